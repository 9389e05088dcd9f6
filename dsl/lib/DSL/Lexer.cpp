//===- Lexer.cpp - From bytes to tokens -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass over the bytes, with two unusual rules: a newline is a token only
// outside brackets and after a token that can end a value; and a reserved word
// that cannot occur in an expression closes open brackets, so that a missing `)`
// causes one error and does not affect the rest of the file.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Lexer.h"

#include <algorithm>
#include <cstring>

using namespace tttc::dsl;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isNameChar(char c) { return isNameStart(c) || isDigit(c); }
bool isNonAscii(char c) { return (static_cast<unsigned char>(c) & 0x80) != 0; }

/// True if a newline after a token of this kind may end the statement.
bool endsValue(TokenKind kind) {
  switch (kind) {
  case TokenKind::Name:
  case TokenKind::Function:
  case TokenKind::Number:
  case TokenKind::T:
  case TokenKind::Heads:
  case TokenKind::CaretT:
  case TokenKind::RParen:
  case TokenKind::RBracket:
  case TokenKind::RBrace:
  case TokenKind::Invalid:
    return true;
  default:
    return false;
  }
}

class Lexer {
public:
  Lexer(const Source &source, Diagnostics &diags) : text(source.text()), diags(diags) {}
  TokenList run();

private:
  char at(size_t offset) const { return offset < text.size() ? text[offset] : '\0'; }
  SourceRange from(size_t begin) const {
    return {static_cast<uint32_t>(begin), static_cast<uint32_t>(pos)};
  }
  void push(TokenKind kind, size_t begin, Builtin builtin = Builtin::None);
  void newline();
  void comment();
  void blockComment();
  void word();
  void number();
  void punctuation();
  void openBracket(TokenKind kind);
  void closeBracket(TokenKind kind);
  void abandonBrackets(const std::string &before);
  void stray();

  std::string_view text;
  Diagnostics &diags;
  size_t pos = 0;
  bool sawNewline = true;
  std::vector<size_t> open; ///< indices of the tokens `(` and `[` still open
  TokenList result;
};

} // namespace

/// `0x1f`
static std::string byteText(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return {'0', 'x', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]};
}

void Lexer::push(TokenKind kind, size_t begin, Builtin builtin) {
  Token token;
  token.kind = kind;
  token.range = from(begin);
  token.newlineBefore = sawNewline;
  token.builtin = builtin;
  result.tokens.push_back(token);
  sawNewline = false;
}

void Lexer::newline() {
  if (open.empty() && !result.tokens.empty() && endsValue(result.tokens.back().kind))
    push(TokenKind::End, pos);
  sawNewline = true;
  ++pos;
}

void Lexer::comment() {
  const size_t begin = pos;
  pos = std::min(text.find('\n', pos), text.size());
  result.comments.push_back(from(begin));
}

void Lexer::blockComment() {
  const size_t begin = pos;
  size_t end = text.find("*/", pos + 2);
  pos = end == std::string_view::npos ? std::min(text.find('\n', pos), text.size()) : end + 2;
  diags.error({static_cast<uint32_t>(begin), static_cast<uint32_t>(begin + 2)},
              "expected a comment or an operand, found '/*'",
              "a comment starts with `//` and runs to the end of its line");
}

void Lexer::word() {
  const size_t begin = pos;
  while (isNameChar(at(pos)))
    ++pos;
  const std::string_view name = text.substr(begin, pos - begin);
  Builtin builtin = Builtin::None;
  const TokenKind kind = classifyWord(name, builtin);
  if (isStructural(kind) && !open.empty()) {
    const size_t end = pos;
    pos = begin;
    abandonBrackets("'" + std::string(name) + "'");
    pos = end;
  }
  push(kind, begin, builtin);
}

void Lexer::number() {
  const size_t begin = pos;
  while (isDigit(at(pos)))
    ++pos;
  if (at(pos) == '.' && isDigit(at(pos + 1))) {
    ++pos;
    while (isDigit(at(pos)))
      ++pos;
  } else if (at(pos) == '.') {
    const std::string digits(text.substr(begin, pos - begin));
    ++pos;
    diags.error(from(begin), "expected a digit after the '.' of a number",
                "write `" + digits + ".0` or `" + digits + "`");
    while (isNameChar(at(pos)))
      ++pos;
    return push(TokenKind::Invalid, begin);
  }
  if (at(pos) == 'e' || at(pos) == 'E') {
    const size_t sign = at(pos + 1) == '+' || at(pos + 1) == '-';
    if (isDigit(at(pos + 1 + sign))) {
      pos += 1 + sign;
      while (isDigit(at(pos)))
        ++pos;
    }
  }
  const size_t end = pos;
  while (isNameChar(at(pos)))
    ++pos;
  if (pos == end)
    return push(TokenKind::Number, begin);
  const std::string digits(text.substr(begin, end - begin)), name(text.substr(end, pos - end));
  diags.error(from(begin), "expected an operator after the number, found '" + name + "'",
              name[0] == '_'                                    ? "digits are not grouped"
              : digits == "0" && std::strchr("xXbBoO", name[0]) ? "numbers are decimal"
              : (name == "e" || name == "E") && (at(pos) == '+' || at(pos) == '-')
                  ? "an exponent has digits, `" + digits + "e-3`"
                  : "write `" + digits + "*" + name + "`; a name begins with a letter");
  push(TokenKind::Invalid, begin);
}

void Lexer::openBracket(TokenKind kind) {
  open.push_back(result.tokens.size());
  push(kind, pos - 1);
}

void Lexer::closeBracket(TokenKind kind) {
  if (!open.empty()) {
    const bool isParen = result.tokens[open.back()].kind == TokenKind::LParen;
    const TokenKind expected = isParen ? TokenKind::RParen : TokenKind::RBracket;
    if (kind != expected) {
      diags.error(from(pos - 1), isParen ? "expected ')', found ']'" : "expected ']', found ')'");
      diags.note(result.tokens[open.back()].range, "to close this bracket");
      kind = expected;
    }
    open.pop_back();
  }
  push(kind, pos - 1);
}

void Lexer::abandonBrackets(const std::string &before) {
  const Token &inner = result.tokens[open.back()];
  const bool isParen = inner.kind == TokenKind::LParen;
  diags.error(inner.range, std::string("expected '") + (isParen ? ")" : "]") + "' to close this '" +
                               (isParen ? "(" : "[") + "', found " + before);
  const size_t begin = result.tokens[open.front()].range.begin;
  for (size_t index : open)
    result.tokens[index].unclosed = true;
  open.clear();
  const bool sawNewlineHere = sawNewline;
  push(TokenKind::Invalid, pos);
  // Text on a later line is a separate statement. The header of a `{` is inside the
  // bracket; the parser skips both.
  if (at(pos) != '{' && text.substr(begin, pos - begin).find('\n') != std::string_view::npos)
    push(TokenKind::End, pos);
  sawNewline = sawNewlineHere;
}

/// A byte or a run of bytes that starts no token.
void Lexer::stray() {
  const size_t begin = pos;
  const unsigned char c = static_cast<unsigned char>(text[pos++]);
  if (isNonAscii(static_cast<char>(c))) {
    while (isNonAscii(at(pos)))
      ++pos;
    diags.error(from(begin),
                "expected ASCII outside comments, found the byte " + byteText(text[begin]));
  } else {
    std::string hint;
    if (c == ';')
      hint = "a statement ends with its line";
    else if (c == '#')
      hint = "a comment starts with `//`";
    else if (c == '\'')
      hint = "a transpose is written `W^T`";
    else if (c == '~')
      hint = "where training begins is written `init normal(0.02)`";
    else if (c == '<' && at(pos) == '-')
      hint = "a value is assigned with `=`";
    else if (c == '>' && begin > 0 && (at(begin - 1) == '-' || at(begin - 1) == '='))
      hint = "a function is defined as `name(a, b) = ...`";
    else if (c == '&' || c == '|' || c == '<' || c == '>' || c == '!' || c == '?')
      hint = "there are no conditions; `max`, `min` and `sign` may do";
    diags.error(from(begin), std::string("unexpected character '") + static_cast<char>(c) + "'",
                hint);
  }
  push(TokenKind::Invalid, begin);
}

void Lexer::punctuation() {
  const size_t begin = pos;
  const char c = text[pos];
  if ((c == '{' || c == '}') && !open.empty())
    abandonBrackets(std::string("'") + c + "'");
  ++pos;
  switch (c) {
  case '(':
    return openBracket(TokenKind::LParen);
  case '[':
    return openBracket(TokenKind::LBracket);
  case ')':
    return closeBracket(TokenKind::RParen);
  case ']':
    return closeBracket(TokenKind::RBracket);
  case '{':
    return push(TokenKind::LBrace, begin);
  case '}':
    return push(TokenKind::RBrace, begin);
  case ',':
    return push(TokenKind::Comma, begin);
  case ':':
    return push(TokenKind::Colon, begin);
  case '=':
    return push(TokenKind::Equal, begin);
  case '+':
    return push(TokenKind::Plus, begin);
  case '-':
    return push(TokenKind::Minus, begin);
  case '*':
    return push(TokenKind::Star, begin);
  case '/':
    return push(TokenKind::Slash, begin);
  case '%':
    return push(TokenKind::Percent, begin);
  case '@':
    return push(TokenKind::At, begin);
  case '.':
    return push(TokenKind::Dot, begin);
  case '^':
    if (at(pos) == 'T' && !isNameChar(at(pos + 1))) {
      ++pos;
      return push(TokenKind::CaretT, begin);
    }
    return push(TokenKind::Caret, begin);
  default:
    --pos;
    return stray();
  }
}

TokenList Lexer::run() {
  while (pos < text.size()) {
    const char c = text[pos];
    if (c == '\n')
      newline();
    else if (c == ' ' || c == '\t' || c == '\r')
      ++pos;
    else if (c == '/' && at(pos + 1) == '/')
      comment();
    else if (c == '/' && at(pos + 1) == '*')
      blockComment();
    else if (isNameStart(c))
      word();
    else if (isDigit(c))
      number();
    else
      punctuation();
  }
  if (!open.empty())
    abandonBrackets("the end of the file");
  push(TokenKind::Eof, pos);
  return std::move(result);
}

/// The first byte that no text has; npos for a text. Another file would give an error at each byte.
static size_t findControlByte(std::string_view text) {
  const auto found = std::find_if(text.begin(), text.end(), [](char c) {
    return (c >= 0 && c < ' ' && c != '\t' && c != '\r' && c != '\n') || c == 0x7f;
  });
  return found == text.end() ? std::string_view::npos : static_cast<size_t>(found - text.begin());
}

/// The first carriage return of a text whose lines end with one alone; npos for other texts.
static size_t findOldLineEnd(std::string_view text) {
  const bool hasOthers = text.find('\n') != std::string_view::npos;
  const size_t found = text.find('\r');
  const bool isLast = found + 1 == text.size();
  return hasOthers || isLast ? std::string_view::npos : found;
}

TokenList tttc::dsl::lex(const Source &source, Diagnostics &diags) {
  const std::string_view text = source.text();
  const size_t lone = findOldLineEnd(text), control = findControlByte(text);
  const bool isUtf16 = text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF";
  auto byteAt = [](size_t pos) {
    return SourceRange{static_cast<uint32_t>(pos), static_cast<uint32_t>(pos + 1)};
  };
  if (text.size() > maxSourceBytes) {
    diags.error({}, "expected at most " + std::to_string(maxSourceBytes) +
                        " bytes of source, found " + std::to_string(text.size()));
  } else if (isUtf16) {
    diags.error(byteAt(0), "expected ASCII outside comments, found the byte " + byteText(text[0]),
                "the file is UTF-16: save it as UTF-8");
  } else if (control != std::string_view::npos) {
    diags.error(byteAt(control),
                "expected text, found the control byte " + byteText(text[control]));
  } else if (lone != std::string_view::npos) {
    diags.error(byteAt(lone),
                "expected lines that end with a newline, found a carriage return alone",
                "convert the line ends, `tr '\\r' '\\n' < OLD > NEW`");
  } else {
    return Lexer(source, diags).run();
  }
  TokenList empty;
  empty.tokens.emplace_back();
  return empty;
}
