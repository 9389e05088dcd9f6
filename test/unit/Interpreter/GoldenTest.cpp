//===- GoldenTest.cpp - The interpreter against code that is not ours ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs, final states and gradients of test/golden: relative RMS error per array.
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "tttc/Arrays/Npz.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>

using namespace tttc;
using namespace tttc::test;

namespace {

/// How an official parameter becomes the DSL's.
enum class Map {
  Reshape,          ///< same order; shape as the layer declares it
  Transpose,        ///< [out, in] to [in, out]
  TransposePerHead, ///< [H * d, in] to [H, in, d]
};
struct Renamed {
  const char *official, *name;
  Map map;
};

struct Case {
  const char *file, *example;
  double base; ///< of layers: the base rate
  double tolerance;
  std::vector<Renamed> names; ///< of layers: all but x, out and their gradients
};

const std::vector<Renamed> sharedNames = {
    {"learnable_token_idx", "tok", Map::Reshape},
    {"learnable_ttt_lr_weight", "theta", Map::Reshape},
    {"learnable_ttt_lr_bias", "bias", Map::Reshape},
    {"ttt_norm_weight", "gamma", Map::Reshape},
    {"ttt_norm_bias", "beta", Map::Reshape},
    {"W1", "W1", Map::Reshape},
    {"b1", "b1", Map::Reshape},
    {"v_proj.weight", "Wv", Map::TransposePerHead},
    {"o_proj.weight", "Wo", Map::Transpose},
    {"post_norm.weight", "norm_w", Map::Reshape},
    {"post_norm.bias", "norm_b", Map::Reshape},
};

std::vector<Renamed> with(std::vector<Renamed> more) {
  more.insert(more.end(), sharedNames.begin(), sharedNames.end());
  return more;
}

std::vector<Case> cases() {
  const std::vector<Renamed> linear = with({{"q_proj.weight", "Wq", Map::TransposePerHead},
                                            {"k_proj.weight", "Wk", Map::TransposePerHead}});
  const std::vector<Renamed> mlp = with({{"q_proj.weight", "Wqk", Map::TransposePerHead},
                                         {"W2", "W2", Map::Reshape},
                                         {"b2", "b2", Map::Reshape},
                                         {"conv_q.weight", "conv_q", Map::Reshape},
                                         {"conv_q.bias", "conv_qb", Map::Reshape},
                                         {"conv_k.weight", "conv_k", Map::Reshape},
                                         {"conv_k.bias", "conv_kb", Map::Reshape},
                                         {"g_proj.weight", "Wg", Map::Transpose}});
  return {
      {"inner_linear_d64_b16", "ttt_linear", 0, 1e-12, {}},
      {"inner_linear_d96_b16", "ttt_linear", 0, 1e-12, {}},
      {"inner_linear_ragged", "ttt_linear", 0, 1e-12, {}},
      {"inner_mlp_d64_b16", "ttt_mlp", 0, 1e-9, {}},
      {"rule_delta_rule", "delta_rule", 0, 1e-12, {}},
      {"rule_gated_delta_rule", "gated_delta_rule", 0, 1e-12, {}},
      {"rule_gla", "gla", 0, 1e-12, {}},
      {"rule_linear_attention", "linear_attention", 0, 1e-12, {}},
      {"rule_retention_scalar", "retention_scalar", 0, 1e-12, {}},
      {"rule_softmax", "softmax_attention", 0, 1e-12, {}},
      {"rule_titans_linear", "titans_linear", 0, 1e-12, {}},
      {"layer_linear", "layer_ttt_linear", 1.0, 1e-6, linear},
      {"layer_mlp_gated_shared_qk", "layer_ttt_mlp_mamba", 0.1, 1e-6, mlp},
  };
}

/// An official array in the DSL's layout. `shape` is what the layer declares.
Array mapped(const Array &official, Map map, int64_t heads, const std::vector<int64_t> &shape) {
  Array array = official;
  array.shape = shape;
  if (map == Map::Reshape)
    return array;
  int64_t out = official.shape[0], in = official.shape[1];
  int64_t groups = map == Map::TransposePerHead ? heads : 1, width = out / groups;
  for (int64_t group = 0; group < groups; ++group)
    for (int64_t i = 0; i < in; ++i)
      for (int64_t j = 0; j < width; ++j)
        array.data[static_cast<size_t>((group * in + i) * width + j)] =
            official.data[static_cast<size_t>((group * width + j) * in + i)];
  return array;
}

/// The shape the layer declares for one of its arrays, head axis included.
std::vector<int64_t> shapeIn(const dsl::Layer &layer, const std::string &name,
                             const dsl::DimEnv &dims) {
  for (const auto &entity : layer.entities) {
    bool param = entity->kind == dsl::EntityKind::Param;
    if (entity->name != name || (!param && entity->kind != dsl::EntityKind::State))
      continue;
    std::vector<int64_t> shape = dsl::concreteShape(*entity, dims).value();
    if (!param || !entity->shared)
      shape.insert(shape.begin(), static_cast<int64_t>(dims.at("heads")));
    return shape;
  }
  ADD_FAILURE() << "no '" << name << "' in the layer";
  return {};
}

/// The arrays of a whole layer's file under the DSL's names.
ArrayMap renamed(const ArrayMap &golden, const Case &test, const dsl::Layer &layer,
                 const dsl::DimEnv &dims) {
  ArrayMap arrays;
  for (const char *name : {"x", "out", "d_out", "d_x"})
    arrays[name] = golden.at(name);
  int64_t heads = static_cast<int64_t>(dims.at("heads"));
  for (const Renamed &entry : test.names) {
    std::vector<int64_t> shape = shapeIn(layer, entry.name, dims);
    std::string official = std::string("param.") + entry.official;
    arrays[entry.name] = mapped(golden.at(official), entry.map, heads, shape);
    arrays[std::string("d_") + entry.name] =
        mapped(golden.at("d_" + official), entry.map, heads, shape);
  }
  EXPECT_EQ(arrays.size(), golden.size() - 1) << "an array of the file is not used (but meta)";
  return arrays;
}

class Golden : public testing::TestWithParam<Case> {};

TEST_P(Golden, OutputsStatesAndGradientsAgree) {
  const Case &test = GetParam();
  std::string error;
  std::optional<ArrayMap> file =
      readNpz(std::string(TTTC_SOURCE_DIR) + "/test/golden/" + test.file + ".npz", error);
  ASSERT_TRUE(file) << error;
  TestLayer layer = TestLayer::example(test.example);
  ArrayMap arrays = *file;
  dsl::DimEnv dims;
  if (test.names.empty()) {
    dims = layer.bind(arrays);
  } else {
    const std::vector<double> &meta = file->at("meta").data; // B, T, width, H, b
    dsl::DimEnv sizes = {{"width", meta[2]},
                         {"d", meta[2] / meta[3]},
                         {"heads", meta[3]},
                         {"b", meta[4]},
                         {"base", test.base}};
    dims = layer.bind({}, sizes);
    arrays = renamed(*file, test, layer.layer(), dims);
  }

  ArrayMap outputs, gradients;
  ASSERT_TRUE(interpreter::interpret(layer.layer(), dims, arrays, outputs, error)) << error;
  ArrayMap cotangents = {{"d_out", arrays.at("d_out")}};
  ASSERT_TRUE(interpreter::gradients(layer.layer(), dims, arrays, cotangents, gradients, error))
      << error;

  size_t compared = 0;
  for (const auto &[name, expected] : arrays) {
    bool isOutput = name == "out" || name.find("_final") != std::string::npos;
    bool isGradient = name.compare(0, 2, "d_") == 0 && name != "d_out";
    if (!isOutput && !isGradient)
      continue;
    const ArrayMap &actual = isOutput ? outputs : gradients;
    ASSERT_TRUE(actual.count(name)) << name;
    double difference = relativeRms(actual.at(name), expected);
    EXPECT_LE(difference, test.tolerance) << name;
    RecordProperty(name, std::to_string(difference * 1e15) + "e-15");
    ++compared;
  }
  size_t others = gradients.size() + 1 + arrays.count("meta"); // inputs and d_out
  EXPECT_EQ(compared, arrays.size() - others) << "an array was not compared";
}

INSTANTIATE_TEST_SUITE_P(, Golden, testing::ValuesIn(cases()),
                         [](const auto &info) { return std::string(info.param.file); });

} // namespace
