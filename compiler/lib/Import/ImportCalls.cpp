//===- ImportCalls.cpp - Calls of functions, learners and built-ins -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ExprImporter.h.
//
//===----------------------------------------------------------------------===//

#include "ExprImporter.h"

#include "tttc/DSL/Limits.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;
using dsl::ExprKind;

std::optional<SmallVector<Imported>> ExprImporter::evalAll(ArrayRef<dsl::ExprPtr> operands) {
  SmallVector<Imported> values;
  for (const dsl::ExprPtr &operand : operands) {
    values.push_back(eval(*operand));
    if (!values.back()) {
      return std::nullopt;
    }
  }
  return values;
}

Imported ExprImporter::callFunction(const dsl::Function &function, ArrayRef<Imported> arguments) {
  llvm::DenseMap<const dsl::Entity *, Imported> outer = scope.bound;
  for (auto [parameter, argument] : llvm::zip(function.params, arguments)) {
    scope.bound[parameter] = argument;
  }
  Imported result = eval(*function.body);
  scope.bound = std::move(outer);
  return result;
}

/// Evaluates the body of the learner with the states of `value`.
Imported ExprImporter::callLearner(const Imported &value, const Imported &argument) {
  llvm::DenseMap<const dsl::Entity *, Imported> outer = scope.bound;
  const dsl::Learner &learner = *value.learner;
  scope.bound[learner.param] = argument;
  for (auto [state, part] : llvm::zip(learner.states, value.states)) {
    std::optional<RankedTensorType> type = b.typeOf(*state);
    if (!type) {
      return Imported();
    }
    scope.bound[state] = Imported::of(b.asTensor(part, *type));
  }
  for (const dsl::LocalDef &local : learner.locals) {
    Imported result = eval(*local.expr);
    if (!result) {
      return result;
    }
    scope.bound[local.entity] = result;
  }
  Imported result = eval(*learner.result);
  scope.bound = std::move(outer);
  return result;
}

Imported ExprImporter::inCall(const dsl::Expr &call, llvm::function_ref<Imported()> body) {
  auto outer = enterSite(sites.areNeeded() ? sites.siteOf(call, site) : nullptr);
  return body();
}

Imported ExprImporter::evalCall(const dsl::Expr &expr) {
  if (expr.builtin != Builtin::None) {
    return expr.builtin == Builtin::Grad ? evalGrad(expr) : evalBuiltin(expr);
  }
  std::optional<SmallVector<Imported>> arguments = evalAll(expr.operands);
  if (!arguments) {
    return Imported();
  }
  if (expr.entity->kind == dsl::EntityKind::Function) {
    return inCall(expr, [&] { return callFunction(*expr.entity->function, *arguments); });
  }
  dsl::Expr name;
  name.kind = ExprKind::Name;
  name.entity = expr.entity;
  name.range = expr.opRange;
  Imported callee = evalName(name);
  if (callee.kind != Imported::Learner) {
    return callee ? b.unsupported(expr.range, "a call of this value") : callee;
  }
  return inCall(expr, [&] { return callLearner(callee, arguments->front()); });
}

/// Rejects a loss in which states reach reads of stored rows, which have no inner derivative.
static bool checkInnerGradient(ValueBuilder &b, GradOp grad, const dsl::Expr &at) {
  llvm::DenseSet<Value> active(grad.getBody().args_begin(), grad.getBody().args_end());
  for (Operation &op : grad.getBody().front()) {
    if (llvm::any_of(op.getOperands(), [&](Value value) { return active.contains(value); })) {
      if (isa<AttendOp>(op)) {
        b.reportStored(at.range, "a gradient through what is read of stored rows");
        return false;
      }
      active.insert(op.result_begin(), op.result_end());
    }
  }
  return true;
}

/// Builds a ttt.grad whose body is the loss at the given states.
Imported ExprImporter::evalGrad(const dsl::Expr &expr) {
  const dsl::Function &loss = *expr.operands[0]->entity->function;
  std::optional<SmallVector<Imported>> arguments = evalAll(ArrayRef(expr.operands).drop_front());
  if (!arguments) {
    return Imported();
  }
  Imported &point = arguments->front();
  Location loc = b.location(expr.range);
  SmallVector<Value> points;
  for (auto [state, part] : llvm::zip(point.learner->states, point.states)) {
    std::optional<RankedTensorType> type = b.typeOf(*state);
    if (!type) {
      return Imported();
    }
    points.push_back(b.asTensor(part, *type));
  }
  auto grad = GradOp::create(b, loc, ValueRange(points).getTypes(), points);
  OpBuilder::InsertionGuard guard(b);
  Block *body = b.createBlock(&grad.getBody());
  Imported inside = point;
  for (auto [i, value] : llvm::enumerate(points)) {
    inside.states[i] = Imported::of(Value(body->addArgument(value.getType(), loc)));
  }
  point = inside;
  Imported value = inCall(expr, [&] { return callFunction(loss, *arguments); });
  if (!value) {
    return value;
  }
  YieldOp::create(b, loc, b.asTensor(value, b.tensorOf({})));
  if (!checkInnerGradient(b, grad, expr)) {
    return Imported();
  }
  Imported result = inside;
  for (auto [i, gradient] : llvm::enumerate(grad.getGradients())) {
    result.states[i] = Imported::of(Value(gradient));
  }
  return result;
}

Imported ExprImporter::evalRope(const dsl::Expr &expr) {
  Imported x = eval(*expr.operands[0]);
  Imported position = eval(*expr.operands[1]);
  std::optional<double> base = b.option(expr, "base", 1e4);
  if (!x || !position) {
    return Imported();
  }
  if (!base || x.kind != Imported::Tensor ||
      (position.tensor && tensorType(position.tensor).getRank() != 0)) {
    return b.unsupported(expr.range, "'rope' of what is no row, or with a base unknown at compile "
                                     "time");
  }
  if (int64_t length = tensorType(x.tensor).getShape().back(); length % 2 != 0) {
    // Outside of function bodies, the checker has already reported this.
    b.diags.error(expr.range,
                  "`" + expr.spelling + "` turns pairs of entries, found an odd axis of " +
                      std::to_string(length),
                  "its last axis is even");
    b.failed = true;
    return Imported();
  }
  return Imported::of(
      RopeOp::create(b, b.location(expr.range), x.tensor.getType(), x.tensor,
                     b.asTensor(position, b.tensorOf({})), b.getF64FloatAttr(*base),
                     expr.builtin == Builtin::RopeHalves ? b.getUnitAttr() : UnitAttr()));
}

Imported ExprImporter::evalAppend(const dsl::Expr &expr) {
  if (!scope.token || scope.repetitions() > 1) {
    return b.reportStored(expr.range, "'append' outside 'each token' or in 'repeat'");
  }
  Imported rows = eval(*expr.operands[0]);
  Imported row = rows ? eval(*expr.operands[1]) : rows;
  if (!row) {
    return row;
  }
  IntegerAttr window;
  for (const dsl::Option &option : expr.options) {
    std::optional<double> length = dsl::evaluate(*option.value, b.dims);
    if (!length) {
      return b.unsupported(option.value->range, "a number of stored rows unknown at compile time");
    }
    kept[expr.operands[0]->entity] = int64_t(*length);
    window = b.getI64IntegerAttr(int64_t(*length));
  }
  if (row.kind != Imported::Tensor && row.kind != Imported::Number) {
    return b.reportStored(expr.operands[1]->range, "a stored row that is no array");
  }
  RankedTensorType type = b.tensorOf(tensorType(rows.tensor).getShape().drop_front());
  return Imported::of(
      AppendOp::create(b, b.location(expr.range), rows.tensor, b.asTensor(row, type), window));
}

Imported ExprImporter::evalSoftmax(const dsl::Expr &expr) {
  Imported scores = eval(*expr.operands[0]);
  if (!scores) {
    return scores;
  }
  if (scores.kind != Imported::Scores) {
    return b.reportStored(expr.range, "a softmax of anything but scores of stored rows");
  }
  scores.kind = Imported::Weights;
  return scores;
}

Imported ExprImporter::evalBuiltin(const dsl::Expr &expr) {
  switch (expr.builtin) {
  case Builtin::Rope:
  case Builtin::RopeHalves:
    return evalRope(expr);
  case Builtin::Zeros:
    return b.zeros(expr);
  case Builtin::Softmax:
    return evalSoftmax(expr);
  case Builtin::Append:
    return evalAppend(expr);
  case Builtin::Join:
    return b.unsupported(expr.opRange, "'" + expr.spelling + "' in a compiled kernel",
                         "ttt-run --interpret runs the whole language");
  case Builtin::Conv:
  case Builtin::Prev:
  case Builtin::Next:
  case Builtin::Cumsum:
    return others.eval(expr);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return sums.eval(expr);
  default:
    break;
  }
  std::optional<SmallVector<Imported>> operands = evalAll(expr.operands);
  if (!operands) {
    return Imported();
  }
  SmallVector<Imported> &arguments = *operands;
  if (llvm::any_of(arguments, [](const Imported &value) { return value.readsStored(); })) {
    return b.reportStored(expr.range, "'" + expr.spelling + "' of stored rows");
  }
  Location loc = b.location(expr.range);
  switch (expr.builtin) {
  case Builtin::Sum:
  case Builtin::Mean:
  case Builtin::Norm:
  case Builtin::RowNorms:
  case Builtin::ColNorms:
    return b.normAlong(expr, arguments[0]);
  case Builtin::Dot: {
    Imported product = b.combine(ExprKind::Mul, arguments[0], arguments[1], expr);
    return product ? b.sumOf(product, expr) : product;
  }
  case Builtin::Outer:
    if (!arguments[0].tensor || !arguments[1].tensor) {
      return b.unsupported(expr.range, "an outer product of what is no row");
    }
    return Imported::of(
        ContractOp::create(b, loc, "i,j->ij", arguments[0].tensor, arguments[1].tensor));
  case Builtin::Diag: {
    auto diagonal = [&](const Imported &row) {
      return row.tensor ? Imported::of(row.tensor, Imported::Diagonal)
                        : b.unsupported(expr.range, "diag() of what is no row");
    };
    return arguments[0].kind == Imported::Learner ? b.perState(arguments[0], diagonal)
                                                  : diagonal(arguments[0]);
  }
  case Builtin::Max:
  case Builtin::Min:
    return b.extremum(expr, arguments[0], arguments[1]);
  default:
    return b.elementwise(expr, expr.builtin, arguments[0]);
  }
}
