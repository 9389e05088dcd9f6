//===- TapeTest.cpp - Tests of the number types ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every primitive's derivative against central differences, to second order
// through a tape on a tape, and dual numbers against the tape.
//
//===----------------------------------------------------------------------===//

#include "tttc/Interpreter/Tape.h"

#include <gtest/gtest.h>

using namespace tttc::interpreter;

namespace {

/// A function of two numbers of any type, using one primitive in a nonlinear way.
struct Function {
  const char *name;
  double (*plain)(double, double);
  Dual (*dual)(Dual, Dual);
  Recorded<double> (*once)(Recorded<double>, Recorded<double>);
  Recorded<Recorded<double>> (*twice)(Recorded<Recorded<double>>, Recorded<Recorded<double>>);
};

#define FUNCTION(NAME, EXPRESSION)                                                                 \
  struct NAME##Body {                                                                              \
    template <typename N> static N run(N x, N y) { return EXPRESSION; }                            \
  };
#define ROW(NAME) {#NAME, NAME##Body::run, NAME##Body::run, NAME##Body::run, NAME##Body::run}

FUNCTION(Arithmetic, (x + y) * x - y / x + (-y))
FUNCTION(Exp, apply<ExpRule>(x *y))
FUNCTION(Log, apply<LogRule>(x *y + literal<N>(2)))
FUNCTION(Log1p, apply<Log1pRule>(x *y))
FUNCTION(Sqrt, apply<SqrtRule>(x *x + y))
FUNCTION(Tanh, apply<TanhRule>(x *y))
FUNCTION(Erf, apply<ErfRule>(x *y))
FUNCTION(Sin, apply<SinRule>(x *y))
FUNCTION(Cos, apply<CosRule>(x *y))
FUNCTION(Absolute, absolute(-(x *y)) + absolute(x * y))
FUNCTION(Maximum, maximum(x *x, y) * maximum(y, x *x))
FUNCTION(Minimum, minimum(x *x, y) * minimum(y, x *x))
FUNCTION(Products, (sumOfProducts<N>(
                       3, [&](int64_t i) -> const N & { return i == 1 ? y : x; },
                       [&](int64_t i) -> const N & { return i == 2 ? y : x; })))

const Function functions[] = {ROW(Arithmetic), ROW(Exp),     ROW(Log),     ROW(Log1p), ROW(Sqrt),
                              ROW(Tanh),       ROW(Erf),     ROW(Sin),     ROW(Cos),   ROW(Maximum),
                              ROW(Absolute),   ROW(Minimum), ROW(Products)};

constexpr double x0 = 0.7, y0 = 0.4;

class Primitive : public testing::TestWithParam<Function> {
protected:
  const Function &f = GetParam();

  /// Returns d f / d x and d f / d y by the tape.
  std::pair<double, double> gradient(double x, double y) {
    Tape<double> tape;
    Recorded<double> a = tape.variable(x), b = tape.variable(y);
    Recorded<double> result = f.once(a, b);
    EXPECT_DOUBLE_EQ(result.value, f.plain(x, y));
    std::vector<double> adjoints(tape.size(), 0.0);
    adjoints[result.node] = 1;
    tape.sweep(adjoints);
    return {adjoints[a.node], adjoints[b.node]};
  }
};

TEST_P(Primitive, TapeAgreesWithCentralDifferences) {
  const double h = 1e-6;
  auto [dx, dy] = gradient(x0, y0);
  EXPECT_NEAR(dx, (f.plain(x0 + h, y0) - f.plain(x0 - h, y0)) / (2 * h), 1e-8);
  EXPECT_NEAR(dy, (f.plain(x0, y0 + h) - f.plain(x0, y0 - h)) / (2 * h), 1e-8);
}

TEST_P(Primitive, DualNumbersAgreeWithTheTape) {
  auto [dx, dy] = gradient(x0, y0);
  Dual result = f.dual({x0, 0.3}, {y0, -1.1});
  EXPECT_DOUBLE_EQ(result.value, f.plain(x0, y0));
  EXPECT_NEAR(result.derivative, 0.3 * dx - 1.1 * dy, 1e-14);
}

TEST_P(Primitive, NestedTapeGivesSecondDerivatives) {
  using Twice = Recorded<double>;
  Tape<double> outer;
  Twice x = outer.variable(x0), y = outer.variable(y0);
  Twice dx, dy;
  {
    Tape<Twice> inner;
    Recorded<Twice> a = inner.variable(x), b = inner.variable(y);
    Recorded<Twice> result = f.twice(a, b);
    std::vector<Twice> adjoints(inner.size());
    adjoints[result.node] = literal<Twice>(1);
    inner.sweep(adjoints);
    dx = adjoints[a.node];
    dy = adjoints[b.node];
  }
  const double h = 1e-6;
  for (int which = 0; which < 2; ++which) {
    Twice first = which ? dy : dx;
    auto component = [&](double p, double q) {
      auto both = gradient(p, q);
      return which ? both.second : both.first;
    };
    EXPECT_NEAR(first.value, component(x0, y0), 1e-14);
    std::vector<double> adjoints(outer.size(), 0.0);
    if (first.node != Twice::none)
      adjoints[first.node] = 1;
    outer.sweep(adjoints);
    double xx = (component(x0 + h, y0) - component(x0 - h, y0)) / (2 * h);
    double xy = (component(x0, y0 + h) - component(x0, y0 - h)) / (2 * h);
    EXPECT_NEAR(adjoints[x.node], xx, 1e-7);
    EXPECT_NEAR(adjoints[y.node], xy, 1e-7);
  }
}

INSTANTIATE_TEST_SUITE_P(, Primitive, testing::ValuesIn(functions),
                         [](const auto &info) { return std::string(info.param.name); });

TEST(Tape, ConstantsAreNotRecorded) {
  Tape<double> tape;
  Recorded<double> a = literal<Recorded<double>>(2), b = literal<Recorded<double>>(3);
  Recorded<double> c = apply<ExpRule>(a * b + a / b);
  EXPECT_EQ(tape.size(), 0u);
  EXPECT_DOUBLE_EQ(c.value, std::exp(6 + 2.0 / 3));
}

TEST(Tape, WhatDoesNotReachTheResultIsNotVisited) {
  Tape<double> tape;
  Recorded<double> x = tape.variable(0);
  Recorded<double> unused = apply<LogRule>(x); // its derivative is infinite
  EXPECT_TRUE(std::isinf(unused.value));
  Recorded<double> result = x * x + x;
  std::vector<double> adjoints(tape.size(), 0.0);
  adjoints[result.node] = 1;
  tape.sweep(adjoints);
  EXPECT_EQ(adjoints[x.node], 1);
}

} // namespace
