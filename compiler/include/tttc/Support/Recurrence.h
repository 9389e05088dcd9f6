//===- Recurrence.h - The verifier of linear recurrences --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `ttt.recurrence` and `tile.recurrence` have the same attributes, operands and results.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_RECURRENCE_H
#define TTTC_SUPPORT_RECURRENCE_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/SmallSet.h"

namespace tttc {

/// Checks that each operand has a pair (i, j) of `list` with i < rows and j < columns, given once.
template <typename OpTy>
mlir::LogicalResult verifyPairs(OpTy op, llvm::ArrayRef<int64_t> list, size_t operands,
                                int64_t rows, int64_t columns, llvm::StringRef what) {
  if (list.size() != 2 * operands) {
    return op.emitOpError("expected a pair of numbers per ") << what << " operand";
  }
  llvm::SmallSet<std::pair<int64_t, int64_t>, 8> seen;
  for (size_t i = 0; i < list.size(); i += 2) {
    if (list[i] < 0 || list[i] >= rows || list[i + 1] < 0 || list[i + 1] >= columns ||
        !seen.insert({list[i], list[i + 1]}).second) {
      return op.emitOpError() << what << " pair (" << list[i] << ", " << list[i + 1]
                              << ") is out of range or given twice";
    }
  }
  return mlir::success();
}

/// Checks the constraints recurrence-c1 .. recurrence-c3.
template <typename OpTy> mlir::LogicalResult verifyRecurrence(OpTy op) {
  int64_t n = op.getCarried(), m = op.getSources();
  uint64_t results = op->getNumResults();
  if (failed(verifyPairs(op, op.getTransitions(), op.getGates().size(), n, n, "transition")) ||
      failed(verifyPairs(op, op.getInputs(), op.getRates().size(), n, m, "input"))) {
    return mlir::failure();
  }
  if (op->getNumOperands() == 0) {
    return op.emitOpError("expected at least one gate");
  }
  // Neither may be greater than the number of results, as a negative one is without its sign: no
  // product overflows.
  uint64_t starts = n, sources = m;
  if (starts > results || sources > results || starts * (starts + sources) != results) {
    return op.emitOpError("expected results for ")
           << n << " carried tensors and " << m << " sources, found " << results;
  }
  auto gate = mlir::cast<mlir::RankedTensorType>(op->getOperand(0).getType());
  bool isGate = gate.getRank() >= 1 && gate.getRank() <= 2 && gate.hasStaticShape() &&
                mlir::isa<mlir::FloatType>(gate.getElementType());
  // Layouts may differ.
  bool areLikeIt = llvm::all_of(op->getOperandTypes(), [&](mlir::Type type) {
    auto other = mlir::cast<mlir::RankedTensorType>(type);
    return other.getShape() == gate.getShape() && other.getElementType() == gate.getElementType();
  });
  if (!isGate || !areLikeIt) {
    return op.emitOpError("expected gates of one static type, [b] or [b, n], found ") << gate;
  }
  for (auto [i, type] : llvm::enumerate(op->getResultTypes())) {
    llvm::SmallVector<int64_t> shape(gate.getShape());
    if (i >= starts * starts) {
      shape.insert(shape.begin(), gate.getDimSize(0));
    }
    auto expected = mlir::RankedTensorType::get(shape, gate.getElementType());
    auto found = mlir::cast<mlir::RankedTensorType>(type);
    if (found.getShape() != expected.getShape() ||
        found.getElementType() != expected.getElementType()) {
      return op.emitOpError("result ") << i << " has type " << expected << ", found " << found;
    }
  }
  return mlir::success();
}

} // namespace tttc

#endif // TTTC_SUPPORT_RECURRENCE_H
