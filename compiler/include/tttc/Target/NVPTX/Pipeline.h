//===- Pipeline.h - The passes from scf loops to the NVVM dialect - -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `tile` and `nvvm` phases: how a GPU computes what the `tiled` phase says.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_NVPTX_PIPELINE_H
#define TTTC_TARGET_NVPTX_PIPELINE_H

#include "tttc/Target/NVPTX/Gpu.h"

#include "mlir/Pass/PassManager.h"

namespace tttc {

/// Appends the passes from tensors in scf loops to scheduled tiles. `productType`: bf16 or f16, of
/// products' operands and of what the caller has per token; empty: all in the precision of the
/// values. `invariant`: layouts, and with them the order of sums, follow from shapes alone.
void buildTilePipeline(mlir::OpPassManager &pm, const Gpu &gpu, llvm::StringRef productType,
                       int64_t warps, bool invariant);

/// Appends the passes from scheduled tiles to the LLVM and NVVM dialects.
void buildNVVMPipeline(mlir::OpPassManager &pm);

} // namespace tttc

#endif // TTTC_TARGET_NVPTX_PIPELINE_H
