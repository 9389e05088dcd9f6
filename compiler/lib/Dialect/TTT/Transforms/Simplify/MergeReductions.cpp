//===- MergeReductions.cpp - Row sums in as few rounds as possible -------- ===//
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
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <cmath>

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTMERGEREDUCTIONSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// `value` without `axes`, along which it must be constant; null if it varies along
/// them.
Value withoutAxes(OpBuilder &builder, Value value, ArrayRef<int64_t> axes, RankedTensorType type) {
  if (std::optional<double> splat = splatValue(value)) {
    return createSplat(builder, value.getLoc(), type, *splat);
  }
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (!broadcast ||
      !llvm::all_of(axes, [&](int64_t a) { return llvm::is_contained(broadcast.getAxes(), a); })) {
    return Value();
  }
  // Axes of the broadcast that are not summed are added to the result by a broadcast.
  SmallVector<int64_t> rest;
  for (int64_t axis : broadcast.getAxes()) {
    if (!llvm::is_contained(axes, axis)) {
      rest.push_back(axis - llvm::count_if(axes, [&](int64_t a) { return a < axis; }));
    }
  }
  return rest.empty()
             ? broadcast.getInput()
             : BroadcastOp::create(builder, value.getLoc(), type, broadcast.getInput(), rest)
                   .getResult();
}

bool isConstantAlong(Value value, ArrayRef<int64_t> axes) {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  return splatValue(value) || (broadcast && llvm::all_of(axes, [&](int64_t a) {
                                 return llvm::is_contained(broadcast.getAxes(), a);
                               }));
}

/// The factors of a product tree; negations become a factor of -1.
void collectFactors(Value value, SmallVectorImpl<Value> &factors, bool &negative) {
  if (auto mul = value.getDefiningOp<arith::MulFOp>()) {
    collectFactors(mul.getLhs(), factors, negative);
    return collectFactors(mul.getRhs(), factors, negative);
  }
  if (auto neg = value.getDefiningOp<arith::NegFOp>()) {
    negative = !negative;
    return collectFactors(neg.getOperand(), factors, negative);
  }
  factors.push_back(value);
}

Value productOf(OpBuilder &builder, Location loc, ArrayRef<Value> factors) {
  Value product;
  for (Value factor : factors) {
    product = product ? arith::MulFOp::create(builder, loc, product, factor).getResult() : factor;
  }
  return product;
}

/// reduce_sum(broadcast(c) * x) -> c * reduce_sum(x); reduce_sum(broadcast(c)) -> n * c.
struct HoistFactors : OpRewritePattern<ReduceSumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceSumOp op, PatternRewriter &rewriter) const override {
    SmallVector<Value> factors, varying, fixed;
    bool negative = false;
    collectFactors(op.getInput(), factors, negative);
    RankedTensorType type = tensorType(op.getResult());
    for (Value factor : factors) {
      if (isConstantAlong(factor, op.getAxes())) {
        fixed.push_back(withoutAxes(rewriter, factor, op.getAxes(), type));
      } else {
        varying.push_back(factor);
      }
    }
    if (fixed.empty() && !negative) {
      return rewriter.notifyMatchFailure(op, "no factor is constant along the summed axes");
    }
    Location loc = op.getLoc();
    if (varying.empty()) {
      double count = 1;
      for (int64_t axis : op.getAxes()) {
        count *= tensorType(op.getInput()).getDimSize(axis);
      }
      fixed.push_back(createSplat(rewriter, loc, type, count));
    } else {
      Value product = productOf(rewriter, loc, varying);
      fixed.insert(fixed.begin(), ReduceSumOp::create(rewriter, loc, product, op.getAxes()));
    }
    Value result = productOf(rewriter, loc, fixed);
    if (negative) {
      result = arith::NegFOp::create(rewriter, loc, result);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Returns true if `value` depends on a sum, looking back through `depth` ops.
bool waitsForSum(Value value, unsigned depth = 12) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0) {
    return false;
  }
  return isa<ReduceSumOp>(op) || llvm::any_of(op->getOperands(), [&](Value operand) {
           return waitsForSum(operand, depth - 1);
         });
}

/// Returns true if a factor of the product `value` depends on another sum and can be moved out of
/// sums along `axes`.
bool hasFactorToHoist(Value value, ArrayRef<int64_t> axes) {
  SmallVector<Value> factors;
  bool negative = false;
  collectFactors(value, factors, negative);
  return llvm::any_of(
      factors, [&](Value factor) { return isConstantAlong(factor, axes) && waitsForSum(factor); });
}

/// reduce_sum(x +- y) -> reduce_sum(x) +- reduce_sum(y) if a factor that depends on
/// another sum can then be moved out, so that the sums no longer depend on it.
struct SplitSums : OpRewritePattern<ReduceSumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceSumOp op, PatternRewriter &rewriter) const override {
    Operation *sum = op.getInput().getDefiningOp();
    if (!isa_and_nonnull<arith::AddFOp, arith::SubFOp>(sum)) {
      return rewriter.notifyMatchFailure(op, "not a sum");
    }
    if (llvm::none_of(sum->getOperands(),
                      [&](Value side) { return hasFactorToHoist(side, op.getAxes()); })) {
      return rewriter.notifyMatchFailure(op,
                                         "neither side has a factor that waits for another sum");
    }
    Location loc = op.getLoc();
    Value left = ReduceSumOp::create(rewriter, loc, sum->getOperand(0), op.getAxes());
    Value right = ReduceSumOp::create(rewriter, loc, sum->getOperand(1), op.getAxes());
    if (isa<arith::AddFOp>(sum)) {
      rewriter.replaceOpWithNewOp<arith::AddFOp>(op, left, right);
    } else {
      rewriter.replaceOpWithNewOp<arith::SubFOp>(op, left, right);
    }
    return success();
  }
};

/// Returns true if `value` is computed by elementwise ops from a product of matrices.
bool comesFromProduct(Value value, unsigned depth = 12) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0) {
    return false;
  }
  return isa<ContractOp, TrilMatmulOp>(op) || (op->hasTrait<OpTrait::Elementwise>() &&
                                               llvm::any_of(op->getOperands(), [&](Value operand) {
                                                 return comesFromProduct(operand, depth - 1);
                                               }));
}

/// The terms of a tree of sums, with their signs.
void collectTerms(Value value, bool negative, SmallVectorImpl<std::pair<Value, bool>> &terms) {
  if (auto add = value.getDefiningOp<arith::AddFOp>()) {
    collectTerms(add.getLhs(), negative, terms);
    return collectTerms(add.getRhs(), negative, terms);
  }
  if (auto sub = value.getDefiningOp<arith::SubFOp>()) {
    collectTerms(sub.getLhs(), negative, terms);
    return collectTerms(sub.getRhs(), !negative, terms);
  }
  terms.push_back({value, negative});
}

Value sumOf(OpBuilder &builder, Location loc, ArrayRef<std::pair<Value, bool>> terms) {
  Value sum;
  for (auto [value, negative] : terms) {
    if (!sum) {
      sum = negative ? arith::NegFOp::create(builder, loc, value).getResult() : value;
    } else if (negative) {
      sum = arith::SubFOp::create(builder, loc, sum, value);
    } else {
      sum = arith::AddFOp::create(builder, loc, sum, value);
    }
  }
  return sum;
}

/// reduce_sum((x + c y + z) * r) -> c * reduce_sum(y * r) + reduce_sum((x + z) * r) if c depends
/// on another sum. The result of a sum of squares is clamped to at least zero.
struct ExpandProducts : OpRewritePattern<ReduceSumOp> {
  using OpRewritePattern::OpRewritePattern;
  /// The number of sums built per function, which is limited because nested powers would expand to
  /// exponentially many.
  mutable llvm::DenseMap<Operation *, unsigned> made;
  static constexpr unsigned mostSums = 512;

  /// Returns true for a sum that must be split so that a factor can be moved out, directly or after
  /// a factor of it has been split.
  static bool isToSplit(Value value, ArrayRef<int64_t> axes, unsigned depth = 4) {
    return depth && isa_and_nonnull<arith::AddFOp, arith::SubFOp>(value.getDefiningOp()) &&
           llvm::any_of(value.getDefiningOp()->getOperands(),
                        [&](Value side) { return isMovable(side, axes, depth - 1); });
  }
  static bool isMovable(Value value, ArrayRef<int64_t> axes, unsigned depth) {
    SmallVector<Value> factors;
    bool negative = false;
    collectFactors(value, factors, negative);
    return hasFactorToHoist(value, axes) ||
           llvm::any_of(factors, [&](Value factor) { return isToSplit(factor, axes, depth); });
  }

  LogicalResult matchAndRewrite(ReduceSumOp op, PatternRewriter &rewriter) const override {
    SmallVector<Value> factors;
    bool negative = false;
    collectFactors(op.getInput(), factors, negative);
    auto *found =
        llvm::find_if(factors, [&](Value factor) { return isToSplit(factor, op.getAxes()); });
    if (found == factors.end()) {
      return rewriter.notifyMatchFailure(op, "no factor is a sum that has to be split");
    }
    // Powers above a square would expand to too many sums, and their sign is not known.
    auto toSplit =
        llvm::count_if(factors, [&](Value factor) { return isToSplit(factor, op.getAxes()); });
    bool isSquare = !negative && llvm::all_of(factors, [&](Value factor) {
      return llvm::count(factors, factor) % 2 == 0;
    });
    if (toSplit > 2 || (toSplit == 2 && llvm::count(factors, *found) == 2 && !isSquare)) {
      return rewriter.notifyMatchFailure(op, "a power of a sum");
    }
    // Sums of few terms are cheap, and a single term cancels exactly.
    int64_t count = tensorType(op.getInput()).getNumElements() /
                    std::max<int64_t>(tensorType(op.getResult()).getNumElements(), 1);
    constexpr int64_t fewTerms = 16;
    if (count < fewTerms || !comesFromProduct(*found)) {
      return rewriter.notifyMatchFailure(op, "few terms, or of no product");
    }
    SmallVector<std::pair<Value, bool>> terms, kept, sums;
    collectTerms(*found, negative, terms);
    Location loc = op.getLoc();
    auto sum = [&](Value term) -> Value {
      SmallVector<Value> all{term};
      llvm::append_range(all, factors);
      return ReduceSumOp::create(rewriter, loc, productOf(rewriter, loc, all), op.getAxes());
    };
    unsigned &sumsSoFar = made[op->getParentOfType<func::FuncOp>()];
    if (sumsSoFar + terms.size() > mostSums) {
      return rewriter.notifyMatchFailure(op, "too many sums");
    }
    sumsSoFar += terms.size();
    factors.erase(found);
    for (auto [term, isMinus] : terms) {
      if (isMovable(term, op.getAxes(), /*depth=*/4)) {
        sums.push_back({sum(term), isMinus});
      } else {
        kept.push_back({term, isMinus});
      }
    }
    if (!kept.empty()) {
      sums.insert(sums.begin(), {sum(sumOf(rewriter, loc, kept)), false});
    }
    Value result = sumOf(rewriter, loc, sums);
    if (isSquare) {
      Value zero = createSplat(rewriter, loc, tensorType(op.getResult()), 0);
      result = arith::MaximumFOp::create(rewriter, loc, result, zero);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// reduce_sum(broadcast(x) * broadcast(y)) -> broadcast(reduce_sum(x * y)) if both broadcasts add
/// the same axes and these are not summed.
struct SumBeforeRepeating : OpRewritePattern<ReduceSumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceSumOp op, PatternRewriter &rewriter) const override {
    SmallVector<Value> factors, inputs;
    bool negative = false;
    collectFactors(op.getInput(), factors, negative);
    BroadcastOp first;
    for (Value factor : factors) {
      auto repeat = factor.getDefiningOp<BroadcastOp>();
      if (negative || !repeat || (first && repeat.getAxes() != first.getAxes()) ||
          llvm::any_of(repeat.getAxes(),
                       [&](int64_t axis) { return llvm::is_contained(op.getAxes(), axis); })) {
        return rewriter.notifyMatchFailure(op, "a factor that does not repeat as the others do");
      }
      first = first ? first : repeat;
      inputs.push_back(repeat.getInput());
    }
    // `axes`, renumbered for a tensor without the axes `gone`.
    auto without = [](ArrayRef<int64_t> axes, ArrayRef<int64_t> gone) {
      SmallVector<int64_t> left;
      for (int64_t axis : axes) {
        left.push_back(axis - llvm::count_if(gone, [&](int64_t g) { return g < axis; }));
      }
      return left;
    };
    Location loc = op.getLoc();
    Value sum = ReduceSumOp::create(rewriter, loc, productOf(rewriter, loc, inputs),
                                    without(op.getAxes(), first.getAxes()));
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, tensorType(op.getResult()), sum,
                                             without(first.getAxes(), op.getAxes()));
    return success();
  }
};

/// x + x -> 2 x.
struct AddToSelf : OpRewritePattern<arith::AddFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::AddFOp op, PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (op.getLhs() != op.getRhs() || !type) {
      return rewriter.notifyMatchFailure(op, "operands differ");
    }
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, op.getLhs(),
                                               createSplat(rewriter, op.getLoc(), type, 2));
    return success();
  }
};

/// x - x -> 0, the remainder of the sum of a centred row.
struct SubtractSelf : OpRewritePattern<arith::SubFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::SubFOp op, PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (op.getLhs() != op.getRhs() || !type) {
      return rewriter.notifyMatchFailure(op, "operands differ");
    }
    rewriter.replaceOp(op, createSplat(rewriter, op.getLoc(), type, 0));
    return success();
  }
};

/// x * 0 -> 0 and x + 0 -> x, which clean up after SubtractSelf.
struct DropZero : RewritePattern {
  explicit DropZero(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isa<arith::MulFOp, arith::AddFOp>(op) ||
        !isa<RankedTensorType>(op->getResult(0).getType())) {
      return failure();
    }
    for (unsigned i : {0u, 1u}) {
      std::optional<double> splat = splatValue(op->getOperand(i));
      if (splat && *splat == 0) {
        rewriter.replaceOp(op, op->getOperand(isa<arith::MulFOp>(op) ? i : 1 - i));
        return success();
      }
    }
    return rewriter.notifyMatchFailure(op, "no operand is zero");
  }
};

/// (x * c1) * c2 -> x * (c1 c2) if c1 or c2 is a power of two, which is exact.
struct FoldPowersOfTwo : OpRewritePattern<arith::MulFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::MulFOp op, PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    auto split = [](Value value) -> std::pair<Value, std::optional<double>> {
      auto mul = value.getDefiningOp<arith::MulFOp>();
      if (!mul) {
        return {};
      }
      if (std::optional<double> c = splatValue(mul.getRhs())) {
        return {mul.getLhs(), c};
      }
      return {mul.getRhs(), splatValue(mul.getLhs())};
    };
    auto [x, c] = split(op);
    if (!type || !c) {
      return rewriter.notifyMatchFailure(op, "no constant factor");
    }
    auto [inner, c1] = split(x);
    int exponent;
    auto isPower = [&](double v) { return std::abs(std::frexp(v, &exponent)) == 0.5; };
    if (!c1 || (!isPower(*c) && !isPower(*c1))) {
      return rewriter.notifyMatchFailure(op, "no two constant factors, one a power of two");
    }
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, inner,
                                               createSplat(rewriter, op.getLoc(), type, *c * *c1));
    return success();
  }
};

struct TTTMergeReductionsPass : ttt::impl::TTTMergeReductionsPassBase<TTTMergeReductionsPass> {
  using TTTMergeReductionsPassBase::TTTMergeReductionsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AddToSelf, DropZero, FoldPowersOfTwo, HoistFactors, SplitSums, SubtractSelf>(
        &getContext());
    if (expand) {
      patterns.add<ExpandProducts, SumBeforeRepeating>(&getContext());
    }
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      return signalPassFailure();
    }
  }
};
} // namespace
