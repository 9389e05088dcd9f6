//===- Spelling.cpp - Suggestions for misspelt names -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Spelling.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Spelling.h"

#include <algorithm>
#include <initializer_list>

namespace tttc::dsl {

namespace {

/// Limit on the length of corrected names; names in a text have any length.
constexpr size_t maxWord = 64;

std::string lowered(std::string_view word) {
  std::string result(word);
  for (char &c : result)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  return result;
}

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbouring letters. Pre: both words are at most maxWord long.
size_t editDistance(std::string_view a, std::string_view b) {
  size_t rows[3][maxWord + 1];
  for (size_t j = 0; j <= b.size(); ++j)
    rows[0][j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t *row = rows[i % 3];
    const size_t *last = rows[(i - 1) % 3], *lastButOne = rows[(i + 1) % 3];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j - 1] + (a[i - 1] != b[j - 1]), last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], lastButOne[j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

} // namespace

std::string nearestName(std::string_view word, const std::vector<std::string> &known,
                        size_t least) {
  std::string nearest;
  size_t nearestDistance = maxWord;
  const std::string lower = lowered(word);
  for (const std::string &name : known) {
    const std::string other = lowered(name);
    if (other == lower)
      return name;
    const size_t shorter = std::min(lower.size(), other.size());
    if (shorter < least || std::max(lower.size(), other.size()) > maxWord)
      continue;
    const size_t distance = editDistance(lower, other);
    if (distance <= (shorter < 6 ? 1u : 2u) && distance < nearestDistance) {
      nearest = name;
      nearestDistance = distance;
    }
  }
  return nearest;
}

std::string didYouMean(std::string_view word, const std::vector<std::string> &known,
                       const std::string &otherwise) {
  const std::string near = nearestName(word, known);
  return near.empty() ? otherwise : "did you mean `" + near + "`?";
}

static bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string hintForForeignOperator(std::string_view word) {
  if (isOneOf(word, {"if", "else", "when", "where", "and", "or", "not"}))
    return "there are no conditions; `max`, `min` and `sign` may do";
  return word == "lambda" ? "functions have names: `g(x) = ...`, a line of the layer" : "";
}

std::string hintForForeignWord(std::string_view word) {
  if (isOneOf(word, {"for", "while", "loop", "scan"}))
    return "loops are `each token { ... }`, `every n { ... }` and `repeat n { ... }`";
  if (isOneOf(word, {"model", "module", "class", "net", "network", "mlp"}))
    return "what is trained is a learner, `learner f(x) { ... }`";
  if (isOneOf(word, {"let", "var", "const", "def", "fn", "func", "function"}))
    return "leave out '" + std::string(word) +
           "': a value is assigned, `y = ...`, a function defined, `g(x) = ...`";
  if (isOneOf(word, {"import", "include", "from", "using"}))
    return "a file is complete by itself: there are no imports";
  return hintForForeignOperator(word);
}

} // namespace tttc::dsl
