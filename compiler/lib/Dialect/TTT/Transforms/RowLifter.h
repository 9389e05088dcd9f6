//===- RowLifter.h - From one token to the rows of a mini-batch ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds, in front of a `ttt.each_token`, the matrix form of any value of its body:
// a change of types for what does not depend on carried tensors, the coefficients
// of the recurrence for what does (docs/Rationale/DualForm.md).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_ROWLIFTER_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_ROWLIFTER_H

#include "tttc/Analysis/InnerLoop.h"

#include <map>

namespace tttc {

class RowLifter {
public:
  RowLifter(mlir::ttt::EachTokenOp loop, InnerLoop &analysis, mlir::OpBuilder &builder);

  /// All rows of `value`: `tensor<b x ...>`; null after a failure.
  mlir::Value rows(mlir::Value value);
  /// Carried tensor `index` after the last token; null after a failure.
  mlir::Value last(unsigned index);

  const std::optional<NotLinear> &failure() const { return why; }

private:
  /// `scale[t] * sum_{s <= t} weights[t,s] rows[s]`; a null scale is 1.
  struct Triangle {
    mlir::Value weights, rows, scale;
    bool strict;
  };
  /// A value as a sum whose triangles wait for others with the same rows.
  struct Sum {
    mlir::Value base;
    llvm::SmallVector<Triangle> triangles;
  };
  /// `coefficient[t] * tensor`.
  struct StartTerm {
    mlir::Value tensor, coefficient;
  };
  /// `sum_{s <= t} row[t] column[s] x_s`, or `dense[t,s]` for `row * column`.
  struct OwnTerm {
    mlir::Value source, row, column, dense;
    bool strict;
  };
  struct Terms {
    llvm::SmallVector<StartTerm> starts;
    llvm::SmallVector<OwnTerm> owns;
  };

  /// What the columns of a ttt.recurrence stand for.
  struct Recurrence {
    mlir::ttt::RecurrenceOp op; ///< null after a failure
    llvm::SmallVector<mlir::Value> starts, sources;
  };

  // Lifting (RowLifter.cpp).
  mlir::Value lift(mlir::Value value);
  Sum liftSum(mlir::Value value);
  mlir::Value liftOp(mlir::Operation *op);
  mlir::Value liftContract(mlir::ttt::ContractOp op);
  mlir::Value liftTable(mlir::Operation *op, mlir::Value token, std::optional<int64_t> modulo);
  mlir::Value force(const Sum &sum);
  mlir::Value broadcastRows(mlir::Value value);
  bool isUniform(mlir::Value value) const { return uniform.contains(value); }
  void add(Sum &sum, mlir::Value base);
  void add(Sum &sum, Triangle triangle);
  mlir::Value fail(mlir::Location loc, const llvm::Twine &reason);

  // Carried tensors (CarriedRows.cpp).
  Terms collect(const LinearForm &form, mlir::Location loc);
  void collectCarried(unsigned index, mlir::Value coefficient, bool before, Terms &terms);
  void addStart(Terms &terms, mlir::Value tensor, mlir::Value coefficient);
  Sum predict(mlir::ttt::ContractOp product, mlir::Value state);
  Sum carriedRow(mlir::Value value);
  std::pair<mlir::Value, mlir::Value> factors(mlir::Value source);
  mlir::Value scaledColumns(mlir::Value rows, mlir::Value column);
  mlir::Value vector(Coefficient coefficient);
  mlir::Value ones();
  mlir::Value product(mlir::Value a, mlir::Value b);
  mlir::Value before(mlir::Value vector, double first);
  mlir::Value lastRow(mlir::Value rows);
  mlir::Value scaleRows(mlir::Value rows, mlir::Value vector);
  mlir::Value scaleBy(mlir::Value tensor, mlir::Value scalar);
  const Recurrence &recurrenceOf(unsigned carried);

  mlir::ttt::EachTokenOp loop;
  InnerLoop &analysis;
  mlir::OpBuilder &builder;
  int64_t size;
  mlir::FloatType element;
  std::optional<NotLinear> why;
  llvm::DenseMap<mlir::Value, mlir::Value> lifted;
  llvm::DenseMap<mlir::Value, Sum> sums;
  llvm::DenseSet<mlir::Value> uniform; ///< lifted values without a row axis
  llvm::DenseMap<std::pair<mlir::Value, mlir::Value>, mlir::Value> columns;
  std::map<std::pair<void *, double>, mlir::Value> vectors;
  /// Of carried tensors that are neither running sums nor direct.
  std::map<unsigned, Recurrence> recurrences;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_ROWLIFTER_H
