//===- RandomInputs.h - Random inputs of any layer --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs of the scales a trained layer sees, chosen by what a name means in the
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

/// Tokens, params and learned states of a layer; `dims` binds every constant and
/// `heads`. The same numbers everywhere for one seed. On failure: false, printed.
bool randomInputs(const dsl::Layer &layer, const dsl::DimEnv &dims, CallSize size, uint64_t seed,
                  ArrayMap &arrays);

/// The tokens from index `from` on get other values: random ones, or all `value`.
void replaceTokens(const dsl::Layer &layer, int64_t from, std::optional<double> value,
                   uint64_t seed, ArrayMap &arrays);

/// Token `index` of the first head of the first sequence becomes `value` everywhere. On failure,
/// there is none: false, printed.
bool poisonToken(const dsl::Layer &layer, int64_t index, double value, ArrayMap &arrays);

/// Only the tokens [from, to) stay.
void cutTokens(const dsl::Layer &layer, int64_t from, int64_t to, ArrayMap &arrays);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_RANDOMINPUTS_H
