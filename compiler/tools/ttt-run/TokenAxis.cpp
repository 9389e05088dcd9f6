//===- TokenAxis.cpp - Slices and joins arrays along the sequence ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TokenAxis.h.
//
//===----------------------------------------------------------------------===//

#include "TokenAxis.h"

#include <functional>
#include <numeric>

namespace tttc::run {

/// The numbers of elements over the axes before and after the T axis.
static void around(const Array &array, int axis, int64_t &outer, int64_t &inner) {
  outer = std::accumulate(array.shape.begin(), array.shape.begin() + axis, int64_t(1),
                          std::multiplies<>());
  inner = std::accumulate(array.shape.begin() + axis + 1, array.shape.end(), int64_t(1),
                          std::multiplies<>());
}

Array cutTokens(const Array &array, int axis, int64_t from, int64_t count) {
  Array part = array;
  int64_t outer = 0, inner = 0;
  around(array, axis, outer, inner);
  part.shape[axis] = count;
  part.data.clear();
  for (int64_t i = 0; i < outer; ++i) {
    auto begin = array.data.begin() + (i * array.shape[axis] + from) * inner;
    part.data.insert(part.data.end(), begin, begin + count * inner);
  }
  return part;
}

void appendTokens(Array &whole, const Array &part, int axis) {
  if (whole.data.empty() && whole.shape.empty()) {
    whole = part;
    return;
  }
  int64_t outer = 0, inner = 0;
  around(part, axis, outer, inner);
  std::vector<double> data;
  const int64_t first = whole.shape[axis] * inner, second = part.shape[axis] * inner;
  for (int64_t i = 0; i < outer; ++i) {
    data.insert(data.end(), whole.data.begin() + i * first, whole.data.begin() + (i + 1) * first);
    data.insert(data.end(), part.data.begin() + i * second, part.data.begin() + (i + 1) * second);
  }
  whole.data = std::move(data);
  whole.shape[axis] += part.shape[axis];
}

} // namespace tttc::run
