//===- DerivativeRows.h - Derivatives that a layer needs --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inspects the program before the passes that apply the table of derivative rules.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_DERIVATIVEROWS_H
#define TTTC_RANDOMPROGRAMS_DERIVATIVEROWS_H

#include "mlir/Pass/PassInstrumentation.h"

#include <memory>
#include <set>
#include <string>

namespace tttc::random {

/// Adds `inner derivative: op` for ops between a learner's states and its loss, and
/// `outer derivative: op` for ops that the outer gradient differentiates.
std::unique_ptr<mlir::PassInstrumentation> countDerivativeRows(std::set<std::string> &features);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_DERIVATIVEROWS_H
