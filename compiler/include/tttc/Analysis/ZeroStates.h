//===- ZeroStates.h - What starts from zero ---------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state whose initial value is the literal zero is zero throughout the first
// mini-batch, and with it the products that read it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_ZEROSTATES_H
#define TTTC_ANALYSIS_ZEROSTATES_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "llvm/ADT/DenseSet.h"

namespace tttc {

/// Positions, among what a loop over the whole sequence carries, of tensors that start
/// as the literal zero. None if the loop is reversed, stands in a group or saves for
/// a gradient.
llvm::SmallVector<unsigned> zeroStates(mlir::ttt::EveryOp loop);

/// The values of a block that are zero if `zeros` are.
llvm::DenseSet<mlir::Value> zeroValues(mlir::Block &block, mlir::ValueRange zeros);

/// The products of a block that vanish if `zeros` are zero, in order.
llvm::SmallVector<mlir::ttt::ContractOp> zeroProducts(mlir::Block &block, mlir::ValueRange zeros);

} // namespace tttc

#endif // TTTC_ANALYSIS_ZEROSTATES_H
