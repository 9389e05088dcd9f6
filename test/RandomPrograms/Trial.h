//===- Trial.h - One program against the interpreter ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that is asked of a program, in this process.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_TRIAL_H
#define TTTC_RANDOMPROGRAMS_TRIAL_H

#include "Compiler.h"

#include "LayerFile.h"

namespace tttc::random {

enum class Outcome {
  Good,
  Unsupported, ///< the compiler says that it does not do this yet
  Failed,
};

struct Verdict {
  Outcome outcome = Outcome::Good;
  /// What went wrong without names and numbers: failures of one reason are one.
  std::string reason;
  std::string message;
  size_t which = ~size_t(0); ///< the case; a crash does not say which it was
  int64_t tokens = 0;        ///< the length
};

/// A checked layer and its dims. On failure: false, and `error`.
struct Checked {
  integration::LayerFile file;
  dsl::DimEnv dims;
  bool check(const Program &program, const std::string &text, std::string &error);
};

/// Compiles and runs every case. Adds what was met to `features`.
Verdict judge(const Program &program, Compiler &compiler, std::set<std::string> &features);

/// What `judge` gives a program of `tokens` tokens, for those who repeat it.
bool inputsOf(const Program &program, const Checked &layer, int64_t tokens, ArrayMap &inputs,
              ArrayMap &cotangents);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_TRIAL_H
