//===- Pipeline.h - The passes from scf loops to the NVVM dialect - -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases of kernels for GPUs.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_PIPELINE_H
#define TTTC_TARGET_NVPTX_PIPELINE_H

#include "tttc/Pipelines/Phases.h"

namespace tttc {

extern const Phase tilePhase; ///< scheduled tiles; after `tiled`
extern const Phase nvvmPhase; ///< LLVM and NVVM dialects; after `tile`

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_PIPELINE_H
