//===- reduce.cu - Reductions within a warp and across a block ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: shfl.sync in its four modes, redux.sync, votes, match, predicated
// loads of a ragged end, partial sums through shared memory between two barriers,
// and an exchange within one warp ordered by bar.warp.sync alone.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

/// Per block of 128 threads over `chunk` elements: the sum, the largest as an unsigned
/// integer, the number of positive ones, and the number of warps that hold a zero.
extern "C" __global__ void __launch_bounds__(128)
    blockReduce(const float *x, float *sums, u32 *largest, u32 *positive, int n, int chunk) {
  __shared__ float partialSum[4];
  __shared__ u32 partialMax[4], partialCount[4];
  int first = blockIdx.x * chunk;
  int last = min(first + chunk, n);
  float sum = 0;
  u32 top = 0, count = 0;
#pragma unroll 1
  for (int base = first; base < last; base += 128) {
    int i = base + threadIdx.x;
    float value = i < last ? x[i] : 0.0f;
    sum += value;
    top = max(top, value > 0 ? static_cast<u32>(value) : 0u);
    count += __popc(__ballot_sync(~0u, value > 0));
  }
  for (int step = 16; step; step /= 2)
    sum += __shfl_xor_sync(~0u, sum, step);
  top = __reduce_max_sync(~0u, top);
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  if (lane == 0) {
    partialSum[warp] = sum;
    partialMax[warp] = top;
    partialCount[warp] = count;
  }
  __syncthreads();
  if (threadIdx.x < 4) {
    sum = partialSum[lane];
    top = partialMax[lane];
    count = partialCount[lane];
    for (int step = 2; step; step /= 2) {
      sum += __shfl_down_sync(0xf, sum, step, 4);
      top = max(top, __shfl_down_sync(0xf, top, step, 4));
      count += __shfl_down_sync(0xf, count, step, 4);
    }
    if (lane == 0) {
      sums[blockIdx.x] = sum;
      largest[blockIdx.x] = top;
      positive[blockIdx.x] = count;
    }
  }
}

/// Per warp: inclusive prefix sums (shfl.up), then the warp's elements reversed through
/// shared memory, then element `lane / 4 * 4` of each (shfl.idx), and votes.
extern "C" __global__ void __launch_bounds__(64)
    warpExchange(const u32 *x, u32 *prefix, u32 *reversed, u32 *grouped, u32 *votes) {
  __shared__ u32 exchange[64];
  int i = blockIdx.x * 64 + threadIdx.x, lane = threadIdx.x % 32;
  u32 value = x[i], sum = value;
  for (int step = 1; step < 32; step *= 2) {
    u32 other = __shfl_up_sync(~0u, sum, step);
    if (lane >= step)
      sum += other;
  }
  prefix[i] = sum;
  exchange[threadIdx.x] = value;
  __syncwarp();
  reversed[i] = exchange[threadIdx.x ^ 31];
  grouped[i] = __shfl_sync(~0u, value, 0, 4);
  u32 same = __match_any_sync(~0u, value & 3);
  bool any = __any_sync(~0u, value > 1000), all = __all_sync(~0u, value < 1000);
  votes[i] = same + (any ? 1 : 0) + (all ? 2 : 0);
}
