//===- Options.h - Command line of gpu-check ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See `usage`.
//
//===----------------------------------------------------------------------===//

#pragma once

#include <string>

namespace tttc::gpu {

extern const char *const usage;

struct Options {
  std::string folder = ".", library = "libcuda.so.1", blas, sanitizer, only, save, json, table;
  int repeats = 3, rounds = 21;
  double roundSeconds = 0.02, deadline = 60, total = 480;
  size_t guard = 256;
  bool timing = true, marked = false, help = false;
};

/// False, with a message in `error`, if an option is unknown or its value is bad.
bool parseOptions(int argc, char **argv, Options &options, std::string &error);

} // namespace tttc::gpu
