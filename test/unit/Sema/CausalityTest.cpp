//===- CausalityTest.cpp - Which outputs are causal -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which outputs are causal, the place of the first later read, and which layers can be decoded.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

namespace {

Causality analyze(Checked &checked, const DimEnv &overrides = {}) {
  EXPECT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
  const std::optional<DimEnv> dims = bindDims(checked.layer(), overrides, {}, checked.diags);
  EXPECT_TRUE(dims) << checked.diags.render();
  return analyzeCausality(checked.layer(), *dims);
}

std::string textOf(const Checked &checked, const std::optional<SourceRange> &range) {
  return range ? std::string(checked.source.text().substr(range->begin, range->end - range->begin))
               : "";
}

/// Returns the text that makes `out` read later tokens; "" if it is causal.
std::string late(const std::string &text, const DimEnv &overrides = {}) {
  Checked checked(text);
  return textOf(checked, analyze(checked, overrides).later);
}

} // namespace

TEST(Causality, OneLoopIsCausal) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\neach token {\n  m = m + q\n  out = m\n}")), "");
}

TEST(Causality, ASumAboveItsTokensIsLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nm = sum_tokens(q)\neach token { out = m }")),
            "sum_tokens(q)");
}

TEST(Causality, TheNumberOfTokensIsLate) {
  EXPECT_EQ(late(inLayer("token q : [d]\nn = sum_tokens(1.0)\neach token { out = n * q }")),
            "sum_tokens(1.0)");
  EXPECT_EQ(late(inLayer("token q : [d]\nn = mean_tokens(1.0)\neach token { out = n * q }")), "");
  EXPECT_EQ(late(inLayer("token q : [d]\nn = 0\neach token { n = n + 1 }\n"
                         "each token { out = n * q }")),
            "n = n + 1");
  EXPECT_EQ(late(inLayer("token q : [d]\nn = 0\nevery 4 { n = n + 1 }\n"
                         "each token { out = n * q }")),
            "n = n + 1");
  EXPECT_EQ(late(inLayer("token q : [d]\nn = 0\neach token {\n  n = n + 1\n  out = n * q\n}")), "");
  EXPECT_EQ(late(inLayer("token q : [d]\nevery 2 {\n  m = sum_tokens(prev(q))\n"
                         "  each token { out = m }\n}")),
            "sum_tokens(prev(q))");
  EXPECT_EQ(late(inLayer("token q : [d]\nevery 2 {\n  m = mean_tokens(prev(q))\n"
                         "  each token { out = m }\n}")),
            "mean_tokens(prev(q))");
  EXPECT_EQ(late(inLayer("token q : [d]\nn = mean_tokens(2.0) * sum_tokens(1.0)\n"
                         "each token { out = n * q }")),
            "sum_tokens(1.0)");
  // The same value in every iteration, and what was written in the same one.
  EXPECT_EQ(late(inLayer("token q : [d]\na = 0\nb = 0\neach token {\n  a = 0.5\n  b = 2 * a\n}\n"
                         "each token { out = b * q }")),
            "");
  // The first token of a group suffices.
  EXPECT_EQ(late(inLayer("token q : [d]\nn = 0\nevery 4 {\n  n = n + 1\n"
                         "  each token { out = n * q }\n}")),
            "");
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
  // `start` holds the groups before the last one: in the loop these are past, after the loop later
  // tokens.
  EXPECT_EQ(late(inLayer("token q : [d]\nm = 0\nstart = 0\nevery 2 {\n  start = m\n"
                         "  each token { m = m + q }\n}\neach token { out = q + start }")),
            "start = m");
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
  // The next token of the previous token is this token.
  EXPECT_EQ(late(inLayer(learner + loss + "each token {\nout = f(q)\n" + step + "}")), "");
  // The same for a mini-batch, whose last token knows the first one of the next.
  EXPECT_EQ(late(inLayer(learner + loss +
                         "every 4 {\nstart = f\neach token {\nf = f - lr * grad(loss, start, k)\n"
                         "out = start(q)\n}\n}")),
            "");
}

TEST(Causality, NextInTheBodyOfALearner) {
  const char *const learner = "token q, k : [d], lr\nlearner f(x) {\n  state S : [d, d]\n"
                              "  y = next(x)\n  return y @ S\n}\n";
  EXPECT_EQ(late(inLayer(std::string(learner) + "loss(f) = lr * sum(f(k)^2)\n"
                                                "g = f\neach token {\n  out = g(q)\n"
                                                "  f = f - grad(loss, f)\n}")),
            "next(x)");
}

TEST(Causality, PrevUndoesNext) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token { out = prev(next(q)) }")), "");
  EXPECT_EQ(late(inLayer("token q : [d]\nview u = next(next(q))\neach token { out = prev(u) }")),
            "next(next(q))");
  EXPECT_EQ(late(inLayer("token q : [d]\nafter(a) = next(a)\nbefore(a) = prev(a)\n"
                         "each token { out = before(after(q)) }")),
            "");
}

TEST(Causality, NextTellsWhetherThereIsAnotherToken) {
  EXPECT_EQ(late(inLayer("token q : [d]\neach token { out = next(prev(prev(q))) }")),
            "next(prev(prev(q)))");
  EXPECT_EQ(late(inLayer("token q : [d]\nview u = next(cumsum(prev(q)))\n"
                         "each token { out = prev(prev(u)) }")),
            "");
}

TEST(Causality, EachHandOnMakesAValueOlder) {
  const std::string chain = "token q : [d]\na = 0\nb = 0\neach token {\n  out = q + b\n  b = a\n";
  EXPECT_EQ(late(inLayer(chain + "  a = next(next(q))\n}")), "");
  EXPECT_EQ(late(inLayer(chain + "  a = next(next(next(q)))\n}")), "next(next(next(q)))");
}

TEST(Causality, WhatAReversedLoopHandsOnIsLate) {
  // Without the later tokens it would be the initial value, even if it holds an earlier token.
  const std::string chain =
      "token q : [d]\na = 0\nb = 0\neach token reverse {\n  out = q + b\n  b = a\n";
  EXPECT_EQ(late(inLayer(chain + "  a = prev(prev(prev(q)))\n}")), "b = a");
  EXPECT_EQ(late(inLayer(chain + "  a = prev(q)\n}")), "b = a");
  for (const char *value : {"prev(q)", "1"}) {
    const std::string assignment = std::string("a = ") + value;
    EXPECT_EQ(late(inLayer("token q : [d]\na = 0\neach token reverse {\n  out = q + a\n  " +
                           assignment + "\n}")),
              assignment);
    EXPECT_EQ(late(inLayer("token q : [d]\na = 0\neach token reverse {\n  " + assignment +
                           "\n  out = q + a\n}")),
              "");
  }
}

TEST(Causality, AGroupOfOneTokenHasNoLaterOnes) {
  const std::string text = "layer a(d = 4, b = 4) {\ntoken q : [d]\nevery b {\n"
                           "  m = sum_tokens(q)\n  each token { out = q * sum(m) }\n}\n}\n";
  EXPECT_EQ(late(text), "sum_tokens(q)");
  EXPECT_EQ(late(text, {{"b", 1}}), "");
}

TEST(Causality, OfTwoLearnersOnlyTheOneThatIsCalled) {
  const std::string text = "token q : [d]\nlearner f(x) {\n  state S : [d, d]\n"
                           "  return next(x) @ S\n}\nlearner g(x) {\n  state R : [d, d]\n"
                           "  return x @ R\n}\nread(any, x) = any(x)\ncopy = g\n"
                           "each token {\n  probe p = f(q)\n";
  EXPECT_EQ(late(inLayer(text + "  out = read(copy, q) + read(g, q)\n}")), "");
  EXPECT_EQ(late(inLayer(text + "  out = read(f, q) + read(g, q)\n}")), "next(x)");
}

TEST(Causality, LongGroupsAreShortened) {
  const std::string inner =
      "token q : [d]\nm = 0\nevery 1048576 {\n  every 4096 {\n"
      "    each token { out = q * m }\n    m = m + sum(mean_tokens(q))\n  }\n";
  EXPECT_EQ(late(inLayer(inner + "}")), "");
  EXPECT_EQ(late(inLayer(inner + "  each token reverse { m = m + sum(q) }\n}")), "");
  EXPECT_EQ(late(inLayer("token q : [d]\nevery 1048576 {\n  m = mean_tokens(q)\n"
                         "  every 4096 { each token { out = q * sum(m) } }\n}")),
            "mean_tokens(q)");
}

TEST(Causality, WhatIsTooLongToFollowIsNotCalledCausal) {
  std::string text = "token q : [d]\n", close;
  for (int i = 26; i > 0; --i) {
    text += "every " + std::to_string(1 << i) + " {\n";
    close += "}\n";
  }
  Checked checked(inLayer(text + "each token { out = q }\n" + close));
  const Causality causality = analyze(checked);
  EXPECT_TRUE(causality.isCut);
  EXPECT_FALSE(causality.isCausal());
  reportCausality(checked.layer(), causality, checked.diags);
  ASSERT_EQ(checked.diags.all().size(), 1u);
  EXPECT_EQ(checked.diags.all()[0].message,
            "the layer is not causal, as far as can be told: the loops around this are too long to "
            "follow");
}

TEST(Causality, ARepeatHandsOnWithinItsTokens) {
  EXPECT_EQ(late(inLayer("token q : [d]\na = 0\nb = 0\neach token {\n  out = q + b\n"
                         "  repeat 40 {\n    b = a\n    a = next(q)\n  }\n}")),
            "");
  EXPECT_EQ(late(inLayer("token q : [d]\na = 0\nb = 0\neach token {\n"
                         "  repeat 40 {\n    b = a\n    a = next(q)\n  }\n  out = q + b\n}")),
            "next(q)");
}

TEST(Causality, TheWordProvesNothing) {
  const std::string leak = "token q : [d]\nm = sum_tokens(q)\neach token { out = m }\n}\n",
                    none = "token q : [d]\neach token { out = q }\n}\n";
  struct Row {
    std::string text, warning, at;
  };
  for (const Row &row :
       {Row{"layer a(d = 4) {\n" + leak,
            "the layer is not causal: `out` reads tokens after its own through this",
            "sum_tokens(q)"},
        Row{"layer a(d = 4) noncausal {\n" + leak, "", ""},
        Row{"layer a(d = 4) noncausal {\n" + none,
            "the layer is causal: `out` reads no token after its own", "noncausal"},
        Row{"layer a(d = 4) {\n" + none, "", ""}}) {
    Checked checked(row.text);
    const Causality causality = analyze(checked);
    EXPECT_EQ(causality.isCausal(), row.text.find("sum_tokens") == std::string::npos);
    reportCausality(checked.layer(), causality, checked.diags);
    EXPECT_FALSE(checked.diags.hasErrors());
    ASSERT_EQ(checked.diags.all().size(), row.warning.empty() ? 0u : 1u) << row.text;
    if (row.warning.empty())
      continue;
    EXPECT_EQ(checked.diags.all()[0].message, row.warning);
    EXPECT_EQ(textOf(checked, checked.diags.all()[0].range), row.at);
  }
}

TEST(Causality, WhatCanBeDecoded) {
  auto refusal = [](const std::string &lines) {
    Checked checked(inLayer(lines));
    return checkDecodable(analyze(checked), "--decode", checked.diags)
               ? ""
               : checked.diags.all()[0].message;
  };
  EXPECT_EQ(refusal("token q : [d]\neach token { out = prev(q) }"), "");
  EXPECT_EQ(refusal("token q : [d]\neach token { out = next(q) }"),
            "a layer that is decoded must be causal; this one is not causal: `out` reads tokens "
            "after its own through this");
  EXPECT_EQ(refusal("token q : [d]\nm = 0\neach token {\n  out = q + m\n  m = next(q)\n}"),
            "decoding has this token's values before the next token is known: `next` cannot be "
            "decoded, though the layer is causal");
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
