//===- SemaExprs.cpp - Types of expressions -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaExprs.h: names, members, elements and arithmetic.
//
//===----------------------------------------------------------------------===//

#include "SemaExprs.h"

#include "SemaText.h"

namespace tttc::dsl {

namespace {

Value number(bool whole = false) {
  Value value;
  value.type = Type::scalar();
  value.whole = whole;
  return value;
}

/// The polynomial result of an operation on polynomials, if there is one.
std::optional<Poly> exactResult(const Expr &expr, const std::vector<Value> &args) {
  for (const Value &arg : args)
    if (!arg.exact)
      return std::nullopt;
  Poly result = *args[0].exact;
  switch (expr.kind) {
  case ExprKind::Negate:
    return Poly::constant(0) - result;
  case ExprKind::Add:
    return result + *args[1].exact;
  case ExprKind::Sub:
    return result - *args[1].exact;
  case ExprKind::Mul:
    return result * *args[1].exact;
  case ExprKind::Div:
    return result.divideBy(*args[1].exact) ? std::optional<Poly>(result) : std::nullopt;
  default:
    return std::nullopt;
  }
}

} // namespace

Value ExprTypes::eval(Expr &expr, const Frame *frame) {
  const Frame *outer = std::exchange(report.current, frame);
  Value value;
  if (report.enter(expr))
    value = evalKind(expr, frame);
  if (!frame && !report.quiet)
    expr.type = value.type;
  report.current = outer;
  report.leave();
  return value;
}

Value ExprTypes::evalKind(Expr &expr, const Frame *frame) {
  switch (expr.kind) {
  case ExprKind::Number: {
    Value value = number();
    value.type.constant = true;
    value.exact = polynomial(expr);
    value.whole = value.exact.has_value();
    return value;
  }
  case ExprKind::Heads: {
    Value value = number(true);
    value.type.constant = true;
    value.exact = Poly::dim("heads");
    return value;
  }
  case ExprKind::TokenIndex:
    return tokens.evalTokenValue(expr, frame, number(true));
  case ExprKind::Name:
    return evalName(expr, frame);
  case ExprKind::Member:
    return evalMember(expr, frame);
  case ExprKind::Index:
    return evalIndex(expr, frame);
  case ExprKind::Call:
    return evalCall(expr, frame);
  case ExprKind::Transpose: {
    Value matrix = eval(*expr.operands[0], frame);
    return ops.lift(expr, {matrix}, [&](const std::vector<Shape> &args) {
      return ops.transposeShape(expr, args[0]);
    });
  }
  case ExprKind::MatMul: {
    Value left = eval(*expr.operands[0], frame), right = eval(*expr.operands[1], frame);
    return ops.lift(expr, {left, right}, [&](const std::vector<Shape> &args) {
      return ops.matMulShape(expr, args[0], args[1]);
    });
  }
  default:
    return evalArithmetic(expr, frame);
  }
}

Value ExprTypes::evalName(Expr &expr, const Frame *frame) {
  Value value;
  if (!expr.entity)
    return value;
  const Entity &entity = *expr.entity;
  if (frame) {
    auto own = frame->own.find(&entity);
    if (own != frame->own.end())
      return own->second;
  }
  value.type = entity.type;
  switch (entity.kind) {
  case EntityKind::Const: {
    // A constant without a default may be a dim; bindDims checks where it must be one.
    auto known = report.defaults.find(entity.name);
    value.whole = known == report.defaults.end() || known->second == 0 || isSize(known->second);
    if (value.whole)
      value.exact = Poly::dim(entity.name);
    return value;
  }
  case EntityKind::Token:
  case EntityKind::View: {
    auto bound = bounds.find(&entity);
    if (bound != bounds.end()) {
      value.bound = bound->second;
      value.whole = true;
    }
    return tokens.evalTokenValue(expr, frame, value);
  }
  case EntityKind::Param:
    return value;
  case EntityKind::Learner:
  case EntityKind::State:
    value.stateless = false;
    return value;
  case EntityKind::RepeatIndex:
    value = number(true);
    value.stateless = false;
    if (bounds.count(&entity))
      value.bound = bounds[&entity];
    return value;
  case EntityKind::Variable: {
    value.type = variables[&entity];
    value.stateless = false;
    if (context.inSum)
      for (const Block *block = entity.owner; block && block->stmt; block = block->parent)
        if (block->stmt->kind == StmtKind::EachToken) {
          report.error(expr.range,
                       "the variable " + quoted(entity.name) +
                           " lives in `each token`: it has no value for the other tokens of a sum",
                       "make it a view, or pass what it is made of");
          return {};
        }
    return value;
  }
  default:
    return {};
  }
}

Value ExprTypes::evalMember(Expr &expr, const Frame *frame) {
  Value base = eval(*expr.operands[0], frame);
  Value value;
  value.stateless = base.stateless;
  value.type.perHead = base.type.perHead;
  if (base.type.isUnknown() || !expr.entity)
    return value;
  const Entity &state = *expr.entity;
  if (!base.type.isLearner()) {
    report.error(
        expr.range,
        quoted("." + expr.spelling) + " reads a state of a learner value, found " +
            describe(base.type),
        "a variable becomes a learner value by an assignment, `m = f` or `m = grad(loss, f)`");
    return value;
  }
  if (state.learner != base.type.learner) {
    report.error(expr.range,
                 quoted(expr.spelling) + " is a state of learner " + quoted(state.learner->name) +
                     ", found " + describe(base.type),
                 "a learner value has the states of its learner");
    return value;
  }
  const std::vector<const Entity *> &states = state.learner->states;
  const std::vector<Shape> shapes = stateShapes(base.type);
  for (size_t i = 0; i < states.size(); ++i)
    if (states[i] == &state && !state.type.isUnknown()) {
      value.type = Type::array(shapes[i]);
      value.type.perHead = true;
    }
  return value;
}

/// "An index must be seen to fit" (docs/Language.md, "Declarations").
bool ExprTypes::fits(const Expr &expr, const Value &index, const Poly &axis) {
  const Poly one = Poly::constant(1);
  const std::string text = textOf(report.diags, expr.range);
  if (index.bound && (axis - *index.bound).neverNegative())
    return true;
  if (index.exact) {
    if (index.exact->neverNegative() && (axis - *index.exact - one).neverNegative())
      return true;
    std::optional<double> value = index.exact->evaluate(report.defaults),
                          size = axis.evaluate(report.defaults);
    const bool negative = value && *value < 0, tooLarge = value && size && *value >= *size;
    // bindDims checks a constant that fits the defaults again.
    if (!negative && !tooLarge)
      return true;
    report.error(expr.range, "the index " + text + " does not fit an axis of " + axis.str(),
                 "indices go from 0 to " + (axis - one).str());
    return false;
  }
  const std::string bound = index.bound ? ", below " + index.bound->str() + "," : "";
  report.error(expr.range,
               "the index `" + text + "`" + bound + " is not seen to fit an axis of " + axis.str(),
               "an index is a constant, the `as` of a `repeat " + axis.str() + "`, or `t % " +
                   axis.str() + "`");
  return false;
}

Value ExprTypes::evalIndex(Expr &expr, const Frame *frame) {
  Value base = eval(*expr.operands[0], frame), index = eval(*expr.operands[1], frame);
  if (!index.type.isUnknown() && !index.type.isScalar()) {
    report.error(expr.operands[1]->range, "an index is a number, found " + describe(index.type),
                 "`k[i][j]` takes an entry of the second axis");
    return {};
  }
  Value position;
  position.type = Type::scalar();
  position.type.perHead = index.type.perHead;
  position.stateless = index.stateless;
  return ops.lift(
      expr, {base, position}, [&](const std::vector<Shape> &args) -> std::optional<Shape> {
        const Shape &shape = args[0];
        if (shape.empty()) {
          report.error(expr.range, "a number has no entries to index",
                       "only rows and matrices have entries");
          return std::nullopt;
        }
        if (hasStoredCount({shape[0]})) {
          report.error(expr.range, "stored tokens cannot be indexed", "their number is not known");
          return std::nullopt;
        }
        if (!index.type.isUnknown() && !fits(*expr.operands[1], index, shape[0]))
          return std::nullopt;
        return Shape(shape.begin() + 1, shape.end());
      });
}

Value ExprTypes::evalArithmetic(Expr &expr, const Frame *frame) {
  std::vector<Value> args = evalOperands(expr, frame);
  if (expr.kind == ExprKind::Mod)
    return evalMod(expr, args[0], args[1]);
  if (expr.kind == ExprKind::Div)
    checkDivisor(*expr.operands[1]);
  Value value = ops.elementwise(expr, args);
  value.exact = exactResult(expr, args);
  value.whole = expr.kind != ExprKind::Div;
  for (const Value &arg : args)
    value.whole &= arg.whole;
  return value;
}

/// Only warns: division by a constant zero is probably a mistake, but it is the only way to write
/// infinity.
void ExprTypes::checkDivisor(const Expr &divisor) {
  std::optional<double> value = evaluate(divisor, report.defaults, Division::Numbers);
  if (value && *value == 0 && !report.quiet)
    report.diags.warning(divisor.range, "this divides by zero",
                         divisor.kind == ExprKind::Number
                             ? "the quotient is infinite, or no number"
                             : "`" + textOf(report.diags, divisor.range) +
                                   "` is 0 with the defaults of the layer");
}

Value ExprTypes::evalMod(Expr &expr, const Value &left, const Value &right) {
  Value value = ops.elementwise(expr, {left, right});
  if (value.type.isUnknown())
    return value;
  std::optional<Poly> divisor = polynomial(*expr.operands[1]);
  if (!divisor) {
    report.error(expr.operands[1]->range,
                 "`%` needs a dim or a whole number on its right, found `" +
                     textOf(report.diags, expr.operands[1]->range) + "`",
                 "`t % b` is the position in `every b`");
    return {};
  }
  if (!report.checkSize(*expr.operands[1], "the number after `%`"))
    return {};
  if (!left.whole) {
    report.error(
        expr.operands[0]->range,
        "`%` needs a whole number on its left, found " + describe(left.type),
        "whole are `t`, the `as` of a `repeat`, and sums and products of those and whole numbers");
    return {};
  }
  value.whole = true;
  value.bound = divisor;
  return value;
}

} // namespace tttc::dsl
