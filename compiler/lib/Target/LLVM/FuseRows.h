//===- FuseRows.h - One loop over rows for ops that agree on them ---*- C++ -*- ===//
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

/// Elements of a row that are summed at once: longer ones would fill all vector registers.
inline int64_t longestRow(int64_t lanes) { return 8 * lanes; }

/// Finds, in `block`, runs of linalg ops that treat the rows of their results
/// independently of each other (norms, activations, elementwise updates) and
/// computes each run row by row in one loop, so that what one op of the run hands
/// to the next stays in registers. Runs without sums along the row are cut into
/// pieces of at most `lanes` columns; rows of more than `longestRow(lanes)` that are summed
/// join none. Appends the ops on one row to `tiled`.
mlir::LogicalResult fuseRows(mlir::IRRewriter &rewriter, mlir::Block &block, int64_t lanes,
                             llvm::SmallVectorImpl<mlir::Operation *> &tiled);

} // namespace tttc

#endif // TTTC_LIB_TARGET_LLVM_FUSEROWS_H
