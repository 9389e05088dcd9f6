//===- SemaPlaces.h - Passes over the text's structure ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checker's passes over names and where they stand.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAPLACES_H
#define TTTC_DSL_SEMAPLACES_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// Where loops, `out`, `probe`, `join`, `sum_tokens`, `diag` and `append` stand
/// (docs/Language.md, "Loops and lifetimes", "Functions").
void checkPlaces(const Layer &layer, Diagnostics &diags);

/// Stored states are appended together and not read between (docs/Language.md, "Functions").
void checkStoredStates(const Layer &layer, Diagnostics &diags);

/// Names of arrays of a call are all different: no array and no probe is named like a final
/// value. Pre: types are known.
void checkFinalNames(const Layer &layer, Diagnostics &diags);

/// Warns of what is declared or set and never used: leaving out one line of a program is
/// no mistake, and a call stays what it was. Pre: no errors before.
void warnUnused(const Layer &layer, Diagnostics &diags);

/// Warns where a gradient is taken in a learner half updated by another gradient.
void warnHalfUpdated(const Layer &layer, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAPLACES_H
