//===- Sizes.h - Limits on the sizes of values ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dsl::bindDims checks declared arrays. Here, values that the compiler creates are checked:
// products of two tokens, rows of a mini-batch, and the workspace.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_SIZES_H
#define TTTC_LIB_COMPILE_SIZES_H

#include "tttc/Target/Target.h"

namespace tttc {

/// Reports the first operation of `module` whose result has more elements than `limit`.
mlir::LogicalResult checkValues(mlir::ModuleOp module, const SizeLimit &limit);

/// Reports the layer if the workspace of a task has more elements than `limit`, at `elementBytes`
/// bytes each.
mlir::LogicalResult checkWorkspace(mlir::ModuleOp module, const KernelSignature &signature,
                                   int64_t elementBytes, const SizeLimit &limit);

} // namespace tttc

#endif // TTTC_LIB_COMPILE_SIZES_H
