//===- TokenReader.cpp - Tokens of a module, in order ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TokenReader.h.
//
//===----------------------------------------------------------------------===//

#include "TokenReader.h"

using namespace ptxemu;

bool TokenReader::lex(const Source &source) {
  std::string message;
  SourcePos where;
  return ptxemu::lex(source, tokens, message, where) || fail(where, message);
}

const Token &TokenReader::peek(size_t ahead) const {
  return at + ahead < tokens.size() ? tokens[at + ahead] : tokens.back();
}

const Token &TokenReader::next() {
  const Token &token = peek();
  if (at + 1 < tokens.size())
    ++at;
  return token;
}

bool TokenReader::fail(SourcePos where, const std::string &message) {
  if (error.empty()) {
    error = message;
    errorPos = where;
  }
  return false;
}

bool TokenReader::failHere(const std::string &expected) {
  const Token &token = peek();
  std::string found = "the end of the text";
  if (token.kind != TokenKind::End)
    found = "'" + std::string(token.kind == TokenKind::Dot ? "." : "") +
            std::string(token.text.substr(0, 60)) + "'";
  return fail(token.pos, "expected " + expected + ", found " + found);
}

bool TokenReader::takePunctuation(char c) {
  if (!peek().is(c))
    return false;
  next();
  return true;
}

bool TokenReader::takeDot(std::string_view name) {
  if (peek().kind != TokenKind::Dot || peek().text != name)
    return false;
  next();
  return true;
}

bool TokenReader::expect(char c) {
  return takePunctuation(c) || failHere(std::string("'") + c + "'");
}

bool TokenReader::identifier(std::string &name) {
  if (peek().kind != TokenKind::Identifier)
    return failHere("a name");
  name = std::string(next().text);
  return true;
}

bool TokenReader::integer(uint64_t &value) {
  const bool isNegative = takePunctuation('-');
  if (peek().kind != TokenKind::Integer)
    return failHere("an integer");
  value = next().bits;
  if (isNegative)
    value = 0 - value;
  return true;
}

void TokenReader::skipLine() {
  const uint32_t line = peek().pos.line;
  while (peek().kind != TokenKind::End && peek().pos.line == line)
    next();
}

bool TokenReader::skipDebug(bool &skipped) {
  skipped = true;
  if (peek().kind == TokenKind::Dot && (peek().text == "loc" || peek().text == "file")) {
    skipLine();
    return true;
  }
  if (takeDot("section")) {
    next(); // its name begins with a dot
    if (!expect('{'))
      return false;
    unsigned depth = 1;
    while (depth && peek().kind != TokenKind::End) {
      depth += peek().is('{');
      depth -= peek().is('}');
      next();
    }
    return depth == 0 || failHere("'}' at the end of the section");
  }
  if (takeDot("pragma")) {
    if (peek().kind != TokenKind::String)
      return failHere("a string");
    next();
    return expect(';');
  }
  skipped = false;
  return true;
}
