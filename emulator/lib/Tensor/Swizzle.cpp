//===- Swizzle.cpp - Swizzled layouts of shared memory --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Swizzle.h"

using namespace ptxemu;

namespace {
/// Bits [from, from + count) of the address are XORed with those from bit 7 on.
struct Pattern {
  unsigned span, from, count;
};
} // namespace

static const Pattern &patternOf(SwizzleMode mode) {
  static constexpr Pattern table[] = {{16, 4, 0},  {32, 4, 1},  {64, 4, 2},
                                      {128, 4, 3}, {128, 5, 2}, {128, 6, 1}};
  return table[static_cast<unsigned>(mode)];
}

unsigned ptxemu::swizzleSpan(SwizzleMode mode) { return patternOf(mode).span; }

unsigned ptxemu::swizzlePeriod(SwizzleMode mode) {
  const Pattern &pattern = patternOf(mode);
  return pattern.count == 0 ? 16 : 128u << pattern.count;
}

uint64_t ptxemu::swizzleAddress(SwizzleMode mode, uint64_t address, unsigned baseOffset) {
  const Pattern &pattern = patternOf(mode);
  const uint64_t line = (address >> 7) - baseOffset;
  return address ^ (line & ((1u << pattern.count) - 1)) << pattern.from;
}
