//===- Prefetch.cpp - Copies the tokens of the next iteration in advance --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEPREFETCHPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns true if a read can be replaced by a copy of whole rows.
static bool isOfRows(ReadOp read) {
  MemRefType memory = read.getSource().getType();
  RankedTensorType tile = read.getResult().getType();
  auto argument = dyn_cast<BlockArgument>(read.getSource());
  if (!argument || read.getSteps() || memory.getRank() < 2 || !memory.isDynamicDim(0) ||
      tile.getShape().drop_front() != memory.getShape().drop_front()) {
    return false;
  }
  for (auto [axis, offset] : llvm::enumerate(read.getOffsets())) {
    if (axis > 0 && !isConstantIntValue(offset, 0)) {
      return false;
    }
  }
  bool isRead = llvm::all_of(argument.getUsers(), [&](Operation *user) {
    auto copy = dyn_cast<CopyOp>(user);
    return isa<ReadOp, memref::DimOp>(user) || (copy && copy.getSource() == argument);
  });
  int64_t bits = memory.getElementTypeBitWidth();
  for (int64_t size : memory.getShape().drop_front()) {
    bits *= size;
  }
  constexpr int64_t atOnce = 128; // bits that a thread copies
  return isRead && bits % atOnce == 0;
}

/// Collects the ops that compute `value` from the loop's induction variable and values defined
/// outside, in order; returns false if it depends on other ops.
static bool findSlice(Value value, scf::ForOp loop, llvm::SetVector<Operation *> &slice) {
  Operation *op = value.getDefiningOp();
  if (value == loop.getInductionVar() || loop.isDefinedOutsideOfLoop(value)) {
    return true;
  }
  if (!op || op->getBlock() != loop.getBody() || !isa<arith::ArithDialect>(op->getDialect())) {
    return false;
  }
  bool known = llvm::all_of(op->getOperands(),
                            [&](Value operand) { return findSlice(operand, loop, slice); });
  slice.insert(op);
  return known;
}

namespace {
struct TilePrefetchPass : tile::impl::TilePrefetchPassBase<TilePrefetchPass> {
  using TilePrefetchPassBase::TilePrefetchPassBase;

  void runOnOperation() override {
    if (failed(
            tttc::checkOption(getOperation(), "most-bytes", mostBytes, 0, tttc::largestMemory))) {
      return signalPassFailure();
    }
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      prefetch(loop);
    }
  }

private:
  void prefetch(scf::ForOp loop);
};
} // namespace

void TilePrefetchPass::prefetch(scf::ForOp loop) {
  int64_t bytes = 0;
  SmallVector<ReadOp> reads;
  llvm::SetVector<Operation *> slice;
  for (ReadOp read : loop.getBody()->getOps<ReadOp>()) {
    llvm::SetVector<Operation *> own;
    if (!isOfRows(read) || !findSlice(read.getOffsets()[0], loop, own) ||
        (read.getLast() && !findSlice(read.getLast(), loop, own))) {
      continue;
    }
    RankedTensorType type = read.getResult().getType();
    bytes += 2 * type.getNumElements() * type.getElementTypeBitWidth() / 8;
    if (bytes > mostBytes) {
      return;
    }
    reads.push_back(read);
    slice.insert(own.begin(), own.end());
  }
  if (reads.empty()) {
    return;
  }
  Location loc = loop.getLoc();
  IRRewriter b(loop.getContext());
  b.setInsertionPointToStart(&getOperation().getBody().front());
  SmallVector<Value> slots;
  for (ReadOp read : reads) {
    RankedTensorType type = read.getResult().getType();
    SmallVector<int64_t> shape{2};
    llvm::append_range(shape, type.getShape());
    slots.push_back(AllocOp::create(b, loc, slotType(shape, type.getElementType()), IntegerAttr(),
                                    /*spilled=*/false));
  }
  // A view of stage `stage` of a slot.
  auto stageOf = [&](Value slot, Value stage) -> Value {
    auto type = cast<MemRefType>(slot.getType());
    int64_t rank = type.getRank();
    SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0)), sizes,
        strides(rank, b.getIndexAttr(1));
    offsets[0] = stage;
    for (int64_t size : type.getShape()) {
      sizes.push_back(b.getIndexAttr(size));
    }
    sizes[0] = b.getIndexAttr(1);
    auto part = memref::SubViewOp::inferRankReducedResultType(type.getShape().drop_front(), type,
                                                              offsets, sizes, strides);
    return memref::SubViewOp::create(b, loc, cast<MemRefType>(part), slot, offsets, sizes, strides);
  };
  // Copies the rows of the iteration with induction variable `counter`, if that iteration exists.
  auto copyRows = [&](Value counter, Value stage) {
    Value isThere =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, counter, loop.getUpperBound());
    auto choice = scf::IfOp::create(b, loc, isThere, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(choice.thenYield());
    IRMapping then;
    then.map(loop.getInductionVar(), counter);
    for (Operation *op : slice) {
      b.clone(*op, then);
    }
    for (auto [read, slot] : llvm::zip(reads, slots)) {
      Value last = read.getLast() ? then.lookupOrDefault(read.getLast()) : Value();
      CopyOp::create(b, loc, read.getSource(), then.lookupOrDefault(read.getOffsets()[0]), last,
                     stageOf(slot, stage));
    }
  };
  b.setInsertionPoint(loop);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  copyRows(loop.getLowerBound(), zero);
  auto staged = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      b, ValueRange{zero}, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &at, Location, ArrayRef<BlockArgument> stage) {
        Value one = arith::ConstantIndexOp::create(at, loc, 1);
        return SmallVector<Value>{arith::SubIOp::create(at, loc, one, stage[0])};
      }));
  loop = staged;
  b.setInsertionPointAfter(loop);
  WaitOp::create(b, loc); // no copy may be in flight when other values use the slots
  b.setInsertionPointToStart(loop.getBody());
  Value stage = loop.getRegionIterArgs().back();
  WaitOp::create(b, loc);
  BarrierOp::create(b, loc);
  Value other = arith::SubIOp::create(b, loc, arith::ConstantIndexOp::create(b, loc, 1), stage);
  copyRows(arith::AddIOp::create(b, loc, loop.getInductionVar(), loop.getStep()), other);
  for (auto [read, slot] : llvm::zip(reads, slots)) {
    b.setInsertionPoint(read);
    Value part = stageOf(slot, stage);
    RankedTensorType type = read.getResult().getType();
    SmallVector<Value> zeros(type.getRank(), zero);
    b.replaceOpWithNewOp<ReadOp>(read, type, part, zeros, Value(), read.getAxes(),
                                 DenseI64ArrayAttr());
  }
}
