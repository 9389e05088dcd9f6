//===- PullGates.cpp - Gates of a matrix out of its products -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTPULLGATESPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// The broadcast of a scalar or a row to a matrix that `value` is; else null.
static BroadcastOp gateOf(Value value) {
  auto gate = value.getDefiningOp<BroadcastOp>();
  return gate && tensorType(gate.getInput()).getRank() < 2 ? gate : BroadcastOp();
}

static Value scaled(OpBuilder &b, Location loc, Value value, Value gate) {
  return arith::MulFOp::create(b, loc, value, broadcastTo(b, loc, gate, tensorType(value)));
}

namespace {
struct PullGate : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ContractOp op, PatternRewriter &rewriter) const override {
    for (bool isLhs : {true, false}) {
      Value matrix = isLhs ? op.getLhs() : op.getRhs(), row = isLhs ? op.getRhs() : op.getLhs();
      auto product = matrix.getDefiningOp<arith::MulFOp>();
      if (!product || tensorType(matrix).getRank() != 2 || tensorType(row).getRank() != 1 ||
          tensorType(op.getResult()).getRank() != 1) {
        continue;
      }
      BroadcastOp gate = gateOf(product.getLhs());
      Value plain = gate ? product.getRhs() : product.getLhs();
      gate = gate ? gate : gateOf(product.getRhs());
      if (!gate) {
        continue;
      }
      Location loc = op.getLoc();
      Value factor = gate.getInput();
      // A gate along the summed axis scales the row, any other gate the result.
      unsigned axis = gate.getAxes()[0] == 0 ? 1 : 0;
      StringRef axes = isLhs ? op.lhsAxes() : op.rhsAxes();
      bool isSummed = tensorType(factor).getRank() == 1 && !op.resultAxes().contains(axes[axis]);
      if (isSummed) {
        row = scaled(rewriter, loc, row, factor);
      }
      Value result = ContractOp::create(rewriter, loc, op.getSubscripts(), isLhs ? plain : row,
                                        isLhs ? row : plain);
      rewriter.replaceOp(op, isSummed ? result : scaled(rewriter, loc, result, factor));
      return success();
    }
    return failure();
  }
};

struct TTTPullGatesPass : ttt::impl::TTTPullGatesPassBase<TTTPullGatesPass> {
  using TTTPullGatesPassBase::TTTPullGatesPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<PullGate>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      signalPassFailure();
    }
  }
};
} // namespace
