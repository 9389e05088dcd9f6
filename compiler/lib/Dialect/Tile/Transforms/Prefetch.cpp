//===- Prefetch.cpp - Copies the tokens of the next iteration in advance --===//
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
#define GEN_PASS_DEF_TILEPREFETCHPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns the number of rows that a read takes from memory if it takes whole ones, of a size that
/// threads can copy: one per index of the tile's axis 0, or one without such an axis. 0 otherwise.
static int64_t countRows(ReadOp read) {
  MemRefType memory = read.getSource().getType();
  RankedTensorType tile = read.getResult().getType();
  if (read.getSteps() || !hasRowsToMove(memory) || !memory.isDynamicDim(0) ||
      !llvm::all_of(read.getOffsets().drop_front(),
                    [](Value offset) { return isConstantIntValue(offset, 0); })) {
    return 0;
  }
  ArrayRef<int64_t> row = memory.getShape().drop_front();
  auto isInOrder = [&](int64_t first) {
    return llvm::equal(read.getAxes(), llvm::seq<int64_t>(first, memory.getRank()));
  };
  if (isInOrder(0) && tile.getShape().drop_front() == row) {
    return tile.getDimSize(0);
  }
  return isInOrder(1) && tile.getShape() == row && !read.getLast() ? 1 : 0;
}

/// Collects the ops that compute `value` from the loop's induction variable and values defined
/// outside, in order; returns false if it depends on other ops.
static bool findSlice(Value value, scf::ForOp loop, llvm::SetVector<Operation *> &slice) {
  Operation *op = value.getDefiningOp();
  if (value == loop.getInductionVar() || loop.isDefinedOutsideOfLoop(value)) {
    return true;
  }
  if (!op || op->getBlock() != loop.getBody() || !isa<arith::ArithDialect>(op->getDialect())) {
    return false;
  }
  bool known = llvm::all_of(op->getOperands(),
                            [&](Value operand) { return findSlice(operand, loop, slice); });
  slice.insert(op);
  return known;
}

/// The most products and sums of the loop's body that wait for each other; each takes an exchange
/// between lanes or a pass through the tensor cores.
static int64_t countChain(scf::ForOp loop) {
  llvm::DenseMap<Value, int64_t> before;
  int64_t longest = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    int64_t links = 0;
    for (Value operand : op.getOperands()) {
      links = std::max(links, before.lookup(operand));
    }
    op.walk([&](Operation *inner) {
      links += isa<DotOp, ReduceOp, SolveOp, DecayOp, RecurrenceOp, scf::ForOp>(inner);
    });
    for (Value result : op.getResults()) {
      before[result] = links;
    }
    longest = std::max(longest, links);
  }
  return longest;
}

namespace {
/// The reads of a loop that are done one or two iterations ahead.
class Ahead {
public:
  Ahead(scf::ForOp loop, int64_t mostBytes, int64_t longChain);

  void rewrite(func::FuncOp func);

private:
  /// A copy of whole rows to a slot with stages.
  struct Copied {
    ReadOp read;
    int64_t rows;
    Value slot;

    int64_t countBytes() {
      RankedTensorType type = read.getResult().getType();
      return type.getNumElements() * type.getElementTypeBitWidth() / 8;
    }
  };

  void allocate(func::FuncOp func);
  Value stageOf(const Copied &copied, Value stage, ArrayRef<int64_t> shape);
  void cloneSlice(IRMapping &map);
  void copyRows(Value counter, Value stage);
  Value readFirst(ReadOp read);
  Operation *firstUse(ReadOp read);
  SmallVector<ReadOp> partsOf(ReadOp read);
  void readFromStages(Value stage, Value zero);

  scf::ForOp loop;
  IRRewriter b;
  Location loc;
  SmallVector<Copied> copies;
  int64_t stages;
  SmallVector<ReadOp> carried;        // vectors, which stay in registers for an iteration
  llvm::SetVector<Operation *> slice; // computes the offsets of all of them
};

struct TilePrefetchPass : tile::impl::TilePrefetchPassBase<TilePrefetchPass> {
  using TilePrefetchPassBase::TilePrefetchPassBase;

  void runOnOperation() override {
    if (failed(
            tttc::checkOption(getOperation(), "most-bytes", mostBytes, 0, tttc::largestMemory)) ||
        failed(tttc::checkOption(getOperation(), "long-chain", longChain, 0, tttc::largestGroup))) {
      return signalPassFailure();
    }
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      Ahead(loop, mostBytes, longChain).rewrite(getOperation());
    }
  }
};
} // namespace

Ahead::Ahead(scf::ForOp loop, int64_t mostBytes, int64_t longChain)
    : loop(loop), b(loop.getContext()), loc(loop.getLoc()) {
  SmallVector<Copied> tokens, single;
  for (ReadOp read : loop.getBody()->getOps<ReadOp>()) {
    llvm::SetVector<Operation *> own;
    auto isComputed = [&](Value value) { return findSlice(value, loop, own); };
    bool isInvariant = llvm::all_of(
        read->getOperands(), [&](Value operand) { return loop.isDefinedOutsideOfLoop(operand); });
    if (isInvariant || !isOnlyRead(read.getSource()) ||
        !llvm::all_of(read->getOperands().drop_front(), isComputed)) {
      continue;
    }
    RankedTensorType type = read.getResult().getType();
    if (int64_t rows = countRows(read)) {
      (type.getRank() == read.getSource().getType().getRank() ? tokens : single)
          .push_back({read, rows, Value()});
    } else if (type.getRank() == 1) {
      carried.push_back(read);
    }
  }
  // Tokens first: the rows of one index are states, which are larger.
  int64_t bytes = 0;
  for (MutableArrayRef<Copied> group : {MutableArrayRef(tokens), MutableArrayRef(single)}) {
    int64_t more = 0;
    for (Copied &copied : group) {
      more += copied.countBytes();
    }
    if (2 * (bytes + more) <= mostBytes) {
      bytes += more;
      copies.append(group.begin(), group.end());
    }
  }
  // A call of few tokens has no iteration that could start copies far ahead.
  const bool isShort = !isDistributed(loop) && countChain(loop) < longChain &&
                       ttt::mostTokensOf(loop->getParentOfType<func::FuncOp>()) == 0;
  stages = isShort && 3 * bytes <= mostBytes ? 3 : 2;
  SmallVector<ReadOp> reads(carried);
  llvm::append_range(reads, llvm::map_range(copies, [](Copied &copied) { return copied.read; }));
  for (ReadOp read : reads) {
    for (Value offset : read->getOperands().drop_front()) {
      findSlice(offset, loop, slice);
    }
  }
}

void Ahead::allocate(func::FuncOp func) {
  b.setInsertionPointToStart(&func.getBody().front());
  for (Copied &copied : copies) {
    MemRefType memory = copied.read.getSource().getType();
    SmallVector<int64_t> shape{stages, copied.rows};
    llvm::append_range(shape, memory.getShape().drop_front());
    copied.slot = AllocOp::create(b, loc, slotType(shape, memory.getElementType()), IntegerAttr(),
                                  /*spilled=*/false);
  }
}

/// A view of stage `stage` of a slot, of a shape without its unit axes as needed.
Value Ahead::stageOf(const Copied &copied, Value stage, ArrayRef<int64_t> shape) {
  auto type = cast<MemRefType>(copied.slot.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0)), sizes,
      strides(rank, b.getIndexAttr(1));
  offsets[0] = stage;
  for (int64_t size : type.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  sizes[0] = b.getIndexAttr(1);
  auto part = memref::SubViewOp::inferRankReducedResultType(shape, type, offsets, sizes, strides);
  return memref::SubViewOp::create(b, loc, cast<MemRefType>(part), copied.slot, offsets, sizes,
                                   strides);
}

void Ahead::cloneSlice(IRMapping &map) {
  for (Operation *op : slice) {
    b.clone(*op, map);
  }
}

/// Copies the rows of the iteration with induction variable `counter`, if that iteration exists.
void Ahead::copyRows(Value counter, Value stage) {
  if (copies.empty()) {
    return;
  }
  Value isThere =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, counter, loop.getUpperBound());
  OpBuilder::InsertionGuard guard(b);
  Value condition = isThere;
  if (isDistributed(loop)) { // there is mostly no next iteration: skip the copy
    auto choice = scf::IfOp::create(b, loc, isThere, /*withElseRegion=*/false);
    b.setInsertionPoint(choice.thenYield());
    condition = Value();
  }
  IRMapping then;
  then.map(loop.getInductionVar(), counter);
  cloneSlice(then);
  for (const Copied &copied : copies) {
    ReadOp read = copied.read;
    Value last = read.getLast() ? then.lookupOrDefault(read.getLast()) : Value();
    ArrayRef<int64_t> rows = cast<MemRefType>(copied.slot.getType()).getShape().drop_front();
    CopyOp::create(b, loc, read.getSource(), then.lookupOrDefault(read.getOffsets()[0]), last,
                   condition, stageOf(copied, stage, rows));
  }
}

/// Reads the elements of the first iteration. Without an iteration the memory may have no elements,
/// and the result is zeros.
Value Ahead::readFirst(ReadOp read) {
  RankedTensorType type = read.getResult().getType();
  Value isAny = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, loop.getLowerBound(),
                                      loop.getUpperBound());
  auto choice = scf::IfOp::create(b, loc, type, isAny, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(choice.thenBlock());
  IRMapping then;
  then.map(loop.getInductionVar(), loop.getLowerBound());
  cloneSlice(then);
  scf::YieldOp::create(b, loc, b.clone(*read, then)->getResults());
  b.setInsertionPointToStart(choice.elseBlock());
  Value zeros = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  scf::YieldOp::create(b, loc, zeros);
  return choice.getResult(0);
}

/// The first op of the loop's body that uses what is read, itself or in a region.
Operation *Ahead::firstUse(ReadOp read) {
  Operation *first = nullptr;
  for (Operation *user : read->getUsers()) {
    Operation *op = loop.getBody()->findAncestorOpInBlock(*user);
    if (!first || op->isBeforeInBlock(first)) {
      first = op;
    }
  }
  return first && !first->hasTrait<OpTrait::IsTerminator>() ? first : nullptr;
}

/// The reads of the loop that take parts of the one row that `read` takes.
SmallVector<ReadOp> Ahead::partsOf(ReadOp read) {
  SmallVector<ReadOp> parts;
  if (read.getResult().getType().getRank() + 1 != read.getSource().getType().getRank()) {
    return parts;
  }
  for (ReadOp other : loop.getBody()->getOps<ReadOp>()) {
    bool isPart = other.getResult().getType() != read.getResult().getType();
    if (isPart && other.getSource() == read.getSource() && !other.getLast() &&
        other.getOffsets()[0] == read.getOffsets()[0] && !llvm::is_contained(other.getAxes(), 0)) {
      parts.push_back(other);
    }
  }
  return parts;
}

void Ahead::readFromStages(Value stage, Value zero) {
  for (const Copied &copied : copies) {
    ReadOp read = copied.read;
    b.setInsertionPoint(read);
    RankedTensorType type = read.getResult().getType();
    Value part = stageOf(copied, stage, type.getShape());
    SmallVector<Value> zeros(type.getRank(), zero);
    auto axes = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    for (ReadOp other : partsOf(read)) {
      b.setInsertionPoint(other);
      Value row = stageOf(copied, stage, type.getShape());
      SmallVector<int64_t> kept =
          llvm::map_to_vector(other.getAxes(), [](int64_t axis) { return axis - 1; });
      b.replaceOpWithNewOp<ReadOp>(other, other.getResult().getType(), row,
                                   other.getOffsets().drop_front(), Value(), kept,
                                   other.getStepsAttr());
    }
    b.setInsertionPoint(read);
    b.replaceOpWithNewOp<ReadOp>(read, type, part, zeros, Value(), axes, DenseI64ArrayAttr());
  }
}

void Ahead::rewrite(func::FuncOp func) {
  if (copies.empty() && carried.empty()) {
    return;
  }
  allocate(func);
  b.setInsertionPoint(loop);
  auto indexOf = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  Value zero = indexOf(0), one = indexOf(1);
  // The stage that an iteration reads, the one that the next reads, and the one that it fills. With
  // two stages the loop carries only the first, because each number occupies a register.
  SmallVector<Value> numbers;
  if (!copies.empty()) {
    numbers.push_back(zero);
    copyRows(loop.getLowerBound(), zero);
  }
  if (!copies.empty() && stages == 3) {
    WaitOp::create(b, loc, /*pending=*/1); // tells the copies above from those below
    copyRows(arith::AddIOp::create(b, loc, loop.getLowerBound(), loop.getStep()), one);
    numbers.append({one, indexOf(2)});
  }
  SmallVector<Value> inits;
  for (ReadOp read : carried) {
    inits.push_back(readFirst(read));
  }
  inits.append(numbers);
  loop = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      b, inits, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &at, Location, ArrayRef<BlockArgument> added) {
        SmallVector<Value> yields(added.begin(), added.end()); // of the reads: replaced below
        if (numbers.size() == 1) {
          yields.back() = arith::SubIOp::create(at, loc, one, added.back());
        } else if (numbers.size() == 3) {
          std::rotate(yields.end() - 3, yields.end() - 2, yields.end());
        }
        return yields;
      }));
  auto ofStages = loop.getRegionIterArgs().take_back(numbers.size());
  Value stage = copies.empty() ? Value() : ofStages.front();
  if (stage) {
    b.setInsertionPointAfter(loop);
    WaitOp::create(b, loc,
                   /*pending=*/0); // no copy may be in flight when other values use the slots
  }
  b.setInsertionPointToStart(loop.getBody());
  if (stage) {
    WaitOp::create(b, loc, stages - 2);
    BarrierOp::create(b, loc);
  }
  Value next = arith::AddIOp::create(b, loc, loop.getInductionVar(), loop.getStep());
  if (stage && stages == 2) {
    copyRows(next, arith::SubIOp::create(b, loc, one, stage));
  } else if (stage) {
    copyRows(arith::AddIOp::create(b, loc, next, loop.getStep()), ofStages.back());
  }
  if (!carried.empty()) {
    // In the last iteration, its own elements again: others may not exist.
    Value isThere =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, next, loop.getUpperBound());
    next = arith::SelectOp::create(b, loc, isThere, next, loop.getInductionVar());
    IRMapping then;
    then.map(loop.getInductionVar(), next);
    cloneSlice(then);
    Operation *offsets = &*std::prev(b.getInsertionPoint());
    unsigned first = loop.getNumRegionIterArgs() - inits.size();
    for (auto [number, read] : llvm::enumerate(carried)) {
      BlockArgument current = loop.getRegionIterArgs()[first + number];
      // After the first use of the current elements, which waits for their load: the machine may
      // count both loads by one counter, and would wait for the new one too.
      Operation *use = firstUse(read);
      b.setInsertionPointAfter(use ? use : offsets);
      Operation *ahead = b.clone(*read, then);
      b.replaceOp(read, current);
      loop.getBody()->getTerminator()->setOperand(first + number, ahead->getResult(0));
    }
  }
  if (stage) {
    readFromStages(stage, zero);
  }
}
