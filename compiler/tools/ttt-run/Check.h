//===- Check.h - Kernel against interpreter ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares what a kernel gave with what the interpreter gives.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_CHECK_H
#define TTTC_TTTRUN_CHECK_H

#include "tttc/Arrays/Array.h"

#include <optional>

namespace tttc::run {

/// Prints one line per output to stdout, `name  relative RMS error 1.2e-07`.
/// Returns false if one is above `tolerance` (nothing: `singleLimit` for float32,
/// 1e-11 for float64), which is an error printed with a hint; has another shape; or is on
/// one side only.
bool checkOutputs(const ArrayMap &actual, const ArrayMap &expected, std::optional<double> tolerance,
                  double singleLimit);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CHECK_H
