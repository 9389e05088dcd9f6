//===- LowerTriangle.cpp - Products with a triangle as products of blocks --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mask determines the loop structure: blocks above the diagonal are skipped, and each row of a
// diagonal block has a product of its own length. Sizes are static.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Static sizes and unit strides of a block.
static void block(OpBuilder &b, ArrayRef<int64_t> count, SmallVectorImpl<OpFoldResult> &sizes,
                  SmallVectorImpl<OpFoldResult> &strides) {
  for (int64_t size : count) {
    sizes.push_back(b.getIndexAttr(size));
    strides.push_back(b.getIndexAttr(1));
  }
}

static Value slice(OpBuilder &b, Location loc, Value value, ArrayRef<OpFoldResult> first,
                   ArrayRef<int64_t> count) {
  SmallVector<OpFoldResult> sizes, strides;
  block(b, count, sizes, strides);
  return tensor::ExtractSliceOp::create(b, loc, value, first, sizes, strides);
}

/// Offsets of rows from `first` on.
static SmallVector<OpFoldResult> rowOffsets(OpBuilder &b, Value rows, OpFoldResult first) {
  SmallVector<OpFoldResult> offsets(tensorType(rows).getRank(), b.getIndexAttr(0));
  offsets[0] = first;
  return offsets;
}

static SmallVector<int64_t> rowSizes(Value rows, int64_t count) {
  SmallVector<int64_t> sizes(tensorType(rows).getShape());
  sizes[0] = count;
  return sizes;
}

Value tttc::sliceRows(OpBuilder &b, Location loc, Value rows, OpFoldResult first, int64_t count) {
  return slice(b, loc, rows, rowOffsets(b, rows, first), rowSizes(rows, count));
}

Value tttc::rowAt(OpBuilder &b, Location loc, Value rows, Value t) {
  RankedTensorType type = tensorType(rows);
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)), sizes,
      strides(type.getRank(), b.getIndexAttr(1));
  offsets[0] = t;
  for (int64_t size : type.getShape()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  sizes[0] = b.getIndexAttr(1);
  auto row = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  return tensor::ExtractSliceOp::create(b, loc, row, rows, offsets, sizes, strides);
}

Value tttc::insertRows(OpBuilder &b, Location loc, Value part, Value rows, OpFoldResult first) {
  SmallVector<OpFoldResult> sizes, strides;
  bool hasRowAxis = tensorType(part).getRank() == tensorType(rows).getRank();
  block(b, rowSizes(rows, hasRowAxis ? tensorType(part).getDimSize(0) : 1), sizes, strides);
  return tensor::InsertSliceOp::create(b, loc, part, rows, rowOffsets(b, rows, first), sizes,
                                       strides);
}

Value TriangleBlocks::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

Value TriangleBlocks::offset(Value from, int64_t by) {
  return by == 0 ? from : Value(arith::AddIOp::create(b, loc, from, index(by)));
}

Value TriangleBlocks::accumulate(Value result, Value rows, Value row, int64_t count, Value from,
                                 int64_t length) {
  Value factor = transpose ? slice(b, loc, weights, {from, row}, {length, count})
                           : slice(b, loc, weights, {row, from}, {count, length});
  Value part =
      contractInto(b, loc, transpose ? "st,sj->tj" : "ts,sj->tj", factor,
                   sliceRows(b, loc, rows, from, length), sliceRows(b, loc, result, row, count));
  return insertRows(b, loc, part, result, row);
}

Value tttc::lowerTrilMatmul(OpBuilder &b, TrilMatmulOp op, Value into, int64_t rowsPerBlock) {
  Location loc = op.getLoc();
  TriangleBlocks triangle{b, loc, op.getWeights(), op.getTranspose()};
  int64_t size = tensorType(op.getWeights()).getDimSize(0), rows = divisorUpTo(size, rowsPerBlock);
  Value start = into ? into : zeroTensor(b, loc, tensorType(op.getResult()));
  Value zero = triangle.index(0), step = triangle.index(rows), end = triangle.index(size);
  auto overBlocks = scf::ForOp::create(b, loc, zero, end, step, start);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(overBlocks.getBody());
  Value first = overBlocks.getInductionVar();

  // Full blocks outside the diagonal.
  Value from = op.getTranspose() ? triangle.offset(first, rows) : zero;
  Value to = op.getTranspose() ? end : first;
  auto dense = scf::ForOp::create(b, loc, from, to, step, overBlocks.getRegionIterArg(0),
                                  [&](OpBuilder &, Location, Value other, ValueRange carried) {
                                    Value sum = triangle.accumulate(carried[0], op.getRows(), first,
                                                                    rows, other, rows);
                                    scf::YieldOp::create(b, loc, sum);
                                  });
  // The diagonal block: each row with its own length.
  Value result = dense.getResult(0);
  b.setInsertionPointAfter(dense);
  int64_t own = op.getStrict() ? 0 : 1;
  for (int64_t row = 0; row < rows; ++row) {
    int64_t begin = op.getTranspose() ? row + 1 - own : 0;
    int64_t length = op.getTranspose() ? rows - begin : row + own;
    if (length > 0) {
      result = triangle.accumulate(result, op.getRows(), triangle.offset(first, row), 1,
                                   triangle.offset(first, begin), length);
    }
  }
  scf::YieldOp::create(b, loc, result);
  return overBlocks.getResult(0);
}
