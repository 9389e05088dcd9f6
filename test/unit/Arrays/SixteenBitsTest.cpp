//===- SixteenBitsTest.cpp - float16 and bfloat16 in .npz files -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes and reads every bit pattern, and rounds values between two patterns.
//
//===----------------------------------------------------------------------===//

#include "Archive.h"

#include "tttc/Arrays/Npz.h"
#include "tttc/Arrays/Values.h"
#include "tttc/Support/Bf16.h"

#include <cmath>

using namespace tttc;

namespace {

/// An array of all 65536 patterns of a type.
std::string patterns(const std::string &descr) {
  std::string data;
  for (unsigned bits = 0; bits < 1u << 16; ++bits)
    data += {static_cast<char>(bits & 0xff), static_cast<char>(bits >> 8)};
  return archiveOf(
      {{"x.npy",
        npy("{'descr': '" + descr + "', 'fortran_order': False, 'shape': (65536,), }", data)}});
}

/// Returns the value of a bit pattern.
double valueOf(unsigned bits, int exponentBits) {
  const int mantissaBits = 15 - exponentBits, bias = (1 << (exponentBits - 1)) - 1;
  const int exponent = int(bits >> mantissaBits) & ((1 << exponentBits) - 1);
  const double mantissa = bits & ((1u << mantissaBits) - 1), sign = bits >> 15 ? -1 : 1;
  if (exponent == (1 << exponentBits) - 1)
    return mantissa != 0 ? NAN : sign * HUGE_VAL;
  return sign * std::ldexp(mantissa + (exponent ? 1 << mantissaBits : 0),
                           std::max(exponent, 1) - bias - mantissaBits);
}

void checkPatterns(const std::string &descr, ElementType type, int exponentBits) {
  std::string error;
  auto arrays = decodeNpz(patterns(descr), error);
  ASSERT_TRUE(arrays) << error;
  const Array &array = arrays->at("x");
  EXPECT_EQ(array.type, type);
  for (unsigned bits = 0; bits < 1u << 16; ++bits) {
    const double value = valueOf(bits, exponentBits);
    if (std::isnan(value)) {
      EXPECT_TRUE(std::isnan(array.data[bits])) << bits;
    } else {
      EXPECT_EQ(array.data[bits], value) << bits;
      EXPECT_EQ(std::signbit(array.data[bits]), bits >> 15 != 0) << bits;
    }
  }
  const std::string written = encodeNpz(*arrays, error).value_or("");
  const size_t begin = written.find(')') + 5; // skips ", }" and the padding
  const size_t data = written.find('\n', begin) + 1;
  for (unsigned bits = 0; bits < 1u << 16; ++bits) {
    const unsigned found = static_cast<unsigned char>(written[data + 2 * bits]) |
                           static_cast<unsigned char>(written[data + 2 * bits + 1]) << 8;
    if (std::isnan(valueOf(bits, exponentBits)))
      EXPECT_TRUE(std::isnan(valueOf(found, exponentBits))) << bits;
    else
      EXPECT_EQ(found, bits);
  }
}

double rounded(double value, ElementType type) {
  std::string error;
  const auto bytes = encodeNpz({{"x", {{1}, {value}, type}}}, error);
  return decodeNpz(bytes.value_or(""), error)->at("x").data[0];
}

} // namespace

TEST(SixteenBits, AllPatternsOfFloat16) { checkPatterns("<f2", ElementType::F16, 5); }

TEST(SixteenBits, AllPatternsOfBfloat16) {
  checkPatterns("<V2", ElementType::BF16, 8);
  checkPatterns("|V2", ElementType::BF16, 8); // the type that NumPy writes back after reading "<V2"
}

TEST(SixteenBits, RoundToTheNearestOfTwoTheEvenOne) {
  for (auto [type, digits] : {std::pair(ElementType::F16, 10), std::pair(ElementType::BF16, 7)}) {
    const double step = std::ldexp(1, -digits), tiny = std::ldexp(1, -45);
    for (double sign : {1.0, -1.0}) {
      EXPECT_EQ(rounded(sign * (1 + step / 2), type), sign);
      EXPECT_EQ(rounded(sign * (1 + 3 * step / 2), type), sign * (1 + 2 * step));
      // Rounding through float32 first would make these ties.
      EXPECT_EQ(rounded(sign * (1 + step / 2 + tiny), type), sign * (1 + step));
      EXPECT_EQ(rounded(sign * (1 + 3 * step / 2 - tiny), type), sign * (1 + step));
    }
  }
}

TEST(SixteenBits, BeyondTheLargestIsInfinite) {
  EXPECT_EQ(rounded(65519.999, ElementType::F16), 65504);
  EXPECT_EQ(rounded(-65520, ElementType::F16), -HUGE_VAL);
  const double largest = std::ldexp(2 - std::ldexp(1, -7), 127), step = std::ldexp(1, 120);
  EXPECT_EQ(rounded(largest + step * 0.499, ElementType::BF16), largest);
  EXPECT_EQ(rounded(largest + step * 0.5, ElementType::BF16), HUGE_VAL);
  EXPECT_EQ(rounded(-1e300, ElementType::BF16), -HUGE_VAL);
  EXPECT_EQ(rounded(HUGE_VAL, ElementType::BF16), HUGE_VAL);
  for (ElementType type : {ElementType::F16, ElementType::BF16, ElementType::F32})
    EXPECT_TRUE(std::isnan(rounded(-NAN, type)));
}

TEST(Values, FirstThatOverflowsIsTheFirstThatRoundsToInfinity) {
  for (double value : {65519.999, 65520.0, 3.39e38, 3.397e38, 3.4028235e38, 3.40282357e38, 1e300})
    for (ElementType type :
         {ElementType::F16, ElementType::BF16, ElementType::F32, ElementType::F64}) {
      const Array array{{1, 3}, {1, HUGE_VAL, -value}, type};
      const std::optional<Element> found = firstOverflow(array, type);
      EXPECT_EQ(found.has_value(), std::isinf(rounded(value, type))) << value << nameOf(type);
      if (found)
        EXPECT_EQ(found->index, (std::vector<int64_t>{0, 2}));
    }
}

TEST(Values, FirstNonFiniteHasItsIndex) {
  Array array = zeroArray({2, 3, 4});
  EXPECT_FALSE(firstNonFinite(array));
  array.data[23] = HUGE_VAL;
  EXPECT_EQ(firstNonFinite(array)->text(), "inf at [1, 2, 3]");
  array.data[14] = -NAN;
  EXPECT_EQ(firstNonFinite(array)->text(), "nan at [1, 0, 2]");
  array.data[14] = -HUGE_VAL;
  EXPECT_EQ(firstNonFinite(array)->text(), "-inf at [1, 0, 2]");
  EXPECT_EQ(firstNonFinite({{}, {NAN}, ElementType::F64})->text(), "nan at []");
  EXPECT_FALSE(firstNonFinite(zeroArray({3, 0})));
}
