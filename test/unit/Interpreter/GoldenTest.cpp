//===- GoldenTest.cpp - The interpreter against other code ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outputs, final states and gradients of test/golden: relative RMS error per array.
//
//===----------------------------------------------------------------------===//

#include "OfficialNames.h"
#include "SourceFolder.h"
#include "Support.h"
#include "tttc/Arrays/Npz.h"
#include "tttc/Interpreter/Interpreter.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace tttc;
using namespace tttc::test;

namespace {

struct Case {
  const char *file, *example;
  double base; ///< of layers: the base learning rate
  double tolerance;
  bool isLayer; ///< its parameters have official names
};

std::vector<Case> cases() {
  return {
      {"inner_linear_d64_b16", "ttt_linear", 0, 1e-12, false},
      {"inner_linear_d96_b16", "ttt_linear", 0, 1e-12, false},
      {"inner_linear_ragged", "ttt_linear", 0, 1e-12, false},
      {"inner_mlp_d64_b16", "ttt_mlp", 0, 1e-9, false},
      {"rule_delta_rule", "delta_rule", 0, 1e-12, false},
      {"rule_gated_delta_rule", "gated_delta_rule", 0, 1e-12, false},
      {"rule_gla", "gla", 0, 1e-12, false},
      {"rule_linear_attention", "linear_attention", 0, 1e-12, false},
      {"rule_retention_scalar", "retention_scalar", 0, 1e-12, false},
      {"rule_softmax", "softmax_attention", 0, 1e-12, false},
      {"rule_titans_linear", "titans_linear", 0, 1e-12, false},
      {"layer_linear", "layer_ttt_linear", 1.0, 1e-6, true},
      {"layer_mlp_gated_shared_qk", "layer_ttt_mlp_mamba", 0.1, 1e-6, true},
  };
}

std::vector<OfficialName> namesOf(const std::string &example) {
  std::string error;
  std::optional<std::vector<OfficialName>> names =
      readOfficialNames(sourceFolder() + "/dsl/examples/" + example + ".names", error);
  EXPECT_TRUE(names) << error;
  return names.value_or(std::vector<OfficialName>());
}

class Golden : public testing::TestWithParam<Case> {};

TEST_P(Golden, OutputsStatesAndGradientsAgree) {
  const Case &test = GetParam();
  std::string error;
  std::optional<ArrayMap> file =
      readNpz(sourceFolder() + "/test/golden/" + test.file + ".npz", error);
  ASSERT_TRUE(file) << error;
  TestLayer layer = TestLayer::example(test.example);
  ArrayMap arrays = *file;
  dsl::DimEnv dims;
  if (!test.isLayer) {
    dims = layer.bind(arrays);
  } else {
    const OfficialSizes sizes = officialSizes(*file);
    const auto d = sizes.width / sizes.heads;
    dims = layer.bind({}, {{"width", double(sizes.width)},
                           {"d", double(d)},
                           {"heads", double(sizes.heads)},
                           {"b", double(sizes.b)},
                           {"base", test.base}});
    std::optional<ArrayMap> renamed = renamedOfficial(*file, namesOf(test.example), error);
    ASSERT_TRUE(renamed) << error;
    arrays = *renamed;
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

class OfficialNames : public testing::TestWithParam<const char *> {};

/// Arrays with the layer's own axes have a head axis, arrays that all heads share do not.
TEST_P(OfficialNames, NameEveryParameterOnce) {
  const TestLayer layer = TestLayer::example(GetParam());
  std::map<std::string, bool> declared, named; // name to "has a head axis"
  for (const auto &entity : layer.layer().entities) {
    const bool isState = entity->kind == dsl::EntityKind::State;
    if ((isState && !entity->init) || entity->kind == dsl::EntityKind::Param)
      declared[entity->name] = isState || !entity->shared;
  }
  std::set<std::string> officials;
  for (const OfficialName &entry : namesOf(GetParam())) {
    EXPECT_TRUE(named.emplace(entry.name, entry.perHead).second) << entry.name;
    EXPECT_TRUE(officials.insert(entry.official).second) << entry.official;
  }
  EXPECT_EQ(named, declared);
}

INSTANTIATE_TEST_SUITE_P(, OfficialNames,
                         testing::Values("layer_ttt_linear", "layer_ttt_linear_mamba",
                                         "layer_ttt_mlp", "layer_ttt_mlp_mamba"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
