//===- Lexer.h - PTX text to tokens ---------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_PARSE_LEXER_H
#define TTTC_PTXEMULATOR_PARSE_LEXER_H

#include "PtxEmulator/Parse/Diagnostic.h"

#include <string_view>
#include <vector>

namespace ptxemu {

enum class TokenKind : uint8_t {
  Identifier, ///< opcode, register, symbol
  Dot,        ///< `.b32`, `.shared::cta`: a modifier or directive, without its dot
  Integer,    ///< `bits` holds the value
  Float32,    ///< `0f3F800000`: `bits`
  Float64,    ///< `0d...` or a decimal number: `bits` of the double
  String,
  Punctuation, ///< one character
  End
};

struct Token {
  TokenKind kind = TokenKind::End;
  std::string_view text;
  SourcePos pos;
  uint64_t bits = 0;

  bool is(char c) const { return kind == TokenKind::Punctuation && text[0] == c; }
};

/// Splits `source` into tokens, the last one End. Returns false, with `message` and
/// `at`, for characters that begin no token, unterminated comments and numbers out of
/// range.
bool lex(const Source &source, std::vector<Token> &tokens, std::string &message, SourcePos &at);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_PARSE_LEXER_H
