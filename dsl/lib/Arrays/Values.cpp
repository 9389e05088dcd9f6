//===- Values.cpp - Non-finite, out-of-range elements ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Values.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Arrays/Values.h"

#include <cmath>
#include <cstdio>

namespace tttc {
namespace {

Element elementAt(const Array &array, size_t i) {
  Element element{std::vector<int64_t>(array.shape.size()), array.data[i]};
  auto rest = static_cast<int64_t>(i);
  for (size_t axis = array.shape.size(); axis-- > 0; rest /= array.shape[axis])
    element.index[axis] = rest % array.shape[axis];
  return element;
}

template <typename Predicate>
std::optional<Element> findFirst(const Array &array, Predicate predicate) {
  for (size_t i = 0; i < array.data.size(); ++i)
    if (predicate(array.data[i]))
      return elementAt(array, i);
  return std::nullopt;
}

bool isNonFinite(double value) { return !std::isfinite(value); }

/// The smallest magnitude that rounds to infinity: half a unit in the last place above the
/// largest finite value.
double overflowOf(ElementType type) {
  switch (type) {
  case ElementType::F16:
    return std::ldexp(1 - std::ldexp(1, -12), 16);
  case ElementType::BF16:
    return std::ldexp(1 - std::ldexp(1, -9), 128);
  case ElementType::F32:
    return std::ldexp(1 - std::ldexp(1, -25), 128);
  default:
    return HUGE_VAL;
  }
}

/// The largest magnitude that rounds to zero: half of the smallest subnormal.
double underflowOf(ElementType type) {
  switch (type) {
  case ElementType::F16:
    return std::ldexp(1, -25);
  case ElementType::BF16:
    return std::ldexp(1, -134);
  case ElementType::F32:
    return std::ldexp(1, -150);
  default:
    return 0;
  }
}

} // namespace

std::string numberText(double value) {
  char number[32];
  std::snprintf(number, sizeof(number), "%.4g", std::isnan(value) ? std::fabs(value) : value);
  return number;
}

std::string Element::text() const { return numberText(value) + " at " + shapeText(index); }

std::optional<Element> firstNonFinite(const Array &array) { return findFirst(array, isNonFinite); }

std::optional<int64_t> firstNonFiniteIndex(const Array &array, size_t axis) {
  std::optional<int64_t> first;
  int64_t inner = 1;
  for (size_t i = axis + 1; i < array.shape.size(); ++i)
    inner *= array.shape[i];
  for (size_t i = 0; i < array.data.size(); ++i) {
    const int64_t index = static_cast<int64_t>(i) / inner % array.shape[axis];
    if (isNonFinite(array.data[i]) && index < first.value_or(array.shape[axis]))
      first = index;
  }
  return first;
}

std::optional<Element> largestElement(const Array &array) {
  std::optional<size_t> largest;
  for (size_t i = 0; i < array.data.size(); ++i)
    if (!std::isnan(array.data[i]) &&
        (!largest || std::fabs(array.data[i]) > std::fabs(array.data[*largest])))
      largest = i;
  return largest ? std::optional(elementAt(array, *largest)) : std::nullopt;
}

std::optional<Element> firstOverflow(const Array &array, ElementType type) {
  const double limit = overflowOf(type);
  return findFirst(array,
                   [&](double value) { return std::isfinite(value) && std::fabs(value) >= limit; });
}

std::optional<Element> firstUnderflow(const Array &array, ElementType type) {
  const double limit = underflowOf(type);
  return findFirst(array, [&](double value) { return value != 0 && std::fabs(value) <= limit; });
}

const char *nameOf(ElementType type) {
  switch (type) {
  case ElementType::F32:
    return "float32";
  case ElementType::I32:
    return "int32";
  case ElementType::I64:
    return "int64";
  case ElementType::F16:
    return "float16";
  case ElementType::BF16:
    return "bfloat16";
  case ElementType::F64:
    break;
  }
  return "float64";
}

} // namespace tttc
