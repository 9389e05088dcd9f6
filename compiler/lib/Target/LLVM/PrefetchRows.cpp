//===- PrefetchRows.cpp - Fetches the rows of the next group --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Support/Divisor.h"
#include "tttc/Support/Options.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/VectorInterfaces.h"

namespace tttc {
#define GEN_PASS_DEF_PREFETCHROWSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Returns true if `group` are whole rows of a tensor of the function, whose first row `loop`
/// computes.
static bool isGroup(memref::SubViewOp group, scf::ForOp loop) {
  auto stream = dyn_cast<BlockArgument>(group.getSource());
  const MemRefType type = group.getType(), whole = group.getSourceType();
  return stream && isa<func::FuncOp>(stream.getOwner()->getParentOp()) &&
         group->getBlock() == loop.getBody() && group.isDynamicOffset(0) && type.hasStaticShape() &&
         type.getRank() == whole.getRank() &&
         type.getShape().drop_front() == whole.getShape().drop_front();
}

static int64_t bytesOf(MemRefType type) {
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

/// Computes `value` in the next iteration of the loop. Null if it does not follow from the number
/// of the iteration alone.
static Value inNextIteration(OpBuilder &b, Value value, scf::ForOp loop) {
  SetVector<Operation *> slice;
  BackwardSliceOptions options;
  options.omitBlockArguments = true;
  options.inclusive = true;
  options.filter = [&](Operation *op) { return op->getBlock() == loop.getBody(); };
  if (failed(getBackwardSlice(value, &slice, options)) || !llvm::all_of(slice, [&](Operation *op) {
        return isPure(op) && op->getNumRegions() == 0 &&
               llvm::none_of(op->getOperands(), [&](Value operand) {
                 return llvm::is_contained(loop.getRegionIterArgs(), operand);
               });
      })) {
    return nullptr;
  }
  IRMapping next;
  next.map(loop.getInductionVar(),
           arith::AddIOp::create(b, loop.getLoc(), loop.getInductionVar(), loop.getStep()));
  for (Operation *op : slice) {
    b.clone(*op, next);
  }
  return next.lookupOrNull(value);
}

/// Returns true if `user`, in the body of `loop`, reads or writes the row of `rows` that the loop
/// is at, and the loop runs over all of them.
static bool takesRow(Operation *user, scf::ForOp loop, BlockArgument rows) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(user);
  return transfer && loop->getBlock() == rows.getOwner() &&
         transfer.getIndices()[0] == loop.getInductionVar() &&
         getConstantIntValue(loop.getLowerBound()) == 0 &&
         getConstantIntValue(loop.getStep()) == 1 &&
         getConstantIntValue(loop.getUpperBound()) ==
             cast<MemRefType>(rows.getType()).getDimSize(0);
}

/// Returns true if the rows of the next iteration are those after the group's.
static bool followsInMemory(memref::SubViewOp group, scf::ForOp loop) {
  return group.getDynamicOffset(0) == loop.getInductionVar() &&
         getConstantIntValue(loop.getStep()) == group.getType().getDimSize(0);
}

namespace {
struct PrefetchRowsPass : tttc::impl::PrefetchRowsPassBase<PrefetchRowsPass> {
  using PrefetchRowsPassBase::PrefetchRowsPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "line-bytes", lineBytes, 1, tttc::largestTile)) ||
        failed(
            tttc::checkOption(getOperation(), "most-bytes", mostBytes, 0, tttc::largestMemory)) ||
        failed(tttc::checkOption(getOperation(), "locality", locality, 0, 3))) {
      return signalPassFailure();
    }
    prefetched.clear();
    SmallVector<func::CallOp> calls;
    getOperation().walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls) {
      if (auto loop = dyn_cast<scf::ForOp>(call->getParentOp())) {
        prefetch(call, loop);
      }
    }
  }

private:
  void prefetch(func::CallOp call, scf::ForOp loop) {
    SmallVector<std::pair<memref::SubViewOp, unsigned>> groups; // with the number of the operand
    int64_t bytes = 0;
    for (auto [i, operand] : llvm::enumerate(call.getOperands())) {
      auto group = operand.getDefiningOp<memref::SubViewOp>();
      if (group && isGroup(group, loop)) {
        groups.push_back({group, i});
        bytes += bytesOf(group.getType());
      }
    }
    if (bytes > mostBytes) {
      return;
    }
    auto step = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
    OpBuilder b(call);
    for (auto [group, i] : groups) {
      if (step && !step.isDeclaration() && followsInMemory(group, loop)) {
        prefetchWhereUsed(step.getArgument(i));
      }
      if (Value first = inNextIteration(b, group.getDynamicOffset(0), loop)) {
        prefetch(b, group, first);
      }
    }
  }

  /// For rows of a stream that follow each other in memory: prefetches a row of the next group
  /// where the step reads or writes that row of this one, in a loop over single rows. The machine
  /// fetches such rows too, but not ahead of a loop that takes one every few cycles.
  void prefetchWhereUsed(BlockArgument rows) {
    auto type = dyn_cast<MemRefType>(rows.getType());
    if (!type || type.getRank() != 2 || !type.hasStaticShape() || !prefetched.insert(rows).second) {
      return;
    }
    scf::ForOp loop; // the first one
    Operation *access = nullptr;
    for (Operation *user : rows.getUsers()) {
      auto parent = dyn_cast<scf::ForOp>(user->getParentOp());
      if (parent && takesRow(user, parent, rows) && (!loop || !loop->isBeforeInBlock(parent))) {
        loop = parent;
        access = user;
      }
    }
    if (!loop) {
      return;
    }
    const Location loc = access->getLoc();
    OpBuilder b(loop);
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(b, loc, value);
    };
    Value stride = memref::ExtractStridedMetadataOp::create(b, loc, rows).getStrides()[0];
    Value areDense =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, stride, index(type.getDimSize(1)));
    b.setInsertionPoint(access);
    auto choice = scf::IfOp::create(b, loc, areDense, /*withElseRegion=*/false);
    b.setInsertionPoint(choice.thenYield());
    Value row = arith::AddIOp::create(b, loc, loop.getInductionVar(), index(type.getDimSize(0)));
    for (int64_t column = 0; column < type.getDimSize(1); column += elementsOfLine(type)) {
      prefetchLine(b, loc, rows, {row, index(column)});
    }
  }

  int64_t elementsOfLine(MemRefType type) const {
    return std::max<int64_t>(8 * lineBytes / int64_t(type.getElementTypeBitWidth()), 1);
  }

  void prefetchLine(OpBuilder &b, Location loc, Value memory, ValueRange place) {
    memref::PrefetchOp::create(b, loc, memory, place, /*isWrite=*/false,
                               static_cast<uint32_t>(locality), /*isDataCache=*/true);
  }

  llvm::DenseSet<Value> prefetched; ///< arguments of steps

  /// Prefetches as many rows as the group has, from `first` on, if they are apart: the machine
  /// fetches rows by itself that follow each other.
  void prefetch(OpBuilder &b, memref::SubViewOp group, Value first) {
    const Location loc = group.getLoc();
    const MemRefType type = group.getType();
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(b, loc, value);
    };
    OpBuilder::InsertionGuard guard(b);
    Value stride =
        memref::ExtractStridedMetadataOp::create(b, loc, group.getSource()).getStrides()[0];
    Value areApart = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::sgt, stride,
        index(type.getNumElements() / std::max<int64_t>(type.getDimSize(0), 1)));
    auto choice = scf::IfOp::create(b, loc, areApart, /*withElseRegion=*/false);
    b.setInsertionPoint(choice.thenYield());
    Value last = arith::SubIOp::create(b, loc, memref::DimOp::create(b, loc, group.getSource(), 0),
                                       index(1));
    // Lines of a row, a few in an iteration.
    const int64_t inLine = elementsOfLine(type);
    const int64_t columns = type.getRank() > 1 ? type.getShape().back() : 1;
    const int64_t together = tttc::divisorUpTo(llvm::divideCeil(columns, inLine), 8);
    SmallVector<Value> place;
    for (auto [axis, size] : llvm::enumerate(type.getShape())) {
      const bool isLast = axis > 0 && int64_t(axis) + 1 == type.getRank();
      auto loop =
          scf::ForOp::create(b, loc, index(0), index(size), index(isLast ? together * inLine : 1));
      b.setInsertionPointToStart(loop.getBody());
      place.push_back(loop.getInductionVar());
    }
    // Rows before the first one are large numbers without sign.
    place[0] = arith::MinUIOp::create(b, loc, arith::AddIOp::create(b, loc, first, place[0]), last);
    const Value line = place.back();
    for (int64_t i = 0; i < together; ++i) {
      if (i > 0) {
        place.back() = arith::AddIOp::create(b, loc, line, index(i * inLine));
      }
      prefetchLine(b, loc, group.getSource(), place);
    }
  }
};
} // namespace
