//===- Bf16.h - Numbers of 16 bits, 8 of them the exponent -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++17 has no such type. Its bits are the upper half of a float's.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ARRAYS_BF16_H
#define TTTC_ARRAYS_BF16_H

#include <cstdint>
#include <cstring>

namespace tttc {

struct Bf16 {
  uint16_t bits;

  Bf16() = default;
  /// Rounds to the nearest, of two the even one; what is beyond the largest becomes infinite.
  explicit Bf16(double value) {
    auto single = static_cast<float>(value);
    uint32_t word;
    std::memcpy(&word, &single, sizeof(word));
    if (value != value) {
      bits = static_cast<uint16_t>(word >> 16 | 0x40); // stays one if all bits above are zero
      return;
    }
    // Rounded twice a number may end on the wrong side of a tie: the float is the one towards
    // zero, with its last bit set, if it is not exact.
    if (static_cast<double>(single) != value) {
      const bool isLarger = value < 0 ? single < value : single > value;
      word = (word - isLarger) | 1;
    }
    bits = static_cast<uint16_t>((word + 0x7fff + (word >> 16 & 1)) >> 16);
  }
  explicit operator double() const {
    const uint32_t word = static_cast<uint32_t>(bits) << 16;
    float single;
    std::memcpy(&single, &word, sizeof(single));
    return static_cast<double>(single);
  }
};

} // namespace tttc

#endif // TTTC_ARRAYS_BF16_H
