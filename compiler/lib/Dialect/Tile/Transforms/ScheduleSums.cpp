//===- ScheduleSums.cpp - Reductions across warps -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Scheduler.h.
//
//===----------------------------------------------------------------------===//

#include "Scheduler.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::tile;

/// `offsets` with an additional leading axis, along which they are zero.
static SmallVector<int64_t> withoutPartOffsets(ArrayRef<int64_t> offsets, int64_t rank) {
  SmallVector<int64_t> wide;
  for (size_t bit = 0; rank && bit < offsets.size() / rank; ++bit) {
    wide.push_back(0);
    llvm::append_range(wide, offsets.slice(bit * rank, rank));
  }
  return wide;
}

/// After a shuffle, several lanes hold the same sums. Each such lane bit takes over one register
/// bit, so that each lane keeps only half of the registers.
static void scatter(ArrayRef<int64_t> given, ArrayRef<int64_t> axes,
                    SmallVector<int64_t> &registers, SmallVector<int64_t> &lanes, int64_t rank) {
  int64_t givenRank = rank - 1 + int64_t(axes.size());
  for (size_t bit = 0; bit < lanes.size() / rank; ++bit) {
    ArrayRef<int64_t> offset = given.slice(bit * givenRank, givenRank);
    bool isSummed = llvm::any_of(axes, [&](int64_t axis) { return offset[axis] != 0; });
    if (isSummed && !registers.empty()) {
      std::copy_n(registers.begin(), rank, lanes.begin() + bit * rank);
      registers.erase(registers.begin(), registers.begin() + rank);
    }
  }
}

void Scheduler::scheduleReduce(ReduceOp op) {
  // The reduction gives the layout that its input implies; users convert it.
  LayoutAttr given = own(op.getInput());
  op.getInputMutable().assign(inLayout(op.getInput(), given));
  LayoutAttr wanted = components.layoutOf(op.getResult()), result = given.drop(op.getAxes());
  RankedTensorType out = op.getType();
  SmallVector<unsigned> warpBits = warpsAlong(given, op.getAxes());
  if (warpBits.empty()) {
    op.getResult().setType(withLayout(out, result));
    return moveResult(op.getResult(), wanted);
  }
  // Partial sums: an additional leading axis, split over the warps.
  Location loc = op.getLoc();
  MLIRContext *context = op.getContext();
  int64_t parts = int64_t(1) << warpBits.size(), rank = out.getRank() + 1;
  SmallVector<int64_t> registers = withoutPartOffsets(result.getRegisters(), rank - 1),
                       lanes = withoutPartOffsets(result.getLanes(), rank - 1),
                       threads = withoutPartOffsets(result.getWarps(), rank - 1);
  if (rank == 1) { // a scalar: the parts are the only axis
    lanes.assign(given.numLaneBits(), 0);
    threads.assign(given.numWarpBits(), 0);
  }
  for (auto [number, bit] : llvm::enumerate(warpBits)) {
    threads[bit * rank] = int64_t(1) << number;
  }
  scatter(given.getLanes(), op.getAxes(), registers, lanes, rank);
  SmallVector<int64_t> shape{parts}, memory(out.getShape()), axes{rank - 1};
  llvm::append_range(shape, out.getShape());
  memory.push_back(parts); // adjacent, because one thread adds them
  llvm::append_range(axes, llvm::seq<int64_t>(0, rank - 1));
  Type element = out.getElementType();
  auto partsType = RankedTensorType::get(shape, element,
                                         LayoutAttr::get(context, registers, lanes, threads, rank));
  // Then every thread reads the parts that it needs.
  SmallVector<int64_t> whole, everyLane = withoutPartOffsets(wanted.getLanes(), rank - 1),
                              everyWarp = withoutPartOffsets(wanted.getWarps(), rank - 1);
  for (int64_t part = 1; part < parts; part *= 2) {
    whole.push_back(part);
    whole.append(rank - 1, 0);
  }
  llvm::append_range(whole, withoutPartOffsets(wanted.getRegisters(), rank - 1));
  if (rank == 1) {
    everyLane.assign(given.numLaneBits(), 0);
    everyWarp.assign(given.numWarpBits(), 0);
  }
  auto wholeLayout = LayoutAttr::get(context, whole, everyLane, everyWarp, rank);
  // Partial sums are written as soon as they are known and read where they are used, so that
  // independent sums share a barrier.
  insertAfter(op.getInput());
  Value part = ReduceOp::create(b, loc, partsType, op.getKind(), op.getInput(), op.getAxes(),
                                /*parts=*/true);
  Value slot = alloc(memory, element, loc), zero = arith::ConstantIndexOp::create(b, loc, 0);
  auto fill = WriteOp::create(b, loc, part, slot, SmallVector<Value>(rank, zero), Value(), axes,
                              DenseI64ArrayAttr());
  b.setInsertionPoint(op);
  zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value all = ReadOp::create(b, loc, RankedTensorType::get(shape, element, wholeLayout), slot,
                             SmallVector<Value>(rank, zero), Value(), axes, DenseI64ArrayAttr());
  exchanges.push_back(fill);
  op.getInputMutable().assign(all);
  op.setAxes({0});
  op.getResult().setType(withLayout(out, wanted));
}

/// Returns true if `op` has an operand in a slot that is written after `from`.
static bool readsSlotWrittenAfter(Operation *op, Operation *from) {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    auto slot = operand.getDefiningOp<AllocOp>();
    return slot && llvm::any_of(slot->getUsers(), [&](Operation *user) {
             Operation *here = from->getBlock()->findAncestorOpInBlock(*user);
             return isa<WriteOp>(user) && here && from->isBeforeInBlock(here);
           });
  });
}

/// The ops between `from` and `to` that `to` depends on, in order; none if one of them cannot be
/// moved before `from`.
static std::optional<SmallVector<Operation *>> sliceBetween(Operation *from, Operation *to) {
  llvm::SmallPtrSet<Operation *, 32> needed{to};
  SmallVector<Operation *> slice;
  for (Operation *op = to; op != from; op = op->getPrevNode()) {
    if (!needed.contains(op)) {
      continue;
    }
    auto read = dyn_cast<ReadOp>(op);
    // A stage is written at the start of an iteration, and read-only memory of the caller never.
    bool isStage = read && (read.getSource().getDefiningOp<memref::SubViewOp>() ||
                            memoryOfOperand(read.getResult()));
    bool isPure = op->getNumRegions() == 0 && isMemoryEffectFree(op);
    if (op != to && ((!isPure && !isStage) || readsSlotWrittenAfter(op, from))) {
      return std::nullopt;
    }
    slice.push_back(op);
    for (Value operand : op->getOperands()) {
      if (operand.getParentBlock() == from->getBlock() && operand.getDefiningOp()) {
        needed.insert(operand.getDefiningOp());
      }
    }
  }
  if (needed.contains(from)) {
    return std::nullopt;
  }
  std::reverse(slice.begin(), slice.end());
  return slice;
}

/// The first op of the block that reads the slot that `write` writes; null if there is none.
static Operation *firstReader(WriteOp write) {
  Operation *first = nullptr;
  for (Operation *user : write.getDest().getUsers()) {
    Operation *here = write->getBlock()->findAncestorOpInBlock(*user);
    if (here && here != write && (!first || here->isBeforeInBlock(first))) {
      first = here;
    }
  }
  return first;
}

/// Moves slot writes that do not depend on an exchange between threads before it, so that both
/// share a barrier.
void Scheduler::writeTogether() {
  for (WriteOp write : exchanges) {
    Operation *reader = firstReader(write);
    for (WriteOp other : exchanges) {
      if (!reader || other->getBlock() != reader->getBlock() || !reader->isBeforeInBlock(other)) {
        continue;
      }
      if (auto slice = sliceBetween(reader, other)) {
        for (Operation *op : *slice) {
          op->moveBefore(reader);
        }
      }
    }
  }
}
