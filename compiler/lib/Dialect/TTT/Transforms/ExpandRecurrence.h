//===- ExpandRecurrence.h - Recurrences as loops over tokens ----*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recurrences have no derivative rules; the loops that they stand for have.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_EXPANDRECURRENCE_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_EXPANDRECURRENCE_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace mlir::ttt {

/// Replaces the op by a ttt.each_token with the same results.
void expandRecurrence(RecurrenceOp op);
void expandDecayedProducts(DecayedProductsOp op);
void expandDecayedRows(DecayedRowsOp op);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_EXPANDRECURRENCE_H
