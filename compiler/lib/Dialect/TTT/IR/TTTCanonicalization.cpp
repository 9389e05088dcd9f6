//===- TTTCanonicalization.cpp - Loops without dead work ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over time keeps only the tokens, carried tensors and results that
// something reads.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/LoopLiveness.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::ttt;

namespace {
template <typename LoopOp> struct DropUnused : OpRewritePattern<LoopOp> {
  using OpRewritePattern<LoopOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(LoopOp loop, PatternRewriter &rewriter) const override {
    return success(dropUnused(rewriter, loop) != nullptr);
  }
};
} // namespace

void EveryOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused<EveryOp>>(context);
}

void EachTokenOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused<EachTokenOp>>(context);
}
