//===- Token.h - Tokens and reserved words ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tokens that the lexer produces, and the table of built-in functions that the
// parser, the checker's messages and the dump share.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_TOKEN_H
#define TTTC_DSL_TOKEN_H

#include "tttc/DSL/AST.h"

#include <string>
#include <string_view>
#include <vector>

namespace tttc::dsl {

enum class TokenKind : uint8_t {
  Eof,
  End,      ///< a newline that ends a statement
  Invalid,  ///< something the lexer has reported already
  Name,     ///< a name that is not reserved
  Function, ///< a built-in function's name (Token::builtin)
  Number,
  // Reserved words that are values.
  T,
  Heads,
  // Reserved words that are neither values nor functions.
  Layer,
  Shared,
  Token,
  Param,
  View,
  Learner,
  State,
  Return,
  Every,
  Each,
  Repeat,
  Reverse,
  Noncausal,
  As,
  Probe,
  Out,
  // Punctuation.
  LParen,
  RParen,
  LBracket,
  RBracket,
  LBrace,
  RBrace,
  Comma,
  Colon,
  Equal,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  At,
  Caret,
  CaretT, ///< `^T`
  Dot,
};

struct Token {
  TokenKind kind = TokenKind::Eof;
  SourceRange range;
  bool newlineBefore = false; ///< first token of its line
  bool unclosed = false;      ///< `(` or `[` whose missing partner the lexer has reported
  Builtin builtin = Builtin::None;
};

/// The kind of a word: a reserved word, a built-in function (`builtin` is set)
/// or a plain name.
TokenKind classifyWord(std::string_view word, Builtin &builtin);

/// The name a built-in function has in the text; "" for Builtin::None.
std::string_view builtinName(Builtin builtin);

/// The names of all built-in functions, and all reserved words, in the order of their tables.
std::vector<std::string> builtinNames();
std::vector<std::string> reservedWords();

/// True for reserved words that are neither values nor functions (`layer` ... `out`).
inline bool isStructural(TokenKind kind) {
  return kind >= TokenKind::Layer && kind <= TokenKind::Out;
}

} // namespace tttc::dsl

#endif // TTTC_DSL_TOKEN_H
