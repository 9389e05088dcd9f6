//===- StartsTest.cpp - Initial values for training -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Valid expressions after `init`, errors for invalid ones, and the values once
// the dims are bound.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

namespace {

using Kind = TrainingStart::Kind;

/// A layer with a param `p` whose declaration ends with `rest`.
std::string withParam(const std::string &rest) {
  return inLayer("token q : [d]\nparam p" + rest + "\neach token { out = q * p }");
}

/// Returns the training start of the entity `name` with these dims.
std::optional<TrainingStart> boundStart(const std::string &text, const std::string &name,
                                        const DimEnv &dims = {}) {
  const Checked checked(text);
  EXPECT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
  Diagnostics diags(checked.source);
  const std::optional<DimEnv> bound = bindDims(checked.layer(), dims, {}, diags);
  EXPECT_TRUE(bound) << diags.render();
  return bound ? trainingStart(*checked.find(name), *bound) : std::nullopt;
}

void expectStart(const std::optional<TrainingStart> &start, Kind kind, double first,
                 double second) {
  ASSERT_TRUE(start);
  EXPECT_EQ(start->kind, kind);
  EXPECT_DOUBLE_EQ(start->values[0], first);
  EXPECT_DOUBLE_EQ(start->values[1], second);
}

std::string firstMessage(const std::string &text, const DimEnv &dims) {
  const Checked checked(text);
  EXPECT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
  Diagnostics diags(checked.source);
  bindDims(checked.layer(), dims, {}, diags);
  return diags.all().empty() ? "" : diags.all()[0].message + "; " + diags.all()[0].hint;
}

} // namespace

TEST(Starts, Values) {
  expectStart(boundStart(withParam(" init 1"), "p"), Kind::Constant, 1, 0);
  expectStart(boundStart(withParam(" init -2 / d"), "p"), Kind::Constant, -0.5, 0);
  expectStart(boundStart(withParam(" init normal(0.02)"), "p"), Kind::Normal, 0, 0.02);
  expectStart(boundStart(withParam(" init normal(1 / sqrt(d))"), "p", {{"d", 16}}), Kind::Normal, 0,
              0.25);
  expectStart(boundStart(withParam(" : [d] init uniform(-0.1, d)"), "p"), Kind::Uniform, -0.1, 4);
  expectStart(boundStart(withParam(" init uniform(0.5, 0.5)"), "p"), Kind::Uniform, 0.5, 0.5);
  expectStart(boundStart(withParam(" init normal(0)"), "p"), Kind::Normal, 0, 0);
  expectStart(boundStart(withParam(" init heads"), "p", {{"heads", 3}}), Kind::Constant, 3, 0);
  EXPECT_FALSE(boundStart(withParam(""), "p"));
  EXPECT_FALSE(boundStart(withParam(" init 1"), "q"));
}

TEST(Starts, TextsOfValues) {
  EXPECT_EQ(startText({Kind::Constant, {1, 0}}), "1");
  EXPECT_EQ(startText({Kind::Normal, {0, 0.02}}), "normal(0.02)");
  EXPECT_EQ(startText({Kind::Uniform, {-0.5, 1e-8}}), "uniform(-0.5, 1e-08)");
}

TEST(Starts, OneHoldsForAllNamesOfAGroup) {
  const std::string text = inLayer("token q : [d]\n"
                                   "shared param a, c : [d] init 2, e : [d]\n"
                                   "learner f(x) {\n"
                                   "  state W, V : [d, d] init normal(0.5)\n"
                                   "  return x @ W @ V + a + c + e\n"
                                   "}\n"
                                   "each token { out = f(q) }");
  for (const char *name : {"a", "c"})
    expectStart(boundStart(text, name), Kind::Constant, 2, 0);
  for (const char *name : {"W", "V"})
    expectStart(boundStart(text, name), Kind::Normal, 0, 0.5);
  EXPECT_FALSE(boundStart(text, "e"));
}

TEST(Starts, TheWordsAreNamesElsewhere) {
  const std::string text = "layer a(d = 4, normal = 3) {\n"
                           "  token init : [d]\n"
                           "  param uniform : [d] init normal\n"
                           "  twice(x) = 2 * x\n"
                           "  each token { out = init * twice(uniform) }\n"
                           "}\n";
  expectStart(boundStart(text, "uniform"), Kind::Constant, 3, 0);
  // After `init` a call is a distribution, even if the layer has a function of that name.
  const std::string hidden = inLayer("token q : [d]\n"
                                     "normal(x) = 2 * x\n"
                                     "param init init normal(0.5)\n"
                                     "each token { out = init * normal(q) }");
  expectStart(boundStart(hidden, "init"), Kind::Normal, 0, 0.5);
}

TEST(Starts, UseConstants) {
  expectAccepted("layer a(d = 4, width = 0.02) {\n"
                 "  token q : [d]\n"
                 "  param p : [d] init normal(width)\n"
                 "  each token { out = q * p }\n"
                 "}\n");
}

TEST(Starts, NotKnownAtCompileTime) {
  const char *hint =
      "use numbers, constants of the layer, `heads`, and `exp log sqrt abs tanh max min`";
  expectError(withParam(" init $sum(d)"),
              "where the training of `p` begins is not known at compile time", hint);
  expectError(withParam(" init normal($t)"),
              "where the training of `p` begins is not known at compile time", hint);
  expectError(
      withParam(" init $q"), "`q` is a token, not a dim",
      "here stand the layer's constants, `heads` and numbers: all is fixed at compile time");
  expectError(
      withParam(" init normal($e)"), "unknown name `e`",
      "here stand the layer's constants, `heads` and numbers: all is fixed at compile time");
}

TEST(Starts, Distributions) {
  expectError(withParam(" init $nromal(0.02)"), "unknown distribution `nromal`",
              "did you mean `normal`?");
  expectError(withParam(" init $cauchy(1)"), "unknown distribution `cauchy`",
              "behind `init` stands a number, `normal(std)` or `uniform(low, high)`");
  expectError(withParam(" init 2 * $normal(0.02)"), "`normal` is a distribution, no number",
              "it stands alone behind `init`: scale its arguments");
  expectError(withParam(" init $normal(0, 1)"), "`normal` takes 1 argument, found 2",
              "it is called as `normal(std)`");
  expectError(withParam(" init $uniform(1)"), "`uniform` takes 2 arguments, found 1",
              "it is called as `uniform(low, high)`");
  expectError(withParam(" init normal($std = 1)"), "`normal` has no option `std`",
              "it is called as `normal(std)`");
}

TEST(Starts, ValuesOutOfRange) {
  expectError(withParam(" init normal($-0.02)"),
              "expected a standard deviation of at least 0, found -0.02",
              "`normal(std)` has the mean 0");
  expectError(withParam(" init $uniform(0.2, 0.1)"),
              "expected `uniform(low, high)` with low at most high, found 0.2 and 0.1",
              "the lower end stands first");
  // Values that depend on dims are checked again when these are bound.
  const std::string text = withParam(" init normal(10 - d)");
  EXPECT_EQ(firstMessage(text, {}), "");
  EXPECT_EQ(firstMessage(text, {{"d", 12}}),
            "expected a standard deviation of at least 0, found -2; `normal(std)` has the mean 0");
}

TEST(Starts, WithoutAFiniteValue) {
  EXPECT_EQ(firstMessage(withParam(" init log(3 - d)"), {}),
            "`log(3 - d)` has no value with these dims; where training begins is a finite number");
  EXPECT_EQ(firstMessage(withParam(" init uniform(0, exp(1000 * d))"), {}),
            "`exp(1000 * d)` has no value with these dims; where training begins is a finite "
            "number");
  EXPECT_EQ(firstMessage(withParam(" init 1 / (d - 4)"), {}),
            "`1 / (d - 4)` has no value with these dims; it divides by zero");
  EXPECT_EQ(
      firstMessage(withParam(" init heads"), {}),
      "no value for `heads`; `--dim heads=...` gives it, and so does an array that is per head");
}

TEST(Starts, OfStoredStates) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d] init $0\n"
                      "  return softmax(x @ K^T) @ K\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  out = f(q)\n"
                      "}"),
              "the stored state `K` has an `init`",
              "a state `[*, ...]` starts with no rows, and none is trained: leave `init` out");
}

} // namespace tttc::dsl::test
