//===- LowerTriangle.cpp - Products with a triangle as products of blocks --- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mask is structure: a block above the diagonal does not exist, a row of a
// diagonal block has a product of its own length. Sizes are static.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

static Value slice(OpBuilder &b, Location loc, Value value, ArrayRef<int64_t> first, ArrayRef<int64_t> count) {
  SmallVector<OpFoldResult> offsets, sizes, strides(first.size(), b.getIndexAttr(1));
  for (auto [offset, size] : llvm::zip(first, count)) {
    offsets.push_back(b.getIndexAttr(offset));
    sizes.push_back(b.getIndexAttr(size));
  }
  return tensor::ExtractSliceOp::create(b, loc, value, offsets, sizes, strides);
}

Value tttc::sliceRows(OpBuilder &b, Location loc, Value rows, int64_t first, int64_t count) {
  SmallVector<int64_t> offsets(tensorType(rows).getRank(), 0), sizes(tensorType(rows).getShape());
  offsets[0] = first;
  sizes[0] = count;
  return slice(b, loc, rows, offsets, sizes);
}

Value tttc::insertRows(OpBuilder &b, Location loc, Value part, Value rows, int64_t first) {
  RankedTensorType type = tensorType(rows);
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)), sizes, strides(type.getRank(), b.getIndexAttr(1));
  offsets[0] = b.getIndexAttr(first);
  sizes.push_back(b.getIndexAttr(tensorType(part).getRank() == type.getRank() ? tensorType(part).getDimSize(0) : 1));
  for (int64_t size : type.getShape().drop_front()) {
    sizes.push_back(b.getIndexAttr(size));
  }
  return tensor::InsertSliceOp::create(b, loc, part, rows, offsets, sizes, strides);
}

Value tttc::lowerTrilMatmul(OpBuilder &b, TrilMatmulOp op, Value into, int64_t rowsPerBlock) {
  Location loc = op.getLoc();
  Value weights = op.getWeights(), rows = op.getRows();
  bool transpose = op.getTranspose();
  int64_t size = tensorType(weights).getDimSize(0);
  Value result = into ? into : zeroTensor(b, loc, tensorType(op.getResult()));

  // result[first ..] += weights[first .., from ..] @ rows[from ..] (or its transpose).
  auto accumulate = [&](int64_t first, int64_t count, int64_t from, int64_t length) {
    if (count <= 0 || length <= 0) {
      return;
    }
    Value factor = transpose ? slice(b, loc, weights, {from, first}, {length, count})
                             : slice(b, loc, weights, {first, from}, {count, length});
    Value part = contractInto(b, loc, transpose ? "st,sj->tj" : "ts,sj->tj", factor,
                              sliceRows(b, loc, rows, from, length), sliceRows(b, loc, result, first, count));
    result = insertRows(b, loc, part, result, first);
  };
  for (int64_t first = 0; first < size; first += rowsPerBlock) {
    int64_t count = std::min(rowsPerBlock, size - first), end = first + count;
    if (transpose) {
      accumulate(first, count, end, size - end);
    } else {
      accumulate(first, count, 0, first);
    }
    for (int64_t row = first; row < end; ++row) {
      int64_t own = op.getStrict() ? 0 : 1;
      if (transpose) {
        accumulate(row, 1, row + 1 - own, end - row - 1 + own);
      } else {
        accumulate(row, 1, first, row - first + own);
      }
    }
  }
  return result;
}
