//===- FuseRows.h - Fuses ops into loops over rows --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_LLVM_FUSEROWS_H
#define TTTC_LIB_TARGET_LLVM_FUSEROWS_H

#include "tttc/Support/Divisor.h"

#include "mlir/IR/PatternMatch.h"

namespace tttc {

/// The most elements of a row that are summed at a time: longer rows would fill all vector
/// registers.
inline int64_t longestRow(int64_t lanes) { return 8 * lanes; }

/// Finds, in `block`, runs of linalg ops that process the rows of their results independently
/// (norms, activations, elementwise updates), and computes each run row by row in one loop, so that
/// intermediate results stay in registers. Runs without reductions along the row are tiled to at
/// most `lanes` columns; reductions of rows of more than `longestRow(lanes)` elements join no run.
/// Appends the ops on one row to `tiled`.
mlir::LogicalResult fuseRows(mlir::IRRewriter &rewriter, mlir::Block &block, int64_t lanes,
                             llvm::SmallVectorImpl<mlir::Operation *> &tiled);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_FUSEROWS_H
