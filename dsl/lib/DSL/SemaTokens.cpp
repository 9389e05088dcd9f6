//===- SemaTokens.cpp - Types of operations on tokens ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaTokens.h.
//
//===----------------------------------------------------------------------===//

#include "SemaExprs.h"

#include "SemaText.h"

namespace tttc::dsl {

Value TokenTypes::evalTokenValue(Expr &expr, const Frame *frame, Value value) {
  if (exprs.context.tokens)
    return value;
  const std::string what =
      expr.kind == ExprKind::TokenIndex
          ? "`t`"
          : "the " + describe(expr.entity->kind).substr(2) + " " + quoted(expr.spelling);
  const std::string hint =
      "tokens have values in `each token`; `sum_tokens(...)` and `mean_tokens(...)` go over all "
      "tokens of the block";
  if (frame)
    report.errorAtCall(expr.range, frame,
                       "this call reads " + what + ", which has a value only for a token", hint);
  else
    report.error(expr.range, what + " has a value only for a token", hint);
  return {};
}

Value TokenTypes::evalSumTokens(Expr &expr, const Frame *frame) {
  const ExprTypes::Context saved = exprs.context;
  exprs.context.tokens = true;
  exprs.context.inSum = true;
  Value value = exprs.eval(*expr.operands[0], frame);
  exprs.context = saved;
  if (value.type.isLearner() && growingLearner(*value.type.learner)) {
    report.error(expr.range,
                 opName(expr) + " takes no value of learner " + quoted(value.type.learner->name) +
                     ", which stores tokens",
                 "such a learner is called and appended to, nothing else");
    return {};
  }
  if (value.type.growing) {
    report.error(expr.range,
                 opName(expr) + " takes no array of stored tokens, found " + str(value.type.shape),
                 "reduce it first, for example by a product");
    return {};
  }
  Value result;
  result.type = value.type;
  result.type.constant = false;
  result.stateless = false;
  return result;
}

Value TokenTypes::evalJoin(Expr &expr, const Frame *frame) {
  Value value = exprs.eval(*expr.operands[0], frame);
  Value result;
  const Type &type = value.type;
  if (type.isUnknown())
    return result;
  if (!type.isArray() || type.shape.size() > 1 || type.growing) {
    report.error(expr.range, "`join` takes a row or a number of each head, found " + describe(type),
                 type.isLearner() ? "call the learner, `join(f(q))`"
                                  : "multiply a matrix by a row first");
    return result;
  }
  if (!type.perHead) {
    report.error(expr.range, "`join` puts the heads side by side, but nothing in it is per head",
                 "tokens and params are per head unless they are `shared`, and so are learners");
    return result;
  }
  const Poly heads = Poly::dim("heads");
  result.type = Type::array({type.shape.empty() ? heads : heads * type.shape[0]});
  result.stateless = value.stateless;
  return result;
}

Value TokenTypes::evalZeros(Expr &expr) {
  Shape shape;
  for (ExprPtr &operand : expr.operands) {
    exprs.eval(*operand, nullptr);
    std::optional<Poly> size = report.axis(*operand);
    if (!size)
      return {};
    shape.push_back(*size);
  }
  Value value;
  value.type = Type::array(std::move(shape));
  return value;
}

Value TokenTypes::evalHistory(Expr &expr, const std::vector<Value> &args, const Frame *frame) {
  if (!args[0].stateless) {
    const bool isNext = expr.builtin == Builtin::Next;
    report.error(expr.operands[0]->range,
                 opName(expr) + " reads " + (isNext ? "a later token" : "earlier tokens") +
                     ": its argument is made of tokens, views, outer parameters and constants",
                 isNext
                     ? "a learner or a variable has no later value yet"
                     : "a learner or a variable has no earlier values; keep them in a state or a "
                       "variable");
    return {};
  }
  Value value = ops.lift(expr, args, [&](const std::vector<Shape> &shapes) -> std::optional<Shape> {
    if (expr.builtin != Builtin::Conv)
      return shapes[0];
    if (shapes[0].size() == 1 && shapes[1].size() == 2 && shapes[0][0] == shapes[1][0])
      return shapes[0];
    report.error(expr.range,
                 "`conv` needs a row and a matrix with one row of taps per entry, found " +
                     describe(Type::array(shapes[0])) + " and " + describe(Type::array(shapes[1])),
                 "`C : [d, n]` for `u : [d]`; its last column is for the token itself");
    return std::nullopt;
  });
  if (exprs.context.tokens)
    return value;
  const std::string message = opName(expr) + " has a value only for a token";
  const std::string hint = "use it in `each token`, in a view, or in `sum_tokens(...)`";
  if (frame)
    report.errorAtCall(expr.range, frame,
                       "this call reads " + opName(expr) +
                           ": it has a value only for "
                           "a token",
                       hint);
  else
    report.error(expr.range, message, hint);
  return {};
}

} // namespace tttc::dsl
