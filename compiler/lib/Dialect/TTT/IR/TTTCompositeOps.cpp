//===- TTTCompositeOps.cpp - Definitions of the composites ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each composite as a program of ops that have a row in the derivative table. These
// programs are the definitions, which every target computes.
// See TTTCompositeOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// Builds formulas: every method is one op on tensors of one type.
struct Formula {
  OpBuilder &builder;
  Location loc;
  RankedTensorType type;

  Formula(OpBuilder &builder, Operation *op)
      : builder(builder), loc(op->getLoc()), type(tensorType(op->getResult(0))) {
    builder.setInsertionPoint(op);
  }
  Value constant(double value) { return createSplat(builder, loc, type, value); }
  Value add(Value a, Value b) { return arith::AddFOp::create(builder, loc, a, b); }
  Value sub(Value a, Value b) { return arith::SubFOp::create(builder, loc, a, b); }
  Value mul(Value a, Value b) { return arith::MulFOp::create(builder, loc, a, b); }
  Value div(Value a, Value b) { return arith::DivFOp::create(builder, loc, a, b); }
  Value neg(Value a) { return arith::NegFOp::create(builder, loc, a); }
  Value exp(Value a) { return math::ExpOp::create(builder, loc, a); }
  Value max(Value a, Value b) { return createMax(builder, loc, a, b); }

  /// Sum along the last axis divided by `divisor`.
  Value lastAxisSum(Value a, double divisor) {
    Value sum = ReduceSumOp::create(builder, loc, a, ArrayRef<int64_t>{type.getRank() - 1});
    return arith::MulFOp::create(builder, loc, sum,
                                 createSplat(builder, loc, tensorType(sum), 1.0 / divisor));
  }
  Value alongLastAxis(Value a) {
    return BroadcastOp::create(builder, loc, type, a, ArrayRef<int64_t>{type.getRank() - 1});
  }
  /// a / sqrt(square + eps), with one element of `square` per row.
  Value scaledBy(Value a, Value square, double eps) {
    Value eps_ = createSplat(builder, loc, tensorType(square), eps);
    Value root = math::RsqrtOp::create(builder, loc, add(square, eps_));
    return mul(a, alongLastAxis(root));
  }
};
} // namespace

/// exp(-|x|), which is at most 1, so that neither it nor a derivative overflows. At 0, where
/// the operands of the minimum are equal, it is differentiated as its first one, exp(-x).
static Value decay(Formula &f, Value x) { return f.exp(createMin(f.builder, f.loc, f.neg(x), x)); }

static Value sigmoid(Formula &f, Value x) {
  Value tail = decay(f, x);
  Value negative =
      arith::CmpFOp::create(f.builder, f.loc, arith::CmpFPredicate::OGT, f.constant(0), x);
  Value top = arith::SelectOp::create(f.builder, f.loc, negative, tail, f.constant(1));
  return f.div(top, f.add(f.constant(1), tail));
}

Value SigmoidOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  return sigmoid(f, getInput());
}

Value SiluOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  return f.mul(getInput(), sigmoid(f, getInput()));
}

Value SoftplusOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value x = getInput();
  Value tail = math::Log1pOp::create(builder, f.loc, decay(f, x));
  return f.add(f.max(x, f.constant(0)), tail);
}

Value ReluOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  return f.max(f.constant(0), getInput()); // the derivative at 0 is 0
}

Value GeluOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value x = getInput();
  Value cubic = f.mul(f.mul(f.mul(x, x), x), f.constant(0.044715));
  Value inner = f.mul(f.constant(std::sqrt(2.0 / M_PI)), f.add(x, cubic));
  Value tanh = math::TanhOp::create(builder, f.loc, inner);
  return f.mul(f.mul(f.constant(0.5), x), f.add(f.constant(1), tanh));
}

Value GeluErfOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value x = getInput();
  Value erf = math::ErfOp::create(builder, f.loc, f.mul(x, f.constant(std::sqrt(0.5))));
  return f.mul(f.mul(f.constant(0.5), x), f.add(f.constant(1), erf));
}

Value SignOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value x = getInput(), zero = f.constant(0);
  auto select = [&](arith::CmpFPredicate predicate, Value ifTrue, Value ifFalse) -> Value {
    Value test = arith::CmpFOp::create(builder, f.loc, predicate, x, zero);
    return arith::SelectOp::create(builder, f.loc, test, ifTrue, ifFalse);
  };
  Value negative = select(arith::CmpFPredicate::OLT, f.constant(-1), zero);
  return select(arith::CmpFPredicate::OGT, f.constant(1), negative);
}

Value LayerNormOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  double width = f.type.getShape().back();
  // One element minus its mean: 0, or NaN as x - x where x is not finite. Without this case the
  // gradient is a difference of equal products, whose rounding error 1/sqrt(eps) multiplies.
  if (width == 1)
    return f.mul(getInput(), f.constant(0));
  Value centred = f.sub(getInput(), f.alongLastAxis(f.lastAxisSum(getInput(), width)));
  Value variance = f.lastAxisSum(f.mul(centred, centred), width);
  return f.scaledBy(centred, variance, getEps().convertToDouble());
}

Value RmsNormOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value square = f.lastAxisSum(f.mul(getInput(), getInput()), f.type.getShape().back());
  return f.scaledBy(getInput(), square, getEps().convertToDouble());
}

Value L2NormOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Value square = f.lastAxisSum(f.mul(getInput(), getInput()), 1);
  return f.scaledBy(getInput(), square, getEps().convertToDouble());
}

Value NewtonSchulzOp::decompose(OpBuilder &builder) {
  Formula f(builder, *this);
  Location loc = f.loc;
  Value squares =
      ReduceSumOp::create(builder, loc, f.mul(getInput(), getInput()), ArrayRef<int64_t>{0, 1});
  Value norm = math::SqrtOp::create(builder, loc, squares);
  norm = f.add(norm, createSplat(builder, loc, tensorType(norm), eps));
  Value x = f.div(getInput(), broadcastTo(builder, loc, norm, f.type));
  bool isTall = f.type.getDimSize(0) > f.type.getDimSize(1);
  auto scaled = [&](Value a, double factor) {
    return f.mul(a, createSplat(builder, loc, tensorType(a), factor));
  };
  for (int64_t step = 0; step < int64_t(getSteps()); ++step) {
    Value a = ContractOp::create(builder, loc, isTall ? "ki,kj->ij" : "ik,jk->ij", x, x);
    Value square = ContractOp::create(builder, loc, "ik,kj->ij", a, a);
    Value polynomial = f.add(scaled(a, cubic), scaled(square, quintic));
    Value product = ContractOp::create(builder, loc, "ik,kj->ij", isTall ? x : polynomial,
                                       isTall ? polynomial : x);
    x = f.add(scaled(x, linear), product);
  }
  return x;
}

template <typename NormOp> static LogicalResult verifyNorm(NormOp op) {
  RankedTensorType type = tensorType(op.getInput());
  if (type.getRank() == 0) {
    return op.emitOpError("expected an axis to normalise along, found a scalar");
  }
  if (type.isDynamicDim(type.getRank() - 1)) {
    return op.emitOpError("expected a last axis of static length, found ") << type;
  }
  return success();
}
// layer_norm-c1, rms_norm-c1, l2_norm-c1
LogicalResult LayerNormOp::verify() { return verifyNorm(*this); }
LogicalResult RmsNormOp::verify() { return verifyNorm(*this); }
LogicalResult L2NormOp::verify() { return verifyNorm(*this); }

LogicalResult NewtonSchulzOp::verify() {
  // newton_schulz-c1
  if (tensorType(getInput()).getRank() != 2 || !tensorType(getInput()).hasStaticShape()) {
    return emitOpError("expected a matrix of static shape, found ") << getInput().getType();
  }
  if (int64_t(getSteps()) < 0) {
    return emitOpError("expected at least 0 steps, found ") << int64_t(getSteps());
  }
  return success();
}

LogicalResult GradOp::verify() {
  Block &body = getBody().front();
  // grad-c1
  if (body.getArgumentTypes() != getPoints().getTypes() ||
      getGradients().getTypes() != getPoints().getTypes()) {
    return emitOpError("expected one body argument and one result per point, of its type");
  }
  // grad-c2
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getValues().size() != 1 || tensorType(yield.getValues()[0]).getRank() != 0) {
    return emitOpError("expected its body to yield one scalar, the loss");
  }
  return success();
}
