//===- Swizzle.h - Swizzled layouts of shared memory ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensor copies and wgmma permute the pieces of every line of 128 bytes of shared
// memory, by a pattern that repeats after a few lines. The exclusive or of a piece's
// number in its line with the line's number in the pattern is where the piece lies;
// so a swizzle is its own inverse.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H
#define TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H

#include <cstdint>

namespace ptxemu {

/// B32, B64, B128 keep 16 bytes together and move them within as many bytes as
/// they are called; B128Atom32 and B128Atom64 keep 32 and 64 bytes together.
enum class SwizzleMode : uint8_t { None, B32, B64, B128, B128Atom32, B128Atom64 };

/// Bytes that a piece stays within: of a row of a tile, say. 16 without a swizzle.
unsigned swizzleSpan(SwizzleMode mode);

/// Bytes after which the pattern repeats; shared memory aligned to it starts one.
unsigned swizzlePeriod(SwizzleMode mode);

/// Where the byte lies that would lie at `address` without a swizzle. The pattern
/// starts at a multiple of its period, plus `baseOffset` lines of 128 bytes.
uint64_t swizzleAddress(SwizzleMode mode, uint64_t address, unsigned baseOffset = 0);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H
