//===- integers.cu - Integer and bit instructions, one result each --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: the integer instructions on chosen and random numbers. Instruction i writes
// y[i, thread]; the reference reads the instructions' order from this file's macros.
//
// Target: sm_80
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
#define WIDE *y = u32(w), y += n, *y = u32(w >> 32), y += n;
#define WIDE_AB(text)                                                                              \
  asm volatile(text " %0, %1, %2;" : "=l"(w) : "r"(a), "r"(b));                                    \
  WIDE
#define WIDE_ABP(text)                                                                             \
  asm volatile(text " %0, %1, %2, %3;" : "=l"(w) : "r"(a), "r"(b), "l"(p));                        \
  WIDE
#define PQ(text)                                                                                   \
  asm volatile(text " %0, %1, %2;" : "=l"(w) : "l"(p), "l"(q));                                    \
  WIDE
#define PA(text)                                                                                   \
  asm volatile(text " %0, %1, %2;" : "=l"(w) : "l"(p), "r"(a));                                    \
  WIDE
#define P(text)                                                                                    \
  asm volatile(text " %0, %1;" : "=r"(r) : "l"(p));                                                \
  *y = r, y += n;

/// b is never zero; p is a and c side by side, q is b and a.
// clang-format off
extern "C" __global__ void __launch_bounds__(128)
    integerInstructions(const u32 *as, const u32 *bs, const u32 *cs, u32 *y, int n) {
  int i = blockIdx.x * 128 + threadIdx.x;
  if (i >= n)
    return;
  u32 a = as[i], b = bs[i], c = cs[i], r;
  u64 p = u64(a) << 32 | c, q = u64(b) << 32 | a, w;
  y += i;
  AB("add.u32") AB("sub.s32") AB("mul.lo.u32") AB("mul.hi.u32") AB("mul.hi.s32")
  AB("mul24.lo.u32") AB("div.u32") AB("rem.u32") AB("div.s32") AB("rem.s32")
  AB("min.u32") AB("max.u32") AB("min.s32") AB("max.s32")
  AB("and.b32") AB("or.b32") AB("xor.b32") A("not.b32") A("cnot.b32") A("neg.s32") A("abs.s32")
  AB("shl.b32") AB("shr.u32") AB("shr.s32")
  A("popc.b32") A("clz.b32") A("brev.b32") A("bfind.u32") A("bfind.s32") A("bfind.shiftamt.u32")
  ABC("sad.u32") ABC("sad.s32") ABC("mad.lo.s32") ABC("mad.hi.u32") ABC("mad.hi.s32")
  ABC("bfe.u32") ABC("bfe.s32") ABC("prmt.b32")
  ABC("shf.l.wrap.b32") ABC("shf.r.wrap.b32") ABC("shf.l.clamp.b32") ABC("shf.r.clamp.b32")
  AB("set.lt.u32.s32") AB("set.hs.u32.u32") ABC("slct.u32.s32")
  asm volatile("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(c), "r"(b)); *y = r, y += n;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); *y = r, y += n;
  asm volatile("lop3.b32 %0, %1, %2, %3, 0x1d;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); *y = r, y += n;
  asm volatile("{ .reg .pred p, q; setp.lt.xor.s32 p|q, %1, %2, 1; selp.b32 %0, %1, %2, p; }"
               : "=r"(r) : "r"(a), "r"(b)); *y = r, y += n;
  asm volatile("{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0; }"
               : "=r"(r) : "r"(a), "r"(b), "r"(c)); *y = r, y += n;
  asm volatile("{ .reg .u32 t; sub.cc.u32 t, %1, %2; subc.u32 %0, %3, 0; }"
               : "=r"(r) : "r"(a), "r"(b), "r"(c)); *y = r, y += n;
  WIDE_AB("mul.wide.u32") WIDE_AB("mul.wide.s32") WIDE_ABP("mad.wide.u32") WIDE_ABP("mad.wide.s32")
  PQ("add.s64") PQ("sub.s64") PQ("mul.lo.u64") PQ("mul.hi.u64") PQ("mul.hi.s64")
  PQ("div.u64") PQ("rem.u64") PQ("div.s64") PQ("rem.s64") PQ("min.s64") PQ("max.u64")
  PQ("xor.b64") PA("shl.b64") PA("shr.u64") PA("shr.s64")
  P("popc.b64") P("clz.b64") P("bfind.s64")
}
