//===- AttentionTiles.h - Arithmetic on tiles of attention ------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tiles of earlier rows that are visible to a tile of queries, and builders for ops on
// tiles.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_ATTENTION_ATTENTIONTILES_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_ATTENTION_ATTENTIONTILES_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::ttt {

struct TileBuilder {
  OpBuilder &b;
  Location loc;
  int64_t tile;
  std::optional<int64_t> window;
  bool before;

  Value index(int64_t value) const { return arith::ConstantIndexOp::create(b, loc, value); }
  Value add(Value x, Value y) const { return arith::AddFOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) const { return arith::SubFOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) const { return arith::MulFOp::create(b, loc, x, y); }
  Value exp(Value x) const;
  Value contract(StringRef subscripts, Value x, Value y) const {
    return ContractOp::create(b, loc, subscripts, x, y);
  }
  Value rowSums(Value x) const { return ReduceSumOp::create(b, loc, x, ArrayRef<int64_t>{1}); }
  /// Broadcasts `numbers`, one element per row, along the rows of `like`.
  Value alongRows(Value numbers, Value like) const;
  /// The least finite number of the tensor's element type.
  double lowest(Value like) const;
  Value band(Value x, Value offset, double otherwise) const;
  Value bandMatmul(Value weights, Value rows, Value offset, Value start) const;

  /// Rows first .. first + tile - 1 of a stream; and the stream with such rows written.
  Value tileAt(Value stream, Value first) const;
  Value writeTile(Value rows, Value stream, Value first) const;
  /// The stream with the first `count` rows of a tile written from `first` on.
  Value writeRows(Value rows, Value stream, Value first, Value count) const;

  /// Loops over the tiles of rows before `start` that are visible to its tile of queries. The body
  /// gets the tile's first row, the distance from it to `start` if the tile is only partly
  /// visible, and the carried values.
  SmallVector<Value> overEarlierTiles(
      Value start, ArrayRef<Value> inits,
      function_ref<SmallVector<Value>(Value, std::optional<Value>, ValueRange)> body) const;
};

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_ATTENTION_ATTENTIONTILES_H
