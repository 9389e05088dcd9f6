//===- FormTiles.h - Ops of the matrix form on tiles --------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tile-form-kernel is made of: its files share this header.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"

namespace mlir::tile {

/// Rewrites one op at a time; slices of values go through slots that it remembers.
class TileFormer {
public:
  explicit TileFormer(func::FuncOp func) : func(func), b(func.getContext()) {}

  /// Replaces `op` by its form on tiles; fails, with an error, if it has none. Ops that are
  /// their own form are left alone.
  LogicalResult form(Operation *op);

  /// The slot that `value` is written to where it arises.
  Value slotOf(Value value);

private:
  LogicalResult formOp(Operation *op);

  // FormTiles.cpp: the matrix form.
  Value formContract(StringRef subscripts, Value lhs, Value rhs, Value start, StringRef causal = {},
                     bool strict = false, bool skipZeros = false);
  Value select(Value input, Value otherwise, llvm::function_ref<Value()> keep);
  LogicalResult formMatrixOp(Operation *op);

  // FormSlices.cpp: parts of values.
  Value formExtract(tensor::ExtractSliceOp op);
  Value formInsert(tensor::InsertSliceOp op);
  LogicalResult formSlice(Operation *op);

  // FormLinalg.cpp: what irregular ops were lowered to.
  FailureOr<Value> formContractOp(linalg::ContractOp op);
  FailureOr<Value> formGeneric(linalg::GenericOp op);
  LogicalResult formLinalg(Operation *op);

  // What the files share.
  Value index(int64_t value);
  /// A number in every element.
  Value splat(RankedTensorType like, double value);
  /// Each element's index along `axis`, and an index in each element.
  Value coord(RankedTensorType like, int64_t axis);
  Value splatIndex(RankedTensorType like, Value index);
  Value broadcast(Value value, ArrayRef<int64_t> axes, ArrayRef<int64_t> shape);

  func::FuncOp func;
  OpBuilder b;
  Location loc = UnknownLoc::get(b.getContext());
  llvm::DenseMap<Value, Value> slots;
  llvm::SmallDenseSet<Value> empties; ///< values that stand for nothing in particular
};

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H
