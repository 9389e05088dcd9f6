//===- ZeroStates.h - States that start from zero ---------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state whose initial value is the literal zero is zero throughout the first
// mini-batch, and so are the products that read it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_ZEROSTATES_H
#define TTTC_ANALYSIS_ZEROSTATES_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "llvm/ADT/DenseSet.h"

namespace tttc {

/// Indices of the carried tensors of a loop over the whole sequence whose initial value
/// is the literal zero. Empty if the loop is reversed, is nested in a group or belongs to
/// a save function.
llvm::SmallVector<unsigned> zeroStates(mlir::ttt::EveryOp loop);

/// The values of a block that are zero if `zeros` are.
llvm::DenseSet<mlir::Value> zeroValues(mlir::Block &block, mlir::ValueRange zeros);

/// The products of a block that vanish if `zeros` are zero, in order.
llvm::SmallVector<mlir::ttt::ContractOp> zeroProducts(mlir::Block &block, mlir::ValueRange zeros);

} // namespace tttc

#endif // TTTC_ANALYSIS_ZEROSTATES_H
