//===- TokensTest.cpp - Tokens, loops, `out` and heads ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics about the places of statements: one test for each error.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Tokens, TokenOutsideEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "m = sum($q)\n"
                      "each token { out = q * m }"),
              "the token `q` has a value only for a token",
              "tokens have values in `each token`; `sum_tokens(...)` and `mean_tokens(...)` go "
              "over all tokens of the block");
}

TEST(Tokens, TokenIndexOutsideEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "m = $t\n"
                      "each token { out = q * m }"),
              "`t` has a value only for a token",
              "tokens have values in `each token`; `sum_tokens(...)` and `mean_tokens(...)` go "
              "over all tokens of the block");
}

TEST(Tokens, FunctionThatReadsATokenOutsideEachToken) {
  expectError(withLearner("f = f - $grad(loss, f)\n"
                          "each token { out = f(q) }"),
              "this call reads the token `lr`, which has a value only for a token",
              "tokens have values in `each token`; `sum_tokens(...)` and `mean_tokens(...)` go "
              "over all tokens of the block");
}

TEST(Tokens, SumInEachTokenWithoutLast) {
  expectError(withLearner("each token {\n"
                          "  f = f - $sum_tokens(grad(loss, f))\n"
                          "  out = f(q)\n"
                          "}"),
              "`sum_tokens` in `each token` needs `last`",
              "`sum_tokens(..., last = c)` is over this token and the c - 1 before it; over the "
              "whole group it stands outside `each token`");
}

TEST(Tokens, LastOutsideEachToken) {
  expectError(withLearner("f = f - mean_tokens(grad(loss, f), $last = 2)\n"
                          "each token { out = f(q) }"),
              "`last` outside `each token`",
              "outside, `mean_tokens` is over all tokens of the block");
}

TEST(Tokens, NestedSums) {
  expectError(inLayer("token q : [d]\n"
                      "m = sum_tokens(q - $mean_tokens(q))\n"
                      "each token { out = q * m }"),
              "`mean_tokens` inside a sum over tokens", "set a variable to the inner one first");
}

TEST(Tokens, SumInAFunction) {
  expectError(inLayer("token q : [d]\n"
                      "g(x) = $sum_tokens(x)\n"
                      "m = g(1)\n"
                      "each token { out = q * m }"),
              "`sum_tokens` in function `g`", "write it in the program and pass the value");
}

TEST(Tokens, SumInAView) {
  expectError(inLayer("token q : [d]\n"
                      "view u = $mean_tokens(q, last = 2)\n"
                      "each token { out = u }"),
              "`mean_tokens` in view `u`", "write it in the program and pass the value");
}

TEST(Tokens, VariableOfATokenInASum) {
  expectError(
      inLayer("token q : [d]\n"
              "each token {\n"
              "  u = q + q\n"
              "  out = sum_tokens($u, last = 3)\n"
              "}"),
      "the variable `u` lives in `each token`: it has no value for the other tokens of a sum",
      "make it a view, or pass what it is made of");
}

TEST(Tokens, LastNotConstant) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = sum_tokens(q, last = $t) }"),
              "the option `last` is fixed at compile time, found `t`",
              "use a number or a constant of the layer");
}

TEST(Tokens, LastZero) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = sum_tokens(q, last = $0) }"),
              "`last` must be a whole positive number, found 0", "the least is 1");
}

TEST(Tokens, HistoryOfALearner) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = prev($f(q))\n"
                          "}"),
              "`prev` reads earlier tokens: its argument is made of tokens, views, outer "
              "parameters and constants",
              "a learner or a variable has no earlier values; keep them in a state or a variable");
}

TEST(Tokens, HistoryOutsideEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "param w : [d]\n"
                      "m = $prev(w)\n"
                      "each token { out = q * m }"),
              "`prev` has a value only for a token",
              "use it in `each token`, in a view, or in `sum_tokens(...)`");
}

TEST(Tokens, EveryThatIsNoDim) {
  expectError(inLayer("token q, n : [d]\n"
                      "m = 0\n"
                      "every $n { m = m + 1 }\n"
                      "each token { out = q * m + n }"),
              "the length of `every` must be a dim or a whole number, found `n`",
              "lengths are fixed at compile time: use the layer's constants and whole numbers");
}

TEST(Tokens, EveryThatIsNotWhole) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "every $2.5 { m = m + 1 }\n"
                      "each token { out = q * m }"),
              "the length of `every` must be a dim or a whole number, found `2.5`",
              "lengths are fixed at compile time: use the layer's constants and whole numbers");
}

TEST(Tokens, RepeatZeroTimes) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "repeat $0 { m = m + 1 }\n"
                      "each token { out = q * m }"),
              "the length of `repeat` must be a whole positive number, found 0", "the least is 1");
}

TEST(Tokens, ConstantThatIsNoLength) {
  expectError("layer a(d = 4, rate = 0.5) {\n"
              "  token q : [d]\n"
              "  m = 0\n"
              "  every $rate { m = m + 1 }\n"
              "  each token { out = q * m }\n"
              "}\n",
              "the length of `every` must be a whole positive number, found 0.5",
              "this is its value with the defaults of the layer");
}

TEST(Tokens, InnerEveryThatDoesNotDivide) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "every h { every $d { m = m + 1 } }\n"
                      "each token { out = q * m }"),
              "an inner `every` must divide the outer one, found d in h",
              "the outer groups are 6 tokens, the inner ones 4");
}

TEST(Tokens, EveryInEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "each token {\n"
                      "  $every 2 { m = m + 1 }\n"
                      "  out = q * m\n"
                      "}"),
              "`every` inside `each token`",
              "inside there is one token only; `repeat n` runs statements several times");
}

TEST(Tokens, EachTokenInEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "each token {\n"
                      "  $each token { m = m + q }\n"
                      "  out = q * m\n"
                      "}"),
              "`each token` inside `each token`",
              "inside there is one token only; `repeat n` runs statements several times");
}

TEST(Tokens, OutOutsideEachToken) {
  expectError(inLayer("token q : [d]\n"
                      "each token { probe p = q }\n"
                      "$out = 1"),
              "`out` outside `each token`",
              "each token has its output: `each token { out = ... }`");
}

TEST(Tokens, OutMissing) {
  expectError("layer $a(d = 4) {\n"
              "  token q : [d]\n"
              "  each token { probe p = q }\n"
              "}\n",
              "layer `a` has no `out`", "say what a token reads: `each token { out = f(q) }`");
}

TEST(Tokens, OutTwice) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = q }\n"
                      "each token { $out = q }"),
              "`out` is given twice", "the first is on line 3; a layer has one output");
}

TEST(Tokens, OutInRepeat) {
  expectError(inLayer("token q : [d]\n"
                      "each token { repeat 3 { $out = q } }"),
              "`out` in a `repeat`", "it is given once per token: put it below the `repeat`");
}

TEST(Tokens, EachTokenInRepeatGivesNoOut) {
  expectError(inLayer("token q : [d]\n"
                      "repeat 3 { each token { $out = q } }"),
              "`out` in a `repeat`", "it is given once per token: put it below the `repeat`");
}

TEST(Tokens, OutOfALearner) {
  expectError(withLearner("each token {\n"
                          "  f = f - grad(loss, f)\n"
                          "  out = $f\n"
                          "  probe p = q\n"
                          "}"),
              "`out` is an array, found a value of learner `f`",
              "call it, `out = f(...)`, or keep it with `probe`");
}

TEST(Tokens, JoinThatReachesAState) {
  expectError(inLayer("token q, k : [d]\n"
                      "param W : [heads*d, d]\n"
                      "learner f(x) {\n"
                      "  state S : [d, d]\n"
                      "  return x @ S\n"
                      "}\n"
                      "each token {\n"
                      "  S = S + outer(k, $join(k) @ W)\n"
                      "  out = f(q)\n"
                      "}"),
              "`join` in what reaches a state: heads would depend on each other",
              "`join` stands in `out` and `probe` only");
}

TEST(Tokens, JoinInAVariable) {
  expectError(inLayer("token q, k : [d]\n"
                      "param W : [heads*d, d]\n"
                      "each token {\n"
                      "  y = q + $join(k) @ W\n"
                      "  out = y\n"
                      "}"),
              "`join` in the value of `y`: heads would depend on each other if a state read it",
              "`join` stands in `out` and `probe` only");
}

TEST(Tokens, JoinInAFunction) {
  expectError(inLayer("token q : [d]\n"
                      "g(x) = $join(x)\n"
                      "each token { out = g(q) }"),
              "`join` in function `g`", "`join` stands in `out` and `probe` only");
}

TEST(Tokens, JoinOfWhatAllHeadsShare) {
  expectError(inLayer("shared token q : [d]\n"
                      "each token { out = $join(q) }"),
              "`join` puts the heads side by side, but nothing in it is per head",
              "tokens and params are per head unless they are `shared`, and so are learners");
}

TEST(Tokens, JoinOfAMatrix) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = $join(outer(q, q)) }"),
              "`join` takes a row or a number of each head, found [d, d]",
              "multiply a matrix by a row first");
}

} // namespace tttc::dsl::test
