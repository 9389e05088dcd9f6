//===- Check.h - Comparison of results before timing ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contestants are compared before they are timed: with the float64 reference at a small
// size, and with each other at the timed size.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_CHECK_H
#define TTTC_BENCHMARKS_HARNESS_CHECK_H

#include "Contestant.h"

namespace tttc::bench {

using Contestants = std::vector<std::unique_ptr<Contestant>>;

/// Relative RMS by contestant and result.
using Errors = std::map<std::string, std::map<std::string, double>>;

/// Runs every contestant once at `sizes` and compares each result with the
/// reference's. Returns false and sets `error` if one differs by more than `tolerance`, is not a
/// number, or is not a result of the layer. Leaves the contestants bound.
bool checkAgainstReference(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error);

/// The same, compared with the first contestant's results; also requires finite values.
bool checkAgainstEachOther(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_CHECK_H
