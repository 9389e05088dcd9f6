//===- ArraysOptions.h - Command line of test-arrays ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options of all commands; each command uses some of them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_ARRAYSOPTIONS_H
#define TTTC_INTEGRATION_ARRAYSOPTIONS_H

#include "RandomInputs.h"

namespace tttc::integration {

struct Options {
  std::vector<std::string> words; ///< the command and its files
  dsl::DimEnv dims;
  uint64_t seed = 1;
  CallSize size;
  int64_t from = 0, to = 0;
  double limit = 0, times = 1;
  int64_t draws = 1;
  std::string dtype, cotangents;
  std::optional<double> value; ///< any number, including NaN and infinity
  bool common = false, limits = false, others = false, last = false;
};

/// Reads the command line. Returns false, with the error printed, if an option is unknown or its
/// value is invalid.
bool parseOptions(const std::vector<std::string> &given, Options &options);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_ARRAYSOPTIONS_H
