//===- InsertBarriers.cpp - Inserts barriers between threads --------------===//
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
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEINSERTBARRIERSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns true if a loop's body defines the value.
static bool isOwn(scf::ForOp loop, Value value) {
  return value && loop->isAncestor(value.getParentBlock()->getParentOp());
}

/// The names by which an iteration knows a stage that `values` pass to it: the arguments that take
/// them, and its own if the loop does not define it. One that is computed anew has none: null, any
/// stage.
static SmallVector<Value> namesOf(Value stage, scf::ForOp loop, ValueRange values) {
  SmallVector<Value> names;
  for (auto [argument, value] : llvm::zip(loop.getRegionIterArgs(), values)) {
    if (stage && isEqualConstantIntOrValue(stage, value)) {
      names.push_back(argument);
    }
  }
  if (!isOwn(loop, stage)) {
    names.push_back(stage);
  } else if (names.empty()) {
    names.push_back(Value());
  }
  return names;
}

namespace {
/// Memory accessed since the last barrier.
struct Touched {
  /// A memory and its stage.
  using Set = llvm::SetVector<std::pair<Value, Value>>;
  Set read, written;
  /// The subset of `written` that copies in flight write, with the number of waits that follow
  /// them.
  llvm::MapVector<std::pair<Value, Value>, int64_t> inFlight;

  /// Clears all accesses but those of copies in flight, which a barrier does not wait for.
  void settle() {
    read.clear();
    written.clear();
    for (auto [access, waits] : inFlight) {
      written.insert(access);
    }
  }

  void wait(int64_t pending) {
    inFlight.remove_if([&](auto &copy) { return ++copy.second > pending; });
  }

  void add(const Touched &other) {
    for (auto [access, waits] : other.inFlight) {
      auto [own, isNew] = inFlight.try_emplace(access, waits);
      own->second = std::min(own->second, waits);
    }
    read.insert(other.read.begin(), other.read.end());
    written.insert(other.written.begin(), other.written.end());
  }

  /// Replaces the names of stages.
  void rename(llvm::function_ref<SmallVector<Value>(Value stage)> namesOf) {
    for (Set *set : {&read, &written}) {
      for (auto [memory, stage] : set->takeVector()) {
        for (Value name : namesOf(stage)) {
          set->insert({memory, name});
        }
      }
    }
    for (auto [access, waits] : inFlight.takeVector()) {
      for (Value name : namesOf(access.second)) {
        auto [own, isNew] = inFlight.try_emplace({access.first, name}, waits);
        own->second = std::min(own->second, waits);
      }
    }
  }
};

struct TileInsertBarriersPass : tile::impl::TileInsertBarriersPassBase<TileInsertBarriersPass> {
  void runOnOperation() override {
    func = getOperation();
    if (func.isDeclaration()) {
      return;
    }
    if (failed(tttc::checkOneBlock(func))) {
      return signalPassFailure();
    }
    Touched touched;
    visit(func.getBody().front(), touched);
  }

private:
  void visit(Block &block, Touched &touched);
  func::FuncOp func;
};
} // namespace

/// Returns true if the loop accesses no memory before its first barrier.
static bool isBarrierFirst(scf::ForOp loop) {
  for (Operation &op : *loop.getBody()) {
    if (isa<BarrierOp>(op)) {
      return true;
    }
    if (!accessesOf(&op).empty() || op.getNumRegions()) {
      return false;
    }
  }
  return false;
}

void TileInsertBarriersPass::visit(Block &block, Touched &touched) {
  auto has = [&](const Touched::Set &set, const Access &access) {
    return llvm::any_of(set, [&](auto other) {
      return mayAlias(access.memory, access.stage, other.first, other.second);
    });
  };
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (isa<BarrierOp>(op)) {
      touched.settle();
      continue;
    }
    if (auto wait = dyn_cast<WaitOp>(op)) {
      touched.wait(wait.getPending());
      continue;
    }
    // For a loop, the accesses of all its iterations: one barrier before the loop is cheaper than
    // one in each iteration.
    SmallVector<Access> accesses = accessesOf(&op);
    if (isa<scf::ForOp>(op)) {
      op.walk([&](Operation *inner) {
        for (Access access : accessesOf(inner)) {
          access.stage = Value();
          accesses.push_back(access);
        }
      });
      // A loop that starts with a barrier needs none before it.
      if (isBarrierFirst(cast<scf::ForOp>(op))) {
        accesses.clear();
      }
    }
    bool needs = llvm::any_of(accesses, [&](const Access &access) {
      return has(touched.written, access) || (access.isWrite && has(touched.read, access));
    });
    if (needs) {
      OpBuilder b(&op);
      BarrierOp::create(b, op.getLoc());
      touched.settle();
    }
    for (const Access &access : accessesOf(&op)) {
      (access.isWrite ? touched.written : touched.read).insert({access.memory, access.stage});
      if (isa<CopyOp>(op) && access.isWrite) {
        touched.inFlight[{access.memory, access.stage}] = 0;
      }
    }
    Touched before = touched;
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop) {
      before.rename([&](Value stage) { return namesOf(stage, loop, loop.getInitArgs()); });
    }
    for (Region &region : op.getRegions()) {
      if (region.empty()) {
        continue;
      }
      Touched inside = before;
      visit(region.front(), inside);
      if (loop) {
        // The end of an iteration may conflict with the start of the next.
        for (int64_t later = 1; later < iterationsThatConflict(loop); ++later) {
          inside.rename([&](Value stage) { return namesOf(stage, loop, loop.getYieldedValues()); });
          inside.add(before);
          visit(region.front(), inside);
        }
        inside.rename(
            [&](Value stage) { return SmallVector<Value>{isOwn(loop, stage) ? Value() : stage}; });
      }
      touched.add(inside);
    }
  }
}
