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

namespace {
/// Memory accessed since the last barrier.
struct Touched {
  /// A memory and its stage.
  using Set = llvm::SetVector<std::pair<Value, Value>>;
  Set read, written;
  Set inFlight; ///< the subset of `written` that copies in flight write: no wait follows them yet

  /// Clears all accesses but those of copies in flight, which a barrier does not wait for.
  void settle() {
    read.clear();
    written = inFlight;
  }

  void add(const Touched &other) {
    inFlight.insert(other.inFlight.begin(), other.inFlight.end());
    read.insert(other.read.begin(), other.read.end());
    written.insert(other.written.begin(), other.written.end());
  }

  /// Forgets stages that are computed in the loop: the next iteration computes different ones.
  void forgetStages(scf::ForOp loop) {
    for (Set *set : {&read, &written, &inFlight}) {
      Set whole;
      for (auto [memory, stage] : *set) {
        bool isOwn = stage && loop->isAncestor(stage.getParentBlock()->getParentOp());
        whole.insert({memory, isOwn ? Value() : stage});
      }
      *set = whole;
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
    if (isa<WaitOp>(op)) {
      touched.inFlight.clear();
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
        touched.inFlight.insert({access.memory, access.stage});
      }
    }
    Touched before = touched;
    for (Region &region : op.getRegions()) {
      if (region.empty()) {
        continue;
      }
      Touched inside = before;
      visit(region.front(), inside);
      if (isa<scf::ForOp>(op)) { // the end of an iteration may conflict with the start of the next
        inside.add(before);
        inside.forgetStages(cast<scf::ForOp>(op));
        visit(region.front(), inside);
      }
      touched.add(inside);
    }
  }
}
