//===- LinearPart.h - Linear parts of affine programs -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward-mode differentiation of programs that are affine in some of their values: the derivative
// of such a program is its linear part, and does not depend on these values.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_LINEARPART_H
#define TTTC_AUTODIFF_LINEARPART_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"

namespace tttc {

/// Adds to a block the linear parts of its values, as functions of given values. A linear part may
/// have another number of columns than the value: that of a matrix whose columns are computed apart
/// then holds one column per direction.
class LinearPart {
public:
  /// Linear parts have the types of their values.
  LinearPart() = default;
  /// `columns`: the axis of each value whose length `extent` replaces; none for the others.
  LinearPart(llvm::DenseMap<mlir::Value, unsigned> columns, int64_t extent)
      : columns(std::move(columns)), extent(extent) {}

  /// Sets the linear part of a value that the program starts from.
  void set(mlir::Value value, mlir::Value part) { parts[value] = part; }
  /// The linear part of a value; null if it is zero.
  mlir::Value of(mlir::Value value) const { return parts.lookup(value); }
  /// Type of the linear part of a value.
  mlir::RankedTensorType typeOf(mlir::Value value) const;

  /// Adds the linear parts of the values of the block. Loops over tokens are replaced by loops that
  /// carry them too. Returns null, or the first op that is not affine or has a factor with columns;
  /// the block is then incomplete.
  mlir::Operation *addTo(mlir::Block &block);

private:
  mlir::Operation *add(mlir::Operation *op);
  mlir::Operation *addLoop(mlir::Operation *op);
  /// A factor with as many columns as a linear part; null if its columns differ.
  mlir::Value factor(mlir::OpBuilder &builder, mlir::Value value) const;

  llvm::DenseMap<mlir::Value, unsigned> columns;
  int64_t extent = 0;
  llvm::DenseMap<mlir::Value, mlir::Value> parts;
};

} // namespace tttc

#endif // TTTC_AUTODIFF_LINEARPART_H
