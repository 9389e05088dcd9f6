//===- ViewsTest.cpp - Reads of other tokens ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// prev, next, conv and cumsum with hand-computed results: nested, in bodies of functions and
// learners, in losses; and that neither depth nor length makes them slow. Without memoization
// of values these tests would not terminate.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

using Numbers = std::vector<double>;

/// Of one token `x` with the values 1, 2, ... count; one head.
ArrayMap runCounting(const std::string &lines, int64_t count = 4) {
  ArrayMap in = {{"x", zeroArray({1, 1, count})}}, out;
  for (size_t i = 0; i < in["x"].data.size(); ++i)
    in["x"].data[i] = static_cast<double>(i + 1);
  TestLayer layer = TestLayer::fromText("layer p {\n  token x\n" + lines + "}\n");
  std::string error;
  EXPECT_TRUE(interpreter::interpret(layer.layer(), layer.bind(in), in, out, error)) << error;
  return out;
}

/// Returns `out` of one expression per token.
Numbers each(const std::string &expression, const std::string &declarations = "") {
  return runCounting(declarations + "  each token { out = " + expression + " }\n")["out"].data;
}

/// Does the same for a row, x[0] = 1, 2, 3, 4 and x[1] = 1, 10, 100, 1000, with the taps [2, 1] and
/// [0, -1].
Numbers eachRow(const std::string &expression) {
  ArrayMap in, out;
  in["x"] = {{1, 1, 4, 2}, {1, 1, 2, 10, 3, 100, 4, 1000}};
  in["C"] = {{1, 2, 2}, {2, 1, 0, -1}};
  TestLayer layer = TestLayer::fromText("layer p(d = 2, n = 2) {\n  token x : [d]\n"
                                        "  param C : [d, n]\n  each token {\n"
                                        "    probe all = sum(C) * x\n    out = " +
                                        expression + "\n  }\n}\n");
  std::string error;
  EXPECT_TRUE(interpreter::interpret(layer.layer(), layer.bind(in), in, out, error)) << error;
  return out["out"].data;
}

/// Returns f(f(...f(x)...)), nested `depth` times.
std::string nested(const std::string &before, const std::string &after, int depth) {
  std::string text = "x";
  for (int i = 0; i < depth; ++i)
    text = before + text + after;
  return text;
}

} // namespace

TEST(Views, NextIsZeroAfterTheEnd) {
  EXPECT_EQ(each("next(x)"), (Numbers{2, 3, 4, 0}));
  EXPECT_EQ(each("next(next(x)) + 10 * next(t)"), (Numbers{13, 24, 30, 0}));
  EXPECT_EQ(eachRow("next(x)"), (Numbers{2, 10, 3, 100, 4, 1000, 0, 0}));
}

TEST(Views, PrevAndNextDoNotCancelAtTheEnds) {
  EXPECT_EQ(each("prev(next(x))"), (Numbers{0, 2, 3, 4}));
  EXPECT_EQ(each("next(prev(x))"), (Numbers{1, 2, 3, 0}));
}

TEST(Views, CumsumHoldsItsTokenAndAllBefore) {
  EXPECT_EQ(each("cumsum(x)"), (Numbers{1, 3, 6, 10}));
  EXPECT_EQ(each("cumsum(2) + 0 * x"), (Numbers{2, 4, 6, 8}));
  EXPECT_EQ(eachRow("cumsum(x)"), (Numbers{1, 1, 3, 11, 6, 111, 10, 1111}));
}

TEST(Views, InEachOther) {
  EXPECT_EQ(each("cumsum(cumsum(x))"), (Numbers{1, 4, 10, 20}));
  EXPECT_EQ(each("cumsum(prev(x)) - prev(cumsum(x))"), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(each("cumsum(next(x))"), (Numbers{2, 5, 9, 9}));
  EXPECT_EQ(eachRow("conv(x, C)"), (Numbers{1, -1, 4, -10, 7, -100, 10, -1000}));
  EXPECT_EQ(eachRow("conv(conv(x, C), C)"), (Numbers{1, 1, 6, 10, 15, 100, 24, 1000}));
  EXPECT_EQ(eachRow("cumsum(conv(x, C))"), (Numbers{1, -1, 5, -11, 12, -111, 22, -1111}));
}

TEST(Views, InViewsOfViews) {
  EXPECT_EQ(each("prev(b) + 100 * next(a)", "  view a = x + prev(x)\n  view b = cumsum(a)\n"),
            (Numbers{300, 501, 704, 9}));
}

TEST(Views, GroupsAndReversedLoopsDoNotCount) {
  EXPECT_EQ(
      runCounting("  every 2 {\n    each token { out = 10 * cumsum(x) + next(x) }\n  }\n")["out"]
          .data,
      (Numbers{12, 33, 64, 100}));
  EXPECT_EQ(runCounting("  each token reverse { out = 10 * cumsum(x) + next(x) }\n")["out"].data,
            (Numbers{12, 33, 64, 100}));
}

TEST(Views, SumsOverTokensAskAnyToken) {
  EXPECT_EQ(each("sum_tokens(next(x) * cumsum(x), last = 2)"), (Numbers{2, 11, 33, 24}));
  EXPECT_EQ(
      runCounting("  s = sum_tokens(next(x) - prev(x))\n  each token { out = s + x }\n")["out"]
          .data,
      (Numbers{4, 5, 6, 7}));
}

TEST(Views, AFunctionReadsItsArgumentAtTheOtherToken) {
  EXPECT_EQ(each("shift(x^2)", "  shift(a) = prev(a)\n"), (Numbers{0, 1, 4, 9}));
  EXPECT_EQ(each("twice(x)", "  shift(a) = prev(a) + 10 * a\n  twice(a) = shift(shift(a + t))\n"),
            (Numbers{100, 320, 561, 803}));
  EXPECT_EQ(each("sums(x, 2)", "  sums(a, b) = cumsum(b * a) + next(a - 1)\n"),
            (Numbers{3, 8, 15, 20}));
}

TEST(Views, ALearnerReadsItsArgumentAtTheOtherToken) {
  const char *const learner = "  learner f(a) {\n    state w = 2\n    b = a + 1\n    c = b * b\n"
                              "    return w * prev(c) + cumsum(a)\n  }\n";
  EXPECT_EQ(each("f(x)", learner), (Numbers{1, 11, 24, 42}));
}

TEST(Views, ALossReadsItsArgumentsAtTheOtherToken) {
  // d/dw (w p - n)^2 / 2 = (w p - n) p with w = 1, p = prev(k), n = next(k).
  const char *const text = "  learner f(a) {\n    state w = 1\n    return w * a\n  }\n"
                           "  half(a) = 0.5 * a^2\n"
                           "  loss(g, k) = half(g(prev(k)) - next(k))\n"
                           "  each token {\n    g = grad(loss, f, 2 * x)\n    out = g.w\n  }\n";
  EXPECT_EQ(runCounting(text)["out"].data, (Numbers{0, (2 - 6) * 2, (4 - 8) * 4, 6 * 6}));
}

TEST(Views, DepthIsNotPaidTwice) {
  EXPECT_EQ(each(nested("(prev(", ") + 0 * x)", 60)), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(each(nested("both(", ")", 60) + " * 0", "  both(a) = a + next(a) + prev(a)\n"),
            (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(eachRow(nested("conv(", ", C)", 40))[0], 1);
  // The same if the nest is in a function body with several calls.
  const std::string body =
      "  both(a) = a + prev(a)\n  deep(x) = " + nested("both(", ")", 40) + "\n";
  EXPECT_EQ(each("deep(deep(x)) * 0", body), (Numbers{0, 0, 0, 0}));
}

TEST(Views, LengthIsPaidOnce) {
  const int64_t count = 20000;
  const double n = static_cast<double>(count);
  Numbers out = runCounting("  total(a) = cumsum(a)\n  view s = total(prev(total(0 * x + 1)))\n"
                            "  each token reverse { out = s + cumsum(total(0)) }\n",
                            count)["out"]
                    .data;
  EXPECT_EQ(out.front(), 0);
  EXPECT_EQ(out.back(), n * (n - 1) / 2);
}

TEST(Views, OnlyNextReadsWhatFollows) {
  // The same for a shorter sequence: all except `next` give the same values.
  auto program = [](const std::string &function) {
    return "  half(a) = 0.5 * a\n  view u = half(" + function + "(x + t))\n" +
           "  each token { out = sum_tokens(cumsum(u), last = 2) }\n";
  };
  for (const char *function : {"prev", "cumsum", "next"}) {
    Numbers whole = runCounting(program(function), 7)["out"].data;
    Numbers begin = runCounting(program(function), 5)["out"].data;
    whole.resize(begin.size());
    EXPECT_EQ(whole == begin, function != std::string("next")) << function;
  }
}

TEST(Views, NoTokens) {
  ArrayMap out = runCounting("  s = sum_tokens(next(x) + cumsum(x) + prev(x))\n"
                             "  each token { out = s + next(x) }\n",
                             0);
  EXPECT_TRUE(out["out"].data.empty());
  EXPECT_EQ(out["s_final"].data, (Numbers{0}));
}

TEST(Views, JoinedRowsOfOtherTokens) {
  ArrayMap in, out;
  in["x"] = {{1, 2, 2, 1}, {1, 2, 3, 4}};
  TestLayer layer = TestLayer::fromText("layer p(d = 1) {\n  token x : [d]\n"
                                        "  each token { out = cumsum(join(x)) + next(join(x)) }\n"
                                        "}\n");
  std::string error;
  ASSERT_TRUE(interpreter::interpret(layer.layer(), layer.bind(in), in, out, error)) << error;
  EXPECT_EQ(out["out"].data, (Numbers{1 + 2, 3 + 4, 3, 7}));
}

TEST(Views, HaveTheDerivativesOfDualNumbers) {
  TestLayer layer = TestLayer::fromText(
      "layer p(d = 4, n = 3) {\n  token x, q : [d], lr\n  param C : [d, n], mu : [d]\n"
      "  mix(a, b) = a + mu * (prev(a) - a) + 0.1 * next(a * b)\n"
      "  view k = mix(conv(silu(conv(x, C)), C), x)\n"
      "  view g = rope_halves(l2_norm(cumsum(k * x)), t + lr)\n"
      "  learner f(a) {\n    state W : [d, d], C2 : [d, n]\n    b = tanh(a)\n"
      "    return conv(b, C2) @ W + cumsum(b)\n  }\n"
      "  loss(f, v) = 0.5 * sum((f(k) - next(v))^2) + dot(f(prev(g)), cumsum(v))\n"
      "  each token {\n    f = f - lr * grad(loss, f, q * k)\n"
      "    out = f(mix(q, g)) + rope(next(q), t, base = 10)\n  }\n}\n");
  ASSERT_FALSE(HasFailure());
  dsl::DimEnv dims = layer.bind({}, {{"heads", 2}});
  Random random{11};
  expectGradientsMatchDuals(layer, dims, randomInputs(layer.layer(), dims, 2, 5, random), random);
}
