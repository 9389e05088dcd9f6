//===- DeriveInnerGradient.cpp - Differentiate ttt.grad ------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. The derivative table and the reverse mode are in AutoDiff/.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/ReverseMode.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTDERIVEINNERGRADIENTPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// Differentiates the body in place, then moves it in front of the op.
static LogicalResult derive(GradOp grad) {
  Block &body = grad.getBody().front();
  auto yield = cast<YieldOp>(body.getTerminator());
  Value loss = yield.getValues()[0];
  OpBuilder builder(yield);
  Value one = createSplat(builder, grad.getLoc(), tensorType(loss), 1);

  llvm::DenseMap<Value, Value> cotangents;
  if (failed(tttc::differentiate(body, body.getArguments(), {{loss, one}}, cotangents))) {
    return failure();
  }
  SmallVector<Value> gradients;
  for (BlockArgument state : body.getArguments()) {
    Value gradient = cotangents.lookup(state);
    if (!gradient) {
      builder.setInsertionPoint(yield);
      gradient = createSplat(builder, grad.getLoc(), tensorType(state), 0);
    }
    gradients.push_back(gradient);
  }
  for (auto [argument, point] : llvm::zip(body.getArguments(), grad.getPoints())) {
    // A gradient may be a body argument itself, which is replaced by its point too.
    llvm::replace(gradients, Value(argument), point);
    argument.replaceAllUsesWith(point);
  }
  yield.erase();
  grad->getBlock()->getOperations().splice(Block::iterator(grad), body.getOperations());
  grad.replaceAllUsesWith(gradients);
  grad.erase();
  return success();
}

namespace {
struct TTTDeriveInnerGradientPass
    : ttt::impl::TTTDeriveInnerGradientPassBase<TTTDeriveInnerGradientPass> {
  using TTTDeriveInnerGradientPassBase::TTTDeriveInnerGradientPassBase;

  void runOnOperation() override {
    // Post-order: a gradient inside a loss is derived before the one around it.
    SmallVector<GradOp> grads;
    getOperation()->walk([&](GradOp op) { grads.push_back(op); });
    for (GradOp grad : grads) {
      if (failed(derive(grad))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
