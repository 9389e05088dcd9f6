//===- StagesTest.cpp - Call sites, reach and stages ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arguments of parameters at a call site, dependences of expressions, and the split of a layer.
//
//===----------------------------------------------------------------------===//

#include "../Sema/SemaTestUtils.h"

#include "tttc/Core/Stages.h"

#include <algorithm>

namespace tttc::dsl::test {

/// A layer that passed the checker, and its plan.
struct Planned {
  explicit Planned(const std::string &body)
      : checked(inLayer(body)), sites(checked.layer()), plan(checked.layer(), sites) {
    EXPECT_FALSE(checked.diags.hasErrors()) << checked.diags.render();
  }
  bool has(const Reach &reached, const std::string &name) const {
    return reached.has(checked.find(name));
  }
  std::vector<std::string> ahead() const {
    std::vector<std::string> names;
    for (const Entity *view : plan.ahead)
      names.push_back(view->name);
    return names;
  }
  /// The value of the last statement of the innermost loop.
  const Expr &lastValue() const {
    const Block *block = &checked.layer().body;
    while (block->stmts.back()->body)
      block = block->stmts.back()->body.get();
    return *block->stmts.back()->expr;
  }

  Checked checked;
  CallSites sites;
  StagePlan plan;
};

static const std::string learner = "learner f(x) {\n"
                                   "  state W : [d, d]\n"
                                   "  return x @ W\n"
                                   "}\n";

TEST(Reach, GoesThroughViewsFunctionsAndLearners) {
  const Planned layer("token q, k, unread : [d]\nparam g : [d]\n" + learner +
                      "twice(a) = a + a * g\n"
                      "view u = twice(q)\n"
                      "each token { out = f(u) }");
  const Reach reached = layer.plan.reach.of(layer.lastValue());
  for (const char *name : {"q", "u", "g", "f", "W", "twice"})
    EXPECT_TRUE(layer.has(reached, name)) << name;
  EXPECT_FALSE(layer.has(reached, "k"));
  EXPECT_FALSE(layer.has(reached, "unread"));
  EXPECT_TRUE(reached.shifts.empty());
  EXPECT_FALSE(reached.joins);
  EXPECT_FALSE(reached.positions);
}

TEST(Reach, StopsAtWhatStandsFor) {
  Planned layer("token q, k : [d]\neach token { out = q * prev(k) }");
  const Expr &product = layer.lastValue();
  Entity standIn;
  standIn.kind = EntityKind::Token;
  layer.plan.reach.replacements[product.operands[1].get()] = &standIn;
  const Reach reached = layer.plan.reach.of(product);
  EXPECT_TRUE(reached.has(&standIn));
  EXPECT_TRUE(layer.has(reached, "q"));
  EXPECT_FALSE(layer.has(reached, "k"));
  EXPECT_TRUE(reached.shifts.empty());
}

TEST(Reach, InnerShiftsComeFirstAndEachOnce) {
  const Planned layer("token q : [d]\neach token { out = prev(next(q)) + prev(q) }");
  const Expr &sum = layer.lastValue();
  const Reach reached = layer.plan.reach.of(sum);
  ASSERT_EQ(reached.shifts.size(), 3U);
  EXPECT_EQ(reached.shifts[0].first->spelling, "next");
  EXPECT_EQ(reached.shifts[1].first, sum.operands[0].get());
  EXPECT_EQ(reached.shifts[2].first, sum.operands[1].get());
}

TEST(CallSites, AShiftOfAParameterIsOneForEachCall) {
  const Planned layer("token q, k : [d]\n"
                      "before(a) = prev(a)\n"
                      "each token { out = before(q) + before(k) }");
  EXPECT_TRUE(layer.sites.areNeeded());
  const Expr &sum = layer.lastValue();
  const Reach reached = layer.plan.reach.of(sum);
  ASSERT_EQ(reached.shifts.size(), 2U);
  EXPECT_EQ(reached.shifts[0].first, reached.shifts[1].first);
  const Entity &parameter = *reached.shifts[0].first->operands[0]->entity;
  for (size_t i = 0; i < 2; ++i) {
    const CallSite *site = reached.shifts[i].second;
    ASSERT_NE(site, nullptr);
    EXPECT_EQ(site->call, sum.operands[i].get());
    EXPECT_EQ(layer.sites.argumentOf(parameter, site), sum.operands[i]->operands[0].get());
    EXPECT_EQ(site, nullptr);
  }
}

TEST(CallSites, DoNotMatterWithoutOne) {
  EXPECT_FALSE(Planned("token q : [d]\n"
                       "twice(a) = a + a\n"
                       "each token { out = twice(prev(q)) }")
                   .sites.areNeeded());
}

TEST(Stages, ViewsOfOtherTokensAreComputedAhead) {
  // `inner` is used only by another view; `own` reads one token.
  const Planned layer("token q, k : [d]\n" + learner +
                      "view inner = prev(q)\n"
                      "view other = next(inner)\n"
                      "view own = q * k\n"
                      "each token { out = f(other + own) }");
  EXPECT_EQ(layer.ahead(), std::vector<std::string>{"other"});
  EXPECT_TRUE(layer.has(layer.plan.views, "inner"));
  EXPECT_FALSE(layer.has(layer.plan.views, "k"));
  EXPECT_EQ(layer.plan.views.shifts.size(), 2U);
  EXPECT_TRUE(layer.has(layer.plan.program, "other"));
  EXPECT_TRUE(layer.plan.program.shifts.empty());
}

TEST(Stages, WhatNothingReadsIsTheProgramsArgument) {
  const Planned layer("token q, unread : [d]\nparam spare : [d]\neach token { out = q }");
  EXPECT_TRUE(layer.has(layer.plan.program, "unread"));
  EXPECT_TRUE(layer.has(layer.plan.program, "spare"));
}

TEST(Stages, JoinsAndWhatTheyAreHanded) {
  const Planned layer("token q : [d]\nshared token z : [d]\n" + learner +
                      "each token { out = join(f(q)) + join(q) }");
  const Expr &sum = layer.lastValue();
  EXPECT_TRUE(layer.plan.hasHeads());
  EXPECT_TRUE(layer.plan.isJoined(sum));
  EXPECT_EQ(layer.plan.joinInputs(sum),
            (std::vector<const Expr *>{sum.operands[0].get(), sum.operands[1].get()}));
}

} // namespace tttc::dsl::test
