//===- FunctionsTest.cpp - Operators and built-in functions by value -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row evaluates one expression on fixed inputs and compares with values
// computed from the definition in the language reference.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

/// Inputs: a = [1, -2, 3], b = [0.5, 4, -1], s = 2, u = [1, 2, 3, 4], M = [[1, 2], [3, 4],
/// [5, 6]]; one token, one head.
struct Row {
  const char *name, *expression;
  std::vector<double> expected;
};

std::vector<double> rotated() {
  double c0 = std::cos(2.0), s0 = std::sin(2.0), c1 = std::cos(0.02), s1 = std::sin(0.02);
  return {c0 - 2 * s0, 2 * c0 + s0, 3 * c1 - 4 * s1, 4 * c1 + 3 * s1};
}

/// Returns the pairs (u[0], u[2]) and (u[1], u[3]) rotated by the same angles.
std::vector<double> rotatedHalves() {
  double c0 = std::cos(2.0), s0 = std::sin(2.0), c1 = std::cos(0.02), s1 = std::sin(0.02);
  return {c0 - 3 * s0, 2 * c1 - 4 * s1, 3 * c0 + s0, 4 * c1 + 2 * s1};
}

std::vector<double> softmaxOfA() {
  double total = std::exp(1) + std::exp(-2) + std::exp(3);
  return {std::exp(1) / total, std::exp(-2) / total, std::exp(3) / total};
}

std::vector<double> normalised(double mean, double divisor) {
  return {(1 - mean) / divisor, (-2 - mean) / divisor, (3 - mean) / divisor};
}

/// Returns row 1 of newton_schulz(outer(x, y)): a matrix of rank one keeps its directions,
/// and the polynomial is applied to its singular value five times.
std::vector<double> orthogonalised(const std::vector<double> &x, const std::vector<double> &y) {
  double xx = 0, yy = 0;
  for (double entry : x)
    xx += entry * entry;
  for (double entry : y)
    yy += entry * entry;
  double size = std::sqrt(xx * yy), s = size / (size + 1e-7);
  for (int step = 0; step < 5; ++step)
    s = 3.4445 * s - 4.7750 * std::pow(s, 3) + 2.0315 * std::pow(s, 5);
  std::vector<double> row;
  for (double entry : y)
    row.push_back(s * x[1] * entry / size);
  return row;
}

std::vector<Row> rows() {
  const double var = 14 / 3.0 - 4 / 9.0;
  return {
      {"Add", "a + b", {1.5, 2, 2}},
      {"Broadcast", "s * a - 1", {1, -5, 5}},
      {"Divide", "a / b", {2, -0.5, -3}},
      {"Modulo", "(t + 10) % 3 + 0 * s", {1}},
      {"Power", "a^3", {1, -8, 27}},
      {"MinusBindsLooser", "-a^2", {-1, -4, -9}},
      {"Index", "u[2]", {3}},
      {"IndexOfMatrix", "M[1]", {3, 4}},
      {"RowTimesMatrix", "a @ M", {10, 12}},
      {"RowTimesTransposed", "M[0] @ M^T", {5, 11, 17}},
      {"MatrixTimesMatrix", "(M @ M^T)[2]", {17, 39, 61}},
      {"DiagLeft", "(diag(a) @ M)[1]", {-6, -8}},
      {"DiagRight", "(M @ diag(M[0]))[2]", {5, 12}},
      {"DiagOfRow", "a @ diag(b)", {0.5, -8, -3}},
      {"TwoDiags", "(diag(a) @ diag(b))[1]", {0, -8, 0}},
      {"Outer", "outer(a, M[0])[2]", {3, 6}},
      {"Dot", "dot(a, b)", {-10.5}},
      {"Sum", "sum(M)", {21}},
      {"Mean", "mean(a)", {2 / 3.0}},
      {"Norm", "norm(a)", {std::sqrt(14)}},
      {"RowNorms", "row_norms(M)", {std::sqrt(5), 5, std::sqrt(61)}},
      {"ColNorms", "col_norms(M)", {std::sqrt(35), std::sqrt(56)}},
      {"MaxScalar", "max(a, 0)", {1, 0, 3}},
      {"MinArrays", "min(a, b)", {0.5, -2, -1}},
      {"Zeros", "zeros(2) + s", {2, 2}},
      {"Exp", "exp(a)", {std::exp(1), std::exp(-2), std::exp(3)}},
      {"Log", "log(a^2)", {0, std::log(4), std::log(9)}},
      {"Sqrt", "sqrt(a^2)", {1, 2, 3}},
      {"Abs", "abs(a)", {1, 2, 3}},
      {"Sign", "sign(a)", {1, -1, 1}},
      {"SignOfZero", "sign(0 * a)", {0, 0, 0}},
      {"SignOfNaN", "sign(sqrt(-a^2))", {0, 0, 0}},
      {"Tanh", "tanh(a)", {std::tanh(1), std::tanh(-2), std::tanh(3)}},
      {"Sigmoid",
       "sigmoid(a)",
       {1 / (1 + std::exp(-1)), 1 / (1 + std::exp(2)), 1 / (1 + std::exp(-3))}},
      {"SigmoidFarOut", "sigmoid(1000 * a)", {1, 0, 1}},
      {"Softplus",
       "softplus(a)",
       {std::log1p(std::exp(1)), std::log1p(std::exp(-2)), std::log1p(std::exp(3))}},
      {"SoftplusFarOut", "softplus(1000 * a)", {1000, 0, 3000}},
      {"Relu", "relu(a)", {1, 0, 3}},
      {"Silu", "silu(a)", {1 / (1 + std::exp(-1)), -2 / (1 + std::exp(2)), 3 / (1 + std::exp(-3))}},
      // 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))), 0.5 x (1 + erf(x / sqrt(2))).
      {"Gelu", "gelu(a)", {0.8411919906082768, -0.04540230591222494, 2.996362607918227}},
      {"GeluErf", "gelu_erf(a)", {0.8413447460685429, -0.04550026389635842, 2.99595030590511}},
      {"Softmax", "softmax(a)", softmaxOfA()},
      {"SoftmaxFarOut", "softmax(1000 * a)", {0, 0, 1}},
      {"SoftmaxPerRow", "softmax(M)[1]", {1 / (1 + std::exp(1)), 1 / (1 + std::exp(-1))}},
      {"LayerNorm", "layer_norm(a)", normalised(2 / 3.0, std::sqrt(var + 1e-6))},
      {"LayerNormEps", "layer_norm(a, eps = 2)", normalised(2 / 3.0, std::sqrt(var + 2))},
      {"RmsNorm", "rms_norm(a, eps = 0.5)", normalised(0, std::sqrt(14 / 3.0 + 0.5))},
      {"L2Norm", "l2_norm(a, eps = 2)", normalised(0, 4)},
      {"Rope", "rope(u, s)", rotated()},
      {"RopeBase", "rope(u, s, base = 1)[2]", {3 * std::cos(2) - 4 * std::sin(2)}},
      {"RopeHalves", "rope_halves(u, s)", rotatedHalves()},
      {"RopeHalvesBase", "rope_halves(u, s, base = 1)[1]", {2 * std::cos(2) - 4 * std::sin(2)}},
      {"RopeOfEachRow",
       "rope_halves(M, s)[2]",
       {5 * std::cos(2) - 6 * std::sin(2), 6 * std::cos(2) + 5 * std::sin(2)}},
      {"NewtonSchulzWide", "newton_schulz(outer(a, u))[1]",
       orthogonalised({1, -2, 3}, {1, 2, 3, 4})},
      {"NewtonSchulzTall", "newton_schulz(outer(u, a))[1]",
       orthogonalised({1, 2, 3, 4}, {1, -2, 3})},
      {"TokenIndex", "t + 0 * s", {0}},
      {"Heads", "heads + 0 * s", {1}},
  };
}

class Expression : public testing::TestWithParam<Row> {};

TEST_P(Expression, HasTheValueOfItsDefinition) {
  // The probe reads every input, so that no row leaves one unused.
  TestLayer layer = TestLayer::fromText("layer row(d = 3, e = 4, m = 2) {\n"
                                        "  token a, b : [d], u : [e], s\n"
                                        "  param M : [d, m]\n"
                                        "  each token {\n"
                                        "    probe all = sum(a) + sum(b) + sum(u) + s + sum(M)\n"
                                        "    out = " +
                                        std::string(GetParam().expression) + "\n  }\n}\n");
  ArrayMap in, out;
  in["a"] = {{1, 1, 1, 3}, {1, -2, 3}};
  in["b"] = {{1, 1, 1, 3}, {0.5, 4, -1}};
  in["u"] = {{1, 1, 1, 4}, {1, 2, 3, 4}};
  in["s"] = {{1, 1, 1}, {2}};
  in["M"] = {{1, 3, 2}, {1, 2, 3, 4, 5, 6}};
  std::string error;
  ASSERT_TRUE(interpreter::interpret(layer.layer(), layer.bind(in), in, out, error)) << error;
  ASSERT_EQ(out["out"].data.size(), GetParam().expected.size());
  for (size_t i = 0; i < GetParam().expected.size(); ++i)
    EXPECT_NEAR(out["out"].data[i], GetParam().expected[i], 1e-14) << i;
}

INSTANTIATE_TEST_SUITE_P(, Expression, testing::ValuesIn(rows()),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
