//===- RowLoop.cpp - Loops that copy rows ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See RowLoop.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/RowLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tttc;

/// The index along the first axis of a slice that is one whole row; null for other slices.
template <typename OpTy> static Value rowIndex(OpTy slice, RankedTensorType whole) {
  for (int64_t axis = 1; axis < whole.getRank(); ++axis) {
    if (slice.getStaticOffsets()[axis] != 0 ||
        slice.getStaticSizes()[axis] != whole.getDimSize(axis)) {
      return {};
    }
  }
  bool isRow = slice.getStaticSizes()[0] == 1 && slice.isDynamicOffset(0);
  return isRow ? slice.getDynamicOffset(0) : Value();
}

/// Matches `index` against t and shift + t or, if `least` is given, shift + min(t, least).
static bool matchIndex(Value index, scf::ForOp loop, Value &shift, Value *least) {
  auto isCounter = [&](Value value) {
    auto smaller = value.getDefiningOp<arith::MinUIOp>();
    if (least && smaller && smaller.getLhs() == loop.getInductionVar() &&
        loop.isDefinedOutsideOfLoop(smaller.getRhs())) {
      *least = smaller.getRhs();
      return true;
    }
    return value == loop.getInductionVar();
  };
  if (!index || isCounter(index)) {
    return bool(index);
  }
  auto sum = index.getDefiningOp<arith::AddIOp>();
  if (!sum || !loop.isDefinedOutsideOfLoop(sum.getLhs()) || !isCounter(sum.getRhs())) {
    return false;
  }
  shift = sum.getLhs();
  return true;
}

std::optional<RowLoop> tttc::matchRowLoop(scf::ForOp loop) {
  if (!isConstantIntValue(loop.getStep(), 1) || loop.getNumResults() != 1 ||
      !isa<RankedTensorType>(loop.getResult(0).getType())) {
    return std::nullopt;
  }
  RowLoop rows;
  rows.insert = loop.getYieldedValues()[0].getDefiningOp<tensor::InsertSliceOp>();
  if (!rows.insert || rows.insert.getDest() != loop.getRegionIterArg(0) ||
      !rows.insert.getDest().hasOneUse()) {
    return std::nullopt;
  }
  if (!matchIndex(rowIndex(rows.insert, rows.insert.getDestType()), loop, rows.shift, nullptr)) {
    return std::nullopt;
  }
  Value row = rows.insert.getSource();
  if (loop.isDefinedOutsideOfLoop(row)) {
    return rows;
  }
  rows.slice = row.getDefiningOp<tensor::ExtractSliceOp>();
  auto rowShape = [](RankedTensorType type) { return type.getShape().drop_front(); };
  bool isKnown = rows.slice && loop.isDefinedOutsideOfLoop(rows.slice.getSource()) &&
                 rowShape(rows.slice.getSourceType()) == rowShape(rows.insert.getDestType()) &&
                 matchIndex(rowIndex(rows.slice, rows.slice.getSourceType()), loop,
                            rows.sourceShift, &rows.least);
  return isKnown ? std::optional<RowLoop>(rows) : std::nullopt;
}
