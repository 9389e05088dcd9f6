//===- Agree.h - Compares arrays of kernels with expected ones ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relative RMS errors, as ttt-run and the project's tests measure them.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "tttc/Arrays/Array.h"

namespace tttc::gpu {

/// The largest error relative to its limit, and its array.
struct Errors {
  double worst = 0, error = 0, limit = 0;
  std::string array;
  std::string wrong; ///< reason of a disagreement; empty if the arrays agree
};

/// Every array of the kernel must have an expected one. An array agrees if its error is within
/// `limit` of its own size, or within `limitToLargest` of the size of the largest array.
Errors compareArrays(const ArrayMap &found, const ArrayMap &expected, double limit,
                     double limitToLargest);

/// The leading part of an array with this shape.
Array firstOf(const Array &array, const std::vector<int64_t> &shape);

} // namespace tttc::gpu
