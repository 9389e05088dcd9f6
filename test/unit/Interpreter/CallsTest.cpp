//===- CallsTest.cpp - Tests of calls: causality, resuming, errors ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Properties that hold across calls of one layer, and rejected calls.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;
using namespace tttc::interpreter;

namespace {

/// Returns the tokens [begin, end) of an array [B, H, T, ...].
Array cut(const Array &array, int64_t begin, int64_t end) {
  int64_t rows = array.shape[0] * array.shape[1], tokens = array.shape[2];
  std::vector<int64_t> shape = array.shape;
  shape[2] = end - begin;
  Array part = zeroArray(shape);
  int64_t width = tokens ? static_cast<int64_t>(array.data.size()) / (rows * tokens) : 0;
  for (int64_t row = 0; row < rows; ++row)
    std::copy_n(array.data.begin() + (row * tokens + begin) * width, (end - begin) * width,
                part.data.begin() + row * (end - begin) * width);
  return part;
}

class Calls : public testing::Test {
protected:
  TestLayer linear = TestLayer::example("ttt_linear");
  dsl::DimEnv dims = linear.bind({}, smallDims(linear.layer()));
  Random random{3};
  ArrayMap in = randomInputs(linear.layer(), dims, 2, 11, random);
  std::string error;

  ArrayMap run(const ArrayMap &arrays) {
    ArrayMap out;
    EXPECT_TRUE(interpret(linear.layer(), dims, arrays, out, error)) << error;
    return out;
  }
  std::string failure(const ArrayMap &arrays) {
    ArrayMap out;
    EXPECT_FALSE(interpret(linear.layer(), dims, arrays, out, error));
    return error;
  }
};

} // namespace

TEST_F(Calls, FutureTokensLeavePastOutputsBitEqual) {
  ArrayMap changed = in;
  for (const char *name : {"q", "k", "v", "lr"}) {
    Array other = random.array(in[name].shape, -1, 1), past = cut(in[name], 0, 6);
    Array future = cut(other, 6, 11);
    for (int64_t row = 0; row < 4; ++row) {
      int64_t width = static_cast<int64_t>(past.data.size()) / 24;
      auto to = changed[name].data.begin() + row * 11 * width;
      std::copy_n(future.data.begin() + row * 5 * width, 5 * width, to + 6 * width);
    }
  }
  ArrayMap before = run(in), after = run(changed);
  EXPECT_EQ(cut(before["out"], 0, 6).data, cut(after["out"], 0, 6).data);
  EXPECT_NE(cut(before["out"], 6, 11).data, cut(after["out"], 6, 11).data);
}

TEST_F(Calls, ResumingAtAMiniBatchEndIsBitEqual) {
  ArrayMap first = in, second = in, whole = run(in);
  for (const char *name : {"q", "k", "v", "lr"}) {
    first[name] = cut(in[name], 0, 8);
    second[name] = cut(in[name], 8, 11);
  }
  ArrayMap start = run(first);
  for (const char *state : {"W1", "b1"})
    second[state] = start[std::string(state) + "_final"];
  ArrayMap end = run(second);
  EXPECT_EQ(start["out"].data, cut(whole["out"], 0, 8).data);
  EXPECT_EQ(end["out"].data, cut(whole["out"], 8, 11).data);
  EXPECT_EQ(end["W1_final"].data, whole["W1_final"].data);
}

TEST_F(Calls, GradientsOfResumedStatesKeepTheBatch) {
  ArrayMap batched = in, gradient, summed;
  for (const char *state : {"W1", "b1"}) {
    Array &array = batched[state];
    array.shape.insert(array.shape.begin(), 2);
    array.data.insert(array.data.end(), in[state].data.begin(), in[state].data.end());
  }
  ArrayMap cotangents = {{"d_out", random.array(in["q"].shape, -1, 1)},
                         {"d_W1_final", random.array(batched["W1"].shape, -1, 1)}};
  ASSERT_TRUE(gradients(linear.layer(), dims, batched, cotangents, gradient, error)) << error;
  ASSERT_TRUE(gradients(linear.layer(), dims, in, cotangents, summed, error)) << error;
  ASSERT_EQ(gradient["d_W1"].shape, batched["W1"].shape);
  size_t half = summed["d_W1"].data.size();
  for (size_t i = 0; i < half; ++i)
    EXPECT_NEAR(gradient["d_W1"].data[i] + gradient["d_W1"].data[half + i], summed["d_W1"].data[i],
                1e-12);
}

TEST_F(Calls, ResumingAtAPositionGoesOnCounting) {
  TestLayer layer = TestLayer::fromText(
      "layer p(d = 4, b = 4) {\n  token q, k, v : [d], lr\n  view key = rope_halves(k, t)\n"
      "  learner f(x) {\n    state S : [d, d]\n    return x @ S\n  }\n"
      "  loss(f) = (1 + t % b) * sum((f(key) - v)^2)\n"
      "  every b {\n    each token {\n      f = f - lr / (t + 1) * grad(loss, f)\n"
      "      probe at = t\n      out = f(rope(q, t))\n    }\n  }\n}\n");
  ArrayMap first = in, whole, start, end, f32, slopes, gradient;
  first["S"] = in["W1"];
  ArrayMap second = first, all = first;
  for (const char *name : {"q", "k", "v", "lr"}) {
    first[name] = cut(in[name], 0, 8);
    second[name] = cut(in[name], 8, 11);
  }
  dsl::DimEnv bound = layer.bind({}, {{"heads", 2}});
  ASSERT_TRUE(interpret(layer.layer(), bound, all, whole, error)) << error;
  ASSERT_TRUE(interpret(layer.layer(), bound, first, start, error)) << error;
  second["S"] = start["S_final"];
  ASSERT_TRUE(interpret(layer.layer(), bound, second, end, error, 8)) << error;
  EXPECT_EQ(end["out"].data, cut(whole["out"], 8, 11).data);
  EXPECT_EQ(end["S_final"].data, whole["S_final"].data);
  EXPECT_EQ(end["at"].data[2], 10);
  ASSERT_TRUE(interpretF32(layer.layer(), bound, second, f32, error, 8)) << error;
  EXPECT_LT(relativeRms(f32["out"], end["out"]), 1e-5);

  // <gradient, tangent> = <cotangent, slope>, both at the start of the call.
  ArrayMap tangents = {{"k", random.array(second["k"].shape, -1, 1)}};
  ArrayMap cotangents = {{"d_out", random.array(end["out"].shape, -1, 1)}};
  ASSERT_TRUE(directionalDerivative(layer.layer(), bound, second, tangents, slopes, error, 8));
  ASSERT_TRUE(gradients(layer.layer(), bound, second, cotangents, gradient, error, 8)) << error;
  EXPECT_NEAR(innerProduct(gradient["d_k"], tangents["k"]),
              innerProduct(slopes["out"], cotangents["d_out"]), 1e-10);
  ASSERT_TRUE(directionalDerivative(layer.layer(), bound, second, tangents, slopes, error));
  EXPECT_GT(std::abs(innerProduct(gradient["d_k"], tangents["k"]) -
                     innerProduct(slopes["out"], cotangents["d_out"])),
            1e-3);
}

TEST_F(Calls, GradientsInFloat32AreRounded) {
  dsl::DimEnv dims = linear.bind(in);
  ArrayMap outputs, single, exact;
  ASSERT_TRUE(interpret(linear.layer(), dims, in, outputs, error)) << error;
  ArrayMap cotangents = {{"d_out", random.array(outputs["out"].shape, -1, 1)}};
  ASSERT_TRUE(gradients(linear.layer(), dims, in, cotangents, exact, error)) << error;
  ASSERT_TRUE(gradientsF32(linear.layer(), dims, in, cotangents, single, error)) << error;
  ASSERT_EQ(single.size(), exact.size());
  for (const auto &[name, array] : exact) {
    EXPECT_GT(relativeRms(single[name], array), 1e-9) << name;
    EXPECT_LT(relativeRms(single[name], array), 1e-4) << name;
  }
  for (double value : single["d_q"].data) // of one sequence; a sum over several is in float64
    EXPECT_EQ(static_cast<double>(static_cast<float>(value)), value);
}

TEST_F(Calls, RepeatIsItsBodyWrittenOut) {
  const std::string head = "layer p(d = 4) {\n  token q, k, v : [d], lr\n  learner f(x) {\n"
                           "    state S : [d, d]\n    return x @ S\n  }\n"
                           "  loss(f) = 0.5 * sum((f(k) - v)^2)\n  each token {\n",
                    step = "    f = f - lr * grad(loss, f)\n", tail = "    out = f(q)\n  }\n}\n";
  TestLayer loop = TestLayer::fromText(head + "    repeat 2 {\n" + step + "    }\n" + tail);
  TestLayer twice = TestLayer::fromText(head + step + step + tail);
  ArrayMap arrays = in, a, b;
  arrays["S"] = in["W1"];
  ASSERT_TRUE(interpret(loop.layer(), loop.bind(arrays), arrays, a, error)) << error;
  ASSERT_TRUE(interpret(twice.layer(), twice.bind(arrays), arrays, b, error)) << error;
  EXPECT_EQ(a["out"].data, b["out"].data);
}

TEST_F(Calls, MissingAndMisshapenArraysAreNamed) {
  ArrayMap lacking = in;
  lacking.erase("W1");
  EXPECT_EQ(failure(lacking), "expected an array 'W1', found none");
  ArrayMap misshapen = in;
  misshapen["gamma"] = zeroArray({2, 5});
  EXPECT_EQ(failure(misshapen), "array 'gamma': expected shape [H, 4], found [2, 5]");
  misshapen = in;
  misshapen["k"] = cut(in["k"], 0, 10);
  EXPECT_EQ(failure(misshapen), "array 'k': expected shape [B, H, T, 4], found [2, 2, 10, 4]");
  misshapen = in;
  misshapen["lr"].data.pop_back();
  EXPECT_EQ(failure(misshapen), "array 'lr': expected shape [B, H, T], found [2, 2, 11]");
}

TEST_F(Calls, TangentsAndCotangentsMustMatch) {
  ArrayMap out, wrong = {{"nothing", zeroArray({1})}};
  EXPECT_FALSE(directionalDerivative(linear.layer(), dims, in, wrong, out, error));
  EXPECT_EQ(error, "tangent 'nothing': expected the name and shape of an input, found [1]");
  EXPECT_FALSE(gradients(linear.layer(), dims, in, wrong, out, error));
  EXPECT_EQ(error, "cotangent 'nothing': expected the name of an output behind 'd_'");
  wrong = {{"d_out", zeroArray({1})}};
  EXPECT_FALSE(gradients(linear.layer(), dims, in, wrong, out, error));
  EXPECT_EQ(error, "cotangent 'd_out': expected shape [2, 2, 11, 4], found [1]");
}

TEST_F(Calls, NoGradientFlowsFromProbes) {
  TestLayer layer = TestLayer::fromText("layer p {\n  token x\n  each token {\n"
                                        "    probe p = x^2\n    out = x\n  }\n}\n");
  ArrayMap arrays = {{"x", zeroArray({1, 1, 2})}}, out;
  ArrayMap cotangents = {{"d_p", zeroArray({1, 1, 2})}};
  EXPECT_FALSE(gradients(layer.layer(), layer.bind(arrays), arrays, cotangents, out, error));
  EXPECT_EQ(error, "cotangent 'd_p': expected the name of an output behind 'd_'");
}
