//===- Writer.cpp - Values and names in Python ---------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Writer.h; the ops themselves are in Elementwise.cpp, Tensors.cpp and Loops.cpp.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::Binding;

/// The most characters of an inlined subexpression.
constexpr size_t longest = 44;

bool tttc::isName(llvm::StringRef text) {
  return llvm::all_of(text, [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// Names by kind: s for a number per token, z for a row per token, A for a matrix between tokens, w
/// for anything else.
std::string Writer::nameFor(Value value) {
  ArrayRef<int64_t> sizes = cast<RankedTensorType>(value.getType()).getShape();
  bool ofAll =
      exprs.allTokens.contains(value) || (!sizes.empty() && ShapedType::isDynamic(sizes[0]));
  bool ofTokens = ofAll || (chunk && !sizes.empty() && sizes[0] == chunk);
  const char *stem = !ofTokens                                          ? "w"
                     : sizes.size() == 1                                ? "s"
                     : !ofAll && sizes.size() == 2 && sizes[1] == chunk ? "A"
                                                                        : "z";
  int i = 1;
  while (!taken.insert(stem + std::to_string(i)).second) {
    ++i;
  }
  return stem + std::to_string(i);
}

void Writer::comment(Location location) {
  auto place = location->findInstanceOf<FileLineColLoc>();
  if (!place || place.getLine() == commented) {
    return;
  }
  commented = place.getLine();
  size_t begin = 0;
  for (unsigned line = 1; line < commented && begin != StringRef::npos; ++line) {
    begin = source.text().find('\n', begin) + 1;
  }
  StringRef row = StringRef(source.text().data(), source.text().size()).substr(begin);
  row = row.split('\n').first.split("//").first.trim(" {}");
  row = row.substr(row.rfind('{') + 1).ltrim();
  if ((row.contains('=') && !row.starts_with("layer ")) || row.starts_with("return")) {
    text.line("# " + row.str());
  }
}

void Writer::define(Value value, Operand operand) {
  bool once = value.hasOneUse() &&
              value.getUses().begin()->getOwner()->getBlock() == value.getParentBlock() &&
              !isa<ttt::EveryOp>(value.getUses().begin()->getOwner());
  const std::string &body = operand.text.text;
  // A row of the result is named at the end of the loop.
  bool isRow = once && exprs.allTokens.contains(value) && isa<ttt::YieldOp>(*value.user_begin());
  bool cheap = body.find_first_of(" (") == std::string::npos && body.size() < 16;
  if (operand.number || cheap || (once && body.size() <= longest) || isRow) {
    exprs.values[value] = operand;
    return;
  }
  comment(value.getLoc());
  std::string name = nameFor(value);
  text.line(name + " = " + body);
  operand.text = {name};
  exprs.values[value] = operand;
}

LogicalResult Writer::op(Operation &op) {
  if (auto loop = dyn_cast<ttt::EveryOp>(op)) {
    return every(loop);
  }
  if (auto coefficients = dyn_cast<ttt::RecurrenceOp>(op)) {
    recurrence(coefficients);
    return success();
  }
  if (op.use_empty()) {
    return success();
  }
  std::optional<Operand> result = exprs.expression(op);
  if (!result) {
    return op.emitError("not supported yet: the dual form of this in PyTorch; '--form=primal' is "
                        "written from the text");
  }
  define(op.getResult(0), std::move(*result));
  return success();
}

LogicalResult Writer::block(Block &block) {
  for (Operation &each : block.without_terminator()) {
    if (failed(op(each))) {
      return failure();
    }
  }
  return success();
}

LogicalResult Writer::write(func::FuncOp func) {
  for (BlockArgument argument : func.getArguments()) {
    std::string name = ttt::argumentTensor(func, argument.getArgNumber()).getName().str();
    auto given = handed.find(name);
    exprs.values[argument] =
        named(argument, given == handed.end() ? torch::pythonName(name) : given->second);
  }
  commented = 0;
  if (failed(block(func.getBody().front()))) {
    return failure();
  }
  for (auto [i, value] : llvm::enumerate(func.getBody().front().getTerminator()->getOperands())) {
    ttt::TensorAttr tensor = ttt::resultTensor(func, i);
    std::string name = tensor.getName().str(), result = exprs.whole(value).text;
    if (tensor.getRole() == ttt::Role::Internal) {
      // Needs a separate name, because the argument or another result of the same name may be read
      // too.
      bool isOwn = isName(result) && !arguments.count(result);
      for (const auto &[other, text] : handed) {
        isOwn &= text != result;
      }
      if (!isOwn) {
        std::string own = torch::freshName(nameOf(name), taken);
        text.line(own + " = " + result);
        result = own;
      }
      handed[name] = result;
      continue;
    }
    // No outer gradient flows from a probe.
    if (tensor.getRole() == ttt::Role::Probe) {
      result = exprs.whole(value).as(Binding::Primary) + ".detach()";
    }
    outputs.push_back({name, result, tensor.has(ttt::Axes::H)});
  }
  return success();
}
