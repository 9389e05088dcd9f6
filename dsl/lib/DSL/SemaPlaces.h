//===- SemaPlaces.h - Passes over the text's structure ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checker's passes that need names but no types.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAPLACES_H
#define TTTC_DSL_SEMAPLACES_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// Where loops, `out`, `probe`, `join`, `sum_tokens`, `diag` and `append` stand
/// (language reference §2.3, §2.8 to §2.10).
void checkPlaces(const Layer &layer, Diagnostics &diags);

/// Stored states are appended together and not read between (§2.12).
void checkStoredStates(const Layer &layer, Diagnostics &diags);

/// What is declared or set and never used. Pre: no errors before.
void checkUnused(const Layer &layer, Diagnostics &diags);

/// Warns where a gradient is taken in a learner half updated by another gradient.
void warnHalfUpdated(const Layer &layer, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAPLACES_H
