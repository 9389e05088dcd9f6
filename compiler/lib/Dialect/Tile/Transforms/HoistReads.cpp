//===- HoistReads.cpp - Starts the reads of arguments early ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEHOISTREADSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns the shape of a slot for the tokens that a read takes, of a call of at most `most`; empty
/// if they cannot be copied. Rows begin with the axes of the tile and have no offset but that of
/// tokens.
static SmallVector<int64_t> shapeOfTokens(ReadOp read, int64_t most) {
  MemRefType memory = read.getSource().getType();
  ttt::TensorAttr tensor = ttt::tensorOf(read.getSource());
  bool isRows = read.getLast() && !read.getSteps() && memory.getRank() <= 2 && tensor &&
                tensor.getBlock() == 1 && memory.isDynamicDim(0) &&
                memory.getElementType().isIntOrFloat() &&
                !ShapedType::isDynamicShape(memory.getShape().drop_front()) &&
                llvm::equal(read.getAxes(), llvm::seq<int64_t>(0, memory.getRank())) &&
                llvm::all_of(read.getOffsets().drop_front(),
                             [](Value offset) { return isConstantIntValue(offset, 0); });
  if (!isRows || most == 0) {
    return {};
  }
  SmallVector<int64_t> shape{most};
  llvm::append_range(shape, memory.getShape().drop_front());
  return shape;
}

namespace {
/// The ops of a function's body between two loops.
class Stretch {
public:
  Stretch(Operation *first, Operation *end) : next(first), end(end), b(end->getContext()) {}

  void moveReads();
  /// Lets reads of a call's tokens, of which there are at most `most`, take them from slots of at
  /// most `bytes` in total. Subtracts their size.
  void copyTokens(int64_t most, int64_t &bytes);

private:
  Value copyOf(ReadOp read, int64_t most, int64_t &bytes);

  Operation *next; ///< before which reads are placed
  Operation *end;
  IRRewriter b;
  scf::IfOp copies;                    ///< of tokens, if there are any
  Value first, last;                   ///< rows that are copied
  llvm::MapVector<Value, Value> slots; ///< of arguments that are copied
};

struct TileHoistReadsPass : tile::impl::TileHoistReadsPassBase<TileHoistReadsPass> {
  using TileHoistReadsPassBase::TileHoistReadsPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (failed(tttc::checkOption(func, "most-bytes", mostBytes, 0, tttc::largestMemory))) {
      return signalPassFailure();
    }
    if (func.isDeclaration()) {
      return;
    }
    Block &body = func.getBody().front();
    SmallVector<Operation *> ends;
    for (Operation &op : body) {
      if (isa<scf::ForOp>(op) || op.hasTrait<OpTrait::IsTerminator>()) {
        ends.push_back(&op);
      }
    }
    int64_t most = ttt::mostTokensOf(func), bytes = mostBytes;
    Operation *first = &body.front();
    for (Operation *end : ends) {
      Stretch stretch(first, end);
      stretch.moveReads();
      stretch.copyTokens(most, bytes);
      first = end->getNextNode();
    }
  }
};
} // namespace

void Stretch::moveReads() {
  while (next != end && isa<arith::ConstantOp, AllocOp>(next)) {
    next = next->getNextNode();
  }
  auto isThere = [&](Value value) {
    Operation *op = value.getDefiningOp();
    return !op || op->isBeforeInBlock(next);
  };
  for (Operation *op = next, *following; op != end; op = following) {
    following = op->getNextNode();
    auto read = dyn_cast<ReadOp>(op);
    if (!read || !isOnlyRead(read.getSource()) || !llvm::all_of(read->getOperands(), isThere)) {
      continue;
    }
    if (op == next) {
      next = following;
    } else {
      op->moveBefore(next);
    }
  }
}

/// The slot with the tokens that `read` takes, copied before `next` if there are any; null if it
/// takes other elements, or the slot would be too large.
Value Stretch::copyOf(ReadOp read, int64_t most, int64_t &bytes) {
  SmallVector<int64_t> shape = shapeOfTokens(read, most);
  if (shape.empty() || !isOnlyRead(read.getSource()) || most > bytes) {
    return {};
  }
  Value source = read.getSource();
  if (Value slot = slots.lookup(source)) {
    return slot;
  }
  Location loc = read.getLoc();
  Type element = read.getSource().getType().getElementType();
  MemRefType type = slotType(shape, element);
  if (slotBytes(type) > bytes) {
    return {};
  }
  bytes -= slotBytes(type);
  b.setInsertionPointToStart(end->getBlock());
  Value slot = AllocOp::create(b, loc, type, IntegerAttr(), /*spilled=*/false);
  b.setInsertionPoint(next);
  if (!copies) {
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    Value tokens = memref::DimOp::create(b, loc, source, zero);
    Value isAny = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, tokens, zero);
    copies = scf::IfOp::create(b, loc, isAny, /*withElseRegion=*/false);
    b.setInsertionPointToStart(copies.thenBlock());
    Value one = arith::ConstantIndexOp::create(b, loc, 1);
    first = zero;
    last = arith::SubIOp::create(b, loc, tokens, one);
  }
  // Rows that threads cannot copy go through registers, after the copies: a thread waits for what
  // it loads.
  RankedTensorType tile = RankedTensorType::get(shape, element);
  if (hasRowsToMove(type)) {
    b.setInsertionPointAfterValue(last);
    CopyOp::create(b, loc, source, first, last, /*condition=*/Value(), slot);
  } else {
    b.setInsertionPoint(copies.thenYield());
    SmallVector<Value> offsets(shape.size(), first);
    Value rows =
        ReadOp::create(b, loc, tile, source, offsets, last, read.getAxes(), DenseI64ArrayAttr());
    WriteOp::create(b, loc, rows, slot, offsets, Value(), read.getAxes(), DenseI64ArrayAttr());
  }
  slots[source] = slot;
  return slot;
}

void Stretch::copyTokens(int64_t most, int64_t &bytes) {
  Operation *user = nullptr;
  for (Operation *op = next; op != end; op = op->getNextNode()) {
    op->walk([&](ReadOp read) {
      if (Value slot = copyOf(read, most, bytes)) {
        read.getSourceMutable().set(slot);
        user = user ? user : op;
      }
    });
  }
  if (user) {
    b.setInsertionPoint(user);
    WaitOp::create(b, user->getLoc(), /*pending=*/0);
    BarrierOp::create(b, user->getLoc());
  }
}
