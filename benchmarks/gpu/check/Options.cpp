//===- Options.cpp - Command line of gpu-check ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every option but flags takes a value.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

namespace tttc::gpu {

const char *const usage = R"(usage: gpu-check [options]
Checks kernels on a GPU against what they should compute, then times them.
  --folder DIR      what pack.py wrote (.)
  --only TEXT       cases whose name contains TEXT, and the ceilings of those that are timed
  --no-timing       check alone
  --json FILE, --table FILE   results, as JSON and as a Markdown table
  --save DIR        writes what the kernels computed
  --repeats N       times that each kernel runs; all must give the same bits (3)
  --rounds N, --round-ms MS   rounds of a timing (21), and the length of each (20)
  --deadline S      seconds after which a case is given up (60)
  --total S         seconds after which no further case is started (480)
  --guard N         bytes behind each buffer that must stay as they were (256)
  --library FILE    the driver (libcuda.so.1)
  --blas FILE       cublasLt, a peer for products (libcublasLt.so, .13, .12)
  --sanitizer FILE  compute-sanitizer: runs the marked cases again under each of its tools
  --marked          these cases alone
Ends with 0 if all agrees, 1 if not or if the folder has no such case, 2 after a bad option, and
77 where there is no driver or no GPU.
)";

static bool toNumber(const char *text, double low, double &value) {
  char *end = nullptr;
  value = std::strtod(text, &end);
  return *text && *end == 0 && std::isfinite(value) && value >= low && value <= 1e6;
}

bool parseOptions(int argc, char **argv, Options &options, std::string &error) {
  const struct {
    const char *name;
    std::string *value;
  } texts[] = {{"--folder", &options.folder}, {"--only", &options.only},
               {"--json", &options.json},     {"--table", &options.table},
               {"--save", &options.save},     {"--library", &options.library},
               {"--blas", &options.blas},     {"--sanitizer", &options.sanitizer}};
  const struct {
    const char *name;
    bool *value, to;
  } flags[] = {{"--help", &options.help, true},
               {"--no-timing", &options.timing, false},
               {"--marked", &options.marked, true}};
  for (int i = 1; i < argc; ++i) {
    std::string name = argv[i];
    bool isFlag = false;
    for (const auto &row : flags)
      if (name == row.name)
        *row.value = row.to, isFlag = true;
    if (isFlag)
      continue;
    const char *value = i + 1 < argc ? argv[i + 1] : "";
    std::string *text = nullptr;
    for (const auto &row : texts)
      if (name == row.name)
        text = row.value;
    double number = 0;
    bool good = true;
    if (text)
      *text = value, good = *value;
    else if (name == "--repeats")
      good = toNumber(value, 1, number), options.repeats = static_cast<int>(number);
    else if (name == "--rounds")
      good = toNumber(value, 1, number), options.rounds = static_cast<int>(number);
    else if (name == "--round-ms")
      good = toNumber(value, 0, number), options.roundSeconds = number / 1000;
    else if (name == "--deadline")
      good = toNumber(value, 1, number), options.deadline = number;
    else if (name == "--total")
      good = toNumber(value, 1, number), options.total = number;
    else if (name == "--guard")
      good = toNumber(value, 0, number), options.guard = static_cast<size_t>(number);
    else {
      error = "unknown option '" + name + "'; --help lists them";
      return false;
    }
    if (!good) {
      error = name + ": bad value '" + value + "'";
      return false;
    }
    ++i;
  }
  return true;
}

} // namespace tttc::gpu
