//===- mma.cu - Throughput of a bf16 product with mma.sync ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ceiling of kernels that use mma.sync: blocks of 128 x 128, eight warps of 64 x 32,
// four stages of cp.async. Sizes are multiples of the block's.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr int Tile = 128, Depth = 32, Stages = 4;
constexpr int BytesA = Tile * Depth * 2, StageBytes = BytesA + Depth * Tile * 2;

/// Rows of 64 bytes: 16-byte pieces of eight rows cover all banks.
PTX_DEVICE u32 pieceA(int row, int piece) { return row * 64 + ((piece ^ (row / 2 % 4)) * 16); }
/// Rows of 256 bytes.
PTX_DEVICE u32 pieceB(int row, int piece) { return row * 256 + ((piece ^ (row % 8)) * 16); }

/// c[m, n] = a[m, k] b[k, n].
extern "C" __global__ void __launch_bounds__(256, 2)
    mmaThroughput(const u16 *a, const u16 *b, float *c, int m, int n, int k) {
  extern __shared__ __align__(128) unsigned char stages[];
  u32 base = sharedAddress(stages);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  // Neighbouring blocks form columns of eight, so that their operands stay in the L2 cache.
  int rows = m / Tile, group = blockIdx.x / (8 * rows), within = blockIdx.x % (8 * rows);
  int wide = min(8, n / Tile - group * 8);
  int top = within / wide * Tile, left = (group * 8 + within % wide) * Tile;
  int warpRow = warp / 4 * 64, warpColumn = warp % 4 * 32;
  auto load = [&](int step) {
    u32 to = base + step % Stages * StageBytes;
    for (int i = threadIdx.x; i < Tile * Depth / 8; i += 256) {
      int row = i / 4, piece = i % 4;
      cpAsync16(to + pieceA(row, piece), &a[size_t(top + row) * k + step * Depth + piece * 8], 16);
      row = i / 16, piece = i % 16;
      cpAsync16(to + BytesA + pieceB(row, piece),
                &b[size_t(step * Depth + row) * n + left + piece * 8], 16);
    }
  };
  float sums[4][4][4] = {};
  int steps = k / Depth;
  for (int step = 0; step < Stages - 1; ++step) {
    if (step < steps)
      load(step);
    cpAsyncCommit();
  }
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    cpAsyncWait<Stages - 2>();
    __syncthreads(); // the stage has arrived, and the previous one has been read
    if (step + Stages - 1 < steps)
      load(step + Stages - 1);
    cpAsyncCommit();
    u32 stage = base + step % Stages * StageBytes;
    for (int half = 0; half < 2; ++half) {
      u32 fragmentA[4][4], fragmentB[2][4];
      for (int i = 0; i < 4; ++i)
        ldmatrixX4(fragmentA[i],
                   stage + pieceA(warpRow + i * 16 + lane % 16, half * 2 + lane / 16));
      for (int i = 0; i < 2; ++i)
        ldmatrixX4Trans(fragmentB[i],
                        stage + BytesA +
                            pieceB(half * 16 + lane % 16, warpColumn / 8 + i * 2 + lane / 16));
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          mmaBf16(sums[i][j], fragmentA[i], fragmentB[j / 2][j % 2 * 2],
                  fragmentB[j / 2][j % 2 * 2 + 1]);
    }
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      for (int half = 0; half < 2; ++half) {
        int row = top + warpRow + i * 16 + lane / 4 + half * 8;
        int column = left + warpColumn + j * 8 + lane % 4 * 2;
        *reinterpret_cast<float2 *>(&c[size_t(row) * n + column]) =
            make_float2(sums[i][j][half * 2], sums[i][j][half * 2 + 1]);
      }
}
