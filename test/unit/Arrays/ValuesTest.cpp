//===- ValuesTest.cpp - Values at the limits of float64 -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relative errors of arrays whose squares overflow or underflow float64, and values in messages.
//
//===----------------------------------------------------------------------===//

#include "tttc/Arrays/Values.h"
#include "tttc/Arrays/Difference.h"

#include <gtest/gtest.h>

namespace tttc {

static Array row(std::vector<double> values) {
  return {{static_cast<int64_t>(values.size())}, std::move(values), ElementType::F64};
}

TEST(Values, RelativeRmsOfAnySize) {
  for (double size : {1e-310, 1e-200, 1e-3, 1.0, 1e200, 1e307}) {
    EXPECT_NEAR(relativeRms(row({3 * size, 4 * size}), row({3 * size, 8 * size})),
                4 / std::sqrt(73), 1e-12)
        << size;
    EXPECT_NEAR(relativeRms(row({3 * size, 4 * size}), row({0, 0})) / size, std::sqrt(12.5), 1e-12)
        << size;
  }
  // The error is relative to the expected array even if the other array is much larger.
  EXPECT_GT(relativeRms(row({1e-8}), row({1e-200})), 1e150);
  EXPECT_EQ(relativeRms(row({0, 0}), row({0, 0})), 0);
  EXPECT_EQ(relativeRms(row({}), row({})), 0);
  EXPECT_TRUE(std::isnan(relativeRms(row({NAN, 0}), row({1, 1}))));
  EXPECT_TRUE(std::isnan(relativeRms(row({HUGE_VAL, 0}), row({HUGE_VAL, 1}))));
}

TEST(Values, LargestElement) {
  EXPECT_EQ(largestElement(row({1, -3, NAN, 2}))->text(), "-3 at [1]");
  EXPECT_EQ(largestElement(row({1, -HUGE_VAL}))->text(), "-inf at [1]");
  EXPECT_FALSE(largestElement(row({NAN})));
  EXPECT_FALSE(largestElement(row({})));
}

TEST(Values, FirstNonFiniteAlongAnAxis) {
  Array array = zeroArray({2, 3, 2});
  EXPECT_EQ(firstNonFiniteIndex(array, 1), std::nullopt);
  array.data[5] = NAN;      // [0, 2, 1]
  array.data[8] = HUGE_VAL; // [1, 1, 0]
  EXPECT_EQ(firstNonFiniteIndex(array, 0), 0);
  EXPECT_EQ(firstNonFiniteIndex(array, 1), 1);
  EXPECT_EQ(firstNonFiniteIndex(array, 2), 0);
}

TEST(Values, NumbersInWords) {
  EXPECT_EQ(numberText(-NAN), "nan");
  EXPECT_EQ(numberText(-HUGE_VAL), "-inf");
  EXPECT_EQ(numberText(-1), "-1");
  EXPECT_EQ(numberText(3e7), "3e+07");
}

} // namespace tttc
