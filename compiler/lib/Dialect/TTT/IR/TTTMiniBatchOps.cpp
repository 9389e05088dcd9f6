//===- TTTMiniBatchOps.cpp - Rows of a mini-batch ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TTTMiniBatchOps.td. The id of a constraint precedes its check here and marks the test that
// violates it.
//
//===----------------------------------------------------------------------===//

#include "Linearities.h"

#include "tttc/Support/Recurrence.h"

using namespace mlir;
using namespace mlir::ttt;

LogicalResult TrilMatmulOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  // tril_matmul-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 || !weights.hasStaticShape() ||
      !rows.hasStaticShape() || weights.getDimSize(0) != weights.getDimSize(1) ||
      weights.getDimSize(1) != rows.getDimSize(0)) {
    return emitOpError("expected weights [b, b] and rows [b, n], found ")
           << weights << " and " << rows;
  }
  return success();
}

LogicalResult TrilSolveOp::verify() {
  auto weights = tensorType(getWeights()), rows = tensorType(getRows());
  // tril_solve-c1
  if (weights.getRank() != 2 || rows.getRank() != 2 || !weights.hasStaticShape() ||
      !rows.hasStaticShape() || weights.getDimSize(0) != weights.getDimSize(1) ||
      weights.getDimSize(1) != rows.getDimSize(0)) {
    return emitOpError("expected weights [b, b] and rows [b, n], found ")
           << weights << " and " << rows;
  }
  if (getGate() && getGate().getType() != rows) {
    return emitOpError("expected a gate of the type of the rows, ")
           << rows << ", found " << getGate().getType();
  }
  return success();
}

LogicalResult TrilOp::verify() {
  auto type = tensorType(getInput());
  // tril-c1
  if (type.getRank() < 2 || type.getDimSize(0) != type.getDimSize(1) || !type.hasStaticShape()) {
    return emitOpError("expected two first axes of one length, found ") << type;
  }
  return success();
}

// recurrence-c1 .. recurrence-c3
LogicalResult RecurrenceOp::verify() { return tttc::verifyRecurrence(*this); }

/// Leaves are so small that loops over their tokens cost less than another halving.
int64_t DecayedProductsOp::getLeafSize() {
  constexpr int64_t few = 4;
  int64_t size = tensorType(getRows()).getDimSize(0);
  while (size % 2 == 0 && size > few) {
    size /= 2;
  }
  return size;
}

LogicalResult DecayedProductsOp::verify() {
  auto rows = tensorType(getRows()), result = tensorType(getResult());
  // decayed_products-c1
  if (rows.getRank() != 2 || !rows.hasStaticShape() ||
      result !=
          RankedTensorType::get({rows.getDimSize(0), rows.getDimSize(0)}, rows.getElementType())) {
    return emitOpError("expected rows [b, n] and a result [b, b], found ")
           << rows << " and " << result;
  }
  return success();
}

LogicalResult DecayedRowsOp::verify() {
  // decayed_rows-c1
  if (tensorType(getRows()).getRank() != 2 || !tensorType(getRows()).hasStaticShape()) {
    return emitOpError("expected rows [b, n], found ") << getRows().getType();
  }
  return success();
}

/// Folds an idempotent op on the rows from its count on: if there are no such rows, or if the
/// input has been treated with the same count.
template <typename RowsOp> static OpFoldResult foldRowsPastEnd(RowsOp op, Attribute known) {
  auto count = dyn_cast_if_present<IntegerAttr>(known);
  if (count && count.getInt() == tensorType(op.getInput()).getDimSize(0)) {
    return op.getInput();
  }
  auto inner = op.getInput().template getDefiningOp<RowsOp>();
  if (inner && inner.getCount() == op.getCount()) {
    return op.getInput();
  }
  return {};
}

OpFoldResult ValidRowsOp::fold(FoldAdaptor adaptor) {
  return foldRowsPastEnd(*this, adaptor.getCount());
}

OpFoldResult PadRowsOp::fold(FoldAdaptor adaptor) {
  return foldRowsPastEnd(*this, adaptor.getCount());
}

LogicalResult ValidRowsOp::verify() {
  if (tensorType(getInput()).getRank() == 0) {
    return emitOpError("expected rows, found a scalar");
  }
  return success();
}

LogicalResult PadRowsOp::verify() {
  // pad_rows-c1
  if (tensorType(getInput()).getRank() == 0 || tensorType(getInput()).isDynamicDim(0)) {
    return emitOpError("expected rows of known number, found ") << getInput().getType();
  }
  return success();
}

LogicalResult ShiftRowsOp::verify() {
  // shift_rows-c1
  RankedTensorType rows = tensorType(getInput());
  if (rows.getRank() == 0 ||
      tensorType(getFirst()) !=
          RankedTensorType::get(rows.getShape().drop_front(), rows.getElementType())) {
    return emitOpError("expected a first row of the input's row type, found ")
           << getFirst().getType();
  }
  return success();
}

/// Operations of a full product with a square matrix of as many columns as there are rows.
static double wholeSquare(Value rows) {
  return 2 * tensorType(rows).getDimSize(0) * elementsOf(rows);
}

Linearity TrilMatmulOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInEach(operands, {0, 1});
}

double TrilMatmulOp::countFlops(FlopKind kind) {
  double rows = tensorType(getRows()).getDimSize(0);
  return kind == FlopKind::All ? (rows + 1) * elementsOf(getRows()) : wholeSquare(getRows());
}

/// Linear in the rows, but not in the weights, a matrix that is inverted.
Linearity TrilSolveOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {getRowsMutable().getOperandNumber()});
}

double TrilSolveOp::countFlops(FlopKind kind) {
  double rows = tensorType(getRows()).getDimSize(0);
  return kind == FlopKind::All ? (rows - 1 + (getGate() ? 2 : 0)) * elementsOf(getRows())
                               : wholeSquare(getRows());
}

Linearity TrilOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double TrilOp::countFlops(FlopKind) { return 0; }

Linearity RecurrenceOp::linearityIn(const llvm::SmallBitVector &) { return Linearity::General; }

/// Each row's coefficients are products of a gate with those of the row before.
double RecurrenceOp::countFlops(FlopKind kind) {
  double size = elementsOf(getOperand(0)), carried = getCarried();
  double rows = tensorType(getOperand(0)).getDimSize(0);
  return kind == FlopKind::All ? 2 * size * getGates().size() * (carried + rows * getSources()) : 0;
}

Linearity DecayedProductsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInEach(operands, {0, 1});
}

/// In a leaf one gate, one product and one addition per pair of tokens and channel; in each halving
/// two products per element of its rows and columns, and the product of the two matrices.
double DecayedProductsOp::countFlops(FlopKind kind) {
  if (kind == FlopKind::Products) {
    return wholeSquare(getRows());
  }
  double size = elementsOf(getRows());
  int64_t tokens = tensorType(getRows()).getDimSize(0);
  double total = 3 * size * getLeafSize();
  for (int64_t half = getLeafSize(); half < tokens; half *= 2) {
    total += size * (2 + half);
  }
  return total;
}

Linearity DecayedRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}

double DecayedRowsOp::countFlops(FlopKind kind) {
  return kind == FlopKind::All ? 2 * elementsOf(getRows()) : 0;
}

Linearity ValidRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double ValidRowsOp::countFlops(FlopKind) { return 0; }

Linearity PadRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0});
}
double PadRowsOp::countFlops(FlopKind) { return 0; }

Linearity ShiftRowsOp::linearityIn(const llvm::SmallBitVector &operands) {
  return linearInSum(operands, {0, 1});
}
double ShiftRowsOp::countFlops(FlopKind) { return 0; }
