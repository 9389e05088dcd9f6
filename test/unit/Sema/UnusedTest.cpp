//===- UnusedTest.cpp - Unused names ----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Anything declared or set but not used is a warning and not an error, because removing a
// line from a program should leave a valid program.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Unused, Token) {
  expectWarning(inLayer("token q, $k : [d]\n"
                        "each token { out = q }"),
                "token `k` is never read",
                "use it or remove it; as it stands, a call still gives it");
}

TEST(Unused, Param) {
  expectWarning(inLayer("token q : [d]\n"
                        "param $W : [d]\n"
                        "each token { out = q }"),
                "outer parameter `W` is never read",
                "use it or remove it; as it stands, a call still gives it");
}

TEST(Unused, State) {
  expectWarning(inLayer("token q : [d]\n"
                        "learner f(x) {\n"
                        "  state S : [d, d], $b : [d]\n"
                        "  return x @ S\n"
                        "}\n"
                        "each token { S = S + outer(q, q)\n out = f(q) }"),
                "state `b` is never read",
                "use it or remove it; as it stands, a call still has its final value");
}

TEST(Unused, StoredState) {
  expectWarning(inLayer("token q : [d]\n"
                        "learner f(x) {\n"
                        "  state K : [*, d], $V : [*, d]\n"
                        "  return softmax(x @ K^T) @ K\n"
                        "}\n"
                        "each token {\n"
                        "  K = append(K, q)\n"
                        "  V = append(V, q)\n"
                        "  out = f(q)\n"
                        "}"),
                "state `V` is never read",
                "use it or remove it; as it stands, a call still has its final value");
}

TEST(Unused, View) {
  expectWarning(inLayer("token q : [d]\n"
                        "view $u = q + q\n"
                        "each token { out = q }"),
                "view `u` is never read", "use it or remove it");
}

TEST(Unused, Learner) {
  expectWarning(inLayer("token q : [d]\n"
                        "learner $f(x) {\n"
                        "  state S : [d, d]\n"
                        "  return x @ S\n"
                        "}\n"
                        "each token { out = q }"),
                "learner `f` is never used",
                "use it or remove it; as it stands, its states are still those of a call");
}

/// A state may be set and read without its learner.
TEST(Unused, LearnerOfAStateThatIsSet) {
  expectAccepted(inLayer("token q : [d]\n"
                         "learner f(x) {\n"
                         "  state S : [d]\n"
                         "  return x * S\n"
                         "}\n"
                         "each token {\n"
                         "  repeat 2 { S = 0.5 * S + q }\n"
                         "  out = S\n"
                         "}"));
}

TEST(Unused, Function) {
  expectWarning(inLayer("token q : [d]\n"
                        "$g(x) = x\n"
                        "each token { out = q }"),
                "function `g` is never used", "use it or remove it");
}

TEST(Unused, Constant) {
  expectWarning("layer a(d = 4, $b = 16) {\n"
                "token q : [d]\n"
                "each token { out = q }\n"
                "}\n",
                "constant `b` is never used", "use it or remove it");
}

TEST(Unused, LocalValue) {
  expectWarning(inLayer("token q : [d]\n"
                        "learner f(x) {\n"
                        "  state S : [d, d]\n"
                        "  $y = x + x\n"
                        "  return x @ S\n"
                        "}\n"
                        "each token { S = S + outer(q, q)\n out = f(q) }"),
                "local value `y` is never read", "use it or remove it");
}

TEST(Unused, Update) {
  expectWarning(inLayer("token q, k : [d]\n"
                        "learner $f(x) {\n"
                        "  state S : [d, d]\n"
                        "  return x @ S\n"
                        "}\n"
                        "loss(f) = sum(f(k)^2)\n"
                        "each token {\n"
                        "  g = f - 0.1 * grad(loss, f)\n"
                        "  out = g(q)\n"
                        "}"),
                "no statement updates learner `f`: its states stay what they begin at",
                "assign it, `f = f - ...`, or on purpose `f = f`");
}

TEST(Unused, Variable) {
  expectWarning(inLayer("token q : [d]\n"
                        "each token {\n"
                        "  $m = q\n"
                        "  out = q\n"
                        "}"),
                "variable `m` is never read", "use it or remove it; `probe m = ...` shows a value");
}

TEST(Unused, AfterAnErrorNothingIsSaid) {
  expectError(inLayer("token q, k : [d]\n"
                      "each token { out = q @ $W }"),
              "unknown name `W`", "declare it as a token, param, view, constant or variable above");
}

} // namespace tttc::dsl::test
