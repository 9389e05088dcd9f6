//===- DecodeStored.cpp - Stored rows in tensors of a fixed size ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See DecodeStored.h. Sums over rows do not depend on the order of the rows in a cache: when a
// window is full, a new row overwrites the oldest one, and no rows move.
//
//===----------------------------------------------------------------------===//

#include "DecodeStored.h"

#include "../Loops/TokenLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;

/// Rows per tile of a read of a cache.
static constexpr int64_t tileRows = 64;

namespace {
/// A growing state: its append, its initial value, and the values that carry it.
struct Store {
  AppendOp append;
  NoRowsOp start;
  SmallVector<Value> values;
};

/// A read and the number of valid rows at that point.
struct Read {
  AttendOp op;
  Value count;
};
} // namespace

static LogicalResult refuse(Operation *op, StringRef what) {
  return op->emitError("not supported yet: decoding with ") << what;
}

static FailureOr<Store> findStore(AppendOp append, func::FuncOp func) {
  Store store{append, {}, {}};
  if (!isa<EachTokenOp>(append->getParentOp())) {
    return refuse(append, "stored rows of groups");
  }
  Value before = append.getRows(), after = append.getResult();
  for (Operation *op = append->getParentOp(); op != func; op = op->getParentOp()) {
    auto loop = dyn_cast<TokenLoopOpInterface>(op);
    auto argument = dyn_cast<BlockArgument>(before);
    if (!loop || !argument || argument.getOwner()->getParentOp() != op) {
      return refuse(append, "stored rows that something else is done to");
    }
    std::optional<unsigned> number = loop.getCarriedNumber(argument);
    if (!number || loop.getYield()->getOperand(*number) != after) {
      return refuse(append, "stored rows that something else is done to");
    }
    before = loop.getInits()[*number];
    after = op->getResult(*number);
    store.values.push_back(argument);
    store.values.push_back(after);
  }
  store.start = before.getDefiningOp<NoRowsOp>();
  if (!store.start) {
    return refuse(append, "stored rows that do not start from none");
  }
  return store;
}

/// The append in the block of a read whose operand or result is `rows`; null if there is none. Sets
/// `before` if it is the operand.
static AppendOp appendBeside(AttendOp read, Value rows, bool &before) {
  for (auto append : read->getBlock()->getOps<AppendOp>()) {
    before = append.getRows() == rows;
    if (before || append.getResult() == rows) {
      return append;
    }
  }
  return AppendOp();
}

/// The softmax over the first `count` rows, tile by tile with a running maximum and sum.
static void lowerRead(Read read) {
  AttendOp op = read.op;
  OpBuilder b(op);
  Location loc = op.getLoc();
  RankedTensorType result = op.getType();
  auto element = cast<FloatType>(result.getElementType());
  auto number = RankedTensorType::get({}, element);
  int64_t tile = std::min(tileRows, tensorType(op.getKeys()).getDimSize(0));
  double lowest = APFloat::getLargest(element.getFloatSemantics(), true).convertToDouble();
  SmallVector<Value> rows{op.getKeys(), op.getValues()};
  SmallVector<Value> inits{createSplat(b, loc, number, lowest), createSplat(b, loc, number, 0),
                           createSplat(b, loc, result, 0)};
  Value first = arith::ConstantIndexOp::create(b, loc, 0);
  auto loop = EveryOp::create(b, loc, TypeRange{number, number, result}, tile, first, read.count,
                              rows, inits, /*reverse=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    Block *body = b.createBlock(&loop.getBody());
    body->addArguments({b.getIndexType(), b.getIndexType()}, {loc, loc});
    for (Value value : rows) {
      SmallVector<int64_t> shape(tensorType(value).getShape());
      shape[0] = tile;
      body->addArgument(RankedTensorType::get(shape, element), loc);
    }
    for (Value init : inits) {
      body->addArgument(init.getType(), loc);
    }
    auto add = [&](Value x, Value y) { return arith::AddFOp::create(b, loc, x, y).getResult(); };
    auto mul = [&](Value x, Value y) { return arith::MulFOp::create(b, loc, x, y).getResult(); };
    auto expOfDifference = [&](Value x, Value y) -> Value {
      return math::ExpOp::create(b, loc, arith::SubFOp::create(b, loc, x, y));
    };
    auto spread = [&](Value x, Value like) -> Value {
      return BroadcastOp::create(b, loc, tensorType(like), x, ArrayRef<int64_t>{0});
    };
    Value keys = body->getArgument(2), values = body->getArgument(3);
    auto carried = loop.getCarriedArgs();
    Value scores = ContractOp::create(b, loc, "si,i->s", keys, op.getQuery());
    // Padding rows of the last tile repeat its last row; their weights are set to zero.
    Value greatest = ReduceMaxOp::create(b, loc, number, scores);
    Value most = createMax(b, loc, carried[0], greatest);
    Value weights = expOfDifference(scores, spread(most, scores));
    weights = ValidRowsOp::create(b, loc, weights, loop.getCount());
    Value fade = expOfDifference(carried[0], most);
    Value part = ReduceSumOp::create(b, loc, weights, ArrayRef<int64_t>{0});
    Value sum = add(mul(fade, carried[1]), part);
    Value answer = ContractOp::create(b, loc, "s,sj->j", weights, values);
    answer = add(mul(spread(fade, carried[2]), carried[2]), answer);
    YieldOp::create(b, loc, ValueRange{most, sum, answer});
  }
  // If no row is stored, the sum is 0 and must not be a divisor.
  Value none = createSplat(b, loc, number, 0), one = createSplat(b, loc, number, 1);
  Value sees = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNE, loop.getResult(1), none);
  Value sum = arith::SelectOp::create(b, loc, sees, loop.getResult(1), one);
  sum = BroadcastOp::create(b, loc, result, sum, ArrayRef<int64_t>{0});
  op.replaceAllUsesWith(arith::DivFOp::create(b, loc, loop.getResult(2), sum).getResult());
  op.erase();
}

static void lowerAppend(AppendOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getRows());
  Value at = cast<EachTokenOp>(op->getParentOp()).getBody().getArgument(0);
  if (op.getWindow()) {
    Value size = arith::ConstantIndexOp::create(b, loc, type.getDimSize(0));
    at = arith::RemUIOp::create(b, loc, at, size);
  }
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)),
      strides(type.getRank(), b.getIndexAttr(1)), sizes{b.getIndexAttr(1)};
  offsets[0] = at;
  for (int64_t size : type.getShape().drop_front()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  op.replaceAllUsesWith(
      tensor::InsertSliceOp::create(b, loc, op.getRow(), op.getRows(), offsets, sizes, strides)
          .getResult());
  op.erase();
}

LogicalResult mlir::ttt::storeInCaches(func::FuncOp func, int64_t context, bool all) {
  SmallVector<AppendOp> appends;
  SmallVector<AttendOp> attends;
  func.walk([&](AppendOp op) { appends.push_back(op); });
  func.walk([&](AttendOp op) { attends.push_back(op); });
  auto isLeft = [&](Operation *op) { return !all && op->getParentOp()->getParentOp() == func; };
  SmallVector<Store> stores;
  SmallVector<Read> reads;
  for (AppendOp append : appends) {
    FailureOr<Store> store = findStore(append, func);
    if (failed(store)) {
      return failure();
    }
    if (!append.getWindow()) {
      auto entry = func->getAttrOfType<EntryAttr>(entryAttrName);
      func->setAttr(entryAttrName, entry.withMaxLength(context));
    }
    if (!isLeft(append)) {
      stores.push_back(*store);
    }
  }
  for (AttendOp attend : attends) {
    bool before = false, alsoBefore = false;
    AppendOp keys = appendBeside(attend, attend.getKeys(), before),
             values = appendBeside(attend, attend.getValues(), alsoBefore);
    if (!keys || !values || before != alsoBefore || keys.getWindow() != values.getWindow()) {
      return refuse(attend, "stored rows that are read elsewhere than in the `each token` that "
                            "appends them");
    }
    if (isLeft(attend)) {
      continue;
    }
    OpBuilder b(attend);
    Location loc = attend.getLoc();
    Value count = cast<EachTokenOp>(attend->getParentOp()).getBody().getArgument(0);
    if (!before) {
      count = arith::AddIOp::create(b, loc, count, arith::ConstantIndexOp::create(b, loc, 1));
    }
    if (std::optional<int64_t> window = keys.getWindow()) {
      count =
          arith::MinUIOp::create(b, loc, count, arith::ConstantIndexOp::create(b, loc, *window));
    }
    reads.push_back({attend, count});
  }
  for (Store &store : stores) {
    SmallVector<int64_t> shape(tensorType(store.start.getResult()).getShape());
    shape[0] = store.append.getWindow().value_or(context);
    auto type = RankedTensorType::get(shape, tensorType(store.start.getResult()).getElementType());
    OpBuilder b(store.start);
    // A new initial value, because the ttt.no_rows may be shared by several stores.
    Value none = createSplat(b, store.start.getLoc(), type, 0);
    for (Value value : store.values) {
      value.setType(type);
    }
    store.append.getResult().setType(type);
    Operation *outermost = store.append;
    while (outermost->getParentOp() != func) {
      outermost = outermost->getParentOp();
    }
    unsigned number = cast<OpResult>(store.values.back()).getResultNumber();
    unsigned first = cast<TokenLoopOpInterface>(outermost).getInits().getBeginOperandIndex();
    outermost->setOperand(first + number, none);
  }
  for (Read read : reads) {
    lowerRead(read);
  }
  for (Store &store : stores) {
    lowerAppend(store.append);
  }
  return success();
}

Value mlir::ttt::cacheOf(OpBuilder &builder, EachTokenOp loop, unsigned i, int64_t context) {
  Location loc = loop.getLoc();
  Value rows = loop->getResult(i), count = loop.getCount();
  auto append = loop.getBody().front().getTerminator()->getOperand(i).getDefiningOp<AppendOp>();
  std::optional<int64_t> window = append.getWindow();
  SmallVector<int64_t> shape(tensorType(rows).getShape());
  shape[0] = window.value_or(context);
  auto type = RankedTensorType::get(shape, tensorType(rows).getElementType());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  if (!window) {
    return TakeRowsOp::create(builder, loc, type, rows, zero, count);
  }
  // The newest row is number (count - 1) mod w; rows after it are older, or not written.
  Value size = arith::ConstantIndexOp::create(builder, loc, *window);
  Value stored = arith::MinUIOp::create(builder, loc, count, size);
  Value newer = arith::RemUIOp::create(builder, loc, count, size);
  Value older = arith::SubIOp::create(builder, loc, stored, newer);
  Value cache = TakeRowsOp::create(builder, loc, type, rows, older, newer);
  return OverwriteRowsOp::create(builder, loc, cache, rows, newer, older);
}
