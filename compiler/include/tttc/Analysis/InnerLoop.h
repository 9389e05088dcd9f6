//===- InnerLoop.h - Inner loops as linear recurrences ----------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Abstract interpretation of one `ttt.each_token`
// (docs/Rationale/DualForm.md). Every loop-carried tensor is represented by its
// coefficients over a basis of SSA values: initial values, values from outside the
// loop, and the tokens' own terms (gradients, kept in factored form). A term may
// depend on carried tensors through a prediction (an online update): then the row it
// takes from the prediction is an unknown of a linear system. The analysis rewrites
// nothing; it builds coefficients as dead code in the body.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_INNERLOOP_H
#define TTTC_ANALYSIS_INNERLOOP_H

#include "tttc/Analysis/LinearForm.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace tttc {

/// How a carried tensor evolves.
enum class Evolution {
  /// c <- c + sum n x: a running sum. Coefficients are rank one.
  PrefixSum,
  /// c <- linear in running sums and outside values, not in c itself.
  Direct,
  /// any other linear recurrence.
  Recurrence,
};

class InnerLoop {
public:
  /// Analyses the loop. If it is not linear, `failure()` is the reason.
  explicit InnerLoop(mlir::ttt::EachTokenOp loop);

  bool isLinear() const { return !forms.failure(); }
  const NotLinear &failure() const { return *forms.failure(); }

  /// Queries about one value of the body, answered by LinearForms.
  using Basis = LinearForms::Basis;
  Dependence dependence(mlir::Value value) const { return forms.dependence(value); }
  Basis basis(const BasisTensor &tensor) const { return forms.basis(tensor); }
  unsigned carriedIndex(mlir::Value value) const { return forms.carriedIndex(value); }
  LinearForm formOfOperand(mlir::Value value) { return forms.formOfOperand(value); }
  std::optional<Coefficient> factorOf(mlir::Value value) { return forms.factorOf(value); }
  Coefficient inverse(const Coefficient &a) { return forms.coefficients().inverse(a); }
  void addAtoms(LinearForm &form, const LinearForm &other, const Coefficient &coefficient) {
    forms.addAtoms(form, other, coefficient);
  }

  /// The linear form of a carried tensor's new value.
  const LinearForm &definition(unsigned carried) const { return definitions[carried]; }
  Evolution evolution(unsigned carried) const { return evolutions[carried]; }
  /// `form` with every After value replaced by its definition.
  LinearForm expanded(const LinearForm &form);

  /// Rows of online updates that depend on carried tensors, in the body's order. Empty if
  /// gradients are taken at points that the loop does not update.
  llvm::ArrayRef<ScaledRow> unknowns() const { return unknownRows; }

private:
  void analyse(mlir::Operation &op);
  void analyseLinearOperand(mlir::Operation &op);
  bool analyseLinearCombination(mlir::Operation &op);
  mlir::tensor::InsertSliceOp replacedRow(mlir::Value value) const;
  bool isWindow(mlir::Value value) const;
  bool isCache(mlir::Value value) const;
  bool isOutside(mlir::Value value) const;
  std::string describeRead(mlir::Operation &op, mlir::Value matrix) const;
  void collectUnknowns();
  void classify();

  mlir::ttt::EachTokenOp loop;
  LinearForms forms;
  std::vector<LinearForm> definitions;
  std::vector<Evolution> evolutions;
  llvm::SmallVector<ScaledRow> unknownRows;
};

} // namespace tttc

#endif // TTTC_ANALYSIS_INNERLOOP_H
