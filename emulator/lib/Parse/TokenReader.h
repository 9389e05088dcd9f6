//===- TokenReader.h - Tokens of a module, in order -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_LIB_PARSE_TOKENREADER_H
#define TTTC_PTXEMULATOR_LIB_PARSE_TOKENREADER_H

#include "PtxEmulator/Parse/Lexer.h"

namespace ptxemu {

/// The tokens from the current one on. Reading functions return false after an error; the first
/// error is kept.
class TokenReader {
public:
  bool lex(const Source &source);

  const Token &peek(size_t ahead = 0) const;
  const Token &next();
  const Token &previous() const { return tokens[at - 1]; }
  /// Goes back by one token.
  void back() { --at; }
  bool takePunctuation(char c);
  bool takeDot(std::string_view name);
  bool expect(char c);
  bool identifier(std::string &name);
  bool integer(uint64_t &value);
  /// Skips .loc, .file, .section and .pragma; sets `skipped` if there was one.
  bool skipDebug(bool &skipped);

  bool fail(SourcePos at, const std::string &message);
  bool failHere(const std::string &expected);
  bool hasFailed() const { return !error.empty(); }
  std::string error;
  SourcePos errorPos;

private:
  void skipLine();

  std::vector<Token> tokens;
  size_t at = 0;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_LIB_PARSE_TOKENREADER_H
