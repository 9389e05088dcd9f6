//===- SeparateStarts.cpp - Gives every op its own start value ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace tttc {
#define GEN_PASS_DEF_SEPARATESTARTSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Larger constants, in bytes, are filled at run time where they are used; for smaller ones, the
/// code would cost more than the data.
static constexpr int64_t mostConstantBytes = 1024;

/// Replaces large splat constants by fills, because as data they would increase the size of the
/// object.
static void fillConstants(Operation *root) {
  SmallVector<arith::ConstantOp> constants;
  root->walk([&](arith::ConstantOp constant) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    auto type = dyn_cast<RankedTensorType>(constant.getType());
    if (splat && type && !type.getEncoding() && type.getElementType().isIntOrFloat() &&
        type.getNumElements() > 8 * mostConstantBytes / type.getElementTypeBitWidth()) {
      constants.push_back(constant);
    }
  });
  for (arith::ConstantOp constant : constants) {
    OpBuilder builder(constant);
    Location loc = constant.getLoc();
    auto type = cast<RankedTensorType>(constant.getType());
    auto element = cast<SplatElementsAttr>(constant.getValue()).getSplatValue<TypedAttr>();
    Value value = arith::ConstantOp::create(builder, loc, element);
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
    constant->replaceAllUsesWith(linalg::FillOp::create(builder, loc, value, empty));
    constant.erase();
  }
}

/// Makes an op that starts from a value its block yields work on a copy. Vectors that overwrite the
/// whole value would otherwise be written to the memory of the loop-carried value, because the op
/// that wrote it is folded away.
static void copyCarriedStarts(Operation *root) {
  SmallVector<OpOperand *> carried;
  root->walk([&](linalg::LinalgOp op) {
    auto yielded = op->getBlock()->back().getOperands();
    for (OpOperand &init : op.getDpsInitsMutable()) {
      auto type = dyn_cast<RankedTensorType>(init.get().getType());
      if (type && type.hasStaticShape() && !isa<linalg::CopyOp>(op) &&
          llvm::is_contained(yielded, init.get())) {
        carried.push_back(&init);
      }
    }
  });
  for (OpOperand *init : carried) {
    auto op = cast<linalg::LinalgOp>(init->getOwner());
    OpBuilder builder(op);
    auto type = cast<RankedTensorType>(init->get().getType());
    Value start =
        tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(), type.getElementType());
    if (op.payloadUsesValueFromOperand(init)) {
      start = linalg::CopyOp::create(builder, op.getLoc(), init->get(), start).getResult(0);
    }
    init->set(start);
  }
}

namespace {
struct SeparateStartsPass : tttc::impl::SeparateStartsPassBase<SeparateStartsPass> {
  using SeparateStartsPassBase::SeparateStartsPassBase;

  void runOnOperation() override {
    fillConstants(getOperation());
    copyCarriedStarts(getOperation());
    SmallVector<Operation *> starts;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::FillOp, tensor::EmptyOp>(op)) {
        starts.push_back(op);
      }
    });
    OpBuilder builder(&getContext());
    // Fills come before the empty tensors that they fill.
    for (Operation *start : llvm::reverse(starts)) {
      if (start->getNumResults() == 0 || start->use_empty()) {
        continue; // a fill of memory, or without a use
      }
      for (OpOperand &use :
           llvm::make_early_inc_range(llvm::drop_begin(start->getResult(0).getUses()))) {
        builder.setInsertionPoint(use.getOwner());
        use.set(builder.clone(*start)->getResult(0));
      }
    }
  }
};
} // namespace
