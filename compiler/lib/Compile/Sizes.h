//===- Sizes.h - What is too large to be meant ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared arrays are checked with their text (dsl::bindDims); here is what
// the compiler makes of them: products of two tokens, rows of a mini-batch, workspace.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_SIZES_H
#define TTTC_LIB_COMPILE_SIZES_H

#include "tttc/Target/Target.h"

namespace tttc {

/// An error at the first operation of `module` whose result has more elements than `limit`.
mlir::LogicalResult checkValues(mlir::ModuleOp module, const SizeLimit &limit);

/// An error at the layer if a task's workspace has more elements, of `elementBytes` each.
mlir::LogicalResult checkWorkspace(mlir::ModuleOp module, const KernelSignature &signature,
                                   int64_t elementBytes, const SizeLimit &limit);

} // namespace tttc

#endif // TTTC_LIB_COMPILE_SIZES_H
