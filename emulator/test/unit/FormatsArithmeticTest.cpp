//===- FormatsArithmeticTest.cpp - Operations and approximations ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// F32 is compared with the host in all its rounding modes. For F16 and BF16 the
// exact result is an integer of 128 bits times a power of two, rounded here by
// comparing it with its neighbours.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Approximations.h"
#include "PtxEmulator/Tensor/Arithmetic.h"

#include <cfenv>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace ptxemu;

using Wide = __int128;

namespace {
struct Mode {
  Rounding rounding;
  int host;
};
} // namespace

static constexpr Mode modes[] = {{Rounding::Nearest, FE_TONEAREST},
                                 {Rounding::Zero, FE_TOWARDZERO},
                                 {Rounding::Down, FE_DOWNWARD},
                                 {Rounding::Up, FE_UPWARD}};

/// The host's result under a rounding mode.
template <typename Operation>
static uint64_t onHost(int mode, Operation operation, float a, float b, float c = 0) {
  volatile float x = a, y = b, z = c;
  std::fesetround(mode);
  volatile float result = operation(x, y, z);
  std::fesetround(FE_TONEAREST);
  return std::isnan(result) ? 0x7fffffff : f32ToBits(result);
}

/// Draws numbers that are often close to each other, of both signs, zeros and extremes.
static uint32_t drawF32(std::mt19937_64 &random) {
  const uint32_t bits = static_cast<uint32_t>(random());
  switch (random() % 8) {
  case 0:
    return bits;
  case 1:
    return bits & 0x80ffffff; // subnormal and the smallest normal ones
  case 2:
    return (bits & 0x80000000) | (random() % 4 ? 0u : 0x7f800000u);
  case 3:
    return (bits & 0x807fffff) | 0x7f000000;
  default:
    return (bits & 0x807fffff) | (100 + random() % 40) << 23;
  }
}

TEST(FormatsArithmetic, F32IsTheHosts) {
  std::mt19937_64 random(1);
  const FloatFormat f32 = FloatFormat::F32;
  for (int i = 0; i < 60000; ++i) {
    const uint32_t p = drawF32(random), q = drawF32(random), r = drawF32(random);
    const float a = bitsToF32(p), b = bitsToF32(q), c = bitsToF32(r);
    for (Mode mode : modes) {
      const Rounding rounding = mode.rounding;
      ASSERT_EQ(addFloat(f32, p, q, rounding),
                onHost(
                    mode.host, [](float x, float y, float) { return x + y; }, a, b))
          << a << " + " << b << " mode " << int(rounding);
      ASSERT_EQ(subtractFloat(f32, p, q, rounding),
                onHost(
                    mode.host, [](float x, float y, float) { return x - y; }, a, b))
          << a << " - " << b << " mode " << int(rounding);
      ASSERT_EQ(multiplyFloat(f32, p, q, rounding),
                onHost(
                    mode.host, [](float x, float y, float) { return x * y; }, a, b))
          << a << " * " << b << " mode " << int(rounding);
      ASSERT_EQ(divideFloat(f32, p, q, rounding),
                onHost(
                    mode.host, [](float x, float y, float) { return x / y; }, a, b))
          << a << " / " << b << " mode " << int(rounding);
      ASSERT_EQ(squareRootFloat(f32, p, rounding),
                onHost(
                    mode.host, [](float x, float, float) { return std::sqrt(x); }, a, b))
          << a << " mode " << int(rounding);
      ASSERT_EQ(
          fmaFloat(f32, p, q, r, rounding),
          onHost(
              mode.host, [](float x, float y, float z) { return std::fma(x, y, z); }, a, b, c))
          << a << " * " << b << " + " << c << " mode " << int(rounding);
    }
  }
}

/// A number of F16 in units of 2^-24; each is an integer multiple.
static Wide unitsOf(uint64_t bits) {
  return static_cast<Wide>(std::ldexp(decodeFloat(FloatFormat::F16, bits), 24));
}

TEST(FormatsArithmetic, F16RoundsOnce) {
  std::mt19937_64 random(2);
  const FloatFormat f16 = FloatFormat::F16;
  for (int i = 0; i < 200000; ++i) {
    auto draw = [&] {
      const uint64_t bits = random() & 0xffff;
      return (bits & 0x7c00) == 0x7c00 ? bits & 0x83ff : bits;
    };
    const uint64_t a = draw(), b = draw(), c = draw();
    // Exact, in units of 2^-48.
    const Wide exact = unitsOf(a) * unitsOf(b) + unitsOf(c) * (1 << 24);
    const uint64_t result = fmaFloat(f16, a, b, c, Rounding::Nearest);
    if (exact == 0)
      continue;
    const uint64_t magnitude = result & 0x7fff;
    const Wide size = exact < 0 ? -exact : exact;
    ASSERT_EQ(result >> 15, exact < 0 ? 1u : 0u);
    if (magnitude == 0x7c00) {
      ASSERT_GE(size, Wide(65520) << 48);
      continue;
    }
    // Half way to the neighbours, ties to the even one.
    const Wide here = unitsOf(magnitude) << 24;
    const Wide next = magnitude == 0x7bff ? Wide(65536) << 48 : unitsOf(magnitude + 1) << 24;
    ASSERT_LE(2 * size, here + next);
    if (2 * size == here + next)
      ASSERT_EQ(magnitude & 1, 0u);
    if (magnitude != 0) {
      const Wide before = unitsOf(magnitude - 1) << 24;
      ASSERT_GE(2 * size, here + before);
      if (2 * size == here + before)
        ASSERT_EQ(magnitude & 1, 0u);
    }
  }
}

TEST(FormatsArithmetic, OneRoundingWhereTwoDiffer) {
  // 5 * 53 lies between 264 and 266 of BF16, and a term that a double cannot hold in
  // addition decides.
  const FloatFormat bf16 = FloatFormat::BF16, f32 = FloatFormat::F32;
  const Rounding rn = Rounding::Nearest;
  auto bits = [&](double value) { return encodeFloat(bf16, value, rn); };
  const uint64_t five = bits(5), prime = bits(53);
  EXPECT_EQ(fmaFloat(bf16, five, prime, 0, rn), bits(264));
  EXPECT_EQ(fmaFloat(bf16, five, prime, bits(0x1p-100), rn), bits(266));
  EXPECT_EQ(fmaFloat(bf16, five, prime, bits(-0x1p-100), rn), bits(264));
  EXPECT_EQ(fmaFloat(bf16, five, prime, bits(-0x1p-100), Rounding::Up), bits(266));
  // 4097 * 4097 = 2^24 + 2^13 + 1 lies between two values of F32.
  const uint64_t factor = f32ToBits(4097), sum = f32ToBits(0x1p24f + 0x1p13f);
  EXPECT_EQ(fmaFloat(f32, factor, factor, 0, rn), sum);
  EXPECT_EQ(fmaFloat(f32, factor, factor, f32ToBits(0x1p-100f), rn), sum + 1);
  EXPECT_EQ(addToOdd(1, 0x1p-200), 1 + 0x1p-52);
  EXPECT_EQ(addToOdd(1, -0x1p-200), 1 - 0x1p-53);
}

TEST(FormatsArithmetic, F64DirectedRounding) {
  const FloatFormat f64 = FloatFormat::F64;
  const uint64_t one = f64ToBits(1), tiny = f64ToBits(0x1p-80), three = f64ToBits(3);
  EXPECT_EQ(addFloat(f64, one, tiny, Rounding::Nearest), one);
  EXPECT_EQ(addFloat(f64, one, tiny, Rounding::Up), f64ToBits(1 + 0x1p-52));
  EXPECT_EQ(subtractFloat(f64, one, tiny, Rounding::Zero), f64ToBits(1 - 0x1p-53));
  EXPECT_EQ(fmaFloat(f64, tiny, tiny, one, Rounding::Up), f64ToBits(1 + 0x1p-52));
  EXPECT_EQ(divideFloat(f64, one, three, Rounding::Up),
            divideFloat(f64, one, three, Rounding::Down) + 1);
  EXPECT_EQ(reciprocalFloat(f64, three, Rounding::Nearest), f64ToBits(1.0 / 3));
  EXPECT_EQ(std::fegetround(), FE_TONEAREST);
}

TEST(FormatsArithmetic, Modifiers) {
  const FloatFormat f32 = FloatFormat::F32;
  const Rounding rn = Rounding::Nearest;
  FloatModifiers ftz, sat, relu;
  ftz.ftz = sat.sat = relu.relu = true;
  const uint64_t subnormal = 0x00000001, one = f32ToBits(1), least = 0x00800000;
  EXPECT_EQ(addFloat(f32, subnormal, subnormal, rn), 2u);
  EXPECT_EQ(addFloat(f32, subnormal, subnormal, rn, ftz), 0u);
  EXPECT_EQ(addFloat(f32, least | 0x80000000, least + 1, rn), 1u);
  EXPECT_EQ(addFloat(f32, least | 0x80000000, least + 1, rn, ftz), 0u);
  EXPECT_EQ(multiplyFloat(f32, least | 0x80000000, f32ToBits(0.5f), rn, ftz), 0x80000000u);
  EXPECT_EQ(fmaFloat(f32, one, subnormal, subnormal, rn, ftz), 0u);
  EXPECT_EQ(addFloat(f32, one, one, rn, sat), one);
  EXPECT_EQ(subtractFloat(f32, 0, one, rn, sat), 0u);
  EXPECT_EQ(fmaFloat(FloatFormat::F16, 0x3c00, 0xbc00, 0, rn, relu), 0u);
  EXPECT_EQ(addFloat(f32, 0x7f800000, 0xff800000, rn), 0x7fffffffu);
}

TEST(FormatsArithmetic, MinAndMax) {
  const FloatFormat f16 = FloatFormat::F16;
  MinMaxModifiers nan, xorsign, ftz;
  nan.nan = xorsign.xorsignAbs = ftz.ftz = true;
  const uint64_t one = 0x3c00, minusTwo = 0xc000, aNan = 0x7e01;
  EXPECT_EQ(maxFloat(f16, one, minusTwo), one);
  EXPECT_EQ(minFloat(f16, one, minusTwo), minusTwo);
  EXPECT_EQ(maxFloat(f16, 0x8000, 0), 0u);
  EXPECT_EQ(maxFloat(f16, 0, 0x8000), 0u);
  EXPECT_EQ(minFloat(f16, 0x8000, 0), 0x8000u);
  EXPECT_EQ(minFloat(f16, 0, 0x8000), 0x8000u);
  EXPECT_EQ(maxFloat(f16, aNan, one), one);
  EXPECT_EQ(minFloat(f16, one, aNan), one);
  EXPECT_EQ(minFloat(f16, aNan, aNan), 0x7fffu);
  EXPECT_EQ(maxFloat(f16, one, aNan, nan), 0x7fffu);
  EXPECT_EQ(maxFloat(f16, one, minusTwo, xorsign), minusTwo);
  EXPECT_EQ(minFloat(f16, one, minusTwo, xorsign), 0xbc00u);
  EXPECT_EQ(maxFloat(f16, 0x03ff, 0x8001, ftz), 0u);
}

TEST(FormatsArithmetic, ApproximationsThatTheISALists) {
  const FloatFormat f32 = FloatFormat::F32;
  const uint64_t infinity = 0x7f800000, minus = 0x80000000, one = f32ToBits(1), nan = 0x7fffffff;
  const struct {
    Approximation op;
    uint64_t operand, result;
  } rows[] = {
      {Approximation::Ex2, infinity | minus, 0},
      {Approximation::Ex2, minus, one},
      {Approximation::Ex2, infinity, infinity},
      {Approximation::Lg2, minus, infinity | minus},
      {Approximation::Lg2, f32ToBits(-1), nan},
      {Approximation::Lg2, infinity, infinity},
      {Approximation::Rcp, minus, infinity | minus},
      {Approximation::Rcp, infinity | minus, minus},
      {Approximation::Rsqrt, minus, infinity | minus},
      {Approximation::Rsqrt, infinity, 0},
      {Approximation::Rsqrt, f32ToBits(-4), nan},
      {Approximation::Sqrt, minus, minus},
      {Approximation::Sqrt, infinity | minus, nan},
      {Approximation::Sin, minus, minus},
      {Approximation::Sin, infinity, nan},
      {Approximation::Cos, minus, one},
      {Approximation::Tanh, infinity | minus, one | minus},
      {Approximation::Tanh, minus, minus},
      {Approximation::Tanh, 0x00000007, 0x00000007},
  };
  for (auto row : rows) {
    EXPECT_EQ(approximate(row.op, f32, row.operand, false), row.result)
        << int(row.op) << " of " << bitsToF32(row.operand);
    EXPECT_TRUE(isWithinBound(row.op, f32, row.operand, row.result, false));
    EXPECT_FALSE(isWithinBound(row.op, f32, row.operand, f32ToBits(7), false));
  }
  EXPECT_EQ(approximate(Approximation::Ex2, f32, f32ToBits(-140), true), 0u);
  EXPECT_EQ(approximate(Approximation::Ex2, f32, f32ToBits(-140), false), 1u << 9);
  EXPECT_EQ(approximate(Approximation::Rcp, f32, 0x80000001, true), infinity | minus);
  EXPECT_EQ(approximate(Approximation::Ex2, FloatFormat::BF16, 0x8001, true), 0x3f80u);
  EXPECT_EQ(approximateUpperF64(Approximation::Rcp, f64ToBits(-0.0)), f64ToBits(-HUGE_VAL));
  EXPECT_EQ(approximateUpperF64(Approximation::Rsqrt, f64ToBits(0.25)), f64ToBits(2));
  EXPECT_EQ(approximateUpperF64(Approximation::Rsqrt, f64ToBits(-1)), 0x7fffffff00000000u);
}

TEST(FormatsArithmetic, DivisionByTheHuge) {
  const uint64_t huge = f32ToBits(0x1.8p126f), infinity = 0x7f800000;
  EXPECT_EQ(divideApproximate(f32ToBits(-3), huge, false, false), 0x80000000u);
  EXPECT_EQ(divideApproximate(infinity, huge, false, false), 0x7fffffffu);
  EXPECT_EQ(divideApproximate(huge, huge, true, false), f32ToBits(1));
  EXPECT_EQ(divideApproximate(infinity, huge, true, false), infinity);
  EXPECT_EQ(divideApproximate(f32ToBits(6), f32ToBits(-3), false, true), f32ToBits(-2));
}

TEST(FormatsArithmetic, BoundsAreTight) {
  const FloatFormat f32 = FloatFormat::F32;
  // A neighbour is allowed where the ISA allows an ulp; twice the bound never is.
  const uint64_t x = f32ToBits(1.7f), ex2 = approximate(Approximation::Ex2, f32, x, false);
  EXPECT_TRUE(isWithinBound(Approximation::Ex2, f32, x, ex2 + 1, false));
  EXPECT_FALSE(isWithinBound(Approximation::Ex2, f32, x, ex2 + 3, false));
  const uint64_t tanh = approximate(Approximation::Tanh, f32, x, false);
  EXPECT_TRUE(isWithinBound(Approximation::Tanh, f32, x, tanh + 4000, false));
  EXPECT_FALSE(isWithinBound(Approximation::Tanh, f32, x, tanh - 9000, false));
  const uint64_t half = 0x3800,
                 tanhHalf = approximate(Approximation::Tanh, FloatFormat::F16, half, false);
  EXPECT_TRUE(isWithinBound(Approximation::Tanh, FloatFormat::F16, half, tanhHalf + 1, false));
  EXPECT_FALSE(isWithinBound(Approximation::Tanh, FloatFormat::F16, half, tanhHalf + 3, false));
  // Other formats: allowed steps up from the nearest value.
  const struct {
    Approximation op;
    FloatFormat format;
    double operand;
    unsigned allowed, refused;
  } rows[] = {{Approximation::Tanh, FloatFormat::BF16, 0.5, 1, 4},
              {Approximation::Ex2, FloatFormat::F16, 1.5, 1, 3},
              {Approximation::Ex2, FloatFormat::BF16, 1.5, 1, 2},
              {Approximation::Rcp, f32, 3, 1, 2},
              {Approximation::Rsqrt, f32, 3, 1, 4},
              {Approximation::Sqrt, f32, 3, 0, 2},
              {Approximation::Lg2, f32, 10, 3, 6},
              {Approximation::Sin, f32, 1, 10, 14}};
  for (auto row : rows) {
    const uint64_t operand = encodeFloat(row.format, row.operand, Rounding::Nearest);
    const uint64_t nearest = approximate(row.op, row.format, operand, false);
    EXPECT_TRUE(isWithinBound(row.op, row.format, operand, nearest + row.allowed, false))
        << int(row.op);
    EXPECT_FALSE(isWithinBound(row.op, row.format, operand, nearest + row.refused, false))
        << int(row.op);
  }
  EXPECT_FALSE(approximationBound(Approximation::Sin, f32, 400).isDefined);
  EXPECT_TRUE(approximationBound(Approximation::Sin, f32, 300).isDefined);
}

TEST(FormatsArithmetic, ApproximationsAreWithinTheirBounds) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 20000; ++i)
    for (unsigned op = 0; op <= unsigned(Approximation::Tanh); ++op)
      for (bool ftz : {false, true}) {
        const uint32_t bits = drawF32(random);
        const auto name = static_cast<Approximation>(op);
        ASSERT_TRUE(isWithinBound(name, FloatFormat::F32, bits,
                                  approximate(name, FloatFormat::F32, bits, ftz), ftz))
            << op << " of " << bitsToF32(bits);
      }
  for (uint64_t bits = 0; bits < 0x10000; ++bits)
    for (FloatFormat format : {FloatFormat::F16, FloatFormat::BF16})
      for (Approximation op : {Approximation::Ex2, Approximation::Tanh})
        ASSERT_TRUE(isWithinBound(op, format, bits, approximate(op, format, bits, false), false));
}
