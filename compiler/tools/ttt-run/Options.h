//===- Options.h - Command line of ttt-run ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options, and what of them cannot stand together.
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
  std::string inputs;              ///< .npz; empty: drawn
  std::optional<uint32_t> random;  ///< seed of arrays that are drawn
  uint32_t batch = 1, tokens = 64; ///< of arrays that are drawn
  std::optional<uint32_t> heads;   ///< the same; nothing: that of `dims`, or 2
  std::string outputs;             ///< .npz; empty: not written
  std::string outputsDtype;        ///< of floating outputs; empty: as the kernel gives them
  std::string kernel;              ///< a compiled layer; empty: compile one
  std::string cotangents;          ///< .npz of `--backward`
  std::vector<int64_t> split;      ///< tokens of each call; empty: one call
  std::string carryIn, carryOut;   ///< .npz of `--split`: what a call gave to go on; empty: none
  std::string carryTokens = "all"; ///< of the sequence so far, in --carry-out; `none`
  std::string progress;            ///< as tttc takes it; empty: not given
  CompileOptions compile;          ///< `emit`, `tokens`, `decode` and `context` are the run's
  bool interpret = false, check = false;
  std::optional<double> tolerance;  ///< relative RMS; nothing: by dtype
  std::optional<uint32_t> position; ///< `t` at the first token; nothing: 0, or the carry's
  uint32_t threads = 0;             ///< 0: as many as there are processors
  uint32_t timedRuns = 0;           ///< 0: not timed

  bool compiles() const { return !interpret && kernel.empty(); }
};

enum class Action { Run, Help, Version };

/// What a command line asks for. With an `error` nothing else counts.
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
