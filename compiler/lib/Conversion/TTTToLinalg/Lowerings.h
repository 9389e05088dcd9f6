//===- Lowerings.h - Shared helpers of convert-ttt-to-linalg ----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TTTTOLINALG_LOWERINGS_H
#define TTTC_LIB_CONVERSION_TTTTOLINALG_LOWERINGS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Divisor.h"

namespace tttc {

mlir::Value emptyTensor(mlir::OpBuilder &b, mlir::Location loc, mlir::RankedTensorType type);
mlir::Value zeroTensor(mlir::OpBuilder &b, mlir::Location loc, mlir::RankedTensorType type);

/// `into + contract subscripts lhs, rhs`; without a summed axis, the product.
mlir::Value contractInto(mlir::OpBuilder &b, mlir::Location loc, llvm::StringRef subscripts,
                         mlir::Value lhs, mlir::Value rhs, mlir::Value into);

/// Rows first .. first + count - 1 of `rows`.
mlir::Value sliceRows(mlir::OpBuilder &b, mlir::Location loc, mlir::Value rows,
                      mlir::OpFoldResult first, int64_t count);
/// Row t, without its axis.
mlir::Value rowAt(mlir::OpBuilder &b, mlir::Location loc, mlir::Value rows, mlir::Value t);
/// `rows` with `part` (rows, or one row without its axis) written at `first`.
mlir::Value insertRows(mlir::OpBuilder &b, mlir::Location loc, mlir::Value part, mlir::Value rows,
                       mlir::OpFoldResult first);

/// Accumulates into `into`, if it is given.
mlir::Value lowerTrilMatmul(mlir::OpBuilder &b, mlir::ttt::TrilMatmulOp op, mlir::Value into,
                            int64_t rowsPerBlock);
llvm::SmallVector<mlir::Value> lowerRecurrence(mlir::OpBuilder &b, mlir::ttt::RecurrenceOp op);
mlir::Value lowerDecayedProducts(mlir::OpBuilder &b, mlir::ttt::DecayedProductsOp op);
mlir::Value lowerDecayedRows(mlir::OpBuilder &b, mlir::ttt::DecayedRowsOp op);

mlir::Value lowerBand(mlir::OpBuilder &b, mlir::ttt::BandOp op);
mlir::Value lowerBandMatmul(mlir::OpBuilder &b, mlir::ttt::BandMatmulOp op);
mlir::Value lowerReduceMax(mlir::OpBuilder &b, mlir::ttt::ReduceMaxOp op);

/// Substitution row by row; the contribution of earlier blocks to a block is a product.
mlir::Value lowerTrilSolve(mlir::OpBuilder &b, mlir::ttt::TrilSolveOp op, int64_t rowsPerBlock);

/// Products with blocks of a square matrix or its transpose.
struct TriangleBlocks {
  mlir::OpBuilder &b;
  mlir::Location loc;
  mlir::Value weights;
  bool transpose;

  mlir::Value index(int64_t value);
  mlir::Value offset(mlir::Value from, int64_t by);
  /// result[row .. row + count] += weights[row .., from .. from + length] @ rows[from ..]
  /// (`transpose`: the transposed block of weights).
  mlir::Value accumulate(mlir::Value result, mlir::Value rows, mlir::Value row, int64_t count,
                         mlir::Value from, int64_t length);
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TTTTOLINALG_LOWERINGS_H
