//===- FormatExpr.h - Expressions and declarations as text ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of one tree, shared by the formatter and the dump.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_LIB_FORMATEXPR_H
#define TTTC_DSL_LIB_FORMATEXPR_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// Spaces around binary operators: none in shapes, loop lengths and defaults.
enum class Spacing { Around, None };

/// The expression with the parentheses it needs and no others.
std::string formatExpr(const Expr &expr, Spacing spacing);

/// ` : [*, d]` with the leading space, or "" for a scalar.
std::string formatShape(const Entity &entity);

} // namespace tttc::dsl

#endif // TTTC_DSL_LIB_FORMATEXPR_H
