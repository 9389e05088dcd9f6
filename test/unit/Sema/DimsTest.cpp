//===- DimsTest.cpp - Polynomials, constants and the binding of dims *- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes as polynomials, and bindDims on arrays, `--dim` and defaults.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

namespace {

const char *const sized = "layer a(d = 4, h = 2*d, b, n = 2*b) {\n"
                          "  token q : [d], k : [h]\n"
                          "  param W : [h, d], c : [heads*d]\n"
                          "  learner f(x) {\n"
                          "    state S : [d, d]\n"
                          "    return x @ S\n"
                          "  }\n"
                          "  m = 0\n"
                          "  every n { every b { m = m + sum_tokens(sum(f(q) + k @ W)) + c[7] } }\n"
                          "  each token { out = q * m }\n"
                          "}\n";

struct Bound {
  Bound(const std::string &text, const DimEnv &overrides, const ArrayShapes &arrays,
        double elements = defaultMaxElements)
      : checked(text), diags(checked.source) {
    EXPECT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
    dims = bindDims(checked.layer(), overrides, arrays, diags, elements);
  }
  std::string firstMessage() const { return diags.all().empty() ? "" : diags.all()[0].message; }
  Checked checked;
  Diagnostics diags;
  std::optional<DimEnv> dims;
};

} // namespace

TEST(BindDims, EpsilonsAreNotNegative) {
  const std::string text = "layer a(d = 4, e = 1e-6) {\n  token q : [d]\n"
                           "  each token { out = layer_norm(q, eps = e) }\n}\n";
  EXPECT_EQ(Bound(text, {}, {}).firstMessage(), "");
  EXPECT_EQ(Bound(text, {{"e", 0}}, {}).firstMessage(), "");
  EXPECT_EQ(Bound(text, {{"e", -1e-6}}, {}).firstMessage(),
            "expected `eps` of at least 0, found -1e-06");
}

TEST(BindDims, BasesOfRopeAreAboveZero) {
  const std::string text = "layer a(d = 4, e = 10) {\n  token q : [d]\n"
                           "  each token { out = rope(q, t, base = e) }\n}\n";
  EXPECT_EQ(Bound(text, {}, {}).firstMessage(), "");
  for (double base : {0, -2})
    EXPECT_EQ(Bound(text, {{"e", base}}, {}).firstMessage(),
              "expected `base` above 0, found " + std::to_string(int(base)));
}

TEST(Poly, ArithmeticAndSpelling) {
  const Poly d = Poly::dim("d"), h = Poly::dim("h"), two = Poly::constant(2);
  EXPECT_EQ((d * two + Poly::constant(1)).str(), "2*d + 1");
  EXPECT_EQ((h - d * d).str(), "-d^2 + h");
  EXPECT_EQ(Poly::constant(0).str(), "0");
  EXPECT_TRUE((d + h) * (d - h) == d * d - h * h);
  EXPECT_TRUE(d != h);
  EXPECT_EQ(str(Shape{d, h * two}), "[d, 2*h]");
  EXPECT_EQ(str(Shape{storedCount("f"), d}), "[*, d]");
  EXPECT_TRUE(storedCount("f") != storedCount("g"));
}

TEST(Poly, Division) {
  const Poly d = Poly::dim("d");
  Poly half = d;
  ASSERT_TRUE(half.divideBy(Poly::constant(2)));
  EXPECT_EQ(half.str(), "d/2");
  EXPECT_TRUE(half * Poly::constant(2) == d);
  Poly one = d;
  ASSERT_TRUE(one.divideBy(d));
  EXPECT_TRUE(one == Poly::constant(1));
  Poly sum = d + Poly::constant(1);
  EXPECT_FALSE(sum.divideBy(d));
  EXPECT_FALSE(sum.divideBy(Poly::constant(0)));
}

TEST(Poly, OverflowEqualsNothing) {
  const Poly large = Poly::constant(INT64_MAX);
  const Poly sum = large + large;
  EXPECT_TRUE(sum.overflowed());
  EXPECT_FALSE(sum == sum);
  Poly power = Poly::dim("a") + Poly::dim("b");
  for (int i = 0; i < 10; ++i)
    power = power * power;
  EXPECT_TRUE(power.overflowed());
}

TEST(Poly, NeverNegative) {
  const Poly d = Poly::dim("d");
  EXPECT_TRUE((d - Poly::constant(1)).neverNegative());
  EXPECT_FALSE((d - Poly::constant(2)).neverNegative());
  EXPECT_FALSE((Poly::constant(5) - d).neverNegative());
  EXPECT_TRUE((d * Poly::constant(2) - Poly::constant(2)).neverNegative());
}

TEST(BindDims, ArraysThenOverridesThenDefaults) {
  const Bound bound(
      sized, {{"b", 3}},
      {{"q", {1, 2, 10, 6}}, {"c", {2, 12}}, {"S", {1, 2, 6, 6}}, {"k", {1, 2, 10, 9}}});
  ASSERT_TRUE(bound.dims) << bound.diags.render();
  const DimEnv expected = {{"heads", 2}, {"d", 6}, {"h", 9}, {"b", 3}, {"n", 6}};
  EXPECT_EQ(*bound.dims, expected);
  EXPECT_EQ(concreteShape(*bound.checked.find("W"), *bound.dims), (std::vector<int64_t>{9, 6}));
  EXPECT_EQ(concreteShape(*bound.checked.find("c"), *bound.dims), (std::vector<int64_t>{12}));
}

TEST(BindDims, SizesWithoutAValue) {
  const char *const text = "layer a(d = 6) {\n"
                           "  token q : [4]\n"
                           "  each token { out = q + sum_tokens(q, last = 12 / (d - 4)) }\n"
                           "}\n";
  for (auto [d, hint] : {std::pair(9.0, "in sizes a division must come out"),
                         std::pair(4.0, "it divides by zero")}) {
    Bound bound(text, {{"d", d}}, {});
    EXPECT_EQ(bound.firstMessage(), "`12 / (d - 4)` has no value with these dims");
    EXPECT_EQ(bound.diags.all()[0].hint, hint);
  }
}

TEST(BindDims, Contradictions) {
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {1, 2, 10, 6}}, {"W", {2, 9, 7}}}).firstMessage(),
            "`d` is 6 by the array for `q` and 7 by the array for `W`");
  EXPECT_NE(Bound(sized, {{"b", 3}}, {{"q", {1, 2, 10, 6}}, {"W", {2, 9, 7}}})
                .diags.render()
                .find("hint: arrays and `--dim` must agree"),
            std::string::npos);
  EXPECT_EQ(Bound(sized, {{"b", 3}, {"d", 8}}, {{"q", {1, 2, 10, 6}}}).firstMessage(),
            "`d` is 6 by the array for `q` and 8 by `--dim`");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {1, 2, 10, 6}}, {"W", {3, 9, 6}}}).firstMessage(),
            "`heads` is 2 by the array for `q` and 3 by the array for `W`");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {1, 2, 10, 6}}, {"k", {1, 2, 11, 6}}}).firstMessage(),
            "the array for `k` has 11 on axis T, expected 10 as in the array for `q`");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {1, 2, 10, 6}}, {"c", {2, 13}}}).firstMessage(),
            "the array for `c` has 13 on this axis, expected 12");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {2, 10, 6}}}).firstMessage(),
            "the array for `q` has 3 axes, expected [B, H, T, d]");
}

TEST(BindDims, MissingAndUnknown) {
  EXPECT_EQ(Bound(sized, {{"heads", 2}}, {}).firstMessage(), "no value for `b`");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {}).firstMessage(), "no value for `heads`");
  EXPECT_EQ(Bound(sized, {{"x", 3}}, {}).firstMessage(), "layer `a` has no constant `x`");
}

TEST(BindDims, ArraysOfTooManyElements) {
  const DimEnv huge = {{"heads", 2}, {"b", 8}, {"d", 1e9}};
  const Bound bound(sized, huge, {});
  EXPECT_FALSE(bound.dims);
  std::string text = bound.diags.render();
  for (const char *words :
       {"3:14: error: `W` has 2000000000 x 1000000000 elements, expected at most 2147483648",
        "5:16: error: `S` has 1000000000 x 1000000000 elements, expected at most 2147483648",
        "hint: `h` is 2000000000 by its default, `d` is 1000000000 by `--dim`; `--allow-huge` "
        "takes it all the same"})
    EXPECT_NE(text.find(words), std::string::npos) << words << "\n" << text;
  // An axis that is a product: the message names both factors.
  text = Bound(sized, {{"heads", 1e6}, {"b", 8}, {"d", 1e4}}, {}).diags.render();
  EXPECT_NE(text.find("hint: `heads` is 1000000 by `--dim`, `d` is 10000 by `--dim`"),
            std::string::npos)
      << text;
  // With --allow-huge sizes are accepted up to the limit in bytes.
  EXPECT_EQ(
      Bound(sized, {{"heads", 2}, {"b", 8}, {"d", 1e5}}, {}, absoluteMaxElements).firstMessage(),
      "");
  EXPECT_EQ(Bound(sized, huge, {}, absoluteMaxElements).firstMessage(),
            "`W` has 2000000000 x 1000000000 elements, expected at most 1099511627776");
  EXPECT_EQ(Bound(sized, huge, {}, absoluteMaxElements).diags.render().find("--allow-huge"),
            std::string::npos);
  // 2^31 itself is accepted.
  EXPECT_EQ(Bound(sized, {{"heads", 2}, {"b", 8}, {"d", 32768}, {"h", 65536}}, {}).firstMessage(),
            "");
}

TEST(BindDims, SizesMustFit) {
  EXPECT_EQ(Bound(sized, {{"heads", 2}, {"b", 0.5}}, {}).firstMessage(),
            "the length of `every` must be a whole positive number, found 0.5 for `b`");
  EXPECT_EQ(Bound(sized, {{"heads", 2}, {"b", 1e16}}, {})
                .firstMessage()
                .find("the length of `every` must be at most 9007199254740992, found "),
            0u);
  EXPECT_EQ(Bound(sized, {{"heads", 2}, {"b", 4}, {"n", 6}}, {}).firstMessage(),
            "an inner `every` must divide the outer one, found 4 in 6");
  EXPECT_EQ(Bound(sized, {{"heads", 1}, {"b", 4}}, {}).firstMessage(),
            "the index `7` does not fit an axis of 4");
  EXPECT_EQ(Bound(sized, {{"heads", -1}, {"b", 4}}, {}).firstMessage(),
            "`heads` must be a whole positive number, found -1 by `--dim`");
  EXPECT_EQ(Bound(sized, {{"b", 3}}, {{"q", {1, 0, 10, 6}}}).firstMessage(),
            "`heads` must be a whole positive number, found 0 by the array for `q`");
}

TEST(BindDims, PairsOfEntries) {
  for (std::string name : {"rope", "rope_halves"}) {
    const std::string text =
        "layer a(d = 4) {\n  token q : [d]\n  each token { out = " + name + "(q, t) }\n}\n";
    EXPECT_EQ(Bound(text, {{"d", 5}}, {}).firstMessage(),
              "`" + name + "` turns pairs of entries, found an odd axis of 5");
    EXPECT_EQ(Bound(text, {{"d", 6}}, {}).firstMessage(), "");
  }
}

TEST(Evaluate, ExactAndPlainDivision) {
  const Checked checked("layer a(d = 7, rate = d/2, s = 1/sqrt(16)) {\n"
                        "  token q : [d]\n"
                        "  each token { out = q * rate * s }\n"
                        "}\n");
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  const DimEnv dims = defaultDims(checked.layer());
  EXPECT_EQ(dims, (DimEnv{{"d", 7}, {"rate", 3.5}, {"s", 0.25}}));
  const Expr &half = *checked.find("rate")->init;
  EXPECT_EQ(evaluate(half, dims), std::nullopt);
  EXPECT_EQ(evaluate(half, dims, Division::Numbers), 3.5);
  EXPECT_EQ(evaluate(half, {}, Division::Numbers), std::nullopt);
}

} // namespace tttc::dsl::test
