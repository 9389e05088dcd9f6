//===- CausalityTest.cpp - Which outputs are causal -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is late, and what is past (language reference §2.14).
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

namespace {

/// The text that makes `out` late; "" if it is causal.
std::string late(const std::string &text) {
  const Checked checked(text);
  EXPECT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  const std::optional<SourceRange> range = lateValue(checked.layer());
  if (!range)
    return "";
  return std::string(checked.source.text().substr(range->begin, range->end - range->begin));
}

} // namespace

TEST(Causality, OneLoopIsCausal) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\neach token {\n  m = m + q\n  out = m\n}")), "");
}

TEST(Causality, ASumAboveItsTokensIsLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = sum_tokens(q)\neach token { out = m }")),
            "sum_tokens(q)");
}

TEST(Causality, TheNextGroupMakesItPast) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nevery 2 {\n  each token { out = q * m }\n"
                         "  m = m + sum(mean_tokens(q))\n}")),
            "");
}

TEST(Causality, AnEarlierPassIsLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\neach token { m = m + q }\neach token { out = m }")),
            "m = m + q");
}

TEST(Causality, WhatALoopGaveIsLateAroundIt) {
  // `start` holds the groups before the last one: past in the loop, late below it.
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nstart = 0\nevery 2 {\n  start = m\n"
                         "  each token { m = m + q }\n}\neach token { out = q + start }")),
            "m = m + q");
}

TEST(Causality, AnInnerGroupIsPastAndTheOuterOneLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nevery 4 {\n  every 2 { m = m + sum_tokens(q) }\n"
                         "  each token { out = m }\n}")),
            "sum_tokens(q)");
}

TEST(Causality, LastReadsOnlyEarlierTokens) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token { out = sum_tokens(q, last = 3) }")), "");
}

TEST(Causality, ThroughALearnerAndAFunction) {
  EXPECT_EQ(late(withLearner("read(f, x) = f(x)\nf = f - mean_tokens(grad(loss, f))\n"
                             "each token { out = read(f, q) }")),
            "mean_tokens(grad(loss, f))");
}

TEST(Causality, OverwrittenIsNotLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = sum_tokens(q)\nm = 0\neach token { out = q + m }")),
            "");
}

TEST(Causality, AReversedLoopReadsWhatIsLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\neach token reverse {\n  m = m + q\n"
                         "  out = m\n}")),
            "m = m + q");
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nevery 2 reverse {\n  each token { out = q * m }\n"
                         "  m = m + sum(mean_tokens(q))\n}")),
            "mean_tokens(q)");
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nevery 2 reverse {\n  each token {\n"
                         "    m = m + q\n    out = m\n  }\n}")),
            "m = m + q");
}

TEST(Causality, AReversedLoopThatRemembersNothingIsCausal) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token reverse {\n  m = 2 * q\n  out = m\n}")), "");
  EXPECT_EQ(late(inLayer("token q : [d]\nevery 2 reverse {\n  m = 0\n  each token {\n"
                         "    m = m + q\n    out = m\n  }\n}")),
            "");
}

TEST(Causality, TheNextGroupMakesAReversedLoopPast) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nevery 2 {\n  each token { out = q * m }\n"
                         "  each token reverse { m = m + sum(q) }\n}")),
            "");
}

TEST(Causality, EarlierTokensAreNotLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nparam C : [d, 4]\nmix(a) = prev(a) + cumsum(conv(a, C))\n"
                         "view u = prev(mix(q))\neach token {\n  m = sum_tokens(u, last = 3)\n"
                         "  out = m + mix(cumsum(u))\n}")),
            "");
}

TEST(Causality, NextIsLateWhereItStands) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token { out = q + next(2 * q) }")), "next(2 * q)");
  EXPECT_EQ(late(inLayer("token q : [d]\nview u = next(q)\nview v = cumsum(u)\n"
                         "every 2 {\n  each token {\n    m = v\n    out = q + m\n  }\n}")),
            "next(q)");
  EXPECT_EQ(late(inLayer("token q : [d]\nafter(a) = next(a) - a\n"
                         "each token { out = sum_tokens(after(q), last = 2) }")),
            "next(a)");
}

TEST(Causality, NextReachesOutThroughAState) {
  const char *const learner = "token q, k : [d], lr\nlearner f(x) {\n  state S : [d, d]\n"
                              "  return x @ S\n}\n";
  const std::string loss = "loss(f, v) = sum((f(k) - next(v))^2)\n",
                    step = "f = f - lr * grad(loss, f, k)\n";
  EXPECT_EQ(late(inLayer(learner + loss + "each token {\n" + step + "out = f(q)\n}")), "next(v)");
  // An earlier token's next one is this one at most; that is not seen.
  EXPECT_EQ(late(inLayer(learner + loss + "each token {\nout = f(q)\n" + step + "}")), "next(v)");
}

TEST(Causality, NextInTheBodyOfALearner) {
  const char *const learner = "token q, k : [d], lr\nlearner f(x) {\n  state S : [d, d]\n"
                              "  y = next(x)\n  return y @ S\n}\n";
  EXPECT_EQ(late(inLayer(std::string(learner) + "loss(f) = lr * sum(f(k)^2)\n"
                                                "g = f\neach token {\n  out = g(q)\n"
                                                "  f = f - grad(loss, f)\n}")),
            "next(x)");
}

TEST(Causality, WhatUndoesNextIsNotSeen) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token { out = prev(next(q)) }")), "next(q)");
}

TEST(Causality, NextThatReachesNoOutputIsNotLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nview u = next(q)\neach token {\n  m = u\n  probe p = m\n"
                         "  m = q\n  out = m\n}")),
            "");
}

TEST(Causality, DeepNestsEnd) {
  std::string text = "token q : [d]\nm = 0\n", close;
  for (int i = 0; i < 40; ++i) {
    text += "every 1 {\n";
    close += "}\n";
  }
  EXPECT_EQ(late(inLayer(text + "each token {\n  m = m + q\n  out = m\n}\n" + close)), "");
}

} // namespace tttc::dsl::test
