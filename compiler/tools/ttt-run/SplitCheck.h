//===- SplitCheck.h - What pieces of a sequence should give -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For --split --check. The rows of all pieces are those of the whole sequence. What the last one
// gives to go on holds the states at the start of the group that is still open
// (docs/Rationale/Decode.md): those of a sequence that ends there.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_SPLITCHECK_H
#define TTTC_TTTRUN_SPLITCHECK_H

#include "Call.h"

namespace tttc::run {

/// Runs the interpreter for what is in `actual`, and moves to there what of `carry` it can tell:
/// the states but for stored tokens, whose order in their cache is the kernel's own. Rows that are
/// carried show in the outputs of later calls. Returns false, with the error printed, if the
/// interpreter fails.
bool interpretSplit(const Call &call, ArrayMap &carry, ArrayMap &actual, ArrayMap &expected);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITCHECK_H
