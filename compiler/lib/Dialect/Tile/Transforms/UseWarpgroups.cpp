//===- UseWarpgroups.cpp - Products of warpgroups -------------------------===//
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
#include "Layouts.h"

#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEUSEWARPGROUPSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

static bool isWhole(OperandRange offsets) {
  return llvm::all_of(offsets, [](Value offset) { return isConstantIntValue(offset, 0); });
}

/// Returns true if all users of the memory support blocked slots.
static bool mayBeBlocked(Value memory) {
  return llvm::all_of(memory.getUsers(), [](Operation *user) {
    if (auto part = dyn_cast<memref::SubViewOp>(user)) {
      return part.getType().getRank() == 2 && mayBeBlocked(part.getResult());
    }
    if (auto read = dyn_cast<ReadOp>(user)) {
      return read.getAxes().size() == 2 && !read.getSteps() && !read.getLast() &&
             isWhole(read.getOffsets());
    }
    if (auto write = dyn_cast<WriteOp>(user)) {
      return write.getAxes().size() == 2 && !write.getSteps() && isWhole(write.getOffsets());
    }
    auto dot = dyn_cast<DotOp>(user);
    return isa<CopyOp>(user) || (dot && dot.getTensorCores());
  });
}

/// The slot of an operand; null if it has none or the slot cannot be blocked.
static AllocOp slotForBlocks(Value operand) {
  AllocOp slot = slotOf(operand);
  if (!slot || slot.getSpilled()) {
    return {};
  }
  auto type = cast<MemRefType>(slot.getType());
  auto stage = cast<MemRefType>(operand.getType());
  bool fits = stage.getRank() == 2 && stage.getElementTypeBitWidth() == 16 &&
              stage.getDimSize(0) % 8 == 0 && stage.getDimSize(1) % 8 == 0 && type.getRank() <= 3;
  return fits && mayBeBlocked(slot.getMemory()) ? slot : AllocOp();
}

namespace {
struct TileUseWarpgroupsPass : tile::impl::TileUseWarpgroupsPassBase<TileUseWarpgroupsPass> {
  using TileUseWarpgroupsPassBase::TileUseWarpgroupsPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (failed(tttc::checkOption(func, "least", least, 1, tttc::largestTile))) {
      return signalPassFailure();
    }
    LaunchAttr launch = launchOf(func);
    if (!launch) {
      return;
    }
    int64_t registers = registersOfThread(launch.getWarps());
    func.walk([&](DotOp dot) {
      LayoutAttr layout = layoutOf(dot.getType());
      constexpr int64_t most = 256; // columns of one instruction
      int64_t columns = dot.getTensorCores() ? columnsOfWarpgroups(layout) : 0;
      if (columns == 0 || columns > most) {
        return;
      }
      Value right = rightOperandOf(dot);
      auto type = dyn_cast<MemRefType>(right.getType());
      if (!type || llvm::any_of(type.getShape(), [&](int64_t size) { return size < least; })) {
        return;
      }
      // All registers of a product are live from its fence to its wait, so none can be spilled.
      constexpr int64_t others = 32;
      int64_t terms = type.getNumElements() / dot.getType().getDimSize(1 - rowAxisOf(layout));
      if (columns / 2 + terms / 4 + others > registers) {
        return;
      }
      if (AllocOp slot = slotForBlocks(right)) {
        dot.setWarpgroups(true);
        slot.setBlocked(true);
      }
    });
  }
};
} // namespace
