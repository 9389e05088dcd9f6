//===- halves.cu - Arithmetic of f16 and bf16, alone and in pairs ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: add, mul, fma, min, max and conversions of narrow formats. Instruction i
// writes y[i, thread]; the reference reads the instructions' order from the macros.
//
// Target: sm_90
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

#define A(text)                                                                                    \
  asm volatile(text " %0, %1;" : "=r"(r) : "r"(a));                                                \
  *y = r, y += n;
#define AB(text)                                                                                   \
  asm volatile(text " %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));                                    \
  *y = r, y += n;
#define ABC(text)                                                                                  \
  asm volatile(text " %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));                        \
  *y = r, y += n;
#define HALF(text)                                                                                 \
  asm volatile(text " %0, %1;" : "=h"(h) : "h"(u16(a)));                                           \
  *y = h, y += n;
#define HALF_AB(text)                                                                              \
  asm volatile(text " %0, %1, %2;" : "=h"(h) : "h"(u16(a)), "h"(u16(b)));                          \
  *y = h, y += n;
#define HALF_ABC(text)                                                                             \
  asm volatile(text " %0, %1, %2, %3;" : "=h"(h) : "h"(u16(a)), "h"(u16(b)), "h"(u16(c)));         \
  *y = h, y += n;
#define INT(text)                                                                                  \
  asm volatile(text " %0, %1;" : "=r"(r) : "h"(u16(a)));                                           \
  *y = r, y += n;

/// Each word is a pair of halves, of either format.
// clang-format off
extern "C" __global__ void __launch_bounds__(128)
    halfInstructions(const u32 *as, const u32 *bs, const u32 *cs, u32 *y, int n) {
  int i = blockIdx.x * 128 + threadIdx.x;
  if (i >= n)
    return;
  u32 a = as[i], b = bs[i], c = cs[i], r;
  u16 h;
  y += i;
  HALF_AB("add.rn.f16") HALF_AB("sub.rn.f16") HALF_AB("mul.rn.f16") HALF_ABC("fma.rn.f16")
  HALF_ABC("fma.rn.relu.f16") HALF_AB("min.f16") HALF_AB("max.f16") HALF_AB("max.NaN.f16")
  AB("add.rn.f16x2") AB("sub.rn.f16x2") AB("mul.rn.f16x2") ABC("fma.rn.f16x2")
  AB("min.f16x2") AB("max.f16x2") A("neg.f16x2") A("abs.f16x2")
  HALF_AB("add.rn.bf16") HALF_AB("sub.rn.bf16") HALF_AB("mul.rn.bf16") HALF_ABC("fma.rn.bf16")
  HALF_ABC("fma.rn.relu.bf16") HALF_AB("min.bf16") HALF_AB("max.bf16") HALF_AB("max.NaN.bf16")
  AB("add.rn.bf16x2") AB("sub.rn.bf16x2") AB("mul.rn.bf16x2") ABC("fma.rn.bf16x2")
  AB("min.bf16x2") AB("max.bf16x2") A("neg.bf16x2") A("abs.bf16x2")
  INT("cvt.f32.bf16") INT("cvt.f32.f16") INT("cvt.rni.s32.f16") INT("cvt.rzi.u32.f16")
  HALF("cvt.rn.f16.s16") HALF("cvt.rn.f16.u16") HALF("cvt.rni.f16.f16")
  AB("set.lt.f16x2.f16x2")
}
