//===- Cases.cpp - Reads the table of compiled kernels --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One statement per line, with words separated by spaces. Missing statements of a case are reported
// at its first line.
//
//===----------------------------------------------------------------------===//

#include "Cases.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

namespace tttc::gpu {
namespace {

/// The maximum length of an axis: element counts of tensors then fit 64 bits with a wide margin.
constexpr int64_t most = int64_t{1} << 31;

bool isLength(int64_t length) { return length >= 0 && length <= most; }

/// The statements of one case.
class CaseReader {
public:
  explicit CaseReader(LayerCase &spec) : spec(spec) {}

  /// Reads a line. Returns an error message, or an empty string.
  std::string read(const std::string &word, std::istringstream &rest) {
    if (word == "object")
      return object(rest);
    if (word == "sizes") {
      Sizes &sizes = spec.sizes;
      if (!(rest >> sizes.batch >> sizes.heads >> sizes.tokens) || sizes.batch < 1 ||
          sizes.heads < 1 || !isLength(sizes.batch) || !isLength(sizes.heads) ||
          !isLength(sizes.tokens))
        return "expected lengths of B, H and T";
      return ends(rest);
    }
    if (word == "inputs")
      return file(rest, spec.inputs);
    if (word == "cotangents")
      return file(rest, spec.cotangents);
    if (word == "expect") {
      rest >> spec.expected >> spec.limit >> spec.limitToLargest;
      if (!rest || !(spec.limit >= 0) || !(spec.limitToLargest >= 0))
        return "expected a file and two limits";
      std::string word;
      spec.common = rest >> word && word == "common";
      return word.empty() || spec.common ? ends(rest) : "expected common, found '" + word + "'";
    }
    if (word == "run")
      return run(rest);
    if (word == "sanitize") {
      spec.sanitized = true;
      return ends(rest);
    }
    if (word == "time") {
      spec.timed = true;
      if (!(rest >> spec.flops) || !(spec.flops >= 0) || !std::isfinite(spec.flops))
        return "expected a number of operations";
      if (std::string word; rest >> word) {
        char *end = nullptr;
        spec.predicted = std::strtod(word.c_str(), &end);
        if (*end || !(spec.predicted > 0) || !std::isfinite(spec.predicted))
          return "expected predicted microseconds, found '" + word + "'";
      }
      return ends(rest);
    }
    return "unknown statement '" + word + "'";
  }

  /// Returns a message about a missing statement, or an empty string.
  std::string whole() const {
    if (spec.objects.empty())
      return "expected an object";
    if (spec.inputs.empty())
      return "expected inputs";
    if (spec.expected.empty() && !spec.timed && spec.way != Way::Sequences)
      return "expected what it should give";
    int64_t sum = std::accumulate(spec.pieces.begin(), spec.pieces.end(), int64_t{0});
    if (!spec.pieces.empty() && sum != spec.sizes.tokens)
      return "expected pieces of " + std::to_string(spec.sizes.tokens) + " tokens in all, found " +
             std::to_string(sum);
    if (spec.way == Way::Sequences && spec.sizes.batch != 1)
      return "expected B = 1 with sequences end to end";
    if (spec.timed &&
        (spec.way == Way::Sequences || (spec.way == Way::Pieces && spec.pieces.size() < 2)))
      return "expected what can be timed: forward, save, backward or several pieces";
    return "";
  }

private:
  static std::string ends(std::istringstream &rest) {
    std::string more;
    return rest >> more ? "'" + more + "' is too much" : "";
  }

  static std::string file(std::istringstream &rest, std::string &name) {
    return rest >> name ? ends(rest) : "expected a file";
  }

  std::string object(std::istringstream &rest) {
    ObjectSpec item;
    rest >> item.target >> item.file;
    if (!rest || item.target.rfind("sm_", 0) != 0 || item.target.size() < 4 ||
        !std::isdigit(static_cast<unsigned char>(item.target[3])))
      return "expected a target such as sm_90a and a file";
    spec.objects.push_back(item);
    return ends(rest);
  }

  std::string run(std::istringstream &rest) {
    const struct {
      const char *name;
      Way way;
    } ways[] = {{"forward", Way::Forward},
                {"save", Way::Save},
                {"backward", Way::Backward},
                {"pieces", Way::Pieces},
                {"sequences", Way::Sequences}};
    std::string word;
    rest >> word;
    for (const auto &row : ways)
      if (word == row.name) {
        spec.way = row.way;
        spec.pieces.clear();
        if (row.way != Way::Pieces && row.way != Way::Sequences)
          return ends(rest);
        for (int64_t length = 0; rest >> length;) {
          if (!isLength(length))
            return "expected lengths of pieces";
          spec.pieces.push_back(length);
        }
        return rest.eof() && !spec.pieces.empty() ? "" : "expected lengths of pieces";
      }
    return "expected forward, save, backward, pieces or sequences, found '" + word + "'";
  }

  LayerCase &spec;
};

} // namespace

bool readLayerCases(const std::string &folder, std::vector<LayerCase> &cases, std::string &error) {
  std::string path = folder + "/layers.txt", line;
  std::ifstream file(path);
  int number = 0, begin = 0;
  auto wrong = [&](int at, const std::string &what) {
    if (!what.empty())
      error = path + ":" + std::to_string(at) + ": " + what;
    return !what.empty();
  };
  auto lacks = [&] { return !cases.empty() && wrong(begin, CaseReader(cases.back()).whole()); };
  while (std::getline(file, line)) {
    ++number;
    std::istringstream words(line);
    std::string word, what;
    if (!(words >> word))
      continue;
    if (word == "case") {
      if (lacks())
        return false;
      begin = number;
      cases.emplace_back();
      if (!(words >> cases.back().name))
        what = "expected a name";
    } else if (cases.empty()) {
      what = "expected a case first";
    } else {
      what = CaseReader(cases.back()).read(word, words);
    }
    if (wrong(number, what))
      return false;
  }
  return !lacks();
}

} // namespace tttc::gpu
