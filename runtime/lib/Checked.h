//===- Checked.h - 64-bit arithmetic with overflow checks -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes and strides come from the caller: every product and sum made of them
// goes through these. Each returns false and leaves `result` unspecified when the
// exact value does not fit.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CHECKED_H
#define TTTC_RUNTIME_LIB_CHECKED_H

#include <cstdint>

namespace tttc::runtime {

[[nodiscard]] inline bool checkedMul(int64_t a, int64_t b, int64_t &result) {
  return !__builtin_mul_overflow(a, b, &result);
}

[[nodiscard]] inline bool checkedAdd(int64_t a, int64_t b, int64_t &result) {
  return !__builtin_add_overflow(a, b, &result);
}

/// `value` rounded up to a multiple of `alignment`, a power of two.
[[nodiscard]] inline bool checkedAlign(int64_t value, int64_t alignment, int64_t &result) {
  if (!checkedAdd(value, alignment - 1, result))
    return false;
  result &= -alignment;
  return true;
}

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CHECKED_H
