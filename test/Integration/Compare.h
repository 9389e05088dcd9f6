//===- Compare.h - Comparisons of files of arrays ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares by relative root mean square error per array, or bitwise.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_COMPARE_H
#define TTTC_INTEGRATION_COMPARE_H

#include "tttc/Arrays/Difference.h"

#include <functional>

namespace tttc::integration {

/// Compares every array of `expected`, which `actual` must have, and prints one
/// line each. `limit` returns an array's largest allowed error. Arrays that only `actual` has are
/// an error too, unless `subset`. Returns true if all are within their limits.
bool compareArrays(const ArrayMap &actual, const ArrayMap &expected, bool subset,
                   const std::function<double(const std::string &name)> &limit);

/// Returns true if the rows of `out` before token `before` are equal bit for bit, and if `others`,
/// every array of all sequences and heads except the first.
bool samePast(const ArrayMap &actual, const ArrayMap &expected, int64_t before, bool others);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_COMPARE_H
