//===- atomics.cu - Histograms and every atomic operation -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: atomics on shared and global memory with and without a result, a loop
// around atom.cas, 64-bit and floating-point sums, threadfences and a last block that
// combines the results. Results do not depend on the order: sums are exact.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

/// bins[32] counts x % 32. The last block to finish writes the largest bin to `top`.
extern "C" __global__ void __launch_bounds__(128)
    histogram(const u32 *x, u32 *bins, u32 *finished, u32 *top, int n) {
  __shared__ u32 local[32];
  __shared__ bool last;
  if (threadIdx.x < 32)
    local[threadIdx.x] = 0;
  __syncthreads();
#pragma unroll 1
  for (int i = blockIdx.x * 128 + threadIdx.x; i < n; i += gridDim.x * 128)
    atomicAdd(&local[x[i] % 32], 1);
  __syncthreads();
  if (threadIdx.x < 32)
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0)
    last = atomicAdd(finished, 1) == gridDim.x - 1;
  __syncthreads();
  if (last && threadIdx.x < 32) {
    __threadfence();
    u32 count = __reduce_max_sync(~0u, atomicAdd(&bins[threadIdx.x], 0));
    if (threadIdx.x == 0)
      *top = count;
  }
}

/// Every thread applies every operation to one cell per operation.
extern "C" __global__ void __launch_bounds__(64)
    atomicOperations(const u32 *x, u32 *cells, u64 *wide, float *sum, double *doubleSum,
                     float *largest, u32 *tickets) {
  int i = blockIdx.x * 64 + threadIdx.x;
  u32 value = x[i];
  atomicMin(&cells[0], value);
  atomicMax(&cells[1], value);
  atomicMin(reinterpret_cast<int *>(&cells[2]), static_cast<int>(value) - 500);
  atomicMax(reinterpret_cast<int *>(&cells[3]), static_cast<int>(value) - 500);
  atomicAnd(&cells[4], value | 0xff00);
  atomicOr(&cells[5], value);
  atomicXor(&cells[6], value);
  atomicInc(&cells[7], 36);
  atomicDec(&cells[8], 36);
  atomicSub(&cells[9], value);
  if (atomicExch(&cells[10], 7) == 0)
    atomicAdd(&cells[11], 1); // one thread alone finds the first value
  if (atomicCAS(&cells[12], 0, 5) == 0)
    atomicAdd(&cells[13], 1);
  atomicAdd(&wide[0], u64(value) << 28);
  atomicMax(&wide[1], u64(value) << 32);
  atomicAdd(sum, static_cast<float>(value));
  atomicAdd(doubleSum, value * 0.5);
  float mine = static_cast<float>(value) * 0.25f, seen = *const_cast<volatile float *>(largest);
  while (mine > seen) {
    u32 found =
        atomicCAS(reinterpret_cast<u32 *>(largest), __float_as_uint(seen), __float_as_uint(mine));
    seen = __uint_as_float(found) == seen ? mine : __uint_as_float(found);
  }
  tickets[atomicAdd(&cells[14], 1)] = 1; // every ticket is drawn once
}
