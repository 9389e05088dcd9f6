//===- RowLifter.h - From one token to the rows of a mini-batch ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds, in front of a `ttt.each_token`, the matrix form of any value of its body:
// by a change of types for values that do not depend on carried tensors, by the
// coefficients of the recurrence for values that do, and by a triangular system for
// the rows of updates that read the state they update (docs/Rationale/DualForm.md).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H

#include "CarriedRows.h"
#include "CoefficientRows.h"
#include "Lifting.h"
#include "RowSum.h"
#include "UnknownRows.h"

namespace tttc {

class RowLifter : public RowSource {
public:
  /// `mostCoupled`: limit of the tensors that enter one recurrence.
  RowLifter(mlir::ttt::EachTokenOp loop, InnerLoop &analysis, mlir::OpBuilder &builder,
            std::optional<size_t> mostCoupled);

  /// Solves for the unknown rows of online updates. Must be called first. Returns false
  /// after a failure.
  bool solveUnknowns() { return unknowns.solve(); }
  /// All rows of `value`: `tensor<b x ...>`; null after a failure.
  mlir::Value rows(mlir::Value value) override;
  mlir::Value rows(const TokenExpr &expr) override;
  mlir::Value rows(const ScaledRow &row) override;
  /// Carried tensor `index` after the last token; null after a failure.
  mlir::Value last(unsigned index) { return carried.last(index); }

  const std::optional<NotLinear> &failure() const { return lifting.why; }
  /// The rules by which coefficients were found, for remarks.
  const std::set<CoefficientRows::Rule> &rules() const { return coefficients.rules(); }

private:
  mlir::Value lift(mlir::Value value);
  mlir::Value lift(const TokenExpr &expr);
  mlir::Value liftExpr(const TokenExpr &expr, llvm::ArrayRef<mlir::Value> operands);
  RowSum liftSum(mlir::Value value);
  mlir::Value liftOp(mlir::Operation *op);
  mlir::Value liftTable(mlir::Operation *op, mlir::Value token, std::optional<int64_t> modulo);
  bool isUniform(mlir::Value value) const { return known.uniform.contains(value); }

  Lifting lifting;
  LiftedValues known;
  llvm::DenseSet<mlir::Value> open; ///< values whose lifting has begun
  CoefficientRows coefficients;
  UnknownRows unknowns;
  CarriedRows carried;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H
