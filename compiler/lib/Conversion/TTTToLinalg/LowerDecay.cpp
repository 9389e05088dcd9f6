//===- LowerDecay.cpp - Products with decayed rows ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over tokens keeps all previous rows, decayed to the current token. These b rows stay in
// cache and are multiplied by plain products.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Multiplies every row by `gate`, in place.
static Value decay(OpBuilder &b, Location loc, Value rows, Value gate) {
  AffineMap whole = b.getMultiDimIdentityMap(2);
  SmallVector<AffineMap> maps{whole.getMinorSubMap(1), whole};
  SmallVector<utils::IteratorType> loops(2, utils::IteratorType::parallel);
  return linalg::GenericOp::create(b, loc, rows.getType(), ValueRange{gate}, ValueRange{rows}, maps,
                                   loops,
                                   [](OpBuilder &nested, Location at, ValueRange v) {
                                     Value product = arith::MulFOp::create(nested, at, v[0], v[1]);
                                     linalg::YieldOp::create(nested, at, product);
                                   })
      .getResult(0);
}

/// Inserts the products between the `size` tokens from `first` on into `weights`. Earlier columns
/// are kept and decay with each token.
static Value productsInside(OpBuilder &b, DecayedProductsOp op, Value weights, Value first,
                            int64_t size) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getRows());
  Type element = type.getElementType();
  auto line = RankedTensorType::get({size}, element);
  Value none = arith::ConstantIndexOp::create(b, loc, 0);
  Value to = arith::ConstantIndexOp::create(b, loc, size);
  Value step = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> inits{
      weights, zeroTensor(b, loc, RankedTensorType::get({size, type.getDimSize(1)}, element))};
  auto loop = scf::ForOp::create(
      b, loc, none, to, step, inits, [&](OpBuilder &nested, Location at, Value i, ValueRange v) {
        Value t = arith::AddIOp::create(nested, at, first, i);
        Value kept = v[1], row = rowAt(nested, at, op.getRows(), t);
        auto products = [&](Value rows) {
          return contractInto(nested, at, "i,si->s", row, rows, zeroTensor(nested, at, line));
        };
        Value strict = op.getStrict() ? products(kept) : Value();
        kept = decay(nested, at, kept, rowAt(nested, at, op.getGate(), t));
        kept = insertRows(nested, at, rowAt(nested, at, op.getColumns(), t), kept, i);
        Value given = strict ? strict : products(kept);
        SmallVector<OpFoldResult> offsets{t, first};
        SmallVector<OpFoldResult> sizes{nested.getIndexAttr(1), nested.getIndexAttr(size)};
        SmallVector<OpFoldResult> strides(2, nested.getIndexAttr(1));
        Value all = tensor::InsertSliceOp::create(nested, at, given, v[0], offsets, sizes, strides);
        scf::YieldOp::create(nested, at, ValueRange{all, kept});
      });
  return loop.getResult(0);
}

/// The `size` rows from `first` on, each scaled by the gates between the border and the row. If
/// `later`, the rows follow the border, and their own gate is included unless `strict`; otherwise
/// they precede it, and their own gate is excluded.
static Value rowsFromBorder(OpBuilder &b, Location loc, Value rows, Value gate, Value first,
                            int64_t size, bool later, bool strict) {
  RankedTensorType type = tensorType(rows);
  auto line = RankedTensorType::get({type.getDimSize(1)}, type.getElementType());
  Value none = arith::ConstantIndexOp::create(b, loc, 0);
  Value to = arith::ConstantIndexOp::create(b, loc, size);
  Value step = arith::ConstantIndexOp::create(b, loc, 1);
  auto part = RankedTensorType::get({size, type.getDimSize(1)}, type.getElementType());
  SmallVector<Value> inits{emptyTensor(b, loc, part), createSplat(b, loc, line, 1)};
  auto loop = scf::ForOp::create(
      b, loc, none, to, step, inits, [&](OpBuilder &nested, Location at, Value i, ValueRange v) {
        if (!later) {
          Value last = arith::SubIOp::create(nested, at, to, step);
          i = arith::SubIOp::create(nested, at, last, i);
        }
        Value t = arith::AddIOp::create(nested, at, first, i);
        Value after = arith::MulFOp::create(nested, at, rowAt(nested, at, gate, t), v[1]);
        Value row = arith::MulFOp::create(nested, at, rowAt(nested, at, rows, t),
                                          later && !strict ? after : v[1]);
        scf::YieldOp::create(nested, at, ValueRange{insertRows(nested, at, row, v[0], i), after});
      });
  return loop.getResult(0);
}

/// Divides the tokens into two halves, recursively down to leaves. Rows of the second half see
/// columns of the first through all gates up to the split and then through their own gates, so
/// their products are one plain product of rows and columns that are scaled from the split. All
/// factors are products of gates, never quotients: exact where a gate is zero.
Value tttc::lowerDecayedProducts(OpBuilder &b, DecayedProductsOp op) {
  Location loc = op.getLoc();
  int64_t size = tensorType(op.getRows()).getDimSize(0), leaf = op.getLeafSize();
  Value none = arith::ConstantIndexOp::create(b, loc, 0);
  Value to = arith::ConstantIndexOp::create(b, loc, size);
  auto blocks = [&](int64_t length, Value weights,
                    llvm::function_ref<Value(OpBuilder &, Value, Value)> body) {
    Value step = arith::ConstantIndexOp::create(b, loc, length);
    auto loop = scf::ForOp::create(b, loc, none, to, step, weights,
                                   [&](OpBuilder &nested, Location at, Value first, ValueRange v) {
                                     scf::YieldOp::create(nested, at, body(nested, first, v[0]));
                                   });
    return loop.getResult(0);
  };
  Value weights = emptyTensor(b, loc, tensorType(op.getResult()));
  weights = blocks(leaf, weights, [&](OpBuilder &nested, Value first, Value all) {
    return productsInside(nested, op, all, first, leaf);
  });
  for (int64_t half = leaf; half < size; half *= 2) {
    weights = blocks(2 * half, weights, [&](OpBuilder &nested, Value first, Value all) -> Value {
      Value length = arith::ConstantIndexOp::create(nested, loc, half);
      Value split = arith::AddIOp::create(nested, loc, first, length);
      Value rows = rowsFromBorder(nested, loc, op.getRows(), op.getGate(), split, half,
                                  /*later=*/true, op.getStrict());
      Value columns = rowsFromBorder(nested, loc, op.getColumns(), op.getGate(), first, half,
                                     /*later=*/false, /*strict=*/true);
      auto square = RankedTensorType::get({half, half}, tensorType(rows).getElementType());
      Value part =
          contractInto(nested, loc, "ti,si->ts", rows, columns, zeroTensor(nested, loc, square));
      SmallVector<OpFoldResult> offsets{split, first};
      SmallVector<OpFoldResult> sizes(2, nested.getIndexAttr(half));
      SmallVector<OpFoldResult> strides(2, nested.getIndexAttr(1));
      return tensor::InsertSliceOp::create(nested, loc, part, all, offsets, sizes, strides);
    });
  }
  return weights;
}

Value tttc::lowerDecayedRows(OpBuilder &b, DecayedRowsOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getRows());
  auto line = RankedTensorType::get({type.getDimSize(1)}, type.getElementType());
  Value from = arith::ConstantIndexOp::create(b, loc, 0);
  Value step = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> inits{zeroTensor(b, loc, type), createSplat(b, loc, line, 1)};
  auto loop = scf::ForOp::create(
      b, loc, from, op.getCount(), step, inits,
      [&](OpBuilder &nested, Location at, Value i, ValueRange v) {
        Value last = arith::SubIOp::create(nested, at, op.getCount(), step);
        Value t = arith::SubIOp::create(nested, at, last, i);
        Value row = arith::MulFOp::create(nested, at, rowAt(nested, at, op.getRows(), t), v[1]);
        Value after = arith::MulFOp::create(nested, at, rowAt(nested, at, op.getGate(), t), v[1]);
        scf::YieldOp::create(nested, at, ValueRange{insertRows(nested, at, row, v[0], t), after});
      });
  return loop.getResult(0);
}
