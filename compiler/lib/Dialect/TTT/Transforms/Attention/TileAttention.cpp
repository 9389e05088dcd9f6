//===- TileAttention.cpp - Attention as loops over tiles ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. The loop over tiles of queries is a ttt.every, which handles ragged ends: tiles
// of earlier rows are always full, and only the queries' own tile may be incomplete.
//
//===----------------------------------------------------------------------===//

#include "AttentionTiles.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTTILEATTENTIONPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

/// A ttt.every over `tile` tokens with an empty body.
static EveryOp loopOverTiles(OpBuilder &b, Location loc, int64_t tile, ValueRange streams,
                             ValueRange inits, TypeRange results) {
  auto loop = EveryOp::create(b, loc, results, tile, Value(), Value(), streams, inits,
                              /*reverse=*/false);
  Block *body = b.createBlock(&loop.getBody());
  body->addArguments({b.getIndexType(), b.getIndexType()}, {loc, loc});
  for (Value stream : streams) {
    SmallVector<int64_t> shape(tensorType(stream).getShape());
    shape[0] = tile;
    body->addArgument(RankedTensorType::get(shape, tensorType(stream).getElementType()), loc);
  }
  for (Value init : inits) {
    body->addArgument(init.getType(), loc);
  }
  return loop;
}

namespace {
/// State of the online softmax: maximum score, sum of weights and weighted sum of values per query.
struct Running {
  Value most, sum, rows;

  SmallVector<Value> values() const { return {most, sum, rows}; }
};
} // namespace

/// Updates `running` with the scores of one more tile.
static Running addTile(TileBuilder b, Running running, Value queries, Value keys, Value values,
                       std::optional<Value> offset) {
  Value scores = b.contract("ti,si->ts", queries, keys);
  Value seen = offset ? b.band(scores, *offset, b.lowest(scores)) : scores;
  auto line = tensorType(running.most);
  Value greatest = ReduceMaxOp::create(b.b, b.loc, line, seen);
  Value most = createMax(b.b, b.loc, running.most, greatest);
  Value weights = b.exp(b.sub(scores, b.alongRows(most, scores)));
  // Masked scores may exceed the maximum, so that their weights may overflow.
  weights = offset ? b.band(weights, *offset, 0) : weights;
  Value fade = b.exp(b.sub(running.most, most));
  Value sum = b.add(b.mul(fade, running.sum), b.rowSums(weights));
  Value rows = b.mul(b.alongRows(fade, running.rows), running.rows);
  rows = offset ? b.bandMatmul(weights, values, *offset, rows)
                : b.add(rows, b.contract("ts,sj->tj", weights, values));
  return {most, sum, rows};
}

static void lowerAttention(AttentionOp op, int64_t tile) {
  OpBuilder builder(op);
  TileBuilder b{builder, op.getLoc(), tile, op.getWindow(), op.getBefore()};
  Value keys = op.getKeys(), values = op.getValues();
  SmallVector<Value> streams{op.getQueries(), keys, values};
  auto loop = loopOverTiles(builder, b.loc, tile, streams, {}, op->getResultTypes());
  auto args = loop.getTokenArgs();
  Value queries = args[0], start = loop.getStart();
  RankedTensorType rowsType = tensorType(args[2]);
  auto line = RankedTensorType::get({tile}, rowsType.getElementType());
  Running running{createSplat(builder, b.loc, line, b.lowest(queries)),
                  createSplat(builder, b.loc, line, 0), createSplat(builder, b.loc, rowsType, 0)};
  auto results = b.overEarlierTiles(
      start, running.values(),
      [&](Value first, std::optional<Value> offset, ValueRange carried) -> SmallVector<Value> {
        return addTile(b, {carried[0], carried[1], carried[2]}, queries, b.tileAt(keys, first),
                       b.tileAt(values, first), offset)
            .values();
      });
  Value zero = b.index(0);
  running = addTile(b, {results[0], results[1], results[2]}, queries, args[1], args[2], zero);
  // A token that sees no row has the sum 0, which must not be a divisor.
  Value none = createSplat(builder, b.loc, line, 0), one = createSplat(builder, b.loc, line, 1);
  Value sees = arith::CmpFOp::create(builder, b.loc, arith::CmpFPredicate::UNE, running.sum, none);
  Value sum = arith::SelectOp::create(builder, b.loc, sees, running.sum, one);
  Value rows = arith::DivFOp::create(builder, b.loc, running.rows, b.alongRows(sum, running.rows));
  Value logs = b.add(running.most, math::LogOp::create(builder, b.loc, sum));
  logs = arith::SelectOp::create(builder, b.loc, sees, logs, none);
  YieldOp::create(builder, b.loc, ValueRange{rows, logs});
  op.replaceAllUsesWith(loop.getResults());
  op.erase();
}

namespace {
/// One tile of queries in the derivative; `cotangents` are those of its rows of attention, `inner`
/// their inner products with these rows.
struct QueryTile {
  Value queries, cotangents, logs, inner;
};

/// Softmax weights and cotangents of the scores (`slopes`) for one tile of stored rows.
struct Parts {
  Value weights, slopes;
};
} // namespace

static Parts differentiateTile(TileBuilder b, const QueryTile &tile, Value keys, Value values,
                               std::optional<Value> offset) {
  Value scores = b.contract("ti,si->ts", tile.queries, keys);
  Value weights = b.exp(b.sub(scores, b.alongRows(tile.logs, scores)));
  Value slopes = b.contract("tj,sj->ts", tile.cotangents, values);
  slopes = b.mul(weights, b.sub(slopes, b.alongRows(tile.inner, slopes)));
  if (offset) {
    weights = b.band(weights, *offset, 0);
    slopes = b.band(slopes, *offset, 0);
  }
  return {weights, slopes};
}

static void lowerGradient(AttentionGradientOp op, int64_t tile) {
  OpBuilder builder(op);
  TileBuilder b{builder, op.getLoc(), tile, op.getWindow(), op.getBefore()};
  Value keys = op.getKeys(), values = op.getValues();
  Value length = tensor::DimOp::create(builder, b.loc, keys, 0);
  SmallVector<Value> streams{op.getQueries(), keys,         values,
                             op.getRows(),    op.getLogs(), op.getCotangent()};
  SmallVector<Value> inits{
      tensor::EmptyOp::create(builder, b.loc, tensorType(keys), ValueRange(length)),
      tensor::EmptyOp::create(builder, b.loc, tensorType(values), ValueRange(length))};
  auto loop = loopOverTiles(builder, b.loc, tile, streams, inits,
                            {keys.getType(), values.getType(), op.getQueries().getType()});
  auto args = loop.getTokenArgs();
  Value start = loop.getStart(), count = loop.getCount();
  // Padding rows repeat the last row: their cotangents must be zero.
  Value cotangents = ValidRowsOp::create(builder, b.loc, args[5], count);
  QueryTile queries{args[0], cotangents, args[4], b.rowSums(b.mul(cotangents, args[3]))};
  Value none = createSplat(builder, b.loc, tensorType(args[0]), 0);
  SmallVector<Value> carried{none, loop.getCarriedArgs()[0], loop.getCarriedArgs()[1]};
  carried = b.overEarlierTiles(
      start, carried,
      [&](Value first, std::optional<Value> offset, ValueRange sums) -> SmallVector<Value> {
        Value key = b.tileAt(keys, first);
        Parts parts = differentiateTile(b, queries, key, b.tileAt(values, first), offset);
        Value dKeys = b.contract("ts,ti->si", parts.slopes, queries.queries);
        Value dValues = b.contract("ts,tj->sj", parts.weights, cotangents);
        return {b.add(sums[0], b.contract("ts,si->ti", parts.slopes, key)),
                b.writeTile(b.add(b.tileAt(sums[1], first), dKeys), sums[1], first),
                b.writeTile(b.add(b.tileAt(sums[2], first), dValues), sums[2], first)};
      });
  // The tile's own rows: this is the first contribution to their cotangents.
  Parts parts = differentiateTile(b, queries, args[1], args[2], b.index(0));
  Value dQueries = b.add(carried[0], b.contract("ts,si->ti", parts.slopes, args[1]));
  Value dKeys = b.contract("ts,ti->si", parts.slopes, args[0]);
  Value dValues = b.contract("ts,tj->sj", parts.weights, cotangents);
  YieldOp::create(builder, b.loc,
                  ValueRange{b.writeRows(dKeys, carried[1], start, count),
                             b.writeRows(dValues, carried[2], start, count), dQueries});
  op.replaceAllUsesWith(ValueRange{loop.getResult(2), loop.getResult(0), loop.getResult(1)});
  op.erase();
}

/// Copies `count` rows of `from`, starting at row `first`, to `into`, starting at row `to`.
static Value copyRows(OpBuilder &builder, Location loc, Value from, Value first, Value into,
                      Value to, Value count) {
  TileBuilder b{builder, loc, 1, std::nullopt, false};
  auto loop = scf::ForOp::create(builder, loc, b.index(0), count, b.index(1), into,
                                 [&](OpBuilder &nested, Location, Value i, ValueRange carried) {
                                   TileBuilder inner{nested, loc, 1, std::nullopt, false};
                                   Value source = arith::AddIOp::create(nested, loc, first, i);
                                   Value target = arith::AddIOp::create(nested, loc, to, i);
                                   Value row = inner.tileAt(from, source);
                                   scf::YieldOp::create(nested, loc,
                                                        inner.writeTile(row, carried[0], target));
                                 });
  return loop.getResult(0);
}

/// The result is a separate tensor, even if it has all rows of the stream.
static void lowerStoredRows(StoredRowsOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0), first = zero;
  Value count = tensor::DimOp::create(b, loc, op.getInput(), 0);
  if (std::optional<int64_t> window = op.getWindow()) {
    Value most = arith::ConstantIndexOp::create(b, loc, *window);
    Value kept = arith::MinSIOp::create(b, loc, count, most);
    first = arith::SubIOp::create(b, loc, count, kept);
    count = kept;
  }
  Value empty = tensor::EmptyOp::create(b, loc, op.getType(), ValueRange(count));
  op.replaceAllUsesWith(copyRows(b, loc, op.getInput(), first, empty, zero, count));
  op.erase();
}

static void lowerSpreadRows(SpreadRowsOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value length = tensor::DimOp::create(b, loc, op.getLike(), 0);
  Value count = tensor::DimOp::create(b, loc, op.getInput(), 0);
  Value first = arith::SubIOp::create(b, loc, length, count);
  RankedTensorType type = op.getType();
  SmallVector<int64_t> shape(type.getShape());
  shape[0] = 1;
  Value none = createSplat(b, loc, RankedTensorType::get(shape, type.getElementType()), 0);
  Value empty = tensor::EmptyOp::create(b, loc, type, ValueRange(length));
  auto zeros =
      scf::ForOp::create(b, loc, zero, first, arith::ConstantIndexOp::create(b, loc, 1), empty,
                         [&](OpBuilder &nested, Location, Value i, ValueRange carried) {
                           TileBuilder inner{nested, loc, 1, std::nullopt, false};
                           scf::YieldOp::create(nested, loc, inner.writeTile(none, carried[0], i));
                         });
  op.replaceAllUsesWith(copyRows(b, loc, op.getInput(), zero, zeros.getResult(0), first, count));
  op.erase();
}

namespace {
struct TTTTileAttentionPass : ttt::impl::TTTTileAttentionPassBase<TTTTileAttentionPass> {
  using TTTTileAttentionPassBase::TTTTileAttentionPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "tile", tile, 1, tttc::largestGroup))) {
      return signalPassFailure();
    }
    SmallVector<Operation *> work;
    getOperation()->walk([&](Operation *op) { work.push_back(op); });
    for (Operation *op : work) {
      llvm::TypeSwitch<Operation *>(op)
          .Case([&](AttentionOp attention) { lowerAttention(attention, tile); })
          .Case([&](AttentionGradientOp gradient) { lowerGradient(gradient, tile); })
          .Case([](StoredRowsOp rows) { lowerStoredRows(rows); })
          .Case([](SpreadRowsOp rows) { lowerSpreadRows(rows); });
    }
  }
};
} // namespace
