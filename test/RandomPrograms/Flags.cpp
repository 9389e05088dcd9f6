//===- Flags.cpp - Flags of random-programs -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Flags.h.
//
//===----------------------------------------------------------------------===//

#include "Flags.h"

#include "tttc/Support/CommandLine.h"
#include "tttc/Target/NVPTX/Gpu.h"

#include <cstdio>
#include <cstdlib>
#include <random>

namespace tttc::random {
namespace {

constexpr int64_t many = 1000000, mostSeed = 999999999999999999;

/// Limits in the units of the flags.
struct Given {
  uint64_t seconds = 0, timeout = 60, memory = 6, jobs = 2, programs = 0;
  bool help = false;
};

Reader readTarget(std::string &place) {
  return [&place](std::string_view text) {
    place = text;
    return place == "halide" || findGpu(place) ? "" : "halide, or a GPU that tttc knows";
  };
}

std::vector<Flag> flagsOf(Options &options, Given &given) {
  return {
      {"seed", "N", "of all that is drawn (default: TTTC_TEST_SEED, else any)",
       readInto(options.seed, 0, mostSeed)},
      {"programs", "N", "how many (default: 200; with --seconds: no end)",
       readInto(given.programs, 1, many)},
      {"seconds", "S", "begin none later than that", readInto(given.seconds, 1, many)},
      {"only", "I", "program I of the seed", readInto(options.only, 0, many)},
      {"print", "", "the text of the programs; they are not run", readInto(options.print)},
      {"jobs", "N", "processes (default: 2)", readInto(given.jobs, 1, 64)},
      {"require", "N",
       "an error if a feature, a derivative or a property is in fewer programs (default: 0)",
       readInto(options.require, 0, many)},
      {"shrink", "N", "failures that are made small, one per reason (default: 3)",
       readInto(options.shrunk, 0, 1000)},
      {"timeout", "S", "seconds per program (default: 60)", readInto(given.timeout, 1, 3600)},
      {"target", "TARGET",
       "halide; or a GPU, sm_80: in float32, on the device of TTTC_CUDA_LIBRARY",
       readTarget(options.limits.target)},
      {"memory", "N", "GiB of address space per process, 0 for no limit (default: 6)",
       readInto(given.memory, 0, 1024)},
      {"output", "DIR", "where failures are written (default: a new temporary folder)",
       readInto(options.output)},
      {"help", "", "print this text", readInto(given.help), /*repeats=*/false, /*ends=*/true},
  };
}

} // namespace

bool complain(const std::string &message) {
  std::fprintf(stderr, "random-programs: error: %s\n", message.c_str());
  return false;
}

bool parse(const std::vector<std::string> &words, Options &options) {
  const char *seed = std::getenv("TTTC_TEST_SEED");
  options.seed = std::random_device()();
  if (seed && *seed)
    if (std::string expected = readInto(options.seed, 0, mostSeed)(seed); !expected.empty())
      return complain(std::string("TTTC_TEST_SEED=") + seed + ": expected " + expected);
  Given given;
  Arguments arguments;
  const std::vector<Flag> flags = flagsOf(options, given);
  if (UsageError error = readArguments(flags, words, arguments))
    return complain(error.message + "\nhint: " + error.hint);
  if (given.help) {
    std::fputs(("usage: random-programs [options]\n" + describeFlags(flags)).c_str(), stdout);
    std::exit(0);
  }
  if (!arguments.files.empty())
    return complain("unexpected argument '" + arguments.files[0] + "'");
  if (options.only && (given.programs || given.seconds))
    return complain("--only: expected neither --programs nor --seconds beside it");
  options.requested = given.programs;
  options.programs = options.only     ? 1
                     : given.programs ? given.programs
                     : given.seconds  ? many
                                      : 200;
  options.limits.budget = static_cast<double>(given.seconds);
  options.limits.seconds = static_cast<unsigned>(given.timeout);
  options.limits.jobs = static_cast<unsigned>(given.jobs);
  options.limits.memoryBytes = static_cast<int64_t>(given.memory) << 30;
  return true;
}

} // namespace tttc::random
