//===- WgmmaLayouts.h - Canonical layouts of wgmma in the ISA -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes and strides, and their evaluation. Independent of the library, which derives
// addresses from atoms.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_PTXEMULATOR_WGMMALAYOUTS_H
#define TTTC_TEST_PTXEMULATOR_WGMMALAYOUTS_H

#include "PtxEmulator/Tensor/Wgmma.h"

namespace ptxemu::test {

/// One mode of a layout: the extents of its parts, the fastest first, and their strides
/// in elements. The last extent is unbounded.
struct Mode {
  std::vector<unsigned> extents, strides;

  unsigned offset(unsigned index) const {
    unsigned sum = 0;
    for (size_t i = 0; i < extents.size(); ++i) {
      const bool isLast = i + 1 == extents.size();
      sum += (isLast ? index : index % extents[i]) * strides[i];
      index /= extents[i];
    }
    return sum;
  }
};

/// Swizzle<bits, 4, 3> o (rows, k) of elements of some bytes.
struct Layout {
  unsigned swizzleBits;
  Mode rows, k;

  unsigned byteOffset(unsigned row, unsigned column, unsigned elementBytes) const {
    const unsigned linear = (rows.offset(row) + k.offset(column)) * elementBytes;
    return linear ^ (linear >> 3 & ((1u << swizzleBits) - 1) << 4);
  }
};

/// Placement of a matrix: its layout, and the descriptor that encodes it.
struct Placement {
  Layout layout;
  MatrixDescriptor descriptor;
  bool isKMajor;
};

constexpr SwizzleMode wgmmaModes[] = {SwizzleMode::None, SwizzleMode::B32, SwizzleMode::B64,
                                      SwizzleMode::B128};

/// The ISA's table of canonical layouts, with byte offsets larger than the smallest
/// possible ones, so that a wrong use of each shows.
inline Placement canonical(SwizzleMode mode, bool isKMajor, unsigned elementBytes, unsigned rows,
                           unsigned k) {
  const unsigned t = 16 / elementBytes;
  const unsigned bits = static_cast<unsigned>(mode) - static_cast<unsigned>(SwizzleMode::None);
  const unsigned w = 1u << bits;
  MatrixDescriptor descriptor;
  descriptor.swizzle = mode;
  Layout layout{bits, {}, {}};
  if (isKMajor && mode == SwizzleMode::None) {
    // ((8,m),(T,2k)):((1T,SBO),(1,LBO))
    descriptor.stride = 256;
    descriptor.leading = rows / 8 * 256 + 128;
    layout.rows = {{8, 0xffff}, {t, descriptor.stride / elementBytes}};
    layout.k = {{t, 0xffff}, {1, descriptor.leading / elementBytes}};
  } else if (isKMajor) {
    // ((8,m),(T,2k)):((wT,SBO),(1,T)) for w = 2, 4, 8
    descriptor.stride = 8 * w * 16 + 1024;
    descriptor.leading = 16;
    layout.rows = {{8, 0xffff}, {w * t, descriptor.stride / elementBytes}};
    layout.k = {{t, 0xffff}, {1, t}};
  } else if (mode == SwizzleMode::None) {
    // ((T,1,m),(8,k)):((1,T,SBO),(1T,LBO))
    descriptor.stride = 128 + 16;
    descriptor.leading = rows / t * descriptor.stride + 32;
    layout.rows = {{t, 1, 0xffff}, {1, t, descriptor.stride / elementBytes}};
    layout.k = {{8, 0xffff}, {t, descriptor.leading / elementBytes}};
  } else {
    // ((T,w,m),(8,k)):((1,T,LBO),(wT,SBO))
    descriptor.leading = 8 * w * 16 * (k / 8) + 1024;
    descriptor.stride = 8 * w * 16;
    layout.rows = {{t, w, 0xffff}, {1, t, descriptor.leading / elementBytes}};
    layout.k = {{8, 0xffff}, {w * t, descriptor.stride / elementBytes}};
  }
  return {layout, descriptor, isKMajor};
}

} // namespace ptxemu::test

#endif // TTTC_TEST_PTXEMULATOR_WGMMALAYOUTS_H
