//===- PlaceSlots.cpp - Shared-memory allocation of slots -----------------===//
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

#include "tttc/Analysis/MemoryPlan.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEPLACESLOTSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

namespace {
constexpr int64_t alignment = 16; // in bytes: a matrix load reads rows of 16 bytes

struct Slot : tttc::PlannedBuffer {
  AllocOp op;
  bool spills = false; ///< whether it lies in the workspace
};

struct TilePlaceSlotsPass : tile::impl::TilePlaceSlotsPassBase<TilePlaceSlotsPass> {
  using TilePlaceSlotsPassBase::TilePlaceSlotsPassBase;
  void runOnOperation() override;

private:
  /// Records the offsets of slots and the bytes that they use, and those of streams.
  void finish(ArrayRef<Slot> slots, std::array<int64_t, 2> used);
};
} // namespace

/// From the first to the last access, as operations of the innermost block that has them all: no
/// slot keeps a value from one iteration of a loop to the next, unless it is accessed outside too.
/// The lifetime of a slot; `wholeLoops`: it does not begin or end in a loop.
static tttc::Lifetime lifetimeOf(AllocOp slot, const tttc::OperationOrder &order,
                                 const BufferViewFlowAnalysis &aliases, bool wholeLoops) {
  SmallVector<Operation *> users = tttc::bufferUsers(slot.getMemory(), aliases);
  Block *block = users.front()->getBlock();
  for (Operation *op = users.front(); wholeLoops && op; op = op->getParentOp()) {
    block = isa<scf::ForOp>(op) ? op->getBlock() : block;
  }
  return order.over(users, block);
}

/// Assigns offsets, the largest slots first, in shared memory of `sharedBytes`, and beyond it in
/// the workspace. Returns the bytes used in either.
static std::array<int64_t, 2> place(MutableArrayRef<Slot> slots, int64_t sharedBytes) {
  llvm::sort(slots, [](const Slot &a, const Slot &b) {
    return std::tuple(-a.bytes, a.life.from, a.life.to) <
           std::tuple(-b.bytes, b.life.from, b.life.to);
  });
  std::array<int64_t, 2> used{};
  SmallVector<const tttc::PlannedBuffer *> placed[2];
  for (Slot &slot : slots) {
    slot.offset = tttc::firstFit(slot, placed[0]);
    slot.spills = slot.end() > sharedBytes;
    if (slot.spills) {
      slot.offset = tttc::firstFit(slot, placed[1]);
    }
    placed[slot.spills].push_back(&slot);
    used[slot.spills] = std::max(used[slot.spills], slot.end());
  }
  return used;
}

void TilePlaceSlotsPass::runOnOperation() {
  func::FuncOp func = getOperation();
  if (failed(tttc::checkOption(func, "shared-bytes", sharedBytes, 0, tttc::largestMemory))) {
    return signalPassFailure();
  }
  if (func.isDeclaration()) {
    return;
  }
  LaunchAttr launch = launchOf(func);
  if (!launch) {
    func.emitError("expected scheduled tiles; run tile-assign-layouts before");
    return signalPassFailure();
  }
  if (failed(tttc::checkOneBlock(func))) {
    return signalPassFailure();
  }
  tttc::OperationOrder order(func);
  BufferViewFlowAnalysis aliases(func);
  SmallVector<Slot> slots;
  // Small slots do not share memory: reusing memory costs a barrier.
  constexpr int64_t small = 1024, smallInAll = 8192;
  int64_t smallBytes = 0;
  for (AllocOp op : llvm::make_early_inc_range(func.getOps<AllocOp>())) {
    if (op->use_empty()) {
      op.erase();
      continue;
    }
    int64_t bytes = llvm::alignTo(slotBytes(cast<MemRefType>(op.getType())), alignment);
    slots.push_back({{bytes, {}}, op});
    smallBytes += bytes <= small ? bytes : 0;
  }
  // Neither do those of a loop if there is room: reused bytes cost a barrier in each iteration. A
  // block may take the part of shared memory that it takes of the multiprocessor's threads when
  // these have all registers.
  constexpr int64_t mostWarps = 16;
  for (bool wholeLoops : {true, false}) {
    for (Slot &slot : slots) {
      bool isAlone = slot.bytes <= small && smallBytes <= smallInAll;
      slot.life = isAlone ? order.all() : lifetimeOf(slot.op, order, aliases, wholeLoops);
    }
    std::array<int64_t, 2> used = place(slots, sharedBytes);
    bool hasRoom = used[0] <= sharedBytes * launch.getWarps() / mostWarps && used[1] == 0;
    if (hasRoom || !wholeLoops) {
      return finish(slots, used);
    }
  }
}

void TilePlaceSlotsPass::finish(ArrayRef<Slot> slots, std::array<int64_t, 2> used) {
  func::FuncOp func = getOperation();
  LaunchAttr launch = launchOf(func);
  for (Slot slot : slots) {
    slot.op.setOffset(slot.offset);
    slot.op.setSpilled(slot.spills);
    if (slot.spills) {
      slot.op.emitRemark("a slot of ")
          << slot.bytes << " bytes lies in global memory: of " << int64_t(sharedBytes)
          << " bytes of shared memory others take too much";
    }
  }
  // Streams that the function allocates: one entry per token plus one more, each rounded up.
  int64_t fixed = used[1], perToken = 0;
  WalkResult walked = func.walk([&](memref::AllocOp stream) {
    MemRefType type = stream.getType();
    if (!type.getElementType().isIntOrFloat() || type.getRank() == 0 || !type.isDynamicDim(0) ||
        type.getNumDynamicDims() != 1) {
      stream.emitError("expected a stream, with one row per token, found ") << type;
      return WalkResult::interrupt();
    }
    int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8;
    for (int64_t size : type.getShape().drop_front()) {
      bytes *= size;
    }
    fixed += bytes + alignment;
    perToken += bytes;
    return WalkResult::advance();
  });
  if (walked.wasInterrupted()) {
    return signalPassFailure();
  }
  func->setAttr(launchAttrName,
                LaunchAttr::get(func.getContext(), launch.getWarps(), launch.getElements(), used[0],
                                used[1], fixed, perToken));
}
