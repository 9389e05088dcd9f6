//===- SecondDerivativeTest.cpp - Outer gradients -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the outer gradient with the same table as the inner one: the mini-batches in
// reverse, each the gradient of its step in the matrix form. Compares with the gradients of
// the interpreter, which shares no derivative with the compiler.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"
#include "SourceFolder.h"
#include "StepGradient.h"
#include "StepKernel.h"

#include "tttc/DSL/Parser.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Interpreter/Interpreter.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"

#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <sstream>

using namespace mlir;
using namespace tttc;
using namespace tttc::test;

namespace {

constexpr int64_t chunk = 4, tokens = 11; // the last mini-batch has 3

class SecondDerivative : public testing::Test {
protected:
  SecondDerivative() {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    registry.insert<ttt::TTTDialect>();
    context.appendDialectRegistry(registry);
    context.disableMultithreading();
  }

  void load(const std::string &path) {
    std::ifstream stream(sourceFolder() + path);
    ASSERT_TRUE(stream) << path;
    std::stringstream text;
    text << stream.rdbuf();
    source = std::make_unique<dsl::Source>(path, text.str());
    diags = std::make_unique<dsl::Diagnostics>(*source);
    file = dsl::parse(*source, *diags);
    ASSERT_TRUE(dsl::check(*file, *diags)) << diags->render();
    dims = {{"heads", 1}, {"b", double(chunk)}, {"d", 8}};
    for (auto [name, value] : dsl::defaultDims(layer())) {
      dims.emplace(name, value);
    }
    std::optional<dsl::DimEnv> bound = dsl::bindDims(layer(), dims, {}, *diags);
    ASSERT_TRUE(bound) << diags->render();
    dims = *bound;
    for (const dsl::Entity *token : layer().tokens) {
      add(*token,
          token->shared ? std::vector<int64_t>{1, tokens} : std::vector<int64_t>{1, 1, tokens});
    }
    for (const dsl::Entity *param : layer().params) {
      add(*param, param->shared ? std::vector<int64_t>() : std::vector<int64_t>{1});
    }
    for (const auto &learner : layer().learners) {
      for (const dsl::Entity *state : learner->states) {
        add(*state, {1});
      }
    }
  }

  const dsl::Layer &layer() { return *file->layers.front(); }

  void add(const dsl::Entity &entity, std::vector<int64_t> shape) {
    std::vector<int64_t> inner = *dsl::concreteShape(entity, dims);
    shape.insert(shape.end(), inner.begin(), inner.end());
    inputs[entity.name] = random(shape);
    if (entity.name == "lr") { // keeps states bounded
      for (double &rate : inputs[entity.name].data) {
        rate *= 0.1;
      }
    }
  }

  Array random(const std::vector<int64_t> &shape) {
    Array array = zeroArray(shape);
    for (double &value : array.data) {
      value = std::normal_distribution<double>(0.1, 0.4)(engine);
    }
    return array;
  }

  /// Returns the states at the start of the mini-batch of token `first`.
  ArrayMap statesAt(int64_t first, const StepGradient &step) {
    ArrayMap cut = inputs, finals, states;
    for (const std::string &token : step.tokens) {
      Array &array = cut.at(token);
      array.data.resize(array.data.size() / tokens * first);
      array.shape[2] = first;
    }
    std::string error;
    EXPECT_TRUE(interpreter::interpret(layer(), dims, cut, finals, error)) << error;
    for (const std::string &state : step.states) {
      states[state] = finals.at(state + "_final");
    }
    return states;
  }

  /// Returns the rows of one mini-batch; those past the end repeat the last one, or are zero.
  std::vector<double> rowsOf(const Array &array, int64_t first, bool repeat) {
    int64_t width = array.data.size() / tokens;
    std::vector<double> rows;
    for (int64_t t = first; t < first + chunk; ++t) {
      for (int64_t j = 0; j < width; ++j) {
        int64_t row = std::min(t, tokens - 1);
        rows.push_back(t < tokens || repeat ? array.data[row * width + j] : 0);
      }
    }
    return rows;
  }

  /// Maps the arguments of a step by name to its results by name.
  using Values = std::map<std::string, std::vector<double>>;
  using Run = std::function<Values(StepGradient &step, const Values &arguments)>;
  Values outerGradients(const ArrayMap &cotangents, const Run &run);
  void expectOuterGradients(const Run &run);

  MLIRContext context;
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::Diagnostics> diags;
  std::unique_ptr<dsl::File> file;
  dsl::DimEnv dims;
  ArrayMap inputs;
  std::mt19937_64 engine{11};
};

/// Processes mini-batches from the last to the first. Cotangents of states are carried, those
/// of params are accumulated.
SecondDerivative::Values SecondDerivative::outerGradients(const ArrayMap &cotangents,
                                                          const Run &run) {
  Values total, carried;
  for (int64_t first = (tokens - 1) / chunk * chunk; first >= 0; first -= chunk) {
    int64_t count = std::min(chunk, tokens - first);
    StepGradient step = differentiateStep(context, *source, layer(), dims, count);
    if (!step.module) {
      return total;
    }
    Values arguments;
    for (const std::string &token : step.tokens) {
      arguments[token] = rowsOf(inputs.at(token), first, /*repeat=*/true);
    }
    for (const auto &[state, array] : statesAt(first, step)) {
      arguments[state] = array.data;
      std::string seed = "d_" + state + "_final";
      arguments[seed] = carried.count(state) ? carried[state] : cotangents.at(seed).data;
    }
    for (const std::string &param : step.params) {
      arguments[param] = inputs.at(param).data;
    }
    arguments["d_out"] = rowsOf(cotangents.at("d_out"), first, /*repeat=*/false);

    Values results = run(step, arguments);
    auto resultOf = [&](const std::string &name) {
      auto found = results.find("d_" + name);
      return found == results.end() ? std::vector<double>(arguments[name].size(), 0)
                                    : found->second;
    };
    for (const std::string &token : step.tokens) {
      std::vector<double> rows = resultOf(token), &all = total["d_" + token];
      size_t real = rows.size() / chunk * count;
      EXPECT_TRUE(llvm::all_of(ArrayRef(rows).drop_front(real), [](double d) { return d == 0; }))
          << token << " past the end";
      all.insert(all.begin(), rows.begin(), rows.begin() + real);
    }
    for (const std::string &state : step.states) {
      carried[state] = total["d_" + state] = resultOf(state);
    }
    for (const std::string &param : step.params) {
      std::vector<double> part = resultOf(param), &sum = total["d_" + param];
      sum.resize(part.size(), 0);
      std::transform(sum.begin(), sum.end(), part.begin(), sum.begin(), std::plus<double>());
    }
  }
  return total;
}

void SecondDerivative::expectOuterGradients(const Run &run) {
  ArrayMap outputs, cotangents, expected;
  std::string error;
  ASSERT_TRUE(interpreter::interpret(layer(), dims, inputs, outputs, error)) << error;
  for (const auto &[name, array] : outputs) {
    cotangents["d_" + name] = random(array.shape);
  }
  ASSERT_TRUE(interpreter::gradients(layer(), dims, inputs, cotangents, expected, error)) << error;
  Values found = outerGradients(cotangents, run);
  for (const auto &[name, array] : expected) {
    double difference = 0, size = 0;
    ASSERT_EQ(found[name].size(), array.data.size()) << name;
    for (auto [a, e] : llvm::zip_equal(found[name], array.data)) {
      difference += (a - e) * (a - e);
      size += e * e;
    }
    EXPECT_GT(size, 0) << name;
    EXPECT_LE(std::sqrt(difference / size), 1e-11) << name;
  }
}

/// Evaluates the step by the definitions of its ops.
std::map<std::string, std::vector<double>>
evaluateStep(StepGradient &step, const std::map<std::string, std::vector<double>> &arguments) {
  Environment values;
  Block &block = step.func().getBody().front();
  for (auto [name, argument] : llvm::zip_equal(step.arguments, block.getArguments())) {
    values[argument] = {ttt::tensorType(argument).getShape().vec(), arguments.at(name)};
  }
  EXPECT_TRUE(succeeded(evaluate(block, values)));
  std::map<std::string, std::vector<double>> results;
  for (auto [name, result] : llvm::zip_equal(step.results, block.getTerminator()->getOperands())) {
    results[name] = values[result].data;
  }
  return results;
}

TEST_F(SecondDerivative, MlpByDefinition) {
  load("/dsl/examples/ttt_mlp.ttt");
  expectOuterGradients(evaluateStep);
}

TEST_F(SecondDerivative, LinearByDefinition) {
  load("/dsl/examples/ttt_linear.ttt");
  expectOuterGradients(evaluateStep);
}

TEST_F(SecondDerivative, TiedWeightsByDefinition) {
  load("/test/Integration/Inputs/deep_tied.ttt");
  expectOuterGradients(evaluateStep);
}

TEST_F(SecondDerivative, MlpAsAKernel) {
  load("/dsl/examples/ttt_mlp.ttt");
  expectOuterGradients(runStepKernel);
}

} // namespace
