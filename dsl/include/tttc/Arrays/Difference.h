//===- Difference.h - Relative error between arrays -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The measure by which tools and tests compare arrays.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_DIFFERENCE_H
#define TTTC_ARRAYS_DIFFERENCE_H

#include "tttc/Arrays/Array.h"

#include <algorithm>
#include <cmath>

namespace tttc {

/// A power of two that scales the largest magnitude near 1, so that the sum of squares neither
/// overflows nor underflows. 1 if all elements are zero or one is not finite.
inline double squareScale(const Array &array) {
  double largest = 0;
  for (double value : array.data) {
    if (!std::isfinite(value))
      return 1;
    largest = std::max(largest, std::fabs(value));
  }
  return largest == 0 ? 1 : std::ldexp(1, std::clamp(-std::ilogb(largest), -1000, 1000));
}

/// sqrt(sum (a - e)^2 / sum e^2); the root mean square of a if all of e is zero. Pre: equal shapes.
inline double relativeRms(const Array &actual, const Array &expected) {
  // The scale is that of `expected`: under the scale of larger actual elements its squares might
  // underflow and leave a zero denominator.
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
