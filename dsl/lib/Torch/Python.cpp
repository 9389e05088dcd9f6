//===- Python.cpp - Names, expressions and lines of the text ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Python.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Torch/Python.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <sstream>

using namespace tttc::torch;

static std::set<std::string> words(const char *text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

std::string tttc::torch::pythonName(const std::string &name) {
  // Python keywords, the built-in functions that the emitted text calls, and the names it defines.
  static const std::set<std::string> taken = words(
      "False None True and as assert async await break class continue def del elif else except "
      "finally for from global if import in is lambda nonlocal not or pass raise return try while "
      "with yield dict getattr isinstance len list min next range reversed slice sorted type vars "
      "torch math operator self B T head tokens number result rows over_heads "
      "over_batch Learner each filled replaced append expect groups positions starts _call _states "
      "stack window maximum minimum mean_of padded gathered "
      "inserted valid_rows shift_rows recurrence tril_solve gated_tril_solve tril_of_rows "
      "decayed_products decayed_rows delayed next_token rotate_pairs rotate_halves "
      "transposed_tril_solve initial_values _");
  // Python reserves these names.
  if (name.compare(0, 2, "__") == 0)
    return name + "_";
  // Both `del` and `del_` get an underscore, so that distinct names stay distinct.
  for (size_t end = name.size(); end > 0; --end) {
    if (taken.count(name.substr(0, end)))
      return name + "_";
    if (name[end - 1] != '_')
      break;
  }
  return name;
}

std::string tttc::torch::freshName(const std::string &wanted, std::set<std::string> &taken) {
  std::string name = pythonName(wanted);
  for (int i = 2; !taken.insert(name).second; ++i)
    name = wanted + "_" + std::to_string(i);
  return name;
}

std::string tttc::torch::pythonNumber(double value) {
  char text[32];
  const bool whole = value == std::floor(value) && std::fabs(value) < 1e15;
  std::snprintf(text, sizeof(text), "%.0f", value);
  for (int digits = 1; !whole && digits <= 17; ++digits) {
    std::snprintf(text, sizeof(text), "%.*g", digits, value);
    if (std::strtod(text, nullptr) == value)
      break;
  }
  return text;
}

std::string tttc::torch::commaList(const std::vector<std::string> &items) {
  std::string text;
  for (const std::string &item : items)
    text += (text.empty() ? "" : ", ") + item;
  return text;
}

std::string tttc::torch::tuple(const std::vector<std::string> &items) {
  return "(" + commaList(items) + (items.size() == 1 ? ",)" : ")");
}

namespace {

constexpr size_t width = 99;

/// Finds a line break before `width`: the last comma, or else the last operator, in the outermost
/// bracket that has one. `column` becomes the indentation of the rest, after that bracket; on
/// entry it is the indentation of the line itself if it continues another, else 0.
bool breakAt(const std::string &line, size_t &end, size_t &column) {
  std::vector<size_t> open;
  if (column)
    open.push_back(column);
  size_t bestDepth = SIZE_MAX;
  bool quoted = false, atComma = false;
  for (size_t i = 0; i < line.size() && i < width; ++i) {
    const char c = line[i];
    if (c == '"')
      quoted = !quoted;
    if (c == '#' && !quoted)
      break;
    if (quoted)
      continue;
    if (c == '(' || c == '[' || c == '{')
      open.push_back(i + 1);
    if ((c == ')' || c == ']' || c == '}') && !open.empty())
      open.pop_back();
    const bool operation = c == ' ' && i + 2 < line.size() && line[i + 2] == ' ' &&
                           std::string("+-*/@").find(line[i + 1]) != std::string::npos;
    const bool comma = c == ' ' && i && line[i - 1] == ',';
    if (open.empty() || !(operation || comma) || open.size() > bestDepth || i <= column)
      continue;
    // Prefers a break at a comma to one inside an item.
    if (open.size() == bestDepth && atComma && !comma)
      continue;
    bestDepth = open.size();
    atComma = comma;
    end = i;
    column = open.back();
  }
  return bestDepth != SIZE_MAX;
}

} // namespace

std::string tttc::torch::wrapped(const std::string &text) {
  std::istringstream lines(text);
  std::string all;
  for (std::string rest; std::getline(lines, rest);) {
    size_t end = 0, column = 0;
    while (rest.size() > width && breakAt(rest, end, column)) {
      all += rest.substr(0, end) + "\n";
      rest = std::string(column, ' ') + rest.substr(end + 1);
    }
    all += rest + "\n";
  }
  return all;
}

void Lines::line(const std::string &content) {
  text += std::string(4 * level, ' ') + content + "\n";
}

void Lines::blank() {
  if (!text.empty())
    text += "\n";
}

void Lines::paste(const Lines &other) {
  size_t begin = 0;
  while (begin < other.text.size()) {
    const size_t end = other.text.find('\n', begin);
    const std::string row = other.text.substr(begin, end - begin);
    text += (row.empty() ? "" : std::string(4 * level, ' ')) + row + "\n";
    begin = end + 1;
  }
}
