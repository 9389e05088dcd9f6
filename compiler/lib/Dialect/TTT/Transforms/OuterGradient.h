//===- OuterGradient.h - Loops before they are differentiated ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ttt-derive-outer-gradient does to a copy of the layer before reverse mode:
// checkpoints through time as a loop around the loop, recurrences as loops.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_OUTERGRADIENT_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_OUTERGRADIENT_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Mini-batches (tokens, in a program that has none) per saved state; 0: nothing is
/// computed again.
struct Checkpoint {
  int64_t every = 1;
};

/// Cuts the loops of `func` into segments of `checkpoint.every` mini-batches and
/// marks whose products are saved; a ttt.recurrence becomes the loop it stands for.
void prepareLoops(func::FuncOp func, const Checkpoint &checkpoint);

/// The checkpoint that needs the fewest bytes for `tokens` tokens, if a saved state
/// takes `states` bytes and a mini-batch of which everything is saved `all`. A segment
/// that is run again also holds its tokens, cotangents and gradients.
Checkpoint cheapest(func::FuncOp layer, int64_t tokens, int64_t states, int64_t all);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_OUTERGRADIENT_H
