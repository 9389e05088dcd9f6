//===- Array.h - Named host arrays -------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The input and output arrays of a layer in the tools and tests: always float64
// in memory, together with the element type of the file.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_ARRAY_H
#define TTTC_ARRAYS_ARRAY_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tttc {

/// Element type of an array in a file.
enum class ElementType { F32, F64, I32, I64, F16, BF16 };

/// A dense array in C order. `data` holds the product of `shape` values; integers
/// beyond 2^53 lose their low bits. `type` is what a file held or should hold.
struct Array {
  std::vector<int64_t> shape;
  std::vector<double> data;
  ElementType type = ElementType::F64;
};

/// Arrays by name.
using ArrayMap = std::map<std::string, Array>;

/// The number of elements of `shape`; 1 for a scalar. Axes must not be negative.
inline int64_t elementCount(const std::vector<int64_t> &shape) {
  int64_t count = 1;
  for (int64_t axis : shape)
    count *= axis;
  return count;
}

/// `[2, 48, 64]`, for messages.
inline std::string shapeText(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

/// Zeros of a shape.
inline Array zeroArray(std::vector<int64_t> shape) {
  Array array;
  array.data.assign(static_cast<size_t>(elementCount(shape)), 0.0);
  array.shape = std::move(shape);
  return array;
}

} // namespace tttc

#endif // TTTC_ARRAYS_ARRAY_H
