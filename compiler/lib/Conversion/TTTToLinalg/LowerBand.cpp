//===- LowerBand.cpp - Products with band masks ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop bounds of each row exclude the columns that the row does not see. Only tiles at the
// borders of the band are lowered here; tiles inside it are plain products.
//
//===----------------------------------------------------------------------===//

#include "Lowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

namespace {
/// The columns that a row sees, [first, end).
struct Columns {
  Value first, end;
};
} // namespace

/// The bounds are not clamped to the tile.
template <typename OpTy> static Columns columnsOf(OpBuilder &b, Location loc, OpTy op, Value row) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  Value own = arith::AddIOp::create(b, loc, op.getOffset(), row);
  Columns columns;
  columns.end = arith::AddIOp::create(b, loc, own, index(op.getBefore() ? 0 : 1));
  if (std::optional<int64_t> window = op.getWindow()) {
    columns.first = arith::SubIOp::create(b, loc, columns.end, index(*window));
  }
  return columns;
}

Value tttc::lowerBand(OpBuilder &b, BandOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getInput());
  SmallVector<AffineMap> maps(2, b.getMultiDimIdentityMap(2));
  SmallVector<utils::IteratorType> loops(2, utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, type, ValueRange{op.getInput()}, ValueRange{emptyTensor(b, loc, type)}, maps,
             loops,
             [&](OpBuilder &nested, Location at, ValueRange v) {
               Value row = linalg::IndexOp::create(nested, at, 0),
                     column = linalg::IndexOp::create(nested, at, 1);
               Columns seen = columnsOf(nested, at, op, row);
               Value keep =
                   arith::CmpIOp::create(nested, at, arith::CmpIPredicate::slt, column, seen.end);
               if (seen.first) {
                 Value late = arith::CmpIOp::create(nested, at, arith::CmpIPredicate::sge, column,
                                                    seen.first);
                 keep = arith::AndIOp::create(nested, at, keep, late);
               }
               Value otherwise = arith::ConstantOp::create(
                   nested, at,
                   nested.getFloatAttr(type.getElementType(), op.getOtherwise().convertToDouble()));
               linalg::YieldOp::create(
                   nested, at,
                   arith::SelectOp::create(nested, at, keep, v[0], otherwise).getResult());
             })
      .getResult(0);
}

/// `sum + weight * row`, rounded once, as products of matrices are.
static Value addScaled(OpBuilder &b, Location loc, Value sum, Value weight, Value row) {
  SmallVector<AffineMap> maps(2, b.getMultiDimIdentityMap(1));
  SmallVector<utils::IteratorType> loops(1, utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, sum.getType(), ValueRange{row}, ValueRange{sum}, maps, loops,
             [&](OpBuilder &nested, Location at, ValueRange v) {
               Value next = math::FmaOp::create(nested, at, weight, v[0], v[1]);
               linalg::YieldOp::create(nested, at, next);
             })
      .getResult(0);
}

Value tttc::lowerBandMatmul(OpBuilder &b, BandMatmulOp op) {
  Location loc = op.getLoc();
  auto index = [&](OpBuilder &at, int64_t value) -> Value {
    return arith::ConstantIndexOp::create(at, loc, value);
  };
  Value zero = index(b, 0), one = index(b, 1);
  Value size = index(b, tensorType(op.getWeights()).getDimSize(0));
  auto overRows = scf::ForOp::create(
      b, loc, zero, size, one, op.getStart(),
      [&](OpBuilder &nested, Location, Value t, ValueRange carried) {
        Columns seen = columnsOf(nested, loc, op, t);
        Value from = seen.first ? arith::MaxSIOp::create(nested, loc, seen.first, zero) : zero;
        Value columns = index(nested, tensorType(op.getRows()).getDimSize(0));
        Value to = arith::MinSIOp::create(nested, loc, seen.end, columns);
        auto overColumns = scf::ForOp::create(
            nested, loc, from, to, one, carried,
            [&](OpBuilder &inner, Location, Value s, ValueRange sums) {
              Value weight =
                  tensor::ExtractOp::create(inner, loc, op.getWeights(), ValueRange{t, s});
              Value sum = addScaled(inner, loc, rowAt(inner, loc, sums[0], t), weight,
                                    rowAt(inner, loc, op.getRows(), s));
              scf::YieldOp::create(inner, loc, insertRows(inner, loc, sum, sums[0], t));
            });
        scf::YieldOp::create(nested, loc, overColumns.getResults());
      });
  return overRows.getResult(0);
}

Value tttc::lowerReduceMax(OpBuilder &b, ReduceMaxOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorType(op.getInput()), result = tensorType(op.getResult());
  unsigned rank = type.getRank();
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  loops.back() = utils::IteratorType::reduction;
  AffineMap whole = b.getMultiDimIdentityMap(rank);
  SmallVector<AffineMap> maps{whole, whole.dropResult(rank - 1)};
  const llvm::fltSemantics &semantics = cast<FloatType>(type.getElementType()).getFloatSemantics();
  Value lowest = arith::ConstantOp::create(
      b, loc, b.getFloatAttr(type.getElementType(), APFloat::getInf(semantics, /*Negative=*/true)));
  Value start = linalg::FillOp::create(b, loc, lowest, emptyTensor(b, loc, result)).getResult(0);
  return linalg::GenericOp::create(b, loc, result, ValueRange{op.getInput()}, ValueRange{start},
                                   maps, loops,
                                   [](OpBuilder &nested, Location at, ValueRange v) {
                                     Value most = arith::MaxNumFOp::create(nested, at, v[0], v[1]);
                                     linalg::YieldOp::create(nested, at, most);
                                   })
      .getResult(0);
}
