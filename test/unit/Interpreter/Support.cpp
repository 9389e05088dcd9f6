//===- Support.cpp - Helpers of the interpreter's tests --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Support.h.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "SourceFolder.h"
#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace tttc::test {

TestLayer TestLayer::fromText(const std::string &text) {
  TestLayer result;
  result.source = std::make_shared<dsl::Source>("test.ttt", text);
  result.diagnostics = std::make_shared<dsl::Diagnostics>(*result.source);
  result.file = dsl::parse(*result.source, *result.diagnostics);
  bool good = !result.diagnostics->hasErrors() && dsl::check(*result.file, *result.diagnostics);
  EXPECT_TRUE(good) << result.diagnostics->render();
  return result;
}

TestLayer TestLayer::example(const std::string &name) {
  std::ifstream file(sourceFolder() + "/dsl/examples/" + name + ".ttt");
  EXPECT_TRUE(file) << name;
  std::stringstream text;
  text << file.rdbuf();
  return fromText(text.str());
}

dsl::DimEnv TestLayer::bind(const ArrayMap &arrays, const dsl::DimEnv &overrides) const {
  dsl::ArrayShapes shapes;
  for (const auto &[name, array] : arrays)
    shapes[name] = array.shape;
  dsl::Diagnostics messages(*source);
  std::optional<dsl::DimEnv> dims = dsl::bindDims(layer(), overrides, shapes, messages);
  EXPECT_TRUE(dims) << messages.render();
  return dims.value_or(dsl::DimEnv());
}

std::vector<std::string> exampleNames() {
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::directory_iterator(sourceFolder() + "/dsl/examples"))
    if (entry.path().extension() == ".ttt")
      names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

double Random::next(double low, double high) {
  state = state * 6364136223846793005u + 1442695040888963407u; // Knuth's MMIX generator
  return low + (high - low) * static_cast<double>(state >> 11) / 9007199254740992.0;
}

Array Random::array(std::vector<int64_t> shape, double low, double high) {
  Array array = zeroArray(std::move(shape));
  for (double &value : array.data)
    value = next(low, high);
  return array;
}

ArrayMap randomInputs(const dsl::Layer &layer, const dsl::DimEnv &dims, int64_t batch,
                      int64_t tokens, Random &random) {
  ArrayMap arrays;
  int64_t heads = static_cast<int64_t>(dims.at("heads"));
  auto make = [&](const dsl::Entity &entity, std::vector<int64_t> shape, double low) {
    std::optional<std::vector<int64_t>> own = dsl::concreteShape(entity, dims);
    ASSERT_TRUE(own) << entity.name;
    shape.insert(shape.end(), own->begin(), own->end());
    arrays[entity.name] = random.array(std::move(shape), low, 0.9);
  };
  for (const dsl::Entity *token : layer.tokens) {
    std::vector<int64_t> shape = {batch};
    if (!token->shared)
      shape.push_back(heads);
    shape.push_back(tokens);
    // Scalars per token are rates and decays: positive.
    make(*token, shape, token->axes.empty() ? 0.1 : -0.9);
  }
  for (const dsl::Entity *param : layer.params)
    make(*param, param->shared ? std::vector<int64_t>() : std::vector<int64_t>{heads}, -0.9);
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (!state->init && !state->growing)
        make(*state, {heads}, -0.9);
  return arrays;
}

dsl::DimEnv smallDims(const dsl::Layer &layer) {
  static const dsl::DimEnv sizes = {{"d", 4},     {"dk", 4},    {"dv", 6},      {"b", 4},
                                    {"width", 8}, {"chunk", 4}, {"segment", 8}, {"split", 4},
                                    {"c", 3},     {"n", 2},     {"steps", 2}};
  dsl::DimEnv dims = {{"heads", 2}};
  for (const dsl::Entity *constant : layer.consts) {
    auto size = sizes.find(constant->name);
    if (size != sizes.end())
      dims.insert(*size);
  }
  return dims;
}

double relativeRms(const Array &a, const Array &b) {
  if (a.shape != b.shape || a.data.size() != b.data.size())
    return INFINITY;
  double difference = 0, size = 0;
  for (size_t i = 0; i < a.data.size(); ++i) {
    difference += (a.data[i] - b.data[i]) * (a.data[i] - b.data[i]);
    size += b.data[i] * b.data[i];
  }
  if (a.data.empty())
    return 0;
  return std::sqrt(size > 0 ? difference / size : difference / static_cast<double>(a.data.size()));
}

double innerProduct(const Array &a, const Array &b) {
  EXPECT_EQ(a.shape, b.shape);
  double sum = 0;
  for (size_t i = 0; i < std::min(a.data.size(), b.data.size()); ++i)
    sum += a.data[i] * b.data[i];
  return sum;
}

void expectGradientsMatchDuals(const TestLayer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                               Random &random) {
  std::string error;
  ArrayMap tangents, cotangents, derivatives, gradient;
  for (const auto &[name, array] : in)
    tangents[name] = random.array(array.shape, -1, 1);
  ASSERT_TRUE(
      interpreter::directionalDerivative(layer.layer(), dims, in, tangents, derivatives, error))
      << error;
  double forward = 0, reverse = 0;
  for (const auto &[name, derivative] : derivatives) {
    cotangents["d_" + name] = random.array(derivative.shape, -1, 1);
    forward += innerProduct(derivative, cotangents["d_" + name]);
  }
  ASSERT_TRUE(interpreter::gradients(layer.layer(), dims, in, cotangents, gradient, error))
      << error;
  EXPECT_EQ(gradient.size(), in.size());
  for (const auto &[name, tangent] : tangents)
    reverse += innerProduct(gradient["d_" + name], tangent);
  EXPECT_NE(forward, 0);
  EXPECT_NEAR(forward, reverse, 1e-10 * (1 + std::fabs(forward)));
}

} // namespace tttc::test
