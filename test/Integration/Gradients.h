//===- Gradients.h - Cotangents and gradients of a layer --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the tests of the backward pass need of arrays: random cotangents, slopes by
// dual numbers, pieces of a sequence and their gradients put together again.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_GRADIENTS_H
#define TTTC_INTEGRATION_GRADIENTS_H

#include "LayerFile.h"

namespace tttc::integration {

/// Normal numbers for the outputs and final states that the layer gives on `in`, as
/// `d_out`, `d_S_final`. On failure: false, printed.
bool randomCotangents(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                      uint64_t seed, ArrayMap &cotangents);

/// Whether `<gradients, tangents>` is `<cotangents, d outputs>` along three random
/// tangents, the right-hand side by the interpreter's dual numbers; within `limit`,
/// relative to the lengths. Otherwise false, printed.
bool checkSlopes(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                 const ArrayMap &cotangents, const ArrayMap &gradients, uint64_t seed,
                 double limit);

/// Only cotangents of outputs and final states stay, `d_out` and `d_S_final`.
void keepOutputs(ArrayMap &cotangents);

/// Only the cotangents of the tokens [from, to) stay. A piece that is not the last
/// has none of the final states.
void cutCotangents(int64_t from, int64_t to, bool isLast, ArrayMap &cotangents);

/// No cotangents of the tokens before `from`: they are there to be read only.
void muteCotangents(int64_t from, ArrayMap &cotangents);

/// Gradients of two calls that start at the same token, `shorter` with fewer.
ArrayMap addGradients(const dsl::Layer &layer, const ArrayMap &longer, const ArrayMap &shorter);

/// What the second piece gives for its initial states is what the first gets for its
/// final ones.
void chainCotangents(const dsl::Layer &layer, const ArrayMap &secondGradients,
                     ArrayMap &firstCotangents);

/// Gradients of two pieces as those of the whole: tokens one after the other, params
/// added up, initial states of the first.
ArrayMap joinGradients(const dsl::Layer &layer, const ArrayMap &first, const ArrayMap &second);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_GRADIENTS_H
