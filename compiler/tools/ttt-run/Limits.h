//===- Limits.h - Error limits of kernels -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits of --check, from the element type of the kernel and from the effect of rounding on this
// layer with these inputs. For kernels that round tokens and operands of products to 16 bits, the
// effect of such errors at all operands in the interpreter (tttc/Interpreter/Noise.h).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_LIMITS_H
#define TTTC_TTTRUN_LIMITS_H

#include "Check.h"

namespace tttc::run {

/// The effect of rounding on an array.
struct Explained {
  double error = 0;       ///< error of the interpreter under rounding
  double limit = 0;       ///< resulting limit of the kernel
  double doubleLimit = 0; ///< limit of a kernel in float64
  /// The expected array consists of rounding errors left by cancellation: its size is not
  /// meaningful, and the limits, which are relative to it, may be far above 1.
  bool cancels = false;
  /// All elements are below the range of the element type: the kernel may return zeros.
  bool vanishes = false;
};

/// The limit without measurement: --tolerance, or that of the element type.
double usualLimit(const Options &options, const CheckedRun &run);

bool isDouble(const CheckedRun &run);

/// `the interpreter's own float32 runs`.
std::string measure(const CheckedRun &run);

/// The number of interpreter runs for a verdict; one run is enough to pass.
constexpr int judgingRuns = 4;

/// Measures the effect of rounding on each expected array. A limit is 0 if rounding determines the
/// values. Returns false if the interpreter fails.
bool explainErrors(const CheckedRun &run, int runs, std::map<std::string, Explained> &errors);

/// Compiles the layer for float64 on this CPU and runs it. Returns false, with the reason in `why`,
/// if the program text of the kernel is not available or a step fails.
bool runInDouble(const Options &options, const CheckedRun &run, ArrayMap &found, std::string &why);

} // namespace tttc::run

#endif // TTTC_TTTRUN_LIMITS_H
