//===- TileValues.h - Constants and coordinates on tiles --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_TILEVALUES_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_TILEVALUES_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/IR/Builders.h"

namespace mlir::tile {

/// Builds values at the insertion point, with the location of the op that is rewritten.
struct TileValues {
  OpBuilder b;
  Location loc;

  explicit TileValues(MLIRContext *context) : b(context), loc(UnknownLoc::get(context)) {}

  Value index(int64_t value);
  /// A tile with `value` in every element.
  Value splat(RankedTensorType like, double value);
  /// The index of each element along `axis`.
  Value coord(RankedTensorType like, int64_t axis);
  /// A tile with `index` in every element.
  Value splatIndex(RankedTensorType like, Value index);
  /// `value` with the axes `axes` added; the result has `shape`.
  Value broadcast(Value value, ArrayRef<int64_t> axes, ArrayRef<int64_t> shape);
};

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_TILEVALUES_H
