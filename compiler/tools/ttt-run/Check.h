//===- Check.h - Compares a kernel with the interpreter ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the outputs of a kernel with those of the interpreter. Errors above the limit of the
// element type are judged by what rounding explains (tttc/Interpreter/Rounding.h) and, if that is
// not enough, by the same kernel compiled for float64.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_CHECK_H
#define TTTC_TTTRUN_CHECK_H

#include "Call.h"
#include "tttc/runtime.h"

#include <functional>

namespace tttc::run {

/// A run of a kernel, and functions to repeat it.
struct CheckedRun {
  tttc_entry_kind kind;      ///< kind of the entry that computed `actual`
  const Call &call;          ///< the call that the interpreter runs
  const tttc_kernel *kernel; ///< the kernel that was run
  ArrayMap actual;           ///< outputs of the kernel
  ArrayMap expected;         ///< outputs of the interpreter in float64
  /// Runs the interpreter on other arrays, or in float32.
  std::function<bool(const Call &, Precision, ArrayMap &)> interpret;
  /// Runs another kernel, compiled with these options, on the call.
  std::function<bool(const Options &, const tttc_kernel *, ArrayMap &)> repeat;
  std::string carryFile = {}; ///< file from which the kernel resumed, unlike `repeat`; empty: none
};

/// Prints one line per output to stdout, `name  relative RMS error 1.2e-07`, or its first number
/// that is not finite. Returns false, with the error and a verdict printed, if an output is above
/// its limit, is not finite, has another shape, or exists on one side only. The limit is
/// `--tolerance`; otherwise that of the element type of the kernel or, if larger, what rounding
/// explains, which a note then says.
bool checkRun(const Options &options, const CheckedRun &run);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CHECK_H
