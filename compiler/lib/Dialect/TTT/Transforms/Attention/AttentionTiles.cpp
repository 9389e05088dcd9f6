//===- AttentionTiles.cpp - Arithmetic on tiles of attention -------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See AttentionTiles.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;

Value TileBuilder::exp(Value x) const { return math::ExpOp::create(b, loc, x); }

Value TileBuilder::alongRows(Value numbers, Value like) const {
  return BroadcastOp::create(b, loc, tensorType(like), numbers, ArrayRef<int64_t>{1});
}

double TileBuilder::lowest(Value like) const {
  auto type = cast<FloatType>(tensorType(like).getElementType());
  return APFloat::getLargest(type.getFloatSemantics(), /*Negative=*/true).convertToDouble();
}

static IntegerAttr windowAttr(OpBuilder &b, std::optional<int64_t> window) {
  return window ? b.getI64IntegerAttr(*window) : IntegerAttr();
}

Value TileBuilder::band(Value x, Value offset, double otherwise) const {
  return BandOp::create(b, loc, x, offset, b.getF64FloatAttr(otherwise), windowAttr(b, window),
                        before ? b.getUnitAttr() : UnitAttr());
}

Value TileBuilder::bandMatmul(Value weights, Value rows, Value offset, Value start) const {
  return BandMatmulOp::create(b, loc, weights, rows, offset, start, windowAttr(b, window), before);
}

namespace {
/// Offsets, sizes and strides of whole rows.
struct RowSlice {
  SmallVector<OpFoldResult> offsets, sizes, strides;

  RowSlice(OpBuilder &b, RankedTensorType type, Value first, int64_t count)
      : offsets(type.getRank(), b.getIndexAttr(0)), strides(type.getRank(), b.getIndexAttr(1)) {
    offsets[0] = getAsOpFoldResult(first);
    sizes.push_back(b.getIndexAttr(count));
    for (int64_t size : type.getShape().drop_front()) {
      sizes.push_back(b.getIndexAttr(size));
    }
  }
};
} // namespace

Value TileBuilder::tileAt(Value stream, Value first) const {
  RowSlice slice(b, tensorType(stream), first, tile);
  return tensor::ExtractSliceOp::create(b, loc, stream, slice.offsets, slice.sizes, slice.strides);
}

Value TileBuilder::writeTile(Value rows, Value stream, Value first) const {
  RowSlice slice(b, tensorType(stream), first, tensorType(rows).getDimSize(0));
  return tensor::InsertSliceOp::create(b, loc, rows, stream, slice.offsets, slice.sizes,
                                       slice.strides);
}

Value TileBuilder::writeRows(Value rows, Value stream, Value first, Value count) const {
  auto loop = scf::ForOp::create(
      b, loc, index(0), count, index(1), stream,
      [&](OpBuilder &nested, Location at, Value i, ValueRange carried) {
        TileBuilder inner{nested, at, 1, window, before};
        Value to = arith::AddIOp::create(nested, at, first, i);
        scf::YieldOp::create(nested, at, inner.writeTile(inner.tileAt(rows, i), carried[0], to));
      });
  return loop.getResult(0);
}

SmallVector<Value> TileBuilder::overEarlierTiles(
    Value start, ArrayRef<Value> inits,
    function_ref<SmallVector<Value>(Value, std::optional<Value>, ValueRange)> body) const {
  // The first row of the tile that is `tiles` tiles before `start`, or 0.
  auto back = [&](int64_t tiles) -> Value {
    Value from = arith::SubIOp::create(b, loc, start, index(tiles * tile));
    return arith::MaxSIOp::create(b, loc, from, index(0));
  };
  SmallVector<Value> values(inits);
  auto loopOver = [&](Value from, Value to, bool whole) {
    auto loop = scf::ForOp::create(b, loc, from, to, index(tile), values);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    std::optional<Value> offset;
    if (!whole) {
      offset = arith::SubIOp::create(b, loc, start, loop.getInductionVar());
    }
    scf::YieldOp::create(b, loc, body(loop.getInductionVar(), offset, loop.getRegionIterArgs()));
    values.assign(loop.result_begin(), loop.result_end());
  };
  if (!window) {
    loopOver(index(0), start, /*whole=*/true);
    return values;
  }
  // Rows at distances `least .. most` are visible. The tile that is n tiles before that of the
  // queries has distances from n tile - (tile - 1) to n tile + (tile - 1).
  int64_t least = before ? 1 : 0, most = least + *window - 1;
  int64_t whole = std::max<int64_t>((most - (tile - 1)) / tile, 0);
  int64_t some = (most + tile - 1) / tile;
  Value border = back(whole);
  if (some > whole) {
    loopOver(back(some), border, /*whole=*/false);
  }
  if (whole > 0) {
    loopOver(border, start, /*whole=*/true);
  }
  return values;
}
