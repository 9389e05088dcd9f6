//===- ArraysOptions.cpp - Command line of test-arrays --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ArraysOptions.h.
//
//===----------------------------------------------------------------------===//

#include "ArraysOptions.h"

#include "tttc/Support/CommandLine.h"

#include <cstdlib>

namespace tttc::integration {
namespace {

/// Reads any number, including NaN and infinity.
Reader readAny(std::optional<double> &place) {
  return [&place](std::string_view text) {
    const std::string copy(text);
    char *end = nullptr;
    place = std::strtod(copy.c_str(), &end);
    return *end ? "a number" : "";
  };
}

Reader readDim(dsl::DimEnv &dims) {
  return [&dims](std::string_view text) {
    const size_t equals = text.find('=');
    std::optional<double> value;
    if (equals != text.npos && equals > 0)
      value = readNumber(text.substr(equals + 1));
    if (value)
      dims[std::string(text.substr(0, equals))] = *value;
    return value ? "" : "NAME=NUMBER";
  };
}

std::vector<Flag> flagsOf(Options &o) {
  constexpr int64_t most = 1 << 30, mostSeed = 999999999999999999;
  return {{"seed", "N", "", readInto(o.seed, 0, mostSeed)},
          {"batch", "N", "", readInto(o.size.batch, 0, most)},
          {"tokens", "N", "", readInto(o.size.tokens, 0, most)},
          {"from", "T", "", readInto(o.from, 0, most)},
          {"to", "T", "", readInto(o.to, 0, most)},
          {"draws", "N", "", readInto(o.draws, 1, most)},
          {"limit", "X", "", readInto(o.limit, 0)},
          {"times", "X", "", readInto(o.times, 0)},
          {"value", "X", "", readAny(o.value)},
          {"dim", "NAME=NUMBER", "", readDim(o.dims), /*repeats=*/true},
          {"dtype", "TYPE", "", readInto(o.dtype)},
          {"cotangents", "FILE", "", readInto(o.cotangents)},
          {"common", "", "", readInto(o.common)},
          {"limits", "", "", readInto(o.limits)},
          {"last", "", "", readInto(o.last)},
          {"others", "", "", readInto(o.others)}};
}

} // namespace

bool parseOptions(const std::vector<std::string> &given, Options &options) {
  Arguments arguments;
  if (UsageError error = readArguments(flagsOf(options), given, arguments))
    return fail(error.message);
  options.words = arguments.files;
  return !options.words.empty();
}

} // namespace tttc::integration
