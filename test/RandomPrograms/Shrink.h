//===- Shrink.h - Reduction of a failing program ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Removes the parts of a drawn program that are not needed for the failure.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_SHRINK_H
#define TTTC_RANDOMPROGRAMS_SHRINK_H

#include "Workers.h"

namespace tttc::random {

struct Failure {
  Program program;
  Verdict verdict;
};

/// Returns a smaller program whose verdict has the same reason, found within `seconds`.
Failure shrink(const Failure &failure, const Limits &limits, double seconds);

/// Writes NAME.ttt and the arrays it fails on to a folder. Returns the command that runs it, on
/// this `target` if there is one, or "" with a message on stderr.
std::string writeFailure(const Failure &failure, const std::string &folder, const std::string &name,
                         const std::string &target);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_SHRINK_H
