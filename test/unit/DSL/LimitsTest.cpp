//===- LimitsTest.cpp - The table of limits in the documentation -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/Language.md has one row for each constant of Limits.h, with its value.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Limits.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <sstream>

using namespace tttc::dsl;

static std::string readFile(const std::string &path) {
  std::ifstream file(std::string(TTTC_SOURCE_DIR) + "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Rows `| what | most | ... |` below the heading "Limits".
static std::map<std::string, std::string> documentedLimits() {
  const std::string page = readFile("docs/Language.md");
  std::istringstream lines(page.substr(std::min(page.find("\n## Limits\n"), page.size())));
  const std::regex row("\\| ([^|]*) \\| ([^|]*) \\| .*\\|");
  std::map<std::string, std::string> rows;
  std::string line;
  std::smatch parts;
  while (std::getline(lines, line))
    if (std::regex_match(line, parts, row) && parts[1] != "of" && parts[1] != "---")
      rows[parts[1]] = parts[2];
  return rows;
}

/// The rows of the table, in the order of Limits.h, and the constants that they name.
static const std::pair<const char *, size_t> expected[] = {
    {"bytes of a file", maxSourceBytes},
    {"brackets, blocks and signs inside each other", maxNesting},
    {"operations on top of each other, `a + b + ...`", maxExprHeight},
    {"axes of a shape", maxAxes},
    {"copies of long shapes that names share, in nodes", maxClonedNodes},
    {"digits of an exponent", maxExponentDigits},
    {"calls inside each other, bodies inlined", maxDepth},
    {"operations to check, bodies inlined", maxWork},
    {"exponent in a size", size_t(maxSizePower)},
    {"terms of a size multiplied out", maxSizeTerms},
    {"factors of such a term", maxSizeDegree},
    {"problems shown of a file", maxDiagnostics},
    {"`repeat n`, those around multiplied", size_t(maxRepeats)},
    {"`every n`, `--chunk`", size_t(maxGroup)},
    {"`last = c` of a sum", size_t(maxWindow)},
    {"columns of the taps of `conv`", size_t(maxTaps)},
    {"`x^n`", size_t(maxPower)},
    {"`steps` of `newton_schulz`", size_t(maxNewtonSchulzSteps)},
    {"`--decode`", size_t(maxDecodeTokens)},
};

TEST(Limits, TheDocumentationHasTheConstants) {
  std::map<std::string, std::string> rows;
  for (const auto &[what, most] : expected)
    rows[what] = std::to_string(most);
  EXPECT_EQ(documentedLimits(), rows);
}

TEST(Limits, EveryConstantIsDocumented) {
  const std::string header = readFile("dsl/include/tttc/DSL/Limits.h");
  const std::regex constant("\\bmax[A-Z]\\w* =");
  const auto found = std::distance(std::sregex_iterator(header.begin(), header.end(), constant),
                                   std::sregex_iterator());
  EXPECT_EQ(size_t(found), std::size(expected));
}
