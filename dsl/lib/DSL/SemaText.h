//===- SemaText.h - Terms in the checker's messages -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The spelling of entities, types and lines, shared so that all messages use the same
// terms.
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

/// The source text of `range`; "..." if it is long or spans several lines.
std::string textOf(const Diagnostics &diags, SourceRange range);

/// "a, b, c".
std::string joined(const std::vector<std::string> &names);

/// `name` in back quotes.
inline std::string quoted(const std::string &name) { return "`" + name + "`"; }

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMATEXT_H
