//===- Pipeline.h - From scf loops to the LLVM dialect --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases of kernels for CPUs.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_LLVM_PIPELINE_H
#define TTTC_TARGET_LLVM_PIPELINE_H

#include "tttc/Pipelines/Phases.h"

namespace tttc {

extern const Phase linalgPhase; ///< structured ops on tensors only; after `tiled`
extern const Phase llvmPhase;   ///< LLVM dialect; after `linalg`

} // namespace tttc

#endif // TTTC_TARGET_LLVM_PIPELINE_H
