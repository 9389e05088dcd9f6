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

#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Options.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEPLACESLOTSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

namespace {
struct Slot {
  AllocOp op;
  int64_t bytes, from = 0, to = -1; ///< live range, in numbers of ops
  int64_t offset = 0;
};

struct TilePlaceSlotsPass : tile::impl::TilePlaceSlotsPassBase<TilePlaceSlotsPass> {
  using TilePlaceSlotsPassBase::TilePlaceSlotsPassBase;
  void runOnOperation() override;

private:
  void findUse(Slot &slot);
  llvm::DenseMap<Operation *, std::pair<int64_t, int64_t>>
      numbers; ///< the number of an op, and of the last op in its regions
};
} // namespace

/// Finds the users of a slot, including users of its stages.
static void findUsers(Value memory, SmallVector<Operation *> &users) {
  for (Operation *user : memory.getUsers()) {
    users.push_back(user);
    if (auto part = dyn_cast<memref::SubViewOp>(user)) {
      findUsers(part.getResult(), users);
    }
  }
}

/// Sets the live range: from the first to the last access, as ops of the innermost block that
/// contains all of them.
void TilePlaceSlotsPass::findUse(Slot &slot) {
  Block *common = nullptr;
  auto isIn = [](Operation *op, Block *block) { return bool(block->findAncestorOpInBlock(*op)); };
  SmallVector<Operation *> users;
  findUsers(slot.op.getMemory(), users);
  for (Operation *user : users) {
    common = common ? common : user->getBlock();
    while (!isIn(user, common)) {
      common = common->getParentOp()->getBlock();
    }
  }
  for (Operation *user : users) {
    auto [from, to] = numbers.lookup(common->findAncestorOpInBlock(*user));
    slot.from = slot.to < 0 ? from : std::min(slot.from, from);
    slot.to = std::max(slot.to, to);
  }
}

void TilePlaceSlotsPass::runOnOperation() {
  func::FuncOp func = getOperation();
  if (failed(tttc::checkAtLeast(func, "shared-bytes", sharedBytes, 0))) {
    return signalPassFailure();
  }
  int64_t next = 0;
  func.walk<WalkOrder::PreOrder>([&](Operation *op) { numbers[op] = {next, next}, ++next; });
  func.walk([&](Operation *op) { // post-order
    if (Operation *parent = op->getParentOp(); parent && numbers.count(parent)) {
      auto last = numbers[op].second;
      numbers[parent].second = std::max(numbers[parent].second, last);
    }
  });
  constexpr int64_t alignment = 16; // in bytes: a matrix load reads rows of 16 bytes
  SmallVector<Slot> slots;
  for (AllocOp op : llvm::make_early_inc_range(func.getOps<AllocOp>())) {
    if (op->use_empty()) {
      op.erase();
      continue;
    }
    Slot slot{op, int64_t(llvm::alignTo(slotBytes(cast<MemRefType>(op.getType())), alignment))};
    findUse(slot);
    slots.push_back(slot);
  }
  // Small slots do not share memory: reusing memory costs a barrier.
  constexpr int64_t small = 1024, smallInAll = 8192;
  int64_t smallBytes = 0;
  for (const Slot &slot : slots) {
    smallBytes += slot.bytes <= small ? slot.bytes : 0;
  }
  for (Slot &slot : slots) {
    if (slot.bytes <= small && smallBytes <= smallInAll) {
      slot.from = 0;
      slot.to = next;
    }
  }
  llvm::sort(slots, [](const Slot &a, const Slot &b) {
    return std::tuple(-a.bytes, a.from, a.to) < std::tuple(-b.bytes, b.from, b.to);
  });
  int64_t used[2] = {0, 0}; // bytes of shared memory and of the workspace
  OpBuilder b(&getContext());
  SmallVector<const Slot *> placed[2];
  for (Slot &slot : slots) {
    for (bool spills : {false, true}) {
      // First fit: the lowest gap between live slots that is large enough.
      SmallVector<const Slot *> others;
      llvm::copy_if(placed[spills], std::back_inserter(others), [&](const Slot *other) {
        return other->from <= slot.to && slot.from <= other->to;
      });
      llvm::sort(others, [](auto *a, auto *b) { return a->offset < b->offset; });
      slot.offset = 0;
      for (const Slot *other : others) {
        if (slot.offset + slot.bytes <= other->offset) {
          break;
        }
        slot.offset = std::max(slot.offset, other->offset + other->bytes);
      }
      if (!spills && slot.offset + slot.bytes > sharedBytes) {
        slot.op.emitRemark("a slot of ")
            << slot.bytes << " bytes lies in global memory: of " << int64_t(sharedBytes)
            << " bytes of shared memory others take too much";
        continue;
      }
      slot.op.setOffset(slot.offset);
      slot.op.setSpilled(spills);
      placed[spills].push_back(&slot);
      used[spills] = std::max(used[spills], slot.offset + slot.bytes);
      break;
    }
  }
  func->setAttr("tile.shared_bytes", b.getI64IntegerAttr(used[0]));
  func->setAttr("tile.spilled_bytes", b.getI64IntegerAttr(used[1]));
  // Streams that the function allocates: one entry per token plus one more, each rounded up.
  int64_t fixed = used[1], perToken = 0;
  func.walk([&](memref::AllocOp stream) {
    MemRefType type = stream.getType();
    int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8;
    for (int64_t size : type.getShape().drop_front()) {
      bytes *= size;
    }
    fixed += bytes + alignment;
    perToken += bytes;
  });
  func->setAttr("tile.workspace_bytes", b.getI64IntegerAttr(fixed));
  func->setAttr("tile.workspace_bytes_per_token", b.getI64IntegerAttr(perToken));
}
