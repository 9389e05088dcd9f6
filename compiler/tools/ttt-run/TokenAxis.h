//===- TokenAxis.h - Slices and joins arrays along the sequence -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For sequences that run in several calls.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_TOKENAXIS_H
#define TTTC_TTTRUN_TOKENAXIS_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/AST.h"

namespace tttc::run {

/// The T axis of the array of a token.
inline int timeAxis(const dsl::Entity &token) { return token.shared ? 1 : 2; }

/// Tokens from .. from + count - 1 of an array whose T axis is `axis`.
Array cutTokens(const Array &array, int axis, int64_t from, int64_t count);

/// Appends the tokens of `part` to those of `whole`, which may be empty.
void appendTokens(Array &whole, const Array &part, int axis);

} // namespace tttc::run

#endif // TTTC_TTTRUN_TOKENAXIS_H
