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
  Operation *why = nullptr;

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
};
} // namespace

/// Sums of entries and their moves: linear, but no longer entry by entry.
static bool isLinear(Operation *op) {
  return isa<ReduceSumOp, BroadcastOp, ValidRowsOp, ShiftRowsOp, TrilOp, RowAtOp,
             tensor::ExtractSliceOp, tensor::InsertSliceOp>(op);
}

StateMap Classifier::classify(Operation *op) {
  StateMap map = worst(op->getOperands());
  if (map == StateMap::Constant || isa<arith::AddFOp, arith::SubFOp, arith::NegFOp>(op)) {
    return map;
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
  }
  for (auto [argument, init] : llvm::zip(loop.getCarriedArgs(), loop.getInits())) {
    set(argument, of(init));
  }
  Operation *yield = body.getTerminator();
  for (bool isStable = false; !isStable;) {
    visit(body);
    isStable = true;
    for (auto [argument, next] : llvm::zip(loop.getCarriedArgs(), yield->getOperands())) {
      isStable &= of(next) <= of(argument);
      set(argument, std::max(of(argument), of(next)));
    }
  }
  for (auto [result, value] : llvm::zip(loop->getResults(), yield->getOperands())) {
    set(result, of(value));
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
  if (map == StateMap::General && worst(op->getOperands()) != map && !why) {
    why = op;
  }
  for (Value result : op->getResults()) {
    set(result, map);
  }
}

llvm::StringRef tttc::stateMapName(StateMap map) {
  static constexpr llvm::StringLiteral names[] = {"constant", "additive", "affine", "general"};
  return names[static_cast<int>(map)];
}

StateMapResult tttc::classifyStateMap(EveryOp loop) {
  Classifier classifier;
  for (Value argument : loop.getCarriedArgs()) {
    classifier.set(argument, StateMap::Additive);
  }
  Block &body = loop.getBody().front();
  classifier.visit(body);
  StateMap map = StateMap::Constant;
  for (Value value : body.getTerminator()->getOperands().take_front(loop.getInits().size())) {
    map = std::max(map, classifier.of(value));
  }
  return {map, map == StateMap::General ? classifier.why : nullptr};
}
