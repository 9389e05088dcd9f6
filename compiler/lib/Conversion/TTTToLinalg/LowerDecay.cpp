//===- LowerDecay.cpp - Products with rows that decay ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over tokens keeps all rows so far, decayed up to the present one: b rows that
// stay in the nearest memory, by plain products.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// Every row times `gate`, in place.
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

Value tttc::lowerDecayedProducts(OpBuilder &b, DecayedProductsOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getRows());
  int64_t size = type.getDimSize(0);
  auto line = RankedTensorType::get({size}, type.getElementType());
  Value from = arith::ConstantIndexOp::create(b, loc, 0);
  Value to = arith::ConstantIndexOp::create(b, loc, size);
  Value step = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> inits{emptyTensor(b, loc, tensorType(op.getResult())),
                           zeroTensor(b, loc, type)};
  auto loop = scf::ForOp::create(
      b, loc, from, to, step, inits, [&](OpBuilder &nested, Location at, Value t, ValueRange v) {
        Value kept = v[1], row = rowAt(nested, at, op.getRows(), t);
        auto products = [&](Value rows) {
          return contractInto(nested, at, "i,si->s", row, rows, zeroTensor(nested, at, line));
        };
        Value strict = op.getStrict() ? products(kept) : Value();
        kept = decay(nested, at, kept, rowAt(nested, at, op.getGate(), t));
        kept = insertRows(nested, at, rowAt(nested, at, op.getColumns(), t), kept, t);
        Value weights = strict ? strict : products(kept);
        scf::YieldOp::create(nested, at,
                             ValueRange{insertRows(nested, at, weights, v[0], t), kept});
      });
  return loop.getResult(0);
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
