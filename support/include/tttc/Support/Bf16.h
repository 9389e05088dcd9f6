//===- Bf16.h - The bfloat16 type --------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++17 has no bfloat16: 16 bits, 8 of them the exponent. They are the upper half
// of a float's bits.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_BF16_H
#define TTTC_SUPPORT_BF16_H

#include <cstdint>
#include <cstring>

namespace tttc {

struct Bf16 {
  uint16_t bits;

  Bf16() = default;
  /// Rounds to nearest, ties to even. Values beyond the largest finite one become infinite.
  explicit Bf16(double value) {
    auto single = static_cast<float>(value);
    uint32_t word;
    std::memcpy(&word, &single, sizeof(word));
    if (value != value) {
      bits = static_cast<uint16_t>(word >> 16 | 0x40); // NaN even if its upper bits are zero
      return;
    }
    // Double rounding may end on the wrong side of a tie. An inexact float is therefore rounded
    // to odd: towards zero, with its last bit set.
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

#endif // TTTC_SUPPORT_BF16_H
