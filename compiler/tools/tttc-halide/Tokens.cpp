//===- Tokens.cpp - The words of a text --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tokens.h"

#include <cctype>
#include <limits>

using namespace tttc::halide;

std::vector<Token> tttc::halide::tokenize(const std::string &text) {
  std::vector<Token> tokens;
  unsigned line = 1;
  size_t at = 0;
  auto takeWhile = [&](auto holds) {
    const size_t begin = at;
    while (at < text.size() && holds(text[at]))
      ++at;
    return text.substr(begin, at - begin);
  };
  while (at < text.size()) {
    const char c = text[at];
    if (c == '\n') {
      ++line;
      ++at;
    } else if (isspace(static_cast<unsigned char>(c))) {
      ++at;
    } else if (c == '#' || text.compare(at, 2, "//") == 0) {
      takeWhile([](char x) { return x != '\n'; });
    } else if (isalpha(static_cast<unsigned char>(c)) || c == '_' || c == ':') {
      tokens.push_back({Token::Name, takeWhile([](char x) {
                          return isalnum(static_cast<unsigned char>(x)) || x == '_' || x == ':';
                        }),
                        line});
    } else if (isdigit(static_cast<unsigned char>(c))) {
      std::string number = takeWhile([&](char x) {
        const bool isSign = (x == '-' || x == '+') && at > 0 && text[at - 1] == 'e';
        return isalnum(static_cast<unsigned char>(x)) || x == '.' || isSign;
      });
      tokens.push_back({Token::Number, number, line});
    } else if (c == '"') {
      ++at;
      tokens.push_back(
          {Token::String, takeWhile([](char x) { return x != '"' && x != '\n'; }), line});
      ++at;
    } else {
      static const char *const pairs[] = {"<=", ">=", "==", "!=", "&&", "||", "+="};
      std::string symbol(1, c);
      for (const char *pair : pairs)
        if (text.compare(at, 2, pair) == 0)
          symbol = pair;
      at += symbol.size();
      tokens.push_back({Token::Symbol, symbol, line});
    }
  }
  tokens.push_back({Token::End, "", line});
  return tokens;
}

const Token &Tokens::next() {
  const Token &token = list[at];
  if (token.kind != Token::End)
    ++at;
  return token;
}

bool Tokens::take(const std::string &text) {
  if (peek().kind == Token::String || peek().text != text)
    return false;
  next();
  return true;
}

void Tokens::expect(const std::string &text) {
  if (!take(text))
    fail("expected '" + text + "', found '" + peek().text + "'");
}

std::string Tokens::name() {
  if (peek().kind != Token::Name)
    fail("expected a name, found '" + peek().text + "'");
  return next().text;
}

void Tokens::fail(const std::string &message) const { throw ParseError(peek().line, message); }

void Tokens::expect(std::initializer_list<const char *> texts) {
  for (const char *text : texts)
    expect(text);
}

int64_t Tokens::integer() {
  const bool isNegative = take("-");
  if (peek().kind != Token::Number)
    fail("expected an integer, found '" + peek().text + "'");
  const int64_t value = std::stoll(next().text);
  return isNegative ? -value : value;
}

double Tokens::number() {
  const bool isNegative = take("-");
  double value;
  if (peek().kind == Token::Name) {
    const std::string constant = name();
    expect("<");
    name();
    expect(">");
    const std::string which = name();
    expect("(");
    expect(")");
    (void)constant;
    value = which == "::infinity" ? std::numeric_limits<double>::infinity()
                                  : std::numeric_limits<double>::quiet_NaN();
  } else if (peek().kind == Token::Number) {
    value = std::stod(next().text);
  } else {
    fail("expected a number, found '" + peek().text + "'");
  }
  return isNegative ? -value : value;
}
