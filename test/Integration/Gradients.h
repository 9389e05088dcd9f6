//===- Gradients.h - Cotangents and gradients of a layer --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Array operations for tests of the backward pass: random cotangents, directional derivatives by
// dual numbers, pieces of a sequence and the combination of their gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_GRADIENTS_H
#define TTTC_INTEGRATION_GRADIENTS_H

#include "LayerFile.h"

namespace tttc::integration {

/// Draws normally distributed cotangents for the outputs and final states of the layer on `in`, as
/// `d_out`, `d_S_final`. Prints a message and returns false on failure.
bool randomCotangents(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                      uint64_t seed, ArrayMap &cotangents);

/// Returns true if `<gradients, tangents>` equals `<cotangents, d outputs>` along three random
/// tangents within `limit`, relative to the norms; the right-hand side comes from the interpreter's
/// dual numbers. Otherwise prints a message and returns false.
bool checkSlopes(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                 const ArrayMap &cotangents, const ArrayMap &gradients, uint64_t seed,
                 double limit);

/// Keeps only cotangents of outputs and final states, `d_out` and `d_S_final`.
void keepOutputs(ArrayMap &cotangents);

/// Keeps only the cotangents of the tokens [from, to). A piece that is not the last
/// has none of the final states.
void cutCotangents(int64_t from, int64_t to, bool isLast, ArrayMap &cotangents);

/// Zeroes the cotangents of the tokens before `from`, which a call only reads.
void muteCotangents(int64_t from, ArrayMap &cotangents);

/// Adds the gradients of two calls that start at the same token; `shorter` has fewer tokens.
ArrayMap addGradients(const dsl::Layer &layer, const ArrayMap &longer, const ArrayMap &shorter);

/// Copies the second piece's gradients of its initial states to the first piece's cotangents of its
/// final states.
void chainCotangents(const dsl::Layer &layer, const ArrayMap &secondGradients,
                     ArrayMap &firstCotangents);

/// Combines the gradients of two pieces into those of the whole: concatenates tokens, adds
/// params, takes initial states from the first.
ArrayMap joinGradients(const dsl::Layer &layer, const ArrayMap &first, const ArrayMap &second);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_GRADIENTS_H
