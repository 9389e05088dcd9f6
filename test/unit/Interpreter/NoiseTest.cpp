//===- NoiseTest.cpp - Perturbations of operands --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operands that Noise perturbs, by how much, and only during its lifetime.
//
//===----------------------------------------------------------------------===//

#include "tttc/Interpreter/Noise.h"
#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

const char text[] = R"(
layer products {
  token x : [4]
  token s
  learner f(y) {
    state W : [4, 4]
    return y @ W
  }
  loss(f) = 0.5 * sum((f(x) - x)^2)
  each token {
    f = s * f - 0.1 * grad(loss, f)
    out = EXPRESSION
  }
}
)";

struct Results {
  ArrayMap outputs;
  ArrayMap gradients;
};

Results runWith(const std::string &expression, double unit) {
  std::string program = text;
  program.replace(program.find("EXPRESSION"), 10, expression);
  const TestLayer test = TestLayer::fromText(program);
  Random random(3);
  const dsl::DimEnv dims = {{"heads", 1}};
  const ArrayMap in = randomInputs(test.layer(), dims, 1, 5, random);
  Results run;
  std::string error;
  interpreter::Noise noise(unit, 7);
  EXPECT_TRUE(interpreter::interpret(test.layer(), dims, in, run.outputs, error)) << error;
  const ArrayMap cotangents = {{"d_out", run.outputs.at("out")}};
  EXPECT_TRUE(interpreter::gradients(test.layer(), dims, in, cotangents, run.gradients, error))
      << error;
  return run;
}

/// Returns the root mean square of a difference, relative to `b`.
double distance(const Array &a, const Array &b) {
  double difference = 0, size = 0;
  for (size_t i = 0; i < b.data.size(); ++i) {
    difference += (a.data[i] - b.data[i]) * (a.data[i] - b.data[i]);
    size += b.data[i] * b.data[i];
  }
  return std::sqrt(difference / size);
}

TEST(Noise, MovesProductsByAboutItsUnit) {
  const Results exact = runWith("f(x)", 0);
  for (double unit : {1e-3, 1e-5}) {
    const Results moved = runWith("f(x)", unit);
    for (const char *name : {"out", "W_final"}) {
      const double far = distance(moved.outputs.at(name), exact.outputs.at(name));
      EXPECT_GT(far, unit / 20) << name;
      EXPECT_LT(far, unit * 20) << name;
    }
    for (const char *name : {"d_x", "d_W"}) {
      const double far = distance(moved.gradients.at(name), exact.gradients.at(name));
      EXPECT_GT(far, unit / 20) << name;
      EXPECT_LT(far, unit * 20) << name;
    }
  }
}

TEST(Noise, LeavesSumsAndFunctionsAlone) {
  for (const char *expression : {"s * x + exp(x)", "layer_norm(x) / norm(x)"})
    EXPECT_EQ(runWith(expression, 1e-3).outputs.at("out").data,
              runWith(expression, 0).outputs.at("out").data)
        << expression;
}

TEST(Noise, LivesAsLongAsItsScope) {
  EXPECT_EQ(interpreter::Noise::active(), nullptr);
  {
    interpreter::Noise outer(0.5, 1);
    {
      interpreter::Noise inner(0.25, 1);
      EXPECT_EQ(interpreter::Noise::active(), &inner);
      for (int i = 0; i < 100; ++i)
        EXPECT_LE(std::fabs(inner.error()), 0.25);
    }
    EXPECT_EQ(interpreter::Noise::active(), &outer);
  }
  EXPECT_EQ(interpreter::Noise::active(), nullptr);
}

} // namespace
