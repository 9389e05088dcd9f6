//===- Segments.h - Checkpointing of loops over time ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checkpoints through time, implemented as a loop around the loop, and their memory cost.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_SEGMENTS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_SEGMENTS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Options/Checkpoint.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Cuts the loops of `func` into segments of `checkpoint.period` mini-batches (tokens, in a program
/// without mini-batches) and marks the loops whose products are saved. Pre: the kind is not Auto.
void segmentLoops(func::FuncOp func, const tttc::Checkpoint &checkpoint);

/// Bytes of a tensor, or of one entry if its first axis is dynamic.
int64_t entryBytes(Type type);

/// The checkpoint that needs the fewest bytes for `tokens` tokens, if a saved state takes
/// `states` bytes and all saved values of a mini-batch `all` bytes. A recomputed segment
/// also holds its tokens, cotangents and gradients.
tttc::Checkpoint cheapest(func::FuncOp layer, int64_t tokens, int64_t states, int64_t all);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_GRADIENT_SEGMENTS_H
