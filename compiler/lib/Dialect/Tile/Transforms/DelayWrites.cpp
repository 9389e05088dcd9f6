//===- DelayWrites.cpp - Moves writes to slots down to the barrier --------===//
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

#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEDELAYWRITESPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns true if one of `op`'s accesses may be of the bytes that `written` writes.
static bool isOrdered(Operation *op, const Access &written) {
  return llvm::any_of(accessesOf(op), [&](const Access &access) {
    return mayAlias(access.memory, access.stage, written.memory, written.stage);
  });
}

/// Returns the op after which a write to a slot can be done at the latest: the next barrier, wait,
/// op with a region, or access of the same bytes follows it.
static Operation *latestPlace(const Access &written) {
  Operation *place = written.op;
  for (Operation *next = place->getNextNode(); next; next = next->getNextNode()) {
    if (isa<BarrierOp, WaitOp>(next) || next->getNumRegions() ||
        next->hasTrait<OpTrait::IsTerminator>() || isOrdered(next, written)) {
      break;
    }
    place = next;
  }
  return place;
}

/// Returns true if the loop around a copy waits for it an iteration later than for those before it.
static bool isFarAhead(CopyOp copy) {
  auto waits = copy->getBlock()->getOps<WaitOp>();
  return isa<scf::ForOp>(copy->getParentOp()) && !waits.empty() &&
         (*waits.begin()).getPending() != 0;
}

/// Returns an estimate of the instructions of a thread from an op to the end of its block: one for
/// each register of a result.
static int64_t countInstructions(Operation *first) {
  int64_t sum = 0;
  for (Operation *op = first; op; op = op->getNextNode()) {
    for (Type type : op->getResultTypes()) {
      LayoutAttr layout = layoutOf(type);
      sum += layout ? layout.numRegisters() : 0;
    }
  }
  return sum;
}

namespace {
struct TileDelayWritesPass : tile::impl::TileDelayWritesPassBase<TileDelayWritesPass> {
  using TileDelayWritesPassBase::TileDelayWritesPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "most-registers", mostRegisters, 0,
                                 tttc::largestTile)) ||
        failed(tttc::checkOption(getOperation(), "least-instructions", leastInstructions, 0,
                                 tttc::largestTile))) {
      return signalPassFailure();
    }
    SmallVector<CopyOp> copies;
    getOperation().walk([&](CopyOp copy) { copies.push_back(copy); });
    for (CopyOp copy : copies) {
      Operation *place = latestPlace(accessesOf(copy).back());
      if (isOnlyRead(copy.getSource()) &&
          (isFarAhead(copy) || countInstructions(place->getNextNode()) >= leastInstructions)) {
        copy->moveAfter(place);
      }
    }
    SmallVector<WriteOp> writes;
    getOperation().walk([&](WriteOp write) { writes.push_back(write); });
    for (WriteOp write : writes) {
      SmallVector<Access> accesses = accessesOf(write);
      bool isToSlot = accesses.size() == 1 && accesses[0].memory.getDefiningOp<AllocOp>();
      if (!isToSlot || layoutOf(write.getValue().getType()).numRegisters() > mostRegisters) {
        continue;
      }
      accesses[0].stage = Value(); // tiles are written to whole slots
      write->moveAfter(latestPlace(accesses[0]));
    }
  }
};
} // namespace
