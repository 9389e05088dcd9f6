//===- ReverseMode.cpp - Reverse-mode differentiation of a block ---------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward: mark the ops that depend on `wrt`. Backward: walk the marked ops in reverse
// and add up the cotangents that the table's rows build, for marked operands only.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/ReverseMode.h"

#include "tttc/AutoDiff/Derivatives.h"
#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/AutoDiff/StreamGradient.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace tttc;

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
    if (auto loop = dyn_cast<ttt::TokenLoopOpInterface>(op)) {
      llvm::MapVector<Value, Value> gradients;
      if (failed(differentiateLoop(builder, loop, active, given, cotangents, gradients))) {
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
    if (isStreamOp(op)) {
      for (auto [operand, part] : differentiateStreamOp(builder, op, given[0])) {
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
    // Contributions to an operand used twice (x * x) are added first, before other
    // cotangents, so that equal contributions can be folded (x + x to 2 x).
    llvm::MapVector<Value, Value> contributions;
    for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
      if (active.contains(operand)) {
        Value part = rule->build(builder, op, index, cotangent);
        Value &sum = contributions[operand];
        sum = sum ? addTensors(builder, op->getLoc(), sum, part) : part;
      }
    }
    for (auto [operand, contribution] : contributions) {
      accumulate(operand, contribution);
    }
  }
  return success();
}
