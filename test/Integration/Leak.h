//===- Leak.h - Causality checked by execution ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the definition of causality in the interpreter: changed tokens from t on, the same rows of
// `out` before t.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_LEAK_H
#define TTTC_INTEGRATION_LEAK_H

#include "LayerFile.h"

namespace tttc::integration {

/// Compares the checker's verdict on the layer with the interpreter, for every t of the
/// sequence of `in`. Returns a message if they disagree, or if the interpreter fails; "" if
/// they agree. Pre: the tokens have at least two elements on T.
std::string checkCausality(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_LEAK_H
