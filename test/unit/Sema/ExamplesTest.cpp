//===- ExamplesTest.cpp - Examples, unmodified and damaged ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every example is accepted without diagnostics. Then each is damaged in many small ways:
// the checker must terminate and either report errors or accept it.
//
//===----------------------------------------------------------------------===//

#include "SemaTestUtils.h"
#include "SourceFolder.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace tttc::dsl::test {

namespace {

std::vector<std::pair<std::string, std::string>> examples() {
  std::vector<std::pair<std::string, std::string>> result;
  const std::filesystem::path folder = sourceFolder() + "/dsl/examples";
  for (const auto &file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() != ".ttt")
      continue;
    std::ifstream in(file.path());
    std::stringstream text;
    text << in.rdbuf();
    result.emplace_back(file.path().stem().string(), text.str());
  }
  return result;
}

std::vector<std::string> lines(const std::string &text) {
  std::vector<std::string> result;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    result.push_back(line);
  return result;
}

std::string joined(const std::vector<std::string> &lines) {
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text;
}

/// Returns the begin and length of every word.
std::vector<std::pair<size_t, size_t>> words(const std::string &text) {
  std::vector<std::pair<size_t, size_t>> result;
  for (size_t i = 0; i < text.size();) {
    size_t end = i;
    while (end < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
      ++end;
    if (end > i)
      result.emplace_back(i, end - i);
    i = std::max(end, i + 1);
  }
  return result;
}

/// Counts the outcomes, to detect a checker that always gives the same result.
struct Outcomes {
  size_t accepted = 0, refused = 0;
  void add(const std::string &text) {
    const Checked checked(text);
    // An accepted program must also be valid for the passes after the checker.
    if (checked.diags.hasErrors()) {
      ++refused;
      return;
    }
    ++accepted;
    Source source("test.ttt", text);
    Diagnostics diags(source);
    for (const auto &layer : checked.file->layers) {
      if (auto dims = bindDims(*layer, {{"heads", 2}}, {}, diags))
        analyzeCausality(*layer, *dims);
      for (const Entity *variable : layer->variables)
        EXPECT_FALSE(variable->type.isUnknown()) << variable->name << " in\n" << text;
    }
  }
};

} // namespace

TEST(Examples, AllAreAccepted) {
  size_t count = 0;
  for (const auto &[name, text] : examples()) {
    const Checked checked(text);
    EXPECT_TRUE(checked.diags.all().empty()) << checked.diags.render();
    ++count;
  }
  EXPECT_EQ(count, 48u);
}

TEST(Examples, EveryExpressionOfTheProgramHasAType) {
  for (const auto &[name, text] : examples()) {
    const Checked checked(text);
    std::vector<const Block *> blocks = {&checked.layer().body};
    for (size_t i = 0; i < blocks.size(); ++i)
      for (const auto &stmt : blocks[i]->stmts) {
        if (stmt->body)
          blocks.push_back(stmt->body.get());
        if (stmt->expr)
          EXPECT_FALSE(stmt->expr->type.isUnknown()) << name;
        if (stmt->kind == StmtKind::Assign)
          EXPECT_NE(stmt->target, nullptr) << name;
      }
  }
}

TEST(Examples, NonCausalOnesAreFound) {
  std::set<std::string> late;
  for (const auto &[name, text] : examples()) {
    Checked checked(text);
    auto dims = bindDims(checked.layer(), {{"heads", 2}}, {}, checked.diags);
    ASSERT_TRUE(dims) << checked.diags.render();
    const Causality causality = analyzeCausality(checked.layer(), *dims);
    if (!causality.isCausal())
      late.insert(name);
    reportCausality(checked.layer(), causality, checked.diags);
    EXPECT_TRUE(checked.diags.all().empty()) << checked.diags.render();
  }
  const std::set<std::string> expected = {"bidirectional", "lact_update_first", "mttt_linear",
                                          "mttt_mlp",      "ttt_muon",          "ttt_video_linear",
                                          "ttt_video_mlp"};
  EXPECT_EQ(late, expected);
}

TEST(Mutations, OneLineLess) {
  Outcomes outcomes;
  for (const auto &[name, text] : examples()) {
    const std::vector<std::string> all = lines(text);
    for (size_t i = 0; i < all.size(); ++i) {
      std::vector<std::string> rest = all;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      outcomes.add(joined(rest));
    }
  }
  EXPECT_GT(outcomes.accepted, 33u); // removed comments and blank lines are accepted
  EXPECT_GT(outcomes.refused, 200u);
}

TEST(Mutations, TwoLinesSwapped) {
  Outcomes outcomes;
  for (const auto &[name, text] : examples()) {
    const std::vector<std::string> all = lines(text);
    for (size_t i = 0; i + 1 < all.size(); ++i) {
      std::vector<std::string> swapped = all;
      std::swap(swapped[i], swapped[i + 1]);
      outcomes.add(joined(swapped));
    }
  }
  EXPECT_GT(outcomes.accepted, 33u);
  EXPECT_GT(outcomes.refused, 100u);
}

TEST(Mutations, OneWordReplacedByAnother) {
  Outcomes outcomes;
  for (const auto &[name, text] : examples()) {
    const auto all = words(text);
    // Any step that is coprime with the counts reaches all pairs eventually;
    // two per word keep the test short.
    for (size_t i = 0; i < all.size(); ++i)
      for (size_t step : {3u, 17u}) {
        const auto &[begin, length] = all[i];
        const auto &[from, size] = all[(i * 7 + step) % all.size()];
        std::string changed = text;
        changed.replace(begin, length, text.substr(from, size));
        outcomes.add(changed);
      }
  }
  EXPECT_GT(outcomes.accepted, 100u);
  EXPECT_GT(outcomes.refused, 1000u);
}

} // namespace tttc::dsl::test
