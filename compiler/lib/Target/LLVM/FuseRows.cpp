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
// Products of a vector and a matrix, and other sums over rows, join a run of elementwise ops: then
// the loop over columns is outside, and the sums of a few columns stay in registers.
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

/// The loop over rows: of a product of a vector and a matrix the summed one, of other ops the
/// first.
static unsigned rowLoopOf(linalg::LinalgOp op) {
  return isa<linalg::ContractOp>(op) &&
                 op.getIteratorTypesArray()[0] == utils::IteratorType::parallel
             ? op.getNumLoops() - 1
             : 0;
}

static bool sumsRows(linalg::LinalgOp op) {
  return op.getIteratorTypesArray()[rowLoopOf(op)] == utils::IteratorType::reduction;
}

/// Returns true if `op` computes each element of a matrix separately.
static bool isElementwise(linalg::LinalgOp op) {
  return op.getNumLoops() == 2 && op.getNumParallelLoops() == 2;
}

static int64_t numRows(linalg::LinalgOp op) { return op.getStaticLoopRanges()[rowLoopOf(op)]; }

/// The extent of the loop that is not over rows; of an op with one loop, of that.
static int64_t numColumns(linalg::LinalgOp op) {
  return op.getStaticLoopRanges()[rowLoopOf(op) == 0 ? op.getNumLoops() - 1 : 0];
}

/// Rows whose intermediate values stay in the first cache, between sums of rows: 4 KiB for each
/// value of 64 columns in f32, and one vector register of AVX-512 for their numbers. (Passes.td
/// says 16.)
constexpr int64_t rowsOfStrip = 16, fewestRowsOfStrip = 8;

namespace {
/// A run of ops on rows.
struct Run {
  SmallVector<linalg::LinalgOp> ops;
  llvm::SmallPtrSet<Operation *, 16> members;
  int64_t rows = 0;

  void add(linalg::LinalgOp op) {
    ops.push_back(op);
    members.insert(op);
    rows = numRows(op);
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
  /// Returns true if a matrix that `op` reads is a result of the run, or read by it too.
  bool sharesMatrix(linalg::LinalgOp op) const {
    return llvm::any_of(op.getDpsInputs(), [&](Value matrix) {
      auto type = dyn_cast<RankedTensorType>(matrix.getType());
      return type && type.getRank() == 2 && llvm::any_of(ops, [&](linalg::LinalgOp other) {
               return matrix.getDefiningOp() == other ||
                      llvm::is_contained(other.getDpsInputs(), matrix);
             });
    });
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
    return llvm::any_of(ops, [&](linalg::LinalgOp reader) {
      return llvm::any_of(reader.getDpsInputs(),
                          [&](Value input) { return llvm::is_contained(places, input); });
    });
  }
};
} // namespace

/// Returns true if the extents are known, and one result is computed from its loops' elements.
static bool isSimple(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  return !extents.empty() && llvm::none_of(extents, ShapedType::isDynamic) &&
         !llvm::is_contained(extents, 0) && op.getNumDpsInits() == 1 && op->getNumResults() == 1 &&
         !op.hasIndexSemantics();
}

/// Returns true if loop 0 runs over rows: it is the first axis of the result, and the first or no
/// axis of every operand. A sum over an axis before the last adds whole vectors, in order: as a
/// part of a row it would be a sum across lanes, in another order.
static bool isRowwise(linalg::LinalgOp op) {
  if (!isa<linalg::GenericOp>(op) || !isSimple(op) || op.getStaticLoopRanges()[0] == 1 ||
      llvm::is_contained(ArrayRef(op.getIteratorTypesArray()).drop_back(),
                         utils::IteratorType::reduction)) {
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

/// Returns true for a sum over the rows of matrices, each perhaps scaled, that gives one number per
/// column.
static bool isSumOfRows(linalg::LinalgOp op) {
  if (!isa<linalg::GenericOp, linalg::ContractOp>(op) || !isSimple(op) || op.getNumLoops() != 2 ||
      op.getNumParallelLoops() != 1 || !sumsRows(op) || numRows(op) == 1) {
    return false;
  }
  const AffineExpr row = getAffineDimExpr(rowLoopOf(op), op.getContext());
  const AffineExpr column = getAffineDimExpr(1 - rowLoopOf(op), op.getContext());
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    ArrayRef<AffineExpr> axes = op.getMatchingIndexingMap(input).getResults();
    return axes.empty() || axes == ArrayRef({row}) || axes == ArrayRef({column}) ||
           axes == ArrayRef({row, column});
  });
}

/// Returns true if `writer` updates in place a tensor that `reader` does not read row by row: in a
/// fused loop, `reader` would see rows that are already written.
static bool overwrites(linalg::LinalgOp writer, linalg::LinalgOp reader) {
  Value place = writer.getDpsInits()[0];
  return llvm::any_of(reader.getDpsInputOperands(), [&](OpOperand *input) {
    return input->get() == place &&
           (sumsRows(writer) ||
            !reader.getMatchingIndexingMap(input).isFunctionOfDim(rowLoopOf(reader)));
  });
}

/// Returns true if the ops of the run, and `op`, can share a loop over columns: none needs a whole
/// row.
static bool sharesColumns(linalg::LinalgOp op, const Run &run) {
  const int64_t columns = numColumns(op);
  return llvm::all_of(run.ops, [&](linalg::LinalgOp other) {
    return (sumsRows(other) || isElementwise(other)) && numColumns(other) == columns;
  });
}

/// Returns true if `op` sums the elements of each row.
static bool sumsColumns(linalg::LinalgOp op) {
  return op.getNumLoops() != op.getNumParallelLoops() && !sumsRows(op);
}

/// Returns true if `op` sums rows that do not fit in registers.
static bool sumsLongRow(linalg::LinalgOp op, int64_t lanes) {
  return sumsColumns(op) && numColumns(op) > tttc::longestRow(lanes);
}

/// Returns true if a run can begin with `op`.
static bool starts(linalg::LinalgOp op, int64_t lanes) {
  return isSumOfRows(op) || (isRowwise(op) && op.getNumLoops() >= 2 && !sumsLongRow(op, lanes));
}

/// Returns true if `op` can join the run. A one-dimensional op has one scalar per row if it reads
/// results of the run; otherwise it is itself a row.
static bool joins(linalg::LinalgOp op, const Run &run, int64_t lanes) {
  if (run.ops.empty()) {
    return starts(op, lanes);
  }
  const bool isSum = isSumOfRows(op), hasSum = llvm::any_of(run.ops, sumsRows);
  if (!isSum && (!isRowwise(op) || sumsLongRow(op, lanes))) {
    return false;
  }
  if (numRows(op) != run.rows ||
      !(isSum ? run.sharesMatrix(op) : op.getNumLoops() >= 2 || run.reads(op))) {
    return false;
  }
  if ((isSum && !sharesColumns(op, run)) ||
      (!isSum && hasSum && (!isElementwise(op) || !sharesColumns(op, run)))) {
    return false;
  }
  // An operand of the run must be read row by row.
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto producer = input->get().getDefiningOp<linalg::LinalgOp>();
    if (producer && run.members.contains(producer) &&
        (sumsRows(producer) || !op.getMatchingIndexingMap(input).isFunctionOfDim(rowLoopOf(op)))) {
      return false;
    }
  }
  for (linalg::LinalgOp other : run.ops) {
    if (overwrites(op, other) || overwrites(other, op)) {
      return false;
    }
  }
  Operation *start = op.getDpsInits()[0].getDefiningOp();
  return !start || !run.members.contains(start);
}

/// The value in the loop of a slice of a tensor of the run.
static Value onRow(Value slice, const IRMapping &rows) {
  auto extract = slice.getDefiningOp<tensor::ExtractSliceOp>();
  return extract ? rows.lookupOrNull(extract.getSource()) : Value();
}

/// Emits the run as a loop over `rowsAtOnce` rows, whose ops are appended to `tiled`.
static LogicalResult emitLoop(IRRewriter &rewriter, Run &run, int64_t lanes, int64_t rowsAtOnce,
                              SmallVectorImpl<Operation *> &tiled) {
  if (run.ops.size() < 2) {
    return success();
  }
  Operation *last = run.ops.back();
  Location loc = last->getLoc();
  rewriter.setInsertionPoint(last);

  // Columns can be tiled if no row is reduced and all rows have the same length.
  const int64_t columns = numColumns(run.ops[0]);
  int64_t step = columns;
  const bool hasSum = llvm::any_of(run.ops, sumsRows);
  const bool isPlain = hasSum || llvm::all_of(run.ops, [&](linalg::LinalgOp op) {
                         return isElementwise(op) && numColumns(op) == columns;
                       });
  if (isPlain) {
    step = tttc::divisorUpTo(columns, lanes);
  } else if (llvm::any_of(run.ops, [&](linalg::LinalgOp op) {
               return numColumns(op) > tttc::longestRow(lanes);
             })) {
    return success(); // rows that do not fit in registers: each op is tiled separately
  }

  // Results that are read outside the run are loop-carried.
  SmallVector<linalg::LinalgOp> outputs;
  SmallVector<Value> inits;
  for (linalg::LinalgOp op : run.ops) {
    bool outside =
        llvm::any_of(op->getUsers(), [&](Operation *user) { return !run.members.contains(user); });
    if (!outside) {
      continue;
    }
    Value init = op.getDpsInits()[0];
    if (auto fill = init.getDefiningOp<linalg::FillOp>(); fill && !sumsRows(op)) {
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
  // Sums over rows stay in registers if the loop over rows is inside.
  Value row, column;
  scf::ForOp outer, inner;
  auto addLoop = [&](Value &index, int64_t extent, int64_t stride) {
    auto loop =
        scf::ForOp::create(rewriter, loc, zero, bound(extent), stride == 1 ? one : bound(stride),
                           outer ? ValueRange(inner.getRegionIterArgs()) : ValueRange(inits));
    if (outer) {
      scf::YieldOp::create(rewriter, loc, loop.getResults());
    } else {
      outer = loop;
    }
    inner = loop;
    index = loop.getInductionVar();
    rewriter.setInsertionPointToStart(loop.getBody());
  };
  if (!hasSum) {
    addLoop(row, run.rows, rowsAtOnce);
  }
  if (step != columns) {
    addLoop(column, columns, step);
  }
  if (hasSum) {
    addLoop(row, run.rows, rowsAtOnce);
  }

  IRMapping rows;
  SmallVector<Value> current(inner.getRegionIterArgs());
  // A tensor that an op of the run updates in place is read through the loop-carried value;
  // otherwise bufferization would see a read after the write. A sum's changes with each row.
  IRMapping before;
  for (auto [output, init, carried] : llvm::zip(outputs, inits, inner.getRegionIterArgs())) {
    if (!sumsRows(output)) {
      before.map(init, carried);
    }
  }
  /// Rows of a result, which are written at the end of the loop's body.
  struct Write {
    size_t output;
    Value row;
    SmallVector<OpFoldResult> offsets, sizes;
  };
  SmallVector<Write> writes;
  for (linalg::LinalgOp op : run.ops) {
    SmallVector<int64_t> extents = op.getStaticLoopRanges();
    SmallVector<OpFoldResult> offsets(extents.size(), rewriter.getIndexAttr(0)), sizes;
    for (int64_t extent : extents) {
      sizes.push_back(rewriter.getIndexAttr(extent));
    }
    const unsigned rowLoop = rowLoopOf(op);
    offsets[rowLoop] = row;
    sizes[rowLoop] = rewriter.getIndexAttr(rowsAtOnce);
    if (column) {
      offsets[1 - rowLoop] = column;
      sizes[1 - rowLoop] = rewriter.getIndexAttr(step);
    }
    FailureOr<TilingResult> tile =
        cast<TilingInterface>(op.getOperation()).getTiledImplementation(rewriter, offsets, sizes);
    if (failed(tile)) {
      return op.emitError("could not be computed row by row");
    }
    auto onOneRow = cast<linalg::LinalgOp>(tile->tiledOps[0]);
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
    auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    if (fill && !sumsRows(op)) {
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
    rows.map(op->getResult(0), onOneRow->getResult(0));
    tiled.push_back(onOneRow);
    if (output != outputs.end()) {
      Write write{size_t(output - outputs.begin()), onOneRow->getResult(0), {}, {}};
      if (failed(cast<TilingInterface>(op.getOperation())
                     .getResultTilePosition(rewriter, 0, offsets, sizes, write.offsets,
                                            write.sizes))) {
        return op.emitError("has no place for a row of its result");
      }
      writes.push_back(write);
    }
  }
  for (const Write &write : writes) {
    SmallVector<OpFoldResult> strides(write.offsets.size(), rewriter.getIndexAttr(1));
    Value &whole = current[write.output];
    whole = tensor::InsertSliceOp::create(rewriter, loc, write.row, whole, write.offsets,
                                          write.sizes, strides);
  }
  scf::YieldOp::create(rewriter, loc, current);
  for (auto [op, result] : llvm::zip(outputs, outer.getResults())) {
    rewriter.replaceAllUsesWith(op->getResult(0), result);
  }
  for (linalg::LinalgOp op : llvm::reverse(run.ops)) {
    rewriter.eraseOp(op);
  }
  return success();
}

/// The number of sums of a row that each op of the run waits for, one after the other.
static llvm::DenseMap<Operation *, unsigned> countSumsBefore(const Run &run) {
  llvm::DenseMap<Operation *, unsigned> before;
  for (linalg::LinalgOp op : run.ops) {
    unsigned &count = before[op];
    for (Value input : op.getDpsInputs()) {
      auto producer = input.getDefiningOp<linalg::LinalgOp>();
      if (producer && run.members.contains(producer)) {
        count = std::max(count, before.lookup(producer) + (sumsColumns(producer) ? 1 : 0));
      }
    }
  }
  return before;
}

/// Emits a loop over rows for the ops before the first sum, one for those between the first and the
/// second, and so on. What is one number per row is computed in between, for all rows at once.
static LogicalResult emitPhases(IRRewriter &rewriter, const Run &run, int64_t lanes,
                                SmallVectorImpl<Operation *> &tiled) {
  llvm::DenseMap<Operation *, unsigned> before = countSumsBefore(run);
  Operation *end = run.ops.back()->getNextNode();
  for (size_t phase = 0, placed = 0; placed < run.ops.size(); ++phase) {
    Run ops;
    for (linalg::LinalgOp op : run.ops) {
      if (before.lookup(op) != phase) {
        continue;
      }
      rewriter.moveOpBefore(op, end);
      ++placed;
      if (op.getNumLoops() > 1) {
        ops.add(op);
      } else {
        tiled.push_back(op);
      }
    }
    if (failed(emitLoop(rewriter, ops, lanes, /*rowsAtOnce=*/1, tiled))) {
      return failure();
    }
  }
  return success();
}

static LogicalResult emit(IRRewriter &rewriter, Run &run, int64_t lanes,
                          SmallVectorImpl<Operation *> &tiled) {
  // A row that waits for several sums, one after the other, takes longer than the machine looks
  // ahead: it would compute few rows at a time.
  const int64_t strip = run.ops.empty() ? 1 : tttc::divisorUpTo(run.rows, rowsOfStrip);
  const bool waits = llvm::any_of(countSumsBefore(run), [](auto &op) { return op.second > 1; });
  if (!waits || strip < fewestRowsOfStrip || llvm::any_of(run.ops, sumsRows)) {
    return emitLoop(rewriter, run, lanes, /*rowsAtOnce=*/1, tiled);
  }
  if (strip == run.rows) {
    return emitPhases(rewriter, run, lanes, tiled);
  }
  SmallVector<Operation *> ops;
  if (failed(emitLoop(rewriter, run, lanes, strip, ops))) {
    return failure();
  }
  if (ops.empty()) { // rows that do not fit in registers
    return success();
  }
  Run onStrip;
  for (Operation *op : ops) {
    if (!isa<linalg::FillOp>(op)) {
      onStrip.add(cast<linalg::LinalgOp>(op));
    }
  }
  return emitPhases(rewriter, onStrip, lanes, tiled);
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
    auto linalg = dyn_cast<linalg::LinalgOp>(op);
    if (linalg && joins(linalg, run, lanes)) {
      run.add(linalg);
      continue;
    }
    // Ends the run at an op that reads its results or writes its inputs, because the loop of the
    // run is placed at its last op, and at an elementwise op that can start another run.
    const bool canStart = linalg && starts(linalg, lanes);
    if (!run.ops.empty() &&
        (run.reads(op) || run.isOverwrittenBy(op) || (canStart && !sumsRows(linalg))) &&
        failed(close())) {
      return failure();
    }
    if (canStart && run.ops.empty()) {
      run.add(linalg);
    }
  }
  return close();
}
