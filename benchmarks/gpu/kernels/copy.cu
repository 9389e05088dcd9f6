//===- copy.cu - Bandwidth of a copy in device memory ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ceiling of memory-bound kernels: each thread keeps four loads of 16 bytes in
// flight.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

/// y = x; both hold `count` pieces of 16 bytes.
extern "C" __global__ void __launch_bounds__(256) copyPieces(const uint4 *x, uint4 *y, u64 count) {
  u64 first = u64(blockIdx.x) * 1024 + threadIdx.x;
  uint4 piece[4];
  for (int i = 0; i < 4; ++i)
    if (first + i * 256 < count)
      piece[i] = __ldcs(&x[first + i * 256]);
  for (int i = 0; i < 4; ++i)
    if (first + i * 256 < count)
      __stcs(&y[first + i * 256], piece[i]);
}
