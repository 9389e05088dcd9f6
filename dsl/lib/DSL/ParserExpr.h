//===- ParserExpr.h - The expressions of a text -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_PARSEREXPR_H
#define TTTC_DSL_LIB_PARSEREXPR_H

#include "ParserTokens.h"

namespace tttc::dsl {

class ExprParser {
public:
  explicit ExprParser(TokenReader &in) : in(in) {}

  /// Null after an error.
  ExprPtr expr();
  static ExprPtr node(ExprKind kind, SourceRange range, SourceRange opRange);

private:
  ExprPtr term();
  ExprPtr unary();
  ExprPtr power();
  ExprPtr postfix();
  bool exponent(Expr &power);
  std::string squareRoot(const Expr &operand) const;
  ExprPtr member(ExprPtr base);
  ExprPtr element(ExprPtr base);
  ExprPtr binary(ExprKind kind, const Token &op, ExprPtr lhs, ExprPtr rhs);
  /// Appends an operand to `parent`; returns false if it is null or makes the tree too high.
  bool adopt(Expr &parent, ExprPtr operand);
  bool raise(Expr &parent, uint32_t operandHeight);

  // Primary expressions (ParserPrimary.cpp).
  ExprPtr primary();
  ExprPtr number();
  ExprPtr name();
  ExprPtr parenthesised();
  ExprPtr call();
  bool argument(Expr &call);

  TokenReader &in;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_PARSEREXPR_H
