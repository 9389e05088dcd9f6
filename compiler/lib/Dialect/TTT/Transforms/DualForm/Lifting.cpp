//===- Lifting.cpp - Shared state and helpers of the lifting ------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Lifting.h.
//
//===----------------------------------------------------------------------===//

#include "Lifting.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Lifting::Lifting(EachTokenOp loop, InnerLoop &analysis, OpBuilder &builder,
                 std::optional<size_t> mostCoupled)
    : loop(loop), analysis(analysis), builder(builder), mostCoupled(mostCoupled) {
  RankedTensorType stream = tensorType(loop.getTokens()[0]);
  size = stream.getDimSize(0);
  element = cast<FloatType>(stream.getElementType());
}

Value Lifting::fail(Location loc, const Twine &reason) {
  if (!why) {
    why = NotLinear{loc, reason.str()};
  }
  return Value();
}

bool Lifting::isCarriedMatrix(Value value) const {
  return analysis.dependence(value) == Dependence::Linear && tensorType(value).getRank() == 2;
}

Value Lifting::ones() {
  return createSplat(builder, loop.getLoc(), RankedTensorType::get({size}, element), 1);
}

Value Lifting::product(Value a, Value b) {
  return a && b ? arith::MulFOp::create(builder, a.getLoc(), a, b).getResult() : (a ? a : b);
}

Value Lifting::broadcastRows(Value value) {
  return LiftedOperands{value, llvm::SmallBitVector(1, true), size}.rows(builder, 0);
}

Value Lifting::before(Value rows, double first) {
  if (!rows) {
    rows = ones();
  }
  auto type = tensorType(rows);
  auto rowType = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  Value row = createSplat(builder, loop.getLoc(), rowType, first);
  return ShiftRowsOp::create(builder, loop.getLoc(), rows, row);
}

Value Lifting::scaleRows(Value rows, Value vector) {
  if (!vector) {
    return rows;
  }
  RankedTensorType type = tensorType(rows);
  auto axes = llvm::to_vector(llvm::seq<int64_t>(tensorType(vector).getRank(), type.getRank()));
  Value scale =
      axes.empty() ? vector : BroadcastOp::create(builder, rows.getLoc(), type, vector, axes);
  return arith::MulFOp::create(builder, rows.getLoc(), rows, scale);
}

Value Lifting::scaleAlong(Value tensor, Factor factor) {
  RankedTensorType type = tensorType(tensor);
  Value scale = factor.rows;
  if (!factor.axis || type.getRank() == 1) {
    scale = broadcastTo(builder, tensor.getLoc(), scale, type);
  } else {
    scale = BroadcastOp::create(builder, tensor.getLoc(), type, scale,
                                ArrayRef<int64_t>{1 - int64_t(*factor.axis)});
  }
  return arith::MulFOp::create(builder, tensor.getLoc(), tensor, scale);
}

Value Lifting::lastRow(Value rows) {
  Location loc = loop.getLoc();
  RankedTensorType type = tensorType(rows);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value index = arith::SubIOp::create(builder, loc, loop.getCount(), one);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)), sizes;
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  offsets[0] = index;
  for (int64_t extent : type.getShape()) {
    sizes.push_back(builder.getIndexAttr(extent));
  }
  sizes[0] = builder.getIndexAttr(1);
  auto row = RankedTensorType::get(type.getShape().drop_front(), type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, row, rows, offsets, sizes, strides);
}
