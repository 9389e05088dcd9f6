//===- Translate.cpp - The algorithm of a pipeline ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Op by op, in their order: each kind has a file.
//
//===----------------------------------------------------------------------===//

#include "FuncBuilder.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;

static bool translate(FuncBuilder &b, Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([&](arith::ConstantOp op) { return constant(b, op); })
      .Case([&](tensor::ExtractSliceOp op) { return slice(b, op); })
      .Case([&](tensor::InsertSliceOp op) { return insert(b, op); })
      .Case([&](ttt::ContractOp op) { return contract(b, op); })
      .Case([&](ttt::TrilSolveOp op) { return solve(b, op); })
      .Case([&](ttt::RecurrenceOp op) { return recurrence(b, op); })
      .Case([&](ttt::DecayedProductsOp op) { return decayedProducts(b, op); })
      .Case([&](ttt::DecayedRowsOp op) { return decayedRows(b, op); })
      .Default([&](Operation *op) {
        return selection(b, *op) || reduction(b, *op) || other(b, *op) || elementwise(b, *op);
      });
}

static SmallVector<int64_t> stridesOf(Value memory) {
  return cast<MemRefType>(memory.getType()).getStridesAndOffset().first;
}

static void addParameter(FuncBuilder &b, BlockArgument argument) {
  HalideInput input;
  input.name = "p" + std::to_string(argument.getArgNumber());
  Type type = argument.getType();
  input.type = type.isF32() ? "float" : type.isF64() ? "double" : "int";
  HalideExpr text(input.name);
  if (type.isInteger(1)) {
    text = binary(text, "!=", 0, HalideExpr::Equal);
  }
  Element element;
  element.at = [text](llvm::ArrayRef<HalideExpr>) { return text; };
  b.values[argument] = element;
  b.pipeline.parameters.push_back(input);
}

static HalideInput &addInput(FuncBuilder &b, BlockArgument argument) {
  HalideInput input;
  input.name = "in" + std::to_string(argument.getArgNumber());
  input.type = "Float(" + std::to_string(bitsOf(argument)) + ")";
  input.shape = shapeOf(argument);
  b.values[argument] = b.elementOf(input.name, input.shape);
  b.pipeline.inputs.push_back(input);
  return b.pipeline.inputs.back();
}

static LogicalResult translateBody(FuncBuilder &b, func::FuncOp func) {
  for (Operation &op : func.getBody().front().without_terminator()) {
    if (!translate(b, op)) {
      return op.emitError("'") << op.getName() << "' has no form in Halide yet";
    }
  }
  return success();
}

static HalideFunc &addOutputFunc(FuncBuilder &b, size_t number, llvm::ArrayRef<int64_t> shape) {
  HalideFunc &out = b.addFunc(HalideFunc::Kind::Elementwise, "", shape);
  out.name = "out" + std::to_string(number);
  return out;
}

/// A stored Func is computed in the memory of the output if that has dense rows. One that other
/// Funcs read is not: Halide takes what they read for its own memory, which has the alignment of
/// vectors, while the caller's has that of an element.
static void addOutput(FuncBuilder &b, size_t number, Value value, llvm::ArrayRef<int64_t> strides) {
  HalideFunc *out = b.stored.lookup(value);
  if (!out || out->isOutput || !value.hasOneUse() || (!strides.empty() && strides.back() != 1)) {
    out = &addOutputFunc(b, number, shapeOf(value));
    b.define(*out, b.values.at(value));
  }
  out->isOutput = true;
  out->strides.assign(strides.begin(), strides.end());
  b.pipeline.outputs.push_back(out);
}

FailureOr<HalidePipeline> tttc::translatePipeline(func::FuncOp func, halide::RunOp run) {
  FuncBuilder b;
  b.pipeline.name = func.getSymName().str();
  for (auto [argument, operand] : llvm::zip(func.getArguments(), run->getOperands())) {
    if (isa<RankedTensorType>(argument.getType())) {
      addInput(b, argument).strides = stridesOf(operand);
    } else {
      addParameter(b, argument);
    }
  }
  if (failed(translateBody(b, func))) {
    return failure();
  }
  for (auto [i, value] : llvm::enumerate(func.getBody().front().getTerminator()->getOperands())) {
    addOutput(b, i, value, stridesOf(run.getOuts()[i]));
  }
  return std::move(b.pipeline);
}

/// A parameter that the driver sets beside those of the function.
static HalideExpr addDriverParameter(FuncBuilder &b, const std::string &name) {
  HalideInput parameter;
  parameter.name = name;
  parameter.type = "int";
  b.pipeline.parameters.push_back(parameter);
  return HalideExpr(name);
}

static SmallVector<int64_t> denseStrides(llvm::ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t axis = shape.size(); axis-- > 1;) {
    strides[axis - 1] = strides[axis] * shape[axis];
  }
  return strides;
}

/// An input whose rows are those of a longer tensor.
static void addInput(FuncBuilder &b, BlockArgument argument, Access access) {
  HalideInput &input = addInput(b, argument);
  if (access == Access::Row) {
    input.shape.insert(input.shape.begin(), ShapedType::kDynamic);
  } else if (access == Access::Rows) {
    input.shape.front() = ShapedType::kDynamic;
  }
  input.strides = denseStrides(input.shape);
  if (access == Access::Whole) {
    return;
  }
  const std::string name = input.name;
  HalideExpr first = addDriverParameter(b, name + "_first");
  std::optional<HalideExpr> last;
  if (access == Access::Rows) {
    last = addDriverParameter(b, name + "_last");
  }
  b.values[argument].at = [&b, name, first, last](llvm::ArrayRef<HalideExpr> index) {
    Index inTensor(index.begin(), index.end());
    if (last) {
      inTensor[0] = first + call("min", {inTensor[0], *last});
    } else {
      inTensor.insert(inTensor.begin(), first);
    }
    return b.at(name, inTensor);
  };
}

static void addOutput(FuncBuilder &b, unsigned number, Value value, Access access) {
  SmallVector<int64_t> shape = shapeOf(value);
  if (access == Access::Row) {
    shape.insert(shape.begin(), 1);
  }
  HalideFunc &out = addOutputFunc(b, number, shape);
  out.isOutput = true;
  b.pipeline.outputs.push_back(&out);
  out.strides = denseStrides(shape);
  Element element = b.values.at(value);
  if (access != Access::Whole) {
    out.firstRow = out.name + "_first";
    const HalideExpr first = addDriverParameter(b, out.firstRow);
    out.rowCount = "1";
    if (access == Access::Rows) {
      out.rowCount = addDriverParameter(b, out.name + "_count").text;
    }
    element.at = [inner = element.at, first, access](llvm::ArrayRef<HalideExpr> index) {
      if (access == Access::Row) {
        return inner(index.drop_front());
      }
      Index inTile(index.begin(), index.end());
      inTile[0] = inTile[0] - first;
      return inner(inTile);
    };
  }
  b.define(out, element);
}

FailureOr<HalidePipeline> tttc::translatePipeline(func::FuncOp func,
                                                  const PipelineAccesses &accesses) {
  FuncBuilder b;
  b.pipeline.name = func.getSymName().str();
  b.pipeline.perTask = true;
  addDriverParameter(b, taskCountName.str());
  size_t inputs = 0;
  for (BlockArgument argument : func.getArguments()) {
    if (isa<RankedTensorType>(argument.getType())) {
      addInput(b, argument, accesses.inputs[inputs++]);
    } else {
      addParameter(b, argument);
    }
  }
  if (failed(translateBody(b, func))) {
    return failure();
  }
  for (auto [i, value] : llvm::enumerate(func.getBody().front().getTerminator()->getOperands())) {
    addOutput(b, i, value, accesses.outputs[i]);
  }
  return std::move(b.pipeline);
}
