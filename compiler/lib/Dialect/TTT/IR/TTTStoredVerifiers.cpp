//===- TTTStoredVerifiers.cpp - Constraints of ops on stored rows --------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As TTTVerifiers.cpp: the numbers are those of TTTOps.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace mlir::ttt;

/// Rows of one kind whose number is not known.
static bool isStream(RankedTensorType type) {
  return type.getRank() > 0 && type.isDynamicDim(0) && type.getNumDynamicDims() == 1;
}

static bool isMatrixStream(RankedTensorType type) { return isStream(type) && type.getRank() == 2; }

static bool isWindow(std::optional<int64_t> window) { return !window || *window > 0; }

LogicalResult NoRowsOp::verify() {
  // no_rows-c1
  if (!isStream(getType())) {
    return emitOpError("expected a first axis without fixed length and no other such axis, found ")
           << getType();
  }
  return success();
}

LogicalResult AppendOp::verify() {
  auto rows = tensorType(getRows()), row = tensorType(getRow());
  // append-c1
  if (!isStream(rows) || row.getShape() != rows.getShape().drop_front() ||
      row.getElementType() != rows.getElementType()) {
    return emitOpError("expected a row of ") << rows << ", found " << row;
  }
  if (!isWindow(getWindow())) {
    return emitOpError("expected a window of at least one row, found ") << *getWindow();
  }
  return success();
}

LogicalResult AttendOp::verify() {
  auto query = tensorType(getQuery()), keys = tensorType(getKeys()),
       values = tensorType(getValues()), result = tensorType(getResult());
  // attend-c1
  if (!isMatrixStream(keys) || !isMatrixStream(values) || query.getRank() != 1 ||
      query.getDimSize(0) != keys.getDimSize(1) ||
      result != RankedTensorType::get({values.getDimSize(1)}, values.getElementType())) {
    return emitOpError("expected a query [n], keys [?,n], values [?,m] and a result [m], found ")
           << query << ", " << keys << ", " << values << " and " << result;
  }
  return success();
}

template <typename OpTy> static LogicalResult verifyAttention(OpTy op) {
  auto queries = tensorType(op.getQueries()), keys = tensorType(op.getKeys()),
       values = tensorType(op.getValues()), rows = tensorType(op.getRows()),
       logs = tensorType(op.getLogs());
  // attention-c1, attention_gradient-c1
  if (!isMatrixStream(keys) || queries != keys || !isMatrixStream(values) || rows != values ||
      logs != RankedTensorType::get({ShapedType::kDynamic}, values.getElementType())) {
    return op.emitOpError("expected queries and keys [?,n], values and rows [?,m] and logs [?], "
                          "found ")
           << queries << ", " << keys << ", " << values << ", " << rows << " and " << logs;
  }
  // attention-c2
  if (!isWindow(op.getWindow())) {
    return op.emitOpError("expected a window of at least one row, found ") << *op.getWindow();
  }
  return success();
}

LogicalResult AttentionOp::verify() { return verifyAttention(*this); }

LogicalResult AttentionGradientOp::verify() { return verifyAttention(*this); }

LogicalResult StoredRowsOp::verify() {
  // stored_rows-c1
  if (!isStream(getType()) || !isWindow(getWindow())) {
    return emitOpError("expected a stream and a window of at least one row, found ") << getType();
  }
  return success();
}

LogicalResult SpreadRowsOp::verify() {
  // spread_rows-c1
  if (!isStream(getType())) {
    return emitOpError("expected a stream, found ") << getType();
  }
  return success();
}

LogicalResult ReduceMaxOp::verify() {
  auto input = tensorType(getInput()), result = tensorType(getResult());
  // reduce_max-c1
  if (input.getRank() == 0 || result.getShape() != input.getShape().drop_back() ||
      result.getElementType() != input.getElementType()) {
    return emitOpError("expected ") << input << " without its last axis, found " << result;
  }
  return success();
}

LogicalResult BandOp::verify() {
  // band-c1
  if (getType().getRank() != 2) {
    return emitOpError("expected a matrix, found ") << getType();
  }
  return success();
}

LogicalResult BandMatmulOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  // band_matmul-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 ||
      weights.getDimSize(0) != weights.getDimSize(1) ||
      weights.getDimSize(1) != rows.getDimSize(0)) {
    return emitOpError("expected weights [b,b] and rows [b,n], found ")
           << weights << " and " << rows;
  }
  return success();
}
