//===- Functions.h - Checks of functions ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that give all passes the same error messages.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_FUNCTIONS_H
#define TTTC_SUPPORT_FUNCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tttc {

/// Succeeds if the body of `func` is one block that `func.return` terminates; otherwise emits an
/// error. A declaration has no body: a pass leaves it alone, or refuses it, before this check.
inline mlir::LogicalResult checkOneBlock(mlir::func::FuncOp func) {
  size_t blocks = func.getBody().getBlocks().size();
  if (blocks != 1) {
    return func.emitError("expected a body of one block, found ") << blocks;
  }
  mlir::Operation *end = func.getBody().front().getTerminator();
  if (!mlir::isa<mlir::func::ReturnOp>(end)) {
    return func.emitError("expected a body that 'func.return' terminates, found '")
           << end->getName() << "'";
  }
  return mlir::success();
}

} // namespace tttc

#endif // TTTC_SUPPORT_FUNCTIONS_H
