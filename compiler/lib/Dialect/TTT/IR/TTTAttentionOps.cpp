//===- TTTAttentionOps.cpp - Stored rows and attention -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TTTAttentionOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

using namespace mlir;
using namespace mlir::ttt;

/// Returns true for tensors with a dynamic first axis and no other dynamic axis.
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
  if (!isStream(getType())) {
    return emitOpError("expected a stream, found ") << getType();
  }
  if (!isWindow(getWindow())) {
    return emitOpError("expected a window of at least one row, found ") << int64_t(*getWindow());
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

LogicalResult BandOp::verify() {
  // band-c1
  if (getType().getRank() != 2) {
    return emitOpError("expected a matrix, found ") << getType();
  }
  if (!isWindow(getWindow())) {
    return emitOpError("expected a window of at least one row, found ") << int64_t(*getWindow());
  }
  return success();
}

LogicalResult BandMatmulOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  auto start = tensorType(getStart());
  // band_matmul-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 || start.getRank() != 2 ||
      !weights.hasStaticShape() || !rows.hasStaticShape() ||
      weights.getDimSize(1) != rows.getDimSize(0) || start.getDimSize(0) != weights.getDimSize(0) ||
      start.getDimSize(1) != rows.getDimSize(1)) {
    return emitOpError("expected weights [b,c], rows [c,n] and a start [b,n], found ")
           << weights << ", " << rows << " and " << start;
  }
  // band_matmul-c2
  if (!isWindow(getWindow())) {
    return emitOpError("expected a window of at least one row, found ") << int64_t(*getWindow());
  }
  return success();
}

Linearity NoRowsOp::linearityIn(const llvm::SmallBitVector &) { return Linearity::General; }
double NoRowsOp::countFlops(FlopKind) { return 0; }

/// General: the result has other rows than the operand, which is no map of a state to itself.
Linearity AppendOp::linearityIn(const llvm::SmallBitVector &) { return Linearity::General; }
double AppendOp::countFlops(FlopKind) { return 0; }

Linearity AttendOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {getValuesMutable().getOperandNumber()});
}

/// Zero, because the number of rows is not known.
double AttendOp::countFlops(FlopKind) { return 0; }

/// Affine in the values: `rows` is linear in them, and `logs` does not depend on them.
Linearity AttentionOp::linearityIn(const llvm::SmallBitVector &operands) {
  bool isOfValues =
      linearInSum(operands, {getValuesMutable().getOperandNumber()}) == Linearity::Linear;
  return isOfValues ? Linearity::Affine : Linearity::General;
}

/// The products of a token's query with the rows of a full window. Zero without a window, where
/// their number grows with the sequence.
double AttentionOp::countFlops(FlopKind) {
  double keys = tensorType(getKeys()).getDimSize(1), values = tensorType(getValues()).getDimSize(1);
  return 2 * double(getWindow().value_or(0)) * (keys + values);
}

Linearity AttentionGradientOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {getCotangentMutable().getOperandNumber()});
}

double AttentionGradientOp::countFlops(FlopKind) {
  double keys = tensorType(getKeys()).getDimSize(1), values = tensorType(getValues()).getDimSize(1);
  return 2 * double(getWindow().value_or(0)) * (3 * keys + 2 * values);
}

Linearity StoredRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double StoredRowsOp::countFlops(FlopKind) { return 0; }

/// Linear in `input`; only the length of `like` is used.
Linearity SpreadRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return operands.test(0) ? Linearity::Linear : Linearity::Affine;
}
double SpreadRowsOp::countFlops(FlopKind) { return 0; }

Linearity BandOp::linearityIn(const llvm::SmallBitVector &) {
  return getOtherwise().isZero() ? Linearity::Linear : Linearity::Affine;
}
double BandOp::countFlops(FlopKind) { return 0; }

Linearity BandMatmulOp::linearityIn(const llvm::SmallBitVector &operands) {
  bool weights = operands.test(getWeightsMutable().getOperandNumber());
  bool rows = operands.test(getRowsMutable().getOperandNumber());
  if (weights && rows) {
    return Linearity::General;
  }
  bool start = operands.test(getStartMutable().getOperandNumber());
  return start && (weights || rows) ? Linearity::Linear : Linearity::Affine;
}

/// Counts all columns for every row.
double BandMatmulOp::countFlops(FlopKind) {
  return 2 * tensorType(getRows()).getDimSize(0) * elementsOf(getRows());
}
