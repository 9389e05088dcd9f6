//===- Trial.h - One program against the interpreter ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All checks of a program, in this process.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_TRIAL_H
#define TTTC_RANDOMPROGRAMS_TRIAL_H

#include "Compiler.h"

#include "LayerFile.h"

namespace tttc::random {

enum class Outcome {
  Good,
  Unsupported, ///< the compiler reports "not supported yet"
  Failed,
};

struct Verdict {
  Outcome outcome = Outcome::Good;
  /// The message without names and numbers: failures with equal reasons are grouped.
  std::string reason;
  std::string message;
  size_t which = ~size_t(0); ///< the case; unknown for a crash
  int64_t tokens = 0;        ///< the length
};

/// A checked layer and its dims. `check` returns false and sets `error` on failure.
struct Checked {
  integration::LayerFile file;
  dsl::DimEnv dims;
  bool check(const Program &program, const std::string &text, std::string &error);
};

/// Compiles and runs every case. Adds the features of the program to `features`.
Verdict runTrial(const Program &program, Compiler &compiler, std::set<std::string> &features);

/// Computes the inputs that `judge` uses for `tokens` tokens, to reproduce a failure.
bool inputsOf(const Program &program, const Checked &layer, int64_t tokens, ArrayMap &inputs,
              ArrayMap &cotangents);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_TRIAL_H
