//===- CompareTest.cpp - Comparisons, selections and moves ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu::test;

namespace {
const uint64_t nan32 = 0x7fffffff;
}

TEST(PtxCompare, SignsAndOrder) {
  EXPECT_EQ(evaluate("setp.lt.s32 %pd, %a, %b;", {0xffffffff, 1}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.lt.u32 %pd, %a, %b;", {0xffffffff, 1}, "p"), 0u);
  EXPECT_EQ(evaluate("setp.lo.u32 %pd, %a, %b;", {1, 2}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.hs.u32 %pd, %a, %b;", {2, 2}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.ge.s16 %pd, %ha, %hb;", {0x8000, 0}, "p"), 0u);
  EXPECT_EQ(evaluate("setp.eq.b64 %pd, %la, %lb;", {1ull << 40, 1ull << 40}, "p"), 1u);
}

TEST(PtxCompare, UnorderedFloats) {
  const uint64_t one = f32(1);
  for (const char *cmp : {"eq", "ne", "lt", "le", "gt", "ge", "num"})
    EXPECT_EQ(evaluate(std::string("setp.") + cmp + ".f32 %pd, %a, %b;", {nan32, one}, "p"), 0u)
        << cmp;
  for (const char *cmp : {"equ", "neu", "ltu", "leu", "gtu", "geu", "nan"})
    EXPECT_EQ(evaluate(std::string("setp.") + cmp + ".f32 %pd, %a, %b;", {nan32, one}, "p"), 1u)
        << cmp;
  EXPECT_EQ(evaluate("setp.eq.f32 %pd, %a, %b;", {0, 0x80000000}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.eq.ftz.f32 %pd, %a, %b;", {1, 0}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.eq.f32 %pd, %a, %b;", {1, 0}, "p"), 0u);
  EXPECT_EQ(evaluate("setp.gt.bf16 %pd, %ha, %hb;", {0x4000, 0x3f80}, "p"), 1u);
}

TEST(PtxCompare, BooleanAndBothResults) {
  EXPECT_EQ(evaluate("setp.lt.and.s32 %pd, %a, %b, %pc;", {1, 2, 0}, "p"), 0u);
  EXPECT_EQ(evaluate("setp.lt.and.s32 %pd, %a, %b, !%pc;", {1, 2, 0}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.lt.xor.s32 %pd, %a, %b, %pc;", {1, 2, 1}, "p"), 0u);
  // The second result is that of the opposite comparison, with the same boolean.
  EXPECT_EQ(evaluate("setp.lt.or.s32 %pe|%pd, %a, %b, %pc;", {1, 2, 0}, "p"), 0u);
  EXPECT_EQ(evaluate("setp.lt.s32 _|%pd, %a, %b;", {3, 2}, "p"), 1u);
  // Halves of pairs: the low one first.
  EXPECT_EQ(evaluate("setp.lt.f16x2 %pd|%pe, %a, %b;", {0x40003c00, 0x3c004000}, "p"), 1u);
  EXPECT_EQ(evaluate("setp.lt.f16x2 %pe|%pd, %a, %b;", {0x40003c00, 0x3c004000}, "p"), 0u);
}

TEST(PtxCompare, SetSelpSlct) {
  EXPECT_EQ(evaluate("set.lt.u32.s32 %d, %a, %b;", {1, 2}), 0xffffffffu);
  EXPECT_EQ(evaluate("set.lt.f32.s32 %d, %a, %b;", {1, 2}), f32(1));
  EXPECT_EQ(evaluate("set.lt.f16x2.f16x2 %d, %a, %b;", {0x40003c00, 0x3c004000}), 0x00003c00u);
  EXPECT_EQ(evaluate("selp.b32 %d, %a, %b, %pc;", {5, 6, 0}), 6u);
  EXPECT_EQ(evaluate("slct.b32.s32 %d, %a, %b, %c;", {5, 6, 0x80000000}), 6u);
  EXPECT_EQ(evaluate("slct.b32.f32 %d, %a, %b, %c;", {5, 6, 0x80000000}), 5u);
}

TEST(PtxMove, PackingAndUnpacking) {
  EXPECT_EQ(evaluate("mov.b32 %d, {%ha, %hb};", {0x1111, 0x2222}), 0x22221111u);
  EXPECT_EQ(evaluate("mov.b64 %ld, {%a, %b};", {1, 2}, "l"), 0x200000001u);
  EXPECT_EQ(evaluate("mov.b64 {%e, %d}, %la;", {0x700000005}), 7u);
  EXPECT_EQ(evaluate("mov.b64 {%he, %hd, _, _}, %la;", {0x00030002'00010000ull | 0x40000}, "h"),
            5u);
  EXPECT_EQ(evaluate("mov.f32 %d, 0f3F800000;", {}), f32(1));
  EXPECT_EQ(evaluate("mov.f32 %d, 0.5;", {}), f32(0.5f));
  EXPECT_EQ(evaluate("mov.u32 %d, WARP_SZ;", {}), 32u);
  EXPECT_EQ(evaluate("mov.s32 %d, -2;", {}), 0xfffffffeu);
  EXPECT_EQ(evaluate("mov.pred %pd, 1;", {}, "p"), 1u);
}

TEST(PtxConvert, Integers) {
  EXPECT_EQ(evaluate("cvt.s32.s8 %d, %a;", {0x1ff}), 0xffffffffu);
  EXPECT_EQ(evaluate("cvt.u32.u8 %d, %a;", {0x1ff}), 0xffu);
  EXPECT_EQ(evaluate("cvt.sat.u8.s32 %d, %a;", {0xffffffff}), 0u);
  EXPECT_EQ(evaluate("cvt.sat.s8.u32 %d, %a;", {300}), 127u);
  EXPECT_EQ(evaluate("cvt.s64.s32 %ld, %a;", {0x80000000}, "l"), 0xffffffff80000000u);
  EXPECT_EQ(evaluate("cvt.s8.s32 %d, %a;", {0x80}), 0xffffff80u);
}

TEST(PtxConvert, FloatsAndIntegers) {
  EXPECT_EQ(evaluate("cvt.rni.s32.f32 %d, %a;", {f32(2.5f)}), 2u);
  EXPECT_EQ(evaluate("cvt.rzi.s32.f32 %d, %a;", {f32(-2.7f)}), 0xfffffffeu);
  EXPECT_EQ(evaluate("cvt.rmi.s32.f32 %d, %a;", {f32(-2.1f)}), 0xfffffffdu);
  EXPECT_EQ(evaluate("cvt.rpi.u32.f32 %d, %a;", {f32(2.1f)}), 3u);
  EXPECT_EQ(evaluate("cvt.rzi.u32.f32 %d, %a;", {f32(-1)}), 0u);
  EXPECT_EQ(evaluate("cvt.rzi.s32.f32 %d, %a;", {f32(1e20f)}), 0x7fffffffu);
  EXPECT_EQ(evaluate("cvt.rzi.s32.f32 %d, %a;", {nan32}), 0u);
  EXPECT_EQ(evaluate("cvt.rn.f32.u32 %d, %a;", {0xffffffff}), f32(4294967296.0f));
  EXPECT_EQ(evaluate("cvt.rz.f32.u32 %d, %a;", {0xffffffff}), 0x4f7fffffu);
  EXPECT_EQ(evaluate("cvt.rmi.f32.f32 %d, %a;", {f32(-0.5f)}), f32(-1));
}

TEST(PtxConvert, Narrowing) {
  EXPECT_EQ(evaluate("cvt.rn.bf16.f32 %hd, %a;", {0x3f808000}, "h"), 0x3f80u); // a tie, to even
  EXPECT_EQ(evaluate("cvt.rn.bf16.f32 %hd, %a;", {0x3f818000}, "h"), 0x3f82u);
  EXPECT_EQ(evaluate("cvt.rz.bf16.f32 %hd, %a;", {0x3f81ffff}, "h"), 0x3f81u);
  EXPECT_EQ(evaluate("cvt.rn.f16x2.f32 %d, %a, %b;", {f32(1), f32(2)}), 0x3c004000u);
  EXPECT_EQ(evaluate("cvt.rn.bf16x2.f32 %d, %a, %b;", {f32(1), f32(2)}), 0x3f804000u);
  EXPECT_EQ(evaluate("cvt.rn.relu.bf16x2.f32 %d, %a, %b;", {f32(-1), f32(2)}), 0x00004000u);
  EXPECT_EQ(evaluate("cvt.f32.f16 %d, %ha;", {0x3c00}), f32(1));
  EXPECT_EQ(evaluate("cvt.f32.bf16 %d, %ha;", {0x3f80}), f32(1));
  EXPECT_EQ(evaluate("cvt.rna.tf32.f32 %d, %a;", {0x3f801000}) & ~0x1fffull, 0x3f802000u);
  EXPECT_EQ(evaluate("cvt.sat.f32.f32 %d, %a;", {f32(3)}), f32(1));
  EXPECT_EQ(evaluate("cvt.rn.satfinite.e4m3x2.f32 %hd, %a, %b;", {f32(1e9f), f32(1)}, "h"),
            0x7e38u);
}
