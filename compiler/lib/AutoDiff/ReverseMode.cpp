//===- ReverseMode.cpp - Reverse-mode differentiation of a block ---------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward: mark what depends on the inputs asked for. Backward: walk the marked ops
// in reverse and add up what the table's rows give. Only marked operands get code.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/ReverseMode.h"

#include "tttc/AutoDiff/Derivatives.h"
#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Streams are added group by group: nothing works on all rows of one at once.
static Value addTensors(OpBuilder &builder, Location loc, Value a, Value b) {
  RankedTensorType type = tensorType(a);
  if (type.hasStaticShape()) {
    return arith::AddFOp::create(builder, loc, a, b);
  }
  constexpr int64_t rows = 64;
  auto loop = EveryOp::create(builder, loc, TypeRange(type), rows, Value(), Value(),
                              ValueRange{a, b}, ValueRange(), /*reverse=*/false);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&loop.getBody());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] = rows;
  auto group = RankedTensorType::get(shape, type.getElementType());
  body->addArguments({builder.getIndexType(), builder.getIndexType(), group, group},
                     SmallVector<Location>(4, loc));
  Value sum = arith::AddFOp::create(builder, loc, body->getArgument(2), body->getArgument(3));
  YieldOp::create(builder, loc, sum);
  return loop.getResult(0);
}

LogicalResult tttc::differentiate(Block &block, ValueRange wrt,
                                  ArrayRef<std::pair<Value, Value>> seeds,
                                  llvm::DenseMap<Value, Value> &cotangents) {
  llvm::DenseSet<Value> active(wrt.begin(), wrt.end());
  SmallVector<Operation *> tape;
  for (Operation &op : block.without_terminator()) {
    if (hasZeroDerivative(&op) ||
        !llvm::any_of(valuesRead(&op), [&](Value read) { return active.contains(read); })) {
      continue;
    }
    tape.push_back(&op);
    active.insert(op.getResults().begin(), op.getResults().end());
  }

  OpBuilder builder = OpBuilder::atBlockTerminator(&block);
  auto accumulate = [&](Value value, Value cotangent) {
    Value &sum = cotangents[value];
    sum = sum ? addTensors(builder, value.getLoc(), sum, cotangent) : cotangent;
  };
  for (auto [value, cotangent] : seeds) {
    accumulate(value, cotangent);
  }
  for (Operation *op : llvm::reverse(tape)) {
    SmallVector<Value> given = llvm::map_to_vector(
        op->getResults(), [&](Value result) { return cotangents.lookup(result); });
    if (llvm::none_of(given, [](Value cotangent) { return bool(cotangent); })) {
      continue;
    }
    if (isTokenLoop(op)) {
      llvm::MapVector<Value, Value> gradients;
      if (failed(differentiateLoop(builder, op, active, given, cotangents, gradients))) {
        return failure();
      }
      for (Value result : op->getResults()) {
        cotangents.erase(result); // the loop is replaced
        active.erase(result);
      }
      if (op->use_empty() && op->getRegion(0).empty()) {
        op->erase();
      }
      for (auto [value, gradient] : gradients) {
        accumulate(value, gradient);
      }
      continue;
    }
    if (auto attention = dyn_cast<AttentionOp>(op)) {
      auto gradient = AttentionGradientOp::create(
          builder, op->getLoc(), attention.getQueries(), attention.getKeys(), attention.getValues(),
          attention.getRows(), attention.getLogs(), given[0], attention.getWindowAttr(),
          attention.getBeforeAttr());
      for (auto [operand, part] : llvm::zip(op->getOperands(), gradient.getResults())) {
        if (active.contains(operand)) {
          accumulate(operand, part);
        }
      }
      continue;
    }
    Value cotangent = given[0];
    const DerivativeRule *rule = op->getNumResults() == 1 ? lookupDerivative(op) : nullptr;
    if (!rule) {
      return op->emitError("no derivative rule for '") << op->getName() << "'";
    }
    // An operand used twice (x * x) is added up before it joins the rest, so that
    // equal contributions are seen to be equal.
    llvm::MapVector<Value, Value> contributions;
    for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
      if (active.contains(operand)) {
        Value part = rule->build(builder, op, index, cotangent);
        Value &sum = contributions[operand];
        sum = sum ? arith::AddFOp::create(builder, op->getLoc(), sum, part) : part;
      }
    }
    for (auto [operand, contribution] : contributions) {
      accumulate(operand, contribution);
    }
  }
  return success();
}
