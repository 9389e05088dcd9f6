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

#include "ParserExpr.h"

#include <algorithm>
#include <charconv>

using namespace tttc::dsl;

ExprPtr ExprParser::node(ExprKind kind, SourceRange range, SourceRange opRange) {
  auto result = std::make_unique<Expr>();
  result->kind = kind;
  result->range = range;
  result->opRange = opRange;
  return result;
}

bool ExprParser::adopt(Expr &parent, ExprPtr operand) {
  if (!operand)
    return false;
  const uint32_t height = operand->height;
  parent.operands.push_back(std::move(operand));
  return raise(parent, height);
}

bool ExprParser::raise(Expr &parent, uint32_t operandHeight) {
  parent.height = std::max(parent.height, operandHeight + 1);
  if (parent.height <= maxExprHeight)
    return true;
  in.error(parent.opRange,
           "expected an expression at most " + std::to_string(maxExprHeight) +
               " operations high, found a higher one",
           "name a part of it");
  in.quiet = true;
  return false;
}

ExprPtr ExprParser::binary(ExprKind kind, const Token &op, ExprPtr lhs, ExprPtr rhs) {
  if (!lhs || !rhs)
    return nullptr;
  ExprPtr result = node(kind, {lhs->range.begin, rhs->range.end}, op.range);
  if (!adopt(*result, std::move(lhs)) || !adopt(*result, std::move(rhs)))
    return nullptr;
  return result;
}

ExprPtr ExprParser::expr() {
  TokenReader::Nesting nesting(in);
  if (nesting.tooDeep())
    return nullptr;
  ExprPtr lhs = term();
  while (lhs && (in.at(TokenKind::Plus) || in.at(TokenKind::Minus))) {
    const Token op = in.take();
    const ExprKind kind = op.kind == TokenKind::Plus ? ExprKind::Add : ExprKind::Sub;
    lhs = binary(kind, op, std::move(lhs), term());
  }
  return lhs;
}

ExprPtr ExprParser::term() {
  ExprPtr lhs = unary();
  TokenKind first = TokenKind::Eof;
  bool mixed = false;
  while (lhs && (in.at(TokenKind::Star) || in.at(TokenKind::Slash) || in.at(TokenKind::Percent) ||
                 in.at(TokenKind::At))) {
    const Token op = in.take();
    if (first == TokenKind::Eof)
      first = op.kind;
    if (!mixed && (first == TokenKind::At) != (op.kind == TokenKind::At)) {
      mixed = true;
      const std::string_view left = in.text(lhs->range);
      const bool quotable = left.size() <= 40 && left.find('\n') == std::string_view::npos;
      in.error(op.range, "expected only '@' or only '*', '/', '%' in one product, found both",
               quotable ? "write `(" + std::string(left) + ") " + std::string(in.text(op)) +
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

ExprPtr ExprParser::unary() {
  if (!in.at(TokenKind::Minus))
    return power();
  TokenReader::Nesting nesting(in);
  if (nesting.tooDeep())
    return nullptr;
  const Token op = in.take();
  ExprPtr operand = unary();
  if (!operand)
    return nullptr;
  ExprPtr result = node(ExprKind::Negate, {op.range.begin, operand->range.end}, op.range);
  return adopt(*result, std::move(operand)) ? std::move(result) : nullptr;
}

ExprPtr ExprParser::power() {
  ExprPtr base = postfix();
  bool isPower = false; // without parentheses
  while (base && (in.at(TokenKind::Caret) || in.at(TokenKind::CaretT))) {
    if (isPower && in.at(TokenKind::Caret)) {
      in.error(in.peek().range, "expected parentheses: a power of a power may be read in two ways",
               "write `(" + std::string(in.text(base->range).substr(0, 64)) + ")^...`");
      return nullptr;
    }
    const Token op = in.take();
    ExprPtr result = node(op.kind == TokenKind::Caret ? ExprKind::Power : ExprKind::Transpose,
                          {base->range.begin, op.range.end}, op.range);
    if (!adopt(*result, std::move(base)) || (result->kind == ExprKind::Power && !exponent(*result)))
      return nullptr;
    base = std::move(result);
    isPower = base->kind == ExprKind::Power;
  }
  return base;
}

/// `sqrt(...)` of an expression as it stands in the text.
std::string ExprParser::squareRoot(const Expr &operand) const {
  const std::string text(in.text(operand.range).substr(0, 64));
  return operand.parenthesised ? "sqrt" + text : "sqrt(" + text + ")";
}

bool ExprParser::exponent(Expr &power) {
  const Token &token = in.peek();
  const std::string_view digits = in.text(token);
  if (token.kind != TokenKind::Number ||
      digits.find_first_not_of("0123456789") != std::string_view::npos) {
    std::string hint = "a power is a whole number written out; use `exp` and `log` for others";
    if (token.kind == TokenKind::Number && (digits == "0.5" || digits == "5e-1"))
      hint = "write `" + squareRoot(*power.operands[0]) + "`";
    else if (token.kind == TokenKind::Minus)
      hint = "divide instead, `1 / x^2`";
    in.expected("a whole number after '^'", hint);
    return false;
  }
  if (digits.size() > maxExponentDigits) {
    in.error(token.range, "expected an exponent of at most " + std::to_string(maxExponentDigits) +
                              " digits, found " + std::to_string(digits.size()));
    return false;
  }
  std::from_chars(digits.data(), digits.data() + digits.size(), power.exponent);
  power.spelling = std::string(digits);
  power.range.end = in.take().range.end;
  return true;
}

ExprPtr ExprParser::postfix() {
  ExprPtr base = primary();
  while (base) {
    if (in.at(TokenKind::LBracket))
      base = element(std::move(base));
    else if (in.at(TokenKind::Dot))
      base = member(std::move(base));
    else
      break;
  }
  if (base && in.at(TokenKind::LParen) && !in.peek().newlineBefore) {
    in.error(in.peek().range, "expected an operator, found '('",
             "only names are called: assign the learner value to a name first");
    return nullptr;
  }
  return base;
}

ExprPtr ExprParser::element(ExprPtr base) {
  const Token open = in.take();
  in.quiet |= open.unclosed;
  ExprPtr result = node(ExprKind::Index, base->range, open.range);
  if (base->kind == ExprKind::Number) {
    in.error(open.range, "expected an operator after a number, found '['");
    return nullptr;
  }
  if (!adopt(*result, std::move(base)) || !adopt(*result, expr()))
    return nullptr;
  if (in.at(TokenKind::Comma)) {
    in.expected("']'", "one entry at a time: `k[i][j]`");
    return nullptr;
  }
  if (!in.expectClose(open, "']'"))
    return nullptr;
  result->range.end = in.previousEnd();
  return result;
}

ExprPtr ExprParser::member(ExprPtr base) {
  const Token dot = in.take();
  if (base->kind == ExprKind::Number) {
    in.error(dot.range, "expected an operator after a number, found '.'");
    return nullptr;
  }
  ExprPtr result =
      node(ExprKind::Member, {base->range.begin, in.peek().range.end}, in.peek().range);
  if (!in.at(TokenKind::Name)) {
    in.expected("the name of a state after '.'",
                in.at(TokenKind::Function)
                    ? "functions have no prefix: `" + std::string(in.text(in.peek())) + "(...)`"
                    : "");
    return nullptr;
  }
  result->spelling = std::string(in.text(in.take()));
  return adopt(*result, std::move(base)) ? std::move(result) : nullptr;
}
