//===- FactorUpdates.cpp - Functions of outer products in factored form --- ===//
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
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTFACTORUPDATESPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// `constant * product of scales / product of divisors * column row^T`, with scalar scales and
/// divisors.
struct Factors {
  SmallVector<Value> scales, divisors;
  double constant = 1;
  Value column, row;

  /// The scalar factor; null for 1.
  Value scale(OpBuilder &b, Location loc) const {
    auto scalar = RankedTensorType::get({}, tensorType(column).getElementType());
    Value product;
    for (Value factor : scales) {
      product = product ? arith::MulFOp::create(b, loc, product, factor).getResult() : factor;
    }
    if (constant != 1 || (!product && !divisors.empty())) {
      Value number = createSplat(b, loc, scalar, constant);
      product = product ? arith::MulFOp::create(b, loc, product, number).getResult() : number;
    }
    for (Value divisor : divisors) {
      product = arith::DivFOp::create(b, loc, product, divisor);
    }
    return product;
  }
};
} // namespace

/// The scalar that `value` broadcasts; null if there is none.
static Value numberOf(Value value) {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  bool isNumber = broadcast && tensorType(broadcast.getInput()).getRank() == 0;
  return isNumber ? Value(broadcast.getInput()) : Value();
}

static std::optional<Factors> factorsOf(Value matrix) {
  Operation *op = matrix.getDefiningOp();
  if (!op || tensorType(matrix).getRank() != 2) {
    return std::nullopt;
  }
  if (auto outer = dyn_cast<ContractOp>(op)) {
    if (!outer.isOuterProduct() || tensorType(outer.getLhs()).getRank() != 1) {
      return std::nullopt;
    }
    bool isColumn = outer.lhsAxes()[0] == outer.resultAxes()[0];
    Factors factors;
    factors.column = isColumn ? outer.getLhs() : outer.getRhs();
    factors.row = isColumn ? outer.getRhs() : outer.getLhs();
    return factors;
  }
  std::optional<Factors> factors;
  if (isa<arith::NegFOp>(op) && (factors = factorsOf(op->getOperand(0)))) {
    factors->constant = -factors->constant;
    return factors;
  }
  for (unsigned i : {1u, 0u}) {
    bool divides = isa<arith::DivFOp>(op) && i == 1;
    if (!divides && !isa<arith::MulFOp>(op)) {
      continue;
    }
    Value number = numberOf(op->getOperand(i));
    std::optional<double> splat = splatValue(op->getOperand(i));
    if ((!number && !splat) || !(factors = factorsOf(op->getOperand(1 - i)))) {
      continue;
    }
    if (splat) {
      factors->constant *= divides ? 1 / *splat : *splat;
    } else {
      (divides ? factors->divisors : factors->scales).push_back(number);
    }
    return factors;
  }
  return std::nullopt;
}

static Value scaled(OpBuilder &b, Location loc, Value value, Value scale) {
  return scale ? arith::MulFOp::create(b, loc, value, broadcastTo(b, loc, scale, tensorType(value)))
                     .getResult()
               : value;
}

static Value outerProduct(OpBuilder &b, Location loc, Value scale, Value column, Value row) {
  Value product = ContractOp::create(b, loc, "i,j->ij", column, row);
  return scaled(b, loc, product, scale);
}

static Value sumOf(OpBuilder &b, Location loc, Value row) {
  return ReduceSumOp::create(b, loc, row, ArrayRef<int64_t>{0});
}

namespace {
struct FactorProduct : OpRewritePattern<arith::MulFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MulFOp op, PatternRewriter &rewriter) const override {
    std::optional<Factors> a = factorsOf(op.getLhs()), b = factorsOf(op.getRhs());
    if (!a || !b) {
      return failure();
    }
    Location loc = op.getLoc();
    Value column = arith::MulFOp::create(rewriter, loc, a->column, b->column);
    Value row = arith::MulFOp::create(rewriter, loc, a->row, b->row);
    llvm::append_range(a->scales, b->scales);
    llvm::append_range(a->divisors, b->divisors);
    a->constant *= b->constant;
    Value scale = a->scale(rewriter, loc);
    rewriter.replaceOp(op, outerProduct(rewriter, loc, scale, column, row));
    return success();
  }
};

struct FactorSum : OpRewritePattern<ReduceSumOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReduceSumOp op, PatternRewriter &rewriter) const override {
    std::optional<Factors> f = factorsOf(op.getInput());
    if (!f) {
      return failure();
    }
    Location loc = op.getLoc();
    Value kept, sum;
    if (op.getAxes().size() == 2) {
      kept = sumOf(rewriter, loc, f->column);
      sum = sumOf(rewriter, loc, f->row);
    } else {
      bool sumsColumn = op.getAxes()[0] == 0;
      kept = sumsColumn ? f->row : f->column;
      sum = sumOf(rewriter, loc, sumsColumn ? f->column : f->row);
    }
    rewriter.replaceOp(
        op, scaled(rewriter, loc, scaled(rewriter, loc, kept, sum), f->scale(rewriter, loc)));
    return success();
  }
};

/// Elementwise functions with f(a b) = f(a) f(b).
template <typename OpTy> struct FactorMultiplicative : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op, PatternRewriter &rewriter) const override {
    std::optional<Factors> f = factorsOf(op->getOperand(0));
    if (!f) {
      return failure();
    }
    Location loc = op.getLoc();
    auto mapped = [&](Value value) -> Value { return OpTy::create(rewriter, loc, value); };
    Value scale = f->scale(rewriter, loc);
    scale = scale ? mapped(scale) : scale;
    rewriter.replaceOp(op, outerProduct(rewriter, loc, scale, mapped(f->column), mapped(f->row)));
    return success();
  }
};

/// The iteration multiplies a matrix of rank one by a polynomial of its norm.
struct FactorNewtonSchulz : OpRewritePattern<NewtonSchulzOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(NewtonSchulzOp op, PatternRewriter &rewriter) const override {
    std::optional<Factors> f = factorsOf(op.getInput());
    if (!f) {
      return failure();
    }
    Location loc = op.getLoc();
    Value column = scaled(rewriter, loc, f->column, f->scale(rewriter, loc));
    auto mul = [&](Value a, Value b) -> Value {
      return arith::MulFOp::create(rewriter, loc, a, b);
    };
    auto add = [&](Value a, Value b) -> Value {
      return arith::AddFOp::create(rewriter, loc, a, b);
    };
    auto square = [&](Value row) { return sumOf(rewriter, loc, mul(row, row)); };
    Value norm = math::SqrtOp::create(rewriter, loc, mul(square(column), square(f->row)));
    RankedTensorType scalar = tensorType(norm);
    auto number = [&](double v) { return createSplat(rewriter, loc, scalar, v); };
    Value shifted = add(norm, number(NewtonSchulzOp::eps));
    Value sigma = arith::DivFOp::create(rewriter, loc, norm, shifted);
    Value factor = arith::DivFOp::create(rewriter, loc, number(1), shifted);
    for (int64_t step = 0; step < int64_t(op.getSteps()); ++step) {
      Value s = mul(sigma, sigma);
      Value polynomial =
          add(number(NewtonSchulzOp::linear),
              mul(s, add(number(NewtonSchulzOp::cubic), mul(s, number(NewtonSchulzOp::quintic)))));
      sigma = mul(sigma, polynomial);
      factor = mul(factor, polynomial);
    }
    rewriter.replaceOp(op, outerProduct(rewriter, loc, factor, column, f->row));
    return success();
  }
};

struct TTTFactorUpdatesPass : ttt::impl::TTTFactorUpdatesPassBase<TTTFactorUpdatesPass> {
  using TTTFactorUpdatesPassBase::TTTFactorUpdatesPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FactorProduct, FactorSum, FactorMultiplicative<SignOp>,
                 FactorMultiplicative<math::AbsFOp>, FactorNewtonSchulz>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      signalPassFailure();
    }
  }
};
} // namespace
