//===- SplitCheck.h - Expected outputs of split runs ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For --split --check. The rows of all pieces are those of the whole sequence. The carried values
// of the last piece contain the states at the start of the open group (docs/Rationale/Decode.md),
// which are the final states of a sequence that ends there.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_SPLITCHECK_H
#define TTTC_TTTRUN_SPLITCHECK_H

#include "SplitRun.h"

namespace tttc::run {

/// Computes the expected outputs of the calls, for the last tokens of the whole sequence, and the
/// expected carried states. Stored tokens are excluded, because their order in the cache depends on
/// the kernel; errors in carried rows show in the outputs of later calls. Returns false, with the
/// error printed, if the interpreter fails.
bool interpretSplit(const Call &whole, const SplitOutputs &given, Precision precision,
                    ArrayMap &expected);

/// Prints a note if the carried states cannot be determined.
void noteComparison(const Call &whole);

/// The outputs, and the carried values that are in `expected`.
ArrayMap comparedOfSplit(SplitOutputs given, const ArrayMap &expected);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITCHECK_H
