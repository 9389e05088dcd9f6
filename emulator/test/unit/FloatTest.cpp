//===- FloatTest.cpp - Floating-point instructions in PTX text ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounding itself is tested in FormatsArithmeticTest.cpp; these tests check modifiers
// and pairs.
//
//===----------------------------------------------------------------------===//

#include "Emulate.h"

#include <cmath>
#include <limits>

using namespace ptxemu::test;

namespace {
const uint64_t nan32 = 0x7fffffff;
const uint64_t tiny = 1; // the smallest subnormal
} // namespace

TEST(PtxFloat, RoundingModesReachTheArithmetic) {
  const uint64_t one = f32(1), small = f32(1e-10f);
  EXPECT_EQ(evaluate("add.f32 %d, %a, %b;", {one, small}), one);
  EXPECT_EQ(evaluate("add.rp.f32 %d, %a, %b;", {one, small}), one + 1);
  EXPECT_EQ(evaluate("sub.rm.f32 %d, %a, %b;", {one, small}), one - 1);
  EXPECT_EQ(evaluate("sub.rz.f32 %d, %a, %b;", {one, small}), one - 1);
  EXPECT_EQ(evaluate("mul.rn.f32 %d, %a, %b;", {f32(3), f32(0.5f)}), f32(1.5f));
  EXPECT_EQ(evaluate("fma.rn.f32 %d, %a, %b, %c;", {f32(1 + 0x1p-23f), f32(1 - 0x1p-23f), f32(-1)}),
            f32(-0x1p-46f));
  EXPECT_EQ(evaluate("div.rn.f32 %d, %a, %b;", {f32(1), f32(3)}), f32(1.0f / 3));
  EXPECT_EQ(evaluate("sqrt.rn.f32 %d, %a;", {f32(2)}), f32(std::sqrt(2.0f)));
  EXPECT_EQ(evaluate("rcp.rn.f32 %d, %a;", {f32(7)}), f32(1.0f / 7));
}

TEST(PtxFloat, FlushingAndSaturation) {
  EXPECT_EQ(evaluate("add.f32 %d, %a, %b;", {tiny, 0}), tiny);
  EXPECT_EQ(evaluate("add.ftz.f32 %d, %a, %b;", {tiny, 0}), 0u);
  EXPECT_EQ(evaluate("mul.ftz.f32 %d, %a, %b;", {0x80000001, f32(1)}), 0x80000000u);
  EXPECT_EQ(evaluate("add.sat.f32 %d, %a, %b;", {f32(1), f32(1)}), f32(1));
  EXPECT_EQ(evaluate("add.sat.f32 %d, %a, %b;", {f32(-1), f32(-1)}), 0u);
  EXPECT_EQ(evaluate("fma.rn.sat.f32 %d, %a, %b, %c;", {nan32, f32(1), f32(1)}), 0u);
}

TEST(PtxFloat, NansAndSigns) {
  const uint64_t inf = f32(std::numeric_limits<float>::infinity());
  EXPECT_EQ(evaluate("sub.f32 %d, %a, %b;", {inf, inf}), nan32);
  EXPECT_EQ(evaluate("mul.f32 %d, %a, %b;", {0x7fc12345, f32(1)}), nan32);
  EXPECT_EQ(evaluate("min.f32 %d, %a, %b;", {nan32, f32(3)}), f32(3));
  EXPECT_EQ(evaluate("max.NaN.f32 %d, %a, %b;", {nan32, f32(3)}), nan32);
  EXPECT_EQ(evaluate("min.f32 %d, %a, %b;", {0, 0x80000000}), 0x80000000u);
  EXPECT_EQ(evaluate("neg.f32 %d, %a;", {f32(2)}), f32(-2));
  EXPECT_EQ(evaluate("abs.ftz.f32 %d, %a;", {0x80000001}), 0u);
  EXPECT_EQ(evaluate("copysign.f32 %d, %a, %b;", {f32(-1), f32(3)}), f32(-3));
  EXPECT_EQ(evaluate("testp.infinite.f32 %pd, %a;", {inf}, "p"), 1u);
  EXPECT_EQ(evaluate("testp.subnormal.f32 %pd, %a;", {tiny}, "p"), 1u);
  EXPECT_EQ(evaluate("testp.notanumber.f32 %pd, %a;", {nan32}, "p"), 1u);
  EXPECT_EQ(evaluate("testp.number.f32 %pd, %a;", {nan32}, "p"), 0u);
}

TEST(PtxFloat, PairsAreTwoNumbers) {
  // f16: 1, 2, 3 are 3c00, 4000, 4200; bf16: 3f80, 4000, 4040.
  EXPECT_EQ(evaluate("add.f16x2 %d, %a, %b;", {0x3c004000, 0x40003c00}), 0x42004200u);
  EXPECT_EQ(evaluate("fma.rn.bf16x2 %d, %a, %b, %c;", {0x3f804000, 0x40003f80, 0x3f803f80}),
            0x40404040u);
  EXPECT_EQ(evaluate("mul.f16 %hd, %ha, %hb;", {0x4000, 0x4000}, "h"), 0x4400u);
  EXPECT_EQ(evaluate("neg.bf16x2 %d, %a;", {0x3f80bf80}), 0xbf803f80u);
  EXPECT_EQ(evaluate("fma.rn.relu.f16 %hd, %ha, %hb, %hc;", {0xbc00, 0x3c00, 0}, "h"), 0u);
  EXPECT_EQ(evaluate("max.bf16x2 %d, %a, %b;", {0x3f804000, 0x40003f80}), 0x40004000u);
}

TEST(PtxFloat, Doubles) {
  const auto bits = [](double value) {
    uint64_t b;
    memcpy(&b, &value, 8);
    return b;
  };
  EXPECT_EQ(evaluate("fma.rn.f64 %ld, %la, %lb, %lc;", {bits(3), bits(4), bits(5)}, "l"), bits(17));
  EXPECT_EQ(evaluate("div.rn.f64 %ld, %la, %lb;", {bits(1), bits(3)}, "l"), bits(1.0 / 3));
  EXPECT_EQ(evaluate("add.rz.f64 %ld, %la, %lb;", {bits(1), bits(-1e-30)}, "l"), bits(1 - 0x1p-53));
}

TEST(PtxFloat, Approximations) {
  EXPECT_EQ(evaluate("ex2.approx.f32 %d, %a;", {f32(3)}), f32(8));
  EXPECT_EQ(evaluate("ex2.approx.ftz.f32 %d, %a;", {f32(-140)}), 0u);
  EXPECT_EQ(evaluate("lg2.approx.f32 %d, %a;", {f32(8)}), f32(3));
  EXPECT_EQ(evaluate("rsqrt.approx.f32 %d, %a;", {f32(4)}), f32(0.5f));
  EXPECT_EQ(evaluate("tanh.approx.f32 %d, %a;", {0}), 0u);
  EXPECT_EQ(evaluate("div.full.f32 %d, %a, %b;", {f32(6), f32(2)}), f32(3));
  EXPECT_EQ(evaluate("div.approx.f32 %d, %a, %b;", {f32(1), f32(0x1p127f)}), 0u);
  EXPECT_EQ(evaluate("ex2.approx.f16x2 %d, %a;", {0x3c004000}), 0x40004400u);
}

TEST(PtxFloat, OperandsOfTwoTypes) {
  // 1 + 2^-7 in bf16 is 3f81; 3 in f16 is 4200.
  EXPECT_EQ(evaluate("add.rn.f32.bf16 %d, %ha, %b;", {0x3f81, f32(0x1p-20f)}),
            f32(1 + 0x1p-7f + 0x1p-20f));
  EXPECT_EQ(evaluate("sub.f32.f16 %d, %ha, %b;", {0x4200, f32(0.25f)}), f32(2.75f));
  EXPECT_EQ(evaluate("add.rp.f32.bf16 %d, %ha, %b;", {0x3f80, f32(1e-10f)}), f32(1) + 1);
  EXPECT_EQ(evaluate("fma.rn.f32.bf16 %d, %ha, %hb, %c;", {0x3f81, 0x3f81, f32(-1)}),
            f32((1 + 0x1p-7f) * (1 + 0x1p-7f) - 1));
  EXPECT_EQ(evaluate("add.rn.f32.bf16 %d, %ha, %b;", {0x7fc1, f32(1)}), nan32);
}
