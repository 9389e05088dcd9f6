//===- Check.h - Results before times ---------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing is timed that was not compared: with the float64 reference at a size it
// can afford, and with each other at the size that is timed.
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
/// reference's. Returns false and sets `error` if one differs by more than
/// `tolerance`, is not a number, or is not the layer's. Leaves the contestants bound.
bool checkAgainstReference(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error);

/// The same against the first contestant's results, and for finite values.
bool checkAgainstEachOther(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_CHECK_H
