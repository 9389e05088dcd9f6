//===- RandomProgramsTest.cpp - Derivatives of random programs -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Combines random learners, losses, optimizers and schedules and compares
// gradients with dual numbers. A failure names the seed and shows the program.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

class Generator {
public:
  explicit Generator(uint64_t seed) : random(seed) {}

  std::string program() {
    bool start = chance(), momentum = chance();
    std::string at = pick({"f", start ? "start" : "f", momentum ? "f + 0.5 * m" : "0.9 * f"});
    std::string text =
        "layer random(d = 4, h = 3) {\n  token q, k, v : [d], lr, alpha\n"
        "  param p : [d]\n  view key = " +
        pick({"k", "l2_norm(k)", "rope(k, t)", "k + prev(k)", "p * k", "rope_halves(k, t % 3)",
              "k - 0.5 * next(k)", "l2_norm(cumsum(prev(k) + k))"}) +
        "\n" + learner() + "  loss(f, r) = " +
        pick({"0.5 * sum((f(key) - v)^2)", "-dot(f(key), v)", "mean(softplus(f(key) * v))",
              "norm(f(key) - v)", "sum(max(f(key), v)) + 0.1 * sum(f.A^2)"}) +
        " * r\n\n";
    text += momentum ? "  m = 0\n" : "";
    text += "  every 3 {\n";
    text += start ? "    start = f\n" : "";
    text += "    each token {\n      g = " + gradient(at) + "\n";
    if (momentum)
      text += pick({"      m = alpha * m - lr * g\n", "      m = 0.9 * m - 0.1 * g / (1 + m^2)\n"});
    text += "      f = " + pick({"f", "alpha * f", start ? "start" : "f"}) +
            (momentum ? " + m" : " - 0.3 * g") + "\n";
    text +=
        "      out = p * f(q) + alpha * lr" + std::string(start ? " * f(start.A[1])" : "") + "\n";
    return text + "    }\n  }\n}\n";
  }

private:
  bool chance() { return random.next(0, 1) < 0.5; }
  std::string pick(const std::vector<std::string> &choices) {
    return choices[static_cast<size_t>(random.next(0, static_cast<double>(choices.size())))];
  }
  std::string activation(const std::string &x) {
    return pick({"tanh", "silu", "gelu", "gelu_erf", "sigmoid", "relu", "abs", "softmax",
                 "layer_norm", "rms_norm"}) +
           "(" + x + ")";
  }
  std::string learner() {
    bool deep = chance();
    std::string text = "  learner f(x) {\n    state A : [d, d], c : [d]";
    text += deep ? ", B : [d, h]\n    y = " + activation("x @ B") + "\n" : "\n";
    text += "    return " + pick({"x + ", "p * ", "", "c * "}) +
            activation(std::string(deep ? "y @ B^T @ A" : "x @ A") + " + c") + "\n  }\n";
    return text;
  }
  std::string gradient(const std::string &at) {
    std::string g = "grad(loss, " + at + ", alpha)";
    return pick({g, "lr * " + g, g + " / max(0.5, norm(" + g + "))",
                 "sum_tokens(lr * " + g + ", last = 2)", "mean_tokens(" + g + ", last = 4)"});
  }

  Random random;
};

class RandomProgram : public testing::TestWithParam<int> {};

TEST_P(RandomProgram, GradientsMatchDuals) {
  std::string text = Generator(static_cast<uint64_t>(GetParam())).program();
  SCOPED_TRACE(text);
  TestLayer layer = TestLayer::fromText(text);
  ASSERT_FALSE(HasFailure());
  dsl::DimEnv dims = layer.bind({}, {{"heads", 2}});
  Random random(100 + static_cast<uint64_t>(GetParam()));
  ArrayMap in = randomInputs(layer.layer(), dims, 1, 5, random);
  expectGradientsMatchDuals(layer, dims, in, random);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomProgram, testing::Range(0, 60));

} // namespace
