//===- FormTiles.h - Forms tiles from ops on tensors ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared by the files of tile-form-kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H

#include "TileValues.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"

namespace mlir::tile {

/// The product of two tiles, added to `start` unless that is null. The other arguments are those of
/// tile.dot.
Value createProduct(OpBuilder &b, Location loc, StringRef subscripts, Value lhs, Value rhs,
                    Value start, StringRef causal = {}, bool strict = false,
                    bool skipZeros = false);

/// Rewrites one op at a time; remembers the slots that slices of values go through.
class TileFormer : private TileValues {
public:
  explicit TileFormer(func::FuncOp func) : TileValues(func.getContext()), func(func) {}

  /// Replaces `op` by its form on tiles; emits an error and fails if it has none. Ops that need no
  /// rewrite are left unchanged.
  LogicalResult form(Operation *op);

  /// The slot that `value` is written to where it is defined.
  Value slotOf(Value value);

private:
  LogicalResult formOp(Operation *op);

  // FormTiles.cpp: the matrix form.
  Value select(Value input, Value otherwise, llvm::function_ref<Value()> keep);
  Value formDecayedProducts(ttt::DecayedProductsOp op);
  LogicalResult formMatrixOp(Operation *op);

  // FormSlices.cpp: slices of values.
  Value formExtract(tensor::ExtractSliceOp op);
  Value formShift(tensor::InsertSliceOp op);
  Value formInsert(tensor::InsertSliceOp op);
  LogicalResult formSlice(Operation *op);

  // FormLinalg.cpp: linalg ops, which irregular ops were lowered to.
  FailureOr<Value> formContractOp(linalg::ContractOp op);
  FailureOr<Value> formGeneric(linalg::GenericOp op);
  LogicalResult formLinalg(Operation *op);

  func::FuncOp func;
  llvm::DenseMap<Value, Value> slots;
  llvm::SmallDenseSet<Value> empties; ///< values whose contents are undefined
};

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_FORMTILES_H
