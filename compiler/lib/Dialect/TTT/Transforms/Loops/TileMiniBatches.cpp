//===- TileMiniBatches.cpp - Loops over time to scf, ragged ends as a tail --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTTILEMINIBATCHESPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
/// Row arithmetic on tensors whose first axis is the token.
struct Rows {
  OpBuilder &builder;
  Location loc;

  Value index(int64_t value) const { return arith::ConstantIndexOp::create(builder, loc, value); }

  void bounds(RankedTensorType type, Value first, int64_t count,
              SmallVectorImpl<OpFoldResult> &offsets, SmallVectorImpl<OpFoldResult> &sizes,
              SmallVectorImpl<OpFoldResult> &strides) const {
    offsets.assign(type.getRank(), builder.getIndexAttr(0));
    strides.assign(type.getRank(), builder.getIndexAttr(1));
    offsets[0] = getAsOpFoldResult(first);
    sizes.push_back(builder.getIndexAttr(count));
    for (int64_t size : type.getShape().drop_front()) {
      sizes.push_back(builder.getIndexAttr(size));
    }
  }
  /// Rows first .. first + count - 1; with count 0, row `first` without its axis.
  Value read(Value rows, Value first, int64_t count) const {
    RankedTensorType type = tensorType(rows);
    SmallVector<OpFoldResult> offsets, sizes, strides;
    bounds(type, first, std::max<int64_t>(count, 1), offsets, sizes, strides);
    SmallVector<int64_t> shape(type.getShape().drop_front());
    if (count != 0) {
      shape.insert(shape.begin(), count);
    }
    auto result = RankedTensorType::get(shape, type.getElementType());
    return tensor::ExtractSliceOp::create(builder, loc, result, rows, offsets, sizes, strides);
  }
  /// `rows` with `part` written at row `first`; a part without token axis is one row.
  Value write(Value part, Value rows, Value first) const {
    RankedTensorType type = tensorType(rows);
    int64_t count =
        tensorType(part).getRank() == type.getRank() ? tensorType(part).getDimSize(0) : 1;
    SmallVector<OpFoldResult> offsets, sizes, strides;
    bounds(type, first, count, offsets, sizes, strides);
    return tensor::InsertSliceOp::create(builder, loc, part, rows, offsets, sizes, strides);
  }
  Value empty(Type type, Value length) const {
    auto tensor = cast<RankedTensorType>(type);
    SmallVector<Value> dynamic;
    if (tensor.isDynamicDim(0)) {
      dynamic.push_back(length);
    }
    return tensor::EmptyOp::create(builder, loc, tensor, dynamic);
  }
};

/// Builds `for (i = from; i < to; i += step) values = body(i, values)`.
SmallVector<Value>
buildLoop(OpBuilder &builder, Location loc, Value from, Value to, Value step, ValueRange values,
          function_ref<SmallVector<Value>(OpBuilder &, Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(builder, loc, from, to, step, values,
                                 [&](OpBuilder &nested, Location at, Value i, ValueRange carried) {
                                   scf::YieldOp::create(nested, at, body(nested, i, carried));
                                 });
  return llvm::to_vector(llvm::map_range(loop.getResults(), [](OpResult r) -> Value { return r; }));
}

/// Clones `body` with its arguments mapped; returns the yielded values.
SmallVector<Value> cloneBody(OpBuilder &builder, Block &body, ValueRange arguments) {
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator()) {
    builder.clone(op, mapping);
  }
  return llvm::map_to_vector(body.getTerminator()->getOperands(),
                             [&](Value v) { return mapping.lookupOrDefault(v); });
}
} // namespace

static void lowerEachToken(EachTokenOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Rows rows{builder, loc};
  unsigned carried = op.getInits().size();
  SmallVector<Value> values(op.getInits());
  for (Value result : op.getRowResults()) {
    values.push_back(rows.empty(result.getType(), op.getCount()));
  }
  values = buildLoop(
      builder, loc, rows.index(0), op.getCount(), rows.index(1), values,
      [&](OpBuilder &nested, Value i, ValueRange current) {
        Rows inner{nested, loc};
        if (op.getReverse()) {
          Value last = arith::SubIOp::create(nested, loc, op.getCount(), inner.index(1));
          i = arith::SubIOp::create(nested, loc, last, i);
        }
        SmallVector<Value> arguments{arith::AddIOp::create(nested, loc, op.getStart(), i)};
        for (Value token : op.getTokens()) {
          arguments.push_back(inner.read(token, i, 0));
        }
        llvm::append_range(arguments, current.take_front(carried));
        SmallVector<Value> yielded = cloneBody(nested, op.getBody().front(), arguments);
        for (size_t r = carried; r < yielded.size(); ++r) {
          yielded[r] = inner.write(yielded[r], current[r], i);
        }
        return yielded;
      });
  op.replaceAllUsesWith(values);
  op.erase();
}

/// A copy of the group's `count` tokens from `start`, padded to `size` rows with the last one. Full
/// groups are copied too if the loop overwrites the stream that they read.
static Value paddedTokens(Rows rows, Value tokens, Value start, Value count, int64_t size) {
  OpBuilder &builder = rows.builder;
  SmallVector<int64_t> shape(tensorType(tokens).getShape());
  shape[0] = size;
  auto type = RankedTensorType::get(shape, tensorType(tokens).getElementType());
  Value last = arith::SubIOp::create(builder, rows.loc, count, rows.index(1));
  return buildLoop(builder, rows.loc, rows.index(0), rows.index(size), rows.index(1),
                   rows.empty(type, Value()), [&](OpBuilder &nested, Value i, ValueRange padded) {
                     Rows inner{nested, rows.loc};
                     Value row = arith::MinUIOp::create(nested, rows.loc, i, last);
                     Value token =
                         inner.read(tokens, arith::AddIOp::create(nested, rows.loc, start, row), 0);
                     return SmallVector<Value>{inner.write(token, padded[0], i)};
                   })[0];
}

/// `stream` with the first `count` rows of `part` written from row `first` on.
static Value writeRows(Rows rows, Value part, Value count, Value stream, Value first) {
  return buildLoop(rows.builder, rows.loc, rows.index(0), count, rows.index(1), stream,
                   [&](OpBuilder &nested, Value i, ValueRange result) {
                     Rows inner{nested, rows.loc};
                     Value to = arith::AddIOp::create(nested, rows.loc, first, i);
                     return SmallVector<Value>{inner.write(inner.read(part, i, 0), result[0], to)};
                   })[0];
}

/// Returns true if the caller stores a stream in another, narrower type: its memory holds rounded
/// rows.
static bool isStoredNarrower(Value stream) {
  return llvm::any_of(stream.getUses(), [&](OpOperand &use) {
    if (auto rows = dyn_cast<OverwriteRowsOp>(use.getOwner())) {
      return rows.getInto() == stream && isStoredNarrower(rows.getResult());
    }
    auto func = dyn_cast<func::FuncOp>(use.getOwner()->getParentOp());
    TensorAttr tensor = func && isa<func::ReturnOp>(use.getOwner())
                            ? resultTensor(func, use.getOperandNumber())
                            : TensorAttr();
    return tensor && tensor.getStored() &&
           tensor.getStored() != tensorType(stream).getElementType();
  });
}

/// For each token stream the result that overwrites it in place, or -1. The stream must have no
/// other use; a group's rows are read before they are written.
static SmallVector<int64_t> placesOfResults(EveryOp op) {
  SmallVector<int64_t> places(op.getTokens().size(), -1);
  for (auto [r, result] : llvm::enumerate(op.getRowResults())) {
    if (isStoredNarrower(result)) {
      continue;
    }
    for (auto [t, token] : llvm::enumerate(op.getTokens())) {
      if (places[t] < 0 && token.getType() == result.getType() && token.hasOneUse() &&
          token.getDefiningOp() && tensorType(token).isDynamicDim(0)) {
        places[t] = int64_t(op.getInits().size() + r);
        break;
      }
    }
  }
  return places;
}

static void lowerEvery(EveryOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Rows rows{builder, loc};
  int64_t size = op.getChunk();
  unsigned carried = op.getInits().size();
  Block &body = op.getBody().front();
  Value length = op.getLength();
  if (!length) {
    length = tensor::DimOp::create(builder, loc, op.getTokens()[0], 0);
  }
  // Token indices in the body count from the start of the sequence.
  auto inSequence = [&](OpBuilder &at, Value row) -> Value {
    return op.getFirst() ? arith::AddIOp::create(at, loc, op.getFirst(), row).getResult() : row;
  };
  Value chunk = rows.index(size);
  Value rest = arith::RemUIOp::create(builder, loc, length, chunk);
  Value full = arith::SubIOp::create(builder, loc, length, rest);

  SmallVector<int64_t> places = placesOfResults(op);
  SmallVector<Value> values(op.getInits());
  for (Value result : op.getRowResults()) {
    auto place = llvm::find(places, int64_t(values.size()));
    values.push_back(place == places.end() ? rows.empty(result.getType(), length)
                                           : op.getTokens()[place - places.begin()]);
  }
  auto runFull = [&] {
    values = buildLoop(builder, loc, rows.index(0), full, chunk, values,
                       [&](OpBuilder &nested, Value start, ValueRange current) {
                         Rows inner{nested, loc};
                         if (op.getReverse()) {
                           Value last = arith::SubIOp::create(nested, loc, full, chunk);
                           start = arith::SubIOp::create(nested, loc, last, start);
                         }
                         SmallVector<Value> arguments{inSequence(nested, start), inner.index(size)};
                         for (auto [token, place] : llvm::zip(op.getTokens(), places)) {
                           arguments.push_back(
                               place < 0 ? inner.read(token, start, size)
                                         : paddedTokens(inner, current[place], start, chunk, size));
                         }
                         llvm::append_range(arguments, current.take_front(carried));
                         SmallVector<Value> yielded = cloneBody(nested, body, arguments);
                         for (size_t r = carried; r < yielded.size(); ++r) {
                           yielded[r] = inner.write(yielded[r], current[r], start);
                         }
                         return yielded;
                       });
  };
  // A loop with trip count 0 or 1, so that carried tensors are updated as in any loop.
  auto runTail = [&] {
    values = buildLoop(builder, loc, full, length, chunk, values,
                       [&](OpBuilder &nested, Value start, ValueRange current) {
                         Rows inner{nested, loc};
                         SmallVector<Value> arguments{inSequence(nested, start), rest};
                         for (auto [token, place] : llvm::zip(op.getTokens(), places)) {
                           Value stream = place < 0 ? token : current[place];
                           arguments.push_back(paddedTokens(inner, stream, start, rest, size));
                         }
                         llvm::append_range(arguments, current.take_front(carried));
                         SmallVector<Value> yielded = cloneBody(nested, body, arguments);
                         for (size_t r = carried; r < yielded.size(); ++r) {
                           yielded[r] = writeRows(inner, yielded[r], rest, current[r], start);
                         }
                         return yielded;
                       });
  };
  if (op.getReverse()) {
    runTail();
    runFull();
  } else {
    runFull();
    runTail();
  }
  op.replaceAllUsesWith(values);
  op.erase();
}

/// Full mini-batches, whose count is their size, need no padding.
static void lowerPadRows(PadRowsOp op) {
  OpBuilder builder(op);
  int64_t size = tensorType(op.getInput()).getDimSize(0);
  Rows rows{builder, op.getLoc()};
  Value padded = op.getInput();
  if (getConstantIntValue(op.getCount()) != size) {
    padded = paddedTokens(rows, padded, rows.index(0), op.getCount(), size);
  }
  op.replaceAllUsesWith(padded);
  op.erase();
}

static void lowerRowAt(RowAtOp op) {
  OpBuilder builder(op);
  Rows rows{builder, op.getLoc()};
  Value row =
      arith::RemUIOp::create(builder, op.getLoc(), op.getToken(), rows.index(op.getModulo()));
  op.replaceAllUsesWith(rows.read(op.getTable(), row, 0));
  op.erase();
}

static void lowerPosition(PositionOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto number = [&](OpBuilder &at, Value position) -> Value {
    if (std::optional<int64_t> modulo = op.getModulo()) {
      position = arith::RemUIOp::create(at, loc, position, Rows{at, loc}.index(*modulo));
    }
    Type element = tensorType(op.getResult()).getElementType();
    Value integer = arith::IndexCastOp::create(at, loc, at.getI64Type(), position);
    return arith::SIToFPOp::create(at, loc, element, integer);
  };
  if (tensorType(op.getResult()).getRank() == 0) {
    Value value = number(builder, op.getToken());
    op.replaceAllUsesWith(
        tensor::FromElementsOp::create(builder, loc, op.getType(), value).getResult());
  } else {
    // A separate scalar loop: vectors of integers do not pay off for the few positions of a group.
    Rows rows{builder, loc};
    Value size = rows.index(tensorType(op.getResult()).getDimSize(0));
    Value row = buildLoop(
        builder, loc, rows.index(0), size, rows.index(1), rows.empty(op.getType(), Value()),
        [&](OpBuilder &nested, Value i, ValueRange row) {
          Value at = arith::AddIOp::create(nested, loc, op.getToken(), i);
          Value value = number(nested, at);
          return SmallVector<Value>{tensor::InsertOp::create(nested, loc, value, row[0], i)};
        })[0];
    op.replaceAllUsesWith(row);
  }
  op.erase();
}

/// `stream` with zeros in rows `from` .. `to` - 1.
static Value clearRows(Rows rows, Value stream, Value from, Value to) {
  RankedTensorType type = tensorType(stream);
  auto row = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  return buildLoop(rows.builder, rows.loc, from, to, rows.index(1), stream,
                   [&](OpBuilder &nested, Value i, ValueRange current) {
                     Value zero = createSplat(nested, rows.loc, row, 0);
                     return SmallVector<Value>{Rows{nested, rows.loc}.write(zero, current[0], i)};
                   })[0];
}

/// Copies `count` rows of `from`, starting at row `first`, to `to`, starting at row `at`.
static Value copyRows(Rows rows, Value from, Value first, Value count, Value to, Value at) {
  return buildLoop(rows.builder, rows.loc, rows.index(0), count, rows.index(1), to,
                   [&](OpBuilder &nested, Value i, ValueRange current) {
                     Rows inner{nested, rows.loc};
                     Value source = arith::AddIOp::create(nested, rows.loc, first, i);
                     Value target = arith::AddIOp::create(nested, rows.loc, at, i);
                     Value row = inner.read(from, source, 0);
                     return SmallVector<Value>{inner.write(row, current[0], target)};
                   })[0];
}

static void lowerTakeRows(TakeRowsOp op) {
  OpBuilder builder(op);
  Rows rows{builder, op.getLoc()};
  RankedTensorType type = tensorType(op.getResult());
  Value result = rows.empty(type, op.getCount());
  result = copyRows(rows, op.getRows(), op.getFrom(), op.getCount(), result, rows.index(0));
  if (!type.isDynamicDim(0)) {
    result = clearRows(rows, result, op.getCount(), rows.index(type.getDimSize(0)));
  }
  op.replaceAllUsesWith(result);
  op.erase();
}

static void lowerOverwriteRows(OverwriteRowsOp op) {
  OpBuilder builder(op);
  Rows rows{builder, op.getLoc()};
  op.replaceAllUsesWith(
      copyRows(rows, op.getRows(), rows.index(0), op.getCount(), op.getInto(), op.getAt()));
  op.erase();
}

/// Moves the existing rows and sets the others to zero.
static void lowerDelay(DelayOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Rows rows{builder, loc};
  RankedTensorType type = tensorType(op.getResult());
  Value length = tensor::DimOp::create(builder, loc, op.getInput(), 0);
  int64_t by = op.getBy();
  Value distance = arith::MinUIOp::create(builder, loc, length, rows.index(std::abs(by)));
  Value moved = arith::SubIOp::create(builder, loc, length, distance);
  Value none = rows.index(0);
  // Zeros are at the start for a positive delay, at the end for a negative one.
  Value result = rows.empty(type, length);
  if (by >= 0) {
    result = clearRows(rows, result, none, distance);
    result = copyRows(rows, op.getInput(), none, moved, result, distance);
  } else {
    result = copyRows(rows, op.getInput(), distance, moved, result, none);
    result = clearRows(rows, result, moved, length);
  }
  op.replaceAllUsesWith(result);
  op.erase();
}

/// Copies a stream that is returned twice, such as rows that two learners store: results must not
/// alias.
static void copyRepeatedResults(func::ReturnOp ret) {
  OpBuilder builder(ret);
  Rows rows{builder, ret->getParentOp()->getLoc()};
  // Each repeated result is copied from the previous copy: two copies of one value would be equal
  // loops, which CSE merges.
  llvm::DenseMap<Value, Value> last;
  for (OpOperand &operand : ret->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type || type.getRank() == 0 || !type.isDynamicDim(0)) {
      continue;
    }
    auto [known, isNew] = last.try_emplace(operand.get(), operand.get());
    if (!isNew) {
      Value none = rows.index(0);
      Value length = tensor::DimOp::create(builder, rows.loc, known->second, none);
      known->second = copyRows(rows, known->second, none, length, rows.empty(type, length), none);
      operand.set(known->second);
    }
  }
}

namespace {
struct TTTTileMiniBatchesPass : ttt::impl::TTTTileMiniBatchesPassBase<TTTTileMiniBatchesPass> {
  using TTTTileMiniBatchesPassBase::TTTTileMiniBatchesPassBase;

  void runOnOperation() override {
    // Post-order: inner loops are lowered before the body around them is cloned.
    SmallVector<Operation *> work;
    getOperation()->walk([&](Operation *op) {
      if (isa<EveryOp, EachTokenOp, RowAtOp, PositionOp, DelayOp, TakeRowsOp, OverwriteRowsOp>(
              op)) {
        work.push_back(op);
      }
    });
    for (Operation *op : work) {
      llvm::TypeSwitch<Operation *>(op)
          .Case([](EveryOp every) { lowerEvery(every); })
          .Case([](EachTokenOp loop) { lowerEachToken(loop); })
          .Case([](RowAtOp row) { lowerRowAt(row); })
          .Case([](TakeRowsOp take) { lowerTakeRows(take); })
          .Case([](OverwriteRowsOp overwrite) { lowerOverwriteRows(overwrite); })
          .Case([](DelayOp delay) { lowerDelay(delay); })
          .Case([](PositionOp position) { lowerPosition(position); });
    }
    // After the loops, which clone bodies for full mini-batches and for the last one.
    getOperation()->walk([](PadRowsOp pad) { lowerPadRows(pad); });
    getOperation()->walk([](func::ReturnOp ret) {
      if (!ret->getParentOfType<func::FuncOp>().isPrivate()) {
        copyRepeatedResults(ret);
      }
    });
  }
};
} // namespace
