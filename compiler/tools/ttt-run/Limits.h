//===- Limits.h - How far a kernel may be off -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits of --check by the kernel's element type, and by what rounding does to this layer on these
// inputs. Of kernels that round rows of tokens and operands of products to 16 bits: what such
// errors at all operands do to the interpreter (tttc/Interpreter/Noise.h).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_LIMITS_H
#define TTTC_TTTRUN_LIMITS_H

#include "Check.h"

namespace tttc::run {

/// What rounding does to an array.
struct Explained {
  double error = 0;       ///< of the interpreter with rounding
  double limit = 0;       ///< of the kernel, by that
  double doubleLimit = 0; ///< of one in float64
  /// What is expected is itself what rounding left of numbers that cancel: its size is no measure,
  /// and the limits, relative to it, may be far above 1.
  bool cancels = false;
  /// All of it is below the element type's range: the kernel may give zeros.
  bool vanishes = false;
};

/// The limit that needs no measurement: --tolerance, or that of the kernel's type.
double usualLimit(const Options &options, const CheckedRun &run);

bool isDouble(const CheckedRun &run);

/// `the interpreter's own float32 runs`.
std::string measure(const CheckedRun &run);

/// Runs of the interpreter that are enough to judge by; one is enough to pass.
constexpr int judgingRuns = 4;

/// Measures it for each expected array; a limit is 0 where rounding decides what the numbers are.
/// Returns false if the interpreter fails.
bool explainErrors(const CheckedRun &run, int runs, std::map<std::string, Explained> &errors);

/// Compiles the layer for float64 on this CPU and runs it. Returns false and says why if there is
/// no text that the kernel was compiled from, or one step of that fails.
bool runInDouble(const Options &options, const CheckedRun &run, ArrayMap &found, std::string &why);

} // namespace tttc::run

#endif // TTTC_TTTRUN_LIMITS_H
