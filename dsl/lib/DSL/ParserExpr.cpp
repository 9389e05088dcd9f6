//===- ParserExpr.cpp - Expressions -----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operators by precedence: sums, products (of one kind: `@` or `*`, `/`, `%`),
// minus, powers, then `k[i]` and `f.S`.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"

#include <algorithm>
#include <charconv>

using namespace tttc::dsl;

ExprPtr Parser::node(ExprKind kind, SourceRange range, SourceRange opRange) {
  auto result = std::make_unique<Expr>();
  result->kind = kind;
  result->range = range;
  result->opRange = opRange;
  return result;
}

bool Parser::adopt(Expr &parent, ExprPtr operand) {
  if (!operand)
    return false;
  const uint32_t height = operand->height;
  parent.operands.push_back(std::move(operand));
  return raise(parent, height);
}

bool Parser::raise(Expr &parent, uint32_t operandHeight) {
  parent.height = std::max(parent.height, operandHeight + 1);
  if (parent.height <= maxExprHeight)
    return true;
  error(parent.opRange,
        "expected an expression at most " + std::to_string(maxExprHeight) +
            " operations high, found a higher one",
        "name a part of it");
  quiet = true;
  return false;
}

ExprPtr Parser::binary(ExprKind kind, const Token &op, ExprPtr lhs, ExprPtr rhs) {
  if (!lhs || !rhs)
    return nullptr;
  ExprPtr result = node(kind, {lhs->range.begin, rhs->range.end}, op.range);
  if (!adopt(*result, std::move(lhs)) || !adopt(*result, std::move(rhs)))
    return nullptr;
  return result;
}

ExprPtr Parser::expr() {
  Nesting nesting(*this);
  if (nesting.tooDeep())
    return nullptr;
  ExprPtr lhs = term();
  while (lhs && (at(TokenKind::Plus) || at(TokenKind::Minus))) {
    const Token op = take();
    const ExprKind kind = op.kind == TokenKind::Plus ? ExprKind::Add : ExprKind::Sub;
    lhs = binary(kind, op, std::move(lhs), term());
  }
  return lhs;
}

ExprPtr Parser::term() {
  ExprPtr lhs = unary();
  TokenKind first = TokenKind::Eof;
  bool mixed = false;
  while (lhs && (at(TokenKind::Star) || at(TokenKind::Slash) || at(TokenKind::Percent) ||
                 at(TokenKind::At))) {
    const Token op = take();
    if (first == TokenKind::Eof)
      first = op.kind;
    if (!mixed && (first == TokenKind::At) != (op.kind == TokenKind::At)) {
      mixed = true;
      const std::string_view left = text(lhs->range);
      const bool quotable = left.size() <= 40 && left.find('\n') == std::string_view::npos;
      error(op.range, "expected only '@' or only '*', '/', '%' in one product, found both",
            quotable ? "write `(" + std::string(left) + ") " + std::string(text(op)) +
                           " ...` or put the other part in parentheses"
                     : "put one part in parentheses");
    }
    const ExprKind kind = op.kind == TokenKind::Star      ? ExprKind::Mul
                          : op.kind == TokenKind::Slash   ? ExprKind::Div
                          : op.kind == TokenKind::Percent ? ExprKind::Mod
                                                          : ExprKind::MatMul;
    lhs = binary(kind, op, std::move(lhs), unary());
  }
  return lhs;
}

ExprPtr Parser::unary() {
  if (!at(TokenKind::Minus))
    return power();
  Nesting nesting(*this);
  if (nesting.tooDeep())
    return nullptr;
  const Token op = take();
  ExprPtr operand = unary();
  if (!operand)
    return nullptr;
  ExprPtr result = node(ExprKind::Negate, {op.range.begin, operand->range.end}, op.range);
  return adopt(*result, std::move(operand)) ? std::move(result) : nullptr;
}

ExprPtr Parser::power() {
  ExprPtr base = postfix();
  bool isPower = false; // without parentheses
  while (base && (at(TokenKind::Caret) || at(TokenKind::CaretT))) {
    if (isPower && at(TokenKind::Caret)) {
      error(peek().range, "expected parentheses: a power of a power may be read in two ways",
            "write `(" + std::string(text(base->range).substr(0, 64)) + ")^...`");
      return nullptr;
    }
    const Token op = take();
    ExprPtr result = node(op.kind == TokenKind::Caret ? ExprKind::Power : ExprKind::Transpose,
                          {base->range.begin, op.range.end}, op.range);
    if (!adopt(*result, std::move(base)) || (result->kind == ExprKind::Power && !exponent(*result)))
      return nullptr;
    base = std::move(result);
    isPower = base->kind == ExprKind::Power;
  }
  return base;
}

bool Parser::exponent(Expr &power) {
  const Token &token = peek();
  const std::string_view digits = text(token);
  if (token.kind != TokenKind::Number ||
      digits.find_first_not_of("0123456789") != std::string_view::npos) {
    std::string hint = "a power is a whole number written out; use `exp` and `log` for others";
    if (token.kind == TokenKind::Number && (digits == "0.5" || digits == "5e-1"))
      hint = "write `sqrt(" + std::string(text(power.operands[0]->range).substr(0, 64)) + ")`";
    else if (token.kind == TokenKind::Minus)
      hint = "divide instead, `1 / x^2`";
    expected("a whole number after '^'", hint);
    return false;
  }
  if (digits.size() > maxExponentDigits) {
    error(token.range, "expected an exponent of at most " + std::to_string(maxExponentDigits) +
                           " digits, found " + std::to_string(digits.size()));
    return false;
  }
  std::from_chars(digits.data(), digits.data() + digits.size(), power.exponent);
  power.spelling = std::string(digits);
  power.range.end = take().range.end;
  return true;
}

ExprPtr Parser::postfix() {
  ExprPtr base = primary();
  while (base) {
    if (at(TokenKind::LBracket))
      base = element(std::move(base));
    else if (at(TokenKind::Dot))
      base = member(std::move(base));
    else
      break;
  }
  if (base && at(TokenKind::LParen) && !peek().newlineBefore) {
    error(peek().range, "expected an operator, found '('",
          "only names are called: assign the learner value to a name first");
    return nullptr;
  }
  return base;
}

ExprPtr Parser::element(ExprPtr base) {
  const Token open = take();
  quiet |= open.unclosed;
  ExprPtr result = node(ExprKind::Index, base->range, open.range);
  if (base->kind == ExprKind::Number) {
    error(open.range, "expected an operator after a number, found '['");
    return nullptr;
  }
  if (!adopt(*result, std::move(base)) || !adopt(*result, expr()))
    return nullptr;
  if (at(TokenKind::Comma)) {
    expected("']'", "one entry at a time: `k[i][j]`");
    return nullptr;
  }
  if (!expectClose(open, "']'"))
    return nullptr;
  result->range.end = previousEnd();
  return result;
}

ExprPtr Parser::member(ExprPtr base) {
  const Token dot = take();
  if (base->kind == ExprKind::Number) {
    error(dot.range, "expected an operator after a number, found '.'");
    return nullptr;
  }
  ExprPtr result = node(ExprKind::Member, {base->range.begin, peek().range.end}, peek().range);
  if (!at(TokenKind::Name)) {
    expected("the name of a state after '.'");
    return nullptr;
  }
  result->spelling = std::string(text(take()));
  return adopt(*result, std::move(base)) ? std::move(result) : nullptr;
}
