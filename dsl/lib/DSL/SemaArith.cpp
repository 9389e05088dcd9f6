//===- SemaArith.cpp - Types of arithmetic and products ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TypeChecker: `+ - * / % ^`, with what they say about whole numbers,
// and the shapes of `@`.
//
//===----------------------------------------------------------------------===//

#include "SemaText.h"
#include "SemaTypes.h"

namespace tttc::dsl {

namespace {

/// The polynomial of an operation on polynomials, where there is one.
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

Value TypeChecker::evalArithmetic(Expr &expr, const Frame *frame) {
  std::vector<Value> args;
  for (ExprPtr &operand : expr.operands)
    args.push_back(eval(*operand, frame));
  if (expr.kind == ExprKind::Mod)
    return evalMod(expr, args[0], args[1]);
  if (expr.kind == ExprKind::Div)
    checkDivisor(*expr.operands[1]);
  Value value = elementwise(expr, args);
  value.exact = exactResult(expr, args);
  value.whole = expr.kind != ExprKind::Div;
  for (const Value &arg : args)
    value.whole &= arg.whole;
  return value;
}

/// A constant of zero is divided by on purpose by nobody, but infinity has no other name.
void TypeChecker::checkDivisor(const Expr &divisor) {
  std::optional<double> value = evaluate(divisor, defaults, Division::Numbers);
  if (value && *value == 0 && !quiet)
    diags.warning(divisor.range, "this divides by zero",
                  divisor.kind == ExprKind::Number ? "the quotient is infinite, or no number"
                                                   : "`" + textOf(diags, divisor.range) +
                                                         "` is 0 with the defaults of the layer");
}

Value TypeChecker::evalMod(Expr &expr, const Value &left, const Value &right) {
  Value value = elementwise(expr, {left, right});
  if (value.type.isUnknown())
    return value;
  std::optional<Poly> divisor = polynomial(*expr.operands[1]);
  if (!divisor) {
    error(expr.operands[1]->range,
          "`%` needs a dim or a whole number on its right, found `" +
              textOf(diags, expr.operands[1]->range) + "`",
          "`t % b` is the position in `every b`");
    return {};
  }
  if (!checkSize(*expr.operands[1], "the number after `%`"))
    return {};
  if (!left.whole) {
    error(
        expr.operands[0]->range,
        "`%` needs a whole number on its left, found " + describe(left.type),
        "whole are `t`, the `as` of a `repeat`, and sums and products of those and whole numbers");
    return {};
  }
  value.whole = true;
  value.bound = divisor;
  return value;
}

/// The operand as it stands in the text if a hint can use it as it is.
std::string TypeChecker::operandText(const Expr &expr, const char *otherwise) const {
  const bool usable = expr.kind == ExprKind::Name || expr.kind == ExprKind::Call ||
                      expr.kind == ExprKind::Member || expr.kind == ExprKind::Transpose;
  std::string text = usable ? textOf(diags, expr.range) : "...";
  return text == "..." ? otherwise : text;
}

std::optional<Shape> TypeChecker::matMulShape(const Expr &expr, const Shape &left,
                                              const Shape &right) {
  const std::string x = operandText(*expr.operands[0], "x"),
                    y = operandText(*expr.operands[1], "y");
  if (left.empty() || right.empty()) {
    error(expr.range,
          "`@` needs rows or matrices, found a number " +
              std::string(left.empty() ? "on its left" : "on its right"),
          "`*` multiplies by a number; where a variable is always a number, `zeros(d, e)` gives it "
          "a shape");
    return std::nullopt;
  }
  if (left.size() > 2 || right.size() > 2) {
    error(expr.range, "`@` needs rows or matrices, found " + str(left) + " and " + str(right),
          "take one entry of the first axis, `k[i]`");
    return std::nullopt;
  }
  if (right.size() == 1) {
    if (left.size() == 1) {
      error(expr.range, "`@` has two rows, " + str(left) + " and " + str(right),
            "`dot(" + x + ", " + y + ")` is their product, `outer(" + x + ", " + y + ")` a matrix");
      return std::nullopt;
    }
    const bool plain = left[0] == right[0];
    error(expr.range,
          "`@` has a matrix " + str(left) + " on its left and a row " + str(right) +
              " on its right",
          "a token is a row: `" + operandText(*expr.operands[1], "x") + " @ " +
              operandText(*expr.operands[0], "W") + (plain ? "`" : "^T`"));
    return std::nullopt;
  }
  if (left.back() != right[0]) {
    error(expr.range,
          "`@` needs equal inner sizes, found " + str(left) + " and " + str(right) + " (" +
              left.back().str() + " is not " + right[0].str() + ")",
          left.back() == right[1] ? "`" + x + " @ " + y + "^T` fits"
                                  : "`@` sums over the last axis of its left and the first of its "
                                    "right side");
    return std::nullopt;
  }
  return left.size() == 1 ? Shape{right[1]} : Shape{left[0], right[1]};
}

} // namespace tttc::dsl
