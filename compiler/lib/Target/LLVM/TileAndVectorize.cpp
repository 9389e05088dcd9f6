//===- TileAndVectorize.cpp - Tile to registers and vectorise ------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "FuseRows.h"

#include "tttc/Support/Options.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace tttc {
#define GEN_PASS_DEF_TILEANDVECTORIZEPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

/// From this length on, columns of a matrix fall into at most a few of the 64 sets of the first
/// cache.
constexpr int64_t wideRowBytes = 1024;

namespace {
struct TileAndVectorizePass : tttc::impl::TileAndVectorizePassBase<TileAndVectorizePass> {
  using TileAndVectorizePassBase::TileAndVectorizePassBase;

  SmallVector<int64_t> contractionTiles(linalg::LinalgOp op);
  SmallVector<int64_t> rowTiles(linalg::LinalgOp op);
  LogicalResult transposeColumns(IRRewriter &rewriter, linalg::ContractOp op);
  FailureOr<linalg::ContractOp> packColumns(IRRewriter &rewriter, linalg::ContractOp op);
  LogicalResult tileAndVectorize(IRRewriter &rewriter, linalg::LinalgOp op);
  void vectorize(IRRewriter &rewriter, Operation *op);
  void runOnOperation() override;
};
} // namespace

/// Tile sizes: columns of the result (the loop of its last axis), rows of the result, and terms.
SmallVector<int64_t> TileAndVectorizePass::contractionTiles(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges(), tiles(extents.size(), 1);
  AffineMap out = op.getIndexingMapsArray().back();
  AffineMap rhs = op.getIndexingMapsArray()[1];
  int64_t columnLoop =
      out.getNumResults() ? int64_t(out.getDimPosition(out.getNumResults() - 1)) : -1;
  bool tookRows = false;
  int64_t rowsOfTile = 1;
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction) {
      tiles[loop] = divisorUpTo(extent, depth);
    } else if (int64_t(loop) != columnLoop && !tookRows) {
      tiles[loop] = rowsOfTile = divisorUpTo(extent, rows);
      tookRows = true;
    }
  }
  // A product of few rows, as of a vector and a matrix, takes more columns: with few accumulators,
  // each multiply-add would wait for the one before.
  if (columnLoop >= 0) {
    tiles[columnLoop] = divisorUpTo(extents[columnLoop], columns * rows / rowsOfTile);
  }
  // Columns that are not contiguous in the right operand are transposed in registers, one square at
  // a time. For one row of the result, products are summed by lane first, and only the sums are
  // transposed.
  if (columnLoop >= 0 && rhs.getNumResults() == 2 && int64_t(rhs.getDimPosition(0)) == columnLoop) {
    unsigned sumLoop = rhs.getDimPosition(1);
    tiles[columnLoop] = divisorUpTo(extents[columnLoop], columns / 2);
    tiles[sumLoop] = divisorUpTo(extents[sumLoop], columns / 2);
    const int64_t longTile = divisorUpTo(extents[sumLoop], 2 * lanes);
    if (reassociate && rowsOfTile == 1 && longTile % tiles[columnLoop] == 0) {
      tiles[sumLoop] = longTile;
    }
  }
  return tiles;
}

/// Tiles of one row: `lanes` elements or, if the row is reduced, as many as fit in registers. A
/// reduction over rows also takes one row at a time.
SmallVector<int64_t> TileAndVectorizePass::rowTiles(linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges(), tiles(extents.size(), 1);
  if (!tiles.empty()) {
    bool summed = op.getIteratorTypesArray().back() == utils::IteratorType::reduction;
    tiles.back() = divisorUpTo(extents.back(), summed ? longestRow(lanes) : lanes);
  }
  return tiles;
}

LogicalResult TileAndVectorizePass::tileAndVectorize(IRRewriter &rewriter, linalg::LinalgOp op) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (llvm::any_of(extents, ShapedType::isDynamic) || extents.empty() ||
      llvm::is_contained(extents, 0)) {
    return success();
  }
  SmallVector<int64_t> tiles = isa<linalg::ContractOp>(op) ? contractionTiles(op) : rowTiles(op);
  if (isa<linalg::TransposeOp>(op)) {
    tiles = {divisorUpTo(extents[0], columns / 2), divisorUpTo(extents[1], columns / 2)};
  }
  // Reduction loops are innermost, so that accumulators stay in registers.
  SmallVector<OpFoldResult> outer, inner;
  bool sums = false, splits = false;
  for (auto [tile, extent, kind] : llvm::zip(tiles, extents, op.getIteratorTypesArray())) {
    bool reduction = kind == utils::IteratorType::reduction;
    outer.push_back(rewriter.getIndexAttr(reduction || tile == extent ? 0 : tile));
    inner.push_back(rewriter.getIndexAttr(reduction && tile != extent ? tile : 0));
    splits |= !reduction && tile != extent;
    sums |= reduction && tile != extent;
  }
  Operation *current = op;
  for (auto [sizes, needed] : {std::pair(outer, splits), std::pair(inner, sums)}) {
    if (!needed) {
      continue;
    }
    rewriter.setInsertionPoint(current);
    FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
        rewriter, cast<TilingInterface>(current), scf::SCFTilingOptions().setTileSizes(sizes));
    if (failed(tiled)) {
      return current->emitError("could not be tiled");
    }
    rewriter.replaceOp(current, tiled->replacements);
    current = tiled->tiledOps.front();
  }
  vectorize(rewriter, current);
  return success();
}

/// Splits the columns of a product of many rows, and copies those columns of the right operand that
/// a tile reads next to each other: rows of a wide matrix share few sets of the first cache, from
/// which each tile of rows would drive them out.
FailureOr<linalg::ContractOp> TileAndVectorizePass::packColumns(IRRewriter &rewriter,
                                                                linalg::ContractOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (extents.size() != 3 || llvm::any_of(extents, ShapedType::isDynamic) ||
      maps[1].getNumResults() != 2 || maps[2].getNumResults() != 2) {
    return op;
  }
  const unsigned rowLoop = maps[2].getDimPosition(0), columnLoop = maps[2].getDimPosition(1);
  const int64_t panel = divisorUpTo(extents[columnLoop], columns);
  const int64_t rowBytes =
      extents[columnLoop] *
      (getElementTypeOrSelf(op.getResultTypes()[0]).getIntOrFloatBitWidth() / 8);
  if (maps[1].getDimPosition(1) != columnLoop || extents[rowLoop] < 8 * rows || panel < columns ||
      rowBytes < wideRowBytes) {
    return op;
  }
  rewriter.setInsertionPoint(op);
  SmallVector<OpFoldResult> sizes(3, rewriter.getIndexAttr(0));
  sizes[columnLoop] = rewriter.getIndexAttr(panel);
  FailureOr<scf::SCFTilingResult> tiled =
      scf::tileUsingSCF(rewriter, cast<TilingInterface>(op.getOperation()),
                        scf::SCFTilingOptions().setTileSizes(sizes));
  if (failed(tiled)) {
    return op->emitError("could not be tiled");
  }
  rewriter.replaceOp(op, tiled->replacements);
  auto inner = cast<linalg::ContractOp>(tiled->tiledOps.front());
  rewriter.setInsertionPoint(inner);
  Value slice = inner.getInputs()[1];
  auto type = cast<RankedTensorType>(slice.getType());
  Value into =
      tensor::EmptyOp::create(rewriter, inner.getLoc(), type.getShape(), type.getElementType());
  // Not a linalg.copy, which is not vectorized (see runOnOperation).
  AffineMap identity = rewriter.getMultiDimIdentityMap(2);
  auto copy =
      linalg::GenericOp::create(rewriter, inner.getLoc(), type, slice, into, {identity, identity},
                                {utils::IteratorType::parallel, utils::IteratorType::parallel},
                                [](OpBuilder &builder, Location loc, ValueRange elements) {
                                  linalg::YieldOp::create(builder, loc, elements.front());
                                });
  inner.getInputsMutable()[1].set(copy.getResult(0));
  if (failed(tileAndVectorize(rewriter, copy))) {
    return failure();
  }
  return inner;
}

void TileAndVectorizePass::vectorize(IRRewriter &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::VectorizationResult> vectors =
      linalg::vectorize(rewriter, op, /*inputVectorSizes=*/{}, /*inputScalableVecDims=*/{},
                        /*vectorizeNDExtract=*/false,
                        /*flatten1DDepthwiseConv=*/false, /*assumeDynamicDimsMatchVecSizes=*/false,
                        /*createNamedContraction=*/isa<linalg::ContractOp>(op));
  // Ops that cannot be vectorized are lowered to loops.
  if (succeeded(vectors)) {
    rewriter.replaceOp(op, vectors->replacements);
  }
}

/// If the rows of an operand are the columns of the result and it is read for many rows, transposes
/// it once; in registers it would be transposed again for each tile of rows.
LogicalResult TileAndVectorizePass::transposeColumns(IRRewriter &rewriter, linalg::ContractOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (extents.size() != 3 || maps[2].getNumResults() != 2 ||
      llvm::any_of(extents, ShapedType::isDynamic) || extents[maps[2].getDimPosition(0)] <= rows) {
    return success();
  }
  unsigned columnLoop = maps[2].getDimPosition(1);
  for (unsigned operand : {1, 0}) {
    AffineMap map = maps[operand];
    if (map.getNumResults() != 2 || map.getDimPosition(0) != columnLoop) {
      continue;
    }
    rewriter.setInsertionPoint(op);
    Value value = op.getInputs()[operand];
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape = {type.getDimSize(1), type.getDimSize(0)}, swapped = {1, 0};
    Value into = tensor::EmptyOp::create(rewriter, op.getLoc(), shape, type.getElementType());
    auto turned = linalg::TransposeOp::create(rewriter, op.getLoc(), value, into, swapped);
    op.getInputsMutable()[operand].set(turned->getResult(0));
    maps[operand] = AffineMap::get(3, 0, {map.getResult(1), map.getResult(0)}, op.getContext());
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    return tileAndVectorize(rewriter, turned);
  }
  return success();
}

void TileAndVectorizePass::runOnOperation() {
  const std::pair<StringRef, int64_t> sizes[] = {
      {"rows", rows}, {"columns", columns}, {"depth", depth}, {"lanes", lanes}};
  for (auto [name, size] : sizes) {
    // Half of the columns are transposed at a time.
    if (failed(checkOption(getOperation(), name, size, name == "columns" ? 2 : 1, largestTile))) {
      return signalPassFailure();
    }
  }
  IRRewriter rewriter(&getContext());
  SmallVector<Block *> blocks;
  getOperation()->walk([&](Block *block) { blocks.push_back(block); });
  SmallVector<Operation *> onRows;
  for (Block *block : blocks) {
    if (failed(fuseRows(rewriter, *block, lanes, onRows))) {
      return signalPassFailure();
    }
  }
  for (Operation *op : onRows) {
    vectorize(rewriter, op);
  }
  // Copies are not vectorized: they would fold to their source, and loop-carried values would
  // change buffers. They become loops with the other copies.
  SmallVector<linalg::LinalgOp> ops;
  getOperation()->walk([&](linalg::LinalgOp op) {
    if (!isa<linalg::CopyOp>(op)) {
      ops.push_back(op);
    }
  });
  for (linalg::LinalgOp op : ops) {
    if (auto product = dyn_cast<linalg::ContractOp>(*op)) {
      if (failed(transposeColumns(rewriter, product))) {
        return signalPassFailure();
      }
      FailureOr<linalg::ContractOp> packed = packColumns(rewriter, product);
      if (failed(packed)) {
        return signalPassFailure();
      }
      op = *packed;
    }
    if (failed(tileAndVectorize(rewriter, op))) {
      return signalPassFailure();
    }
  }
}
