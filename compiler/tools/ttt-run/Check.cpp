//===- Check.cpp - Kernel against interpreter -----------------------------===//
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

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace tttc::run {
namespace {

/// sqrt(sum (a - e)^2 / sum e^2); absolute where all that is expected is zero.
double relativeRms(const Array &actual, const Array &expected) {
  double difference = 0, size = 0;
  for (size_t i = 0; i < expected.data.size(); ++i) {
    const double delta = actual.data[i] - expected.data[i];
    difference += delta * delta;
    size += expected.data[i] * expected.data[i];
  }
  if (size != 0)
    return std::sqrt(difference / size);
  return expected.data.empty() ? 0 : std::sqrt(difference / expected.data.size());
}

bool checkOutput(const char *padded, const Array *actual, const Array *expected,
                 std::optional<double> tolerance, double singleLimit) {
  if (!actual || !expected) {
    std::printf("%s  only the %s gives it\n", padded, actual ? "kernel" : "interpreter");
    return false;
  }
  if (actual->shape != expected->shape) {
    std::printf("%s  expected shape %s, found %s\n", padded, shapeText(expected->shape).c_str(),
                shapeText(actual->shape).c_str());
    return false;
  }
  const double limit = tolerance.value_or(actual->type == ElementType::F32 ? singleLimit : 1e-11);
  const double error = relativeRms(*actual, *expected);
  std::printf("%s  relative RMS error %.1e", padded, error);
  const bool good = error <= limit; // false for a NaN
  if (!good)
    std::printf(", expected at most %.1e", limit);
  std::printf("\n");
  return good;
}

} // namespace

bool checkOutputs(const ArrayMap &actual, const ArrayMap &expected, std::optional<double> tolerance,
                  double singleLimit) {
  std::set<std::string> names;
  size_t width = 0;
  for (const ArrayMap *side : {&actual, &expected})
    for (const auto &output : *side) {
      names.insert(output.first);
      width = std::max(width, output.first.size());
    }
  bool good = true;
  for (const std::string &name : names) {
    auto ours = actual.find(name), theirs = expected.find(name);
    std::string padded = name;
    padded.resize(width, ' ');
    good &=
        checkOutput(padded.c_str(), ours == actual.end() ? nullptr : &ours->second,
                    theirs == expected.end() ? nullptr : &theirs->second, tolerance, singleLimit);
  }
  return good;
}

} // namespace tttc::run
