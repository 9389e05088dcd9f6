//===- matmul.cu - A tiled bf16 product with ragged edges -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: ldmatrix with and without .trans, mma.sync m16n8k16, padded shared
// rows, and predicated scalar loads and stores at edges of any size.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr int Tile = 64, Depth = 32;
constexpr int RowA = Depth + 8, RowB = Tile + 8; // padded: rows start in different banks

/// c[m, n] = a[m, k] b[k, n]; four warps of 32 x 32.
extern "C" __global__ void __launch_bounds__(128)
    matmul(const u16 *a, const u16 *b, float *c, int m, int n, int k) {
  __shared__ __align__(16) u16 sharedA[Tile * RowA], sharedB[Depth * RowB];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int top = blockIdx.y * Tile, left = blockIdx.x * Tile;
  int warpRow = warp / 2 * 32, warpColumn = warp % 2 * 32;
  float sums[2][4][4] = {};
#pragma unroll 1
  for (int depth = 0; depth < k; depth += Depth) {
#pragma unroll 1
    for (int i = threadIdx.x; i < Tile * Depth; i += 128) {
      int row = i / Depth, column = i % Depth;
      bool inside = top + row < m && depth + column < k;
      sharedA[row * RowA + column] = inside ? a[(top + row) * k + depth + column] : u16(0);
      row = i / Tile, column = i % Tile;
      inside = depth + row < k && left + column < n;
      sharedB[row * RowB + column] = inside ? b[(depth + row) * n + left + column] : u16(0);
    }
    __syncthreads();
    for (int step = 0; step < Depth; step += 16) {
      u32 fragmentA[2][4], fragmentB[2][4];
      for (int i = 0; i < 2; ++i) {
        int row = warpRow + i * 16 + lane % 16, column = step + lane / 16 * 8;
        ldmatrixX4(fragmentA[i], sharedAddress(&sharedA[row * RowA + column]));
        row = step + lane % 16, column = warpColumn + i * 16 + lane / 16 * 8;
        ldmatrixX4Trans(fragmentB[i], sharedAddress(&sharedB[row * RowB + column]));
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          mmaBf16(sums[i][j], fragmentA[i], fragmentB[j / 2][j % 2 * 2],
                  fragmentB[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int r = 0; r < 4; ++r) {
        int row = top + warpRow + i * 16 + lane / 4 + r / 2 * 8;
        int column = left + warpColumn + j * 8 + lane % 4 * 2 + r % 2;
        if (row < m && column < n)
          c[row * n + column] = sums[i][j][r];
      }
}
