//===- Compare.cpp - Comparisons of files of arrays -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compare.h.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "LayerFile.h"

#include <cstdio>
#include <cstring>

namespace tttc::integration {

bool compareArrays(const ArrayMap &actual, const ArrayMap &expected, bool subset,
                   const std::function<double(const std::string &name)> &limit) {
  bool good = !expected.empty();
  for (const auto &[name, array] : actual)
    if (!subset && !expected.count(name))
      good = fail("'" + name + "' is given, expected no such array");
  for (const auto &[name, array] : expected) {
    auto found = actual.find(name);
    if (found == actual.end()) {
      good = fail("expected an array '" + name + "', found none");
      continue;
    }
    if (found->second.shape != array.shape) {
      good = fail("'" + name + "': expected shape " + shapeText(array.shape) + ", found " +
                  shapeText(found->second.shape));
      continue;
    }
    const double error = relativeRms(found->second, array), most = limit(name);
    const bool within = error <= most; // false for NaN
    std::printf("%-12s relative RMS error %.1e, expected at most %.1e%s\n", name.c_str(), error,
                most, within ? "" : ": different");
    good &= within;
  }
  return good;
}

bool samePast(const ArrayMap &actual, const ArrayMap &expected, int64_t before, bool others) {
  const Array &a = actual.at("out"), &e = expected.at("out");
  if (a.shape != e.shape || a.shape.size() < 3)
    return fail("'out': expected [B, H, T, ...] of one shape, found " + shapeText(a.shape) +
                " and " + shapeText(e.shape));
  const int64_t tokens = a.shape[2];
  int64_t inner = 1;
  for (size_t axis = 3; axis < a.shape.size(); ++axis)
    inner *= a.shape[axis];
  for (size_t i = 0; i < a.data.size(); ++i) {
    const int64_t t = static_cast<int64_t>(i) / inner % tokens;
    const bool isOther = static_cast<int64_t>(i) / inner / tokens > 0;
    if ((t < before || (others && isOther)) && std::memcmp(&a.data[i], &e.data[i], sizeof(double)))
      return fail("'out' differs at entry " + std::to_string(i) + ", token " + std::to_string(t));
  }
  return true;
}

} // namespace tttc::integration
