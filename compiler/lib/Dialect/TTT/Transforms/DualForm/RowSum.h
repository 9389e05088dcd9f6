//===- RowSum.h - A value as a sum of products of triangles ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of a value as a sum that is not evaluated until a user needs it, so that triangles with
// the same rows are merged into one product.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWSUM_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWSUM_H

#include "Lifting.h"

namespace tttc {

/// `scale[t] * sum_{s <= t} weights[t,s] rows[s]`; a null scale is 1.
struct Triangle {
  mlir::Value weights, rows, scale;
  bool strict;
};

struct RowSum {
  mlir::Value base; ///< may be null
  llvm::SmallVector<Triangle> triangles;

  void add(Lifting &lifting, mlir::Value rows);
  void add(Lifting &lifting, Triangle triangle);
  /// Builds the rows; null if there is no term.
  mlir::Value value(Lifting &lifting) const;
};

/// The values that have been lifted so far.
struct LiftedValues {
  llvm::DenseMap<mlir::Value, mlir::Value> rows;
  llvm::DenseMap<mlir::Value, RowSum> sums;
  llvm::DenseMap<ScaledRow, mlir::Value> scaled;
  llvm::DenseMap<const TokenExpr *, mlir::Value> expressions;
  llvm::DenseSet<mlir::Value> uniform; ///< lifted values without a row axis

  void set(const ScaledRow &row, mlir::Value lifted) {
    (row.along ? scaled[row] : rows[row.row]) = lifted;
  }
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWSUM_H
