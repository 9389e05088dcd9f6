//===- LearnersTest.cpp - Learner values, gradients and stored states -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics about learner values: one test for each error.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Learners, ArrayTimesLearner) {
  expectError(inLayer("token q, a : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "each token {\n"
                      "  f = $a * f\n"
                      "  out = f(q)\n"
                      "}"),
              "`*` mixes an array [d] with a value of learner `f`",
              "only numbers go with all states at once: name the state, `f.S`, and scale its rows "
              "or columns with `diag(a) @ f.S` or `f.S @ diag(a)`");
}

TEST(Learners, ArrayPlusLearner) {
  expectError(
      inLayer("token q : [d]\n"
              "learner f(x) {\n"
              "  state S : [d, d]\n"
              "  return x @ S\n"
              "}\n"
              "loss(f) = sum(f(q))\n"
              "each token {\n"
              "  acc = grad(loss, f)\n"
              "  S = $S - acc\n"
              "  out = f(q)\n"
              "}"),
      "`-` mixes an array [d, d] with a value of learner `f`",
      "an array goes with one state, `acc.S`; a variable for values of all states starts as "
      "a number, `acc = 0`");
}

TEST(Learners, DiagTimesLearner) {
  expectError(inLayer("token q, a : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "each token {\n"
                      "  f = $diag(a) @ f\n"
                      "  out = f(q)\n"
                      "}"),
              "`@` mixes an array [d, d] with a value of learner `f`",
              "only numbers go with all states at once: name the state, `f.S`, and scale its rows "
              "or columns with `diag(a) @ f.S` or `f.S @ diag(a)`");
}

TEST(Learners, TwoLearnersMixed) {
  expectError(
      inLayer("token q : [d]\n"
              "learner f(x) {\n"
              "  state S : [d, d]\n"
              "  return x @ S\n"
              "}\n"
              "learner g(x) {\n"
              "  state R : [d, d]\n"
              "  return x @ R\n"
              "}\n"
              "each token {\n"
              "  f = $f + g\n"
              "  out = f(q)\n"
              "}"),
      "`+` mixes values of two learners, `f` and `g`",
      "their states differ; combine their predictions, `f(x)` and `g(x)`, or single states");
}

TEST(Learners, LearnerAssignedAnother) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "learner g(x) {\n"
                      "  state R : [d, d]\n"
                      "  return x @ R\n"
                      "}\n"
                      "each token {\n"
                      "  f = $g\n"
                      "  out = f(q)\n"
                      "}"),
              "learner `f` is assigned a value of another learner, found a value of learner `g`",
              "the states of two learners differ");
}

TEST(Learners, StateOfAnotherLearner) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "learner g(x) {\n"
                      "  state R : [d, d]\n"
                      "  return x @ R\n"
                      "}\n"
                      "each token { out = f(q) + q @ $g.S }"),
              "`S` is a state of learner `f`, found a value of learner `g`",
              "a learner value has the states of its learner");
}

TEST(Learners, LearnerAssignedAnArray) {
  expectError(withLearner("each token {\n"
                          "  f = $outer(k, k) * loss(f)\n"
                          "  out = f(q)\n"
                          "}"),
              "learner `f` is assigned a value of itself or a constant, found [d, d]",
              "to set one state, name it: `S = ...`");
}

TEST(Learners, GradOfNoLearnerValue) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, $k)\n"
                          "  out = f(q)\n"
                          "}"),
              "`grad` is taken in a learner value, found [d]",
              "give the learner, `f`, a copy of it, or learner arithmetic such as `f + mom * m`");
}

TEST(Learners, GradOfNumbersPerState) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, $norm(f))\n"
                          "  out = f(q)\n"
                          "}"),
              "`grad` is taken in a learner value, found one number per state of learner `f`",
              "give the learner, `f`, a copy of it, or learner arithmetic such as `f + mom * m`");
}

TEST(Learners, GradOfAVectorLoss) {
  expectError(withLearner("other(f) = f(k)\n"
                          "each token {\n"
                          "  f = f - lr * $grad(other, f)\n"
                          "  probe l = loss(f)\n"
                          "  out = f(q)\n"
                          "}"),
              "a loss must be a number, `other` is [d]",
              "add its entries with `sum(...)` or `mean(...)`");
}

TEST(Learners, GradOfALossPerState) {
  expectError(withLearner("other(f) = sum(f^2)\n"
                          "each token {\n"
                          "  f = f - lr * $grad(other, f)\n"
                          "  probe l = loss(f)\n"
                          "  out = f(q)\n"
                          "}"),
              "a loss must be a number, `other` is one number per state of learner `f`",
              "add what each state gives: `sum(f.W1^2) + sum(f.b1^2)`");
}

TEST(Learners, GradOfNoFunction) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad($k, f)\n"
                          "  probe l = loss(f)\n"
                          "  out = f(q)\n"
                          "}"),
              "the first argument of `grad` is the name of a function, found a token",
              "write the loss as a function above, `loss(f) = ...`, and take `grad(loss, f)`");
}

TEST(Learners, GradWithTooManyArguments) {
  expectError(withLearner("each token {\n"
                          "  f = f - $grad(loss, f, k)\n"
                          "  out = f(q)\n"
                          "}"),
              "function `loss` takes 1 argument, found 2",
              "it is declared on line 7; `grad(loss, x, rest...)` is of `loss(x, rest...)`");
}

TEST(Learners, GradInALoss) {
  expectError(withLearner("other(f) = sum(f(k) @ $grad(loss, f).S)\n"
                          "each token {\n"
                          "  f = f - grad(other, f)\n"
                          "  out = f(q)\n"
                          "}"),
              "`grad` inside a loss that is differentiated: not supported yet",
              "take the inner gradient before, and pass it");
}

TEST(Learners, GradInAStoredState) {
  expectError(inLayer("token q, k : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d]\n"
                      "  return softmax(x @ K^T) @ K\n"
                      "}\n"
                      "loss(f) = sum(f(k))\n"
                      "each token {\n"
                      "  K = append(K, k)\n"
                      "  probe g = grad(loss, $f)\n"
                      "  out = f(q)\n"
                      "}"),
              "`grad` is not taken in learner `f`, which stores tokens",
              "its rows are what was stored; nothing is trained");
}

TEST(Learners, OperationOnOneStateFails) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state W : [d, d], b : [d]\n"
                      "  return x @ W + b\n"
                      "}\n"
                      "each token {\n"
                      "  f = f - $newton_schulz(f)\n"
                      "  out = f(q)\n"
                      "}"),
              "`newton_schulz` needs a matrix, found [d], in state `b`",
              "name the states that have this form, one by one");
}

TEST(Learners, LearnerCalledWithALearner) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = f($f)\n"
                          "}"),
              "learner `f` takes an array, found a value of learner `f`",
              "name a state of it, or call it first");
}

TEST(Learners, VariableThatIsNoLearnerCalled) {
  expectError(withLearner("m = 0\n"
                          "each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = f(q) + $m(q)\n"
                          "}"),
              "`m` is called and must be a learner value, found a number",
              "functions and learner values are called; `*` multiplies");
}

TEST(Learners, MemberOfAnArray) {
  expectError(
      withLearner("m = 0\n"
                  "each token {\n"
                  "  f = f - grad(loss, f)\n"
                  "  out = f(q) + q @ $m.S\n"
                  "}"),
      "`.S` reads a state of a learner value, found a number",
      "a variable becomes a learner value by an assignment, `m = f` or `m = grad(loss, f)`");
}

TEST(Learners, NoStates) {
  expectError(inLayer("token q : [d]\n"
                      "learner $f(x) { return x }\n"
                      "each token { out = f(q) }"),
              "learner `f` has no state",
              "declare what it learns, `state W : [d, d]`, or write a function");
}

TEST(Learners, StoredLearnerCopied) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  g = $f\n"
                      "  probe p = g(q)\n"
                      "  out = f(q)\n"
                      "}"),
              "learner `f` stores tokens and is not copied", "call it where its value is needed");
}

TEST(Learners, StoredLearnerScaled) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  probe p = $2 * f\n"
                      "  out = f(q)\n"
                      "}"),
              "`*` takes no value of learner `f`, which stores tokens",
              "such a learner is called and appended to, nothing else; read one state, `f.K`");
}

TEST(Learners, StoredReadBetween) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  probe p = $f(q)\n"
                      "  V = append(V, q)\n"
                      "  out = f(q)\n"
                      "}"),
              "learner `f` is read between the appends to its stored states",
              "read it above or below them: between, their numbers of rows differ");
}

TEST(Learners, StoredInTwoBlocks) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  repeat 2 { $V = append(V, q) }\n"
                      "  out = f(q)\n"
                      "}"),
              "stored states of learner `f` are appended to in different blocks",
              "append to `V` beside `K` on line 8");
}

TEST(Learners, StoredWithDifferentLast) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q, last = 4)\n"
                      "  $V = append(V, q, last = 5)\n"
                      "  out = f(q)\n"
                      "}"),
              "stored states of learner `f` are appended to with different `last`",
              "they have one number of rows: give both the same `last`");
}

TEST(Learners, StoredTwice) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  $V = append(V, q)\n"
                      "  out = f(q)\n"
                      "}"),
              "the stored state `V` is appended to twice",
              "stored states are appended once each, in one block");
}

TEST(Learners, StoredNever) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], $V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  out = f(q)\n"
                      "}"),
              "the stored state `V` is never appended to",
              "each stored state of a learner gets a row: `V = append(V, ...)`");
}

TEST(Learners, StoredAssigned) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  $K = 0\n"
                      "  out = f(q)\n"
                      "}"),
              "the stored state `K` is only appended to", "`K = append(K, ...)`");
}

TEST(Learners, StoredKeptInAVariable) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d]\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  w = $softmax(q @ K^T)\n"
                      "  out = f(q) + sum(w)\n"
                      "}"),
              "an array of stored tokens is not kept, found [*]",
              "its length changes: use it within one expression, `softmax(x @ K^T) @ V`");
}

TEST(Learners, StoredWithAnInitialValue) {
  expectError(inLayer("token q : [d]\n"
                      "learner f(x) {\n"
                      "  state K : [*, d], V : [*, d] = $0\n"
                      "  return softmax(x @ K^T) @ V\n"
                      "}\n"
                      "each token {\n"
                      "  K = append(K, q)\n"
                      "  V = append(V, q)\n"
                      "  out = f(q)\n"
                      "}"),
              "the stored state `V` has an initial value",
              "a state `[*, ...]` starts with no rows: leave the value out");
}

TEST(Learners, AppendToAVariable) {
  expectError(inLayer("token q : [d]\n"
                      "m = zeros(3, d)\n"
                      "each token { out = sum($append(m, q)) * q }"),
              "`append` adds a row to a stored state",
              "`K = append(K, k)`, where K is declared as `state K : [*, d]`");
}

} // namespace tttc::dsl::test
