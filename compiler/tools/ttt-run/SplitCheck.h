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

#include "SplitRun.h"

namespace tttc::run {

/// What the interpreter says of the calls' outputs, the last tokens of the whole sequence, and
/// of what it can tell of the carry: the states but for stored tokens, whose order in their cache
/// is the kernel's own. Rows that are carried show in the outputs of later calls. Returns false,
/// with the error printed, if the interpreter fails.
bool interpretSplit(const Call &whole, const SplitOutputs &given, Precision precision,
                    ArrayMap &expected);

/// Says so if the states that are carried cannot be told.
void noteWhatIsCompared(const Call &whole);

/// The outputs, and what of the carry is expected.
ArrayMap comparedOfSplit(SplitOutputs given, const ArrayMap &expected);

} // namespace tttc::run

#endif // TTTC_TTTRUN_SPLITCHECK_H
