//===- OutlineSteps.cpp - The step of a mini-batch as a function ---------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTOUTLINESTEPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// Clones comparisons that the body reads into it: tensors of truth values are no operands.
static void cloneComparisons(EveryOp op) {
  llvm::SetVector<Value> above;
  getUsedValuesDefinedAbove(op.getBody(), above);
  OpBuilder builder(&op.getBody().front(), op.getBody().front().begin());
  for (Value value : above) {
    if (auto comparison = value.getDefiningOp<arith::CmpFOp>()) {
      replaceAllUsesInRegionWith(value, builder.clone(*comparison)->getResult(0), op.getBody());
    }
  }
}

/// Values from outside that the body reads. Constants are cloned into the body instead, so
/// that they can still be folded.
static SmallVector<Value> captured(EveryOp op) {
  llvm::SetVector<Value> above;
  getUsedValuesDefinedAbove(op.getBody(), above);
  OpBuilder builder(&op.getBody().front(), op.getBody().front().begin());
  SmallVector<Value> values;
  for (Value value : above) {
    Operation *constant = value.getDefiningOp();
    if (!constant || !matchPattern(constant, m_Constant())) {
      values.push_back(value);
      continue;
    }
    replaceAllUsesInRegionWith(value, builder.clone(*constant)->getResult(0), op.getBody());
  }
  return values;
}

/// Moves the body to a new function. `inputs` are the operands of its call: start and count,
/// tokens, captured values, carried tensors; further arguments are one destination per result
/// with rows.
static func::FuncOp moveBody(EveryOp op, ArrayRef<Value> inputs, func::FuncOp parent,
                             SymbolTable &symbols) {
  Location loc = op.getLoc();
  auto yield = cast<YieldOp>(op.getBody().front().getTerminator());
  size_t tokens = op.getTokens().size(), carried = op.getInits().size();
  SmallVector<Type> types(ValueRange(inputs).getTypes());
  llvm::append_range(types, yield.getValues().drop_front(carried).getTypes());
  OpBuilder builder(op.getContext());
  auto step = func::FuncOp::create(loc, (parent.getSymName() + "_step").str(),
                                   builder.getFunctionType(types, yield.getValues().getTypes()));
  step.setPrivate();
  symbols.insert(step, std::next(parent->getIterator()));
  for (size_t i = 0; i < types.size(); ++i) {
    if ((i >= 2 && i < 2 + tokens) || i >= inputs.size()) {
      step.setArgAttr(i, rowsAttrName, builder.getUnitAttr());
    }
  }

  Block *entry = step.addEntryBlock();
  entry->getOperations().splice(entry->end(), yield->getBlock()->getOperations(),
                                yield->getBlock()->begin(), yield->getIterator());
  builder.setInsertionPointToEnd(entry);
  func::ReturnOp::create(builder, loc, yield.getValues());
  for (auto [input, argument] : llvm::zip(inputs, entry->getArguments())) {
    Value value = input;
    value.replaceUsesWithIf(argument,
                            [&](OpOperand &use) { return step->isProperAncestor(use.getOwner()); });
  }
  return step;
}

static void outline(EveryOp op, func::FuncOp parent, SymbolTable &symbols) {
  Block &body = op.getBody().front();
  size_t tokens = op.getTokens().size();
  cloneComparisons(op);
  SmallVector<Value> operands(body.getArguments().take_front(2 + tokens));
  llvm::append_range(operands, captured(op));
  llvm::append_range(operands, body.getArguments().drop_front(2 + tokens));
  func::FuncOp step = moveBody(op, operands, parent, symbols);

  Operation *yield = body.getTerminator();
  OpBuilder builder(yield);
  for (Type type : step.getArgumentTypes().drop_front(operands.size())) {
    auto rows = cast<RankedTensorType>(type);
    operands.push_back(
        tensor::EmptyOp::create(builder, op.getLoc(), rows.getShape(), rows.getElementType()));
  }
  auto call = func::CallOp::create(builder, op.getLoc(), step, operands);
  yield->setOperands(call.getResults());
}

namespace {
struct TTTOutlineStepsPass : ttt::impl::TTTOutlineStepsPassBase<TTTOutlineStepsPass> {
  using TTTOutlineStepsPassBase::TTTOutlineStepsPassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    // Post-order: the body of an inner group is outlined before that of its parent.
    SmallVector<std::pair<EveryOp, func::FuncOp>> work;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      func.walk([&](EveryOp op) { work.push_back({op, func}); });
    }
    for (auto [op, func] : work) {
      outline(op, func, symbols);
    }
  }
};
} // namespace
