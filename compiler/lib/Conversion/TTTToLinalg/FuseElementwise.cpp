//===- FuseElementwise.cpp - Fuses elementwise linalg ops -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "tttc/Conversion/TTTToLinalg/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Returns true for a producer that only broadcasts or permutes its input.
static bool isBroadcast(Operation *producer) {
  auto generic = dyn_cast<linalg::GenericOp>(producer);
  return generic && generic.getBody()->without_terminator().empty();
}

/// Comparisons must not be materialized in memory: a vector of i1 is stored as bits, but a single
/// i1 is read as a byte.
static bool isComparison(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getElementType().isInteger(1);
  });
}

/// Returns true if the consumer computes each element of the producer once. In more loops than the
/// producer's, a division or a function of a row would be computed again for each row.
static bool computesOnce(Operation *producer, Operation *consumer) {
  auto first = dyn_cast<linalg::GenericOp>(producer),
       second = dyn_cast<linalg::GenericOp>(consumer);
  return !first || !second || first.getNumLoops() >= second.getNumLoops();
}

namespace {
/// Clones a comparison for each of its users, so that each clone can be fused.
struct RepeatComparison : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (!isComparison(op) || op.use_empty() || op->hasOneUse()) {
      return failure();
    }
    for (OpOperand &use : llvm::make_early_inc_range(llvm::drop_begin(op->getUses()))) {
      Operation *user = use.getOwner();
      rewriter.setInsertionPoint(op);
      Operation *copy = rewriter.clone(*op);
      unsigned result = cast<OpResult>(use.get()).getResultNumber();
      rewriter.modifyOpInPlace(user, [&] { use.set(copy->getResult(result)); });
    }
    return success();
  }
};

struct FuseElementwisePass : tttc::impl::FuseElementwisePassBase<FuseElementwisePass> {
  using FuseElementwisePassBase::FuseElementwisePassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, [](OpOperand *operand) {
      Operation *producer = operand->get().getDefiningOp();
      return producer && (isBroadcast(producer) ||
                          (producer->hasOneUse() && (isComparison(producer) ||
                                                     computesOnce(producer, operand->getOwner()))));
    });
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    patterns.add<RepeatComparison>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      return signalPassFailure();
    }
    getOperation().walk([&](Operation *op) {
      if (isComparison(op) && !isa<tensor::EmptyOp>(op)) {
        op->emitError("truth values would be kept in memory; expected a comparison whose users "
                      "are elementwise ops");
        signalPassFailure();
      }
    });
  }
};
} // namespace
