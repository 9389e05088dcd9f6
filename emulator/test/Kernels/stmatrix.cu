//===- stmatrix.cu - Fragments stored as matrices -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: stmatrix x1, x2 and x4, plain and transposed, into rows whose addresses are
// permuted; ldmatrix x1 and x2, which the other kernels do not use.
//
// Target: sm_90
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

/// Lane l holds in register r the pair x[r, l]. Every variant stores its matrices, each
/// 8 x 8, and copies them to y: x4, x4.trans (4 each), x2, x2.trans (2), x1, x1.trans (1).
/// z[0..2][32] holds the results of ldmatrix x2, x2.trans and x1 on the first x4 matrices.
extern "C" __global__ void __launch_bounds__(32) storeMatrices(const u32 *x, u32 *y, u32 *z) {
  __shared__ __align__(16) u32 matrices[14 * 32];
  int lane = threadIdx.x;
  u32 r[4] = {x[lane], x[32 + lane], x[64 + lane], x[96 + lane]};
  // Row i of a matrix is piece i ^ 5 of its 8, to test rows at arbitrary addresses.
  int row = lane / 8 * 8 + ((lane % 8) ^ 5);
  u32 base = sharedAddress(matrices), at = base + row * 16;
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(at),
               "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
               : "memory");
  asm volatile(
      "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(at + 4 * 128),
      "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
      : "memory");
  // Lanes whose address the instruction does not use supply an invalid one.
  u32 two = lane < 16 ? at + 8 * 128 : 1, one = lane < 8 ? at + 12 * 128 : 1;
  asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" ::"r"(two), "r"(r[1]),
               "r"(r[2])
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(
                   lane < 16 ? two + 2 * 128 : 1),
               "r"(r[1]), "r"(r[2])
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" ::"r"(one), "r"(r[3])
               : "memory");
  asm volatile(
      "stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(lane < 8 ? one + 128 : 1),
      "r"(r[3])
      : "memory");
  __syncwarp();
  for (int i = 0; i < 14; ++i)
    y[i * 32 + lane] = matrices[i * 32 + lane];
  u32 first, second;
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
               : "=r"(first), "=r"(second)
               : "r"(lane < 16 ? at : 1)
               : "memory");
  z[lane] = first + second;
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
               : "=r"(first), "=r"(second)
               : "r"(lane < 16 ? at : 1)
               : "memory");
  z[32 + lane] = first + second;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];"
               : "=r"(first)
               : "r"(lane < 8 ? at : 1)
               : "memory");
  z[64 + lane] = first;
}
