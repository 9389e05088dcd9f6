//===- SemaPlaces.h - Structural checks -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checker's passes over names and the positions of statements.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SEMAPLACES_H
#define TTTC_DSL_SEMAPLACES_H

#include "tttc/DSL/AST.h"

namespace tttc::dsl {

/// Checks the positions of loops, `out`, `probe`, `join`, `sum_tokens`, `diag` and `append`
/// (docs/Language.md, "Loops and lifetimes", "Functions").
void checkPlaces(const Layer &layer, Diagnostics &diags);

/// Checks that the stored states of a learner are appended to together and not read in between
/// (docs/Language.md, "Functions").
void checkStoredStates(const Layer &layer, Diagnostics &diags);

/// Checks that the names of a call's arrays are distinct: no array or probe has the name of a
/// final value. Pre: types are known.
void checkFinalNames(const Layer &layer, Diagnostics &diags);

/// Warns of names that are declared or set but never used. Not an error: removing one line of a
/// program is allowed and does not change the signature of a call. Pre: no errors before.
void warnUnused(const Layer &layer, Diagnostics &diags);

/// Warns of each learner that is used, but of which no statement assigns a state.
void warnNeverUpdated(const Layer &layer, Diagnostics &diags);

/// Warns if a gradient is taken in a learner that another gradient has partly updated.
void warnHalfUpdated(const Layer &layer, Diagnostics &diags);

} // namespace tttc::dsl

#endif // TTTC_DSL_SEMAPLACES_H
