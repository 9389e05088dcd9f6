//===- CommandLineTest.cpp - Options of a program -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tttc/Support/CommandLine.h"

#include <gtest/gtest.h>

using namespace tttc;

namespace {

/// A program with three flags.
struct Program {
  std::string file;
  double number = 0;
  bool isLoud = false;
  std::vector<std::string> names;
  Arguments arguments;

  std::vector<Flag> flags() {
    return {{"number", "X", "a number", readInto(number, 0)},
            {"loud", "", "say more", readInto(isLoud)},
            {"name", "TEXT", "may be given twice",
             [this](std::string_view text) {
               names.emplace_back(text);
               return text == "bad" ? std::string("a good one") : "";
             },
             /*repeats=*/true},
            {"o", "FILE", "output", readInto(file)},
            {"dim", "NAME=NUMBER", "a number with a name",
             [](std::string_view) { return std::string("NAME=NUMBER"); }},
            {"depth", "[N]", "with a value or without",
             [this](std::string_view text) {
               names.emplace_back("depth" + std::string(text));
               return std::string();
             },
             /*repeats=*/true},
            {"help", "", "this text", [](std::string_view) { return std::string(); },
             /*repeats=*/false, /*ends=*/true}};
  }
  UsageError read(const std::vector<std::string> &given) {
    return readArguments(flags(), given, arguments);
  }
  std::string problem(const std::vector<std::string> &given) {
    UsageError error = read(given);
    return error.message + (error.hint.empty() ? "" : " | " + error.hint);
  }
};

constexpr const char *seeHelp = " | --help lists the options";

} // namespace

TEST(CommandLine, ValuesStandBehindOrAfter) {
  Program program;
  EXPECT_EQ(
      program.problem({"--number=1.5", "a", "--name", "x", "--loud", "-o", "f", "--name=-y", "b"}),
      "");
  EXPECT_EQ(program.number, 1.5);
  EXPECT_TRUE(program.isLoud);
  EXPECT_EQ(program.file, "f");
  EXPECT_EQ(program.names, (std::vector<std::string>{"x", "-y"}));
  EXPECT_EQ(program.arguments.files, (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(program.arguments.has("loud"));
  EXPECT_FALSE(program.arguments.has("help"));
}

TEST(CommandLine, AfterTwoDashesAreFiles) {
  Program program;
  EXPECT_EQ(program.problem({"--loud", "--", "--loud", "-", "--"}), "");
  EXPECT_EQ(program.arguments.files, (std::vector<std::string>{"--loud", "-", "--"}));
}

TEST(CommandLine, AValueThatMayBeLeftOut) {
  Program program;
  EXPECT_EQ(program.problem({"--depth", "3", "--depth=4"}), "");
  EXPECT_EQ(program.names, (std::vector<std::string>{"depth", "depth4"}));
  EXPECT_EQ(program.arguments.files, std::vector<std::string>{"3"});
  EXPECT_EQ(program.problem({"--depth="}),
            "expected [N] after '--depth', found nothing | --help lists the options");
  EXPECT_NE(describeFlags(program.flags()).find("  --depth[=N] "), std::string::npos);
}

TEST(CommandLine, NothingIsReadAfterHelp) {
  EXPECT_EQ(Program().problem({"--help", "--nonsense"}), "");
}

TEST(CommandLine, WhatIsWrong) {
  EXPECT_EQ(Program().problem({"--numbr=3"}),
            "unknown option '--numbr' | did you mean '--number=3'?");
  EXPECT_EQ(Program().problem({"--numbr=few"}), std::string("unknown option '--numbr'") + seeHelp);
  EXPECT_EQ(Program().problem({"--width=64"}),
            "unknown option '--width' | did you mean '--dim=width=64'?");
  EXPECT_EQ(Program().problem({"--width=few"}), std::string("unknown option '--width'") + seeHelp);
  EXPECT_EQ(Program().problem({"-loud"}), "unknown option '-loud' | did you mean '--loud'?");
  EXPECT_EQ(Program().problem({"--zebra"}), std::string("unknown option '--zebra'") + seeHelp);
  EXPECT_EQ(Program().problem({"--loud", "--loud"}),
            std::string("'--loud' is given twice") + seeHelp);
  EXPECT_EQ(Program().problem({"--loud=1"}),
            std::string("'--loud' takes no value, found '--loud=1'") + seeHelp);
  EXPECT_EQ(Program().problem({"--number"}),
            std::string("expected X after '--number', found nothing") + seeHelp);
  EXPECT_EQ(Program().problem({"--number="}),
            std::string("expected X after '--number', found nothing") + seeHelp);
  EXPECT_EQ(Program().problem({"-o", "--loud"}),
            std::string("expected FILE after '-o', found '--loud'") + seeHelp);
  EXPECT_EQ(Program().problem({"--name=bad"}),
            std::string("--name=bad: expected a good one") + seeHelp);
  EXPECT_EQ(Program().problem({"--number=-1"}),
            std::string("--number=-1: expected a number of at least 0") + seeHelp);
}

TEST(CommandLine, WrongValuesAreNotStored) {
  std::string word = "one";
  EXPECT_EQ(readInto(word, {"one", "two"})("three"), "one or two");
  EXPECT_EQ(word, "one");
  EXPECT_EQ(readInto(word, {"one", "two"})("two"), "");
  EXPECT_EQ(word, "two");
  std::optional<double> maybe = 1.5;
  for (const char *text : {"-1", "x", ""}) {
    EXPECT_EQ(readInto(maybe, 0)(text), "a number of at least 0") << text;
    EXPECT_EQ(maybe, 1.5) << text;
  }
  EXPECT_EQ(readInto(maybe, 0.25)("0.25"), "");
  EXPECT_EQ(maybe, 0.25);
  double number = 2;
  EXPECT_EQ(readInto(number, 0)("-1"), "a number of at least 0");
  EXPECT_EQ(number, 2);
  int64_t count = 3;
  EXPECT_EQ(readInto(count, 1, 9)("10"), "a whole number from 1 to 9");
  EXPECT_EQ(count, 3);
}

TEST(CommandLine, HelpIsWrapped) {
  std::vector<Flag> flags = Program().flags();
  flags[0].help = std::string(60, 'a') + " " + std::string(30, 'b');
  const std::string text = describeFlags(flags);
  EXPECT_NE(text.find("  --number=X                  " + std::string(60, 'a') + "\n" +
                      std::string(30, ' ') + std::string(30, 'b') + "\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("  -o FILE "), std::string::npos);
}

TEST(CommandLine, Numbers) {
  EXPECT_EQ(readNumber("1e-3"), 1e-3);
  for (const char *text : {"", "nan", "inf", "0x10", "1 ", "1e999", "--1"})
    EXPECT_EQ(readNumber(text), std::nullopt) << text;
  EXPECT_EQ(readWhole("012", 0, 12), 12);
  for (const char *text : {"", "-1", "+1", "13", "1.0", "9999999999999999999999"})
    EXPECT_EQ(readWhole(text, 0, 12), std::nullopt) << text;
  EXPECT_EQ(readWhole("0", 1, 12), std::nullopt);
  EXPECT_EQ(describeWhole(1, 4096), "a whole number from 1 to 4096");
  EXPECT_EQ(describeWhole(0, int64_t(1) << 40), "a whole number from 0 to 2^40");
  EXPECT_EQ(alternatives({"a"}), "a");
  EXPECT_EQ(alternatives({"a", "b", "c"}), "a, b or c");
}
