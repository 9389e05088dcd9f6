//===- Flags.h - Flags of random-programs ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every flag is validated; an error names the expected value.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_FLAGS_H
#define TTTC_RANDOMPROGRAMS_FLAGS_H

#include "Workers.h"

#include <optional>

namespace tttc::random {

struct Options {
  /// `requested`: number of programs of --programs, 0 to run until the time limit.
  uint64_t seed = 0, programs = 200, requested = 0, require = 0, shrunk = 3;
  std::optional<uint64_t> only;
  std::string output;
  Limits limits;
  bool print = false;
};

/// Prints `random-programs: error: message` to stderr. Returns false.
bool complain(const std::string &message);

/// Reads the command line and TTTC_TEST_SEED. Prints an error and returns false if they
/// do not match the usage.
bool parse(const std::vector<std::string> &words, Options &options);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_FLAGS_H
