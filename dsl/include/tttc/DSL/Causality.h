//===- Causality.h - Whether a layer's output is causal ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding needs an output that reads no token after its own. Everything else
// works without, so the checker says nothing about it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_CAUSALITY_H
#define TTTC_DSL_CAUSALITY_H

#include "tttc/DSL/AST.h"

#include <optional>

namespace tttc::dsl {

/// What makes `out` read tokens after its own (language reference §2.14): a
/// `sum_tokens` or `mean_tokens` over the whole group, an assignment in an earlier
/// `each token` loop over it, or a `next`, which stands where the text reads it: in
/// a view or a body, maybe. Nothing if `out` is seen to be causal; one that `next`
/// reaches never is. Pre: the layer passed `check`.
std::optional<SourceRange> lateValue(const Layer &layer);

} // namespace tttc::dsl

#endif // TTTC_DSL_CAUSALITY_H
