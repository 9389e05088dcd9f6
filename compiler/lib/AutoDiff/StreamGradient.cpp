//===- StreamGradient.cpp - Gradients of ops on whole streams ------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See StreamGradient.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/AutoDiff/StreamGradient.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;

bool tttc::isStreamOp(Operation *op) { return isa<AttentionOp, StoredRowsOp>(op); }

SmallVector<std::pair<Value, Value>> tttc::differentiateStreamOp(OpBuilder &builder, Operation *op,
                                                                 Value cotangent) {
  Location loc = op->getLoc();
  if (auto stored = dyn_cast<StoredRowsOp>(op)) {
    Value spread = SpreadRowsOp::create(builder, loc, cotangent, stored.getInput());
    return {{stored.getInput(), spread}};
  }
  auto attention = cast<AttentionOp>(op);
  auto gradient =
      AttentionGradientOp::create(builder, loc, attention.getQueries(), attention.getKeys(),
                                  attention.getValues(), attention.getRows(), attention.getLogs(),
                                  cotangent, attention.getWindowAttr(), attention.getBeforeAttr());
  return {{attention.getQueries(), gradient.getDQueries()},
          {attention.getKeys(), gradient.getDKeys()},
          {attention.getValues(), gradient.getDValues()}};
}

/// Builds a stream from other streams of its type, 64 rows at a time.
static Value mapStreams(OpBuilder &builder, Location loc, ArrayRef<Value> streams,
                        llvm::function_ref<Value(RankedTensorType, ValueRange)> map) {
  constexpr int64_t rows = 64;
  RankedTensorType type = tensorType(streams[0]);
  auto loop = EveryOp::create(builder, loc, TypeRange(type), rows, Value(), Value(), streams,
                              ValueRange(), /*reverse=*/false);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&loop.getBody());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] = rows;
  auto group = RankedTensorType::get(shape, type.getElementType());
  SmallVector<Type> types(2, builder.getIndexType());
  types.append(streams.size(), group);
  body->addArguments(types, SmallVector<Location>(types.size(), loc));
  YieldOp::create(builder, loc, map(group, body->getArguments().drop_front(2)));
  return loop.getResult(0);
}

Value tttc::addTensors(OpBuilder &builder, Location loc, Value a, Value b) {
  if (tensorType(a).hasStaticShape()) {
    return arith::AddFOp::create(builder, loc, a, b);
  }
  return mapStreams(builder, loc, {a, b}, [&](RankedTensorType, ValueRange rows) -> Value {
    return arith::AddFOp::create(builder, loc, rows[0], rows[1]);
  });
}

Value tttc::zerosLike(OpBuilder &builder, Location loc, Value tensor) {
  RankedTensorType type = tensorType(tensor);
  if (type.hasStaticShape()) {
    return createSplat(builder, loc, type, 0);
  }
  return mapStreams(builder, loc, tensor, [&](RankedTensorType group, ValueRange) {
    return createSplat(builder, loc, group, 0);
  });
}
