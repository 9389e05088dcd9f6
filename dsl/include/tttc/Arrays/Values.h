//===- Values.h - Non-finite, out-of-range elements --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds elements that are not finite, or not representable in an element type.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_VALUES_H
#define TTTC_ARRAYS_VALUES_H

#include "tttc/Arrays/Array.h"

#include <optional>

namespace tttc {

/// An element of an array: one index per axis, and its value.
struct Element {
  std::vector<int64_t> index;
  double value;
  /// `nan at [0, 1, 3]`, for messages.
  std::string text() const;
};

/// Four significant digits, for messages; a NaN is printed without its sign.
std::string numberText(double value);

/// The first element, in C order, that is infinite or NaN.
std::optional<Element> firstNonFinite(const Array &array);

/// The smallest index along `axis`, over all other axes, of an element that is infinite or NaN.
std::optional<int64_t> firstNonFiniteIndex(const Array &array, size_t axis);

/// The element of the largest magnitude, NaNs ignored; nothing if there is no other element.
std::optional<Element> largestElement(const Array &array);

/// The first finite element that overflows in `type`, a floating-point type.
std::optional<Element> firstOverflow(const Array &array, ElementType type);

/// The first nonzero element that rounds to zero in `type`, a floating-point type.
std::optional<Element> firstUnderflow(const Array &array, ElementType type);

/// NumPy's name of the type without byte order: `float32`, `bfloat16`.
const char *nameOf(ElementType type);

} // namespace tttc

#endif // TTTC_ARRAYS_VALUES_H
