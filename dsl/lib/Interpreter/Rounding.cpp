//===- Rounding.cpp - Error bounds from rounding --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Rounding.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Interpreter/Rounding.h"

#include "tttc/Arrays/Difference.h"

#include <algorithm>
#include <limits>
#include <random>

namespace tttc::interpreter {

static constexpr double factor = 8;

double roundingError(bool isSingle) { return std::ldexp(1, isSingle ? -24 : -53); }

/// The inputs with a random relative perturbation of at most `unit` per element.
static ArrayMap moved(const ArrayMap &inputs, double unit, uint64_t seed) {
  std::mt19937_64 generator(seed);
  std::uniform_real_distribution<double> part(-1, 1);
  ArrayMap result = inputs;
  for (auto &[name, array] : result)
    for (double &value : array.data)
      value *= 1 + part(generator) * unit;
  return result;
}

bool roundingErrors(const ArrayMap &inputs, const ArrayMap &expected, int runs, double unit,
                    uint64_t seed,
                    const std::function<bool(const ArrayMap &inputs, ArrayMap &rounded)> &run,
                    std::map<std::string, double> &errors) {
  for (int i = 0; i < runs; ++i) {
    ArrayMap rounded;
    if (!run(i == 0 ? inputs : moved(inputs, unit, seed + static_cast<uint64_t>(i)), rounded))
      return false;
    for (const auto &[name, array] : expected) {
      auto found = rounded.find(name);
      if (found == rounded.end() || found->second.shape != array.shape)
        return false;
      const double error = relativeRms(found->second, array);
      double &most = errors[name];
      most = std::isnan(error) ? std::numeric_limits<double>::infinity() : std::max(most, error);
    }
  }
  return true;
}

double largestError(const std::map<std::string, double> &errors) {
  double most = 0;
  for (const auto &[name, error] : errors)
    most = std::max(most, error);
  return most;
}

double outputRounding(double singleError, bool isSingle) {
  return factor * singleError * (roundingError(isSingle) / roundingError(true));
}

double gradientRounding(double singleError, bool isSingle) {
  const double growth = singleError / roundingError(true);
  return factor * growth * growth * roundingError(isSingle);
}

double gradientRounding(double singleError, double ownError, bool isSingle) {
  return std::min(gradientRounding(singleError, isSingle),
                  factor * outputRounding(ownError, isSingle));
}

} // namespace tttc::interpreter
