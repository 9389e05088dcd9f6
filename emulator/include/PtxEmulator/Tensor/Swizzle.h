//===- Swizzle.h - Swizzled layouts of shared memory ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensor copies and wgmma permute the pieces of every 128-byte line of shared memory,
// by a pattern that repeats after a few lines. A piece is stored at its index in the
// line XOR the line's index in the pattern; a swizzle is therefore its own inverse.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H
#define TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H

#include <cstdint>

namespace ptxemu {

/// B32, B64 and B128 permute pieces of 16 bytes within spans of 32, 64 and 128 bytes;
/// B128Atom32 and B128Atom64 permute pieces of 32 and 64 bytes.
enum class SwizzleMode : uint8_t { None, B32, B64, B128, B128Atom32, B128Atom64 };

/// Bytes of the span within which pieces move, such as a row of a tile; 16 without a swizzle.
unsigned swizzleSpan(SwizzleMode mode);

/// Bytes after which the pattern repeats; shared memory aligned to it starts one.
unsigned swizzlePeriod(SwizzleMode mode);

/// Swizzled location of the byte at `address`. The pattern starts at a multiple of
/// its period, plus `baseOffset` lines of 128 bytes.
uint64_t swizzleAddress(SwizzleMode mode, uint64_t address, unsigned baseOffset = 0);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_SWIZZLE_H
