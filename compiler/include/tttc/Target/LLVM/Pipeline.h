//===- Pipeline.h - The passes from linalg to the LLVM dialect -*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `llvm` phase: how a CPU computes what the `linalg` phase says.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_LLVM_PIPELINE_H
#define TTTC_TARGET_LLVM_PIPELINE_H

#include "mlir/Pass/PassManager.h"

namespace tttc {

/// Appends the passes from linalg on tensors to the LLVM dialect, for registers of
/// `vectorBits` and elements of `elementBits`.
void buildLLVMPipeline(mlir::OpPassManager &pm, int64_t vectorBits, int64_t elementBits);

} // namespace tttc

#endif // TTTC_TARGET_LLVM_PIPELINE_H
