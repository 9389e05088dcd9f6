//===- ParserPrimary.cpp - Numbers, names and calls -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an expression is made of, below all operators.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"

#include <charconv>

using namespace tttc::dsl;

ExprPtr Parser::primary() {
  switch (peek().kind) {
  case TokenKind::Number:
    return number();
  case TokenKind::Name:
  case TokenKind::Function:
    return peek(1).kind == TokenKind::LParen ? call() : name();
  case TokenKind::T:
  case TokenKind::Heads: {
    const Token token = take();
    return node(token.kind == TokenKind::T ? ExprKind::TokenIndex : ExprKind::Heads, token.range,
                token.range);
  }
  case TokenKind::LParen:
    return parenthesised();
  case TokenKind::Dot:
    expected("an expression", "a number starts with a digit: `0.5`");
    return nullptr;
  case TokenKind::Plus:
    expected("an expression", "there is no sign `+`");
    return nullptr;
  case TokenKind::Star:
    expected("an expression", "a power is written `x^2`");
    return nullptr;
  case TokenKind::LBracket:
    expected("an expression", "values are not listed; a row is a token, a param or `zeros(d)`");
    return nullptr;
  default:
    expected("an expression");
    return nullptr;
  }
}

ExprPtr Parser::number() {
  const Token token = take();
  ExprPtr result = node(ExprKind::Number, token.range, token.range);
  result->spelling = std::string(text(token));
  const std::string &digits = result->spelling;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), result->number);
  if (parsed.ec == std::errc())
    return result;
  error(token.range, "expected a number in the range of float64, found " + digits.substr(0, 64));
  return nullptr;
}

ExprPtr Parser::name() {
  const Token token = take();
  if (token.kind == TokenKind::Function) {
    const std::string spelling(text(token));
    error(token.range,
          "expected '(' after the built-in function '" + spelling + "', found " + describe(peek()));
    return nullptr;
  }
  ExprPtr result = node(ExprKind::Name, token.range, token.range);
  result->spelling = std::string(text(token));
  return result;
}

ExprPtr Parser::parenthesised() {
  const Token open = take();
  quiet |= open.unclosed;
  ExprPtr inner = expr();
  if (!inner || !expectClose(open, "an operator or ')'"))
    return nullptr;
  inner->parenthesised = true;
  inner->range = {open.range.begin, previousEnd()};
  return inner;
}

bool Parser::expectClose(const Token &open, const char *what) {
  if (accept(open.kind == TokenKind::LParen ? TokenKind::RParen : TokenKind::RBracket))
    return true;
  expected(what, implicitProductHint());
  return false;
}

ExprPtr Parser::call() {
  const Token callee = take(), open = take();
  quiet |= open.unclosed;
  ExprPtr result = node(ExprKind::Call, callee.range, callee.range);
  result->spelling = std::string(text(callee));
  result->builtin = callee.builtin;
  if (!at(TokenKind::RParen)) {
    do {
      if (!argument(*result))
        return nullptr;
    } while (accept(TokenKind::Comma));
  }
  if (!expectClose(open, "',' or ')'"))
    return nullptr;
  result->range.end = previousEnd();
  return result;
}

bool Parser::argument(Expr &call) {
  if (at(TokenKind::Name) && peek(1).kind == TokenKind::Equal) {
    Option option;
    option.range = peek().range;
    option.name = std::string(text(take()));
    take();
    for (const Option &other : call.options)
      if (other.name == option.name)
        error(option.range, "expected each option once, found '" + option.name + "' again");
    option.value = expr();
    if (!option.value)
      return false;
    const uint32_t height = option.value->height;
    call.options.push_back(std::move(option));
    return raise(call, height);
  }
  if (!call.options.empty()) {
    expected("a named option", "options stand after all other arguments");
    return false;
  }
  const bool isLoss = call.builtin == Builtin::Grad && call.operands.empty();
  if (!adopt(call, expr()))
    return false;
  if (isLoss && call.operands[0]->kind != ExprKind::Name) {
    error(call.operands[0]->range,
          "expected the name of a loss function first in 'grad', found "
          "an expression",
          "write `grad(loss, f)`");
    return false;
  }
  return true;
}
