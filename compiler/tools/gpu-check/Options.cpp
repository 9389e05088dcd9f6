//===- Options.cpp - Command line of gpu-check ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every option except flags takes a value.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "tttc/Support/CommandLine.h"

namespace tttc::gpu {

static std::vector<Flag> flagsOf(Options &options) {
  constexpr int64_t most = 1000000;
  auto leaveOutTiming = [&options](std::string_view) {
    options.timing = false;
    return std::string();
  };
  auto readMilliseconds = [&options](std::string_view text) {
    std::string expected = readInto(options.roundSeconds, 0)(text);
    options.roundSeconds /= 1000;
    return expected;
  };
  std::vector<Flag> flags = {
      {"folder", "DIR", "what pack.py wrote (.)", readInto(options.folder)},
      {"only", "TEXT", "cases whose name contains TEXT, and the ceilings of those that are timed",
       readInto(options.only)},
      {"no-timing", "", "check alone", leaveOutTiming},
      {"json", "FILE", "results, as JSON", readInto(options.json)},
      {"table", "FILE", "results, as a Markdown table", readInto(options.table)},
      {"save", "DIR", "writes what the kernels computed", readInto(options.save)},
      {"repeats", "N", "times that each kernel runs; all must give the same bits (3)",
       readInto(options.repeats, 1, most)},
      {"rounds", "N", "rounds of a timing (21)", readInto(options.rounds, 1, most)},
      {"round-ms", "MS", "length of each (20)", readMilliseconds},
      {"deadline", "S", "seconds after which a case is given up (60)",
       readInto(options.deadline, 1)},
      {"total", "S", "seconds after which no further case is started (480)",
       readInto(options.total, 1)},
      {"guard", "N", "bytes behind each buffer that must stay as they were (256)",
       readInto(options.guard, 0, most)},
      {"library", "FILE", "the driver (libcuda.so.1)", readInto(options.library)},
      {"blas", "FILE", "cublasLt, a peer for products (libcublasLt.so, .13, .12)",
       readInto(options.blas)},
      {"sanitizer", "FILE",
       "compute-sanitizer: runs the marked cases again under each of its tools",
       readInto(options.sanitizer)},
      {"marked", "", "these cases alone", readInto(options.marked)},
      {"help", "", "print this text", readInto(options.help), /*repeats=*/false, /*ends=*/true},
  };
  // The last occurrence of an option wins: the script `run` in the folder gives defaults, which its
  // caller overrides.
  for (Flag &flag : flags)
    flag.repeats = true;
  return flags;
}

std::string helpText() {
  Options options;
  return "usage: gpu-check [options]\n"
         "Checks kernels on a GPU against what they should compute, then times them.\n" +
         describeFlags(flagsOf(options)) +
         "Ends with 0 if all agrees, 1 if not or if the folder has no such case, 2 after a bad "
         "option, and\n77 where there is no driver or no GPU.\n";
}

std::string parseOptions(const std::vector<std::string> &given, Options &options) {
  Arguments arguments;
  UsageError error = readArguments(flagsOf(options), given, arguments);
  if (!error && !arguments.files.empty())
    return "unexpected argument '" + arguments.files[0] + "'; --help lists the options";
  return error.hint.empty() ? error.message : error.message + "; " + error.hint;
}

} // namespace tttc::gpu
