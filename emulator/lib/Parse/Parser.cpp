//===- Parser.cpp - Tokens and the top level of a module ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Parser.h"

using namespace ptxemu;

const Token &Parser::peek(size_t ahead) const {
  return at + ahead < tokens.size() ? tokens[at + ahead] : tokens.back();
}

const Token &Parser::next() {
  const Token &token = peek();
  if (at + 1 < tokens.size())
    ++at;
  return token;
}

bool Parser::fail(SourcePos where, const std::string &message) {
  if (error.empty()) {
    error = message;
    errorPos = where;
  }
  return false;
}

bool Parser::failHere(const std::string &expected) {
  const Token &token = peek();
  std::string found = "the end of the text";
  if (token.kind != TokenKind::End)
    found = "'" + std::string(token.kind == TokenKind::Dot ? "." : "") +
            std::string(token.text.substr(0, 60)) + "'";
  return fail(token.pos, "expected " + expected + ", found " + found);
}

bool Parser::takePunctuation(char c) {
  if (!peek().is(c))
    return false;
  next();
  return true;
}

bool Parser::takeDot(std::string_view name) {
  if (peek().kind != TokenKind::Dot || peek().text != name)
    return false;
  next();
  return true;
}

bool Parser::expect(char c) { return takePunctuation(c) || failHere(std::string("'") + c + "'"); }

bool Parser::identifier(std::string &name) {
  if (peek().kind != TokenKind::Identifier)
    return failHere("a name");
  name = std::string(next().text);
  return true;
}

bool Parser::integer(uint64_t &value) {
  const bool isNegative = takePunctuation('-');
  if (peek().kind != TokenKind::Integer)
    return failHere("an integer");
  value = next().bits;
  if (isNegative)
    value = 0 - value;
  return true;
}

void Parser::skipLine() {
  const uint32_t line = peek().pos.line;
  while (peek().kind != TokenKind::End && peek().pos.line == line)
    next();
}

bool Parser::skipDebug(bool &skipped) {
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

bool Parser::run() {
  std::string message;
  SourcePos where;
  if (!lex(module.source, tokens, message, where))
    return fail(where, message);
  if (!version() || !target())
    return false;
  while (peek().kind != TokenKind::End)
    if (!topLevel())
      return false;
  return true;
}

bool Parser::version() {
  if (!takeDot("version"))
    return failHere("'.version'");
  if (peek().kind != TokenKind::Float64)
    return failHere("a version like 8.3");
  module.version = std::string(next().text);
  return true;
}

bool Parser::target() {
  if (!takeDot("target"))
    return failHere("'.target'");
  do {
    std::string word;
    if (!identifier(word))
      return false;
    if (module.target.empty())
      module.target = word;
    else if (word != "debug")
      return fail(tokens[at - 1].pos, "target option '" + word + "' is not supported");
  } while (takePunctuation(','));
  if (module.target.rfind("sm_", 0) != 0)
    return fail(tokens[at - 1].pos, "expected a target like sm_80, found '" + module.target + "'");
  uint64_t bits = 64;
  const SourcePos where = peek().pos;
  if (takeDot("address_size") && !integer(bits))
    return false;
  return bits == 64 || fail(where, "only .address_size 64 is supported");
}

bool Parser::topLevel() {
  bool skipped;
  if (!skipDebug(skipped) || skipped)
    return skipped && error.empty();
  bool isExtern = false;
  for (;;) {
    if (takeDot("extern"))
      isExtern = true;
    else if (!takeDot("visible") && !takeDot("weak") && !takeDot("common"))
      break;
  }
  if (takeDot("entry"))
    return functionOrEntry(true);
  if (takeDot("func"))
    return functionOrEntry(false);
  for (const Space space : {Space::Global, Space::Const, Space::Shared})
    if (takeDot(nameOf(space)))
      return variables(space, isExtern, module.variables, false);
  if (takePunctuation(';'))
    return true;
  return failHere("a directive of a module");
}

const Function *Module::find(const std::string &name) const {
  for (const Function &function : functions)
    if (function.name == name)
      return &function;
  return nullptr;
}

std::unique_ptr<Module> ptxemu::parseModule(std::string name, std::string text,
                                            std::string &error) {
  auto module = std::make_unique<Module>();
  module->source = {std::move(name), std::move(text)};
  Parser parser(*module);
  if (parser.run())
    return module;
  error = module->source.render(parser.errorPos, parser.error);
  return nullptr;
}
