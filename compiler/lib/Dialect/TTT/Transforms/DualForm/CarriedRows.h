//===- CarriedRows.h - Carried tensors in matrix form ---------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrix ops built from coefficients (CoefficientRows.h): predictions with a carried matrix,
// carried rows as values, and the carried tensors after the last token.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_CARRIEDROWS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_CARRIEDROWS_H

#include "CoefficientRows.h"
#include "RowSum.h"
#include "UnknownRows.h"

namespace tttc {

class CarriedRows {
public:
  CarriedRows(Lifting &lifting, RowSource &lifter, CoefficientRows &coefficients,
              UnknownRows &unknowns)
      : lifting(lifting), lifter(lifter), coefficients(coefficients), unknowns(unknowns) {}

  /// A product of a row with `state`, which is linear in carried tensors.
  RowSum predict(mlir::ttt::ContractOp product, mlir::Value state);
  /// A row that is linear in carried tensors, as a value.
  RowSum carriedRow(mlir::Value value);
  /// Carried tensor `index` after the last token; null after a failure.
  mlir::Value last(unsigned index);

private:
  void addPredicted(RowSum &sum, const OwnTerm &term, mlir::Value prediction, mlir::Value X,
                    bool overRows);
  void addZeros(RowSum &sum, mlir::Value value);
  bool checkOuterProduct(const BasisTensor &source);
  mlir::Value scaledColumns(mlir::Value rows, mlir::Value column);
  mlir::Value lastChange(const OwnTerm &term, mlir::RankedTensorType type,
                         std::optional<unsigned> decayAxis);

  Lifting &lifting;
  RowSource &lifter;
  CoefficientRows &coefficients;
  UnknownRows &unknowns;
  llvm::DenseMap<std::pair<mlir::Value, mlir::Value>, mlir::Value> columns;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_CARRIEDROWS_H
