//===- FormatsTest.cpp - Floating-point formats and conversions -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests every value of the small formats. Rounding is compared with a search among
// neighbours, which does not use bits, and with the host's arithmetic where it has the
// format.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Formats.h"

#include <algorithm>
#include <cfenv>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <vector>

using namespace ptxemu;

static constexpr FloatFormat allFormats[] = {FloatFormat::F16, FloatFormat::BF16, FloatFormat::TF32,
                                             FloatFormat::F32, FloatFormat::F64,  FloatFormat::E4M3,
                                             FloatFormat::E5M2};
static constexpr FloatFormat smallFormats[] = {FloatFormat::F16, FloatFormat::BF16,
                                               FloatFormat::E4M3, FloatFormat::E5M2};
static constexpr Rounding allRoundings[] = {Rounding::Nearest, Rounding::Zero, Rounding::Down,
                                            Rounding::Up, Rounding::NearestAway};

/// Nonnegative finite values of a format of at most 16 bits, ascending, followed by the
/// value that would come next if exponents continued.
static std::vector<double> ladderOf(FloatFormat format) {
  std::vector<double> ladder;
  const FormatTraits &traits = formatTraits(format);
  for (uint64_t bits = 0; bits <= traits.maxFinite; ++bits)
    ladder.push_back(decodeFloat(format, bits));
  const size_t last = ladder.size() - 1;
  ladder.push_back(2 * ladder[last] - ladder[last - 1]);
  return ladder;
}

/// Index in the ladder of the rounded `value` >= 0, by the definition of the modes.
static size_t roundByDefinition(const std::vector<double> &ladder, double value, bool negative,
                                Rounding rounding) {
  const size_t last = ladder.size() - 1;
  if (value >= ladder[last])
    value = ladder[last];
  const auto above =
      static_cast<size_t>(std::lower_bound(ladder.begin(), ladder.end(), value) - ladder.begin());
  if (ladder[above] == value)
    return above;
  const size_t below = above - 1;
  const double toBelow = value - ladder[below], toAbove = ladder[above] - value;
  switch (rounding) {
  case Rounding::Zero:
    return below;
  case Rounding::Down:
    return negative ? above : below;
  case Rounding::Up:
    return negative ? below : above;
  case Rounding::Nearest:
    return toBelow < toAbove ? below : toBelow > toAbove ? above : (below & 1) ? above : below;
  case Rounding::NearestAway:
    return toBelow < toAbove ? below : above;
  }
  return 0;
}

TEST(Formats, ValuesByHand) {
  EXPECT_EQ(decodeFloat(FloatFormat::F16, 0x3c00), 1);
  EXPECT_EQ(decodeFloat(FloatFormat::F16, 0x0001), 0x1p-24);
  EXPECT_EQ(decodeFloat(FloatFormat::F16, 0x7bff), 65504);
  EXPECT_EQ(decodeFloat(FloatFormat::F16, 0xfc00), -HUGE_VAL);
  EXPECT_EQ(decodeFloat(FloatFormat::BF16, 0x4049), 3.140625);
  EXPECT_EQ(decodeFloat(FloatFormat::BF16, 0x0001), 0x1p-133);
  EXPECT_EQ(decodeFloat(FloatFormat::TF32, 0x3f801fff), 1);
  EXPECT_EQ(decodeFloat(FloatFormat::TF32, 0x3f802000), 1 + 0x1p-10);
  EXPECT_EQ(decodeFloat(FloatFormat::E4M3, 0x7e), 448);
  EXPECT_EQ(decodeFloat(FloatFormat::E4M3, 0x01), 0x1p-9);
  EXPECT_EQ(decodeFloat(FloatFormat::E4M3, 0xb8), -1);
  EXPECT_TRUE(std::isnan(decodeFloat(FloatFormat::E4M3, 0xff)));
  EXPECT_EQ(decodeFloat(FloatFormat::E5M2, 0x7b), 57344);
  EXPECT_EQ(decodeFloat(FloatFormat::E5M2, 0x01), 0x1p-16);
  EXPECT_EQ(decodeFloat(FloatFormat::E5M2, 0x7c), HUGE_VAL);
  EXPECT_TRUE(std::isnan(decodeFloat(FloatFormat::E5M2, 0x7d)));
}

TEST(Formats, EveryValueComesBack) {
  for (FloatFormat format : smallFormats) {
    const uint64_t count = uint64_t(1) << formatTraits(format).bits;
    for (uint64_t bits = 0; bits < count; ++bits)
      for (Rounding rounding : allRoundings) {
        const uint64_t again = encodeFloat(format, decodeFloat(format, bits), rounding);
        ASSERT_EQ(again, isNan(format, bits) ? formatTraits(format).canonicalNan : bits) << bits;
      }
  }
}

TEST(Formats, RoundingIsThatOfTheDefinition) {
  std::mt19937_64 random(1);
  for (FloatFormat format : smallFormats) {
    const FormatTraits &traits = formatTraits(format);
    const std::vector<double> ladder = ladderOf(format);
    const uint64_t sign = uint64_t(1) << (traits.bits - 1);
    // Near the ends a value may have no neighbour, or a subnormal one.
    auto check = [&](double value) {
      for (Rounding rounding : allRoundings)
        for (bool negative : {false, true}) {
          const size_t index = roundByDefinition(ladder, value, negative, rounding);
          uint64_t expected = index;
          if (index > traits.maxFinite)
            expected = traits.hasInfinity ? traits.maxFinite + 1 : traits.canonicalNan;
          expected |= negative ? sign : 0;
          ASSERT_EQ(encodeFloat(format, negative ? -value : value, rounding), expected)
              << value << " in format " << int(format) << ", rounding " << int(rounding);
          FloatModifiers finite;
          finite.satfinite = true;
          const uint64_t most = traits.maxFinite | (negative ? sign : 0);
          ASSERT_EQ(encodeFloat(format, negative ? -value : value, rounding, finite),
                    index > traits.maxFinite ? most : expected);
        }
    };
    for (int i = 0; i < 300; ++i) {
      const size_t at = random() % (ladder.size() - 1);
      const double low = ladder[at], high = ladder[at + 1], middle = (low + high) / 2;
      for (double value : {low, middle, std::nextafter(middle, 0), std::nextafter(middle, high),
                           std::nextafter(low, high), std::nextafter(high, low)})
        check(value);
    }
    check(ladder[ladder.size() - 1] / 2 + ladder[ladder.size() - 2] / 2);
    check(ladder[1] / 4);
  }
}

TEST(Formats, F32IsTheHosts) {
  std::mt19937_64 random(2);
  const struct {
    Rounding rounding;
    int mode;
  } modes[] = {{Rounding::Nearest, FE_TONEAREST},
               {Rounding::Zero, FE_TOWARDZERO},
               {Rounding::Down, FE_DOWNWARD},
               {Rounding::Up, FE_UPWARD}};
  for (int i = 0; i < 200000; ++i) {
    // Exponents around those of F32, with its subnormal numbers.
    const uint64_t exponent = 1023 - 155 + random() % 290;
    const double value =
        bitsToF64((random() & 0x800fffffffffffffull) | exponent << 52 | (i % 4 ? 0 : 0x10000000));
    for (auto mode : modes) {
      volatile double operand = value;
      std::fesetround(mode.mode);
      volatile float result = static_cast<float>(operand);
      std::fesetround(FE_TONEAREST);
      ASSERT_EQ(encodeFloat(FloatFormat::F32, value, mode.rounding), f32ToBits(result)) << value;
    }
  }
}

TEST(Formats, Tf32RoundsTiesAway) {
  auto toTf32 = [](uint32_t bits, Rounding rounding) {
    return convertFloat(FloatFormat::TF32, FloatFormat::F32, bits, rounding);
  };
  EXPECT_EQ(toTf32(0x3f801000, Rounding::NearestAway), 0x3f802000u);
  EXPECT_EQ(toTf32(0x3f801000, Rounding::Nearest), 0x3f800000u);
  EXPECT_EQ(toTf32(0x3f803000, Rounding::Nearest), 0x3f804000u);
  EXPECT_EQ(toTf32(0x3f800fff, Rounding::NearestAway), 0x3f800000u);
  EXPECT_EQ(toTf32(0xbf801000, Rounding::NearestAway), 0xbf802000u);
  EXPECT_EQ(toTf32(0xbfffffff, Rounding::Zero), 0xbfffe000u);
  EXPECT_EQ(toTf32(0x7f7fffff, Rounding::NearestAway), 0x7f800000u);
  EXPECT_EQ(toTf32(0x7fc01234, Rounding::NearestAway), 0x7fffffffu);
}

TEST(Formats, Modifiers) {
  FloatModifiers ftz, sat, relu, finite;
  ftz.ftz = sat.sat = relu.relu = finite.satfinite = true;
  const FloatFormat f32 = FloatFormat::F32, f16 = FloatFormat::F16, e4m3 = FloatFormat::E4M3;
  const Rounding rn = Rounding::Nearest;
  // The sign of a flushed number is kept; a normal number is unchanged.
  EXPECT_EQ(flushSubnormal(f32, 0x807fffff), 0x80000000u);
  EXPECT_EQ(flushSubnormal(f32, 0x80800000), 0x80800000u);
  EXPECT_EQ(flushSubnormal(f16, 0x03ff), 0u);
  EXPECT_EQ(flushSubnormal(f16, 0x0400), 0x0400u);
  // cvt.ftz applies to F32 only.
  EXPECT_EQ(convertFloat(f32, FloatFormat::F64, f64ToBits(0x1p-140), rn, ftz), 0u);
  EXPECT_EQ(convertFloat(FloatFormat::BF16, f32, 0x00400000, rn, ftz), 0u);
  EXPECT_EQ(convertFloat(FloatFormat::BF16, f32, 0x00400000, rn), 0x0040u);
  EXPECT_EQ(convertFloat(f16, f32, f32ToBits(0x1p-20f), rn, ftz), 0x0010u);
  EXPECT_EQ(convertFloat(f32, f16, 0x0010, rn, ftz), f32ToBits(0x1p-20f));
  // .sat: [0, 1], NaN to +0.
  EXPECT_EQ(encodeFloat(f32, 1.5, rn, sat), f32ToBits(1));
  EXPECT_EQ(encodeFloat(f32, -0.0, rn, sat), 0u);
  EXPECT_EQ(encodeFloat(f32, -HUGE_VAL, rn, sat), 0u);
  EXPECT_EQ(encodeFloat(f16, NAN, rn, sat), 0u);
  // .relu keeps NaN.
  EXPECT_EQ(encodeFloat(f16, -1, rn, relu), 0u);
  EXPECT_EQ(encodeFloat(f16, 2, rn, relu), 0x4000u);
  EXPECT_EQ(encodeFloat(f16, NAN, rn, relu), 0x7fffu);
  // .satfinite does not apply to NaN.
  EXPECT_EQ(encodeFloat(e4m3, HUGE_VAL, rn, finite), 0x7eu);
  EXPECT_EQ(encodeFloat(e4m3, -1000, rn, finite), 0xfeu);
  EXPECT_EQ(encodeFloat(e4m3, NAN, rn, finite), 0x7fu);
  EXPECT_EQ(encodeFloat(FloatFormat::E5M2, 1e6, rn, finite), 0x7bu);
  EXPECT_EQ(encodeFloat(f16, 1e6, rn, finite), 0x7bffu);
  EXPECT_EQ(encodeFloat(f16, 1e6, rn), 0x7c00u);
}

TEST(Formats, NansAreCanonical) {
  EXPECT_EQ(convertFloat(FloatFormat::F16, FloatFormat::F32, 0xff812345, Rounding::Nearest),
            0x7fffu);
  EXPECT_EQ(convertFloat(FloatFormat::BF16, FloatFormat::F32, 0x7f800001, Rounding::Nearest),
            0x7fffu);
  EXPECT_EQ(convertFloat(FloatFormat::F32, FloatFormat::E4M3, 0xff, Rounding::Nearest),
            0x7fffffffu);
  for (FloatFormat format : allFormats)
    EXPECT_TRUE(isNan(format, formatTraits(format).canonicalNan));
}

TEST(Formats, Integral) {
  const struct {
    double value, nearest, zero, down, up;
  } rows[] = {{0.5, 0, 0, 0, 1},         {1.5, 2, 1, 1, 2},          {2.5, 2, 2, 2, 3},
              {-0.5, -0., -0., -1, -0.}, {-1.5, -2, -1, -2, -1},     {-2.5, -2, -2, -3, -2},
              {0.75, 1, 0, 0, 1},        {-0.25, -0., -0., -1, -0.}, {7, 7, 7, 7, 7}};
  for (auto row : rows) {
    const uint64_t bits = encodeFloat(FloatFormat::F32, row.value, Rounding::Nearest);
    auto rounded = [&](Rounding rounding) {
      return bitsToF32(roundToIntegral(FloatFormat::F32, bits, rounding));
    };
    EXPECT_EQ(f64ToBits(rounded(Rounding::Nearest)), f64ToBits(row.nearest)) << row.value;
    EXPECT_EQ(f64ToBits(rounded(Rounding::Zero)), f64ToBits(row.zero)) << row.value;
    EXPECT_EQ(f64ToBits(rounded(Rounding::Down)), f64ToBits(row.down)) << row.value;
    EXPECT_EQ(f64ToBits(rounded(Rounding::Up)), f64ToBits(row.up)) << row.value;
    EXPECT_EQ(
        static_cast<int64_t>(convertToInteger(FloatFormat::F32, bits, 32, true, Rounding::Down)),
        static_cast<int64_t>(row.down));
  }
}

TEST(Formats, IntegersAreClamped) {
  auto convert = [](double value, unsigned bits, bool isSigned) {
    return convertToInteger(FloatFormat::F32,
                            encodeFloat(FloatFormat::F32, value, Rounding::Nearest), bits, isSigned,
                            Rounding::Zero);
  };
  EXPECT_EQ(convert(300, 8, false), 255u);
  EXPECT_EQ(convert(300, 8, true), 127u);
  EXPECT_EQ(convert(-300, 8, true), static_cast<uint64_t>(-128));
  EXPECT_EQ(convert(-1, 32, false), 0u);
  EXPECT_EQ(convert(1e30, 64, false), ~uint64_t(0));
  EXPECT_EQ(convert(-1e30, 64, true), uint64_t(1) << 63);
  EXPECT_EQ(convert(HUGE_VAL, 32, true), 0x7fffffffu);
  EXPECT_EQ(convert(0x1p63, 64, false), uint64_t(1) << 63);
  // The result for a NaN depends on the widths.
  EXPECT_EQ(convert(NAN, 32, true), 0u);
  EXPECT_EQ(convert(NAN, 64, false), uint64_t(1) << 63);
  EXPECT_EQ(convertToInteger(FloatFormat::F64, f64ToBits(NAN), 32, true, Rounding::Zero),
            static_cast<uint64_t>(INT32_MIN));
  EXPECT_EQ(convertToInteger(FloatFormat::F64, f64ToBits(NAN), 32, false, Rounding::Zero),
            0x80000000u);
}

TEST(Formats, IntegersAreTheHosts) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 100000; ++i) {
    const uint64_t bits = random() >> (random() % 64);
    ASSERT_EQ(convertFromInteger(FloatFormat::F32, bits, false, Rounding::Nearest),
              f32ToBits(static_cast<float>(bits)));
    ASSERT_EQ(convertFromInteger(FloatFormat::F32, bits, true, Rounding::Nearest),
              f32ToBits(static_cast<float>(static_cast<int64_t>(bits))));
    ASSERT_EQ(convertFromInteger(FloatFormat::F64, bits, false, Rounding::Nearest),
              f64ToBits(static_cast<double>(bits)));
    ASSERT_EQ(convertFromInteger(FloatFormat::F64, bits, true, Rounding::Nearest),
              f64ToBits(static_cast<double>(static_cast<int64_t>(bits))));
  }
  EXPECT_EQ(convertFromInteger(FloatFormat::F32, 0x1000001, false, Rounding::Up),
            f32ToBits(0x1000002));
  EXPECT_EQ(convertFromInteger(FloatFormat::F64, ~uint64_t(0), false, Rounding::Zero),
            f64ToBits(0x1p64 - 2048));
  EXPECT_EQ(convertFromInteger(FloatFormat::F16, 70000, false, Rounding::Nearest), 0x7c00u);
}
