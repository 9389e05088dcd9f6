//===- FuseRows.cpp - Fuses row-wise ops into one loop over rows ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A run is emitted at its last op. An op in between ends the run if it reads a result of the run or
// writes one of its inputs. Results that are not read outside the run get no buffer.
//
//===----------------------------------------------------------------------===//

#include "FuseRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;

namespace {
/// A run of ops on rows.
struct Run {
  SmallVector<linalg::GenericOp> ops;
  llvm::SmallPtrSet<Operation *, 16> members;
  int64_t rows = 0;

  void add(linalg::GenericOp op) {
    ops.push_back(op);
    members.insert(op);
    rows = op.getStaticLoopRanges()[0];
  }
  bool reads(Operation *op) const {
    bool found = false;
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands()) {
        found |= operand.getDefiningOp() && members.contains(operand.getDefiningOp());
      }
    });
    return found;
  }
  /// Returns true if `op` writes its result into a tensor that the run reads.
  bool isOverwrittenBy(Operation *op) const {
    SmallVector<Value> places;
    if (auto linalg = dyn_cast<linalg::LinalgOp>(op)) {
      llvm::append_range(places, linalg.getDpsInits());
    } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
      llvm::append_range(places, loop.getInitArgs());
    } else if (isa<func::CallOp>(op)) { // its last arguments (ttt-outline-steps)
      size_t results = std::min(op->getNumResults(), op->getNumOperands());
      llvm::append_range(places, op->getOperands().take_back(results));
    }
    return llvm::any_of(ops, [&](linalg::GenericOp reader) {
      return llvm::any_of(reader.getDpsInputs(),
                          [&](Value input) { return llvm::is_contained(places, input); });
    });
  }
};
} // namespace

/// Returns true if loop 0 runs over rows: it is the first axis of the result, and the first or no
/// axis of every operand.
static bool isRowwise(linalg::GenericOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (extents.empty() || llvm::any_of(extents, ShapedType::isDynamic) || extents[0] == 1 ||
      llvm::is_contained(extents, 0) || op.getNumDpsInits() != 1 || op.getNumResults() != 1 ||
      op.getIteratorTypesArray()[0] != utils::IteratorType::parallel || op.hasIndexSemantics()) {
    return false;
  }
  auto rowFirst = [](AffineMap map, bool required) {
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      bool isRow = map.getResult(i) == getAffineDimExpr(0, map.getContext());
      if (!isa<AffineDimExpr>(map.getResult(i)) || isRow != (i == 0 && map.isFunctionOfDim(0))) {
        return false;
      }
    }
    return !required || map.isFunctionOfDim(0);
  };
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (!rowFirst(op.getMatchingIndexingMap(input), false)) {
      return false;
    }
  }
  return rowFirst(op.getMatchingIndexingMap(op.getDpsInitOperand(0)), true);
}

/// Returns true if `writer` updates in place a tensor that `reader` does not read row by row: in a
/// fused loop, `reader` would see rows that are already written.
static bool overwrites(linalg::GenericOp writer, linalg::GenericOp reader) {
  Value place = writer.getDpsInits()[0];
  return llvm::any_of(reader.getDpsInputOperands(), [&](OpOperand *input) {
    return input->get() == place && !reader.getMatchingIndexingMap(input).isFunctionOfDim(0);
  });
}

/// Returns true if `op` can join the run. A one-dimensional op has one scalar per row if it reads
/// results of the run; otherwise it is itself a row.
static bool joins(linalg::GenericOp op, const Run &run, int64_t lanes) {
  bool isSummed = op.getNumLoops() != op.getNumParallelLoops();
  if (!isRowwise(op) || (isSummed && op.getStaticLoopRanges().back() > tttc::longestRow(lanes))) {
    return false;
  }
  if (run.ops.empty()) {
    return op.getNumLoops() >= 2;
  }
  // An operand of the run must be read row by row.
  for (OpOperand *input : op.getDpsInputOperands()) {
    Operation *producer = input->get().getDefiningOp();
    if (producer && run.members.contains(producer) &&
        !op.getMatchingIndexingMap(input).isFunctionOfDim(0)) {
      return false;
    }
  }
  for (linalg::GenericOp other : run.ops) {
    if (overwrites(op, other) || overwrites(other, op)) {
      return false;
    }
  }
  Operation *start = op.getDpsInits()[0].getDefiningOp();
  if (start && run.members.contains(start)) {
    return false;
  }
  return op.getStaticLoopRanges()[0] == run.rows && (op.getNumLoops() >= 2 || run.reads(op));
}

/// The value in the loop of a slice of a tensor of the run.
static Value onRow(Value slice, const IRMapping &rows) {
  auto extract = slice.getDefiningOp<tensor::ExtractSliceOp>();
  return extract ? rows.lookupOrNull(extract.getSource()) : Value();
}

static LogicalResult emit(IRRewriter &rewriter, Run &run, int64_t lanes,
                          SmallVectorImpl<Operation *> &tiled) {
  if (run.ops.size() < 2) {
    return success();
  }
  Operation *last = run.ops.back();
  Location loc = last->getLoc();
  rewriter.setInsertionPoint(last);

  // Columns can be tiled if no row is reduced and all rows have the same length.
  int64_t columns = run.ops[0].getStaticLoopRanges().back(), step = columns;
  bool plain = llvm::all_of(run.ops, [&](linalg::GenericOp op) {
    return op.getNumLoops() == 2 && op.getNumParallelLoops() == 2 &&
           op.getStaticLoopRanges()[1] == columns;
  });
  if (plain) {
    step = tttc::divisorUpTo(columns, lanes);
  } else if (llvm::any_of(run.ops, [&](linalg::GenericOp op) {
               return op.getStaticLoopRanges().back() > tttc::longestRow(lanes);
             })) {
    return success(); // rows that do not fit in registers: each op is tiled separately
  }

  // Results that are read outside the run are loop-carried.
  SmallVector<linalg::GenericOp> outputs;
  SmallVector<Value> inits;
  for (linalg::GenericOp op : run.ops) {
    bool outside =
        llvm::any_of(op->getUsers(), [&](Operation *user) { return !run.members.contains(user); });
    if (!outside) {
      continue;
    }
    Value init = op.getDpsInits()[0];
    if (auto fill = init.getDefiningOp<linalg::FillOp>()) {
      init = fill.getDpsInits()[0];
    }
    outputs.push_back(op);
    inits.push_back(init);
  }

  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0),
        one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  auto bound = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  auto rowLoop = scf::ForOp::create(rewriter, loc, zero, bound(run.rows), one, inits);
  scf::ForOp inner = rowLoop;
  rewriter.setInsertionPointToStart(rowLoop.getBody());
  Value row = rowLoop.getInductionVar(), column;
  if (step != columns) {
    inner = scf::ForOp::create(rewriter, loc, zero, bound(columns), bound(step),
                               rowLoop.getRegionIterArgs());
    scf::YieldOp::create(rewriter, loc, inner.getResults());
    rewriter.setInsertionPointToStart(inner.getBody());
    column = inner.getInductionVar();
  }

  IRMapping rows;
  SmallVector<Value> current(inner.getRegionIterArgs());
  // A tensor that an op of the run updates in place is read through the loop-carried value;
  // otherwise bufferization would see a read after the write.
  IRMapping before;
  before.map(inits, inner.getRegionIterArgs());
  for (linalg::GenericOp op : run.ops) {
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    SmallVector<OpFoldResult> offsets(extents.size(), rewriter.getIndexAttr(0)), sizes;
    for (int64_t extent : extents) {
      sizes.push_back(rewriter.getIndexAttr(extent));
    }
    offsets[0] = row;
    sizes[0] = rewriter.getIndexAttr(1);
    if (column) {
      offsets[1] = column;
      sizes[1] = rewriter.getIndexAttr(step);
    }
    FailureOr<TilingResult> tile =
        cast<TilingInterface>(op.getOperation()).getTiledImplementation(rewriter, offsets, sizes);
    if (failed(tile)) {
      return op.emitError("could not be computed row by row");
    }
    auto onOneRow = cast<linalg::GenericOp>(tile->tiledOps[0]);
    for (OpOperand *input : onOneRow.getDpsInputOperands()) {
      if (Value value = onRow(input->get(), rows)) {
        input->set(value);
      } else if (auto slice = input->get().getDefiningOp<tensor::ExtractSliceOp>()) {
        slice.getSourceMutable().assign(before.lookupOrDefault(slice.getSource()));
      }
    }
    // The initial value of the row: undefined, a constant, or the row of the old value.
    OpOperand *init = onOneRow.getDpsInitOperand(0);
    rewriter.setInsertionPoint(onOneRow);
    auto type = cast<RankedTensorType>(init->get().getType());
    auto *output = llvm::find(outputs, op);
    if (auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>()) {
      Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType());
      auto start = linalg::FillOp::create(rewriter, loc, fill.getInputs()[0], empty);
      init->set(start.getResult(0));
      tiled.push_back(start);
    } else if (op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>()) {
      init->set(tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType()));
    } else if (output != outputs.end()) {
      init->get().getDefiningOp<tensor::ExtractSliceOp>().getSourceMutable().assign(
          current[output - outputs.begin()]);
    }
    // Slices of values that the run passes on directly are unused.
    for (Operation *slice : tile->generatedSlices) {
      if (slice->use_empty()) {
        rewriter.eraseOp(slice);
      }
    }
    rewriter.setInsertionPointAfter(onOneRow);
    rows.map(op.getResult(0), onOneRow.getResult(0));
    tiled.push_back(onOneRow);
    if (output != outputs.end()) {
      SmallVector<OpFoldResult> position, extent;
      if (failed(cast<TilingInterface>(op.getOperation())
                     .getResultTilePosition(rewriter, 0, offsets, sizes, position, extent))) {
        return op.emitError("has no place for a row of its result");
      }
      SmallVector<OpFoldResult> strides(position.size(), rewriter.getIndexAttr(1));
      Value &whole = current[output - outputs.begin()];
      whole = tensor::InsertSliceOp::create(rewriter, loc, onOneRow.getResult(0), whole, position,
                                            extent, strides);
    }
  }
  scf::YieldOp::create(rewriter, loc, current);
  for (auto [op, result] : llvm::zip(outputs, rowLoop.getResults())) {
    rewriter.replaceAllUsesWith(op.getResult(0), result);
  }
  for (linalg::GenericOp op : llvm::reverse(run.ops)) {
    rewriter.eraseOp(op);
  }
  return success();
}

LogicalResult tttc::fuseRows(IRRewriter &rewriter, Block &block, int64_t lanes,
                             SmallVectorImpl<Operation *> &tiled) {
  Run run;
  auto close = [&] {
    LogicalResult done = emit(rewriter, run, lanes, tiled);
    run = Run();
    return done;
  };
  SmallVector<Operation *> ops = llvm::map_to_vector(block, [](Operation &op) { return &op; });
  for (Operation *op : ops) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (generic && joins(generic, run, lanes)) {
      run.add(generic);
      continue;
    }
    // Ends the run at an op that reads its results or writes its inputs, because the loop of the
    // run is placed at its last op, and at an op that can start another run.
    bool starts = generic && isRowwise(generic) && generic.getNumLoops() >= 2;
    if (!run.ops.empty() && (run.reads(op) || run.isOverwrittenBy(op) || starts)) {
      if (failed(close())) {
        return failure();
      }
      if (starts) {
        run.add(generic);
      }
    }
  }
  return close();
}
