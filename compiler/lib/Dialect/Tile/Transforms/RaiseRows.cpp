//===- RaiseRows.cpp - Replaces loops over rows by one access -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CPU code gathers and scatters rows one by one: those of a ragged mini-batch, and those of tokens
// of earlier calls. The threads of a block access all rows with one read, clamped to the rows that
// exist, and a selection by index, or with one write.
//
//===----------------------------------------------------------------------===//

#include "Streams.h"

#include "tttc/Analysis/RowLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;
using tttc::RowLoop;

static Value add(OpBuilder &b, Location loc, Value a, Value c) {
  return !a ? c : !c ? a : arith::AddIOp::create(b, loc, a, c).getResult();
}

/// Reads rows of the source of `rows.slice` from `first` on, clamped to the last row that the loop
/// reads.
static Value readRows(OpBuilder &b, scf::ForOp loop, RowLoop &rows, RankedTensorType type,
                      Value first, Streams &streams, TileFormer &former) {
  Location loc = loop.getLoc();
  Value source = rows.slice.getSource();
  Value memory = isStream(source.getType()) ? streams.memoryOf(source) : former.slotOf(source);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value last = rows.least;
  if (!last) {
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    last = arith::SubIOp::create(b, loc, loop.getUpperBound(), one);
  }
  SmallVector<Value> offsets(type.getRank(), zero);
  offsets[0] = first ? first : zero;
  return readFrom(b, loc, type, memory, offsets, add(b, loc, rows.sourceShift, last),
                  allAxes(type));
}

/// Replaces a loop that stores the valid rows of a tile to memory.
static bool raiseWrite(scf::ForOp loop, RowLoop &rows, Streams &streams, TileFormer &former) {
  if (!rows.slice || isStream(rows.slice.getSourceType()) || rows.least ||
      !isConstantIntValue(loop.getLowerBound(), 0)) {
    return false;
  }
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  RankedTensorType type = rows.slice.getSourceType();
  Value tile = rows.sourceShift ? readRows(b, loop, rows, type, rows.sourceShift, streams, former)
                                : rows.slice.getSource();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  SmallVector<Value> offsets(type.getRank(), zero);
  offsets[0] = rows.shift ? rows.shift : zero;
  writeTo(b, loc, tile, streams.memoryOf(loop.getResult(0)), offsets, loop.getUpperBound(),
          allAxes(type));
  loop.getResult(0).replaceAllUsesWith(loop.getInitArgs()[0]);
  return true;
}

/// Replaces a loop that inserts rows into a tile.
static void raiseSelect(scf::ForOp loop, RowLoop &rows, Streams &streams, TileFormer &former) {
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  auto type = cast<RankedTensorType>(loop.getResult(0).getType());
  Value before = loop.getInitArgs()[0], lower = loop.getLowerBound();
  // If the destination is undefined, its other rows need not be kept.
  bool isAll = before.getDefiningOp<tensor::EmptyOp>() && isConstantIntValue(lower, 0);
  auto choose = [&](OpBuilder &inner, Value tile) -> Value {
    if (isAll) {
      return tile;
    }
    auto numbers = RankedTensorType::get(type.getShape(), inner.getI32Type());
    Value at = CoordOp::create(inner, loc, numbers, 0);
    auto compare = [&](arith::CmpIPredicate predicate, Value bound) -> Value {
      Value end = arith::IndexCastOp::create(inner, loc, inner.getI32Type(),
                                             add(inner, loc, bound, rows.shift));
      return arith::CmpIOp::create(inner, loc, predicate, at,
                                   tensor::SplatOp::create(inner, loc, numbers, end));
    };
    Value isIn = compare(arith::CmpIPredicate::slt, loop.getUpperBound());
    if (rows.shift || !isConstantIntValue(lower, 0)) {
      isIn = arith::AndIOp::create(inner, loc, isIn, compare(arith::CmpIPredicate::sge, lower));
    }
    return arith::SelectOp::create(inner, loc, isIn, tile, before);
  };
  Value result;
  if (!rows.slice) {
    auto shape = type.getShape();
    Value row = rows.insert.getSource();
    RankedTensorType rowType = tensorType(row);
    if (rowType.getRank() == type.getRank()) { // one row with an axis of size 1
      SmallVector<int64_t> axes{0};
      row = ReduceOp::create(b, loc,
                             RankedTensorType::get(shape.drop_front(), rowType.getElementType()),
                             "sum", row, axes, /*parts=*/false);
    }
    result = choose(b, BroadcastOp::create(b, loc, type, row, ArrayRef<int64_t>{0}));
  } else if (rows.slice.getSourceType() == type && rows.sourceShift == rows.shift && !rows.least) {
    result = choose(b, rows.slice.getSource());
  } else {
    Value first = rows.sourceShift;
    if (rows.shift) {
      Value none = arith::ConstantIndexOp::create(b, loc, 0);
      first = arith::SubIOp::create(b, loc, first ? first : none, rows.shift);
    }
    if (rows.least) { // at least one row exists
      result = choose(b, readRows(b, loop, rows, type, first, streams, former));
    } else {
      Value isAny =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, lower, loop.getUpperBound());
      auto choice = scf::IfOp::create(b, loc, type, isAny, /*withElseRegion=*/true);
      OpBuilder then = choice.getThenBodyBuilder(), otherwise = choice.getElseBodyBuilder();
      Value some = choose(then, readRows(then, loop, rows, type, first, streams, former));
      scf::YieldOp::create(then, loc, some);
      scf::YieldOp::create(otherwise, loc, before);
      result = choice.getResult(0);
    }
  }
  loop.getResult(0).replaceAllUsesWith(result);
}

bool tile::raiseRows(scf::ForOp loop, Streams &streams, TileFormer &former) {
  std::optional<RowLoop> rows = tttc::matchRowLoop(loop);
  if (!rows) {
    return false;
  }
  if (isStream(loop.getResult(0).getType())) {
    return raiseWrite(loop, *rows, streams, former);
  }
  raiseSelect(loop, *rows, streams, former);
  return true;
}
