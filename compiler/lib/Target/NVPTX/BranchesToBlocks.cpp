//===- BranchesToBlocks.cpp - Lowers branches and loops to blocks ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/NVPTX/Passes.h"

#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_BRANCHESTOBLOCKSPASS
#include "tttc/Target/NVPTX/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
struct BranchesToBlocksPass : tttc::impl::BranchesToBlocksPassBase<BranchesToBlocksPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    FrozenRewritePatternSet frozen(std::move(patterns));
    SmallVector<Operation *> branches;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<scf::ForOp, scf::IfOp>(op)) {
        branches.push_back(op);
      }
    });
    // The driver processes the list from its end.
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps)
        .enableFolding(false)
        .enableConstantCSE(false);
    if (failed(applyOpPatternsGreedily(branches, frozen, config))) {
      signalPassFailure();
    }
  }
};
} // namespace
