//===- Options.h - Command line of ttt-run ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options, and checks for conflicts between them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_OPTIONS_H
#define TTTC_TTTRUN_OPTIONS_H

#include "tttc/Options/Options.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tttc::run {

struct Options {
  std::string file;                ///< the .ttt file
  std::string inputs;              ///< .npz; empty: random
  std::optional<uint32_t> random;  ///< seed of random arrays
  uint32_t batch = 1, tokens = 64; ///< of random arrays
  std::optional<uint32_t> heads;   ///< the same; none: that of `dims`, or 2
  std::string outputs;             ///< .npz; empty: not written
  std::string outputsDtype;        ///< of floating-point outputs; empty: the type of the kernel
  std::string kernel;              ///< a compiled layer; empty: compile one
  std::string cotangents;          ///< .npz of `--backward`
  std::vector<int64_t> split;      ///< tokens of each call; empty: one call
  std::string carryIn, carryOut;   ///< .npz of `--split`: carried values; empty: none
  std::string carryTokens = "all"; ///< tokens to store in --carry-out; `none`: none
  std::string progress;            ///< value passed to tttc; empty: not given
  CompileOptions compile;          ///< `emit`, `tokens`, `decode` and `context` are set by ttt-run
  bool interpret = false, check = false;
  std::optional<double> tolerance;  ///< relative RMS; none: by dtype
  std::optional<uint32_t> position; ///< `t` at the first token; none: 0, or that of the carry
  uint32_t threads = 0;             ///< 0: one per processor
  uint32_t timedRuns = 0;           ///< 0: not timed

  bool compiles() const { return !interpret && kernel.empty(); }
};

enum class Action { Run, Help, Version };

/// A parsed command line. If `error` is set, the other fields are not valid.
struct CommandLine {
  Action action = Action::Run;
  Options options;
  UsageError error;
};

/// Reads the arguments after the program's name.
CommandLine parseCommandLine(const std::vector<std::string> &given);

/// The text of `--help`.
std::string helpText();

} // namespace tttc::run

#endif // TTTC_TTTRUN_OPTIONS_H
