//===- wgmma.cu - Warpgroup products fed by the tensor copy engine --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: TMA loads of swizzled tiles that complete on mbarriers, wgmma m64n64k16
// with both operands in shared memory (K-major) and with A in registers and B transposed,
// two stages, a TMA store after fence.proxy.async; zero fill and clipping at ragged edges.
//
// Target: sm_90a
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

constexpr int TileBytes = 64 * 64 * 2;

/// A tile of 128-byte rows with the 128-byte swizzle. Groups of eight rows are contiguous,
/// so that the leading offset is not used.
PTX_DEVICE u64 descriptor(u32 address) {
  return u64((address & 0x3ffff) >> 4) | u64(1) << 16 | u64(1024 >> 4) << 32 | u64(1) << 62;
}
PTX_DEVICE void wgmmaFence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
PTX_DEVICE void wgmmaFinish() {
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
}
#define SUMS8(i)                                                                                   \
  "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), "+f"(d[i + 4]), "+f"(d[i + 5]),      \
      "+f"(d[i + 6]), "+f"(d[i + 7])
#define SUMS SUMS8(0), SUMS8(8), SUMS8(16), SUMS8(24)
#define SUM_LIST                                                                                   \
  "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "                        \
  "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}"

PTX_DEVICE void wgmmaShared(float (&d)[32], u64 a, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 " SUM_LIST
               ", %32, %33, 1, 1, 1, 0, 0;"
               : SUMS
               : "l"(a), "l"(b));
}
PTX_DEVICE void wgmmaRegisters(float (&d)[32], const u32 (&a)[4], u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 " SUM_LIST
               ", {%32, %33, %34, %35}, %36, 1, 1, 1, 1;"
               : SUMS
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}

/// c[m, n] = a[m, k] b. b is stored as columns[n, k] or, with `rowsOfB`, as rows[k, n]; in
/// the latter case A passes through registers. One warpgroup per tile of 64 x 64.
template <bool rowsOfB>
PTX_DEVICE void product(const TensorMap &mapA, const TensorMap &mapB, const TensorMap &mapC,
                        int k) {
  extern __shared__ __align__(1024) unsigned char shared[];
  u32 tiles = sharedAddress(shared), out = tiles + 4 * TileBytes, full = out + 64 * 64 * 4;
  int top = blockIdx.y * 64, left = blockIdx.x * 64, steps = (k + 63) / 64;
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  auto load = [&](int step) {
    u32 to = tiles + step % 2 * 2 * TileBytes, barrier = full + step % 2 * 8;
    mbarrierExpect(barrier, 2 * TileBytes);
    tmaLoad2D(to, &mapA, step * 64, top, barrier);
    tmaLoad2D(to + TileBytes, &mapB, rowsOfB ? left : step * 64, rowsOfB ? step * 64 : left,
              barrier);
  };
  if (threadIdx.x == 0) {
    mbarrierInit(full, 1);
    mbarrierInit(full + 8, 1);
    mbarrierInitFence();
  }
  __syncthreads();
  if (threadIdx.x == 0)
    for (int step = 0; step < min(steps, 2); ++step)
      load(step);
  float d[32] = {};
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    u32 a = tiles + step % 2 * 2 * TileBytes, b = a + TileBytes;
    mbarrierWait(full + step % 2 * 8, step / 2 % 2);
    u32 fragment[4][4];
    if (rowsOfB)
      for (int i = 0; i < 4; ++i) {
        int row = warp * 16 + lane % 16, piece = i * 2 + lane / 16;
        ldmatrixX4(fragment[i], a + row * 128 + (piece ^ (row % 8)) * 16);
      }
    wgmmaFence();
    for (int i = 0; i < 4; ++i)
      if (rowsOfB)
        wgmmaRegisters(d, fragment[i], descriptor(b + i * 2048));
      else
        wgmmaShared(d, descriptor(a + i * 32), descriptor(b + i * 32));
    wgmmaFinish();
    __syncthreads(); // every warp has read the stage that the next copy overwrites
    if (threadIdx.x == 0 && step + 2 < steps)
      load(step + 2);
  }
  float2 *rows = reinterpret_cast<float2 *>(shared + 4 * TileBytes);
  for (int i = 0; i < 16; ++i) {
    int row = warp * 16 + lane / 4 + i % 2 * 8, column = i / 2 * 8 + lane % 4 * 2;
    rows[(row * 64 + column) / 2] = make_float2(d[i * 2], d[i * 2 + 1]);
  }
  fenceProxyAsync();
  __syncthreads();
  if (threadIdx.x == 0) {
    tmaStore2D(&mapC, left, top, out);
    bulkCommit();
    bulkWait();
  }
}

#define MAPS                                                                                       \
  const __grid_constant__ TensorMap mapA, const __grid_constant__ TensorMap mapB,                  \
      const __grid_constant__ TensorMap mapC, int k
extern "C" __global__ void __launch_bounds__(128) matmulShared(MAPS) {
  product<false>(mapA, mapB, mapC, k);
}
extern "C" __global__ void __launch_bounds__(128) matmulRegisters(MAPS) {
  product<true>(mapA, mapB, mapC, k);
}
