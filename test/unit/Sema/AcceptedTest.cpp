//===- AcceptedTest.cpp - Programs that must be accepted, and their types *- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// New layers, one for each corner case of the language that the examples do not cover,
// with the types the checker finds in them.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Accepted, NesterovWithClipping) {
  const Checked checked("layer nesterov(d = 8, b = 4, mom = 0.9) {\n"
                        "  token q, k, v : [d], lr\n"
                        "  learner f(x) {\n"
                        "    state W : [d, d] = 0, b1 : [d]\n"
                        "    return x @ W + b1\n"
                        "  }\n"
                        "  loss(f) = 0.5 * sum((f(k) - v)^2)\n"
                        "  m = 0\n"
                        "  each token {\n"
                        "    g = grad(loss, f + mom * m)\n"
                        "    m = mom * m - lr / max(1, norm(g)) * g\n"
                        "    f = f + m\n"
                        "    probe size = norm(g)\n"
                        "    probe fit = loss(f)\n"
                        "    out = f(q) + m.W[t % d]\n"
                        "  }\n"
                        "  every b { c = mean_tokens(loss(f))\n"
                        "    probe late = c }\n"
                        "}\n");
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  EXPECT_EQ(checked.find("m")->type.kind, TypeKind::Learner);
  EXPECT_EQ(checked.find("m")->owner, &checked.layer().body);
  EXPECT_EQ(checked.find("g")->owner, checked.layer().body.stmts[1]->body.get());
  EXPECT_TRUE(checked.find("c")->type.isScalar());
}

TEST(Accepted, RecurrentNetworkWithoutALearner) {
  const Checked checked("layer rnn(d = 8, width = 16) {\n"
                        "  shared token x : [width]\n"
                        "  param Wx : [width, d], Wh : [d, d]\n"
                        "  shared param Wo : [heads*d, width]\n"
                        "  h = 0\n"
                        "  each token {\n"
                        "    h = tanh(h @ Wh + x @ Wx)\n"
                        "    out = join(h) @ Wo\n"
                        "  }\n"
                        "}\n");
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  const Entity *h = checked.find("h");
  EXPECT_EQ(str(h->type.shape), "[d]");
  EXPECT_TRUE(h->perHead);
  const Stmt &out = *checked.layer().body.stmts[1]->body->stmts[1];
  EXPECT_FALSE(out.expr->type.perHead);
  EXPECT_EQ(str(out.expr->type.shape), "[width]");
}

TEST(Accepted, TwoLearnersWhereOneTeachesTheOther) {
  expectAccepted("layer teacher(d = 8, n = 3) {\n"
                 "  token q, k : [d], rates : [n]\n"
                 "  param taps : [d, 4]\n"
                 "  view u = silu(conv(k, taps)) + prev(k)\n"
                 "  learner f(x) {\n"
                 "    state S : [d, d] = 0\n"
                 "    return x @ S\n"
                 "  }\n"
                 "  learner g(x) {\n"
                 "    state z : [d]\n"
                 "    return x * z\n"
                 "  }\n"
                 "  loss(f, teacher) = sum((f(u) - teacher(k))^2)\n"
                 "  fit(g) = sum((g(k) - q)^2)\n"
                 "  each token {\n"
                 "    start = f\n"
                 "    repeat n as j {\n"
                 "      f = f - rates[j] * grad(loss, start, g)\n"
                 "      g = g - rates[n - 1 - 2] * grad(fit, g)\n"
                 "    }\n"
                 "    out = f(q)\n"
                 "  }\n"
                 "}\n");
}

TEST(Accepted, WindowOfStoredTokens) {
  const Checked checked("layer window(d = 8, w = 32) {\n"
                        "  token q, k, v : [d]\n"
                        "  param sink : [4, d]\n"
                        "  learner f(x) {\n"
                        "    state K : [*, d], V : [*, d], count\n"
                        "    a = softmax((x @ K^T) / sqrt(d))\n"
                        "    return a @ V + count * sink[0] + sink[3]\n"
                        "  }\n"
                        "  each token {\n"
                        "    out = f(q)\n"
                        "    K = append(K, rope(k, t), last = w)\n"
                        "    V = append(V, v, last = w)\n"
                        "    count = count + 1\n"
                        "  }\n"
                        "}\n");
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  EXPECT_EQ(str(checked.find("K")->type.shape), "[*, d]");
  EXPECT_TRUE(checked.find("K")->type.growing);
}

TEST(Accepted, ResetsAndEpochs) {
  expectAccepted("layer epochs(d = 8, h = 2*d, n = 4, chunk = 6*n, steps = 2, wd = 1/3) {\n"
                 "  token q, k, v : [d]\n"
                 "  param start : [d, h]\n"
                 "  learner f(x) {\n"
                 "    state W1 : [d, h] = 0.5 * start, W2 : [h, d]\n"
                 "    return relu(x @ W1) @ W2\n"
                 "  }\n"
                 "  loss(f) = mean((f(k) - v)^2) + wd * sum(f.W1^2)\n"
                 "  step(f, g, rate) = f - rate * newton_schulz(g, steps = 3)\n"
                 "  every chunk {\n"
                 "    each token { out = f(q) }\n"
                 "    W2 = 0\n"
                 "    repeat steps as j {\n"
                 "      every n { f = step(f, mean_tokens(grad(loss, f)), 1 / (j + 1)) }\n"
                 "    }\n"
                 "  }\n"
                 "}\n");
}

TEST(Accepted, AConstantFillsALearnerBeforeItsFirstUpdate) {
  const Checked checked(withLearner("m = 0\n"
                                    "s = 0\n"
                                    "each token {\n"
                                    "  y = m.S\n"
                                    "  m = 0.9 * m + grad(loss, f)\n"
                                    "  s = s + sum(y)\n"
                                    "  f = f - m\n"
                                    "  out = f(q) * s\n"
                                    "}"));
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  EXPECT_EQ(str(checked.find("y")->type.shape), "[d, d]");
  EXPECT_TRUE(checked.find("s")->type.isScalar());
}

TEST(Accepted, BlocksSideBySideHaveTheirOwn) {
  const Checked checked(inLayer("token q : [d], k : [h]\n"
                                "each token {\n"
                                "  m = q\n"
                                "  out = m\n"
                                "}\n"
                                "each token {\n"
                                "  m = k\n"
                                "  probe p = m\n"
                                "}"));
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  ASSERT_EQ(checked.layer().variables.size(), 2u);
  EXPECT_EQ(str(checked.layer().variables[0]->type.shape), "[d]");
  EXPECT_EQ(str(checked.layer().variables[1]->type.shape), "[h]");
}

TEST(Accepted, NamesInBodiesAreResolved) {
  const Checked checked(withLearner("each token {\n"
                                    "  f = f - grad(loss, f)\n"
                                    "  out = f(q)\n"
                                    "}"));
  ASSERT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  const Learner &learner = *checked.layer().learners[0];
  EXPECT_EQ(learner.result->operands[0]->entity, learner.param);
  EXPECT_EQ(learner.result->operands[1]->entity, learner.states[0]);
  const Stmt &update = *checked.layer().body.stmts[0]->body->stmts[0];
  EXPECT_EQ(update.target, learner.entity);
  const Expr &grad = *update.expr->operands[1];
  EXPECT_EQ(grad.operands[0]->entity->function, checked.layer().functions[0].get());
  EXPECT_TRUE(grad.type.isWholeLearner());
}

TEST(Errors, InABodyAreSaidOnceWithTheirCalls) {
  const Checked checked(inLayer("token q : [d]\n"
                                "param W : [h, d]\n"
                                "inner(x) = x @ W\n"
                                "outer2(x) = inner(x) + inner(x)\n"
                                "each token { out = outer2(q) }"));
  EXPECT_EQ(checked.diags.errors(), 1u) << checked.diags.render();
  size_t notes = 0;
  for (const Diagnostic &diag : checked.diags.all())
    notes += diag.severity == Severity::Note;
  EXPECT_EQ(notes, 2u) << checked.diags.render();
}

TEST(Errors, CallsNestedTooDeeply) {
  std::string functions = "g0(x) = x\n";
  for (int i = 1; i < 1500; ++i)
    functions += "g" + std::to_string(i) + "(x) = g" + std::to_string(i - 1) + "(x)\n";
  expectError(inLayer("token q : [d]\n" + functions + "each token { out = $g1499(q) }"),
              "calls and brackets are nested too deeply here",
              "at most 1000 levels: use variables for parts of it");
}

TEST(Warnings, GradientAfterHalfAnUpdate) {
  const std::string before = "layer a(d = 4) {\n"
                             "  token q, k : [d]\n"
                             "  learner f(x) {\n"
                             "    state W1, W2 : [d, d]\n"
                             "    return tanh(x @ W1) @ W2\n"
                             "  }\n"
                             "  loss(f) = sum(f(k)^2)\n"
                             "  each token {\n";
  expectWarning(before + "    W1 = W1 - grad(loss, f).W1\n"
                         "    W2 = W2 - $grad(loss, f).W2\n"
                         "    out = f(q)\n"
                         "  }\n"
                         "}\n",
                "this gradient is taken after `W1` was updated on line 9",
                "for one step of all states take `g = grad(loss, f)` first");
  expectAccepted(before + "    g = grad(loss, f)\n"
                          "    W1 = W1 - g.W1\n"
                          "    W2 = W2 - g.W2\n"
                          "    out = f(q)\n"
                          "  }\n"
                          "}\n");
}

} // namespace tttc::dsl::test
