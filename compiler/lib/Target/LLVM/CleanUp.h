//===- CleanUp.h - Canonicalization between passes --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_CLEANUP_H
#define TTTC_LIB_TARGET_LLVM_CLEANUP_H

#include "mlir/Pass/PassManager.h"

namespace tttc {

/// Adds a canonicalizer that does not simplify regions: structured loops have single blocks.
/// Without `accumulate` (--invariant), the sum of a `vector.contract` does not start from what is
/// added to it, so that the bits of a product do not depend on its uses.
void canonicalizeLoops(mlir::OpPassManager &pm, bool accumulate);

/// The same, followed by CSE.
void cleanUp(mlir::OpPassManager &pm, bool accumulate);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_CLEANUP_H
