//===- ProgramsTest.cpp - Statements, loops and lifetimes ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small programs with hand-computed results, one rule of the
// language each.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

using Numbers = std::vector<double>;
using Shape = std::vector<int64_t>;

ArrayMap run(const std::string &text, const ArrayMap &in) {
  TestLayer layer = TestLayer::fromText(text);
  ArrayMap out;
  std::string error;
  EXPECT_TRUE(interpreter::interpret(layer.layer(), layer.bind(in), in, out, error)) << error;
  return out;
}

/// One token `x`, a number, with the values 1, 2, ... count; one head.
ArrayMap counting(int64_t count) {
  Array x = zeroArray({1, 1, count});
  for (size_t i = 0; i < x.data.size(); ++i)
    x.data[i] = static_cast<double>(i + 1);
  return {{"x", x}};
}

} // namespace

TEST(Programs, SumAndMeanOverGroupsWithARaggedEnd) {
  ArrayMap out = run("layer p {\n  token x\n  every 2 {\n    s = sum_tokens(x)\n"
                     "    m = mean_tokens(x)\n    each token { out = 100 * s + m }\n  }\n}\n",
                     counting(5));
  EXPECT_EQ(out["out"].data, (Numbers{301.5, 301.5, 703.5, 703.5, 505}));
}

TEST(Programs, WindowsCrossGroups) {
  ArrayMap out = run("layer p {\n  token x\n  every 2 {\n    each token {\n"
                     "      out = 100 * sum_tokens(x, last = 3) + mean_tokens(x + t, last = 2)\n"
                     "    }\n  }\n}\n",
                     counting(4));
  EXPECT_EQ(out["out"].data, (Numbers{101, 302, 604, 906}));
}

TEST(Programs, VariablesOfABlockStartAgainWithIt) {
  ArrayMap out = run("layer p {\n  token x\n  n = 0\n  every 2 {\n    c = 0\n    each token {\n"
                     "      c = c + x\n      n = n + 1\n      out = 10 * c + n\n    }\n  }\n}\n",
                     counting(5));
  EXPECT_EQ(out["out"].data, (Numbers{11, 32, 33, 74, 55}));
  EXPECT_EQ(out["n_final"].data, (Numbers{5}));
  EXPECT_FALSE(out.count("c_final"));
}

TEST(Programs, PrevAndConvAreZeroBeforeTheStart) {
  ArrayMap in = counting(3);
  in["x"].shape = {1, 1, 3, 1};
  in["C"] = {{1, 1, 2}, {10, 1}};
  ArrayMap out = run("layer p(d = 1, n = 2) {\n  token x : [d]\n  param C : [d, n]\n"
                     "  each token { out = conv(x, C) + 100 * prev(prev(x)) }\n}\n",
                     in);
  EXPECT_EQ(out["out"].data, (Numbers{1, 12, 123}));
}

TEST(Programs, RepeatCountsAndProbesGainAnAxis) {
  ArrayMap out = run("layer p(n = 2) {\n  token x\n  each token {\n    c = x\n"
                     "    repeat n as j {\n      c = 10 * c + j\n      probe inner = c\n    }\n"
                     "    out = c\n  }\n}\n",
                     counting(2));
  EXPECT_EQ(out["out"].data, (Numbers{101, 201}));
  EXPECT_EQ(out["inner"].shape, (Shape{1, 1, 2, 2}));
  EXPECT_EQ(out["inner"].data, (Numbers{10, 101, 20, 201}));
}

TEST(Programs, ProbesCountTheRunsOfTheirBlock) {
  ArrayMap out = run("layer p {\n  token x\n  learner f(y) {\n    state w = 1\n"
                     "    return w * y\n  }\n  probe first = f\n  every 2 {\n"
                     "    s = sum_tokens(x)\n    probe group = s\n"
                     "    each token { out = s + f(x) }\n  }\n}\n",
                     counting(3));
  EXPECT_EQ(out["group"].shape, (Shape{1, 1, 2}));
  EXPECT_EQ(out["group"].data, (Numbers{3, 3}));
  EXPECT_EQ(out["first.w"].shape, (Shape{1, 1}));
  EXPECT_EQ(out["first.w"].data, (Numbers{1}));
}

TEST(Programs, StoredTokensKeepTheLast) {
  ArrayMap in = counting(4);
  in["x"].shape = {1, 1, 4, 1};
  ArrayMap out = run("layer p(d = 1, w = 2) {\n  token x : [d]\n  learner f(y) {\n"
                     "    state K : [*, d]\n    return softmax(0 * (y @ K^T)) @ K\n  }\n"
                     "  each token {\n    probe before = f(x)\n    K = append(K, x, last = w)\n"
                     "    out = f(x)\n  }\n}\n",
                     in);
  EXPECT_EQ(out["before"].data, (Numbers{0, 1, 1.5, 2.5}));
  EXPECT_EQ(out["out"].data, (Numbers{1, 1.5, 2.5, 3.5}));
  EXPECT_EQ(out["K_final"].shape, (Shape{1, 1, 2, 1}));
  EXPECT_EQ(out["K_final"].data, (Numbers{3, 4}));
}

TEST(Programs, GradientsAreTakenWhereTheValueStands) {
  // d/dw (w x - 2)^2 / 2 = (w x - 2) x, at the copy and then at the current value.
  ArrayMap out = run("layer p {\n  token x\n  learner f(y) {\n    state w = 3\n"
                     "    return w * y\n  }\n  loss(f) = 0.5 * (f(x) - 2)^2\n  start = f\n"
                     "  each token {\n    f = f - grad(loss, start)\n    g = grad(loss, f)\n"
                     "    probe late = g\n    out = f(1)\n  }\n}\n",
                     counting(2));
  EXPECT_EQ(out["out"].data, (Numbers{2, 2 - 8}));
  EXPECT_EQ(out["late.w"].data, (Numbers{0, (-12 - 2) * 2}));
  EXPECT_EQ(out["start.w_final"].data, (Numbers{3}));
}

TEST(Programs, LearnerValuesActStateByState) {
  ArrayMap in = counting(1);
  in["p"] = {{1, 2}, {3, 4}};
  ArrayMap out = run("layer p(d = 2) {\n  token x\n  param p : [d]\n  learner f(y) {\n"
                     "    state W : [d] = p, c = 2\n    return y * sum(W) + c\n  }\n  m = 0\n"
                     "  each token {\n    m = f / norm(f)\n    f = 2 * f + 1\n    out = f(x)\n"
                     "  }\n}\n",
                     in);
  EXPECT_EQ(out["m.W_final"].data, (Numbers{0.6, 0.8}));
  EXPECT_EQ(out["m.c_final"].data, (Numbers{1}));
  EXPECT_EQ(out["W_final"].data, (Numbers{7, 9}));
  EXPECT_EQ(out["out"].data, (Numbers{21}));
}

TEST(Programs, ConstantsFillVariablesBeforeTheFirstUpdate) {
  ArrayMap out = run("layer p(d = 2) {\n  token x\n  learner f(y) {\n    state W : [d] = 1\n"
                     "    return y * W\n  }\n  m = 0\n  every 2 {\n    each token {\n"
                     "      out = f(x) + m.W\n    }\n    m = m + f\n  }\n}\n",
                     counting(3));
  EXPECT_EQ(out["out"].data, (Numbers{1, 1, 2, 2, 4, 4}));
  EXPECT_EQ(out["m.W_final"].data, (Numbers{2, 2}));
}

TEST(Programs, JoinPutsHeadsSideBySide) {
  ArrayMap in;
  in["x"] = {{1, 2, 1, 2}, {1, 2, 3, 4}};
  in["s"] = {{1, 2, 1}, {5, 6}};
  ArrayMap out = run("layer p(d = 2) {\n  token x : [d], s\n"
                     "  each token {\n    probe numbers = join(s)\n    probe own = s * join(s)\n"
                     "    out = join(x)\n  }\n}\n",
                     in);
  EXPECT_EQ(out["out"].shape, (Shape{1, 1, 4}));
  EXPECT_EQ(out["out"].data, (Numbers{1, 2, 3, 4}));
  EXPECT_EQ(out["numbers"].shape, (Shape{1, 1, 2}));
  EXPECT_EQ(out["own"].shape, (Shape{1, 2, 1, 2}));
  EXPECT_EQ(out["own"].data, (Numbers{25, 30, 30, 36}));
}
