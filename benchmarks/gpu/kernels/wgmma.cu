//===- wgmma.cu - Throughput of a bf16 product with wgmma -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ceiling of kernels that use wgmma: blocks of 128 x 256, two warpgroups of 64 x 256
// fed by one thread of a third warpgroup through TMA, four stages. Sizes are multiples
// of the block's; b is stored as columns[n, k].
//
// Target: sm_90a
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr int TileM = 128, TileN = 256, Depth = 64, Stages = 4;
constexpr int BytesA = TileM * Depth * 2, StageBytes = BytesA + TileN * Depth * 2;

/// A tile of 128-byte rows with the 128-byte swizzle.
PTX_DEVICE u64 descriptor(u32 address) {
  return u64((address & 0x3ffff) >> 4) | u64(1) << 16 | u64(1024 >> 4) << 32 | u64(1) << 62;
}
#define D8(i)                                                                                      \
  "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), "+f"(d[i + 4]), "+f"(d[i + 5]),      \
      "+f"(d[i + 6]), "+f"(d[i + 7])
#define D32(i) D8(i), D8(i + 8), D8(i + 16), D8(i + 24)
#define L10(t)                                                                                     \
  "%" #t "0, %" #t "1, %" #t "2, %" #t "3, %" #t "4, %" #t "5, %" #t "6, %" #t "7, %" #t "8, "     \
  "%" #t "9, "
PTX_DEVICE void wgmma(float (&d)[128], u64 a, u64 b) {
  asm volatile(
      "wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 "
      "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, " L10(1) L10(2) L10(3) L10(4) L10(5) L10(6) L10(7)
          L10(8) L10(9) L10(10)
              L10(11) "%120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, 1, 1, 1, 0, 0;"
      : D32(0), D32(32), D32(64), D32(96)
      : "l"(a), "l"(b));
}

/// c[m, n] in bf16.
extern "C" __global__ void __launch_bounds__(384, 1)
    wgmmaThroughput(const __grid_constant__ TensorMap mapA, const __grid_constant__ TensorMap mapB,
                    u32 *c, int m, int n, int k) {
  extern __shared__ __align__(1024) unsigned char shared[];
  u32 stages = sharedAddress(shared), full = stages + Stages * StageBytes,
      empty = full + Stages * 8;
  int rows = m / TileM, group = blockIdx.x / (8 * rows), within = blockIdx.x % (8 * rows);
  int wide = min(8, n / TileN - group * 8);
  int top = within / wide * TileM, left = (group * 8 + within % wide) * TileN, steps = k / Depth;
  if (threadIdx.x == 0) {
    for (int i = 0; i < Stages; ++i) {
      mbarrierInit(full + i * 8, 1);
      mbarrierInit(empty + i * 8, 8); // one per consumer warp
    }
    mbarrierInitFence();
  }
  __syncthreads();
  if (threadIdx.x < 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 0)
      for (int step = 0; step < steps; ++step) {
        u32 stage = step % Stages, to = stages + stage * StageBytes, barrier = full + stage * 8;
        if (step >= Stages)
          mbarrierWait(empty + stage * 8, (step / Stages - 1) % 2);
        mbarrierExpect(barrier, StageBytes);
        tmaLoad2D(to, &mapA, step * Depth, top, barrier);
        tmaLoad2D(to + BytesA, &mapB, step * Depth, left, barrier);
      }
    return;
  }
  asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32 - 4;
  float d[128] = {};
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    u32 stage = step % Stages, a = stages + stage * StageBytes, b = a + BytesA;
    mbarrierWait(full + stage * 8, step / Stages % 2);
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    for (int i = 0; i < Depth / 16; ++i)
      wgmma(d, descriptor(a + warp / 4 * 64 * 128 + i * 32), descriptor(b + i * 32));
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    // At most the newest step is in flight now, so the stage of the previous one is free.
    asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
    if (step > 0 && lane == 0)
      mbarrierArrive(empty + (step - 1) % Stages * 8);
  }
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  u32 *row = c + (size_t(top + warp * 16 + lane / 4) * n + left) / 2 + lane % 4;
  for (int j = 0; j < 32; ++j) {
    row[j * 4] = packBf16(d[j * 4 + 1], d[j * 4]);
    row[j * 4 + n * 4] = packBf16(d[j * 4 + 3], d[j * 4 + 2]);
  }
}
