//===- ValueBuilder.cpp - Operations on values of the language ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ValueBuilder.h.
//
//===----------------------------------------------------------------------===//

#include "ValueBuilder.h"

#include "tttc/DSL/Limits.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;
using dsl::ExprKind;

Value ValueBuilder::asTensor(const Imported &value, RankedTensorType type) {
  if (value.kind == Imported::Tensor) {
    return broadcastTo(*this, location(here), value.tensor, type);
  }
  if (value.kind != Imported::Number) {
    reportNotTensor(here, value);
    return createSplat(*this, getUnknownLoc(), type, 0); // not used after the error
  }
  checkRange(value, cast<FloatType>(type.getElementType()));
  return createSplat(*this, getUnknownLoc(), type, value.number);
}

Value ValueBuilder::asTensor(const Imported &value) {
  return asTensor(value, value.tensor ? tensorType(value.tensor) : tensorOf({}));
}

RankedTensorType ValueBuilder::widerOf(const Imported &a, const Imported &b) {
  RankedTensorType left = a.tensor ? tensorType(a.tensor) : tensorOf({});
  RankedTensorType right = b.tensor ? tensorType(b.tensor) : tensorOf({});
  return left.getRank() >= right.getRank() ? left : right;
}

Imported ValueBuilder::perState(const Imported &value,
                                llvm::function_ref<Imported(const Imported &)> map) {
  Imported result;
  result.kind = Imported::Learner;
  result.learner = value.learner;
  for (const Imported &state : value.states) {
    result.states.push_back(map(state));
    if (!result.states.back()) {
      return Imported();
    }
  }
  return result;
}

Imported
ValueBuilder::perState(const Imported &a, const Imported &b,
                       llvm::function_ref<Imported(const Imported &, const Imported &)> map) {
  size_t i = 0;
  return perState(a.kind == Imported::Learner ? a : b, [&](const Imported &) {
    const Imported &left = a.kind == Imported::Learner ? a.states[i] : a;
    const Imported &right = b.kind == Imported::Learner ? b.states[i] : b;
    ++i;
    return map(left, right);
  });
}

Imported
ValueBuilder::ofTransposes(const Imported &a, const Imported &b,
                           llvm::function_ref<Imported(const Imported &, const Imported &)> map,
                           dsl::SourceRange range) {
  for (const Imported *each : {&a, &b}) {
    if (each->kind != Imported::Transposed && !each->isScalar()) {
      return reportNotTensor(range, a.kind == Imported::Transposed ? a : b);
    }
  }
  return map(a.transposed(), b.transposed()).transposed();
}

Imported ValueBuilder::combine(ExprKind kind, const Imported &a, const Imported &b,
                               const dsl::Expr &at) {
  if (!a || !b) {
    return Imported();
  }
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    return perState(a, b,
                    [&](const Imported &x, const Imported &y) { return combine(kind, x, y, at); });
  }
  if (a.kind == Imported::Number && b.kind == Imported::Number) {
    switch (kind) {
    case ExprKind::Add:
      return Imported::of(a.number + b.number);
    case ExprKind::Sub:
      return Imported::of(a.number - b.number);
    case ExprKind::Mul:
      return Imported::of(a.number * b.number);
    default:
      return Imported::of(a.number / b.number);
    }
  }
  if (a.readsStored() || b.readsStored()) {
    return combineStored(kind, a, b, at);
  }
  if (a.kind == Imported::Diagonal || b.kind == Imported::Diagonal) {
    return reportNotTensor(at.range, a.kind == Imported::Diagonal ? a : b);
  }
  if (a.kind == Imported::Transposed || b.kind == Imported::Transposed) {
    return ofTransposes(
        a, b, [&](const Imported &x, const Imported &y) { return combine(kind, x, y, at); },
        at.range);
  }
  // Folds identities, to keep the IR as short as if written by hand.
  if (kind == ExprKind::Mul && a.kind == Imported::Number && a.number == -1) {
    return Imported::of(arith::NegFOp::create(*this, location(at.opRange), b.tensor));
  }
  if ((kind == ExprKind::Add || kind == ExprKind::Sub) && b.kind == Imported::Number &&
      b.number == 0) {
    return a;
  }
  RankedTensorType type = widerOf(a, b);
  Location loc = location(at.opRange);
  Value x = asTensor(a, type), y = asTensor(b, type);
  switch (kind) {
  case ExprKind::Add:
    return Imported::of(arith::AddFOp::create(*this, loc, x, y));
  case ExprKind::Sub:
    return Imported::of(arith::SubFOp::create(*this, loc, x, y));
  case ExprKind::Mul:
    return Imported::of(arith::MulFOp::create(*this, loc, x, y));
  default:
    return Imported::of(arith::DivFOp::create(*this, loc, x, y));
  }
}

Imported ValueBuilder::multiply(const Imported &a, const Imported &b, const dsl::Expr &at) {
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    return perState(a, b, [&](const Imported &x, const Imported &y) { return multiply(x, y, at); });
  }
  if (a.readsStored() || b.readsStored()) {
    return multiplyStored(a, b, at);
  }
  if (!a.tensor || !b.tensor || (a.kind == Imported::Diagonal && b.kind == Imported::Diagonal)) {
    return unsupported(at.range, "this product");
  }
  Location loc = location(at.opRange);
  if (a.kind == Imported::Diagonal || b.kind == Imported::Diagonal) {
    const Imported &matrix = a.kind == Imported::Diagonal ? b : a;
    if (tensorType(matrix.tensor).getRank() == 1) {
      return Imported::of(arith::MulFOp::create(*this, loc, a.tensor, b.tensor));
    }
    if (tensorType(matrix.tensor).getRank() != 2) {
      return unsupported(at.range, "diag() beside what is no matrix");
    }
    // diag(a) @ S scales rows, S @ diag(a) columns.
    const bool scalesRows = (a.kind == Imported::Diagonal) != (matrix.kind == Imported::Transposed);
    int64_t axes[] = {scalesRows ? 1 : 0};
    Value scale = BroadcastOp::create(*this, loc, tensorType(matrix.tensor),
                                      a.kind == Imported::Diagonal ? a.tensor : b.tensor, axes);
    return Imported::of(arith::MulFOp::create(*this, loc, scale, matrix.tensor), matrix.kind);
  }
  StringRef left = tensorType(a.tensor).getRank() == 1 ? "k"
                   : a.kind == Imported::Transposed    ? "ki"
                                                       : "ik";
  StringRef right = tensorType(b.tensor).getRank() == 1 ? "k"
                    : b.kind == Imported::Transposed    ? "jk"
                                                        : "kj";
  std::string result = std::string(left.size() == 2 ? "i" : "") + (right.size() == 2 ? "j" : "");
  return Imported::of(ContractOp::create(*this, loc, (left + "," + right + "->" + result).str(),
                                         a.tensor, b.tensor));
}

Imported ValueBuilder::extremum(const dsl::Expr &at, const Imported &a, const Imported &b) {
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    return perState(a, b, [&](const Imported &x, const Imported &y) { return extremum(at, x, y); });
  }
  bool isMax = at.builtin == Builtin::Max;
  if (a.kind == Imported::Number && b.kind == Imported::Number) {
    return Imported::of(isMax ? std::max(a.number, b.number) : std::min(a.number, b.number));
  }
  if (a.kind == Imported::Transposed || b.kind == Imported::Transposed) {
    return ofTransposes(
        a, b, [&](const Imported &x, const Imported &y) { return extremum(at, x, y); }, at.range);
  }
  RankedTensorType type = widerOf(a, b);
  Location loc = location(at.range);
  Value x = asTensor(a, type), y = asTensor(b, type);
  return Imported::of(isMax ? createMax(*this, loc, x, y) : createMin(*this, loc, x, y));
}

Imported ValueBuilder::elementwise(const dsl::Expr &at, Builtin builtin, const Imported &value) {
  if (value.kind == Imported::Learner) {
    return perState(value, [&](const Imported &state) { return elementwise(at, builtin, state); });
  }
  const bool isOfRows =
      builtin == Builtin::LayerNorm || builtin == Builtin::RmsNorm || builtin == Builtin::L2Norm;
  if (value.kind == Imported::Transposed && !isOfRows) {
    return ofTransposes(
        value, Imported::of(0),
        [&](const Imported &x, const Imported &) { return elementwise(at, builtin, x); }, at.range);
  }
  Value x = asTensor(value);
  Location loc = location(at.range);
  auto norm = [&](auto op) -> Imported {
    std::optional<double> eps = option(at, "eps", 1e-6);
    assert(eps && tensorType(x).getRank() > 0 && "the checker refuses others");
    return Imported::of(decltype(op)::create(*this, loc, x, getF64FloatAttr(*eps)));
  };
  switch (builtin) {
  case Builtin::Exp:
    return Imported::of(math::ExpOp::create(*this, loc, x));
  case Builtin::Log:
    return Imported::of(math::LogOp::create(*this, loc, x));
  case Builtin::Sqrt:
    return Imported::of(math::SqrtOp::create(*this, loc, x));
  case Builtin::Abs:
    return Imported::of(math::AbsFOp::create(*this, loc, x));
  case Builtin::Tanh:
    return Imported::of(math::TanhOp::create(*this, loc, x));
  case Builtin::Sign:
    return Imported::of(SignOp::create(*this, loc, x));
  case Builtin::Sigmoid:
    return Imported::of(SigmoidOp::create(*this, loc, x));
  case Builtin::Softplus:
    return Imported::of(SoftplusOp::create(*this, loc, x));
  case Builtin::Relu:
    return Imported::of(ReluOp::create(*this, loc, x));
  case Builtin::Silu:
    return Imported::of(SiluOp::create(*this, loc, x));
  case Builtin::Gelu:
    return Imported::of(GeluOp::create(*this, loc, x));
  case Builtin::GeluErf:
    return Imported::of(GeluErfOp::create(*this, loc, x));
  case Builtin::NewtonSchulz: {
    std::optional<double> steps = option(at, "steps", 5);
    if (!steps || *steps > dsl::maxNewtonSchulzSteps || tensorType(x).getRank() != 2) {
      return unsupported(at.range, "newton_schulz of what is no matrix, or of more than " +
                                       std::to_string(dsl::maxNewtonSchulzSteps) + " steps");
    }
    return Imported::of(NewtonSchulzOp::create(*this, loc, x, getI64IntegerAttr(int64_t(*steps))));
  }
  case Builtin::LayerNorm:
    return norm(LayerNormOp());
  case Builtin::RmsNorm:
    return norm(RmsNormOp());
  case Builtin::L2Norm:
    return norm(L2NormOp());
  default:
    return unsupported(at.opRange, "'" + at.spelling + "'");
  }
}

Imported ValueBuilder::sumOf(const Imported &value, const dsl::Expr &at) {
  if (value.kind == Imported::Number) {
    return value;
  }
  SmallVector<int64_t> axes =
      llvm::to_vector(llvm::seq<int64_t>(tensorType(value.tensor).getRank()));
  if (axes.empty()) {
    return value;
  }
  return Imported::of(ReduceSumOp::create(*this, location(at.range), value.tensor, axes));
}

/// sum, mean, norm, row_norms, col_norms.
Imported ValueBuilder::normAlong(const dsl::Expr &expr, const Imported &value) {
  if (value.kind == Imported::Learner) {
    return perState(value, [&](const Imported &state) { return normAlong(expr, state); });
  }
  const bool isTransposed = value.kind == Imported::Transposed;
  if (value.kind != Imported::Tensor && !isTransposed) {
    return reportNotTensor(expr.range, value);
  }
  Location loc = location(expr.range);
  RankedTensorType type = tensorType(value.tensor);
  if (expr.builtin == Builtin::Sum) {
    return sumOf(value, expr);
  }
  if (expr.builtin == Builtin::Mean) {
    return combine(ExprKind::Mul, sumOf(value, expr),
                   Imported::of(1.0 / double(type.getNumElements())), expr);
  }
  Value square = arith::MulFOp::create(*this, loc, value.tensor, value.tensor);
  if (expr.builtin == Builtin::Norm) {
    return Imported::of(math::SqrtOp::create(*this, loc, sumOf(Imported::of(square), expr).tensor));
  }
  int64_t axis[] = {(expr.builtin == Builtin::RowNorms) != isTransposed ? 1 : 0};
  return Imported::of(
      math::SqrtOp::create(*this, loc, ReduceSumOp::create(*this, loc, square, axis)));
}

Value ValueBuilder::select(Location loc, Value present, double least, Value then, Value otherwise) {
  RankedTensorType type = tensorType(then);
  Value limit = createSplat(*this, loc, type, least);
  Value test = arith::CmpFOp::create(*this, loc, arith::CmpFPredicate::OGE,
                                     broadcastTo(*this, loc, present, type), limit);
  return arith::SelectOp::create(*this, loc, test, then, otherwise);
}

// Uses a select: values computed from tokens that do not exist may be NaN.
Imported ValueBuilder::ifAtLeast(Value present, double least, const Imported &value,
                                 const dsl::Expr &at) {
  if (value.kind == Imported::Learner) {
    return perState(value,
                    [&](const Imported &part) { return ifAtLeast(present, least, part, at); });
  }
  if (value.kind != Imported::Tensor && value.kind != Imported::Number) {
    return reportNotTensor(at.range, value);
  }
  Location loc = location(at.range);
  RankedTensorType type = value.tensor ? tensorType(value.tensor) : tensorOf({});
  return Imported::of(
      select(loc, present, least, asTensor(value, type), createSplat(*this, loc, type, 0)));
}

Imported ValueBuilder::zeros(const dsl::Expr &expr) {
  SmallVector<int64_t> shape;
  for (const dsl::ExprPtr &operand : expr.operands) {
    std::optional<double> size = dsl::evaluate(*operand, dims);
    if (!size) {
      return unsupported(operand->range, "a size unknown at compile time");
    }
    shape.push_back(int64_t(*size));
  }
  return Imported::of(createSplat(*this, location(expr.range), tensorOf(shape), 0));
}
