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

/// An expression of dims and integers as a polynomial; nothing if it is not one. Pre: names are
/// resolved.
std::optional<Poly> polynomial(const Expr &expr);

/// Returns true if the expression is known at compile time: constants, `heads`, numbers,
/// arithmetic, and the elementwise functions that `evaluate` supports.
bool isConstant(const Expr &expr);

/// Returns true if an expression after `init` is a distribution, `normal(...)` or a misspelt one,
/// rather than a number.
inline bool isDistribution(const Expr &start) {
  return start.kind == ExprKind::Call && start.builtin == Builtin::None;
}

/// Returns true for `normal` and `uniform`.
bool isDistributionName(const std::string &name);

/// Reports invalid numbers after `init`, as far as `dims` determine them.
void checkStart(const Expr &start, const DimEnv &dims, Diagnostics &diags);

/// Returns true if `value` is an integer of at least 1 and small enough for a size.
bool isSize(double value);

/// Describes a valid size in an error about `value`: "a whole positive number".
std::string expectedSize(double value);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMACONST_H
