//===- SemaTokens.h - Types of operations on tokens -------------*- C++ -*-===//
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

/// Types of values that exist only at a token, and of operations over all tokens or all heads.
class TokenTypes {
public:
  TokenTypes(TypeReport &report, OperationTypes &ops, ExprTypes &exprs)
      : report(report), ops(ops), exprs(exprs) {}

  /// Returns `value` if tokens can be read in this context, else reports an error.
  Value evalTokenValue(Expr &expr, const Frame *frame, Value value);
  Value evalSumTokens(Expr &expr, const Frame *frame);
  Value evalJoin(Expr &expr, const Frame *frame);
  Value evalZeros(Expr &expr);
  /// The value of `conv(u, C)`, `prev(u)` and `cumsum(u)`, which read u at earlier tokens, and of
  /// `next(u)`, which reads it at a later one.
  Value evalHistory(Expr &expr, const std::vector<Value> &args, const Frame *frame);

private:
  TypeReport &report;
  OperationTypes &ops;
  ExprTypes &exprs;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATOKENS_H
