//===- SemaConst.h - Compile-time expressions in the checker ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes as the checker sees them: polynomials over dims, whose values are not
// known yet.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMACONST_H
#define TTTC_DSL_SEMACONST_H

#include "tttc/DSL/Sema.h"

namespace tttc::dsl {

/// The polynomial an expression of dims and whole numbers is; nothing if it is
/// something else. Resolved names needed.
std::optional<Poly> polynomial(const Expr &expr);

/// Whether the expression has a value at compile time: constants, `heads`,
/// numbers, arithmetic, and the elementwise functions `evaluate` knows.
bool isConstant(const Expr &expr);

/// Of what stands behind `init`: `normal(...)`, and what is misspelt so, is no number.
inline bool isDistribution(const Expr &start) {
  return start.kind == ExprKind::Call && start.builtin == Builtin::None;
}

/// `normal` or `uniform`.
bool isDistributionName(const std::string &name);

/// Reports what is wrong with the numbers behind `init`, as far as `dims` tell them.
void checkStart(const Expr &start, const DimEnv &dims, Diagnostics &diags);

/// `value` is whole and at least 1, and small enough for a size.
bool isSize(double value);

/// The words for a valid size in an error about `value`: "a whole positive number".
std::string expectedSize(double value);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMACONST_H
