//===- RandomInputs.h - Random inputs of any layer --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs on the scale of those of a trained layer, chosen by the meaning of names in the
// examples, so that states stay bounded under every rule.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_RANDOMINPUTS_H
#define TTTC_INTEGRATION_RANDOMINPUTS_H

#include "LayerFile.h"

namespace tttc::integration {

struct CallSize {
  int64_t batch = 1, tokens = 1;
};

/// Draws tokens, params and learned states of a layer; `dims` binds every constant and
/// `heads`. The same values on every machine for one seed. Prints a message and returns false on
/// failure.
bool randomInputs(const dsl::Layer &layer, const dsl::DimEnv &dims, CallSize size, uint64_t seed,
                  ArrayMap &arrays);

/// Replaces the tokens from index `from` on by random values, or by `value`.
void replaceTokens(const dsl::Layer &layer, int64_t from, std::optional<double> value,
                   uint64_t seed, ArrayMap &arrays);

/// Sets token `index` of the first head of the first sequence to `value`. Prints a message and
/// returns false if there is no such token.
bool poisonToken(const dsl::Layer &layer, int64_t index, double value, ArrayMap &arrays);

/// Keeps only the tokens [from, to).
void cutTokens(const dsl::Layer &layer, int64_t from, int64_t to, ArrayMap &arrays);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_RANDOMINPUTS_H
