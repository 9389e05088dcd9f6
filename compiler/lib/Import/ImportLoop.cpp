//===- ImportLoop.cpp - `every` and `each token` -------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop carries the slots its body assigns and, where the layer sums over windows, the
// last tokens; what a token gives leaves it as rows.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// `every` and `each token`. The body is built first, in a block of its own,
/// because it decides which rows the loop gives.
void Importer::importLoop(const dsl::Stmt &stmt) {
  bool isEvery = stmt.kind == dsl::StmtKind::Every;
  Location loc = location(stmt.range);
  int64_t chunk = 0;
  if (isEvery) {
    std::optional<double> length = dsl::evaluate(*stmt.expr, dims);
    if (!length) {
      unsupported(stmt.expr->range, "a group length unknown at compile time");
      return;
    }
    chunk = int64_t(*length);
    // Rows of a group are unrolled where their triangle is lowered.
    if (chunk > dsl::maxGroup) {
      unsupported(stmt.expr->range,
                  "groups of more than " + std::to_string(dsl::maxGroup) + " tokens",
                  "choose a smaller length with --dim");
      return;
    }
  }

  // Slots assigned inside that had a value before.
  llvm::SetVector<Slot> assigned;
  collectAssigned(*stmt.body, assigned);
  SmallVector<Slot> carried;
  SmallVector<Value> inits, tokens;
  for (Slot slot : assigned) {
    if (slots.contains(slot)) {
      carried.push_back(slot);
      inits.push_back(slotValue(slot));
    }
  }
  // Passes over the same tokens begin with the same tokens before them.
  if (windowLength > 0 && reachesTokens(stmt)) {
    for (const dsl::Entity *entity : streamed) {
      carried.push_back({entity, window});
      inits.push_back(windowsBefore.lookup(entity));
    }
  }
  for (const dsl::Entity *entity : streamed) {
    tokens.push_back(streams.lookup(entity));
  }

  auto outer = std::tuple(token, start, count, streams, slots, bound, windowsBefore);
  auto outerRows = std::move(rows);
  rows.clear();
  Region region;
  auto *body = new Block;
  region.push_back(body);
  OpBuilder::InsertPoint after = builder.saveInsertionPoint();
  builder.setInsertionPointToEnd(body);
  if (isEvery) {
    start = body->addArgument(builder.getIndexType(), loc);
    count = body->addArgument(builder.getIndexType(), loc);
  } else {
    token = body->addArgument(builder.getIndexType(), loc);
  }
  for (auto [entity, stream] : llvm::zip(streamed, tokens)) {
    SmallVector<int64_t> shape(tensorType(stream).getShape().drop_front());
    if (isEvery) {
      shape.insert(shape.begin(), chunk);
    }
    Value argument = body->addArgument(tensorOf(shape), named(*entity));
    if (isEvery) {
      streams[entity] = argument;
    } else {
      bound[entity] = Imported::of(argument);
    }
  }
  for (auto [slot, init] : llvm::zip(carried, inits)) {
    slots[slot] = Imported::of(Value(body->addArgument(init.getType(), named(slot))));
  }

  enterWindows(!isEvery);
  importBlock(*stmt.body);

  SmallVector<Value> yielded;
  SmallVector<Type> types;
  if (!failed) {
    for (Slot slot : carried) {
      yielded.push_back(slotValue(slot));
      types.push_back(yielded.back().getType());
    }
    int64_t length = tensorType(tokens[0]).getDimSize(0);
    for (auto &[name, value] : rows) {
      yielded.push_back(value);
      ArrayRef<int64_t> row = tensorType(value).getShape();
      SmallVector<int64_t> shape{length};
      llvm::append_range(shape, isEvery ? row.drop_front() : row);
      types.push_back(tensorOf(shape));
    }
    YieldOp::create(builder, loc, yielded);
  }
  auto inner = std::move(rows);
  rows = std::move(outerRows);
  std::tie(token, start, count, streams, slots, bound, windowsBefore) = outer;
  builder.restoreInsertionPoint(after);
  if (failed) {
    return;
  }
  Operation *loop;
  // Outside of groups the streams are the whole sequence.
  bool nested = !tensorType(tokens[0]).isDynamicDim(0);
  if (isEvery) {
    auto op = EveryOp::create(builder, loc, types, chunk, nested ? start : Value(),
                              nested ? count : Value(), tokens, inits, stmt.reverse);
    op.getBody().takeBody(region);
    loop = op;
  } else {
    auto op = EachTokenOp::create(builder, loc, types, start, count, tokens, inits, stmt.reverse);
    op.getBody().takeBody(region);
    loop = op;
  }
  for (auto [slot, result] : llvm::zip(carried, loop->getResults())) {
    slots[slot] = Imported::of(Value(result));
  }
  for (auto [entry, result] : llvm::zip(inner, loop->getResults().drop_front(carried.size()))) {
    rows[entry.first] = result;
  }
}
