//===- ImportShift.cpp - Values of other tokens --------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// prev(u), next(u), conv(u, C) and cumsum(u) read u at other tokens. u is made of tokens and
// views only, so its rows are computed for the whole sequence before the program runs; the
// shifted rows are then tokens like any other.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::Builtin;

/// Rows of what `body` gives for a token, for all tokens: a loop that carries nothing.
SmallVector<Value> Importer::rowsOfTokens(Location loc,
                                          llvm::function_ref<SmallVector<Value>()> body) {
  auto outside = std::pair(token, bound);
  OpBuilder::InsertPoint after = builder.saveInsertionPoint();
  Region region;
  auto *block = new Block;
  region.push_back(block);
  builder.setInsertionPointToEnd(block);
  token = block->addArgument(builder.getIndexType(), loc);
  SmallVector<Value> tokens;
  for (const dsl::Entity *entity : streamed) {
    tokens.push_back(streams.lookup(entity));
    ArrayRef<int64_t> row = tensorType(tokens.back()).getShape().drop_front();
    bound[entity] = Imported::of(block->addArgument(tensorOf(row), location(entity->range)));
  }
  SmallVector<Value> values = body();
  if (!failed) {
    YieldOp::create(builder, loc, values);
  }
  std::tie(token, bound) = outside;
  builder.restoreInsertionPoint(after);
  if (failed) {
    return {};
  }
  SmallVector<Type> types;
  for (Value value : values) {
    SmallVector<int64_t> shape(tensorType(value).getShape());
    shape.insert(shape.begin(), ShapedType::kDynamic);
    types.push_back(tensorOf(shape));
  }
  auto loop = EachTokenOp::create(builder, loc, types, start, count, tokens, ValueRange());
  loop.getBody().takeBody(region);
  return llvm::to_vector(llvm::map_range(loop.getResults(), [](OpResult r) -> Value { return r; }));
}

/// Makes rows of the whole sequence a token of the stage.
const dsl::Entity *Importer::addStream(const std::string &name, dsl::SourceRange range,
                                       Value rows) {
  const dsl::Entity *entity = makeEntity(name, range);
  streams[entity] = rows;
  streamed.push_back(entity);
  return entity;
}

void Importer::importShifts(const Reach &reached) {
  for (const dsl::Expr *expr : reached.shifts) {
    if (failed) {
      return;
    }
    if (Value rows = shifted(*expr)) {
      streamOf[expr] = addStream(expr->spelling, expr->range, rows);
    }
  }
}

/// Column `j` of a matrix.
static Value columnOf(OpBuilder &b, Location loc, Value matrix, int64_t j) {
  RankedTensorType type = tensorType(matrix);
  SmallVector<OpFoldResult> offsets{b.getIndexAttr(0), b.getIndexAttr(j)},
      sizes{b.getIndexAttr(type.getDimSize(0)), b.getIndexAttr(1)}, strides(2, b.getIndexAttr(1));
  auto column = RankedTensorType::get({type.getDimSize(0)}, type.getElementType());
  return tensor::ExtractSliceOp::create(b, loc, column, matrix, offsets, sizes, strides);
}

/// The sum of each row and all before it.
Value Importer::runningSum(Location loc, Value rows) {
  SmallVector<int64_t> shape(tensorType(rows).getShape().drop_front());
  Value zero = createSplat(builder, loc, tensorOf(shape), 0);
  Type types[] = {zero.getType(), rows.getType()};
  auto loop = EachTokenOp::create(builder, loc, types, start, count, rows, zero);
  OpBuilder::InsertionGuard guard(builder);
  Type arguments[] = {builder.getIndexType(), zero.getType(), zero.getType()};
  Location at[] = {loc, loc, loc};
  Block *body = builder.createBlock(&loop.getBody(), {}, arguments, at);
  Value sum = arith::AddFOp::create(builder, loc, body->getArgument(2), body->getArgument(1));
  YieldOp::create(builder, loc, ValueRange{sum, sum});
  return loop.getResult(1);
}

/// Rows of a shift for the whole sequence.
Value Importer::shifted(const dsl::Expr &expr) {
  Location loc = location(expr.range);
  auto rowsOfOperand = [&]() -> SmallVector<Value> {
    Imported value = eval(*expr.operands[0]);
    if (value.kind != Imported::Tensor) {
      unsupported(expr.operands[0]->range, "'" + expr.spelling + "' of what is no array");
      return {};
    }
    return {value.tensor};
  };
  SmallVector<Value> rows = rowsOfTokens(loc, rowsOfOperand);
  if (failed) {
    return Value();
  }
  auto delayed = [&](int64_t by) -> Value {
    return DelayOp::create(builder, loc, rows[0], builder.getI64IntegerAttr(by));
  };
  if (expr.builtin == Builtin::Prev || expr.builtin == Builtin::Next) {
    return delayed(expr.builtin == Builtin::Prev ? 1 : -1);
  }
  if (expr.builtin == Builtin::Cumsum) {
    return runningSum(loc, rows[0]);
  }
  Reach made;
  reach(*expr.operands[1], made);
  auto changes = [](const dsl::Entity *entity) {
    return entity->kind == dsl::EntityKind::Token || entity->kind == dsl::EntityKind::Learner ||
           entity->kind == dsl::EntityKind::State || entity->kind == dsl::EntityKind::Variable ||
           entity->kind == dsl::EntityKind::RepeatIndex;
  };
  if (made.positions || llvm::any_of(made.entities, changes)) {
    // The sums are there before the program runs.
    unsupported(expr.operands[1]->range, "taps of 'conv' that are not made of parameters alone");
    return Value();
  }
  // One product per tap: the last column of C is the token's own.
  Imported taps = eval(*expr.operands[1]);
  if (taps.kind != Imported::Tensor || tensorType(taps.tensor).getRank() != 2) {
    unsupported(expr.operands[1]->range, "taps of 'conv' that are no matrix");
    return Value();
  }
  int64_t count = tensorType(taps.tensor).getDimSize(1);
  size_t before = streamed.size();
  SmallVector<const dsl::Entity *> inputs;
  for (int64_t by = 0; by < count; ++by) {
    inputs.push_back(addStream(expr.spelling, expr.range, by == 0 ? rows[0] : delayed(by)));
  }
  rows = rowsOfTokens(loc, [&]() -> SmallVector<Value> {
    Value sum;
    for (auto [by, input] : llvm::enumerate(inputs)) {
      Value tap = columnOf(builder, loc, taps.tensor, count - 1 - int64_t(by));
      Value term = arith::MulFOp::create(builder, loc, bound.lookup(input).tensor, tap);
      sum = sum ? arith::AddFOp::create(builder, loc, sum, term).getResult() : term;
    }
    return {sum};
  });
  streamed.truncate(before);
  return failed ? Value() : rows[0];
}
