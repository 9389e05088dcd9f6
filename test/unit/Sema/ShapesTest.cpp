//===- ShapesTest.cpp - Shapes, indices and arguments -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics about shapes: one test for each error.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"

namespace tttc::dsl::test {

TEST(Shapes, SumOfTwoShapes) {
  expectError(
      inLayer("token q : [d], k : [h]\n"
              "each token { out = $q + k }"),
      "`+` needs equal shapes or a number, found [d] and [h]",
      "shapes are equal when their dims are, by name; numbers that happen to agree do not count");
}

TEST(Shapes, SameNumbersAreOtherShapes) {
  expectError(
      "layer a(dk = 64, dv = 64) {\n"
      "  token q : [dk], v : [dv]\n"
      "  each token { out = $q * v }\n"
      "}\n",
      "`*` needs equal shapes or a number, found [dk] and [dv]",
      "shapes are equal when their dims are, by name; numbers that happen to agree do not count");
}

TEST(Shapes, ADefaultDoesNotEquate) {
  expectError(
      "layer a(d = 4, h = 4*d) {\n"
      "  token q : [h], k : [4*d]\n"
      "  each token { out = $q + k }\n"
      "}\n",
      "`+` needs equal shapes or a number, found [h] and [4*d]",
      "shapes are equal when their dims are, by name; numbers that happen to agree do not count");
}

TEST(Shapes, RowAndMatrix) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [d, h]\n"
                      "each token { out = q @ $(W + q) }"),
              "`+` needs equal shapes or a number, found [d, h] and [d]",
              "nothing is repeated along an axis but numbers; `diag(a) @ M` scales rows, `M @ "
              "diag(a)` columns");
}

TEST(Shapes, MatrixTimesRow) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [h, d]\n"
                      "each token { out = $W @ q }"),
              "`@` has a matrix [h, d] on its left and a row [d] on its right",
              "a token is a row: `q @ W^T`");
}

TEST(Shapes, MatrixTimesRowThatFitsTheOtherSide) {
  expectError(inLayer("token q : [h]\n"
                      "param W : [h, d]\n"
                      "each token { out = $W @ q }"),
              "`@` has a matrix [h, d] on its left and a row [h] on its right",
              "a token is a row: `q @ W`");
}

TEST(Shapes, InnerSizes) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [h, d]\n"
                      "each token { out = $q @ W }"),
              "`@` needs equal inner sizes, found [d] and [h, d] (d is not h)", "`q @ W^T` fits");
}

TEST(Shapes, InnerSizesOfATranspose) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [d, h]\n"
                      "each token { out = $q @ W^T }"),
              "`@` needs equal inner sizes, found [d] and [h, d] (d is not h)", "`q @ W` fits");
}

TEST(Shapes, TwoRows) {
  expectError(inLayer("token q, k : [d]\n"
                      "each token { out = $q @ k }"),
              "`@` has two rows, [d] and [d]",
              "`dot(q, k)` is their product, `outer(q, k)` a matrix");
}

TEST(Shapes, NumberWhereAShapeIsNeeded) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [d, d]\n"
                      "m = 0\n"
                      "each token { out = $m @ W + q }"),
              "`@` needs rows or matrices, found a number on its left",
              "`*` multiplies by a number; where a variable is always a number, `zeros(d, e)` "
              "gives it a shape");
}

TEST(Shapes, NumberWhereARowIsNeeded) {
  expectError(inLayer("token q : [d]\n"
                      "m = 0\n"
                      "each token { out = $softmax(m) + q }"),
              "`softmax` needs a row or a matrix, found a number",
              "a variable that is only ever a number gets a shape from `zeros(d, e)`");
}

TEST(Shapes, VariableOfTwoShapes) {
  expectError(inLayer("token q : [d], k : [h]\n"
                      "each token {\n"
                      "  m = q\n"
                      "  m = $k\n"
                      "  out = m\n"
                      "}"),
              "the variable `m` is [d] (line 4), assigned is [h]",
              "a variable has one shape, and only constants fill it");
}

TEST(Shapes, ANumberOfATokenFillsNothing) {
  expectError(inLayer("token q : [d], lr\n"
                      "each token {\n"
                      "  m = q\n"
                      "  m = $lr\n"
                      "  out = m\n"
                      "}"),
              "the variable `m` is [d] (line 4), assigned is a number",
              "a variable has one shape, and only constants fill it");
}

TEST(Shapes, StateOfAnotherShape) {
  expectError(withLearner("each token {\n"
                          "  S = $q + k\n"
                          "  out = f(q)\n"
                          "}\n"
                          "probe p = sum_tokens(loss(f))"),
              "state `S` is [d, d], assigned is [d]",
              "a state keeps its declared shape, and only constants fill it");
}

TEST(Shapes, InitialValueOfAnotherShape) {
  expectError(inLayer("token q : [d]\n"
                      "param c : [h]\n"
                      "learner f(x) {\n"
                      "  state b : [d] = $c\n"
                      "  return x + b\n"
                      "}\n"
                      "each token { out = f(q) }"),
              "state `b` is [d], but its initial value is [h]", "a number fills it");
}

TEST(Shapes, TransposeOfARow) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = $q^T }"),
              "`^T` needs a matrix, found [d]",
              "a row needs no transpose: `x @ W`, `dot(x, y)`, `outer(x, y)`");
}

TEST(Shapes, DiagAlone) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [d, d]\n"
                      "each token { out = q @ ($diag(q) + W) }"),
              "`diag` exists only beside `@`",
              "`diag(a) @ S` scales rows, `S @ diag(a)` columns; `a * x` scales entries");
}

TEST(Shapes, IndexTooLarge) {
  expectError(inLayer("token q : [3]\n"
                      "each token { out = q[$3] }"),
              "the index 3 does not fit an axis of 3", "indices go from 0 to 2");
}

TEST(Shapes, IndexNegative) {
  expectError(inLayer("token q : [3]\n"
                      "each token { out = q[$-1] }"),
              "the index -1 does not fit an axis of 3", "indices go from 0 to 2");
}

TEST(Shapes, IndexNotSeenToFit) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = q[$t] }"),
              "the index `t` is not seen to fit an axis of d",
              "an index is a constant, the `as` of a `repeat d`, or `t % d`");
}

TEST(Shapes, IndexOfAnotherAxis) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = q[$t % h] }"),
              "the index `t % h`, below h, is not seen to fit an axis of d",
              "an index is a constant, the `as` of a `repeat d`, or `t % d`");
}

TEST(Shapes, RemainderOfNoWholeNumber) {
  expectError(
      inLayer("token q : [d], lr\n"
              "each token { out = q * ($lr % 3) }"),
      "`%` needs a whole number on its left, found a number",
      "whole are `t`, the `as` of a `repeat`, and sums and products of those and whole numbers");
}

TEST(Shapes, RemainderByNoDim) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = q * (t % $2.5) }"),
              "`%` needs a dim or a whole number on its right, found `2.5`",
              "`t % b` is the position in `every b`");
}

TEST(Shapes, AxisThatIsNoDim) {
  expectError(
      inLayer("token q : [d], k : [$q]\n"
              "each token { out = q + k }"),
      "`q` is a token, not a dim",
      "here stand the layer's constants, `heads` and numbers: all is fixed at compile time");
}

TEST(Shapes, AxisThatIsNotWhole) {
  expectError(inLayer("token q : [$d/3]\n"
                      "each token { out = q }"),
              "an axis must be a whole positive number, found 1.3333333333333333",
              "this is its value with the defaults of the layer");
}

TEST(Shapes, AxisThatIsTooLong) {
  expectError("layer a(d = 1e16) {\n"
              "  token q : [$d]\n"
              "  each token { out = q }\n"
              "}\n",
              "an axis must be at most 9007199254740992, found 1e+16",
              "this is its value with the defaults of the layer");
}

TEST(Shapes, RopeOfOddAxis) {
  expectError(inLayer("token q : [3]\n"
                      "each token { out = $rope(q, t) }"),
              "`rope` turns pairs of entries, found an odd axis in [3]", "its last axis is even");
}

TEST(Shapes, ConvNeedsTaps) {
  expectError(
      inLayer("token q : [d]\n"
              "param C : [h, 4]\n"
              "each token { out = $conv(q, C) }"),
      "`conv` needs a row and a matrix with one row of taps per entry, found [d] and [h, 4]",
      "`C : [d, n]` for `u : [d]`; its last column is for the token itself");
}

TEST(Shapes, ArgumentCount) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = $exp(q, q) }"),
              "`exp` takes 1 argument, found 2", "it is used as `exp(x)`");
}

TEST(Shapes, FunctionArgumentCount) {
  expectError(inLayer("token q : [d]\n"
                      "g(x, y) = x + y\n"
                      "each token { out = $g(q) }"),
              "function `g` takes 2 arguments, found 1", "it is declared on line 3");
}

TEST(Shapes, UnknownOption) {
  expectError(inLayer("token q : [d]\n"
                      "each token { out = layer_norm(q, $epsilon = 1) }"),
              "`layer_norm` has no option `epsilon`", "its option is `eps`");
}

TEST(Shapes, OptionNotConstant) {
  expectError(inLayer("token q : [d], e\n"
                      "each token { out = layer_norm(q, eps = $e) }"),
              "the option `eps` is fixed at compile time, found `e`",
              "use a number or a constant of the layer");
}

TEST(Shapes, ErrorInABody) {
  expectError(inLayer("token q : [d]\n"
                      "param W : [h, d]\n"
                      "g(x) = $x @ W\n"
                      "each token { out = g(q) }"),
              "`@` needs equal inner sizes, found [d] and [h, d] (d is not h)", "`x @ W^T` fits");
}

TEST(Shapes, TooMuchInlined) {
  expectError(inLayer("token q : [d]\n"
                      "g0(x) = x + x\n"
                      "g1(x) = g0(x) + g0(x)\n"
                      "g2(x) = g1(x) + g1(x)\n"
                      "g3(x) = g2(x) + g2(x)\n"
                      "g4(x) = g3(x) + g3(x)\n"
                      "g5(x) = g4(x) + g4(x)\n"
                      "g6(x) = g5(x) + g5(x)\n"
                      "g7(x) = g6(x) + g6(x)\n"
                      "g8(x) = g7(x) + g7(x)\n"
                      "g9(x) = g8(x) + g8(x)\n"
                      "g10(x) = g9(x) + g9(x)\n"
                      "g11(x) = g10(x) + g10(x)\n"
                      "g12(x) = g11(x) + g11(x)\n"
                      "g13(x) = g12(x) + g12(x)\n"
                      "g14(x) = g13(x) + g13(x)\n"
                      "g15(x) = g14(x) + g14(x)\n"
                      "g16(x) = g15(x) + g15(x)\n"
                      "g17(x) = g16(x) + g16(x)\n"
                      "g18(x) = g17(x) + g17(x)\n"
                      "g19(x) = g18(x) + g18(x)\n"
                      "g20(x) = g19(x) + g19(x)\n"
                      "g21(x) = g20(x) + g20(x)\n"
                      "g22(x) = g21(x) + g21(x)\n"
                      "g23(x) = g22(x) + g22(x)\n"
                      "each token { out = $g23(q) }"),
              "the layer takes too many steps to check",
              "bodies are inlined at each call, and 2000000 operations are the limit: use "
              "variables for values that are needed again");
}

TEST(Shapes, DivisionByZero) {
  expectWarning(inLayer("token q : [d]\n"
                        "each token { out = q / $0 }"),
                "this divides by zero", "the quotient is infinite, or no number");
  expectWarning("layer a(d = 4, n = 0) {\n  token q : [d]\n  each token { out = q / $n }\n}\n",
                "this divides by zero", "`n` is 0 with the defaults of the layer");
  expectWarning("layer a(d = 4) {\n  token q : [d]\n  each token { out = q / $(d - 4) }\n}\n",
                "this divides by zero", "`(d - 4)` is 0 with the defaults of the layer");
  expectAccepted(inLayer("token q : [d]\neach token { out = q / d }"));
}

} // namespace tttc::dsl::test
