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

namespace mlir::tile {
#define GEN_PASS_DEF_TILEDELAYWRITESPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns the op after which a write to `slot` can be done at the latest: the next barrier, wait,
/// op with a region, or access of the same bytes follows it.
static Operation *latestPlace(WriteOp write, Value slot) {
  auto isOrdered = [&](Operation *op) {
    return llvm::any_of(accessesOf(op),
                        [&](const Access &access) { return mayAlias(access.memory, slot); });
  };
  Operation *place = write;
  for (Operation *next = write->getNextNode(); next; next = next->getNextNode()) {
    if (isa<BarrierOp, WaitOp>(next) || next->getNumRegions() ||
        next->hasTrait<OpTrait::IsTerminator>() || isOrdered(next)) {
      break;
    }
    place = next;
  }
  return place;
}

namespace {
struct TileDelayWritesPass : tile::impl::TileDelayWritesPassBase<TileDelayWritesPass> {
  using TileDelayWritesPassBase::TileDelayWritesPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "most-registers", mostRegisters, 0,
                                 tttc::largestTile))) {
      return signalPassFailure();
    }
    SmallVector<WriteOp> writes;
    getOperation().walk([&](WriteOp write) { writes.push_back(write); });
    for (WriteOp write : writes) {
      SmallVector<Access> accesses = accessesOf(write);
      bool isToSlot = accesses.size() == 1 && accesses[0].memory.getDefiningOp<AllocOp>();
      if (!isToSlot || layoutOf(write.getValue().getType()).numRegisters() > mostRegisters) {
        continue;
      }
      write->moveAfter(latestPlace(write, accesses[0].memory));
    }
  }
};
} // namespace
