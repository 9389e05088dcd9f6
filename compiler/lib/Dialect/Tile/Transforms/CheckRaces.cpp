//===- CheckRaces.cpp - Finds missing barriers ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Accesses are intervals of bytes in shared memory, in the workspace, or in the
// memory of one argument or allocation.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILECHECKRACESPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

namespace {
/// An interval of one memory, and the op that accessed it.
struct Span {
  const void *memory;
  int64_t from, to;
  Operation *by;
  bool isWritten;
  Value stage;             ///< the stage of a slot that has several; null: any
  bool isInFlight = false; ///< a copy that is still in flight
  int64_t waits = 0;       ///< that follow a copy
};

/// One path through the function: the accesses since the last barrier.
using Trace = SmallVector<Span>;

struct TileCheckRacesPass : tile::impl::TileCheckRacesPassBase<TileCheckRacesPass> {
  void runOnOperation() override {
    SmallVector<Trace> traces(1);
    if (getOperation().isDeclaration()) {
      return;
    }
    if (failed(tttc::checkOneBlock(getOperation())) ||
        failed(runThrough(getOperation().getBody().front(), traces))) {
      signalPassFailure();
    }
  }

private:
  LogicalResult runThrough(Block &block, SmallVector<Trace> &traces);
  LogicalResult touch(Operation *op, Value memory, bool isWritten, SmallVector<Trace> &traces);
};
} // namespace

static bool isDefinedIn(Operation &op, Value value) {
  return value && op.isAncestor(value.getParentBlock()->getParentOp());
}

/// Gives stages the names of an iteration to which `values` pass them. One with several names is
/// accessed by each; one that is computed anew may be any stage.
static void passStages(scf::ForOp loop, ValueRange values, SmallVector<Trace> &traces) {
  for (Trace &trace : traces) {
    Trace passed;
    for (Span span : trace) {
      const Value before = span.stage;
      const bool isOutside = !isDefinedIn(*loop, before);
      bool isPassed = false;
      for (unsigned i = 0; before && i < values.size(); ++i) {
        if (isEqualConstantIntOrValue(values[i], before)) {
          span.stage = loop.getRegionIterArg(i);
          passed.push_back(span);
          isPassed = true;
        }
      }
      if (isOutside || !isPassed) {
        span.stage = isOutside ? before : Value();
        passed.push_back(span);
      }
    }
    trace = std::move(passed);
  }
}

static Span spanOf(Operation *op, Value memory, bool isWritten) {
  static const char shared = 0, workspace = 0;
  Value stage;
  while (isa_and_present<memref::CastOp, memref::SubViewOp>(memory.getDefiningOp())) {
    if (auto part = memory.getDefiningOp<memref::SubViewOp>()) {
      stage = part.isDynamicOffset(0) ? part.getDynamicOffset(0) : stage;
    }
    memory = memory.getDefiningOp()->getOperand(0);
  }
  auto slot = memory.getDefiningOp<AllocOp>();
  if (auto argument = dyn_cast<BlockArgument>(memory)) {
    // A final state may use the same memory as an initial one.
    static const char states = 0;
    bool isFinal = hasRole(argument, ttt::Role::Final);
    if (isFinal || hasRole(argument, ttt::Role::State)) {
      return {&states, 0, 1, op, isWritten, isFinal ? memory : Value()};
    }
  }
  if (!slot) {
    return {memory.getAsOpaquePointer(), 0, 1, op, isWritten, stage};
  }
  auto type = cast<MemRefType>(slot.getType());
  auto [strides, offset] = type.getStridesAndOffset();
  int64_t last = 0;
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    last += strides[axis] * (type.getDimSize(axis) - 1);
  }
  int64_t from = slot.getOffset().value_or(0), width = (type.getElementTypeBitWidth() + 7) / 8;
  return {slot.getSpilled() ? &workspace : &shared,
          from,
          from + (last + 1) * width,
          op,
          isWritten,
          stage};
}

LogicalResult TileCheckRacesPass::touch(Operation *op, Value memory, bool isWritten,
                                        SmallVector<Trace> &traces) {
  Span now = spanOf(op, memory, isWritten);
  for (Trace &trace : traces) {
    for (const Span &then : trace) {
      bool apart = then.stage && now.stage && !isEqualConstantIntOrValue(then.stage, now.stage) &&
                   then.from == now.from;
      bool meet = then.memory == now.memory && then.from < now.to && now.from < then.to && !apart;
      if (meet && (then.isWritten || now.isWritten)) {
        InFlightDiagnostic error =
            op->emitError("no barrier between this and an access of the same bytes");
        error.attachNote(then.by->getLoc()) << "the other access: " << then.by->getName();
        return error;
      }
    }
    trace.push_back(now);
  }
  return success();
}

LogicalResult TileCheckRacesPass::runThrough(Block &block, SmallVector<Trace> &traces) {
  for (Operation &op : block) {
    if (isa<BarrierOp>(op)) {
      for (Trace &trace : traces) { // a barrier does not wait for copies in flight
        llvm::erase_if(trace, [](const Span &span) { return !span.isInFlight; });
      }
      continue;
    }
    if (auto wait = dyn_cast<WaitOp>(op)) {
      for (Trace &trace : traces) {
        for (Span &span : trace) {
          span.waits = span.isInFlight ? span.waits + 1 : 0;
          span.isInFlight &= span.waits <= int64_t(wait.getPending());
        }
      }
      continue;
    }
    LogicalResult touched = success();
    if (auto read = dyn_cast<ReadOp>(op)) {
      touched = touch(&op, read.getSource(), false, traces);
    } else if (auto write = dyn_cast<WriteOp>(op)) {
      touched = touch(&op, write.getDest(), true, traces);
    } else if (auto copy = dyn_cast<CopyOp>(op)) {
      touched = touch(&op, copy.getDest(), true, traces);
      for (Trace &trace : traces) {
        trace.back().isInFlight = true;
      }
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      touched = touch(&op, store.getSource(), false, traces);
      if (succeeded(touched)) {
        touched = touch(&op, store.getDest(), true, traces);
      }
    } else if (isa<DotOp, SolveOp>(op)) {
      for (Value operand : op.getOperands()) {
        if (isa<MemRefType>(operand.getType()) && succeeded(touched)) {
          touched = touch(&op, operand, false, traces);
        }
      }
    }
    if (failed(touched)) {
      return failure();
    }
    if (op.getNumRegions() == 0) {
      continue;
    }
    // Loops run zero times, once, and twice; once more for each copy that may be under way, because
    // it fills what a later iteration reads. Another one would find no other conflict.
    SmallVector<Trace> after = traces;
    for (Region &region : op.getRegions()) {
      if (region.empty()) {
        continue;
      }
      SmallVector<Trace> inside = traces;
      auto loop = dyn_cast<scf::ForOp>(op);
      if (loop) {
        passStages(loop, loop.getInitArgs(), inside);
      }
      int64_t times = loop ? 2 : 1, pending = 0;
      if (loop) {
        loop.walk([&](WaitOp wait) { pending = std::max<int64_t>(pending, wait.getPending()); });
      }
      for (int64_t time = 0; time < times + pending; ++time) {
        if (failed(runThrough(region.front(), inside))) {
          return failure();
        }
        for (Trace trace : inside) {
          for (Span &span : trace) { // no name is known after the region
            span.stage = isDefinedIn(op, span.stage) ? Value() : span.stage;
          }
          after.push_back(std::move(trace));
        }
        if (loop) {
          passStages(loop, loop.getYieldedValues(), inside);
        }
      }
    }
    // Merges the paths into one, which has the accesses of all of them.
    Trace all;
    for (const Trace &trace : after) {
      for (const Span &span : trace) {
        bool isKnown = llvm::any_of(all, [&](const Span &other) {
          return other.memory == span.memory && other.from == span.from && other.to == span.to &&
                 other.isWritten == span.isWritten && other.stage == span.stage &&
                 other.isInFlight == span.isInFlight && other.waits == span.waits;
        });
        if (!isKnown) {
          all.push_back(span);
        }
      }
    }
    traces.assign(1, all);
  }
  return success();
}
