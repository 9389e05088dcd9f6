//===- Stage.h - The tensors of one stage of a call -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tensors of a stage are tensors of its entry, given by the caller, or internals in
// the workspace. If a stage's tensor has an axis H that the other lacks, the heads are
// concatenated along the other's first inner axis, and the stage gets a view with a
// separate axis H.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_STAGE_H
#define TTTC_RUNTIME_LIB_STAGE_H

#include "Bind.h"

namespace tttc::runtime {

/// The index of the tensor that a stage's tensor is a view of, in the entry's tensors
/// followed by its internals; negative if there is none.
int64_t findWhole(const tttc_entry_info &entry, const tttc_tensor_info &info);

/// Returns true if a stage's tensor is one head's slice of `whole`, which concatenates the heads.
bool isHeadOfRow(const tttc_tensor_info &info, const tttc_tensor_info &whole);

/// Fills `bound` and `views`, one each per tensor of the stage, for a call whose tensors
/// are `given`. Internals begin at `memory`.
void bindStage(const tttc_entry_info &entry, const tttc_entry_info &stage, const BoundTensor *given,
               const Extents &extents, char *memory, BoundTensor *bound, tttc_tensor *views);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_STAGE_H
