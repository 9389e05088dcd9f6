//===- StateMap.cpp - Classes of state updates by mini-batches ------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Abstract interpretation: every value gets the class of its dependence on the carried
// tensors. Inner loops are interpreted up to a fixpoint of their carried tensors' classes.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/StateMap.h"

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
  /// The carried tensor that an additive value is a multiple of, apart from increments.
  void setOrigin(Value value, int64_t index) { origins[value] = index; }
  int64_t originOf(Value value) const { return origins.lookup_or(value, -1); }
  /// The op at which a general value, or the first one on the way to it, became general.
  Operation *reasonOf(Value value) const { return reasons.lookup(value); }

private:
  void visit(Operation *op);
  void visitLoop(TokenLoopOpInterface loop);
  StateMap classify(Operation *op);

  llvm::DenseMap<Value, StateMap> classes;
  llvm::DenseMap<Value, int64_t> origins;
  llvm::DenseMap<Value, Operation *> reasons;
};
} // namespace

StateMap Classifier::classify(Operation *op) {
  StateMap map = StateMap::Constant;
  llvm::SmallBitVector dependent(op->getNumOperands());
  Value first;
  bool isMixed = false; // a sum of two carried tensors is a multiple of neither
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    if (of(operand) != StateMap::Constant) {
      map = std::max(map, of(operand));
      dependent.set(i);
      isMixed |= first && originOf(operand) != originOf(first);
      first = operand;
    }
  }
  if (map == StateMap::Constant) {
    return map;
  }
  if (linearityIn(op, dependent) == Linearity::General) {
    return StateMap::General;
  }
  // Elementwise ops preserve multiples; sums and moves of elements are only linear.
  bool keepsEntries = op->hasTrait<OpTrait::Elementwise>() && !isMixed;
  return keepsEntries ? map : std::max(map, StateMap::Affine);
}

/// Interprets the loop until the classes of its carried tensors do not change. This terminates,
/// because classes only rise and there are four.
void Classifier::visitLoop(TokenLoopOpInterface loop) {
  for (auto [argument, stream] : llvm::zip(loop.getTokenArgs(), loop.getTokens())) {
    set(argument, of(stream));
    reasons[argument] = reasonOf(stream);
  }
  for (auto [argument, init] : llvm::zip(loop.getCarriedArgs(), loop.getInits())) {
    set(argument, of(init));
    setOrigin(argument, originOf(init));
    reasons[argument] = reasonOf(init);
  }
  Operation *yield = loop.getYield();
  for (bool isStable = false; !isStable;) {
    visit(loop.getStep());
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
  if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
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

StateMapResult tttc::classifyStateMap(TokenLoopOpInterface loop) {
  Classifier classifier;
  for (auto [i, argument] : llvm::enumerate(loop.getCarriedArgs())) {
    classifier.set(argument, StateMap::Additive);
    classifier.setOrigin(argument, i);
  }
  Block &body = loop.getStep();
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
