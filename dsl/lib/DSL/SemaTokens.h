//===- SemaTokens.h - Types of what tokens give -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMATOKENS_H
#define TTTC_DSL_SEMATOKENS_H

#include "SemaOps.h"

namespace tttc::dsl {

class ExprTypes;

/// What only a token has a value of, what goes over all tokens, and what over all heads.
class TokenTypes {
public:
  TokenTypes(TypeReport &report, OperationTypes &ops, ExprTypes &exprs)
      : report(report), ops(ops), exprs(exprs) {}

  /// `value`, of a token, where tokens have values.
  Value evalTokenValue(Expr &expr, const Frame *frame, Value value);
  Value evalSumTokens(Expr &expr, const Frame *frame);
  Value evalJoin(Expr &expr, const Frame *frame);
  Value evalZeros(Expr &expr);
  /// Of `conv(u, C)`, `prev(u)` and `cumsum(u)`, which read u at earlier tokens, and `next(u)`, at
  /// a later one.
  Value evalHistory(Expr &expr, const std::vector<Value> &args, const Frame *frame);

private:
  TypeReport &report;
  OperationTypes &ops;
  ExprTypes &exprs;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATOKENS_H
