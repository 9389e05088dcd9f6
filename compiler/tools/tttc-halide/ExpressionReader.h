//===- ExpressionReader.h - Reads expressions --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_HALIDE_EXPRESSIONREADER_H
#define TTTC_TOOLS_TTTC_HALIDE_EXPRESSIONREADER_H

#include "Names.h"
#include "Tokens.h"

namespace tttc::halide {

class ExpressionReader {
public:
  ExpressionReader(Tokens &in, Names &names) : in(in), names(names) {}

  /// An expression of operators that bind more than level `least`.
  Halide::Expr expression(unsigned least = 0);
  /// `(a, b)`.
  std::vector<Halide::Expr> arguments();

private:
  Halide::Expr unary();
  Halide::Expr primary();
  Halide::Expr call(const Token &name);
  Halide::Type typeInBrackets();
  Halide::Expr callDefined(const std::string &name, const std::vector<Halide::Expr> &values);

  Tokens &in;
  Names &names;
};

} // namespace tttc::halide

#endif // TTTC_TOOLS_TTTC_HALIDE_EXPRESSIONREADER_H
