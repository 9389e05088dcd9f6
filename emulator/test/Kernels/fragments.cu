//===- fragments.cu - mma.sync of every type and shape --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: mma.sync m16n8k4 and k8 of tf32, m16n8k8 and k16 of f16 with f32 and f16
// accumulators, m16n8k8 of bf16. One warp; operands are loaded element by element, so
// that the result depends only on the layout of the instruction.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

PTX_DEVICE u32 pairAt(const u16 *from) { return *reinterpret_cast<const u32 *>(from); }

PTX_DEVICE void storeTile(float *c, const float (&r)[4]) {
  int group = threadIdx.x / 4, pair = threadIdx.x % 4 * 2;
  c[group * 8 + pair] = r[0];
  c[group * 8 + pair + 1] = r[1];
  c[(group + 8) * 8 + pair] = r[2];
  c[(group + 8) * 8 + pair + 1] = r[3];
}

/// k8[16, 8] = a[16, 8] b[8, 8]; k4 is the same over the first four of k.
extern "C" __global__ void __launch_bounds__(32)
    mmaTf32(const float *a, const float *b, float *k8, float *k4) {
  int group = threadIdx.x / 4, t = threadIdx.x % 4;
  auto tf32 = [](float x) {
    u32 bits;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(x));
    return bits;
  };
  u32 a0 = tf32(a[group * 8 + t]), a1 = tf32(a[(group + 8) * 8 + t]);
  u32 a2 = tf32(a[group * 8 + t + 4]), a3 = tf32(a[(group + 8) * 8 + t + 4]);
  u32 b0 = tf32(b[t * 8 + group]), b1 = tf32(b[(t + 4) * 8 + group]);
  float r[4] = {}, s[4] = {};
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
               "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
               : "+f"(r[0]), "+f"(r[1]), "+f"(r[2]), "+f"(r[3])
               : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 "
               "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
               : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3])
               : "r"(a0), "r"(a1), "r"(b0));
  storeTile(k8, r);
  storeTile(k4, s);
}

/// a[16, 16]; b is stored as its columns, b[8, 16]: wide[16, 8] in f32, narrow in f16,
/// k8 over the first eight of k.
extern "C" __global__ void __launch_bounds__(32)
    mmaF16(const u16 *a, const u16 *b, float *wide, u32 *narrow, float *k8) {
  int group = threadIdx.x / 4, pair = threadIdx.x % 4 * 2;
  u32 a0 = pairAt(&a[group * 16 + pair]), a1 = pairAt(&a[(group + 8) * 16 + pair]);
  u32 a2 = pairAt(&a[group * 16 + pair + 8]), a3 = pairAt(&a[(group + 8) * 16 + pair + 8]);
  u32 b0 = pairAt(&b[group * 16 + pair]), b1 = pairAt(&b[group * 16 + pair + 8]);
  float r[4] = {}, s[4] = {};
  u32 d0 = 0, d1 = 0;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
               "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
               : "+f"(r[0]), "+f"(r[1]), "+f"(r[2]), "+f"(r[3])
               : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 "
               "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%0, %1};"
               : "+r"(d0), "+r"(d1)
               : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
               "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
               : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3])
               : "r"(a0), "r"(a1), "r"(b0));
  storeTile(wide, r);
  storeTile(k8, s);
  narrow[(group * 8 + pair) / 2] = d0;
  narrow[((group + 8) * 8 + pair) / 2] = d1;
}

/// c[16, 8] = c + a[16, 8] b; b is stored as its columns, b[8, 8].
extern "C" __global__ void __launch_bounds__(32)
    mmaBf16Short(const u16 *a, const u16 *b, float *c) {
  int group = threadIdx.x / 4, pair = threadIdx.x % 4 * 2;
  float r[4] = {c[group * 8 + pair], c[group * 8 + pair + 1], c[(group + 8) * 8 + pair],
                c[(group + 8) * 8 + pair + 1]};
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 "
               "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
               : "+f"(r[0]), "+f"(r[1]), "+f"(r[2]), "+f"(r[3])
               : "r"(pairAt(&a[group * 8 + pair])), "r"(pairAt(&a[(group + 8) * 8 + pair])),
                 "r"(pairAt(&b[group * 8 + pair])));
  storeTile(c, r);
}
