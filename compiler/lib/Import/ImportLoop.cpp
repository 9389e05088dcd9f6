//===- ImportLoop.cpp - Loops over tokens and groups ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Importer.h.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "tttc/DSL/Limits.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

void Importer::collectAssigned(const dsl::Block &block, llvm::SetVector<Slot> &out) const {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Assign && stmt->target) {
      ImportScope::addSlots(stmt->target, out);
    } else if (stmt->kind == dsl::StmtKind::Probe) {
      ArrayRef<Slot> probed = outputs.slotsOf(*stmt->expr);
      out.insert(probed.begin(), probed.end());
    } else if (stmt->body) {
      collectAssigned(*stmt->body, out);
    }
  }
}

/// The length of the groups; none after an error.
std::optional<int64_t> Importer::groupLength(const dsl::Stmt &every) {
  std::optional<double> length = dsl::evaluate(*every.expr, b.dims);
  if (!length) {
    b.unsupported(every.expr->range, "a group length unknown at compile time");
    return std::nullopt;
  }
  // The lowering of the triangle unrolls the rows of a group.
  if (*length > double(dsl::maxGroup)) {
    b.unsupported(every.expr->range,
                  "groups of more than " + std::to_string(dsl::maxGroup) + " tokens",
                  "choose a smaller length with --dim");
    return std::nullopt;
  }
  return int64_t(*length);
}

/// Imports `every` and `each token`. The body is built first, in a separate block, because it
/// determines the rows that the loop returns.
void Importer::importLoop(const dsl::Stmt &stmt) {
  bool isEvery = stmt.kind == dsl::StmtKind::Every;
  Location loc = b.location(stmt.range);
  std::optional<int64_t> chunk = isEvery ? groupLength(stmt) : 0;
  if (!chunk) {
    return;
  }

  // Slots that have a value before the loop and are assigned in it.
  llvm::SetVector<Slot> assigned;
  collectAssigned(*stmt.body, assigned);
  SmallVector<Slot> carried;
  SmallVector<Value> inits, tokens;
  for (Slot slot : assigned) {
    if (scope.slots.contains(slot)) {
      carried.push_back(slot);
      inits.push_back(scope.slotValue(slot));
    }
  }
  // Loops over the same tokens start with the same preceding tokens.
  TokenSums &sums = exprs.tokenSums();
  for (Slot window : sums.windowsOf(stmt)) {
    carried.push_back(window);
    inits.push_back(sums.windowsBefore.lookup(window.first));
  }
  for (const dsl::Entity *entity : scope.streamed) {
    tokens.push_back(scope.streams.lookup(entity));
  }

  auto outer = std::tuple(scope.token, scope.start, scope.count, scope.streams, scope.slots,
                          scope.bound, sums.windowsBefore);
  auto outerRows = std::exchange(outputs.rows, {});
  Region region;
  auto *body = new Block;
  region.push_back(body);
  OpBuilder::InsertPoint after = b.saveInsertionPoint();
  b.setInsertionPointToEnd(body);
  if (isEvery) {
    scope.start = body->addArgument(b.getIndexType(), loc);
    scope.count = body->addArgument(b.getIndexType(), loc);
  } else {
    scope.token = body->addArgument(b.getIndexType(), loc);
  }
  for (auto [entity, stream] : llvm::zip(scope.streamed, tokens)) {
    SmallVector<int64_t> shape(tensorType(stream).getShape().drop_front());
    if (isEvery) {
      shape.insert(shape.begin(), *chunk);
    }
    Value argument = body->addArgument(b.tensorOf(shape), b.named(*entity));
    if (isEvery) {
      scope.streams[entity] = argument;
    } else {
      scope.bound[entity] = Imported::of(argument);
    }
  }
  for (auto [slot, init] : llvm::zip(carried, inits)) {
    scope.slots[slot] = Imported::of(Value(body->addArgument(init.getType(), scope.named(slot))));
  }

  sums.enterWindows(!isEvery);
  importBlock(*stmt.body);

  SmallVector<Value> yielded;
  SmallVector<Type> types;
  if (!b.failed) {
    for (Slot slot : carried) {
      yielded.push_back(scope.slotValue(slot));
      types.push_back(yielded.back().getType());
    }
    int64_t length = tensorType(tokens[0]).getDimSize(0);
    for (auto &[name, value] : outputs.rows) {
      yielded.push_back(value);
      ArrayRef<int64_t> row = tensorType(value).getShape();
      SmallVector<int64_t> shape{length};
      llvm::append_range(shape, isEvery ? row.drop_front() : row);
      types.push_back(b.tensorOf(shape));
    }
    YieldOp::create(b, loc, yielded);
  }
  auto inner = std::exchange(outputs.rows, std::move(outerRows));
  std::tie(scope.token, scope.start, scope.count, scope.streams, scope.slots, scope.bound,
           sums.windowsBefore) = outer;
  b.restoreInsertionPoint(after);
  if (b.failed) {
    return;
  }
  Operation *loop;
  // Outside of groups, streams cover the whole sequence.
  bool nested = !tensorType(tokens[0]).isDynamicDim(0);
  if (isEvery) {
    auto op = EveryOp::create(b, loc, types, *chunk, nested ? scope.start : Value(),
                              nested ? scope.count : Value(), tokens, inits, stmt.reverse);
    op.getBody().takeBody(region);
    loop = op;
  } else {
    auto op =
        EachTokenOp::create(b, loc, types, scope.start, scope.count, tokens, inits, stmt.reverse);
    op.getBody().takeBody(region);
    loop = op;
  }
  for (auto [slot, result] : llvm::zip(carried, loop->getResults())) {
    scope.slots[slot] = Imported::of(Value(result));
  }
  for (auto [entry, result] : llvm::zip(inner, loop->getResults().drop_front(carried.size()))) {
    outputs.rows[entry.first] = result;
  }
}
