//===- approximations.cu - Approximate instructions -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: instructions that the ISA defines up to an error bound; results are compared
// within it. Instruction i writes y[i, thread].
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

#define X(text)                                                                                    \
  asm volatile(text " %0, %1;" : "=f"(r) : "f"(x));                                                \
  *y = r, y += n;
#define POSITIVE(text)                                                                             \
  asm volatile(text " %0, %1;" : "=f"(r) : "f"(fabsf(x)));                                         \
  *y = r, y += n;

extern "C" __global__ void __launch_bounds__(128)
    approximateInstructions(const float *xs, float *y, int n) {
  int i = blockIdx.x * 128 + threadIdx.x;
  if (i >= n)
    return;
  float x = xs[i], r;
  y += i;
  // clang-format off
  X("ex2.approx.f32") X("ex2.approx.ftz.f32") X("tanh.approx.f32") X("sin.approx.f32")
  X("cos.approx.f32") X("rcp.approx.ftz.f32") POSITIVE("lg2.approx.f32")
  POSITIVE("sqrt.approx.f32") POSITIVE("rsqrt.approx.f32")
}
