//===- StoredValues.cpp - Operations on stored rows -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ValueBuilder.h.
//
//===----------------------------------------------------------------------===//

#include "ValueBuilder.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;
using dsl::ExprKind;

/// `x @ K^T`: the keys and the query.
static Imported scoresOf(Value keys, Value query) {
  Imported scores = Imported::of(query, Imported::Scores);
  scores.keys = keys;
  return scores;
}

Imported ValueBuilder::multiplyStored(const Imported &a, const Imported &b, const dsl::Expr &at) {
  auto isRow = [](const Imported &value) {
    return value.kind == Imported::Tensor && !value.isStored() &&
           tensorType(value.tensor).getRank() == 1;
  };
  auto isRows = [](const Imported &value, Imported::Kind kind) {
    return value.kind == kind && value.isStored() && tensorType(value.tensor).getRank() == 2;
  };
  if (isRow(a) && isRows(b, Imported::Transposed)) {
    return scoresOf(b.tensor, a.tensor);
  }
  if (a.kind != Imported::Weights || !isRows(b, Imported::Tensor)) {
    return reportStored(at.range, "this product of stored rows");
  }
  RankedTensorType type = tensorOf(tensorType(b.tensor).getShape().drop_front());
  return Imported::of(
      AttendOp::create(*this, location(at.opRange), type, a.tensor, a.keys, b.tensor));
}

/// Multiplying scores by a number scales the query. Adding a number to all scores of a token does
/// not change their softmax.
Imported ValueBuilder::combineStored(ExprKind kind, const Imported &a, const Imported &b,
                                     const dsl::Expr &at) {
  bool left = a.kind == Imported::Scores, right = b.kind == Imported::Scores;
  bool adds = kind == ExprKind::Add || kind == ExprKind::Sub;
  auto query = [](const Imported &scores) { return Imported::of(scores.tensor); };
  if (left && right && adds && a.keys == b.keys) {
    return scoresOf(a.keys, combine(kind, query(a), query(b), at).tensor);
  }
  if (left && b.isScalar()) {
    return adds ? a : scoresOf(a.keys, combine(kind, query(a), b, at).tensor);
  }
  if (right && a.isScalar() && kind != ExprKind::Div) {
    Imported sign = Imported::of(kind == ExprKind::Sub ? -1 : 1);
    return adds ? scoresOf(b.keys, combine(ExprKind::Mul, sign, query(b), at).tensor)
                : scoresOf(b.keys, combine(kind, a, query(b), at).tensor);
  }
  return reportStored(at.range, "this operation on stored rows");
}
