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

static void addArgument(FuncBuilder &b, BlockArgument argument, Value memory) {
  const std::string number = std::to_string(argument.getArgNumber());
  HalideInput input;
  if (isa<RankedTensorType>(argument.getType())) {
    input.name = "in" + number;
    input.type = "Float(" + std::to_string(bitsOf(argument)) + ")";
    input.shape = shapeOf(argument);
    input.strides = stridesOf(memory);
    b.values[argument] = b.elementOf(input.name, input.shape);
    b.pipeline.inputs.push_back(input);
    return;
  }
  input.name = "p" + number;
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

/// A Func that other Funcs read is computed in the memory of the output if that has dense rows;
/// elsewhere the output is a Func of its own.
static void addOutput(FuncBuilder &b, size_t number, Value value, llvm::ArrayRef<int64_t> strides) {
  HalideFunc *out = b.stored.lookup(value);
  if (!out || out->isOutput || (!strides.empty() && strides.back() != 1)) {
    out = &b.addFunc(HalideFunc::Kind::Elementwise, "", shapeOf(value));
    out->name = "out" + std::to_string(number);
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
    addArgument(b, argument, operand);
  }
  for (Operation &op : func.getBody().front().without_terminator()) {
    if (!translate(b, op)) {
      op.emitError("'") << op.getName() << "' has no form in Halide yet";
      return failure();
    }
  }
  for (auto [i, value] : llvm::enumerate(func.getBody().front().getTerminator()->getOperands())) {
    addOutput(b, i, value, stridesOf(run.getOuts()[i]));
  }
  return std::move(b.pipeline);
}
