//===- LoopGradient.h - The gradient of a loop over time --------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reverse mode through ttt.every and ttt.each_token: the loop saves what its body
// starts from, and a loop in reverse runs the body again, its derivative after it.
// A part of ReverseMode; docs/Rationale/OuterGradient.md says why it is cut so.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_LOOPGRADIENT_H
#define TTTC_AUTODIFF_LOOPGRADIENT_H

#include "tttc/Dialect/TTT/IR/TTTInterfaces.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tttc {

/// Values a loop reads: its operands and what its body takes from outside.
llvm::SmallVector<mlir::Value> valuesRead(mlir::Operation *loop);

/// Replaces `loop` by one that saves what its reverse needs, and builds that at
/// `builder`. `active` holds what gradients are asked for, `results` the cotangents
/// of the loop's results (null: zero). Adds to `gradients` what each active value
/// the loop reads gets. The cotangent that a stream of tokens has already, in
/// `cotangents`, is taken out and added row by row: streams are not added as wholes.
mlir::LogicalResult differentiateLoop(mlir::OpBuilder &builder,
                                      mlir::ttt::TokenLoopOpInterface loop,
                                      const llvm::DenseSet<mlir::Value> &active,
                                      llvm::ArrayRef<mlir::Value> results,
                                      llvm::DenseMap<mlir::Value, mlir::Value> &cotangents,
                                      llvm::MapVector<mlir::Value, mlir::Value> &gradients);

} // namespace tttc

#endif // TTTC_AUTODIFF_LOOPGRADIENT_H
