//===- Checkpoint.h - What a loop saves for its gradient --------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checkpoints through time as a loop around the loop, and how many bytes they take.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_CHECKPOINT_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_CHECKPOINT_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Mini-batches (tokens, in a program that has none) per saved state; 0: nothing is
/// computed again.
struct Checkpoint {
  int64_t every = 1;
};

/// Cuts the loops of `func` into segments of `checkpoint.every` mini-batches and
/// marks whose products are saved.
void segmentLoops(func::FuncOp func, const Checkpoint &checkpoint);

/// Bytes of a tensor, of one entry of it if its first axis has no length yet.
int64_t entryBytes(Type type);

/// The checkpoint that needs the fewest bytes for `tokens` tokens, if a saved state
/// takes `states` bytes and a mini-batch of which everything is saved `all`. A segment
/// that is run again also holds its tokens, cotangents and gradients.
Checkpoint cheapest(func::FuncOp layer, int64_t tokens, int64_t states, int64_t all);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_CHECKPOINT_H
