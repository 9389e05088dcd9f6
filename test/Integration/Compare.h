//===- Compare.h - Comparisons of files of arrays ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relative root mean square per array, or bits.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_COMPARE_H
#define TTTC_INTEGRATION_COMPARE_H

#include "tttc/Arrays/Difference.h"

#include <functional>

namespace tttc::integration {

/// Compares every array of `expected`, which `actual` must have, and prints one
/// line each. `limit` gives an array's largest error. Arrays only `actual` has are
/// an error too, unless `subset`. Returns true if all is within its limit.
bool compareArrays(const ArrayMap &actual, const ArrayMap &expected, bool subset,
                   const std::function<double(const std::string &name)> &limit);

/// The entries of `out` before token `before`, and every array of the sequences and
/// heads but the first if `others`: equal bit for bit.
bool samePast(const ArrayMap &actual, const ArrayMap &expected, int64_t before, bool others);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_COMPARE_H
