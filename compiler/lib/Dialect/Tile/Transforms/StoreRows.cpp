//===- StoreRows.cpp - Writes tiles to memory row by row ------------------===//
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
#define GEN_PASS_DEF_TILESTOREROWSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns true if a write fills whole rows of an argument's first axis that threads can store.
static bool isOfRows(WriteOp write) {
  MemRefType memory = write.getDest().getType();
  RankedTensorType tile = tensorType(write.getValue());
  int64_t first = memory.getRank() - tile.getRank();
  return isa<BlockArgument>(write.getDest()) && !write.getSteps() && hasRowsToMove(memory) &&
         memory.isDynamicDim(0) && (first == 0 || (first == 1 && !write.getCount())) &&
         tile.getRank() >= 2 &&
         llvm::equal(write.getAxes(), llvm::seq<int64_t>(first, memory.getRank())) &&
         tile.getShape().drop_front(1 - first) == memory.getShape().drop_front() &&
         llvm::all_of(write.getOffsets().drop_front(),
                      [](Value offset) { return isConstantIntValue(offset, 0); });
}

/// Returns true if nothing else in the loop accesses the memory, so that it can be written at the
/// end of an iteration too.
static bool isAlone(WriteOp write, scf::ForOp loop) {
  // A final state may use the memory of an initial one.
  return !hasRole(write.getDest(), ttt::Role::Final) &&
         llvm::all_of(write.getDest().getUsers(), [&](Operation *user) {
           return user == write || isa<memref::DimOp>(user) || !loop->isAncestor(user);
         });
}

/// Returns the bytes of a row that the lanes of a warp write next to each other.
static int64_t bytesTogether(WriteOp write) {
  RankedTensorType tile = tensorType(write.getValue());
  LayoutAttr layout = layoutOf(tile);
  int64_t axis = tile.getRank() - 1, elements = 1;
  // Two registers of a thread are written at once if they are neighbours.
  bool hasPairs = layout.numRegisterBits() > 0 && layout.registerBit(0)[axis] == 1;
  elements *= hasPairs ? 2 : 1;
  auto hasNext = [&](unsigned bit) { return layout.laneBit(bit)[axis] == elements; };
  while (llvm::any_of(llvm::seq(0u, 5u), hasNext)) {
    elements *= 2;
  }
  return elements * tile.getElementTypeBitWidth() / 8;
}

namespace {
struct TileStoreRowsPass : tile::impl::TileStoreRowsPassBase<TileStoreRowsPass> {
  using TileStoreRowsPassBase::TileStoreRowsPassBase;

  void runOnOperation() override {
    if (failed(
            tttc::checkOption(getOperation(), "most-bytes", mostBytes, 0, tttc::largestMemory)) ||
        failed(tttc::checkOption(getOperation(), "shared-bytes", sharedBytes, 0,
                                 tttc::largestMemory))) {
      return signalPassFailure();
    }
    SmallVector<WriteOp> writes;
    int64_t left = sharedBytes;
    getOperation().walk([&](Operation *op) {
      if (auto write = dyn_cast<WriteOp>(op)) {
        writes.push_back(write);
      } else if (auto slot = dyn_cast<AllocOp>(op)) {
        left -= slotBytes(cast<MemRefType>(slot.getType()));
      }
    });
    left = std::min<int64_t>(left, mostBytes);
    for (WriteOp write : writes) {
      constexpr int64_t sector = 32; // bytes that memory writes at a time
      auto loop = dyn_cast<scf::ForOp>(write->getParentOp());
      if (loop && !isDistributed(loop) && isOfRows(write) && isAlone(write, loop) &&
          layoutOf(write.getValue().getType()) && bytesTogether(write) < sector) {
        left -= storeRows(write, left);
      }
    }
  }

private:
  /// Returns the bytes of the slot; 0 if there are fewer than it takes.
  int64_t storeRows(WriteOp write, int64_t most);
};
} // namespace

int64_t TileStoreRowsPass::storeRows(WriteOp write, int64_t most) {
  RankedTensorType tile = tensorType(write.getValue());
  MemRefType memory = write.getDest().getType();
  SmallVector<int64_t> shape(memory.getShape());
  shape[0] = tile.getRank() == memory.getRank() ? tile.getDimSize(0) : 1;
  MemRefType type = slotType(shape, memory.getElementType());
  if (slotBytes(type) > most) {
    return 0;
  }
  Location loc = write.getLoc();
  IRRewriter b(write);
  b.setInsertionPointToStart(&getOperation().getBody().front());
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value slot = AllocOp::create(b, loc, type, IntegerAttr(), /*spilled=*/false);
  b.setInsertionPoint(write);
  SmallVector<Value> zeros(memory.getRank(), zero);
  WriteOp::create(b, loc, write.getValue(), slot, zeros, Value(), write.getAxes(),
                  DenseI64ArrayAttr());
  b.setInsertionPoint(write->getBlock()->getTerminator());
  StoreOp::create(b, loc, slot, write.getDest(), write.getOffsets()[0], write.getCount());
  write.erase();
  return slotBytes(type);
}
