//===- DelayOutputs.cpp - Finishes outputs an iteration later -------------===//
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
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEDELAYOUTPUTSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

namespace {
/// The ops of an iteration that can be done in the next one.
class Delayed {
public:
  explicit Delayed(scf::ForOp loop) : loop(loop), b(loop.getContext()), loc(loop.getLoc()) {}

  /// Finds them. Returns false if there are none, or if they would keep more than `mostRegisters`
  /// registers of a thread for an iteration.
  bool find(int64_t mostRegisters);
  int64_t countRegisters(); ///< that an iteration keeps for the next one
  void rewrite();

private:
  bool isIn(Operation *op) { return op && op->getBlock() == loop.getBody(); }
  using Ops = llvm::SmallPtrSet<Operation *, 32>;
  void addWithSources(Operation *op, Ops &ops);
  void findNeeded();
  bool findLate();
  bool hasBarrier();
  bool isOnlyLate(Value memory);
  bool keep(Value value);
  void initialiseSlots();
  void repeat(IRMapping &values);
  Operation *placeOfLate();

  scf::ForOp loop;
  IRRewriter b;
  Location loc;
  llvm::MapVector<Value, SmallVector<Operation *>> writers; ///< in the loop, of each slot
  Ops needed; ///< by the next iteration, or with other effects
  llvm::SetVector<Operation *> late;
  llvm::SetVector<Operation *> exchanges; ///< writes to slots that only `late` reads
  llvm::SetVector<Value> kept;            ///< values of this iteration that `late` reads
  llvm::SetVector<Operation *> repeated;  ///< computes operands of `late` from `kept`, cheaply; in
                                          ///< the order of their operands
};

struct TileDelayOutputsPass : tile::impl::TileDelayOutputsPassBase<TileDelayOutputsPass> {
  using TileDelayOutputsPassBase::TileDelayOutputsPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "most-registers", mostRegisters, 0,
                                 tttc::largestTile))) {
      return signalPassFailure();
    }
    LaunchAttr launch = launchOf(getOperation());
    int64_t most = mostRegisters;
    if (launch) { // what does not fit would be spilled
      most = std::min(most, elementsOfThread(launch.getWarps()) - launch.getElements());
    }
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      Delayed delayed(loop);
      if (!delayed.find(most)) {
        continue;
      }
      if (launch) {
        launch = LaunchAttr::get(&getContext(), launch.getWarps(),
                                 launch.getElements() + delayed.countRegisters(),
                                 launch.getShared(), launch.getSpilled(), launch.getWorkspace(),
                                 launch.getWorkspacePerToken());
        getOperation()->setAttr(launchAttrName, launch);
      }
      most -= delayed.countRegisters();
      delayed.rewrite();
    }
  }
};
} // namespace

/// Returns true for a write of a whole tile to an argument that nothing reads.
static bool isOutput(Operation *op) {
  auto write = dyn_cast<WriteOp>(op);
  auto store = dyn_cast<StoreOp>(op);
  if (!(write && !write.getCount()) && !(store && !store.getCount())) {
    return false;
  }
  Value memory = write ? write.getDest() : store.getDest();
  // A final state may use the memory of an initial one.
  return isa<BlockArgument>(memory) && !hasRole(memory, ttt::Role::Final) &&
         llvm::all_of(memory.getUsers(),
                      [](Operation *user) { return isa<WriteOp, StoreOp, memref::DimOp>(user); });
}

/// Adds an op of the loop and all that its operands and the slots that it reads come from.
void Delayed::addWithSources(Operation *op, Ops &ops) {
  SmallVector<Operation *> work;
  auto add = [&](Operation *source) {
    if (isIn(source) && ops.insert(source).second) {
      work.push_back(source);
    }
  };
  add(op);
  while (!work.empty()) {
    work.pop_back_val()->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        add(operand.getDefiningOp());
      }
      for (const Access &access : accessesOf(inner)) {
        for (Operation *writer :
             access.isWrite ? SmallVector<Operation *>() : writers.lookup(access.memory)) {
          add(writer);
        }
      }
    });
  }
}

void Delayed::findNeeded() {
  SmallVector<Operation *> others{loop.getBody()->getTerminator()};
  for (Operation &op : *loop.getBody()) {
    bool isToSlot = false;
    for (const Access &access : accessesOf(&op)) {
      if (access.isWrite) {
        writers[access.memory].push_back(&op);
        isToSlot = access.memory.getDefiningOp<AllocOp>();
      }
    }
    bool isValue =
        isPure(&op) || isa<ReadOp>(op) || isOutput(&op) || (isa<WriteOp>(op) && isToSlot);
    if (!isValue || op.getNumRegions()) {
      others.push_back(&op);
    }
  }
  for (Operation *op : others) { // all writers are known
    addWithSources(op, needed);
  }
}

/// Collects `late`: what follows, outside of `needed`, from the last exchanges there.
bool Delayed::findLate() {
  Ops early;
  for (const auto &[memory, ops] : writers) {
    for (Operation *writer : ops) {
      if (memory.getDefiningOp<AllocOp>() && !needed.contains(writer)) {
        addWithSources(writer, early);
      }
    }
  }
  bool hasOutput = false;
  for (Operation &op : *loop.getBody()) {
    if (needed.contains(&op) || early.contains(&op)) {
      continue;
    }
    bool isLate = llvm::any_of(
        op.getOperands(), [&](Value operand) { return late.contains(operand.getDefiningOp()); });
    for (const Access &access : accessesOf(&op)) {
      bool isSlot = access.memory.getDefiningOp<AllocOp>();
      if (access.isWrite || !isSlot) {
        continue;
      }
      isLate |= llvm::any_of(writers.lookup(access.memory),
                             [&](Operation *writer) { return !needed.contains(writer); });
    }
    if (isLate) {
      late.insert(&op);
      hasOutput |= isOutput(&op);
    }
  }
  // A slot that is read late is read nowhere else, and has only one content in an iteration.
  for (Operation *op : late) {
    for (const Access &access : accessesOf(op)) {
      if (!access.memory.getDefiningOp<AllocOp>()) {
        if (access.isWrite && !isOnlyLate(access.memory)) {
          return false;
        }
        continue;
      }
      if (writers.lookup(access.memory).size() != 1) {
        return false;
      }
      for (Operation *user : access.memory.getUsers()) {
        auto write = dyn_cast<WriteOp>(user);
        if (late.contains(user)) {
          continue;
        }
        if (!write || !isIn(write) || needed.contains(write) || access.isWrite) {
          return false;
        }
        exchanges.insert(write);
      }
    }
  }
  auto isOutside = [&](Value offset) { return loop.isDefinedOutsideOfLoop(offset); };
  return hasOutput && llvm::all_of(exchanges, [&](Operation *op) {
           return op->isBeforeInBlock(late.front()) &&
                  llvm::all_of(cast<WriteOp>(op).getOffsets(), isOutside);
         });
}

/// Returns true if the loop writes this memory in `late` alone, so that the order of writes stays.
bool Delayed::isOnlyLate(Value memory) {
  return llvm::all_of(memory.getUsers(), [&](Operation *user) {
    return late.contains(user) || !loop->isAncestor(user) || isa<memref::DimOp>(user);
  });
}

/// Returns true if the iteration has another exchange after those before `late`, whose barrier
/// serves both.
bool Delayed::hasBarrier() {
  llvm::SmallPtrSet<Value, 8> written;
  bool isAfter = false;
  for (Operation &op : *loop.getBody()) {
    if (&op == late.front()) {
      return false;
    }
    isAfter |= exchanges.contains(&op);
    for (const Access &access : isAfter ? accessesOf(&op) : SmallVector<Access>()) {
      if (access.isWrite) {
        written.insert(access.memory);
      } else if (written.contains(access.memory)) {
        return true;
      }
    }
  }
  return false;
}

/// Lets a value be there an iteration later. Returns false if it cannot be.
bool Delayed::keep(Value value) {
  Operation *op = value.getDefiningOp();
  if (loop.isDefinedOutsideOfLoop(value) || value == loop.getInductionVar() || late.contains(op) ||
      repeated.contains(op)) {
    return true;
  }
  bool isIndex = !isa<ShapedType>(value.getType());
  bool isCheap = op && (isa<arith::ConstantOp, arith::ExtFOp, BroadcastOp, CoordOp>(op) ||
                        (isIndex && isa<arith::ArithDialect>(op->getDialect())));
  if (isCheap) {
    if (!llvm::all_of(op->getOperands(), [&](Value operand) { return keep(operand); })) {
      return false;
    }
    repeated.insert(op);
    return true;
  }
  kept.insert(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return op && type && type.getElementType().isIntOrFloat();
}

int64_t Delayed::countRegisters() {
  int64_t bits = 0;
  for (Value value : kept) {
    LayoutAttr layout = layoutOf(value.getType());
    if (!layout) {
      return std::numeric_limits<int64_t>::max();
    }
    bits += layout.numRegisters() * getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  }
  return llvm::divideCeil(bits, 32);
}

bool Delayed::find(int64_t mostRegisters) {
  // Only a carried state makes an iteration wait for the one before it.
  bool hasState = llvm::any_of(loop.getRegionIterArgs(), [](BlockArgument argument) {
    return isa<RankedTensorType>(argument.getType());
  });
  if (!hasState || isDistributed(loop)) {
    return false;
  }
  findNeeded();
  if (!findLate() || hasBarrier()) {
    return false;
  }
  for (Operation *op : late) {
    if (!llvm::all_of(op->getOperands(), [&](Value operand) { return keep(operand); })) {
      return false;
    }
  }
  return countRegisters() <= mostRegisters;
}

/// Fills the slots for the first iteration, which has none before it: what it computes from them is
/// written where the right values follow.
void Delayed::initialiseSlots() {
  for (Operation *op : exchanges) {
    auto write = cast<WriteOp>(op);
    auto type = cast<RankedTensorType>(write.getValue().getType());
    Value zeros = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
    WriteOp::create(b, loc, zeros, write.getDest(), write.getOffsets(), Value(), write.getAxes(),
                    write.getStepsAttr());
  }
}

/// Creates copies of the ops that are repeated, those that compute operands first.
void Delayed::repeat(IRMapping &values) {
  for (Operation *op : repeated) {
    b.clone(*op, values);
  }
}

/// The op of the loop before which it does what the iteration before left: after its barrier.
Operation *Delayed::placeOfLate() {
  for (Operation &op : *loop.getBody()) {
    if (isa<BarrierOp>(op)) {
      return op.getNextNode();
    }
    if (!accessesOf(&op).empty() || op.getNumRegions()) {
      break;
    }
  }
  return &loop.getBody()->front();
}

void Delayed::rewrite() {
  b.setInsertionPoint(loop);
  initialiseSlots();
  SmallVector<Value> inits;
  for (Value value : kept) {
    auto type = cast<RankedTensorType>(value.getType());
    inits.push_back(arith::ConstantOp::create(b, loc, b.getZeroAttr(type)));
  }
  inits.push_back(loop.getLowerBound());
  loop = cast<scf::ForOp>(
      *loop.replaceWithAdditionalYields(b, inits, /*replaceInitOperandUsesInLoop=*/false,
                                        [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
                                          SmallVector<Value> yields(kept.begin(), kept.end());
                                          yields.push_back(loop.getInductionVar());
                                          return yields;
                                        }));
  // After the loop, those of its last iteration, if it had one.
  auto valuesOf = [&](ValueRange from) {
    IRMapping values;
    from = from.take_back(inits.size());
    values.map(loop.getInductionVar(), from.back());
    for (auto [value, before] : llvm::zip(kept, from)) {
      values.map(value, before);
    }
    return values;
  };
  b.setInsertionPointAfter(loop);
  Value isAny = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, loop.getLowerBound(),
                                      loop.getUpperBound());
  auto choice = scf::IfOp::create(b, loc, isAny, /*withElseRegion=*/false);
  b.setInsertionPoint(choice.thenYield());
  IRMapping after = valuesOf(loop.getResults());
  repeat(after);
  for (Operation *op : late) {
    b.clone(*op, after);
  }
  b.setInsertionPoint(placeOfLate());
  IRMapping inside = valuesOf(loop.getRegionIterArgs());
  repeat(inside);
  for (Operation *op : late) {
    op->moveBefore(b.getInsertionBlock(), b.getInsertionPoint());
    for (OpOperand &operand : op->getOpOperands()) {
      operand.set(inside.lookupOrDefault(operand.get()));
    }
  }
}
