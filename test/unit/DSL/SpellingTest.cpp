//===- SpellingTest.cpp - Suggestions for misspelt names --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which names are suggested for a misspelt one, and which are not.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Spelling.h"

#include <gtest/gtest.h>

using namespace tttc::dsl;

TEST(Spelling, OneSlip) {
  const std::vector<std::string> known = {"gamma", "query", "lr"};
  for (const char *word : {"gama", "gammma", "gemma", "gamam", "Gamma", "GAMA"})
    EXPECT_EQ(nearestName(word, known), "gamma") << word;
}

TEST(Spelling, TwoSlipsInLongWords) {
  EXPECT_EQ(nearestName("newton_shultz", {"newton_schulz"}), "newton_schulz");
  EXPECT_EQ(nearestName("gmama2", {"gamma"}), "");
}

TEST(Spelling, ShortWordsByCaseAlone) {
  EXPECT_EQ(nearestName("F", {"g", "f"}), "f");
  EXPECT_EQ(nearestName("LR", {"lr"}), "lr");
  EXPECT_EQ(nearestName("kr", {"lr"}), "");
  EXPECT_EQ(nearestName("sin", {"sign", "min"}, 4), "");
  EXPECT_EQ(nearestName("Exp", {"exp"}, 4), "exp");
}

TEST(Spelling, TheNearestOfSeveral) {
  EXPECT_EQ(nearestName("weights", {"heights", "weight", "Weights"}), "Weights");
  EXPECT_EQ(nearestName("gradiant", {"gradual", "gradient"}), "gradient");
}

TEST(Spelling, LongNamesAndNone) {
  EXPECT_EQ(nearestName(std::string(100, 'a'), {std::string(99, 'a')}), "");
  EXPECT_EQ(nearestName("", {"a", ""}), "");
  EXPECT_EQ(nearestName("anything", {}), "");
}

TEST(Spelling, DidYouMean) {
  EXPECT_EQ(didYouMean("heds", {"heads"}, "else"), "did you mean `heads`?");
  EXPECT_EQ(didYouMean("rows", {"heads"}, "else"), "else");
}
