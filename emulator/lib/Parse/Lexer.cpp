//===- Lexer.cpp - PTX text to tokens -------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Lexer.h"

#include <cstdlib>
#include <cstring>

using namespace ptxemu;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isHex(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isFollow(char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '$'; }

class Lexer {
public:
  Lexer(const Source &source, std::vector<Token> &tokens) : text(source.text), tokens(tokens) {}

  bool run(std::string &message, SourcePos &at) {
    while (skipSpace()) {
      start = {line, static_cast<uint32_t>(pos - lineStart + 1)};
      if (pos == text.size()) {
        add(TokenKind::End, pos);
        return true;
      }
      if (!token())
        break;
    }
    message = error;
    at = start;
    return false;
  }

private:
  char peek(size_t ahead = 0) const { return pos + ahead < text.size() ? text[pos + ahead] : '\0'; }

  bool fail(const std::string &why) {
    error = why;
    return false;
  }

  void newline() {
    ++line;
    lineStart = pos + 1;
  }

  bool skipSpace() {
    while (pos < text.size()) {
      const char c = text[pos];
      if (c == '\n') {
        newline();
        ++pos;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        ++pos;
      } else if (c == '/' && peek(1) == '/') {
        while (pos < text.size() && text[pos] != '\n')
          ++pos;
      } else if (c == '/' && peek(1) == '*') {
        start = {line, static_cast<uint32_t>(pos - lineStart + 1)};
        for (pos += 2; pos < text.size() && !(text[pos] == '*' && peek(1) == '/'); ++pos)
          if (text[pos] == '\n')
            newline();
        if (pos == text.size())
          return fail("expected '*/' at the end of this comment");
        pos += 2;
      } else {
        break;
      }
    }
    return true;
  }

  void add(TokenKind kind, size_t end, uint64_t bits = 0) {
    tokens.push_back({kind, std::string_view(text).substr(pos, end - pos), start, bits});
    pos = end;
  }

  bool token() {
    const char c = text[pos];
    if (isLetter(c) || ((c == '_' || c == '$' || c == '%') && isFollow(peek(1)))) {
      size_t end = pos + 1;
      while (end < text.size() && isFollow(text[end]))
        ++end;
      add(TokenKind::Identifier, end);
      return true;
    }
    if (c == '.' && (isFollow(peek(1)))) {
      ++pos;
      size_t end = pos;
      while (end < text.size() &&
             (isFollow(text[end]) || (text[end] == ':' && end + 2 < text.size() &&
                                      text[end + 1] == ':' && isFollow(text[end + 2]))))
        end += text[end] == ':' ? 2 : 1;
      add(TokenKind::Dot, end);
      return true;
    }
    if (isDigit(c))
      return number();
    if (c == '"') {
      const size_t end = text.find_first_of("\"\n", pos + 1);
      if (end == std::string::npos || text[end] == '\n')
        return fail("expected '\"' at the end of this string");
      add(TokenKind::String, end + 1);
      return true;
    }
    if (strchr(",;:{}[]()<>@!|+-=_", c) && c != '\0') {
      add(TokenKind::Punctuation, pos + 1);
      return true;
    }
    const auto code = static_cast<unsigned char>(c);
    static const char digits[] = "0123456789abcdef";
    const bool shown = code >= 0x20 && code < 0x7f;
    return fail(std::string("no token begins with ") +
                (shown ? std::string("'") + c + "'"
                       : std::string("byte 0x") + digits[code >> 4] + digits[code & 15]));
  }

  /// `0f` and `0d` with all their digits: the bits of a float or double.
  bool floatBits(unsigned digits, TokenKind kind) {
    uint64_t bits = 0;
    for (unsigned i = 0; i < digits; ++i) {
      const char c = peek(2 + i);
      if (!isHex(c))
        return fail("expected " + std::to_string(digits) + " hexadecimal digits");
      bits = bits << 4 | static_cast<unsigned>(isDigit(c) ? c - '0' : (c | 32) - 'a' + 10);
    }
    if (isFollow(peek(2 + digits)))
      return fail("expected " + std::to_string(digits) + " hexadecimal digits");
    add(kind, pos + 2 + digits, bits);
    return true;
  }

  bool number() {
    const char second = peek() == '0' ? peek(1) : '\0';
    if (second == 'f' || second == 'F')
      return floatBits(8, TokenKind::Float32);
    if (second == 'd' || second == 'D')
      return floatBits(16, TokenKind::Float64);
    size_t end = pos;
    while (end < text.size() && isDigit(text[end]))
      ++end;
    const bool isDecimal =
        end < text.size() && (text[end] == '.' || text[end] == 'e' || text[end] == 'E');
    return isDecimal ? decimal() : integer();
  }

  bool decimal() {
    size_t end = pos;
    while (end < text.size() && (isDigit(text[end]) || text[end] == '.'))
      ++end;
    if (end < text.size() && (text[end] | 32) == 'e') {
      ++end;
      if (end < text.size() && (text[end] == '+' || text[end] == '-'))
        ++end;
      while (end < text.size() && isDigit(text[end]))
        ++end;
    }
    const std::string digits = text.substr(pos, end - pos);
    char *stop = nullptr;
    const double value = strtod(digits.c_str(), &stop);
    if (*stop || (end < text.size() && isFollow(text[end])))
      return fail("not a number");
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    add(TokenKind::Float64, end, bits);
    return true;
  }

  bool integer() {
    unsigned base = 10;
    size_t at = pos;
    if (peek() == '0') {
      const char c = peek(1);
      base = c == 'x' || c == 'X' ? 16 : c == 'b' || c == 'B' ? 2 : isDigit(c) ? 8 : 10;
      at += base == 16 || base == 2 ? 2 : 0;
    }
    const size_t first = at;
    uint64_t value = 0;
    for (; at < text.size() && isHex(text[at]); ++at) {
      const unsigned digit = isDigit(text[at]) ? text[at] - '0' : (text[at] | 32) - 'a' + 10;
      if (digit >= base)
        return fail("a digit beyond base " + std::to_string(base));
      if (value > (UINT64_MAX - digit) / base)
        return fail("an integer of more than 64 bits");
      value = value * base + digit;
    }
    if (at == first)
      return fail("expected digits");
    if (at < text.size() && text[at] == 'U')
      ++at;
    if (at < text.size() && isFollow(text[at]))
      return fail("not a number");
    add(TokenKind::Integer, at, value);
    return true;
  }

  const std::string &text;
  std::vector<Token> &tokens;
  size_t pos = 0, lineStart = 0;
  uint32_t line = 1;
  SourcePos start;
  std::string error;
};

} // namespace

bool ptxemu::lex(const Source &source, std::vector<Token> &tokens, std::string &message,
                 SourcePos &at) {
  // Positions have 32 bits; no compiler writes a text near that.
  if (source.text.size() > (64u << 20)) {
    message = "the text has more than 64 MiB";
    at = {1, 1};
    return false;
  }
  return Lexer(source, tokens).run(message, at);
}
