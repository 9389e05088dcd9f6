//===- Check.cpp - Comparison of results before timing --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Check.h.
//
//===----------------------------------------------------------------------===//

#include "Check.h"

#include <cmath>
#include <cstdio>

namespace tttc::bench {

namespace {

std::string numberText(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.2e", value);
  return text;
}

bool runOnce(Contestant &contestant, const Sizes &sizes, const ArrayMap &inputs,
             std::string &error) {
  if (contestant.bind(sizes, inputs, error) && contestant.run(error))
    return true;
  error = contestant.name() + ": " + error;
  return false;
}

/// Compares all results of a contestant. `out` is required.
bool compare(const std::string &name, const ArrayMap &results, const ArrayMap &expected,
             double tolerance, Errors &errors, std::string &error) {
  if (!results.count("out")) {
    error = name + ": expected a result 'out', found none";
    return false;
  }
  for (const auto &[result, array] : results) {
    auto found = expected.find(result);
    if (found == expected.end()) {
      error = name + ": gives '" + result + "', which what it is compared with does not";
      return false;
    }
    double rms = errors[name][result] = relativeRms(array, found->second);
    if (!(rms <= tolerance)) { // true of a NaN too
      error = name + ": expected '" + result + "' within " + numberText(tolerance) +
              " (relative RMS), found " + numberText(rms);
      return false;
    }
  }
  return true;
}

} // namespace

bool checkAgainstReference(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error) {
  ArrayMap inputs, expected;
  if (!layer.randomInputs(sizes, ranges, inputs, error) ||
      !layer.reference(sizes, inputs, expected, error))
    return false;
  for (const auto &contestant : contestants)
    if (!runOnce(*contestant, sizes, inputs, error) ||
        !compare(contestant->name(), contestant->results(), expected, tolerance, errors, error))
      return false;
  return true;
}

bool checkAgainstEachOther(const Layer &layer, const Sizes &sizes, const Ranges &ranges,
                           double tolerance, const Contestants &contestants, Errors &errors,
                           std::string &error) {
  ArrayMap inputs, first;
  if (!layer.randomInputs(sizes, ranges, inputs, error))
    return false;
  for (const auto &contestant : contestants) {
    if (!runOnce(*contestant, sizes, inputs, error))
      return false;
    ArrayMap results = contestant->results();
    if (contestant == contestants.front())
      first = results;
    // The first one is compared with itself, which only checks for NaN: NaN - NaN is NaN.
    if (!compare(contestant->name(), results, first, tolerance, errors, error))
      return false;
  }
  return true;
}

} // namespace tttc::bench
