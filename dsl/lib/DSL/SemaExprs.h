//===- SemaExprs.h - Types of expressions -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAEXPRS_H
#define TTTC_DSL_SEMAEXPRS_H

#include "SemaBuiltins.h"

namespace tttc::dsl {

/// Infers types and properties of expressions in their context. Bodies are inlined at each call.
class ExprTypes {
public:
  explicit ExprTypes(TypeReport &report)
      : report(report), ops(report), tokens(report, ops, *this),
        builtins(report, ops, tokens, *this) {}

  struct Context {
    bool tokens = false; ///< tokens may be read here
    bool inSum = false;  ///< in `sum_tokens` or `mean_tokens`
    bool inGrad = false; ///< in a loss that is differentiated
  };
  Context context;
  std::map<const Entity *, Type> variables;
  std::map<const Entity *, Poly> bounds; ///< of indices and views that are positions

  /// `frame` is the call whose body contains `expr`; null outside bodies.
  Value eval(Expr &expr, const Frame *frame);
  /// The values of the operands from number `first` on.
  std::vector<Value> evalOperands(Expr &expr, const Frame *frame, size_t first = 0);
  Value evalGrad(Expr &expr, const Frame *frame);

private:
  Value evalKind(Expr &expr, const Frame *frame);
  Value evalName(Expr &expr, const Frame *frame);
  Value evalMember(Expr &expr, const Frame *frame);
  Value evalIndex(Expr &expr, const Frame *frame);
  bool fits(const Expr &expr, const Value &index, const Poly &axis);
  Value evalArithmetic(Expr &expr, const Frame *frame);
  void checkDivisor(const Expr &divisor);
  Value evalMod(Expr &expr, const Value &left, const Value &right);

  // SemaCalls.cpp.
  Value evalCall(Expr &expr, const Frame *frame);
  Value callFunction(Expr &expr, const Frame *frame);
  Value callLearner(Expr &expr, const Frame *frame);
  Value inlineFunction(const Function &function, std::vector<Value> args, const Expr &call,
                       const Frame *frame);

  TypeReport &report;
  OperationTypes ops;
  TokenTypes tokens;
  BuiltinTypes builtins;
};

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAEXPRS_H
