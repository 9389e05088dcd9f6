//===- HoistAccumulators.cpp - Accumulators stay in registers ------------- ===//
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
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_HOISTACCUMULATORSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
struct HoistAccumulatorsPass : tttc::impl::HoistAccumulatorsPassBase<HoistAccumulatorsPass> {
  using HoistAccumulatorsPassBase::HoistAccumulatorsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    memref::populateFoldMemRefAliasOpPatterns(patterns);
    // Loops have single blocks: there are no others to look for.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // No fixed point within the limit is no error: what is left stays in its loop.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    linalg::hoistRedundantVectorTransfers(getOperation(), /*verifyNonZeroTrip=*/true);
  }
};
} // namespace
