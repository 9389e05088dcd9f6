//===- Agree.h - Do a kernel's arrays agree with what is expected? --------===//
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

/// The largest error as a share of its limit, and the array that has it.
struct Errors {
  double worst = 0, error = 0, limit = 0;
  std::string array;
  std::string wrong; ///< why they do not agree; empty if they do
};

/// Each array that the kernel gives must be expected.
/// An array agrees within `limit` of its own size, or within `limitToLargest` of the size of the
/// largest array.
Errors compareArrays(const ArrayMap &found, const ArrayMap &expected, double limit,
                     double limitToLargest);

/// The first entries of an array: its part with this shape.
Array firstOf(const Array &array, const std::vector<int64_t> &shape);

} // namespace tttc::gpu
