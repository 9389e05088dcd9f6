//===- Stages.h - Functions that are one entry ------------------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_STAGES_H
#define TTTC_LIB_TARGET_STAGES_H

#include "tttc/Target/Signature.h"

namespace tttc {

/// One entry of functions that run one after the other: what gives an internal tensor
/// before what takes it. The entry's tensors are all of theirs.
EntrySignature joinStages(std::vector<EntrySignature> stages);

/// What a backward entry takes of internal tensors is saved by the entry that saves.
void settleInternals(std::vector<EntrySignature> &entries);

} // namespace tttc

#endif // TTTC_LIB_TARGET_STAGES_H
