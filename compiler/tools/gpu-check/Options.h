//===- Options.h - Command line of gpu-check ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See `helpText`.
//
//===----------------------------------------------------------------------===//

#pragma once

#include <string>
#include <vector>

namespace tttc::gpu {

struct Options {
  std::string folder = ".", library = "libcuda.so.1", blas, sanitizer, only, save, json, table;
  int repeats = 3, rounds = 21;
  double roundSeconds = 0.02, deadline = 60, total = 480;
  size_t guard = 256;
  bool timing = true, marked = false, help = false;
};

/// The text of `--help`.
std::string helpText();

/// Parses the arguments after the program name. Returns an error message, or an empty string.
std::string parseOptions(const std::vector<std::string> &given, Options &options);

} // namespace tttc::gpu
