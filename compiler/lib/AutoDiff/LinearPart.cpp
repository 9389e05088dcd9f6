//===- LinearPart.cpp - Linear parts of affine programs ------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The linear part of a sum is the sum of the linear parts; that of a product with a factor that
// does not depend on the start is the product of the linear part with the factor.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/LinearPart.h"

#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

RankedTensorType LinearPart::typeOf(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  auto axis = columns.find(value);
  if (axis == columns.end()) {
    return type;
  }
  SmallVector<int64_t> shape(type.getShape());
  shape[axis->second] = extent;
  return type.clone(shape);
}

Value LinearPart::factor(OpBuilder &builder, Value value) const {
  if (!columns.contains(value)) {
    return value;
  }
  Operation *op = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<arith::ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    return splat
               ? arith::ConstantOp::create(builder, op->getLoc(), splat.resizeSplat(typeOf(value)))
               : Value();
  }
  if (!isa_and_nonnull<BroadcastOp>(op) &&
      !(op && op->hasTrait<OpTrait::Elementwise>() && op->getNumResults() == 1)) {
    return Value();
  }
  IRMapping mapping;
  for (Value operand : op->getOperands()) {
    Value one = factor(builder, operand);
    if (!one) {
      return Value();
    }
    mapping.map(operand, one);
  }
  Operation *copy = builder.clone(*op, mapping);
  copy->getResult(0).setType(typeOf(value));
  return copy->getResult(0);
}

Operation *LinearPart::addTo(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    if (Operation *why = isa<TokenLoopOpInterface>(op) ? addLoop(&op) : add(&op)) {
      return why;
    }
  }
  return nullptr;
}

Operation *LinearPart::add(Operation *op) {
  llvm::SmallBitVector dependent(op->getNumOperands());
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    dependent[i] = bool(of(operand));
  }
  if (dependent.none()) {
    const bool readsInside =
        op->getNumRegions() != 0 &&
        llvm::any_of(valuesRead(op), [&](Value value) { return bool(of(value)); });
    return readsInside ? op : nullptr;
  }
  // Shapes in the attributes of slices are not adapted to other columns.
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      (extent != 0 && isa<OffsetSizeAndStrideOpInterface>(op))) {
    return op;
  }
  OpBuilder builder(op);
  builder.setInsertionPointAfter(op);
  Value result = op->getResult(0);
  if (isa<arith::AddFOp, arith::SubFOp>(op) && !dependent.all()) {
    Value part = of(op->getOperand(dependent.find_first()));
    const bool isNegative = isa<arith::SubFOp>(op) && dependent.test(1);
    set(result, isNegative ? arith::NegFOp::create(builder, op->getLoc(), part).getResult() : part);
    return nullptr;
  }
  if (linearityIn(op, dependent) != Linearity::Linear) {
    return op;
  }
  IRMapping mapping;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    Value one = dependent.test(i) ? of(operand) : factor(builder, operand);
    if (!one) {
      return op;
    }
    mapping.map(operand, one);
  }
  Operation *part = builder.clone(*op, mapping);
  part->getResult(0).setType(typeOf(result));
  set(result, part->getResult(0));
  return nullptr;
}

/// Adds the results of the op, and values of its body, that depend on `values`.
static void addDependent(Operation *op, llvm::DenseSet<Value> &values) {
  auto addIf = [&](bool isDependent, Value value) {
    return isDependent && values.insert(value).second;
  };
  auto loop = dyn_cast<TokenLoopOpInterface>(op);
  if (!loop) {
    const bool isDependent =
        llvm::any_of(valuesRead(op), [&](Value value) { return values.contains(value); });
    for (Value result : op->getResults()) {
      addIf(isDependent, result);
    }
    return;
  }
  for (auto [argument, stream] : llvm::zip_equal(loop.getTokenArgs(), loop.getTokens())) {
    addIf(values.contains(stream), argument);
  }
  for (auto [argument, init] : llvm::zip_equal(loop.getCarriedArgs(), loop.getInits())) {
    addIf(values.contains(init), argument);
  }
  auto yielded = loop.getYield()->getOperands();
  for (bool isStable = false; !isStable;) {
    for (Operation &inner : loop.getStep().without_terminator()) {
      addDependent(&inner, values);
    }
    isStable = true;
    for (auto [argument, next] : llvm::zip_first(loop.getCarriedArgs(), yielded)) {
      isStable &= !addIf(values.contains(next), argument);
    }
  }
  for (auto [result, value] : llvm::zip_equal(op->getResults(), yielded)) {
    addIf(values.contains(value), result);
  }
  // A loop without steps returns what it starts from.
  for (auto [result, argument] : llvm::zip_equal(loop.getCarriedResults(), loop.getCarriedArgs())) {
    addIf(values.contains(argument), result);
  }
}

Operation *LinearPart::addLoop(Operation *op) {
  auto loop = cast<TokenLoopOpInterface>(op);
  llvm::DenseSet<Value> dependent(llvm::from_range, llvm::make_first_range(parts));
  if (llvm::none_of(valuesRead(op), [&](Value value) { return dependent.contains(value); })) {
    return nullptr;
  }
  addDependent(op, dependent);
  OpBuilder builder(op);
  auto partOrZero = [&](Value value, Value like) -> Value {
    Value part = of(value);
    return part ? part
                : arith::ConstantOp::create(builder, op->getLoc(),
                                            cast<TypedAttr>(builder.getZeroAttr(typeOf(like))));
  };
  auto dependentOf = [&](ValueRange values) {
    return llvm::filter_to_vector(llvm::seq<unsigned>(values.size()),
                                  [&](unsigned i) { return dependent.contains(values[i]); });
  };
  const unsigned carried = loop.getInits().size();
  SmallVector<unsigned> tokenNumbers = dependentOf(loop.getTokens());
  SmallVector<unsigned> carriedNumbers = dependentOf(loop.getCarriedResults());
  SmallVector<unsigned> rowNumbers = dependentOf(loop.getRowResults());

  // The same loop with the linear parts behind the streams, carried tensors and results.
  SmallVector<Value> tokens(loop.getTokens()), inits(loop.getInits());
  SmallVector<Type> types(loop.getCarriedResults().getTypes());
  for (unsigned i : tokenNumbers) {
    tokens.push_back(of(loop.getTokens()[i]));
  }
  for (unsigned i : carriedNumbers) {
    inits.push_back(partOrZero(loop.getInits()[i], loop.getCarriedArgs()[i]));
    types.push_back(typeOf(loop.getCarriedArgs()[i]));
  }
  llvm::append_range(types, loop.getRowResults().getTypes());
  for (unsigned i : rowNumbers) {
    types.push_back(typeOf(loop.getRowResults()[i]));
  }
  TokenLoopOpInterface wider = loop.createLike(builder, types, tokens, inits, loop.getReverse());
  wider->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  Block &step = loop.getStep();
  SmallVector<Value> tokenArgs(loop.getTokenArgs()), carriedArgs(loop.getCarriedArgs());
  for (auto [place, i] : llvm::enumerate(tokenNumbers)) {
    set(tokenArgs[i],
        step.insertArgument(loop.getFirstCarriedArg() + place, typeOf(tokenArgs[i]), op->getLoc()));
  }
  for (unsigned i : carriedNumbers) {
    set(carriedArgs[i], step.addArgument(typeOf(carriedArgs[i]), op->getLoc()));
  }
  wider.getBody().takeBody(loop.getBody());
  if (Operation *why = addTo(step)) {
    return why;
  }

  Operation *yield = wider.getYield();
  builder.setInsertionPoint(yield);
  SmallVector<Value> yielded(yield->getOperands());
  SmallVector<Value> wanted(ArrayRef(yielded).take_front(carried));
  for (unsigned i : carriedNumbers) {
    wanted.push_back(partOrZero(yielded[i], carriedArgs[i]));
  }
  llvm::append_range(wanted, ArrayRef(yielded).drop_front(carried));
  for (unsigned i : rowNumbers) {
    wanted.push_back(of(yielded[carried + i]));
  }
  yield->setOperands(wanted);

  const unsigned rows = carried + carriedNumbers.size(),
                 rowParts = rows + loop.getRowResults().size();
  SmallVector<Value> results;
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Value now = wider->getResult(i < carried ? i : rows + i - carried);
    if (auto axis = columns.find(result); axis != columns.end()) {
      columns.try_emplace(now, axis->second);
    }
    results.push_back(now);
  }
  for (auto [place, i] : llvm::enumerate(carriedNumbers)) {
    set(results[i], wider->getResult(carried + place));
  }
  for (auto [place, i] : llvm::enumerate(rowNumbers)) {
    set(results[carried + i], wider->getResult(rowParts + place));
  }
  op->replaceAllUsesWith(results);
  // Values of later ops may get their addresses.
  for (Value result : op->getResults()) {
    columns.erase(result);
    parts.erase(result);
  }
  op->erase();
  return nullptr;
}
