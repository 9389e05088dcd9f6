//===- Difference.h - How far arrays are apart ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one measure that tools and tests compare arrays by.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_DIFFERENCE_H
#define TTTC_ARRAYS_DIFFERENCE_H

#include "tttc/Arrays/Array.h"

#include <algorithm>
#include <cmath>

namespace tttc {

/// A power of two that brings the largest of the numbers near 1: the sum of their squares neither
/// overflows nor vanishes. 1 if all are zero or one is not finite.
inline double squareScale(const Array &array) {
  double largest = 0;
  for (double value : array.data) {
    if (!std::isfinite(value))
      return 1;
    largest = std::max(largest, std::fabs(value));
  }
  return largest == 0 ? 1 : std::ldexp(1, std::clamp(-std::ilogb(largest), -1000, 1000));
}

/// sqrt(sum (a - e)^2 / sum e^2); the root mean square of a where all that is expected is zero.
/// Pre: one shape.
inline double relativeRms(const Array &actual, const Array &expected) {
  // By what is expected: beside larger numbers its squares might vanish, and nothing be relative.
  double scale = squareScale(expected);
  if (std::all_of(expected.data.begin(), expected.data.end(), [](double e) { return e == 0; }))
    scale = squareScale(actual);
  double difference = 0, size = 0;
  for (size_t i = 0; i < expected.data.size(); ++i) {
    const double value = expected.data[i] * scale, delta = actual.data[i] * scale - value;
    difference += delta * delta;
    size += value * value;
  }
  if (size != 0)
    return std::sqrt(difference / size);
  const auto count = static_cast<double>(expected.data.size());
  return expected.data.empty() ? 0 : std::sqrt(difference / count) / scale;
}

} // namespace tttc

#endif // TTTC_ARRAYS_DIFFERENCE_H
