//===- ExamplesTest.cpp - Every example runs and differentiates ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All programs of dsl/examples at small sizes with a ragged end: values, f32,
// the tape against dual numbers, and dual numbers against differences.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;
using namespace tttc::interpreter;

namespace {

class Example : public testing::TestWithParam<std::string> {
protected:
  TestLayer example = TestLayer::example(GetParam());
  dsl::DimEnv dims = example.bind({}, smallDims(example.layer()));
  Random random{7};
  std::string error;

  ArrayMap inputs(int64_t tokens) { return randomInputs(example.layer(), dims, 2, tokens, random); }
  ArrayMap run(const ArrayMap &in) {
    ArrayMap out;
    EXPECT_TRUE(interpret(example.layer(), dims, in, out, error)) << error;
    return out;
  }
};

TEST_P(Example, GivesFiniteOutputsCloseToF32) {
  ArrayMap in = inputs(10), out = run(in), rounded;
  ASSERT_TRUE(interpretF32(example.layer(), dims, in, rounded, error)) << error;
  ASSERT_TRUE(out.count("out"));
  EXPECT_EQ(out.size(), rounded.size());
  for (const auto &[name, array] : out) {
    for (double value : array.data)
      ASSERT_TRUE(std::isfinite(value)) << name;
    double difference = relativeRms(rounded[name], array);
    EXPECT_LT(difference, 2e-4) << name;
  }
  EXPECT_GT(relativeRms(rounded["out"], out["out"]), 0) << "f32 did not round";
}

TEST_P(Example, RunsOnAnEmptySequence) {
  ArrayMap whole = run(inputs(5)), empty = run(inputs(0));
  std::vector<int64_t> shape = whole["out"].shape;
  shape[shape.size() == empty["out"].shape.size() && empty["out"].shape[1] == 2 ? 2 : 1] = 0;
  EXPECT_EQ(empty["out"].shape, shape);
  EXPECT_EQ(whole.size(), empty.size());
  for (const auto &[name, array] : empty)
    for (double value : array.data)
      ASSERT_TRUE(std::isfinite(value)) << name;
}

TEST_P(Example, GradientsMatchDuals) {
  expectGradientsMatchDuals(example, dims, inputs(6), random);
}

TEST_P(Example, DualsMatchCentralDifferences) {
  const double h = 1e-6;
  ArrayMap in = inputs(6), tangents, above = in, below = in, derivatives;
  for (const auto &[name, array] : in) {
    tangents[name] = random.array(array.shape, -1, 1);
    for (size_t i = 0; i < array.data.size(); ++i) {
      above[name].data[i] += h * tangents[name].data[i];
      below[name].data[i] -= h * tangents[name].data[i];
    }
  }
  ArrayMap high = run(above), low = run(below);
  ASSERT_TRUE(directionalDerivative(example.layer(), dims, in, tangents, derivatives, error))
      << error;
  EXPECT_EQ(derivatives.size(), high.size());
  for (auto &[name, difference] : high) {
    for (size_t i = 0; i < difference.data.size(); ++i)
      difference.data[i] = (difference.data[i] - low[name].data[i]) / (2 * h);
    EXPECT_LT(relativeRms(derivatives[name], difference), 1e-4) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(, Example, testing::ValuesIn(exampleNames()),
                         [](const auto &info) { return info.param; });

TEST(Examples, AreAllHere) { EXPECT_EQ(exampleNames().size(), 48u); }

} // namespace
