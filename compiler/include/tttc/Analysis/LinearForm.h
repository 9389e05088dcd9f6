//===- LinearForm.h - Values as sums over a basis --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The decomposition of values of a `ttt.each_token` into sums of basis tensors times
// coefficients (docs/Rationale/DualForm.md). A caller walks the body in order and
// says of each value how it depends on the carried tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_LINEARFORM_H
#define TTTC_ANALYSIS_LINEARFORM_H

#include "tttc/Analysis/Coefficient.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace tttc {

/// How a value of the body depends on the carried tensors.
enum class Dependence {
  None,   ///< not at all: a function of the token
  Linear, ///< linear in them: a state or a sum of states, updates included
  Read    ///< through a prediction: any function of products with linear values
};

/// The reason why a loop has no linear form, in terms of the language, and its location.
struct NotLinear {
  mlir::Location loc;
  std::string reason;
};

class LinearForms {
public:
  /// Where a basis tensor comes from.
  enum class Basis {
    Before,  ///< a carried argument: the tensor before this token
    After,   ///< a yielded value: a carried tensor after this token
    Outside, ///< a value from outside the loop
    Own      ///< a token's own term, which depends on no carried tensor but by predictions
  };

  /// The carried arguments are known to be linear, each its own form.
  explicit LinearForms(mlir::ttt::EachTokenOp loop);

  /// Why a value that was asked for has no form, unless all had one.
  const std::optional<NotLinear> &failure() const { return why; }
  /// Only the first failure is kept.
  void fail(mlir::Location loc, const llvm::Twine &reason);

  Dependence dependence(mlir::Value value) const;
  void setRead(mlir::Value value) { dependences[value] = Dependence::Read; }
  void setLinear(mlir::Value value, LinearForm form);
  /// The form of a Linear value. Null for others.
  const LinearForm *formOf(mlir::Value value) const;

  Basis basis(mlir::Value value) const;
  /// Index of the carried tensor of a Before or After basis value.
  unsigned carriedIndex(mlir::Value value) const { return carriedOf.lookup(value); }
  /// `value`, yielded as carried tensor `index`, is a basis value of later forms. Returns false if
  /// it is one already.
  bool addAfter(mlir::Value value, unsigned index);
  /// Returns true if `value` was an After value.
  bool removeAfter(mlir::Value value) { return after.erase(value); }

  /// Adds a value that may depend on carried tensors in any way, decomposed by sums and factors
  /// into linear values and the tokens' own terms.
  void decompose(mlir::Value value, Coefficient coefficient, LinearForm &form);
  /// The form of one value: of an After value the value itself.
  LinearForm formOfOperand(mlir::Value value);
  /// `value` as a coefficient, if it is a factor that does not depend on carried tensors
  /// and is a scalar, or a vector along one axis, per token. None otherwise.
  std::optional<Coefficient> factorOf(mlir::Value value);
  /// Adds the coefficient of one basis tensor; fails if the sum is not a coefficient.
  void addTo(LinearForm &form, mlir::Value basis, Coefficient coefficient);
  /// `form += coefficient * other`, with vectors multiplied into the tokens' own terms.
  void addScaled(LinearForm &form, const LinearForm &other, Coefficient coefficient);
  /// `form += coefficient * other`, with the basis values of `other` unchanged.
  void addAtoms(LinearForm &form, const LinearForm &other, Coefficient coefficient);

  /// The row that a scaled row was built from; another row itself.
  mlir::Value unscaled(mlir::Value row) const { return scaledRows.lookup_or(row, row); }
  /// Calls `visit` with the form of each Linear value.
  void forEach(llvm::function_ref<void(const LinearForm &)> visit) const;
  CoefficientBuilder &coefficients() { return builder; }

private:
  void peel(mlir::Value value, Coefficient coefficient, LinearForm &form);
  void addOwn(LinearForm &form, mlir::Value term, Coefficient coefficient);
  LinearForm formOfSum(mlir::Operation *op);
  bool reachesCarried(mlir::Value value);

  mlir::ttt::EachTokenOp loop;
  CoefficientBuilder builder;
  std::optional<NotLinear> why;
  llvm::DenseMap<mlir::Value, Dependence> dependences;
  llvm::DenseMap<mlir::Value, LinearForm> forms; ///< of Linear values
  llvm::DenseMap<mlir::Value, unsigned> carriedOf;
  llvm::DenseSet<mlir::Value> after;
  llvm::DenseMap<mlir::Operation *, LinearForm> sums;  ///< forms of additions
  llvm::DenseMap<mlir::Value, bool> reaching;          ///< results of reachesCarried
  llvm::DenseMap<mlir::Value, mlir::Value> scaledRows; ///< from a scaled row to the row
};

} // namespace tttc

#endif // TTTC_ANALYSIS_LINEARFORM_H
