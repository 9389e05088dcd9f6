//===- Text.cpp - A pipeline as C++ text ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The statements are the subset of C++ that tttc-halide reads.
//
//===----------------------------------------------------------------------===//

#include "Algorithm.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"

using namespace tttc;

std::string HalideExpr::in(Level outer, bool isRight) const {
  return level < outer || (isRight && level == outer) ? "(" + text + ")" : text;
}

std::optional<int64_t> HalideExpr::number() const {
  int64_t value;
  return llvm::StringRef(text).getAsInteger(10, value) ? std::nullopt
                                                       : std::optional<int64_t>(value);
}

HalideExpr tttc::binary(const HalideExpr &a, llvm::StringRef op, const HalideExpr &b,
                        HalideExpr::Level level) {
  return {a.in(level) + " " + op.str() + " " + b.in(level, /*isRight=*/true), level};
}

HalideExpr tttc::operator+(const HalideExpr &a, const HalideExpr &b) {
  if (a.number() && b.number()) {
    return *a.number() + *b.number();
  }
  if (b.number() && *b.number() < 0) {
    return binary(a, "-", -*b.number(), HalideExpr::Sum);
  }
  return a.number() == 0 ? b : b.number() == 0 ? a : binary(a, "+", b, HalideExpr::Sum);
}

HalideExpr tttc::operator-(const HalideExpr &a, const HalideExpr &b) {
  if (a.number() && b.number()) {
    return *a.number() - *b.number();
  }
  return b.number() == 0 ? a : binary(a, "-", b, HalideExpr::Sum);
}

HalideExpr tttc::operator*(const HalideExpr &a, const HalideExpr &b) {
  return a.number() == 1 ? b : b.number() == 1 ? a : binary(a, "*", b, HalideExpr::Product);
}

HalideExpr tttc::operator/(const HalideExpr &a, const HalideExpr &b) {
  return b.number() == 1 ? a : binary(a, "/", b, HalideExpr::Product);
}

HalideExpr tttc::operator-(const HalideExpr &a) {
  return {"-" + a.in(HalideExpr::Unary, /*isRight=*/true), HalideExpr::Unary};
}

HalideExpr tttc::call(llvm::StringRef function, llvm::ArrayRef<HalideExpr> arguments) {
  std::vector<std::string> texts;
  for (const HalideExpr &argument : arguments) {
    texts.push_back(argument.text);
  }
  return {function.str() + "(" + llvm::join(texts, ", ") + ")"};
}

int64_t HalidePipeline::heapBytes() const {
  // Halide's own limits, and room around a vector that reaches over the end.
  constexpr int64_t onStack = 16 * 1024, around = 1024;
  int64_t bytes = 0;
  for (const auto &func : funcs) {
    int64_t own = sizeof(double); // rotary positions are doubles among floats
    for (int64_t size : func->shape) {
      own *= size;
    }
    if (own >= onStack && !func->isOutput && !func->isFused) {
      // A Func and its accumulator; the parts of a tuple are allocated one by one.
      bytes += (func->accumulator.empty() ? 1 : 2) * func->parts * (own + around);
    }
  }
  return bytes;
}

std::string tttc::writePrelude() {
  std::string text = "#include \"Halide.h\"\n#include <limits>\nusing namespace Halide;\n\n";
  auto declare = [&](llvm::StringRef type, llvm::ArrayRef<llvm::StringRef> names) {
    text += type.str() + " ";
    for (auto [i, name] : llvm::enumerate(names)) {
      text += (i ? ", " : "") + name.str() + "(\"" + name.str() + "\")";
    }
    text += ";\n";
  };
  declare("Var", {"x0", "x1", "x2", "x3"});
  // Loops over the columns (x) and rows (t) of tiles: outer ones and those inside a tile.
  declare("Var", {"xo", "xi", "to", "ti"});
  declare("RVar", {"ro", "ri"});
  // The task: a sequence and a head. Only pipelines for devices have it.
  declare("Var", {"n"});
  return text + libraryFunctions().str();
}

std::string tttc::writePipeline(const HalidePipeline &pipeline) {
  std::string text = "Pipeline " + pipeline.name + "(std::vector<Argument> &arguments) {\n";
  auto line = [&](const llvm::Twine &statement) { text += "  " + statement.str() + "\n"; };
  // Extents and most strides are constants. A call does not check them: the driver passes what is
  // declared here.
  auto dims = [&](const std::string &name, llvm::ArrayRef<int64_t> shape,
                  llvm::ArrayRef<int64_t> strides) {
    for (size_t dim = 0, rank = shape.size(); dim < rank; ++dim) {
      const int64_t extent = shape[rank - 1 - dim], stride = strides[rank - 1 - dim];
      line(name + ".dim(" + llvm::Twine(dim) + ")" +
           (mlir::ShapedType::isDynamic(extent)
                ? std::string(".set_min(0)")
                : ".set_bounds(0, " + std::to_string(extent) + ")") +
           ".set_stride(" +
           (mlir::ShapedType::isDynamic(stride) ? std::string("Expr()") : std::to_string(stride)) +
           ");");
    }
    if (pipeline.perTask) { // a tensor that all tasks share has stride 0
      line(name + ".dim(" + llvm::Twine(shape.size()) + ").set_min(0).set_stride(Expr());");
    }
  };
  std::vector<std::string> arguments, outputs;
  for (const HalideInput &parameter : pipeline.parameters) {
    line("Param<" + parameter.type + "> " + parameter.name + "(\"" + parameter.name + "\");");
    arguments.push_back(parameter.name);
  }
  for (const HalideInput &input : pipeline.inputs) {
    line("ImageParam " + input.name + "(" + input.type + ", " +
         llvm::Twine(input.shape.size() + pipeline.perTask) + ", \"" + input.name + "\");");
    dims(input.name, input.shape, input.strides);
    arguments.push_back(input.name);
  }
  for (const HalideConstant &constant : pipeline.constants) {
    std::vector<std::string> extents;
    for (int64_t extent : llvm::reverse(constant.shape)) {
      extents.push_back(std::to_string(extent));
    }
    line("static " + constant.type + " " + constant.name + "_values[] = {" +
         llvm::join(constant.values, ", ") + "};");
    line("Buffer<" + constant.type + "> " + constant.name + "(" + constant.name + "_values, {" +
         llvm::join(extents, ", ") + "});");
  }
  for (const auto &func : pipeline.funcs) {
    for (const std::string &name : {func->accumulator, func->isFused ? "" : func->name}) {
      if (!name.empty()) {
        line("Func " + name + "(\"" + name + "\");");
      }
    }
    for (const std::string &definition : func->definitions) {
      line(definition);
    }
    if (func->isOutput) {
      llvm::SmallVector<int64_t> shape = func->shape;
      if (!func->firstRow.empty()) {
        shape.front() = mlir::ShapedType::kDynamic;
      }
      dims(func->name + ".output_buffer()", shape, func->strides);
    }
  }
  for (const HalideFunc *output : pipeline.outputs) {
    outputs.push_back(output->name);
  }
  for (const std::string &statement : pipeline.schedule) {
    line(statement);
  }
  line("arguments = {" + llvm::join(arguments, ", ") + "};");
  line("return Pipeline({" + llvm::join(outputs, ", ") + "});");
  return text + "}\n";
}
