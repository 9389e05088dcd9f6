//===- Stages.h - Joins the stages of an entry ----------------------------===//
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

/// Joins functions that run one after another into one entry. A stage that computes an internal
/// tensor precedes those that take it. The entry has the tensors of all stages.
EntrySignature joinStages(std::vector<EntrySignature> stages);

/// Makes the saving entry save the internal tensors that a backward entry takes.
void resolveInternals(std::vector<EntrySignature> &entries);

} // namespace tttc

#endif // TTTC_LIB_TARGET_STAGES_H
