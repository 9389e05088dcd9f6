//===- ViewsTest.cpp - Reads of other tokens --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// prev, next, conv, cumsum and the two ropes: their arguments and places.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Views, InEachOtherAndInBodies) {
  const Checked checked(inLayer("token q : [d], k : [h], lr\n"
                                "param C : [d, 4]\n"
                                "mix(a, b) = next(a) + prev(a) * cumsum(b)\n"
                                "view u = conv(silu(conv(prev(prev(q)), C)), C)\n"
                                "view s = cumsum(cumsum(lr))\n"
                                "view r = rope_halves(cumsum(k), t % d, base = 1e5)\n"
                                "learner f(x) {\n"
                                "  state W : [d, d], T : [d, 4]\n"
                                "  y = conv(x, T)\n"
                                "  return next(x) @ W + y\n"
                                "}\n"
                                "each token { out = f(mix(u, s)) + r[0] }"));
  ASSERT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
  EXPECT_EQ(str(checked.find("u")->type.shape), "[d]");
  EXPECT_TRUE(checked.find("s")->type.isScalar());
  EXPECT_EQ(str(checked.find("r")->type.shape), "[h]");
}

TEST(Views, OfSharedTokensAreShared) {
  const Checked checked(inLayer("shared token q : [d]\n"
                                "view u = next(q) + cumsum(q)\n"
                                "each token { out = u }"));
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  EXPECT_FALSE(checked.find("u")->perHead);
}

TEST(Views, NumberOfArguments) {
  expectError(inLayer("token q : [d]\neach token { out = $next(q, 2) }"),
              "`next` takes 1 argument, found 2", "it is used as `next(x)`");
  expectError(inLayer("token q : [d]\neach token { out = q * $cumsum() }"),
              "`cumsum` takes 1 argument, found 0", "it is used as `cumsum(x)`");
  expectError(inLayer("token q : [d]\neach token { out = $rope_halves(q) }"),
              "`rope_halves` takes 2 arguments, found 1",
              "it is used as `rope_halves(x, position, base = ...)`");
}

TEST(Views, Options) {
  expectError(inLayer("token q : [d]\neach token { out = cumsum(q, $last = 3) }"),
              "`cumsum` has no option `last`", "it has no options");
  expectError(inLayer("token q : [d]\neach token { out = rope_halves(q, t, $eps = 3) }"),
              "`rope_halves` has no option `eps`", "its option is `base`");
  expectError(inLayer("token q : [d], s\neach token { out = rope_halves(q, t, base = $s) }"),
              "the option `base` is fixed at compile time, found `s`",
              "use a number or a constant of the layer");
}

TEST(Views, NextOfALearner) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = next($f(q))\n"
                          "}"),
              "`next` reads a later token: its argument is made of tokens, views, outer "
              "parameters and constants",
              "a learner or a variable has no later value yet");
}

TEST(Views, CumsumOfAVariable) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  m = 2 * q\n"
                      "  out = cumsum($q + m)\n"
                      "}"),
              "`cumsum` reads earlier tokens: its argument is made of tokens, views, outer "
              "parameters and constants",
              "a learner or a variable has no earlier values; keep them in a state or a variable");
}

TEST(Views, OfAVariableThroughAFunction) {
  expectError(inLayer("token q : [d]\n"
                      "both(a) = q + next($a)\n"
                      "each token {\n"
                      "  m = 2 * q\n"
                      "  out = both(m)\n"
                      "}"),
              "`next` reads a later token: its argument is made of tokens, views, outer "
              "parameters and constants",
              "a learner or a variable has no later value yet");
}

TEST(Views, OutsideEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "param w : [d]\n"
                      "m = $cumsum(w)\n"
                      "each token { out = q * m }"),
              "`cumsum` has a value only for a token",
              "use it in `each token`, in a view, or in `sum_tokens(...)`");
  expectError(inLayer("token q : [d]\n"
                      "param w : [d]\n"
                      "after(a) = next(a)\n"
                      "m = $after(w)\n"
                      "each token { out = q * m }"),
              "this call reads `next`: it has a value only for a token",
              "use it in `each token`, in a view, or in `sum_tokens(...)`");
}

TEST(Views, RopeHalvesOfAnOddAxis) {
  expectError(inLayer("token q : [3]\neach token { out = $rope_halves(q, t) }"),
              "`rope_halves` turns pairs of entries, found an odd axis in [3]",
              "its last axis is even");
}

TEST(Views, RopeHalvesOfANumber) {
  expectError(inLayer("token q : [d], s\neach token { out = q * $rope_halves(s, t) }"),
              "`rope_halves` needs a row, found a number",
              "a variable that is only ever a number gets a shape from `zeros(d, e)`");
}

TEST(Views, PositionThatIsARow) {
  expectError(inLayer("token q : [d]\neach token { out = rope_halves(q, $q) }"),
              "the position of `rope_halves` is a number, found [d]",
              "`t`, or `t % b` for the position in a group");
}

TEST(Views, TapsOfANumber) {
  expectError(
      inLayer("token s\nparam C : [d, 4]\neach token { out = $conv(s, C) }"),
      "`conv` needs a row and a matrix with one row of taps per entry, found a number and [d, 4]",
      "`C : [d, n]` for `u : [d]`; its last column is for the token itself");
}

} // namespace tttc::dsl::test
