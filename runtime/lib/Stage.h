//===- Stage.h - The tensors of one stage of a call -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stage names tensors of its entry, which the caller gave, or internals, which lie in
// the workspace. Where it has an axis H that they lack, the heads lie side by side in
// their first inner axis, and the stage sees them as an axis of their own.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_STAGE_H
#define TTTC_RUNTIME_LIB_STAGE_H

#include "Bind.h"

namespace tttc::runtime {

/// The tensor that a stage's one is a view of: an index into the entry's, or past these
/// into its internals; negative if there is none.
int64_t findWhole(const tttc_entry_info &entry, const tttc_tensor_info &info);

/// Whether a stage's tensor is a head's part of a row that holds all heads.
bool isHeadOfRow(const tttc_tensor_info &info, const tttc_tensor_info &whole);

/// Fills `bound` and `views`, one each per tensor of the stage, for a call whose tensors
/// are `given`. Internals begin at `memory`.
void bindStage(const tttc_entry_info &entry, const tttc_entry_info &stage, const BoundTensor *given,
               const Extents &extents, char *memory, BoundTensor *bound, tttc_tensor *views);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_STAGE_H
