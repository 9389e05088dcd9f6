//===- LowerVectors.cpp - Lowers vectors to forms that LLVM supports ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "LowerContractions.h"

#include "tttc/Target/LLVM/Passes.h"
#include "tttc/Target/Subnormals.h"

#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_LOWERVECTORSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
/// Loads and stores vectors of rank 0 as scalars.
struct LowerScalarRead : OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getVectorType().getRank() != 0 || !isa<MemRefType>(op.getBase().getType())) {
      return rewriter.notifyMatchFailure(op, "not a scalar in memory");
    }
    Value element = memref::LoadOp::create(rewriter, op.getLoc(), op.getBase(), op.getIndices());
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getVectorType(), element);
    return success();
  }
};

struct LowerScalarWrite : OpRewritePattern<vector::TransferWriteOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getVectorType().getRank() != 0 || !isa<MemRefType>(op.getBase().getType())) {
      return rewriter.notifyMatchFailure(op, "not a scalar in memory");
    }
    Value element = vector::ExtractOp::create(rewriter, op.getLoc(), op.getValueToStore());
    rewriter.replaceOpWithNewOp<memref::StoreOp>(op, element, op.getBase(), op.getIndices());
    return success();
  }
};

/// The number of the only row is 0.
struct FoldStepOfOne : OpRewritePattern<vector::StepOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::StepOp op, PatternRewriter &rewriter) const override {
    if (op.getType().isScalable() || op.getType().getNumElements() != 1) {
      return rewriter.notifyMatchFailure(op, "more than one element");
    }
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, rewriter.getZeroAttr(op.getType()));
    return success();
  }
};

/// Compares scalars instead of vectors that consist of them.
struct CompareScalars : OpRewritePattern<arith::CmpIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CmpIOp op, PatternRewriter &rewriter) const override {
    auto left = op.getLhs().getDefiningOp<vector::BroadcastOp>();
    auto right = op.getRhs().getDefiningOp<vector::BroadcastOp>();
    if (!left || !right || !left.getSourceType().isIntOrIndex() ||
        left.getSourceType() != right.getSourceType()) {
      return rewriter.notifyMatchFailure(op, "not of two scalars");
    }
    Value result = arith::CmpIOp::create(rewriter, op.getLoc(), op.getPredicate(), left.getSource(),
                                         right.getSource());
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getType(), result);
    return success();
  }
};

/// Selects a whole vector: a mask of equal bits takes instructions, which bound masked rows.
struct SelectByScalar : OpRewritePattern<arith::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::SelectOp op, PatternRewriter &rewriter) const override {
    auto condition = op.getCondition().getDefiningOp<vector::BroadcastOp>();
    if (!condition || !condition.getSourceType().isInteger(1)) {
      return rewriter.notifyMatchFailure(op, "not by one scalar");
    }
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, condition.getSource(), op.getTrueValue(),
                                                 op.getFalseValue());
    return success();
  }
};

struct LowerVectorsPass : tttc::impl::LowerVectorsPassBase<LowerVectorsPass> {
  using LowerVectorsPassBase::LowerVectorsPassBase;

  /// Applies one pattern set separately.
  void apply(function_ref<void(RewritePatternSet &)> populate) {
    RewritePatternSet patterns(&getContext());
    populate(patterns);
    // Loops have single blocks; region simplification would take longer than all the patterns.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Not converging within the limit is no error: remaining ops are lowered later.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }

  void runOnOperation() override {
    apply([](RewritePatternSet &p) {
      memref::populateFoldMemRefAliasOpPatterns(p);
      p.add<FoldStepOfOne, CompareScalars, SelectByScalar>(p.getContext());
    });
    apply([&](RewritePatternSet &p) {
      tttc::populateContractionPatterns(p);
      if (reassociate) {
        tttc::populateSumByLanePattern(p);
      }
      vector::populateVectorContractLoweringPatterns(p,
                                                     vector::VectorContractLowering::OuterProduct);
    });
    apply([](RewritePatternSet &p) {
      vector::populateVectorMultiReductionLoweringPatterns(
          p, vector::VectorMultiReductionLowering::InnerReduction);
    });
    apply([](RewritePatternSet &p) { vector::populateVectorOuterProductLoweringPatterns(p); });
    apply([](RewritePatternSet &p) {
      vector::populateVectorTransferPermutationMapLoweringPatterns(p);
    });
    apply([](RewritePatternSet &p) {
      vector::populateVectorTransposeLoweringPatterns(
          p, vector::VectorTransposeLowering::Shuffle16x16);
    });
    apply([](RewritePatternSet &p) { vector::populateVectorBroadcastLoweringPatterns(p); });
    apply([](RewritePatternSet &p) { vector::populateVectorShapeCastLoweringPatterns(p); });
    apply([](RewritePatternSet &p) {
      populateVectorToSCFConversionPatterns(p, VectorTransferToSCFOptions().enableFullUnroll());
    });
    // Last, because the lowering of permutations creates reads of single elements.
    apply([](RewritePatternSet &p) { p.add<LowerScalarRead, LowerScalarWrite>(p.getContext()); });
    tttc::scaleSubnormalsOfLogs(getOperation());
    apply([](RewritePatternSet &p) { populateMathPolynomialApproximationPatterns(p); });
  }
};
} // namespace
