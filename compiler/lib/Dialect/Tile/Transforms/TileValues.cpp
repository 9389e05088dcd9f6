//===- TileValues.cpp - Constants and coordinates on tiles ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TileValues.h.
//
//===----------------------------------------------------------------------===//

#include "TileValues.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;

Value TileValues::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

Value TileValues::splat(RankedTensorType like, double value) {
  return ttt::createSplat(b, loc, like, value);
}

Value TileValues::coord(RankedTensorType like, int64_t axis) {
  return CoordOp::create(b, loc, RankedTensorType::get(like.getShape(), b.getI32Type()), axis);
}

Value TileValues::splatIndex(RankedTensorType like, Value index) {
  Value number = arith::IndexCastOp::create(b, loc, b.getI32Type(), index);
  return tensor::SplatOp::create(b, loc, RankedTensorType::get(like.getShape(), b.getI32Type()),
                                 number);
}

Value TileValues::broadcast(Value value, ArrayRef<int64_t> axes, ArrayRef<int64_t> shape) {
  if (axes.empty()) {
    return value;
  }
  auto type = RankedTensorType::get(shape, tensorType(value).getElementType());
  return BroadcastOp::create(b, loc, type, value, axes);
}
