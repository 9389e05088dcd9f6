//===- Causality.h - Whether a layer's output is causal ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer is causal if `out` at a token depends on no token after it. Decoding needs
// that, and so does training a language model: a leak of the next token into the
// prediction of it makes the loss small and the model useless.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_CAUSALITY_H
#define TTTC_DSL_CAUSALITY_H

#include "tttc/DSL/Sema.h"

#include <optional>

namespace tttc::dsl {

/// What the rows of a layer with given dims depend on.
struct Causality {
  /// What makes `out` depend on tokens after its own: a sum over the whole group, an
  /// assignment in an earlier loop over it, or a `next`, which may stand in a view or a
  /// body. Nothing: the layer is causal.
  std::optional<SourceRange> later;
  /// `later` is where the analysis gave up, a nest of many long loops: not shown to be causal.
  bool isCut = false;
  /// A `next` that the program reads, though `out` may be causal all the same, because an
  /// update that knows the next token is read by that token at the earliest.
  std::optional<SourceRange> next;

  bool isCausal() const { return !later; }
};

/// Follows what each value depends on through the program, token by token (docs/Language.md,
/// "Order in time"). What is multiplied by zero or cancels is taken for read. Pre: the layer
/// passed `check`, and `dims` is of `bindDims`.
Causality analyzeCausality(const Layer &layer, const DimEnv &dims);

/// In words, for a message at `later`.
std::string describeCausality(const Causality &causality);

/// Warns where the text says something else than `causality`: a layer that is not causal has
/// `noncausal` in its head.
void reportCausality(const Layer &layer, const Causality &causality, Diagnostics &diags);

/// Reports what keeps a layer from being decoded, token after token; false if anything does.
/// `flag` is what asked for that, for the hint: `--decode`.
bool checkDecodable(const Causality &causality, const std::string &flag, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_CAUSALITY_H
