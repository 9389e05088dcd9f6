//===- Check.h - Kernel against interpreter ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares what a kernel gave with what the interpreter gives. What is above the limit of its type
// is judged by what rounding explains (tttc/Interpreter/Rounding.h) and, if that is not enough, by
// the same kernel compiled for float64.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_CHECK_H
#define TTTC_TTTRUN_CHECK_H

#include "Call.h"
#include "tttc/runtime.h"

#include <functional>

namespace tttc::run {

/// A run of a kernel and how to do it again.
struct CheckedRun {
  tttc_entry_kind kind;      ///< of the entry that gave `actual`
  const Call &call;          ///< what the interpreter runs
  const tttc_kernel *kernel; ///< what was run
  ArrayMap actual;           ///< what it gave
  ArrayMap expected;         ///< what the interpreter gives in float64
  /// What the interpreter gives for other arrays, or in float32.
  std::function<bool(const Call &, Precision, ArrayMap &)> interpret;
  /// What another kernel, compiled for these options, gives for the call.
  std::function<bool(const Options &, const tttc_kernel *, ArrayMap &)> repeat;
  std::string carryFile = {}; ///< what the kernel went on from, and `repeat` does not; empty: none
};

/// Prints one line per output to stdout, `name  relative RMS error 1.2e-07`, or the first of its
/// numbers that are not finite. Returns false, with the error and a verdict printed, if an output
/// is above its limit, holds what is no finite number, has another shape, or is on one side only.
/// The limit is `--tolerance`; else that of the kernel's type, or what rounding explains where that
/// is more, which a note then says.
bool checkRun(const Options &options, const CheckedRun &run);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CHECK_H
