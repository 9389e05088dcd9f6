//===- NamesTest.cpp - Names and scopes --------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics about names: one test for each error.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

#include "tttc/DSL/Token.h"

namespace tttc::dsl::test {

TEST(Names, OuterParameterAssigned) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [d, d]\n"
                      "each token {\n"
                      "  $W = W + outer(q, q)\n"
                      "  out = q @ W\n"
                      "}"),
              "`W` is an outer parameter: the inner loop cannot assign it",
              "make it a `state` of a learner if the inner loop trains it");
}

TEST(Names, ConstantAssigned) {
  expectError(inLayer("token q : [d]\n"
                      "$d = 3\n"
                      "each token { out = q }"),
              "`d` is a constant (line 1) and cannot be assigned",
              "choose another name for the variable");
}

TEST(Names, TokenAssigned) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  $q = 0\n"
                      "  out = q\n"
                      "}"),
              "`q` is a token (line 2) and cannot be assigned",
              "choose another name for the variable");
}

TEST(Names, ReadBeforeSet) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  m = q + $m\n"
                      "  out = m\n"
                      "}"),
              "`m` is read before it is set", "set it before the loop, `m = 0`");
}

TEST(Names, ReadAfterItsBlockEnded) {
  expectError(
      inLayer("token q : [d]\n"
              "each token { m = q }\n"
              "each token { out = q + $m }"),
      "`m` is read after its block has ended (it lives in the block where it is first set, line 3)",
      "set it before that block, `m = 0`");
}

TEST(Names, SetInsideThenOutside) {
  expectError(inLayer("token q : [d]\n"
                      "every 2 {\n"
                      "  m = 1\n"
                      "  probe p = m\n"
                      "}\n"
                      "$m = 2\n"
                      "each token { out = q * m }"),
              "`m` is first set inside a block (line 4) and here outside of it",
              "set it before the block, `m = 0`, or rename one of them");
}

TEST(Names, LearnerInAFunction) {
  expectError(withLearner("other(x) = $f(x)\n"
                          "each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = other(q)\n"
                          "}"),
              "function `other` reads the learner `f`, which is not passed to it",
              "make it a parameter of `other` and pass it: `f`");
}

TEST(Names, StateInAFunction) {
  expectError(withLearner("other(x) = x @ $S\n"
                          "each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = other(q)\n"
                          "}"),
              "function `other` reads the state `S`, which is not passed to it",
              "pass the learner, `other(f)`, and read `f.S`");
}

TEST(Names, VariableInAFunction) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "g(x) = x + $m\n"
                      "each token { out = g(q) + m }"),
              "the variable `m` is not visible here",
              "functions see only what is passed: add a parameter");
}

TEST(Names, LearnerInAView) {
  expectError(
      withLearner("view u = $f(q)\n"
                  "each token {\n"
                  "  f = f - grad(loss, f)\n"
                  "  out = u\n"
                  "}"),
      "a view cannot read a learner (`f`): not supported yet",
      "a view is made of tokens, outer parameters and other views; use a variable in `each token`");
}

TEST(Names, StateInAnotherLearner) {
  expectError(
      withLearner("learner g(x) {\n"
                  "  state R : [d, d]\n"
                  "  return x @ R @ $S\n"
                  "}\n"
                  "each token {\n"
                  "  f = f - grad(loss, f)\n"
                  "  out = g(q)\n"
                  "}"),
      "learner `g` reads a state of another learner (`S`): not supported yet",
      "a learner's body sees its own states, tokens, views, outer parameters and functions");
}

TEST(Names, LearnerInALearner) {
  expectError(
      withLearner("learner g(x) {\n"
                  "  state R : [d, d]\n"
                  "  return $f(x) @ R\n"
                  "}\n"
                  "each token {\n"
                  "  f = f - grad(loss, f)\n"
                  "  out = g(q)\n"
                  "}"),
      "learner `g` reads another learner (`f`): not supported yet",
      "a learner's body sees its own states, tokens, views, outer parameters and functions");
}

TEST(Names, TokenInAnInitialValue) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state b : [d] = $q\n"
                      "  return x + b\n"
                      "}\n"
                      "each token { out = f(q) }"),
              "an initial value cannot read the token `q`",
              "it may use constants and outer parameters");
}

TEST(Names, Recursion) {
  expectError(inLayer("token q : [d]\n"
                      "g(x) = $g(x) + 1\n"
                      "each token { out = g(q) }"),
              "function `g` calls itself",
              "functions are inlined, so there is no recursion; `repeat` repeats statements");
}

TEST(Names, FunctionAboveItsDeclaration) {
  expectError(inLayer("token q : [d]\n"
                      "g(x) = $later(x)\n"
                      "later(x) = x\n"
                      "each token { out = g(q) + later(q) }"),
              "`later` is used above its declaration",
              "declare it first: it is a function on line 4");
}

TEST(Names, UsedInItsOwnDeclaration) {
  expectError(inLayer("token q : [d]\nview u = q + prev($u)\neach token { out = u }"),
              "`u` is used in its own declaration",
              "a view is a name for an expression; what a token gives to the next one is kept in a "
              "variable or a state");
  expectError("layer a(d = $d) {\ntoken q : [d]\neach token { out = q }\n}\n",
              "`d` is used in its own declaration", "give it a value of other names");
}

TEST(Names, DeclaredTwice) {
  expectError(inLayer("token q : [d]\n"
                      "param $q : [d]\n"
                      "each token { out = q }"),
              "`q` is declared twice", "it is a token on line 2: choose another name");
}

TEST(Names, ParameterTwice) {
  expectError(inLayer("token q : [d]\n"
                      "g(x, $x) = x\n"
                      "each token { out = g(q, q) }"),
              "`x` is declared twice", "each parameter of a function has its own name");
}

TEST(Names, StateNamedInTwoLearners) {
  expectError(withLearner("learner g(x) {\n"
                          "  state $S : [d, d]\n"
                          "  return x @ S\n"
                          "}\n"
                          "each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = f(q) + g(q)\n"
                          "}"),
              "`S` is declared twice", "it is a state on line 4: choose another name");
}

TEST(Names, LocalValueTwice) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  $q = x @ S\n"
                      "  return q\n"
                      "}\n"
                      "each token { out = f(q) }"),
              "`q` is declared twice", "it is a token on line 2: choose another name");
}

TEST(Names, ProbeTwice) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  probe p = q\n"
                      "  probe $p = q\n"
                      "  out = q\n"
                      "}"),
              "`p` is declared twice", "it is a probe on line 4");
}

TEST(Names, ProbeNamedLikeAToken) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  probe $q = q\n"
                      "  out = q\n"
                      "}"),
              "`q` is declared twice", "it is a token on line 2: give the probe another name");
}

TEST(Names, NamedLikeAFinalValue) {
  // The texts are added to the token's line, to the learner and below the update.
  auto layer = [](const std::string &token, const std::string &state, const std::string &line) {
    return inLayer("token k : [d]" + token +
                   "\n"
                   "learner f(x) {\n"
                   "  state W : [d, d]" +
                   state +
                   "\n"
                   "  return x @ W\n"
                   "}\n"
                   "m = 0\n"
                   "g = f\n"
                   "each token {\n"
                   "  m = m + 1\n"
                   "  W = W - m * outer(k, k)\n"
                   "  out = f(k) + g(k)\n" +
                   line + "}");
  };
  const std::string of = "a call gives that of ";
  expectError(layer(", $W_final", "", ""), "`W_final` is the name of a final value",
              of + "`W` (line 4) under it: choose another name");
  expectError(layer("", ", $W_final : [d]", ""), "`W_final` is the name of a final value",
              of + "`W` (line 4) under it: choose another name");
  expectError(layer("", "", "  probe $m_final = m\n"), "`m_final` is the name of a final value",
              of + "`m` (line 7) under it: choose another name");
  // A state with a literal initial value has no array; a learner value's states have a dot in their
  // names.
  expectAccepted(layer("", ", W_final : [d] = 0", "  probe p = W_final\n"));
  expectAccepted(layer("", "", "  probe g_final = m\n"));
}

TEST(Names, RepeatIndexHidesNothing) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  m = 0\n"
                      "  repeat 2 as $q { m = m + 1 }\n"
                      "  out = q * m\n"
                      "}"),
              "`q` is declared twice", "it is a token on line 2: choose another name");
}

TEST(Names, RepeatIndexAssigned) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  m = 0\n"
                      "  repeat 2 as j { $j = m }\n"
                      "  out = q * m\n"
                      "}"),
              "`j` is the index of a `repeat` (line 5) and cannot be assigned",
              "choose another name for the variable");
}

TEST(Names, UnknownName) {
  expectError(inLayer("token query : [d]\n"
                      "each token { out = $answer + query }"),
              "unknown name `answer`",
              "declare it as a token, param, view, constant or variable above");
}

TEST(Names, UnknownNameNearAnother) {
  for (const char *typo : {"quer", "queryy", "qurey", "Query"})
    expectError(inLayer("token query : [d]\n"
                        "each token { out = $" +
                        std::string(typo) + " + query }"),
                "unknown name `" + std::string(typo) + "`", "did you mean `query`?");
}

TEST(Names, UnknownVariableNearAnother) {
  expectError(inLayer("token q : [d]\n"
                      "each token {\n"
                      "  total = q\n"
                      "  out = $totl\n"
                      "}"),
              "unknown name `totl`", "did you mean `total`?");
}

TEST(Names, UnknownNameOfOneLetter) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = $Q\n"
                          "}"),
              "unknown name `Q`", "did you mean `q`?");
}

TEST(Names, UnknownFunction) {
  std::string all;
  for (const std::string &name : builtinNames())
    all += (all.empty() ? "" : ", ") + name;
  for (const std::string name : {"swish", "concat", "detach", "sin", "tan"})
    expectError(inLayer("token q : [d]\n"
                        "each token { out = $" +
                        name + "(q) }"),
                "unknown function `" + name + "`",
                "define it above, `" + name + "(x) = ...`; built in are " + all);
}

TEST(Names, UnknownFunctionNearABuiltin) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = $geluu(q) }"),
              "unknown function `geluu`", "did you mean `gelu`?");
}

TEST(Names, UnknownFunctionNearALearner) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = $F(q)\n"
                          "}"),
              "unknown function `F`", "did you mean `f`?");
}

TEST(Names, UnknownLoss) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "each token {\n"
                      "  f = f - grad($loss, f)\n"
                      "  out = f(q)\n"
                      "}"),
              "unknown loss `loss`",
              "declare it above the program, as `loss(f) = 0.5 * sum((f(k) - v)^2)`");
}

TEST(Names, UnknownLossNearAnother) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  f = f - grad($los, f)\n"
                          "  out = f(q)\n"
                          "}"),
              "unknown loss `los`", "did you mean `loss`?");
}

TEST(Names, UnknownState) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = q @ f.$R\n"
                          "}"),
              "no learner has a state `R`", "the states are S");
}

TEST(Names, TransposeAsAMember) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = q @ f.S.$T\n"
                          "}"),
              "no learner has a state `T`", "a transpose is written `W^T`");
}

TEST(Names, UnknownStateNearAnother) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = q @ f.$s\n"
                          "}"),
              "no learner has a state `s`", "did you mean `S`?");
}

TEST(Names, FunctionWithoutCall) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = f(q) + $loss\n"
                          "}"),
              "`loss` is a function and stands here without a call",
              "call it, `loss(...)`; only the first argument of `grad` is a function by itself");
}

TEST(Names, TokenCalled) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = $q(q) }"),
              "`q` is a token and cannot be called", "functions and learner values are called");
}

TEST(Names, StateCalled) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = $S(q)\n"
                          "}"),
              "`S` is a state and cannot be called",
              "call its learner, `f(...)`, or multiply, `x @ S`");
}

} // namespace tttc::dsl::test
