//===- pipeline.cu - The product as a pipeline of asynchronous copies -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: cp.async of 16 bytes with zero fill, groups and waits, two stages in
// shared memory, and an XOR swizzle under ldmatrix. Edges are ragged in steps of
// eight columns, so that every copy stays aligned.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr int Tile = 64, Depth = 32;
constexpr int BytesA = Tile * Depth * 2, BytesB = Depth * Tile * 2;

/// Rows of 64 bytes: 16-byte pieces of eight rows cover all banks.
PTX_DEVICE u32 pieceA(int row, int piece) { return row * 64 + ((piece ^ (row / 2 % 4)) * 16); }
/// Rows of 128 bytes.
PTX_DEVICE u32 pieceB(int row, int piece) { return row * 128 + ((piece ^ (row % 8)) * 16); }

/// c[m, n] = a[m, k] b[k, n]; four warps of 32 x 32; n and k are multiples of 8.
extern "C" __global__ void __launch_bounds__(128)
    matmulPipeline(const u16 *a, const u16 *b, float *c, int m, int n, int k) {
  __shared__ __align__(128) unsigned char stages[2][BytesA + BytesB];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int top = blockIdx.y * Tile, left = blockIdx.x * Tile;
  int warpRow = warp / 2 * 32, warpColumn = warp % 2 * 32;
  auto load = [&](int stage, int depth) {
    u32 to = sharedAddress(stages[stage]);
#pragma unroll 1
    for (int i = threadIdx.x; i < Tile * Depth / 8; i += 128) {
      int row = i / 4, piece = i % 4;
      bool inside = top + row < m && depth + piece * 8 < k;
      const u16 *from = inside ? &a[(top + row) * k + depth + piece * 8] : a;
      cpAsync16(to + pieceA(row, piece), from, inside ? 16 : 0);
      row = i / 8, piece = i % 8;
      inside = depth + row < k && left + piece * 8 < n;
      from = inside ? &b[(depth + row) * n + left + piece * 8] : b;
      cpAsync16(to + BytesA + pieceB(row, piece), from, inside ? 16 : 0);
    }
    cpAsyncCommit();
  };
  float sums[2][4][4] = {};
  int steps = (k + Depth - 1) / Depth;
  load(0, 0);
#pragma unroll 1
  for (int s = 0; s < steps; ++s) {
    if (s + 1 < steps) {
      load((s + 1) % 2, (s + 1) * Depth);
      cpAsyncWait<1>();
    } else {
      cpAsyncWait<0>();
    }
    __syncthreads();
    u32 stage = sharedAddress(stages[s % 2]);
    for (int step = 0; step < 2; ++step) {
      u32 fragmentA[2][4], fragmentB[2][4];
      for (int i = 0; i < 2; ++i) {
        ldmatrixX4(fragmentA[i],
                   stage + pieceA(warpRow + i * 16 + lane % 16, step * 2 + lane / 16));
        ldmatrixX4Trans(fragmentB[i],
                        stage + BytesA +
                            pieceB(step * 16 + lane % 16, warpColumn / 8 + i * 2 + lane / 16));
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          mmaBf16(sums[i][j], fragmentA[i], fragmentB[j / 2][j % 2 * 2],
                  fragmentB[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads(); // the next copy overwrites what was just read
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int half = 0; half < 2; ++half) {
        int row = top + warpRow + i * 16 + lane / 4 + half * 8;
        int column = left + warpColumn + j * 8 + lane % 4 * 2;
        if (row < m && column < n)
          *reinterpret_cast<float2 *>(&c[row * n + column]) =
              make_float2(sums[i][j][half * 2], sums[i][j][half * 2 + 1]);
      }
}
