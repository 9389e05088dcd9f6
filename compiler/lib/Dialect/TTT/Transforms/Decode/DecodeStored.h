//===- DecodeStored.h - Stored rows in tensors of a fixed size --*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of a decode function keep stored rows in a cache. The row of token t is row t of the
// cache; with a window of w rows, row t mod w of w. Rows that have not been written are zero.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_DECODESTORED_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_DECODESTORED_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Replaces growing tensors by caches, of `context` rows where there is no window, and reads
/// by loops over the valid rows. Without `all`, only stores that a group carries: others stay,
/// for ttt-hoist-attention. Sets `ttt.max_length` if a cache can be full.
LogicalResult storeInCaches(func::FuncOp func, int64_t context, bool all);

/// The cache with the rows that `loop` has stored at its end, its result number `i`.
Value cacheOf(OpBuilder &builder, EachTokenOp loop, unsigned i, int64_t context);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DECODE_DECODESTORED_H
