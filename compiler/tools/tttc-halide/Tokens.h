//===- Tokens.h - The words of a text ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A cursor over the tokens, and what every reader needs of it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_HALIDE_TOKENS_H
#define TTTC_TOOLS_TTTC_HALIDE_TOKENS_H

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace tttc::halide {

/// A position in the text, and what is wrong there.
struct ParseError : std::runtime_error {
  ParseError(unsigned line, const std::string &message)
      : std::runtime_error("line " + std::to_string(line) + ": " + message) {}
};

struct Token {
  enum Kind { Name, Number, String, Symbol, End } kind = End;
  std::string text;
  unsigned line = 1;
};

/// Splits the text into tokens; comments and lines that begin with `#` are left out.
std::vector<Token> tokenize(const std::string &text);

class Tokens {
public:
  explicit Tokens(const std::string &text) : list(tokenize(text)) {}

  const Token &peek() const { return list[at]; }
  const Token &next();
  /// Returns true, and moves on, if the next token is this one.
  bool take(const std::string &text);
  void expect(const std::string &text);
  void expect(std::initializer_list<const char *> texts);
  std::string name();
  int64_t integer();
  double number();
  [[noreturn]] void fail(const std::string &message) const;

  size_t position() const { return at; }
  void moveTo(size_t position) { at = position; }

private:
  std::vector<Token> list;
  size_t at = 0;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_TOKENS_H
