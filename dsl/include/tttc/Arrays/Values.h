//===- Values.h - Values that need a word ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that are none, and numbers that an element type cannot hold.
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

/// Four digits, for messages; a NaN has no sign.
std::string numberText(double value);

/// The first element, in C order, that is infinite or no number.
std::optional<Element> firstNonFinite(const Array &array);

/// The index along `axis` of the first entry, over all others, that is infinite or no number.
std::optional<int64_t> firstNonFiniteIndex(const Array &array, size_t axis);

/// The element of the largest magnitude, NaNs left out; nothing: there is no other element.
std::optional<Element> largestElement(const Array &array);

/// The first finite element that is infinite as this type, a floating one.
std::optional<Element> firstOverflow(const Array &array, ElementType type);

/// The first element that is not zero, but is as this type, a floating one.
std::optional<Element> firstUnderflow(const Array &array, ElementType type);

/// NumPy's word without its byte order, `float32`; `bfloat16`.
const char *nameOf(ElementType type);

} // namespace tttc

#endif // TTTC_ARRAYS_VALUES_H
