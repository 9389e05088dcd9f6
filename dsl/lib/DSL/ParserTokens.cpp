//===- ParserTokens.cpp - Token stream and error recovery -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ParserTokens.h.
//
//===----------------------------------------------------------------------===//

#include "ParserTokens.h"

#include "tttc/DSL/Spelling.h"

#include <algorithm>

using namespace tttc::dsl;

const Token &TokenReader::peek(size_t ahead) const {
  return list.tokens[std::min(index + ahead, list.tokens.size() - 1)];
}

const Token &TokenReader::take() {
  const Token &token = peek();
  if (index + 1 < list.tokens.size())
    ++index;
  return token;
}

bool TokenReader::accept(TokenKind kind) {
  if (!at(kind))
    return false;
  take();
  return true;
}

bool TokenReader::expect(TokenKind kind, const char *what, std::string hint) {
  if (accept(kind))
    return true;
  expected(what, std::move(hint));
  return false;
}

std::string_view TokenReader::text(SourceRange range) const {
  return source.text().substr(range.begin, range.end - range.begin);
}

std::string TokenReader::describe(const Token &token) const {
  if (token.kind == TokenKind::Eof)
    return "the end of the file";
  if (token.kind == TokenKind::End)
    return "the end of the line";
  const std::string quoted = "'" + std::string(text(token).substr(0, 64)) + "'";
  if (isStructural(token.kind) || token.kind == TokenKind::T || token.kind == TokenKind::Heads)
    return "the reserved word " + quoted;
  return token.kind == TokenKind::Function ? "the built-in function " + quoted : quoted;
}

bool TokenReader::declaredName(const char *what, std::string &name, SourceRange &range) {
  if (!at(TokenKind::Name)) {
    const bool reserved = isStructural(peek().kind) || at(TokenKind::T) || at(TokenKind::Heads) ||
                          at(TokenKind::Function);
    expected(what, reserved ? "choose another name, the language uses this one" : "");
    return false;
  }
  range = peek().range;
  name = std::string(text(take()));
  return true;
}

void TokenReader::error(SourceRange range, std::string message, std::string hint) {
  // The lexer has reported Invalid tokens and unclosed brackets.
  if (!quiet && !at(TokenKind::Invalid) && !peek().unclosed)
    diags.error(range, std::move(message), std::move(hint));
}

void TokenReader::expected(const std::string &what, std::string hint) {
  SourceRange range = peek().range;
  // At the end of a line the caret is placed after its last token.
  if (at(TokenKind::End) || at(TokenKind::Eof))
    range = {previousEnd(), previousEnd()};
  error(range, "expected " + what + ", found " + describe(peek()), std::move(hint));
}

std::string TokenReader::implicitProductHint() const {
  switch (peek().kind) {
  case TokenKind::Name:
  case TokenKind::Number:
  case TokenKind::T:
  case TokenKind::Heads:
  case TokenKind::Function:
  case TokenKind::LParen:
    // Either of two names in a row may be a word of another language.
    for (const Token &token : {previous(), peek()})
      if (const std::string foreign = hintForForeignOperator(text(token)); !foreign.empty())
        return foreign;
    if (peek().newlineBefore)
      return "";
    if (at(TokenKind::Number) && (text(previous()) == "normal" || text(previous()) == "uniform"))
      return "the numbers of `" + std::string(text(previous())) + "` stand in parentheses";
    return "a product is written with `*`, a matrix product with `@`";
  default:
    return "";
  }
}

void TokenReader::recover() {
  quiet = false;
  while (!atBlockEnd()) {
    // The newline after an incomplete statement, `x = `, is not an END.
    if (isStructural(peek().kind) && peek().newlineBefore)
      return;
    if (at(TokenKind::LBrace))
      skipBraces();
    else if (take().kind == TokenKind::End)
      return;
  }
}

void TokenReader::recoverFromHere() {
  if (isStructural(peek().kind))
    take();
  recover();
}

/// Skips a whole `{ ... }`; stops before a `layer`, which no block contains.
void TokenReader::skipBraces() {
  size_t nested = 0;
  do {
    if (at(TokenKind::LBrace))
      ++nested;
    else if (at(TokenKind::RBrace))
      --nested;
    else if (at(TokenKind::Eof) || atNextLayer())
      return;
    take();
  } while (nested != 0);
}

bool TokenReader::endOfStatement() {
  if (accept(TokenKind::End) || atBlockEnd())
    return true;
  std::string hint = implicitProductHint();
  if (at(TokenKind::LBracket) && previous().kind == TokenKind::Name)
    hint = "a shape follows a colon, `" + std::string(text(previous())) + " : [d]`";
  else if (at(TokenKind::Caret) || at(TokenKind::LBracket) || at(TokenKind::Dot))
    hint = "put what stands before it in parentheses";
  else if (at(TokenKind::Equal) && peek(1).kind == TokenKind::Equal)
    hint = hintForForeignOperator("if");
  else if (at(TokenKind::Equal))
    hint = "one `=` in a statement, after the name";
  else if (at(TokenKind::Comma))
    hint = "a line for each name";
  expected("the end of the statement", hint);
  recover();
  return false;
}

bool TokenReader::openBrace(const char *header, const std::string &hintForWord,
                            SourceRange &range) {
  const bool lower = at(TokenKind::End) && peek(1).kind == TokenKind::LBrace;
  if (lower)
    take();
  if (at(TokenKind::LBrace)) {
    if (peek().newlineBefore)
      error(peek().range, std::string("expected '{' on the line of its ") + header +
                              ", found it on a later line");
    range = take().range;
    return true;
  }
  // Empty where no word or number stands in its place.
  std::string hint = implicitProductHint();
  if (at(TokenKind::Minus))
    hint = "a name has letters, digits and `_`";
  else if (!hint.empty() && !peek().newlineBefore)
    hint = hintForWord;
  expected(std::string("'{' after the header of the ") + header, hint);
  // The body may still follow on this line.
  while (!at(TokenKind::LBrace) && !at(TokenKind::RBrace) && !at(TokenKind::End) &&
         !at(TokenKind::Eof))
    take();
  range = peek().range;
  return accept(TokenKind::LBrace);
}

bool TokenReader::atNextLayer() const { return at(TokenKind::Layer) && peek().newlineBefore; }

bool TokenReader::atBlockEnd() const {
  return at(TokenKind::RBrace) || at(TokenKind::Eof) || atNextLayer();
}

size_t TokenReader::indentation(SourceRange range) const {
  const std::string_view line = source.lineAt(range.begin);
  return std::min(line.find_first_not_of(" \t"), line.size());
}

void TokenReader::closeBrace(SourceRange &range) {
  const Token &close = peek();
  if (!accept(TokenKind::RBrace)) {
    const size_t before = diags.errors();
    expected("'}'");
    if (diags.errors() != before) {
      diags.note({range.begin, range.begin + 1}, "to close this '{'");
      if (lacking.end != 0)
        diags.note({lacking.begin, lacking.begin + 1},
                   "this '{' may lack its own: the '}' on line " +
                       std::to_string(source.lineColumn(lacking.end).line) +
                       " stands further left than this line");
    }
    quiet = true; // The enclosing blocks lack theirs for the same reason.
  } else if (lacking.end == 0 && close.newlineBefore &&
             indentation(close.range) < indentation(range)) {
    lacking = {range.begin, close.range.begin};
  }
  range.end = previousEnd();
}

bool TokenReader::Nesting::tooDeep() {
  if (in.depth <= maxNesting)
    return false;
  if (!in.reportedDepth)
    in.error(in.peek().range,
             "expected at most " + std::to_string(maxNesting) + " nested levels, found more");
  in.reportedDepth = true;
  in.quiet = true;
  return true;
}

bool TokenReader::expectClose(const Token &open, const char *what) {
  if (accept(open.kind == TokenKind::LParen ? TokenKind::RParen : TokenKind::RBracket))
    return true;
  std::string hint = implicitProductHint();
  // `rms_norm(x, eps 1e-5)`
  if (open.kind == TokenKind::LParen && !hint.empty() && at(TokenKind::Number) &&
      previous().kind == TokenKind::Name && index > 1 &&
      list.tokens[index - 2].kind == TokenKind::Comma)
    hint = "an option is written `" + std::string(text(previous())) + " = " +
           std::string(text(peek())) + "`; " + hint;
  expected(what, hint);
  return false;
}
