//===- SemaText.h - Words of the checker's messages -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How entities, types and lines are spelled in messages, in one place so that
// all messages use the same words.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMATEXT_H
#define TTTC_DSL_SEMATEXT_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// "a token", "an outer parameter", "a learner", ...
std::string describe(EntityKind kind);

/// "a number", "[d, h]", "a value of learner `f`", "unknown".
std::string describe(const Type &type);

/// "line 7", the line where `range` begins.
std::string lineOf(const Diagnostics &diags, SourceRange range);

/// The source text of `range`; "..." instead of a long or broken one.
std::string textOf(const Diagnostics &diags, SourceRange range);

/// `name` in back quotes.
inline std::string quoted(const std::string &name) { return "`" + name + "`"; }

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATEXT_H
