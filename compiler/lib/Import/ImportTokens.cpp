//===- ImportTokens.cpp - Sums over the tokens of a group ----------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `sum_tokens(e)` is the loop it abbreviates: `acc = 0; each token { acc = acc + e }`.
// What finds the dual form of such a loop finds it here too.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

/// The tensors of a value: one, or one per state.
static SmallVector<Imported *> parts(Imported &value) {
  SmallVector<Imported *> result;
  if (value.kind == Imported::Learner) {
    for (Imported &state : value.states) {
      result.push_back(&state);
    }
  } else {
    result.push_back(&value);
  }
  return result;
}

Imported Importer::sumOverTokens(const dsl::Expr &expr) {
  const dsl::Expr &summed = *expr.operands[0];
  if (token) {
    return sumOverWindow(expr);
  }
  Location loc = location(expr.range);
  auto outside = std::pair(token, bound);
  OpBuilder::InsertPoint after = builder.saveInsertionPoint();
  Region region;
  auto *body = new Block;
  region.push_back(body);
  builder.setInsertionPointToEnd(body);
  token = body->addArgument(builder.getIndexType(), loc);
  SmallVector<Value> tokens;
  for (const dsl::Entity *entity : streamed) {
    tokens.push_back(streams.lookup(entity));
    ArrayRef<int64_t> row = tensorType(tokens.back()).getShape().drop_front();
    bound[entity] = Imported::of(body->addArgument(tensorOf(row), named(*entity)));
  }
  Imported value = eval(summed);
  SmallVector<Value> sums, inits;
  SmallVector<Type> types;
  for (Imported *part : value ? parts(value) : SmallVector<Imported *>()) {
    if (part->kind != Imported::Tensor && part->kind != Imported::Number) {
      value = refuse(summed.range, *part);
      break;
    }
    Value term = asTensor(*part, part->tensor ? tensorType(part->tensor) : tensorOf({}));
    Value sum = body->addArgument(term.getType(), loc);
    sums.push_back(arith::AddFOp::create(builder, loc, sum, term));
    types.push_back(term.getType());
  }
  if (value) {
    YieldOp::create(builder, loc, sums);
  }
  std::tie(token, bound) = outside;
  builder.restoreInsertionPoint(after);
  if (!value) {
    return value;
  }
  for (Type type : types) {
    inits.push_back(createSplat(builder, loc, cast<RankedTensorType>(type), 0));
  }
  auto loop = EachTokenOp::create(builder, loc, types, start, count, tokens, inits);
  loop.getBody().takeBody(region);
  for (auto [part, sum] : llvm::zip(parts(value), loop.getResults())) {
    *part = Imported::of(Value(sum));
    if (expr.builtin == dsl::Builtin::MeanTokens) {
      // The number of tokens, not the group's length: the last group may be shorter.
      // The mean of no tokens is zero.
      Value one = arith::ConstantIndexOp::create(builder, loc, 1);
      Value least = arith::MaxUIOp::create(builder, loc, count, one);
      Value number = PositionOp::create(builder, loc, tensorOf({}), least, IntegerAttr());
      Value divisor = broadcastTo(builder, loc, number, tensorType(sum));
      part->tensor = arith::DivFOp::create(builder, loc, sum, divisor);
    }
  }
  return value;
}
