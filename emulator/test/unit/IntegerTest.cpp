//===- IntegerTest.cpp - Integer arithmetic and bits ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

using namespace ptxemu::test;

namespace {
constexpr uint64_t m32 = 0xffffffff;
} // namespace

TEST(PtxInteger, SumsWrapAndSaturate) {
  EXPECT_EQ(evaluate("add.u32 %d, %a, %b;", {m32, 2}), 1u);
  EXPECT_EQ(evaluate("add.sat.s32 %d, %a, %b;", {0x7fffffff, 1}), 0x7fffffffu);
  EXPECT_EQ(evaluate("sub.sat.s32 %d, %a, %b;", {0x80000000, 1}), 0x80000000u);
  EXPECT_EQ(evaluate("sub.s32 %d, %a, %b;", {0, 1}), m32);
  EXPECT_EQ(evaluate("add.u16 %hd, %ha, %hb;", {0xffff, 1}, "h"), 0u);
  EXPECT_EQ(evaluate("add.s64 %ld, %la, %lb;", {~0ull, 1}, "l"), 0u);
}

TEST(PtxInteger, ProductsOfAllWidths) {
  EXPECT_EQ(evaluate("mul.lo.s32 %d, %a, %b;", {m32, 7}), m32 - 6);
  EXPECT_EQ(evaluate("mul.hi.u32 %d, %a, %b;", {m32, m32}), m32 - 1);
  EXPECT_EQ(evaluate("mul.hi.s32 %d, %a, %b;", {m32, m32}), 0u);
  EXPECT_EQ(evaluate("mul.wide.s32 %ld, %a, %b;", {m32, 5}, "l"), uint64_t(-5));
  EXPECT_EQ(evaluate("mul.wide.u32 %ld, %a, %b;", {m32, 5}, "l"), 5 * m32);
  EXPECT_EQ(evaluate("mul.wide.s16 %d, %ha, %hb;", {0xffff, 3}), m32 - 2);
  EXPECT_EQ(evaluate("mul.wide.u16 %d, %ha, %hb;", {0xffff, 0xffff}), 0xfffe0001u);
  EXPECT_EQ(evaluate("mul.hi.u64 %ld, %la, %lb;", {1ull << 63, 6}, "l"), 3u);
  EXPECT_EQ(evaluate("mul.hi.s64 %ld, %la, %lb;", {~0ull, 6}, "l"), ~0ull);
  EXPECT_EQ(evaluate("mad.lo.s32 %d, %a, %b, %c;", {3, m32, 10}), 7u);
  EXPECT_EQ(evaluate("mad.hi.u32 %d, %a, %b, %c;", {m32, 2, 4}), 5u);
  EXPECT_EQ(evaluate("mad.wide.u32 %ld, %a, %b, %lc;", {m32, 2, 2}, "l"), 1ull << 33);
  EXPECT_EQ(evaluate("mul24.lo.s32 %d, %a, %b;", {0xffffff, 5}), m32 - 4);
}

TEST(PtxInteger, Division) {
  EXPECT_EQ(evaluate("div.s32 %d, %a, %b;", {m32 - 6, 2}), m32 - 2);
  EXPECT_EQ(evaluate("rem.s32 %d, %a, %b;", {m32 - 6, 2}), m32);
  EXPECT_EQ(evaluate("div.u64 %ld, %la, %lb;", {~0ull, 10}, "l"), ~0ull / 10);
  EXPECT_EQ(evaluate("div.s32 %d, %a, %b;", {0x80000000, m32}), 0x80000000u);
  EXPECT_EQ(evaluate("rem.s64 %ld, %la, %lb;", {1ull << 63, ~0ull}, "l"), 0u);
}

TEST(PtxInteger, ADivisionByZeroIsPoison) {
  const std::string text = "mov.u32 %r1, 0; div.u32 %r2, %tid, %r1; st.global.u32 [%mine], %r2;";
  EXPECT_EQ(runBody(text, 1), ptxemu::ErrorKind::Poison);
}

TEST(PtxInteger, MinMaxAbsNegSad) {
  EXPECT_EQ(evaluate("min.s32 %d, %a, %b;", {m32, 1}), m32);
  EXPECT_EQ(evaluate("min.u32 %d, %a, %b;", {m32, 1}), 1u);
  EXPECT_EQ(evaluate("max.s16 %hd, %ha, %hb;", {0x8000, 0x7fff}, "h"), 0x7fffu);
  EXPECT_EQ(evaluate("abs.s32 %d, %a;", {0x80000000}), 0x80000000u);
  EXPECT_EQ(evaluate("neg.s64 %ld, %la;", {5}, "l"), uint64_t(-5));
  EXPECT_EQ(evaluate("sad.u32 %d, %a, %b, %c;", {3, 10, 100}), 107u);
  EXPECT_EQ(evaluate("sad.s32 %d, %a, %b, %c;", {m32, 2, 1}), 4u);
}

TEST(PtxInteger, CarriesOverWords) {
  EXPECT_EQ(evaluate("add.cc.u32 %e, %a, %b; addc.u32 %d, 5, 6;", {m32, 1}), 12u);
  EXPECT_EQ(evaluate("add.cc.u32 %e, %a, %b; addc.u32 %d, 5, 6;", {m32, 0}), 11u);
  EXPECT_EQ(evaluate("sub.cc.u32 %e, %a, %b; subc.u32 %d, 5, 1;", {0, 1}), 3u);
  EXPECT_EQ(evaluate("mad.lo.cc.u32 %e, %a, %b, %c; madc.hi.u32 %d, %a, %b, 0;", {m32, m32, m32}),
            m32);
}

TEST(PtxInteger, ShiftsClamp) {
  EXPECT_EQ(evaluate("shl.b32 %d, %a, %b;", {1, 31}), 0x80000000u);
  EXPECT_EQ(evaluate("shl.b32 %d, %a, %b;", {1, 32}), 0u);
  EXPECT_EQ(evaluate("shr.u32 %d, %a, %b;", {m32, 40}), 0u);
  EXPECT_EQ(evaluate("shr.s32 %d, %a, %b;", {0x80000000, 40}), m32);
  EXPECT_EQ(evaluate("shr.s16 %hd, %ha, %b;", {0x8000, 3}, "h"), 0xf000u);
  EXPECT_EQ(evaluate("shl.b64 %ld, %la, %b;", {3, 63}, "l"), 1ull << 63);
  EXPECT_EQ(evaluate("shf.l.wrap.b32 %d, %a, %b, %c;", {0x80000000, 1, 33}), 3u);
  EXPECT_EQ(evaluate("shf.l.clamp.b32 %d, %a, %b, %c;", {7, 1, 40}), 7u);
  EXPECT_EQ(evaluate("shf.r.wrap.b32 %d, %a, %b, %c;", {0, 1, 1}), 0x80000000u);
  EXPECT_EQ(evaluate("shf.r.clamp.b32 %d, %a, %b, %c;", {0, 9, 32}), 9u);
}

TEST(PtxInteger, Fields) {
  EXPECT_EQ(evaluate("bfe.u32 %d, %a, 4, 8;", {0xabcd1234}), 0x23u);
  EXPECT_EQ(evaluate("bfe.s32 %d, %a, 8, 4;", {0x00000f00}), m32);
  EXPECT_EQ(evaluate("bfe.s32 %d, %a, 28, 8;", {0x90000000}), 0xfffffff9u);
  EXPECT_EQ(evaluate("bfe.u32 %d, %a, 40, 8;", {m32}), 0u);
  EXPECT_EQ(evaluate("bfe.u64 %ld, %la, 60, 64;", {~0ull}, "l"), 15u);
  EXPECT_EQ(evaluate("bfi.b32 %d, %a, %b, 8, 4;", {0x5, m32}), 0xfffff5ffu);
  EXPECT_EQ(evaluate("bfi.b32 %d, %a, %b, 40, 4;", {0x5, 7}), 7u);
}

TEST(PtxInteger, CountsOfBits) {
  EXPECT_EQ(evaluate("popc.b64 %d, %la;", {0xf0f0}), 8u);
  EXPECT_EQ(evaluate("clz.b32 %d, %a;", {0}), 32u);
  EXPECT_EQ(evaluate("clz.b64 %d, %la;", {1}), 63u);
  EXPECT_EQ(evaluate("bfind.u32 %d, %a;", {0}), m32);
  EXPECT_EQ(evaluate("bfind.s32 %d, %a;", {0xfffffff0}), 3u);
  EXPECT_EQ(evaluate("bfind.shiftamt.u32 %d, %a;", {1}), 31u);
  EXPECT_EQ(evaluate("brev.b32 %d, %a;", {1}), 0x80000000u);
}

TEST(PtxInteger, LogicAndPermutations) {
  EXPECT_EQ(evaluate("lop3.b32 %d, %a, %b, %c, 0x96;", {0xff00, 0xf0f0, 0xcccc}), 0xc33cu);
  EXPECT_EQ(evaluate("not.b16 %hd, %ha;", {0x00ff}, "h"), 0xff00u);
  EXPECT_EQ(evaluate("cnot.b32 %d, %a;", {0}), 1u);
  EXPECT_EQ(evaluate("and.pred %pd, %pa, %pb;", {1, 0}, "p"), 0u);
  EXPECT_EQ(evaluate("not.pred %pd, %pa;", {0}, "p"), 1u);
  EXPECT_EQ(evaluate("prmt.b32 %d, %a, %b, 0x5410;", {0x1122, 0x3344}), 0x33441122u);
  // Bit 3 of a selector repeats a byte's sign.
  EXPECT_EQ(evaluate("prmt.b32 %d, %a, %b, 0xba98;", {0x80008000, 0}), 0xff00ff00u);
  EXPECT_EQ(evaluate("prmt.b32.f4e %d, %a, %b, 1;", {0x44332211, 0x88776655}), 0x55443322u);
  EXPECT_EQ(evaluate("dp4a.s32.s32 %d, %a, %b, %c;", {0xff02, 0x0203, 10}), 14u);
  EXPECT_EQ(evaluate("dp4a.u32.u32 %d, %a, %b, %c;", {0xff02, 0x0203, 10}), 526u);
}
