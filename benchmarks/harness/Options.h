//===- Options.h - Command line of tttc-bench -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run measures one layer at one size; run.py runs suites.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_OPTIONS_H
#define TTTC_BENCHMARKS_HARNESS_OPTIONS_H

#include "Layer.h"

namespace tttc::bench {

struct Options {
  std::string file;                                         ///< the layer, .ttt
  dsl::DimEnv dims;                                         ///< --dim NAME=NUMBER
  Ranges ranges;                                            ///< --range NAME=LOW:HIGH
  std::vector<std::pair<std::string, std::string>> kernels; ///< --kernel NAME=FILE.so
  std::vector<std::string> baselines;                       ///< --baseline NAME
  Sizes sizes = {1, 1, 64};                                 ///< --batch, --heads, --tokens
  Sizes checkSizes = {2, 2, 53}; ///< --check-tokens; two batch entries, heads up to 2
  unsigned threads = 1;          ///< --threads
  int rounds = 31;               ///< --rounds
  double roundMilliseconds = 20; ///< --round-ms, of each contestant
  double tolerance = 1e-5;       ///< --tolerance, relative RMS
  bool decodes = false;          ///< --decode: a call for every token
  int64_t forwardTokens = 0;     ///< --forward-tokens; 0: no forward calls beside --decode
  bool avx2 = false;             ///< --avx2: baselines and peak without AVX-512
  bool lists = false;            ///< --list-baselines
  bool smoke = false;            ///< --smoke: tiny sizes, one round; later options override
  bool help = false;             ///< --help
};

/// The text of `--help`.
std::string helpText();

/// Parses the arguments after the program's name. Returns an error message, or an empty string.
std::string parseOptions(const std::vector<std::string> &given, Options &options);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_OPTIONS_H
