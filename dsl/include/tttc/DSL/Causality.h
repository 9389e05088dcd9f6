//===- Causality.h - Causality of a layer's output --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A layer is causal if `out` at a token depends on no token after it. Decoding requires
// that, and so does training a language model: if the prediction of a token can read that
// token, the loss is small and the model useless.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_CAUSALITY_H
#define TTTC_DSL_CAUSALITY_H

#include "tttc/DSL/Sema.h"

#include <optional>
#include <string>

namespace tttc::dsl {

/// The result of the causality analysis of a layer with given dims.
struct Causality {
  /// The source of a dependence of `out` on later tokens: a sum over the whole group, an
  /// assignment in an earlier loop over it, or a `next`, possibly in a view or a body. Empty
  /// if the layer is causal.
  std::optional<SourceRange> later;
  /// The analysis gave up at `later`, a nest of many long loops: the layer is not proven causal.
  bool isCut = false;
  /// A `next` that the program reads. `out` may be causal nevertheless: an update that uses the
  /// next token may be read by that token at the earliest.
  std::optional<SourceRange> next;
  /// The source of a dependence of a probe on later tokens than its own, or than those of its
  /// group.
  std::optional<SourceRange> probe;
  std::string probeName;

  bool isCausal() const { return !later; }
};

/// Propagates the tokens that each value depends on through the program, token by token
/// (docs/Language.md, "Order in time"). Values that are multiplied by zero or cancel count as
/// read. Pre: the layer passed `check`, and `dims` is a result of `bindDims`.
Causality analyzeCausality(const Layer &layer, const DimEnv &dims);

/// `causality` in words, for a message at `later`.
std::string describeCausality(const Causality &causality);

/// Warns if the layer's header contradicts `causality`: it has `noncausal` if and only if the
/// layer is not causal.
void reportCausality(const Layer &layer, const Causality &causality, Diagnostics &diags);

/// Reports an error and returns false if a segment of a sequence would need later ones.
bool checkSegments(const Causality &causality, Diagnostics &diags);

/// Reports an error and returns false if the layer cannot be decoded token by token. `flag`, for
/// the hint, is the option that requested decoding: `--decode`.
bool checkDecodable(const Causality &causality, const std::string &flag, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_CAUSALITY_H
