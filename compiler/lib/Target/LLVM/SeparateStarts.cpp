//===- SeparateStarts.cpp - A start value for every op that updates one --- ===//
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

/// Constants of more bytes than this are filled in where they are used. What is smaller costs less
/// than the code that fills it.
static constexpr int64_t mostConstantBytes = 1024;

/// A large constant of one repeated element as the filling of memory: as data it would make the
/// object as large as it is.
static void fillConstants(Operation *root) {
  SmallVector<arith::ConstantOp> constants;
  root->walk([&](arith::ConstantOp constant) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    auto type = dyn_cast<RankedTensorType>(constant.getType());
    if (splat && type && type.getElementType().isIntOrFloat() &&
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

/// An op that starts from what its block yields works on a copy. Vectors that overwrite all of it
/// would be written into the memory of the value that is carried: what wrote that is folded away.
static void copyCarriedStarts(Operation *root) {
  SmallVector<OpOperand *> carried;
  root->walk([&](linalg::LinalgOp op) {
    auto yielded = op->getBlock()->getTerminator()->getOperands();
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
    // Fills before the empty tensors they fill.
    for (Operation *start : llvm::reverse(starts)) {
      for (OpOperand &use :
           llvm::make_early_inc_range(llvm::drop_begin(start->getResult(0).getUses()))) {
        builder.setInsertionPoint(use.getOwner());
        use.set(builder.clone(*start)->getResult(0));
      }
    }
  }
};
} // namespace
