//===- Options.cpp - Command line of tttc-bench ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Options.h.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tttc::bench {

const char *const usage =
    R"(usage: tttc-bench FILE.ttt [options]
Checks kernels and baselines of a layer, then times them; writes JSON.
  --kernel NAME=FILE.so   a compiled kernel; may be repeated
  --baseline NAME         a layer written in C (ttt_linear_o3, ttt_mlp_fast, ...); repeated
  --dim NAME=NUMBER       a constant of the layer
  --range NAME=LOW:HIGH   values of a random input
  --batch, --heads, --tokens N   sizes that are timed (1, 1, 64)
  --check-tokens N        tokens compared with the float64 reference (53)
  --threads N             (1)
  --rounds N              (31)
  --round-ms MS           time of each contestant in a round (20)
  --tolerance X           relative RMS above which nothing is timed (1e-5)
  --smoke                 tiny sizes and one round: does all of it work?
)";

namespace {

bool toNumber(const std::string &text, double &value) {
  char *end = nullptr;
  value = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == 0 && std::isfinite(value);
}

/// A whole number of at least 1.
template <typename T> bool toCount(const std::string &text, T &value) {
  double number = 0;
  if (!toNumber(text, number) || number < 1 || number > 1e9 || number != std::floor(number))
    return false;
  value = static_cast<T>(number);
  return true;
}

/// Splits at the first `separator`; both parts must be there.
bool split(const std::string &text, char separator, std::string &left, std::string &right) {
  size_t at = text.find(separator);
  if (at == text.npos)
    return false;
  left = text.substr(0, at);
  right = text.substr(at + 1);
  return !left.empty() && !right.empty();
}

bool setOption(const std::string &name, const std::string &value, Options &options) {
  std::string left, right, low, high;
  if (name == "--kernel") {
    if (!split(value, '=', left, right))
      return false;
    options.kernels.push_back({left, right});
    return true;
  }
  if (name == "--baseline") {
    options.baselines.push_back(value);
    return true;
  }
  if (name == "--dim")
    return split(value, '=', left, right) && toNumber(right, options.dims[left]);
  if (name == "--range") {
    if (!split(value, '=', left, right) || !split(right, ':', low, high))
      return false;
    auto &range = options.ranges[left];
    return toNumber(low, range.first) && toNumber(high, range.second);
  }
  if (name == "--batch")
    return toCount(value, options.sizes.batch);
  if (name == "--heads")
    return toCount(value, options.sizes.heads);
  if (name == "--tokens")
    return toCount(value, options.sizes.tokens);
  if (name == "--check-tokens")
    return toCount(value, options.checkSizes.tokens);
  if (name == "--threads")
    return toCount(value, options.threads);
  if (name == "--rounds")
    return toCount(value, options.rounds);
  if (name == "--round-ms")
    return toNumber(value, options.roundMilliseconds) && options.roundMilliseconds >= 0;
  if (name == "--tolerance")
    return toNumber(value, options.tolerance);
  return false;
}

void setSmoke(Options &options) {
  options.smoke = true;
  options.sizes = {2, 3, 11}; // a ragged end for b = 4, and for b = 16 nothing but it
  options.checkSizes = {2, 2, 37};
  options.rounds = 1;
  options.roundMilliseconds = 0;
}

} // namespace

bool parseOptions(const std::vector<std::string> &arguments, Options &options, std::string &error) {
  // First, so that any other option overrides it.
  if (std::count(arguments.begin(), arguments.end(), "--smoke"))
    setSmoke(options);
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string &argument = arguments[i];
    if (argument == "--smoke")
      continue;
    if (argument.rfind("--", 0) != 0) {
      if (!options.file.empty()) {
        error = "expected one layer, found '" + options.file + "' and '" + argument + "'";
        return false;
      }
      options.file = argument;
      continue;
    }
    std::string value = i + 1 < arguments.size() ? arguments[++i] : "";
    if (!setOption(argument, value, options)) {
      error = "expected an option with its value, found '" + argument + " " + value + "'";
      return false;
    }
  }
  if (options.file.empty()) {
    error = "expected the file of a layer";
    return false;
  }
  if (options.kernels.empty() && options.baselines.empty()) {
    error = "expected a --kernel or a --baseline";
    return false;
  }
  options.checkSizes.heads = std::min<int64_t>(options.sizes.heads, 2);
  return true;
}

} // namespace tttc::bench
