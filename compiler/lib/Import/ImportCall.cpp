//===- ImportCall.cpp - Calls: functions, learners, built-ins, gradients --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// User functions and learner bodies are inlined; built-ins become one op each.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;
using dsl::ExprKind;

std::optional<double> Importer::option(const dsl::Expr &call, llvm::StringRef name,
                                       double fallback) {
  for (const dsl::Option &option : call.options) {
    if (option.name == name) {
      return dsl::evaluate(*option.value, dims, dsl::Division::Numbers);
    }
  }
  return fallback;
}

Imported Importer::callFunction(const dsl::Function &function, ArrayRef<Imported> arguments) {
  llvm::DenseMap<const dsl::Entity *, Imported> outer = bound;
  for (auto [parameter, argument] : llvm::zip(function.params, arguments)) {
    bound[parameter] = argument;
  }
  Imported result = eval(*function.body);
  bound = std::move(outer);
  return result;
}

/// The learner's body with the states of `value`.
Imported Importer::callLearner(const Imported &value, const Imported &argument) {
  llvm::DenseMap<const dsl::Entity *, Imported> outer = bound;
  const dsl::Learner &learner = *value.learner;
  bound[learner.param] = argument;
  for (auto [state, part] : llvm::zip(learner.states, value.states)) {
    std::optional<RankedTensorType> type = typeOf(*state);
    if (!type) {
      return Imported();
    }
    bound[state] = Imported::of(asTensor(part, *type));
  }
  for (const dsl::LocalDef &local : learner.locals) {
    Imported result = eval(*local.expr);
    if (!result) {
      return result;
    }
    bound[local.entity] = result;
  }
  Imported result = eval(*learner.result);
  bound = std::move(outer);
  return result;
}

/// What `body` gives at the site of `call`.
Imported Importer::at(const dsl::Expr &call, llvm::function_ref<Imported()> body) {
  const CallSite *outer = site;
  site = hasSites ? siteOf(call, outer) : nullptr;
  Imported value = body();
  site = outer;
  return value;
}

Imported Importer::evalCall(const dsl::Expr &expr) {
  if (expr.builtin != Builtin::None) {
    return expr.builtin == Builtin::Grad ? evalGrad(expr) : evalBuiltin(expr);
  }
  SmallVector<Imported> arguments;
  for (const dsl::ExprPtr &operand : expr.operands) {
    arguments.push_back(eval(*operand));
    if (!arguments.back()) {
      return Imported();
    }
  }
  if (expr.entity->kind == dsl::EntityKind::Function) {
    return at(expr, [&] { return callFunction(*expr.entity->function, arguments); });
  }
  dsl::Expr name;
  name.kind = ExprKind::Name;
  name.entity = expr.entity;
  name.range = expr.opRange;
  Imported callee = evalName(name);
  if (callee.kind != Imported::Learner) {
    return callee ? unsupported(expr.range, "a call of this value") : callee;
  }
  return at(expr, [&] { return callLearner(callee, arguments[0]); });
}

/// A ttt.grad whose body is the loss at the states given.
Imported Importer::evalGrad(const dsl::Expr &expr) {
  const dsl::Function &loss = *expr.operands[0]->entity->function;
  SmallVector<Imported> arguments;
  for (const dsl::ExprPtr &operand : llvm::drop_begin(expr.operands)) {
    arguments.push_back(eval(*operand));
    if (!arguments.back()) {
      return Imported();
    }
  }
  Imported &point = arguments[0];
  Location loc = location(expr.range);
  SmallVector<Value> points;
  for (auto [state, part] : llvm::zip(point.learner->states, point.states)) {
    std::optional<RankedTensorType> type = typeOf(*state);
    if (!type) {
      return Imported();
    }
    points.push_back(asTensor(part, *type));
  }
  auto grad = GradOp::create(builder, loc, ValueRange(points).getTypes(), points);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&grad.getBody());
  Imported inside = point;
  for (auto [i, value] : llvm::enumerate(points)) {
    inside.states[i] = Imported::of(Value(body->addArgument(value.getType(), loc)));
  }
  arguments[0] = inside;
  Imported value = at(expr, [&] { return callFunction(loss, arguments); });
  if (!value) {
    return value;
  }
  YieldOp::create(builder, loc, asTensor(value, tensorOf({})));
  if (!checkInnerGradient(grad, expr)) {
    return Imported();
  }
  Imported result = point;
  for (auto [i, gradient] : llvm::enumerate(grad.getGradients())) {
    result.states[i] = Imported::of(Value(gradient));
  }
  return result;
}

Imported Importer::sumOf(const Imported &value, const dsl::Expr &at) {
  if (value.kind == Imported::Number) {
    return value;
  }
  SmallVector<int64_t> axes =
      llvm::to_vector(llvm::seq<int64_t>(tensorType(value.tensor).getRank()));
  if (axes.empty()) {
    return value;
  }
  return Imported::of(ReduceSumOp::create(builder, location(at.range), value.tensor, axes));
}

/// sum, mean, norm, row_norms, col_norms.
Imported Importer::normAlong(const dsl::Expr &expr, const Imported &value) {
  if (value.kind == Imported::Learner) {
    return perState(value, [&](const Imported &state) { return normAlong(expr, state); });
  }
  const bool isTransposed = value.kind == Imported::Transposed;
  if (value.kind != Imported::Tensor && !isTransposed) {
    return refuse(expr.range, value);
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
  Value square = arith::MulFOp::create(builder, loc, value.tensor, value.tensor);
  if (expr.builtin == Builtin::Norm) {
    return Imported::of(
        math::SqrtOp::create(builder, loc, sumOf(Imported::of(square), expr).tensor));
  }
  int64_t axis[] = {(expr.builtin == Builtin::RowNorms) != isTransposed ? 1 : 0};
  return Imported::of(
      math::SqrtOp::create(builder, loc, ReduceSumOp::create(builder, loc, square, axis)));
}

Imported Importer::extremum(const dsl::Expr &at, const Imported &a, const Imported &b) {
  if (a.kind == Imported::Learner || b.kind == Imported::Learner) {
    size_t i = 0;
    return perState(a.kind == Imported::Learner ? a : b, [&](const Imported &) {
      const Imported &left = a.kind == Imported::Learner ? a.states[i] : a;
      const Imported &right = b.kind == Imported::Learner ? b.states[i] : b;
      ++i;
      return extremum(at, left, right);
    });
  }
  bool isMax = at.builtin == Builtin::Max;
  if (a.kind == Imported::Number && b.kind == Imported::Number) {
    return Imported::of(isMax ? std::max(a.number, b.number) : std::min(a.number, b.number));
  }
  if (a.kind == Imported::Transposed || b.kind == Imported::Transposed) {
    return ofTransposes(
        a, b, [&](const Imported &x, const Imported &y) { return extremum(at, x, y); }, at.range);
  }
  RankedTensorType left = a.tensor ? tensorType(a.tensor) : tensorOf({});
  RankedTensorType right = b.tensor ? tensorType(b.tensor) : tensorOf({});
  RankedTensorType type = left.getRank() >= right.getRank() ? left : right;
  Location loc = location(at.range);
  Value x = asTensor(a, type), y = asTensor(b, type);
  return Imported::of(isMax ? createMax(builder, loc, x, y) : createMin(builder, loc, x, y));
}

Imported Importer::elementwise(const dsl::Expr &at, Builtin builtin, const Imported &value) {
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
  Value x = asTensor(value, value.tensor ? tensorType(value.tensor) : tensorOf({}));
  Location loc = location(at.range);
  auto norm = [&](auto op) -> Imported {
    std::optional<double> eps = option(at, "eps", 1e-6);
    assert(eps && tensorType(x).getRank() > 0 && "the checker refuses others");
    return Imported::of(decltype(op)::create(builder, loc, x, builder.getF64FloatAttr(*eps)));
  };
  switch (builtin) {
  case Builtin::Exp:
    return Imported::of(math::ExpOp::create(builder, loc, x));
  case Builtin::Log:
    return Imported::of(math::LogOp::create(builder, loc, x));
  case Builtin::Sqrt:
    return Imported::of(math::SqrtOp::create(builder, loc, x));
  case Builtin::Abs:
    return Imported::of(math::AbsFOp::create(builder, loc, x));
  case Builtin::Tanh:
    return Imported::of(math::TanhOp::create(builder, loc, x));
  case Builtin::Sign:
    return Imported::of(SignOp::create(builder, loc, x));
  case Builtin::Sigmoid:
    return Imported::of(SigmoidOp::create(builder, loc, x));
  case Builtin::Softplus:
    return Imported::of(SoftplusOp::create(builder, loc, x));
  case Builtin::Relu:
    return Imported::of(ReluOp::create(builder, loc, x));
  case Builtin::Silu:
    return Imported::of(SiluOp::create(builder, loc, x));
  case Builtin::Gelu:
    return Imported::of(GeluOp::create(builder, loc, x));
  case Builtin::GeluErf:
    return Imported::of(GeluErfOp::create(builder, loc, x));
  case Builtin::NewtonSchulz: {
    std::optional<double> steps = option(at, "steps", 5);
    if (!steps || *steps > dsl::maxNewtonSchulzSteps || tensorType(x).getRank() != 2) {
      return unsupported(at.range, "newton_schulz of what is no matrix, or of more than " +
                                       std::to_string(dsl::maxNewtonSchulzSteps) + " steps");
    }
    return Imported::of(
        NewtonSchulzOp::create(builder, loc, x, builder.getI64IntegerAttr(int64_t(*steps))));
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

Imported Importer::evalRope(const dsl::Expr &expr) {
  Imported x = eval(*expr.operands[0]);
  Imported position = eval(*expr.operands[1]);
  std::optional<double> base = option(expr, "base", 1e4);
  if (!x || !position) {
    return Imported();
  }
  if (!base || x.kind != Imported::Tensor ||
      (position.tensor && tensorType(position.tensor).getRank() != 0)) {
    return unsupported(expr.range, "'rope' of what is no row, or with a base unknown at compile "
                                   "time");
  }
  if (int64_t length = tensorType(x.tensor).getShape().back(); length % 2 != 0) {
    // Elsewhere than in the body of a function the checker said so.
    diags.error(expr.range,
                "`" + expr.spelling + "` turns pairs of entries, found an odd axis of " +
                    std::to_string(length),
                "its last axis is even");
    failed = true;
    return Imported();
  }
  return Imported::of(
      RopeOp::create(builder, location(expr.range), x.tensor.getType(), x.tensor,
                     asTensor(position, tensorOf({})), builder.getF64FloatAttr(*base),
                     expr.builtin == Builtin::RopeHalves ? builder.getUnitAttr() : UnitAttr()));
}

Imported Importer::evalBuiltin(const dsl::Expr &expr) {
  switch (expr.builtin) {
  case Builtin::Rope:
  case Builtin::RopeHalves:
    return evalRope(expr);
  case Builtin::Softmax:
    return softmax(expr);
  case Builtin::Append:
    return append(expr);
  case Builtin::Join:
    return unsupported(expr.opRange, "'" + expr.spelling + "' in a compiled kernel",
                       "ttt-run --interpret runs the whole language");
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
    return evalShift(expr);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return sumOverTokens(expr);
  default:
    break;
  }
  SmallVector<Imported> arguments;
  if (expr.builtin == Builtin::Zeros) {
    SmallVector<int64_t> shape;
    for (const dsl::ExprPtr &operand : expr.operands) {
      std::optional<double> size = dsl::evaluate(*operand, dims);
      if (!size) {
        return unsupported(operand->range, "a size unknown at compile time");
      }
      shape.push_back(int64_t(*size));
    }
    return Imported::of(createSplat(builder, location(expr.range), tensorOf(shape), 0));
  }
  for (const dsl::ExprPtr &operand : expr.operands) {
    arguments.push_back(eval(*operand));
    if (!arguments.back()) {
      return Imported();
    }
    if (readsStored(arguments.back())) {
      return refuseStored(expr.range, "'" + expr.spelling + "' of stored rows");
    }
  }
  Location loc = location(expr.range);
  switch (expr.builtin) {
  case Builtin::Sum:
  case Builtin::Mean:
  case Builtin::Norm:
  case Builtin::RowNorms:
  case Builtin::ColNorms:
    return normAlong(expr, arguments[0]);
  case Builtin::Dot: {
    Imported product = combine(ExprKind::Mul, arguments[0], arguments[1], expr);
    return product ? sumOf(product, expr) : product;
  }
  case Builtin::Outer:
    if (!arguments[0].tensor || !arguments[1].tensor) {
      return unsupported(expr.range, "an outer product of what is no row");
    }
    return Imported::of(
        ContractOp::create(builder, loc, "i,j->ij", arguments[0].tensor, arguments[1].tensor));
  case Builtin::Diag: {
    auto diagonal = [&](const Imported &row) {
      return row.tensor ? Imported::of(row.tensor, Imported::Diagonal)
                        : unsupported(expr.range, "diag() of what is no row");
    };
    return arguments[0].kind == Imported::Learner ? perState(arguments[0], diagonal)
                                                  : diagonal(arguments[0]);
  }
  case Builtin::Max:
  case Builtin::Min:
    return extremum(expr, arguments[0], arguments[1]);
  default:
    return elementwise(expr, expr.builtin, arguments[0]);
  }
}
