//===- Options.h - Checks of pass options -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that give all passes the same error messages.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_OPTIONS_H
#define TTTC_SUPPORT_OPTIONS_H

#include "mlir/IR/Operation.h"

namespace tttc {

/// Succeeds if option `name` is at least `least`; otherwise emits an error at `op`.
inline mlir::LogicalResult checkAtLeast(mlir::Operation *op, llvm::StringRef name, int64_t value,
                                        int64_t least) {
  if (value >= least) {
    return mlir::success();
  }
  return op->emitError("option ") << name << ": expected at least " << least << ", found " << value;
}

} // namespace tttc

#endif // TTTC_SUPPORT_OPTIONS_H
