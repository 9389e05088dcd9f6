//===- Lexer.h - From bytes to tokens ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lexer decides which newlines end a statement and pairs the brackets; the parser asks
// whether a token begins a line only for error recovery and hints.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LEXER_H
#define TTTC_DSL_LEXER_H

#include "tttc/DSL/Limits.h"
#include "tttc/DSL/Token.h"

#include <vector>

namespace tttc::dsl {

struct TokenList {
  std::vector<Token> tokens;         ///< never empty; the last one is Eof
  std::vector<SourceRange> comments; ///< from `//` to the line's end, in order
};

/// Splits a source. Every malformed piece is reported once and leaves an Invalid
/// token, or a token that lets the parser continue. A source longer than
/// maxSourceBytes is reported and read as empty.
TokenList lex(const Source &source, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_LEXER_H
