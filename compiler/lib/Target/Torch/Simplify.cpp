//===- Simplify.cpp - Simplifies IR for readers ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Removes code that only kernels need, and folds known conditions, because PyTorch accepts no
// Python number as a condition.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace tttc;

/// Matches x in x - 2 pi * floor(x / (2 pi) + 1/2), if only sines and cosines use it.
static Value unreduced(arith::SubFOp op) {
  auto turned = op.getRhs().getDefiningOp<arith::MulFOp>();
  auto whole = turned ? turned.getLhs().getDefiningOp<math::FloorOp>() : nullptr;
  auto rounded = whole ? whole.getOperand().getDefiningOp<arith::AddFOp>() : nullptr;
  auto turns = rounded ? rounded.getLhs().getDefiningOp<arith::MulFOp>() : nullptr;
  SplatElementsAttr circle;
  bool isReduction = turns && turns.getLhs() == op.getLhs() &&
                     matchPattern(turned.getRhs(), m_Constant(&circle)) &&
                     circle.getSplatValue<APFloat>().convertToDouble() == 2 * M_PI &&
                     llvm::all_of(op->getUsers(), [](Operation *user) {
                       return isa<math::SinOp, math::CosOp>(user);
                     });
  return isReduction ? op.getLhs() : Value();
}

/// Folds comparisons of splat constants; upstream folds only those of scalars.
static LogicalResult foldComparison(arith::CmpFOp op, PatternRewriter &rewriter) {
  SplatElementsAttr lhs, rhs;
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !matchPattern(op.getLhs(), m_Constant(&lhs)) ||
      !matchPattern(op.getRhs(), m_Constant(&rhs))) {
    return failure();
  }
  const bool holds = arith::applyCmpPredicate(op.getPredicate(), lhs.getSplatValue<APFloat>(),
                                              rhs.getSplatValue<APFloat>());
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, DenseElementsAttr::get(type, holds));
  return success();
}

static void foldConstants(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  patterns.add(foldComparison);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // Correct even if it does not converge: replaced values are equal.
  (void)applyPatternsGreedily(module, std::move(patterns), config);
}

void tttc::simplify(ModuleOp module) {
  foldConstants(module);
  module.walk([](arith::SubFOp op) {
    if (Value angle = unreduced(op)) {
      op.replaceAllUsesWith(angle);
    }
  });
  module.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
    if (isOpTriviallyDead(op)) {
      op->erase();
    }
  });
}
