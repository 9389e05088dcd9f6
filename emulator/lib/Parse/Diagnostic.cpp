//===- Diagnostic.cpp - An error in a PTX text ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Parse/Diagnostic.h"

using namespace ptxemu;

std::string_view Source::line(uint32_t number) const {
  size_t begin = 0;
  for (uint32_t at = 1; at < number; ++at) {
    begin = text.find('\n', begin);
    if (begin == std::string::npos)
      return {};
    ++begin;
  }
  const size_t end = text.find('\n', begin);
  std::string_view found = std::string_view(text).substr(
      begin, end == std::string::npos ? std::string::npos : end - begin);
  // A fuzzed or generated file may be one line of megabytes.
  return found.substr(0, 400);
}

std::string Source::render(SourcePos at, const std::string &message) const {
  std::string result = name + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) +
                       ": error: " + message + "\n";
  const std::string_view shown = line(at.line);
  if (at.line == 0 || at.column > shown.size() + 1)
    return result;
  result += "  " + std::string(shown) + "\n  ";
  // Tabs stay tabs, so that the caret is below its character.
  for (uint32_t i = 0; i + 1 < at.column; ++i)
    result += shown[i] == '\t' ? '\t' : ' ';
  return result + "^\n";
}
