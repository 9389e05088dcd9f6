//===- ApproximateMath.cpp - Math functions by GPU instructions -----------===//
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
#include "tttc/Target/Subnormals.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_APPROXIMATEMATHPASS
#include "tttc/Target/NVPTX/Passes.h.inc"
} // namespace tttc

using namespace mlir;

namespace {
struct RsqrtToInstruction : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::RsqrtOp op, PatternRewriter &rewriter) const override {
    if (!op.getType().isF32()) {
      return failure();
    }
    auto name = rewriter.getStringAttr("llvm.nvvm.rsqrt.approx.f");
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(op, op.getType(), name, op->getOperands());
    return success();
  }
};

struct ApproximateMathPass : tttc::impl::ApproximateMathPassBase<ApproximateMathPass> {
  void runOnOperation() override {
    tttc::scaleSubnormalsOfLogs(getOperation());
    RewritePatternSet patterns(&getContext());
    auto isApproximated = [](StringRef name) {
      return llvm::is_contained({"math.exp", "math.log", "math.tanh", "math.erf", "math.sin",
                                 "math.cos", "math.expm1", "math.log1p"},
                                name);
    };
    populateMathPolynomialApproximationPatterns(patterns, isApproximated);
    patterns.add<RsqrtToInstruction>(&getContext());
    FrozenRewritePatternSet frozen(std::move(patterns));
    // Twice: expm1 and log1p become exp and log.
    walkAndApplyPatterns(getOperation(), frozen);
    walkAndApplyPatterns(getOperation(), frozen);
    WalkResult left = getOperation()->walk([&](Operation *op) {
      if (isa<math::MathDialect>(op->getDialect()) &&
          !isa<math::SqrtOp, math::FloorOp, math::AbsFOp, math::FmaOp, math::CopySignOp>(op)) {
        op->emitError("'") << op->getName() << "' of " << op->getResult(0).getType()
                           << " has no form on this GPU";
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (left.wasInterrupted()) {
      signalPassFailure();
    }
  }
};
} // namespace
