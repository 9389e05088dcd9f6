//===- StateMap.cpp - What a mini-batch does to the state ----------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Abstract interpretation: every value gets the class of its dependence on what the loop
// carries. Loops inside are interpreted until what they carry has a class that holds.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/StateMap.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {
class Classifier {
public:
  StateMap of(Value value) const { return classes.lookup_or(value, StateMap::Constant); }
  void set(Value value, StateMap map) { classes[value] = map; }
  void visit(Block &block) {
    for (Operation &op : block) {
      visit(&op);
    }
  }
  /// Which carried tensor an additive value is a multiple of, increments apart.
  void setOrigin(Value value, int64_t index) { origins[value] = index; }
  int64_t originOf(Value value) const { return origins.lookup_or(value, -1); }
  /// The op at which a general value, or the first one on the way to it, became general.
  Operation *reasonOf(Value value) const { return reasons.lookup(value); }

private:
  void visit(Operation *op);
  template <typename LoopOp> void visitLoop(LoopOp loop);
  StateMap classify(Operation *op);
  StateMap worst(ValueRange values) const {
    StateMap map = StateMap::Constant;
    for (Value value : values) {
      map = std::max(map, of(value));
    }
    return map;
  }

  llvm::DenseMap<Value, StateMap> classes;
  llvm::DenseMap<Value, int64_t> origins;
  llvm::DenseMap<Value, Operation *> reasons;
};
} // namespace

/// Sums of entries and their moves: linear, but no longer entry by entry.
static bool isLinear(Operation *op) {
  return isa<ReduceSumOp, BroadcastOp, ValidRowsOp, PadRowsOp, ShiftRowsOp, TrilOp, RowAtOp,
             tensor::ExtractSliceOp, tensor::InsertSliceOp>(op);
}

StateMap Classifier::classify(Operation *op) {
  StateMap map = worst(op->getOperands());
  if (map == StateMap::Constant || isa<arith::NegFOp>(op)) {
    return map;
  }
  if (isa<arith::AddFOp, arith::SubFOp>(op)) {
    // A sum of two carried tensors is a multiple of neither.
    bool isMixed =
        llvm::none_of(op->getOperands(), [&](Value v) { return of(v) == StateMap::Constant; }) &&
        originOf(op->getOperand(0)) != originOf(op->getOperand(1));
    return isMixed ? std::max(map, StateMap::Affine) : map;
  }
  auto is = [&](unsigned operand, StateMap wanted) {
    return of(op->getOperand(operand)) == wanted;
  };
  bool oneIsFree =
      op->getNumOperands() == 2 && (is(0, StateMap::Constant) || is(1, StateMap::Constant));
  bool isScaling =
      isa<arith::MulFOp>(op) ? oneIsFree : isa<arith::DivFOp>(op) && is(1, StateMap::Constant);
  if (isScaling) {
    return map;
  }
  bool selects = isa<arith::SelectOp>(op) && is(0, StateMap::Constant);
  bool solves = isa<TrilSolveOp>(op) && is(0, StateMap::Constant) &&
                (op->getNumOperands() == 2 || is(2, StateMap::Constant));
  bool isAffine =
      selects || solves || isLinear(op) || (isa<ContractOp, TrilMatmulOp>(op) && oneIsFree);
  return isAffine ? std::max(map, StateMap::Affine) : StateMap::General;
}

/// Until the class of what is carried holds after one more run; there are four.
template <typename LoopOp> void Classifier::visitLoop(LoopOp loop) {
  Block &body = loop.getBody().front();
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    set(argument, of(stream));
    reasons[argument] = reasonOf(stream);
  }
  for (auto [argument, init] : llvm::zip(loop.getCarriedArgs(), loop.getInits())) {
    set(argument, of(init));
    setOrigin(argument, originOf(init));
    reasons[argument] = reasonOf(init);
  }
  Operation *yield = body.getTerminator();
  for (bool isStable = false; !isStable;) {
    visit(body);
    isStable = true;
    for (auto [argument, next] : llvm::zip(loop.getCarriedArgs(), yield->getOperands())) {
      StateMap map = std::max(of(argument), of(next));
      if (of(next) == StateMap::Additive && originOf(next) != originOf(argument)) {
        map = std::max(map, StateMap::Affine);
      }
      isStable &= map == of(argument);
      if (map == StateMap::General && !reasonOf(argument)) {
        reasons[argument] = reasonOf(next);
      }
      set(argument, map);
    }
  }
  for (auto [result, value] : llvm::zip(loop->getResults(), yield->getOperands())) {
    set(result, of(value));
    setOrigin(result, originOf(value));
    reasons[result] = reasonOf(value);
  }
}

void Classifier::visit(Operation *op) {
  if (auto loop = dyn_cast<EveryOp>(op)) {
    return visitLoop(loop);
  }
  if (auto loop = dyn_cast<EachTokenOp>(op)) {
    return visitLoop(loop);
  }
  StateMap map = classify(op);
  Operation *reason = map == StateMap::General ? op : nullptr;
  for (Value operand : llvm::reverse(op->getOperands())) {
    if (of(operand) == StateMap::General) {
      reason = reasonOf(operand);
    }
  }
  for (Value result : op->getResults()) {
    set(result, map);
    reasons[result] = reason;
    for (Value operand : op->getOperands()) {
      if (of(operand) != StateMap::Constant) {
        setOrigin(result, originOf(operand));
      }
    }
  }
}

llvm::StringRef tttc::stateMapName(StateMap map) {
  static constexpr llvm::StringLiteral names[] = {"constant", "additive", "affine", "general"};
  return names[static_cast<int>(map)];
}

StateMapResult tttc::classifyStateMap(EveryOp loop) {
  Classifier classifier;
  for (auto [i, argument] : llvm::enumerate(loop.getCarriedArgs())) {
    classifier.set(argument, StateMap::Additive);
    classifier.setOrigin(argument, i);
  }
  Block &body = loop.getBody().front();
  classifier.visit(body);
  StateMap map = StateMap::Constant;
  Operation *why = nullptr;
  auto carried = body.getTerminator()->getOperands().take_front(loop.getInits().size());
  for (auto [i, value] : llvm::enumerate(carried)) {
    map = std::max(map, classifier.of(value));
    if (!why) {
      why = classifier.reasonOf(value);
    }
    if (classifier.of(value) == StateMap::Additive && classifier.originOf(value) != int64_t(i)) {
      map = std::max(map, StateMap::Affine);
    }
  }
  return {map, why};
}
