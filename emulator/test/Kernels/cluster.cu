//===- cluster.cu - Sums across a cluster of blocks -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: barrier.cluster, mapa, loads and atomics of another block's shared memory,
// and st.async that completes on another block's mbarrier.
//
// Target: sm_90
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

PTX_DEVICE void clusterArrive() {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}
PTX_DEVICE void clusterWait() {
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
PTX_DEVICE u32 mapTo(u32 address, u32 rank) {
  u32 mapped;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(mapped) : "r"(address), "r"(rank));
  return mapped;
}

/// Each block sums 256 elements. total[cluster]: the cluster's sum, sent to its first
/// block; neighbour[block]: the next block's sum; counts[cluster]: number of positive elements.
extern "C" __global__ void __launch_bounds__(128) __cluster_dims__(4, 1, 1)
    clusterSums(const float *x, float *total, float *neighbour, u32 *counts) {
  __shared__ float warps[4], own, received[4];
  __shared__ u32 count;
  __shared__ __align__(8) u64 arrived;
  u32 rank, cluster;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(cluster));
  u32 barrier = sharedAddress(&arrived);
  if (threadIdx.x == 0) {
    count = 0;
    mbarrierInit(barrier, 1);
    mbarrierInitFence();
    mbarrierExpect(barrier, 4 * sizeof(float));
  }
  int first = blockIdx.x * 256 + threadIdx.x;
  float sum = x[first] + x[first + 128];
  for (int step = 16; step; step /= 2)
    sum += __shfl_xor_sync(~0u, sum, step);
  if (threadIdx.x % 32 == 0)
    warps[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0)
    own = warps[0] + warps[1] + warps[2] + warps[3];
  clusterArrive();
  clusterWait();
  u32 positive =
      __popc(__ballot_sync(~0u, x[first] > 0)) + __popc(__ballot_sync(~0u, x[first + 128] > 0));
  if (threadIdx.x % 32 == 0)
    asm volatile("red.relaxed.cluster.shared::cluster.add.u32 [%0], %1;" ::"r"(
                     mapTo(sharedAddress(&count), 0)),
                 "r"(positive)
                 : "memory");
  if (threadIdx.x == 0) {
    asm volatile(
        "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(
            mapTo(sharedAddress(&received[rank]), 0)),
        "r"(__float_as_uint(own)), "r"(mapTo(barrier, 0))
        : "memory");
    float next;
    asm volatile("ld.shared::cluster.f32 %0, [%1];"
                 : "=f"(next)
                 : "r"(mapTo(sharedAddress(&own), (rank + 1) % 4))
                 : "memory");
    neighbour[blockIdx.x] = next;
  }
  if (rank == 0 && threadIdx.x == 0) {
    mbarrierWait(barrier, 0);
    total[cluster] = received[0] + received[1] + received[2] + received[3];
  }
  clusterArrive(); // no block exits while its memory may be read
  clusterWait();
  if (rank == 0 && threadIdx.x == 0)
    counts[cluster] = count;
}
