//===- SemaBuiltins.h - Types of calls of built-in functions ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMABUILTINS_H
#define TTTC_DSL_SEMABUILTINS_H

#include "SemaTokens.h"

namespace tttc::dsl {

/// Checks the arguments and options of a built-in function and infers its type.
class BuiltinTypes {
public:
  BuiltinTypes(TypeReport &report, OperationTypes &ops, TokenTypes &tokens, ExprTypes &exprs)
      : report(report), ops(ops), tokens(tokens), exprs(exprs) {}

  Value eval(Expr &expr, const Frame *frame);

private:
  bool checkArguments(Expr &expr);

  TypeReport &report;
  OperationTypes &ops;
  TokenTypes &tokens;
  ExprTypes &exprs;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMABUILTINS_H
