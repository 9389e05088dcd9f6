//===- LoopGradient.h - The gradient of a loop over time --------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reverse mode through ttt.every and ttt.each_token: the loop saves the carried values
// at the start of each step, and a reverse loop recomputes the body and then runs its
// derivative. Used by ReverseMode; docs/Rationale/OuterGradient.md explains the design.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_LOOPGRADIENT_H
#define TTTC_AUTODIFF_LOOPGRADIENT_H

#include "tttc/Dialect/TTT/IR/TTTInterfaces.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tttc {

/// Values that a loop reads: its operands and the values defined above that its body uses.
llvm::SmallVector<mlir::Value> valuesRead(mlir::Operation *loop);

/// Replaces `loop` by one that saves the values that the reverse loop needs, and builds the
/// reverse loop at `builder`. `active` holds the values that need gradients, `results` the
/// cotangents of the loop's results (null: zero). Adds the gradient of each active value that
/// the loop reads to `gradients`. A cotangent that a stream of tokens already has is removed from
/// `cotangents` and added row by row in the reverse loop: streams are not added as a whole.
mlir::LogicalResult differentiateLoop(mlir::OpBuilder &builder,
                                      mlir::ttt::TokenLoopOpInterface loop,
                                      const llvm::DenseSet<mlir::Value> &active,
                                      llvm::ArrayRef<mlir::Value> results,
                                      llvm::DenseMap<mlir::Value, mlir::Value> &cotangents,
                                      llvm::MapVector<mlir::Value, mlir::Value> &gradients);

} // namespace tttc

#endif // TTTC_AUTODIFF_LOOPGRADIENT_H
