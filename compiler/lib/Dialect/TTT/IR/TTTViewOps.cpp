//===- TTTViewOps.cpp - Ops of the views of whole layers ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TTTViewOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"

#include <cmath>

using namespace mlir;
using namespace mlir::ttt;

static LogicalResult verifyPairs(Operation *op) {
  RankedTensorType type = tensorType(op->getOperand(0));
  if (type.getRank() == 0 || type.isDynamicDim(type.getRank() - 1) ||
      type.getShape().back() % 2 != 0) {
    return op->emitOpError("expected an even number of entries on the last axis, found ") << type;
  }
  return success();
}

// rope-c1, rotate_half-c1
LogicalResult RopeOp::verify() { return verifyPairs(*this); }
LogicalResult RotateHalfOp::verify() { return verifyPairs(*this); }

LogicalResult DelayOp::verify() {
  // delay-c1
  RankedTensorType type = tensorType(getInput());
  if (type.getRank() == 0 || !type.isDynamicDim(0)) {
    return emitOpError("expected rows of a whole sequence, tensor<?x...>, found ") << type;
  }
  return success();
}

static LogicalResult verifyRows(Operation *op, Value a, Value b) {
  RankedTensorType left = tensorType(a), right = tensorType(b);
  if (left.getRank() == 0 || left.getRank() != right.getRank() ||
      left.getShape().drop_front() != right.getShape().drop_front() ||
      left.getElementType() != right.getElementType()) {
    return op->emitOpError("expected rows of one shape, found ") << left << " and " << right;
  }
  return success();
}

// take_rows-c1, overwrite_rows-c1
LogicalResult TakeRowsOp::verify() { return verifyRows(*this, getRows(), getResult()); }
LogicalResult OverwriteRowsOp::verify() { return verifyRows(*this, getInto(), getRows()); }

/// x * cos(angle) + rotate_half(x) * sin(angle)
Value RopeOp::decompose(OpBuilder &builder) {
  builder.setInsertionPoint(*this);
  Location loc = getLoc();
  RankedTensorType type = tensorType(getInput());
  int64_t size = type.getShape().back();
  Type wide = builder.getF64Type();
  auto angles = RankedTensorType::get({size}, wide);
  SmallVector<double> speeds(size);
  for (int64_t i = 0; i < size; ++i) {
    int64_t pair = getHalves() ? i % (size / 2) : i / 2;
    speeds[i] = std::pow(getBase().convertToDouble(), -2.0 * double(pair) / double(size));
  }
  Value position = getPosition();
  if (!tensorType(position).getElementType().isF64()) {
    position = arith::ExtFOp::create(builder, loc, RankedTensorType::get({}, wide), position);
  }
  Value speed = arith::ConstantOp::create(builder, loc, angles,
                                          DenseElementsAttr::get(angles, ArrayRef<double>(speeds)));
  Value angle =
      arith::MulFOp::create(builder, loc, broadcastTo(builder, loc, position, angles), speed);
  // The fraction of a turn is computed in f64, because f32 does not resolve it at large positions.
  Value turns =
      arith::MulFOp::create(builder, loc, angle, createSplat(builder, loc, angles, 0.5 / M_PI));
  Value whole = math::FloorOp::create(
      builder, loc,
      arith::AddFOp::create(builder, loc, turns, createSplat(builder, loc, angles, 0.5)));
  Value turned =
      arith::MulFOp::create(builder, loc, whole, createSplat(builder, loc, angles, 2 * M_PI));
  angle = arith::SubFOp::create(builder, loc, angle, turned);
  auto row = RankedTensorType::get({size}, type.getElementType());
  if (row != angles) {
    angle = arith::TruncFOp::create(builder, loc, row, angle);
  }
  Value cosine = broadcastTo(builder, loc, math::CosOp::create(builder, loc, angle), type);
  Value sine = broadcastTo(builder, loc, math::SinOp::create(builder, loc, angle), type);
  Value turned90 = RotateHalfOp::create(builder, loc, getInput(), getHalves());
  return arith::AddFOp::create(builder, loc,
                               arith::MulFOp::create(builder, loc, getInput(), cosine),
                               arith::MulFOp::create(builder, loc, turned90, sine));
}

Linearity RotateHalfOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double RotateHalfOp::countFlops(FlopKind) { return 0; }

/// The op works on the last axis, which a row axis in front does not change.
Value RotateHalfOp::liftRows(OpBuilder &builder, const LiftedOperands &operands) {
  return RotateHalfOp::create(builder, getLoc(), operands.values[0], getHalves());
}

Linearity DelayOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double DelayOp::countFlops(FlopKind) { return 0; }

Linearity TakeRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double TakeRowsOp::countFlops(FlopKind) { return 0; }

Linearity OverwriteRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0, 1});
}
double OverwriteRowsOp::countFlops(FlopKind) { return 0; }
