//===- Agree.cpp - Compares arrays of kernels with expected ones ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Agree.h.
//
//===----------------------------------------------------------------------===//

#include "Agree.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tttc::gpu {

static double rms(const Array &array) {
  double sum = 0;
  for (double value : array.data)
    sum += value * value;
  return array.data.empty() ? 0 : std::sqrt(sum / static_cast<double>(array.data.size()));
}

static double rmsOfDifference(const Array &found, const Array &expected) {
  Array difference = found;
  for (size_t i = 0; i < difference.data.size(); ++i)
    difference.data[i] -= expected.data[i];
  return rms(difference);
}

/// Relative to a size; absolute if the size is zero.
static double relative(double error, double size) { return size > 0 ? error / size : error; }

/// The error relative to its limit; a NaN exceeds every limit.
static double share(double error, double limit) {
  return error == 0 ? 0 : limit > 0 && !std::isnan(error) ? error / limit : INFINITY;
}

static const std::string limitPrefix = "limit.";

Errors compareArrays(const ArrayMap &found, const ArrayMap &expected, double limit,
                     double limitToLargest) {
  Errors errors;
  double largest = 0;
  for (const auto &[name, array] : expected)
    if (name.rfind(limitPrefix, 0) != 0)
      largest = std::max(largest, rms(array));
  if (found.empty())
    errors.wrong = "the kernel gives nothing to compare";
  for (const auto &[name, array] : found) {
    auto wanted = expected.find(name);
    if (wanted == expected.end() || wanted->second.shape != array.shape) {
      errors.wrong = "'" + name + "': expected " +
                     (wanted == expected.end() ? "no such array"
                                               : "shape " + shapeText(wanted->second.shape)) +
                     ", found shape " + shapeText(array.shape);
      return errors;
    }
    const double error = rmsOfDifference(array, wanted->second);
    const double own = relative(error, rms(wanted->second));
    auto stated = expected.find(limitPrefix + name);
    const double most = stated == expected.end() ? limit : stated->second.data[0];
    const double part = std::min(share(own, most), share(relative(error, largest), limitToLargest));
    if (part > errors.worst || errors.array.empty()) {
      errors.worst = part;
      errors.error = own;
      errors.limit = most;
      errors.array = name;
    }
  }
  if (!(errors.worst <= 1) && errors.wrong.empty()) {
    char text[160];
    std::snprintf(text, sizeof(text), ": relative RMS error %.2e, expected at most %.2e",
                  errors.error, errors.limit);
    errors.wrong = "'" + errors.array + "'" + text;
  }
  return errors;
}

Array firstOf(const Array &array, const std::vector<int64_t> &shape) {
  Array first = zeroArray(shape);
  first.type = array.type;
  for (size_t i = 0; i < first.data.size(); ++i) {
    // Converts the flat index in one array to that in the other, axis by axis from the innermost.
    size_t rest = i, at = 0, step = 1;
    for (size_t axis = shape.size(); axis-- > 0;) {
      at += rest % static_cast<size_t>(shape[axis]) * step;
      rest /= static_cast<size_t>(shape[axis]);
      step *= static_cast<size_t>(array.shape[axis]);
    }
    first.data[i] = array.data[at];
  }
  return first;
}

} // namespace tttc::gpu
