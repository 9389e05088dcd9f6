//===- FuseElementwise.cpp - Fuse elementwise linalg ops ------------------ ===//
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
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "tttc/Conversion/TTTToLinalg/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// A producer that only repeats or permutes its input.
static bool onlyRepeats(Operation *producer) {
  auto generic = dyn_cast<linalg::GenericOp>(producer);
  return generic && generic.getBody()->without_terminator().empty();
}

namespace {
struct FuseElementwisePass : tttc::impl::FuseElementwisePassBase<FuseElementwisePass> {
  using FuseElementwisePassBase::FuseElementwisePassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, [](OpOperand *operand) {
      Operation *producer = operand->get().getDefiningOp();
      return producer && (producer->hasOneUse() || onlyRepeats(producer));
    });
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      signalPassFailure();
    }
  }
};
} // namespace
