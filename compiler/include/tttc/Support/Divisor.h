//===- Divisor.h - Block sizes that divide an extent ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes of blocks and tiles that divide an extent, so that all have one size.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_DIVISOR_H
#define TTTC_SUPPORT_DIVISOR_H

#include <algorithm>
#include <cstdint>

namespace tttc {

/// The largest divisor of `extent` that is at most `limit`; 1 for an extent of 0. Pre: `limit` is
/// at least 1.
inline int64_t divisorUpTo(int64_t extent, int64_t limit) {
  int64_t divisor = std::max<int64_t>(std::min(extent, limit), 1);
  while (extent % divisor != 0) {
    --divisor;
  }
  return divisor;
}

} // namespace tttc

#endif // TTTC_SUPPORT_DIVISOR_H
