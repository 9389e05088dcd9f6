//===- TokenSums.cpp - Sums over tokens -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TokenSums.h.
//
//===----------------------------------------------------------------------===//

#include "ExprImporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

Imported TokenSums::eval(const dsl::Expr &expr) {
  return scope.token ? sumOverWindow(expr) : sumOverGroup(expr);
}

/// Builds a loop over the tokens of the group that carries the sums.
Imported TokenSums::sumOverGroup(const dsl::Expr &expr) {
  const dsl::Expr &summed = *expr.operands[0];
  Location loc = b.location(expr.range);
  Region region;
  Imported value;
  SmallVector<Type> types;
  SmallVector<Value> tokens = scope.withToken(loc, region, [&](Block &body) {
    value = exprs.eval(summed);
    SmallVector<Value> sums;
    for (Imported *part : value ? value.parts() : SmallVector<Imported *>()) {
      if (part->kind != Imported::Tensor && part->kind != Imported::Number) {
        value = b.reportNotTensor(summed.range, *part);
        return;
      }
      Value term = b.asTensor(*part);
      Value sum = body.addArgument(term.getType(), loc);
      sums.push_back(arith::AddFOp::create(b, loc, sum, term));
      types.push_back(term.getType());
    }
    if (value) {
      YieldOp::create(b, loc, sums);
    }
  });
  if (!value) {
    return value;
  }
  SmallVector<Value> inits;
  for (Type type : types) {
    inits.push_back(createSplat(b, loc, cast<RankedTensorType>(type), 0));
  }
  auto loop = EachTokenOp::create(b, loc, types, scope.start, scope.count, tokens, inits);
  loop.getBody().takeBody(region);
  for (auto [part, sum] : llvm::zip(value.parts(), loop.getResults())) {
    *part = Imported::of(Value(sum));
    if (expr.builtin == dsl::Builtin::MeanTokens) {
      // Divides by the number of tokens, not by the length of the group, because the last group may
      // be shorter. The mean of no tokens is zero.
      Value one = arith::ConstantIndexOp::create(b, loc, 1);
      Value least = arith::MaxUIOp::create(b, loc, scope.count, one);
      Value number = PositionOp::create(b, loc, b.tensorOf({}), least, IntegerAttr());
      Value divisor = broadcastTo(b, loc, number, tensorType(sum));
      part->tensor = arith::DivFOp::create(b, loc, sum, divisor);
    }
  }
  return value;
}
