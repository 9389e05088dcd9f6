//===- chains.cu - Chains of dependent instructions -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels whose time per step on an H100 is public: latencies of shared memory and of mma.sync, and
// an f32 product in tiles of 32 x 32. benchmarks/gpu/model/check.py compares the model with them.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

/// Follows indices in shared memory.
extern "C" __global__ void followIndices(u32 *out, int turns) {
  __shared__ u32 next[1024];
  for (int i = threadIdx.x; i < 1024; i += blockDim.x)
    next[i] = (i + 1) % 1024;
  __syncthreads();
  u32 at = 0;
#pragma unroll 32
  for (int i = 0; i < turns; ++i)
    at = next[at];
  out[threadIdx.x] = at;
}

/// Products m16n8k16 of f16 in `Chains` independent chains.
template <int Chains> PTX_DEVICE void multiply(const u32 *in, float *out, int turns) {
  u32 a[4], b[2];
  float c[Chains][4] = {};
  for (int i = 0; i < 4; ++i)
    a[i] = in[threadIdx.x + 32 * i];
  for (int i = 0; i < 2; ++i)
    b[i] = in[threadIdx.x + 32 * i + 128];
#pragma unroll 16
  for (int turn = 0; turn < turns; ++turn)
#pragma unroll
    for (int chain = 0; chain < Chains; ++chain)
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                   "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                   : "+f"(c[chain][0]), "+f"(c[chain][1]), "+f"(c[chain][2]), "+f"(c[chain][3])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  for (int chain = 0; chain < Chains; ++chain)
    for (int i = 0; i < 4; ++i)
      out[(chain * 4 + i) * blockDim.x + threadIdx.x] = c[chain][i];
}

extern "C" __global__ void multiplyChain(const u32 *in, float *out, int turns) {
  multiply<1>(in, out, turns);
}

extern "C" __global__ void multiplyChains(const u32 *in, float *out, int turns) {
  multiply<4>(in, out, turns);
}

/// c[m, n] = a[m, k] b[k, n], an element a thread.
extern "C" __global__ void multiplyTiles(const float *a, const float *b, float *c, int m, int n,
                                         int k) {
  __shared__ float x[32][32], y[32][32];
  int i = threadIdx.y, j = threadIdx.x, row = blockIdx.y * 32 + i, column = blockIdx.x * 32 + j;
  float sum = 0;
  for (int tile = 0; tile < (k + 31) / 32; ++tile) {
    x[i][j] = row < m && tile * 32 + j < k ? a[row * k + tile * 32 + j] : 0;
    y[i][j] = column < n && tile * 32 + i < k ? b[(tile * 32 + i) * n + column] : 0;
    __syncthreads();
    for (int step = 0; step < 32; ++step)
      sum += x[i][step] * y[step][j];
    __syncthreads();
  }
  if (row < m && column < n)
    c[row * n + column] = sum;
}
