//===- ParserPrimary.cpp - Numbers, names and calls -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Primary expressions: the operands of all operators.
//
//===----------------------------------------------------------------------===//

#include "ParserExpr.h"

#include <charconv>

using namespace tttc::dsl;

ExprPtr ExprParser::primary() {
  switch (in.peek().kind) {
  case TokenKind::Number:
    return number();
  case TokenKind::Name:
  case TokenKind::Function:
    return in.peek(1).kind == TokenKind::LParen ? call() : name();
  case TokenKind::T:
  case TokenKind::Heads: {
    const Token token = in.take();
    return node(token.kind == TokenKind::T ? ExprKind::TokenIndex : ExprKind::Heads, token.range,
                token.range);
  }
  case TokenKind::LParen:
    return parenthesised();
  case TokenKind::Dot:
    in.expected("an expression", "a number starts with a digit: `0.5`");
    return nullptr;
  case TokenKind::Plus:
    in.expected("an expression", "there is no sign `+`");
    return nullptr;
  case TokenKind::Star:
    in.expected("an expression", "a power is written `x^2`");
    return nullptr;
  case TokenKind::LBracket:
    in.expected("an expression", "values are not listed; a row is a token, a param or `zeros(d)`");
    return nullptr;
  default:
    in.expected("an expression");
    return nullptr;
  }
}

ExprPtr ExprParser::number() {
  const Token token = in.take();
  ExprPtr result = node(ExprKind::Number, token.range, token.range);
  result->spelling = std::string(in.text(token));
  const std::string &digits = result->spelling;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), result->number);
  if (parsed.ec == std::errc())
    return result;
  in.error(token.range, "expected a number in the range of float64, found " + digits.substr(0, 64));
  return nullptr;
}

ExprPtr ExprParser::name() {
  const Token token = in.take();
  if (token.kind == TokenKind::Function) {
    const std::string spelling(in.text(token));
    in.error(token.range,
             "expected '(' after the built-in function '" + spelling + "', found " +
                 in.describe(in.peek()),
             token.builtin == Builtin::Zeros ? "write `0`, or `zeros(d)` for its shape" : "");
    return nullptr;
  }
  ExprPtr result = node(ExprKind::Name, token.range, token.range);
  result->spelling = std::string(in.text(token));
  return result;
}

ExprPtr ExprParser::parenthesised() {
  const Token open = in.take();
  in.quiet |= open.unclosed;
  ExprPtr inner = expr();
  if (!inner || !in.expectClose(open, "an operator or ')'"))
    return nullptr;
  inner->parenthesised = true;
  inner->range = {open.range.begin, in.previousEnd()};
  return inner;
}

ExprPtr ExprParser::call() {
  const Token callee = in.take(), open = in.take();
  in.quiet |= open.unclosed;
  ExprPtr result = node(ExprKind::Call, callee.range, callee.range);
  result->spelling = std::string(in.text(callee));
  result->builtin = callee.builtin;
  if (!in.at(TokenKind::RParen)) {
    do {
      if (!argument(*result))
        return nullptr;
    } while (in.accept(TokenKind::Comma));
  }
  if (!in.expectClose(open, "',' or ')'"))
    return nullptr;
  result->range.end = in.previousEnd();
  return result;
}

bool ExprParser::argument(Expr &call) {
  if (in.at(TokenKind::Name) && in.peek(1).kind == TokenKind::Equal) {
    Option option;
    option.range = in.peek().range;
    option.name = std::string(in.text(in.take()));
    in.take();
    for (const Option &other : call.options)
      if (other.name == option.name)
        in.error(option.range, "expected each option once, found '" + option.name + "' again");
    option.value = expr();
    if (!option.value)
      return false;
    const uint32_t height = option.value->height;
    call.options.push_back(std::move(option));
    return raise(call, height);
  }
  if (!call.options.empty()) {
    in.expected("a named option", "options stand after all other arguments");
    return false;
  }
  const bool isLoss = call.builtin == Builtin::Grad && call.operands.empty();
  if (!adopt(call, expr()))
    return false;
  if (isLoss && call.operands[0]->kind != ExprKind::Name) {
    in.error(call.operands[0]->range,
             "expected the name of a loss function first in 'grad', found "
             "an expression",
             "write `grad(loss, f)`");
    return false;
  }
  return true;
}
