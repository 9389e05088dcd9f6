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

#include "tttc/Target/NVPTX/Gpu.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

namespace tttc::random {
namespace {

const char usage[] =
    "usage: random-programs [--NAME=VALUE]...\n"
    "  --seed=N      of all that is drawn (default: TTTC_TEST_SEED, else any)\n"
    "  --programs=N  how many (default: 200; with --seconds: no end)\n"
    "  --seconds=S   begin none later than that\n"
    "  --only=I      program I of the seed\n"
    "  --print       the text of the programs; they are not run\n"
    "  --jobs=N      processes (default: 2)\n"
    "  --require=N   an error if a feature, a derivative or a property is in fewer programs\n"
    "                (default: 0)\n"
    "  --shrink=N    failures that are made small, one per reason (default: 3)\n"
    "  --timeout=S   seconds per program (default: 60)\n"
    "  --device=GPU  for a CUDA device, sm_80, in float32, on that of TTTC_CUDA_LIBRARY\n"
    "  --memory=N    GiB of address space per process, 0 for no limit (default: 6)\n"
    "  --output=DIR  where failures are written (default: a new temporary folder)\n";

bool readNumber(const std::string &name, const char *text, uint64_t least, uint64_t most,
                uint64_t &value) {
  char *end = nullptr;
  errno = 0;
  const unsigned long long read = std::strtoull(text, &end, 10);
  if (!std::isdigit(static_cast<unsigned char>(*text)) || *end || errno || read < least ||
      read > most)
    return complain(name + "=" + text + ": expected a whole number from " + std::to_string(least) +
                    " to " + std::to_string(most));
  value = read;
  return true;
}

} // namespace

bool complain(const std::string &message) {
  std::fprintf(stderr, "random-programs: error: %s\n", message.c_str());
  return false;
}

bool parse(int argc, char **argv, Options &options) {
  constexpr uint64_t any = ~uint64_t(0);
  const char *given = std::getenv("TTTC_TEST_SEED");
  options.seed = std::random_device()();
  if (given && *given && !readNumber("TTTC_TEST_SEED", given, 0, any, options.seed))
    return false;
  uint64_t only = any, seconds = 0, timeout = 60, memory = 6, jobs = 2, programs = 0;
  struct Flag {
    const char *name;
    uint64_t least, most, *value;
  };
  const Flag flags[] = {{"--seed", 0, any, &options.seed},
                        {"--programs", 1, 1000000, &programs},
                        {"--seconds", 1, 1000000, &seconds},
                        {"--only", 0, 1000000, &only},
                        {"--jobs", 1, 64, &jobs},
                        {"--require", 0, 1000000, &options.require},
                        {"--shrink", 0, 1000, &options.shrunk},
                        {"--timeout", 1, 3600, &timeout},
                        {"--memory", 0, 1024, &memory}};
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i], name = word.substr(0, word.find('='));
    const char *value = std::strchr(argv[i], '=');
    const Flag *flag = std::find_if(std::begin(flags), std::end(flags),
                                    [&](const Flag &each) { return name == each.name; });
    if (word == "--print") {
      options.print = true;
    } else if (name == "--output" && value && value[1]) {
      options.output = value + 1;
    } else if (name == "--device" && value && findGpu(value + 1)) {
      options.limits.device = value + 1;
    } else if (flag == std::end(flags) || !value) {
      complain("unknown option '" + word + "'");
      std::fputs(usage, stderr);
      return false;
    } else if (!readNumber(name, value + 1, flag->least, flag->most, *flag->value)) {
      return false;
    }
  }
  if (only != any && (programs || seconds))
    return complain("--only: expected neither --programs nor --seconds beside it");
  if (only != any)
    options.only = only;
  options.asked = programs;
  options.programs = only != any ? 1 : programs ? programs : seconds ? 1000000 : 200;
  options.limits.budget = static_cast<double>(seconds);
  options.limits.seconds = static_cast<unsigned>(timeout);
  options.limits.jobs = static_cast<unsigned>(jobs);
  options.limits.memoryBytes = static_cast<int64_t>(memory) << 30;
  return true;
}

} // namespace tttc::random
