//===- ReverseMode.h - Reverse-mode differentiation of a block ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies the table of Derivatives.h to the ops of a block, loops over tokens included.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_REVERSEMODE_H
#define TTTC_AUTODIFF_REVERSEMODE_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"

namespace tttc {

/// Appends to `block` (before its terminator) the ops that compute the
/// cotangents of `wrt`, given the cotangents `seeds` of some of its values.
/// Values that the seeds do not depend on get no entry: their gradient is zero.
/// Fails with an error at the op that has no derivative rule.
mlir::LogicalResult differentiate(mlir::Block &block, mlir::ValueRange wrt,
                                  llvm::ArrayRef<std::pair<mlir::Value, mlir::Value>> seeds,
                                  llvm::DenseMap<mlir::Value, mlir::Value> &cotangents);

} // namespace tttc

#endif // TTTC_AUTODIFF_REVERSEMODE_H
