//===- roles.cu - Warp-specialized warpgroups with named barriers ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: bar.sync and bar.arrive on four named barriers, two stages passed between
// one producer and two consumer warpgroups, and setmaxnreg.
//
// Target: sm_90a
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr u32 Full = 1, Empty = 3, Everyone = 384; // a barrier's id, plus the stage

/// sums[256] over `tiles` of x[tiles, 256], each element read from its mirror image.
extern "C" __global__ void __launch_bounds__(384, 1)
    producerConsumer(const float *x, float *sums, int tiles) {
  __shared__ float stages[2][256];
  if (threadIdx.x < 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
#pragma unroll 1
    for (int tile = 0; tile < tiles; ++tile) {
      int stage = tile % 2;
      if (tile >= 2)
        barSync(Empty + stage, Everyone);
      for (int half = 0; half < 256; half += 128)
        stages[stage][threadIdx.x + half] = x[tile * 256 + threadIdx.x + half];
      barArrive(Full + stage, Everyone);
    }
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    int i = threadIdx.x - 128;
    float sum = 0;
#pragma unroll 1
    for (int tile = 0; tile < tiles; ++tile) {
      int stage = tile % 2;
      barSync(Full + stage, Everyone);
      sum += stages[stage][255 - i];
      if (tile + 2 < tiles)
        barArrive(Empty + stage, Everyone);
    }
    sums[blockIdx.x * 256 + i] = sum;
  }
}
