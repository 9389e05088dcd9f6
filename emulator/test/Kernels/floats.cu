//===- floats.cu - Rounding: arithmetic and conversions of f32 and f64 ----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: every rounding mode, subnormals, saturation, infinities and NaNs, in
// arithmetic and in conversions to and from integers and narrow formats. Instruction i
// writes y[i, thread]; the reference reads the instructions' order from the macros.
//
// Target: sm_90
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

#define X(text)                                                                                    \
  asm volatile(text " %0, %1;" : "=f"(r) : "f"(x));                                                \
  *y = __float_as_uint(r), y += n;
#define XY(text)                                                                                   \
  asm volatile(text " %0, %1, %2;" : "=f"(r) : "f"(x), "f"(z));                                    \
  *y = __float_as_uint(r), y += n;
#define XYZ(text)                                                                                  \
  asm volatile(text " %0, %1, %2, %3;" : "=f"(r) : "f"(x), "f"(z), "f"(w));                        \
  *y = __float_as_uint(r), y += n;
#define INT(text)                                                                                  \
  asm volatile(text " %0, %1;" : "=r"(i) : "f"(x));                                                \
  *y = i, y += n;
#define LONG(text)                                                                                 \
  asm volatile(text " %0, %1;" : "=l"(l) : "f"(x));                                                \
  *y = u32(l), y += n, *y = u32(l >> 32), y += n;
#define FROM(text)                                                                                 \
  asm volatile(text " %0, %1;" : "=f"(r) : "r"(bits));                                             \
  *y = __float_as_uint(r), y += n;
#define FROM_LONG(text)                                                                            \
  asm volatile(text " %0, %1;" : "=f"(r) : "l"(wide));                                             \
  *y = __float_as_uint(r), y += n;
#define HALF(text)                                                                                 \
  asm volatile(text " %0, %1;" : "=h"(h) : "f"(x));                                                \
  *y = h, y += n;
#define PAIR(text)                                                                                 \
  asm volatile(text " %0, %1, %2;" : "=r"(i) : "f"(x), "f"(z));                                    \
  *y = i, y += n;
#define FROM_HALF(text)                                                                            \
  asm volatile(text " %0, %1;" : "=f"(r) : "h"(low));                                              \
  *y = __float_as_uint(r), y += n;
#define FROM_F64(text)                                                                             \
  asm volatile(text " %0, %1;" : "=f"(r) : "d"(d));                                                \
  *y = __float_as_uint(r), y += n;
#define F64_INT(text)                                                                              \
  asm volatile(text " %0, %1;" : "=r"(i) : "d"(d));                                                \
  *y = i, y += n;

/// d is x * z + w in f64; `bits` is w's pattern, `wide` w's and x's, `low` w's low half.
// clang-format off
extern "C" __global__ void __launch_bounds__(128)
    floatInstructions(const float *xs, const float *zs, const float *ws, u32 *y, int n) {
  int t = blockIdx.x * 128 + threadIdx.x;
  if (t >= n)
    return;
  float x = xs[t], z = zs[t], w = ws[t], r;
  u32 bits = __float_as_uint(w), i;
  u64 wide = u64(bits) << 32 | __float_as_uint(x), l;
  u16 low = u16(bits), h;
  double d;
  asm volatile("{ .reg .f64 a, b, c; cvt.f64.f32 a, %1; cvt.f64.f32 b, %2; cvt.f64.f32 c, %3;"
               " fma.rn.f64 %0, a, b, c; }" : "=d"(d) : "f"(x), "f"(z), "f"(w));
  y += t;
  XY("add.rn.f32") XY("add.rz.f32") XY("add.rm.f32") XY("add.rp.f32") XY("add.rn.ftz.f32")
  XY("sub.rn.f32") XY("mul.rn.f32") XY("mul.rz.f32") XY("mul.rm.f32") XY("mul.rp.f32")
  XY("mul.rn.ftz.f32") XY("mul.rn.sat.f32") XY("div.rn.f32")
  XYZ("fma.rn.f32") XYZ("fma.rz.f32") XYZ("fma.rm.f32") XYZ("fma.rp.f32") XYZ("fma.rn.sat.f32")
  X("sqrt.rn.f32") X("rcp.rn.f32") X("abs.f32") X("neg.f32")
  XY("min.f32") XY("max.f32") XY("min.NaN.f32") XY("max.NaN.f32") XY("max.ftz.f32")
  XY("copysign.f32")
  INT("cvt.rni.s32.f32") INT("cvt.rzi.s32.f32") INT("cvt.rmi.s32.f32") INT("cvt.rpi.s32.f32")
  INT("cvt.rni.u32.f32") INT("cvt.rzi.u32.f32") INT("cvt.rna.tf32.f32")
  LONG("cvt.rzi.s64.f32") LONG("cvt.rni.u64.f32")
  X("cvt.rni.f32.f32") X("cvt.rzi.f32.f32") X("cvt.rmi.f32.f32") X("cvt.rpi.f32.f32")
  X("cvt.sat.f32.f32")
  FROM("cvt.rn.f32.s32") FROM("cvt.rz.f32.s32") FROM("cvt.rm.f32.u32") FROM("cvt.rp.f32.u32")
  FROM_LONG("cvt.rn.f32.s64") FROM_LONG("cvt.rz.f32.u64")
  HALF("cvt.rn.f16.f32") HALF("cvt.rz.f16.f32") HALF("cvt.rn.bf16.f32") HALF("cvt.rz.bf16.f32")
  HALF("cvt.rn.relu.bf16.f32")
  PAIR("cvt.rn.f16x2.f32") PAIR("cvt.rn.bf16x2.f32") PAIR("cvt.rz.bf16x2.f32")
  PAIR("cvt.rn.relu.f16x2.f32")
  FROM_HALF("cvt.f32.f16")
  FROM_F64("cvt.rn.f32.f64") FROM_F64("cvt.rz.f32.f64") FROM_F64("cvt.rp.f32.f64")
  F64_INT("cvt.rni.s32.f64") F64_INT("cvt.rzi.u32.f64")
  PAIR("set.lt.u32.f32") PAIR("set.gtu.u32.f32") PAIR("set.num.u32.f32")
}
