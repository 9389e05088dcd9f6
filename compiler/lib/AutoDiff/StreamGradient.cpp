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

Value tttc::addTensors(OpBuilder &builder, Location loc, Value a, Value b) {
  RankedTensorType type = tensorType(a);
  if (type.hasStaticShape()) {
    return arith::AddFOp::create(builder, loc, a, b);
  }
  constexpr int64_t rows = 64;
  auto loop = EveryOp::create(builder, loc, TypeRange(type), rows, Value(), Value(),
                              ValueRange{a, b}, ValueRange(), /*reverse=*/false);
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&loop.getBody());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] = rows;
  auto group = RankedTensorType::get(shape, type.getElementType());
  body->addArguments({builder.getIndexType(), builder.getIndexType(), group, group},
                     SmallVector<Location>(4, loc));
  Value sum = arith::AddFOp::create(builder, loc, body->getArgument(2), body->getArgument(3));
  YieldOp::create(builder, loc, sum);
  return loop.getResult(0);
}
