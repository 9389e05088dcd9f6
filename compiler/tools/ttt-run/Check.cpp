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
#include "Report.h"

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

enum class Verdict { Good, Above, Different };

Verdict checkOutput(const char *padded, const Array *actual, const Array *expected, double limit) {
  if (!actual || !expected) {
    std::printf("%s  only the %s gives it\n", padded, actual ? "kernel" : "interpreter");
    return Verdict::Different;
  }
  if (actual->shape != expected->shape) {
    std::printf("%s  expected shape %s, found %s\n", padded, shapeText(expected->shape).c_str(),
                shapeText(actual->shape).c_str());
    return Verdict::Different;
  }
  const double error = relativeRms(*actual, *expected);
  std::printf("%s  relative RMS error %.1e", padded, error);
  const bool good = error <= limit; // false for a NaN
  if (!good)
    std::printf(", expected at most %.1e", limit);
  std::printf("\n");
  return good ? Verdict::Good : error > limit ? Verdict::Above : Verdict::Different;
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
  std::vector<std::string> above;
  double exceeded = 0;
  for (const std::string &name : names) {
    auto ours = actual.find(name), theirs = expected.find(name);
    const bool isDouble = ours != actual.end() && ours->second.type == ElementType::F64;
    const double limit = tolerance.value_or(isDouble ? 1e-11 : singleLimit);
    std::string padded = name;
    padded.resize(width, ' ');
    const Verdict verdict =
        checkOutput(padded.c_str(), ours == actual.end() ? nullptr : &ours->second,
                    theirs == expected.end() ? nullptr : &theirs->second, limit);
    good &= verdict == Verdict::Good;
    if (verdict == Verdict::Above) {
      above.push_back(name);
      exceeded = limit;
    }
  }
  if (!above.empty()) {
    char text[32];
    std::snprintf(text, sizeof(text), "%.1e", exceeded);
    fail(std::string("--check: expected relative RMS errors of at most ") + text +
             ", found larger ones: " + listed(above),
         "'--tolerance X' sets the limit; without it the element type decides, whatever the layer "
         "and its length");
  }
  return good;
}

} // namespace tttc::run
