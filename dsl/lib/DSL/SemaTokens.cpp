//===- SemaTokens.cpp - Functions that reach over tokens and heads *- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: `sum_tokens`, `mean_tokens`, `conv`, `prev`, `next`, `cumsum`,
// `join` and `zeros`. Where they may stand is checked in SemaPlaces.cpp.
//
//===----------------------------------------------------------------------===//

#include "SemaText.h"
#include "SemaTypes.h"

namespace tttc::dsl {

Value TypeChecker::evalSumTokens(Expr &expr, const Frame *frame) {
  const Context saved = context;
  context.tokens = true;
  context.inSum = true;
  Value value = eval(*expr.operands[0], frame);
  context = saved;
  if (value.type.isLearner() && growingLearner(*value.type.learner)) {
    error(expr.range,
          opName(expr) + " takes no value of learner " + quoted(value.type.learner->name) +
              ", which stores tokens",
          "such a learner is called and appended to, nothing else");
    return {};
  }
  if (value.type.growing) {
    error(expr.range,
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

Value TypeChecker::evalJoin(Expr &expr, const Frame *frame) {
  Value value = eval(*expr.operands[0], frame);
  Value result;
  const Type &type = value.type;
  if (type.isUnknown())
    return result;
  if (!type.isArray() || type.shape.size() > 1 || type.growing) {
    error(expr.range, "`join` takes a row or a number of each head, found " + describe(type),
          type.isLearner() ? "call the learner, `join(f(q))`" : "multiply a matrix by a row first");
    return result;
  }
  if (!type.perHead) {
    error(expr.range, "`join` puts the heads side by side, but nothing in it is per head",
          "tokens and params are per head unless they are `shared`, and so are learners");
    return result;
  }
  const Poly heads = Poly::dim("heads");
  result.type = Type::array({type.shape.empty() ? heads : heads * type.shape[0]});
  result.stateless = value.stateless;
  return result;
}

Value TypeChecker::evalZeros(Expr &expr) {
  Shape shape;
  for (ExprPtr &operand : expr.operands) {
    eval(*operand, nullptr);
    std::optional<Poly> size = axis(*operand);
    if (!size)
      return {};
    shape.push_back(*size);
  }
  Value value;
  value.type = Type::array(std::move(shape));
  return value;
}

/// `conv(u, C)`, `prev(u)` and `cumsum(u)` read u at earlier tokens, `next(u)` at a later one.
Value TypeChecker::evalHistory(Expr &expr, const std::vector<Value> &args, const Frame *frame) {
  if (!args[0].stateless) {
    const bool isNext = expr.builtin == Builtin::Next;
    error(expr.operands[0]->range,
          opName(expr) + " reads " + (isNext ? "a later token" : "earlier tokens") +
              ": its argument is made of tokens, views, outer parameters and constants",
          isNext ? "a learner or a variable has no later value yet"
                 : "a learner or a variable has no earlier values; keep them in a state or a "
                   "variable");
    return {};
  }
  Value value = lift(expr, args, [&](const std::vector<Shape> &shapes) -> std::optional<Shape> {
    if (expr.builtin != Builtin::Conv)
      return shapes[0];
    if (shapes[0].size() == 1 && shapes[1].size() == 2 && shapes[0][0] == shapes[1][0])
      return shapes[0];
    error(expr.range,
          "`conv` needs a row and a matrix with one row of taps per entry, found " +
              describe(Type::array(shapes[0])) + " and " + describe(Type::array(shapes[1])),
          "`C : [d, n]` for `u : [d]`; its last column is for the token itself");
    return std::nullopt;
  });
  if (context.tokens)
    return value;
  const std::string message = opName(expr) + " has a value only for a token";
  const std::string hint = "use it in `each token`, in a view, or in `sum_tokens(...)`";
  if (frame)
    errorAtCall(expr.range, frame,
                "this call reads " + opName(expr) +
                    ": it has a value only for "
                    "a token",
                hint);
  else
    error(expr.range, message, hint);
  return {};
}

} // namespace tttc::dsl
