//===- Derivatives.cpp - The table of derivative rules -------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Notation: `out` is the op's result, `d` its cotangent, and `dx` the cotangent of
// operand x. Every name on a right-hand side is an op that has a row, or a constant
// or comparison.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/Derivatives.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

#include <cmath>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {
/// Builders for the ops of right-hand sides.
struct Rhs {
  OpBuilder &b;
  Operation *op;
  Value d;

  Location loc() const { return op->getLoc(); }
  Value in(unsigned i) const { return op->getOperand(i); }
  Value out() const { return op->getResult(0); }
  Value constant(Value like, double v) const { return createSplat(b, loc(), tensorType(like), v); }
  Value mul(Value x, Value y) const { return arith::MulFOp::create(b, loc(), x, y); }
  Value div(Value x, Value y) const { return arith::DivFOp::create(b, loc(), x, y); }
  Value add(Value x, Value y) const { return arith::AddFOp::create(b, loc(), x, y); }
  Value sub(Value x, Value y) const { return arith::SubFOp::create(b, loc(), x, y); }
  Value neg(Value x) const { return arith::NegFOp::create(b, loc(), x); }
  Value exp(Value x) const { return math::ExpOp::create(b, loc(), x); }
  Value scale(Value x, double v) const { return mul(x, constant(x, v)); }
  Value select(Value test, Value x, Value y) const {
    return arith::SelectOp::create(b, loc(), test, x, y);
  }
  Value greater(Value x, Value y) const {
    return arith::CmpFOp::create(b, loc(), arith::CmpFPredicate::OGT, x, y);
  }
  /// `value` where the test is `whereTrue`, zero elsewhere.
  Value gate(Value test, bool whereTrue, Value value) const {
    Value zero = constant(value, 0);
    return whereTrue ? select(test, value, zero) : select(test, zero, value);
  }
};
} // namespace

#define TTTC_RULE(body)                                                                            \
  [](OpBuilder &b, Operation *op, unsigned i, Value d) -> Value {                                  \
    [[maybe_unused]] Rhs r{b, op, d};                                                              \
    (void)i;                                                                                       \
    body                                                                                           \
  }

/// The contraction for the cotangent of one operand: the letters of the operand become
/// those of the result, and the cotangent takes the operand's place.
static Value contractRule(Rhs r, unsigned i) {
  auto contract = cast<ContractOp>(r.op);
  std::string lhs = contract.lhsAxes().str(), rhs = contract.rhsAxes().str(),
              out = contract.resultAxes().str();
  if (i == 0) {
    return ContractOp::create(r.b, r.loc(), out + "," + rhs + "->" + lhs, r.d, contract.getRhs());
  }
  return ContractOp::create(r.b, r.loc(), lhs + "," + out + "->" + rhs, contract.getLhs(), r.d);
}

static Value trilMatmulRule(Rhs r, unsigned i) {
  auto product = cast<TrilMatmulOp>(r.op);
  if (i == 1) {
    return TrilMatmulOp::create(r.b, r.loc(), product.getWeights(), r.d, product.getStrict(),
                                !product.getTranspose());
  }
  Value later = product.getTranspose() ? product.getRows() : r.d;
  Value earlier = product.getTranspose() ? r.d : product.getRows();
  Value dense = ContractOp::create(r.b, r.loc(), "tj,sj->ts", later, earlier);
  return TrilOp::create(r.b, r.loc(), dense, product.getStrict());
}

/// `solved`, the solution of the transposed system for d, is the cotangent of the rows.
/// The other cotangents follow from the contribution of each row to later ones.
static Value trilSolveRule(Rhs r, unsigned i) {
  auto solve = cast<TrilSolveOp>(r.op);
  Value gate = solve.getGate();
  Value solved = TrilSolveOp::create(r.b, r.loc(), tensorType(r.d), solve.getWeights(), r.d, gate,
                                     !solve.getTranspose());
  // The factor that the gate multiplies, and the other factor.
  Value later = solve.getTranspose() ? r.out() : solved;
  Value earlier = solve.getTranspose() ? solved : r.out();
  if (i == 0) {
    Value gated = gate ? r.mul(gate, later) : later;
    Value dense = ContractOp::create(r.b, r.loc(), "tj,sj->ts", gated, earlier);
    return TrilOp::create(r.b, r.loc(), dense, /*strict=*/true);
  }
  if (i == 2) {
    return r.mul(later, TrilMatmulOp::create(r.b, r.loc(), solve.getWeights(), earlier,
                                             /*strict=*/true, /*transpose=*/false));
  }
  return solved;
}

static Value extractSliceRule(Rhs r, unsigned) {
  auto slice = cast<tensor::ExtractSliceOp>(r.op);
  Value zero = r.constant(slice.getSource(), 0);
  return tensor::InsertSliceOp::create(r.b, r.loc(), r.d, zero, slice.getMixedOffsets(),
                                       slice.getMixedSizes(), slice.getMixedStrides());
}

static Value insertSliceRule(Rhs r, unsigned i) {
  auto insert = cast<tensor::InsertSliceOp>(r.op);
  if (i == 0) {
    return tensor::ExtractSliceOp::create(r.b, r.loc(), insert.getSourceType(), r.d,
                                          insert.getMixedOffsets(), insert.getMixedSizes(),
                                          insert.getMixedStrides());
  }
  Value zero = r.constant(insert.getSource(), 0);
  return tensor::InsertSliceOp::create(r.b, r.loc(), zero, r.d, insert.getMixedOffsets(),
                                       insert.getMixedSizes(), insert.getMixedStrides());
}

static Value rowAtRule(Rhs r, unsigned) {
  auto row = cast<RowAtOp>(r.op);
  Value size = arith::ConstantIndexOp::create(r.b, r.loc(), row.getModulo());
  Value index = arith::RemUIOp::create(r.b, r.loc(), row.getToken(), size);
  RankedTensorType type = tensorType(row.getTable());
  SmallVector<OpFoldResult> offsets(type.getRank(), r.b.getIndexAttr(0)), sizes,
      strides(type.getRank(), r.b.getIndexAttr(1));
  offsets[0] = index;
  for (int64_t extent : type.getShape()) {
    sizes.push_back(r.b.getIndexAttr(extent));
  }
  sizes[0] = r.b.getIndexAttr(1);
  return tensor::InsertSliceOp::create(r.b, r.loc(), r.d, r.constant(row.getTable(), 0), offsets,
                                       sizes, strides);
}

static Value shiftRowsRule(Rhs r, unsigned i) {
  RankedTensorType type = tensorType(r.d);
  auto rows = [&](int64_t offset, int64_t count) {
    SmallVector<OpFoldResult> offsets(type.getRank(), r.b.getIndexAttr(0)), sizes,
        strides(type.getRank(), r.b.getIndexAttr(1));
    offsets[0] = r.b.getIndexAttr(offset);
    for (int64_t size : type.getShape()) {
      sizes.push_back(r.b.getIndexAttr(size));
    }
    sizes[0] = r.b.getIndexAttr(count);
    return std::tuple(offsets, sizes, strides);
  };
  if (i == 1) {
    auto [offsets, sizes, strides] = rows(0, 1);
    return tensor::ExtractSliceOp::create(r.b, r.loc(), tensorType(r.in(1)), r.d, offsets, sizes,
                                          strides);
  }
  auto [offsets, sizes, strides] = rows(1, type.getDimSize(0) - 1);
  Value later = tensor::ExtractSliceOp::create(r.b, r.loc(), r.d, offsets, sizes, strides);
  auto [to, toSizes, toStrides] = rows(0, type.getDimSize(0) - 1);
  return tensor::InsertSliceOp::create(r.b, r.loc(), later, r.constant(r.d, 0), to, toSizes,
                                       toStrides);
}

static const DerivativeRule rules[] = {
    // Arithmetic.
    {"arith.addf", "dx = d; dy = d", TTTC_RULE(return d;)},
    {"arith.subf", "dx = d; dy = -d", TTTC_RULE(return i == 0 ? d : r.neg(d);)},
    {"arith.mulf", "dx = d * y; dy = d * x", TTTC_RULE(return r.mul(d, r.in(1 - i));)},
    {"arith.divf", "dx = d / y; dy = -(d * out) / y",
     TTTC_RULE(return i == 0 ? r.div(d, r.in(1)) : r.neg(r.div(r.mul(d, r.out()), r.in(1)));)},
    {"arith.negf", "dx = -d", TTTC_RULE(return r.neg(d);)},
    // createMax and createMin (TTTDialect.cpp) select the first of equal values, as the oracle
    // does.
    {"arith.select", "dx = test ? d : 0; dy = test ? 0 : d",
     TTTC_RULE(return r.gate(r.in(0), i == 1, d);)},
    // Elementary functions.
    {"math.exp", "dx = d * out", TTTC_RULE(return r.mul(d, r.out());)},
    {"math.log", "dx = d / x", TTTC_RULE(return r.div(d, r.in(0));)},
    {"math.log1p", "dx = d / (1 + x)",
     TTTC_RULE(return r.div(d, r.add(r.constant(d, 1), r.in(0)));)},
    // At 0 the slope is infinite; 0 is used instead, so that a norm of zeros has the gradient
    // zero. The divisor is never 0, because the derivative of this formula would be NaN.
    {"math.sqrt", "dx = out > 0 ? d / 2 / out : 0",
     TTTC_RULE(Value positive = r.greater(r.out(), r.constant(d, 0));
               Value divisor = r.select(positive, r.out(), r.constant(d, 1));
               return r.gate(positive, true, r.div(r.scale(d, 0.5), divisor));)},
    {"math.rsqrt", "dx = -d / 2 * out^3",
     TTTC_RULE(return r.mul(r.scale(d, -0.5), r.mul(r.out(), r.mul(r.out(), r.out())));)},
    {"math.tanh", "dx = d * (1 - out^2)",
     TTTC_RULE(return r.mul(d, r.sub(r.constant(d, 1), r.mul(r.out(), r.out())));)},
    {"math.sin", "dx = d * cos x",
     TTTC_RULE(return r.mul(d, math::CosOp::create(b, r.loc(), r.in(0)));)},
    {"math.cos", "dx = -(d * sin x)",
     TTTC_RULE(return r.neg(r.mul(d, math::SinOp::create(b, r.loc(), r.in(0))));)},
    {"arith.extf", "dx = truncf d",
     TTTC_RULE(return arith::TruncFOp::create(b, r.loc(), r.in(0).getType(), d);)},
    {"arith.truncf", "dx = extf d",
     TTTC_RULE(return arith::ExtFOp::create(b, r.loc(), r.in(0).getType(), d);)},
    {"math.erf", "dx = d * 2/sqrt(pi) * exp(-x^2)",
     TTTC_RULE(
         return r.mul(r.scale(d, 2 / std::sqrt(M_PI)), r.exp(r.neg(r.mul(r.in(0), r.in(0)))));)},
    {"math.absf", "dx = x > 0 ? d : 0 > x ? -d : 0",
     TTTC_RULE(Value zero = r.constant(d, 0);
               Value below = r.select(r.greater(zero, r.in(0)), r.neg(d), zero);
               return r.select(r.greater(r.in(0), zero), d, below);)},
    // Sums, products, repetition.
    {"ttt.contract", "\"a,b->c\": dx = contract \"c,b->a\" d, y; dy = contract \"a,c->b\" x, d",
     TTTC_RULE(return contractRule(r, i);)},
    {"ttt.reduce_sum", "dx = broadcast d",
     TTTC_RULE(return BroadcastOp::create(b, r.loc(), tensorType(r.in(0)), d,
                                          cast<ReduceSumOp>(op).getAxes());)},
    {"ttt.broadcast", "dx = reduce_sum d",
     TTTC_RULE(return ReduceSumOp::create(b, r.loc(), d, cast<BroadcastOp>(op).getAxes());)},
    // Matrix form.
    {"ttt.tril_matmul",
     "dweights = tril (contract \"tj,sj->ts\" d, rows); drows = tril_matmul transpose weights, d",
     TTTC_RULE(return trilMatmulRule(r, i);)},
    {"ttt.tril_solve",
     "drows = m, the solve with the transpose of d; dweights = tril strict (contract "
     "\"tj,sj->ts\" gate * m, out); dgate = m * tril_matmul strict weights, out",
     TTTC_RULE(return trilSolveRule(r, i);)},
    {"ttt.tril", "dx = tril d",
     TTTC_RULE(return TrilOp::create(b, r.loc(), d, cast<TrilOp>(op).getStrict());)},
    {"ttt.valid_rows", "dx = valid_rows d",
     TTTC_RULE(return ValidRowsOp::create(b, r.loc(), d, cast<ValidRowsOp>(op).getCount());)},
    {"ttt.pad_rows", "dx = valid_rows d",
     TTTC_RULE(return ValidRowsOp::create(b, r.loc(), d, cast<PadRowsOp>(op).getCount());)},
    {"ttt.row_at", "dtable = insert_slice d into 0", TTTC_RULE(return rowAtRule(r, i);)},
    {"ttt.shift_rows", "dx = insert_slice d[1:] into 0; dfirst = extract_slice d[0]",
     TTTC_RULE(return shiftRowsRule(r, i);)},
    {"ttt.rotate_half", "dx = -rotate_half d",
     TTTC_RULE(
         return r.neg(RotateHalfOp::create(b, r.loc(), d, cast<RotateHalfOp>(op).getHalves()));)},
    {"ttt.delay", "dx = delay d by -by",
     TTTC_RULE(auto by = b.getI64IntegerAttr(-int64_t(cast<DelayOp>(op).getBy()));
               return DelayOp::create(b, r.loc(), d, by);)},
    {"tensor.extract_slice", "dx = insert_slice d into 0",
     TTTC_RULE(return extractSliceRule(r, i);)},
    {"tensor.insert_slice", "dsource = extract_slice d; ddest = insert_slice 0 into d",
     TTTC_RULE(return insertSliceRule(r, i);)},
};

ArrayRef<DerivativeRule> tttc::derivativeRules() { return rules; }

const DerivativeRule *tttc::lookupDerivative(Operation *op) {
  static const llvm::StringMap<const DerivativeRule *> byName = [] {
    llvm::StringMap<const DerivativeRule *> map;
    for (const DerivativeRule &rule : rules) {
      map[rule.op] = &rule;
    }
    return map;
  }();
  return byName.lookup(op->getName().getStringRef());
}

bool tttc::hasZeroDerivative(Operation *op) {
  return isa<arith::ConstantOp, tensor::EmptyOp, PositionOp, math::FloorOp>(op) ||
         llvm::none_of(op->getResultTypes(),
                       [](Type type) { return isa<FloatType>(getElementTypeOrSelf(type)); });
}
