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

#include "tttc/Support/CommandLine.h"

#include <algorithm>
#include <set>

namespace tttc::bench {
namespace {

/// Splits at the first `separator`; both parts must be nonempty.
bool split(std::string_view text, char separator, std::string &left, std::string &right) {
  const size_t at = text.find(separator);
  if (at == text.npos)
    return false;
  left = text.substr(0, at);
  right = text.substr(at + 1);
  return !left.empty() && !right.empty();
}

Reader readKernel(Options &options) {
  return [&options](std::string_view text) {
    std::string name, file;
    if (!split(text, '=', name, file))
      return "NAME=FILE.so";
    options.kernels.push_back({name, file});
    return "";
  };
}

Reader readDim(Options &options) {
  return [&options](std::string_view text) {
    std::string name, number;
    std::optional<double> value;
    if (split(text, '=', name, number))
      value = readNumber(number);
    if (value)
      options.dims[name] = *value;
    return value ? "" : "NAME=NUMBER";
  };
}

Reader readRange(Options &options) {
  return [&options](std::string_view text) {
    std::string name, range, first, last;
    std::optional<double> low, high;
    if (split(text, '=', name, range) && split(range, ':', first, last)) {
      low = readNumber(first);
      high = readNumber(last);
    }
    if (!low || !high || *low > *high)
      return "NAME=LOW:HIGH with LOW <= HIGH";
    options.ranges[name] = {*low, *high};
    return "";
  };
}

Reader setSmoke(Options &options) {
  return [&options](std::string_view) {
    options.smoke = true;
    options.sizes = {2, 3, 11}; // a ragged end for b = 4; for b = 16 only a ragged end
    options.checkSizes = {2, 2, 37};
    options.rounds = 1;
    options.roundMilliseconds = 0;
    return std::string();
  };
}

std::vector<Flag> flagsOf(Options &options) {
  constexpr int64_t most = 1000000000;
  return {
      {"kernel", "NAME=FILE.so", "a compiled kernel; may be repeated", readKernel(options),
       /*repeats=*/true},
      {"baseline", "NAME", "a layer written in C (ttt_linear_o3, ttt_mlp_fast, ...); repeated",
       [&options](std::string_view text) {
         options.baselines.emplace_back(text);
         return std::string();
       },
       /*repeats=*/true},
      {"dim", "NAME=NUMBER", "a constant of the layer", readDim(options), /*repeats=*/true},
      {"range", "NAME=LOW:HIGH", "values of a random input", readRange(options),
       /*repeats=*/true},
      {"batch", "N", "sequences that are timed (1)", readInto(options.sizes.batch, 1, most)},
      {"heads", "N", "heads (1)", readInto(options.sizes.heads, 1, most)},
      {"tokens", "N", "tokens of a sequence (64)", readInto(options.sizes.tokens, 1, most)},
      {"check-tokens", "N", "tokens compared with the float64 reference (53)",
       readInto(options.checkSizes.tokens, 1, most)},
      {"threads", "N", "(1)", readInto(options.threads, 1, most)},
      {"rounds", "N", "(31)", readInto(options.rounds, 1, most)},
      {"round-ms", "MS", "time of each contestant in a round (20)",
       readInto(options.roundMilliseconds, 0)},
      {"tolerance", "X", "relative RMS above which nothing is timed (1e-5)",
       readInto(options.tolerance, 0)},
      {"decode", "", "a call for every token: kernels of tttc --decode=1 and _decode baselines",
       readInto(options.decodes)},
      {"forward-tokens", "N", "with --decode: also times forward calls of this many tokens",
       readInto(options.forwardTokens, 1, most)},
      {"avx2", "", "baselines and peak without AVX-512; OPENBLAS_CORETYPE must be Haswell",
       readInto(options.avx2)},
      {"list-baselines", "", "print the names of the baselines; after a name, what it lacks here",
       readInto(options.lists), /*repeats=*/false, /*ends=*/true},
      {"smoke", "", "tiny sizes and one round: does all of it work? What follows overrides it",
       setSmoke(options)},
      {"help", "", "print this text", readInto(options.help), /*repeats=*/false, /*ends=*/true},
  };
}

} // namespace

std::string helpText() {
  Options options;
  return "usage: tttc-bench FILE.ttt [options]\n"
         "Checks kernels and baselines of a layer, then times them; writes JSON.\n" +
         describeFlags(flagsOf(options));
}

std::string parseOptions(const std::vector<std::string> &given, Options &options) {
  Arguments arguments;
  if (UsageError error = readArguments(flagsOf(options), given, arguments))
    return error.message + "\nhint: " + error.hint;
  if (options.help || options.lists)
    return "";
  if (arguments.files.size() != 1)
    return "expected the file of one layer, found " + std::to_string(arguments.files.size());
  if (options.kernels.empty() && options.baselines.empty())
    return "expected a --kernel or a --baseline";
  if (options.forwardTokens && !options.decodes)
    return "--forward-tokens: expected --decode too\nhint: forward calls alone have --tokens";
  // The report identifies contestants by name.
  std::set<std::string> names;
  for (const std::string &name : options.baselines)
    if (!names.insert(name).second)
      return "two contestants are named '" + name + "'";
  for (const auto &[name, file] : options.kernels)
    if (!names.insert(name).second)
      return "two contestants are named '" + name + "'";
  options.file = arguments.files[0];
  options.checkSizes.heads = std::min<int64_t>(options.sizes.heads, 2);
  return "";
}

} // namespace tttc::bench
