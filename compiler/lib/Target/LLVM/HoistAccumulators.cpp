//===- HoistAccumulators.cpp - Keeps accumulators in registers ------------===//
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

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Hoisting.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_HOISTACCUMULATORSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Hoists transfers out of `loop` and the loops nested in it.
static void hoistTransfers(scf::ForOp loop) {
  // The upstream function revisits its whole root after each hoisting, so each loop is passed
  // separately, in a region to which hoisted ops can move.
  IRRewriter rewriter(loop);
  auto region = scf::ExecuteRegionOp::create(rewriter, loop.getLoc(), loop.getResultTypes());
  rewriter.replaceAllUsesWith(loop.getResults(), region.getResults());
  Block *block = rewriter.createBlock(&region.getRegion());
  rewriter.moveOpBefore(loop, block, block->end());
  rewriter.setInsertionPointToEnd(block);
  auto yield = scf::YieldOp::create(rewriter, loop.getLoc(), loop.getResults());
  linalg::hoistRedundantVectorTransfers(region, /*verifyNonZeroTrip=*/true);
  SmallVector<Value> results(yield.getOperands());
  rewriter.eraseOp(yield);
  rewriter.inlineBlockBefore(block, region);
  rewriter.replaceOp(region, results);
}

namespace {
struct HoistAccumulatorsPass : tttc::impl::HoistAccumulatorsPassBase<HoistAccumulatorsPass> {
  using HoistAccumulatorsPassBase::HoistAccumulatorsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    memref::populateFoldMemRefAliasOpPatterns(patterns);
    // Loops have single blocks, so region simplification finds nothing.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Not converging within the limit is no error: remaining transfers stay in their loops.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    for (scf::ForOp loop : llvm::to_vector(getOperation().getBody().getOps<scf::ForOp>())) {
      hoistTransfers(loop);
    }
  }
};
} // namespace
