//===- ReverseTest.cpp - Loops from the last token to the first ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares with results computed by hand, and with the same program without `reverse` on reversed
// tokens; groups keep their borders, so that is exact if T is a multiple of the group length.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>
#include <regex>

using namespace tttc;
using namespace tttc::test;

namespace {

using Numbers = std::vector<double>;

ArrayMap run(const TestLayer &layer, const dsl::DimEnv &dims, const ArrayMap &in) {
  ArrayMap out;
  std::string error;
  EXPECT_TRUE(interpreter::interpret(layer.layer(), dims, in, out, error)) << error;
  return out;
}

/// Runs on one token `x` with the values 1, 2, ... count; one head.
ArrayMap runCounting(const std::string &text, int64_t count) {
  ArrayMap in = {{"x", zeroArray({1, 1, count})}};
  for (size_t i = 0; i < in["x"].data.size(); ++i)
    in["x"].data[i] = static_cast<double>(i + 1);
  TestLayer layer = TestLayer::fromText(text);
  return run(layer, layer.bind(in), in);
}

/// Returns [B, H, T, ...] with the axis T reversed.
Array turned(const Array &array) {
  Array result = array;
  const int64_t tokens = array.shape[2];
  size_t inner = 1;
  for (size_t axis = 3; axis < array.shape.size(); ++axis)
    inner *= static_cast<size_t>(array.shape[axis]);
  for (size_t i = 0; i < array.data.size(); ++i) {
    const size_t row = i / inner, t = row % static_cast<size_t>(tokens);
    result.data[(row - t + static_cast<size_t>(tokens) - 1 - t) * inner + i % inner] =
        array.data[i];
  }
  return result;
}

/// A small learner's layer around the statements of `program`.
std::string layerWith(const std::string &program) {
  return "layer p(d = 3, b = 2) {\n  token q, k, v : [d], lr\n  learner f(x) {\n"
         "    state W : [d, d], c : [d]\n    return tanh(x @ W + c)\n  }\n"
         "  loss(f) = 0.5 * sum((f(k) - v)^2)\n" +
         program + "}\n";
}

const char *const programs[] = {
    "  each token reverse {\n    f = f - lr * grad(loss, f)\n    out = f(q)\n  }\n",
    "  every b reverse {\n    start = f\n    each token reverse {\n"
    "      f = f - lr * grad(loss, start)\n      out = f(q)\n    }\n  }\n",
    "  m = 0\n  every b reverse {\n    m = 0.5 * m - sum_tokens(lr * grad(loss, f))\n"
    "    f = f + m\n    each token reverse { out = f(q) }\n  }\n",
};

class Reverse : public testing::TestWithParam<const char *> {};

TEST_P(Reverse, IsTheSameProgramOnTheTokensTurnedAround) {
  const std::string backwards = layerWith(GetParam());
  TestLayer layer = TestLayer::fromText(backwards);
  TestLayer forwards =
      TestLayer::fromText(std::regex_replace(backwards, std::regex(" reverse"), ""));
  dsl::DimEnv dims = layer.bind({}, {{"heads", 2}});
  Random random{3};
  ArrayMap in = randomInputs(layer.layer(), dims, 2, 6, random), flipped = in;
  for (const char *token : {"q", "k", "v", "lr"})
    flipped[token] = turned(in[token]);
  ArrayMap expected = run(forwards, dims, flipped), out = run(layer, dims, in);
  EXPECT_EQ(out.size(), expected.size());
  for (auto &[name, array] : expected) {
    EXPECT_EQ(out[name].data, name == "out" ? turned(array).data : array.data) << name;
  }
  EXPECT_NE(out["out"].data, run(forwards, dims, in)["out"].data) << "the order does not matter";
}

TEST_P(Reverse, HasTheDerivativesOfDualNumbers) {
  TestLayer layer = TestLayer::fromText(layerWith(GetParam()));
  dsl::DimEnv dims = layer.bind({}, {{"heads", 2}});
  Random random{5};
  expectGradientsMatchDuals(layer, dims, randomInputs(layer.layer(), dims, 2, 5, random), random);
}

INSTANTIATE_TEST_SUITE_P(Programs, Reverse, testing::ValuesIn(programs));

} // namespace

TEST(ReverseByHand, TheShorterGroupComesFirst) {
  ArrayMap out = runCounting("layer p {\n  token x\n  n = 0\n  every 2 reverse {\n    n = n + 1\n"
                             "    s = sum_tokens(x)\n    probe group = 10 * s + n\n"
                             "    each token { out = 100 * s + 10 * n + t % 2 }\n  }\n}\n",
                             5);
  EXPECT_EQ(out["out"].data, (Numbers{330, 331, 720, 721, 510}));
  EXPECT_EQ(out["group"].data, (Numbers{33, 72, 51}));
}

TEST(ReverseByHand, TheIndexAndWindowsFollowTheSequence) {
  ArrayMap out = runCounting("layer p {\n  token x\n  n = 0\n  each token reverse {\n"
                             "    n = 10 * n + x\n    probe earlier = prev(x)\n"
                             "    out = 10 * sum_tokens(x, last = 2) + t + 0 * n\n  }\n}\n",
                             3);
  EXPECT_EQ(out["out"].data, (Numbers{10, 31, 52}));
  EXPECT_EQ(out["earlier"].data, (Numbers{0, 1, 2}));
  EXPECT_EQ(out["n_final"].data, (Numbers{321}));
}

TEST(ReverseByHand, ReversedGroupsOfForwardTokens) {
  ArrayMap out = runCounting("layer p {\n  token x\n  n = 0\n  every 4 {\n    every 2 reverse {\n"
                             "      each token {\n        n = 10 * n + x\n        out = n\n"
                             "      }\n    }\n  }\n}\n",
                             7);
  EXPECT_EQ(out["out"].data, (Numbers{341, 3412, 3, 34, 341275, 3412756, 34127}));
}

TEST(ReverseByHand, NoTokens) {
  ArrayMap out = runCounting("layer p {\n  token x\n  n = 7\n  every 2 reverse {\n"
                             "    each token reverse { n = n + x }\n  }\n"
                             "  each token { out = n }\n}\n",
                             0);
  EXPECT_TRUE(out["out"].data.empty());
  EXPECT_EQ(out["n_final"].data, (Numbers{7}));
}
