//===- TokenAxis.h - Arrays cut and joined along the sequence ---*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a sequence in several calls needs of arrays that have an entry per token.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_TOKENAXIS_H
#define TTTC_TTTRUN_TOKENAXIS_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/AST.h"

namespace tttc::run {

/// Where the T axis of a token's array is.
inline int timeAxis(const dsl::Entity &token) { return token.shared ? 1 : 2; }

/// Tokens from .. from + count - 1 of an array whose T axis is `axis`.
Array cutTokens(const Array &array, int axis, int64_t from, int64_t count);

/// Appends the tokens of `part` to those of `whole`, which may be no array yet.
void appendTokens(Array &whole, const Array &part, int axis);

} // namespace tttc::run

#endif // TTTC_TTTRUN_TOKENAXIS_H
