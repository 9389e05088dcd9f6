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

#include "llvm/ADT/MapVector.h"

namespace tttc {

/// A row of a token times a vector of the token; a null vector is 1.
struct ScaledRow {
  mlir::Value row;
  const TokenExpr *along = nullptr;

  bool operator==(const ScaledRow &other) const { return row == other.row && along == other.along; }
};

/// A basis tensor of linear forms: a value of the body, or a token's own term that is given by its
/// factors, `outer(column, row)` or a row alone.
struct BasisTensor {
  mlir::Value value;     ///< null for a term given by its factors
  ScaledRow column, row; ///< null rows are absent

  BasisTensor(mlir::Value value) : value(value) {}
  BasisTensor(ScaledRow row) : row(row) {}
  BasisTensor(ScaledRow column, ScaledRow row) : column(column), row(row) {}

  bool isOuterProduct() const { return bool(column.row); }
  bool operator==(const BasisTensor &other) const {
    return value == other.value && column == other.column && row == other.row;
  }
  mlir::Location getLoc() const { return value ? value.getLoc() : row.row.getLoc(); }
};

} // namespace tttc

namespace llvm {
template <> struct DenseMapInfo<tttc::ScaledRow> {
  using Values = DenseMapInfo<mlir::Value>;
  static tttc::ScaledRow getEmptyKey() { return {Values::getEmptyKey()}; }
  static tttc::ScaledRow getTombstoneKey() { return {Values::getTombstoneKey()}; }
  static unsigned getHashValue(const tttc::ScaledRow &row) {
    return hash_combine(hash_value(row.row), row.along);
  }
  static bool isEqual(const tttc::ScaledRow &a, const tttc::ScaledRow &b) { return a == b; }
};

template <> struct DenseMapInfo<tttc::BasisTensor> {
  using Values = DenseMapInfo<mlir::Value>;
  using Rows = DenseMapInfo<tttc::ScaledRow>;
  static tttc::BasisTensor getEmptyKey() { return Values::getEmptyKey(); }
  static tttc::BasisTensor getTombstoneKey() { return Values::getTombstoneKey(); }
  static unsigned getHashValue(const tttc::BasisTensor &basis) {
    return hash_combine(hash_value(basis.value), Rows::getHashValue(basis.column),
                        Rows::getHashValue(basis.row));
  }
  static bool isEqual(const tttc::BasisTensor &a, const tttc::BasisTensor &b) { return a == b; }
};
} // namespace llvm

namespace tttc {

/// A sum of basis tensors times coefficients. A basis tensor is a carried argument (a carried
/// tensor before this token), a yielded value (a carried tensor after this token), a value from
/// outside the loop, or anything else that does not depend on carried tensors (a token's own term).
using LinearForm = llvm::MapVector<BasisTensor, Coefficient>;

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
  Basis basis(const BasisTensor &tensor) const {
    return tensor.value ? basis(tensor.value) : Basis::Own;
  }
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
  void addTo(LinearForm &form, const BasisTensor &basis, const Coefficient &coefficient);
  /// `form += coefficient * other`, with vectors multiplied into the tokens' own terms.
  void addScaled(LinearForm &form, const LinearForm &other, const Coefficient &coefficient);
  /// `form += coefficient * other`, with the basis tensors of `other` unchanged.
  void addAtoms(LinearForm &form, const LinearForm &other, const Coefficient &coefficient);
  /// A token's own term `value` by its factors, without their constants, which are multiplied into
  /// `scale`: in a coefficient they cost nothing, and may cancel.
  BasisTensor ownTerm(mlir::Value value, double &scale) const;

  /// Calls `visit` with the form of each Linear value, in the order of the body.
  void forEach(llvm::function_ref<void(const LinearForm &)> visit) const;
  CoefficientContext &coefficients() { return context; }

private:
  void peel(mlir::Value value, Coefficient coefficient, LinearForm &form);
  void addOwn(LinearForm &form, mlir::Value term, const Coefficient &coefficient);
  void addOwnTerm(LinearForm &form, BasisTensor term, const Coefficient &coefficient);
  LinearForm formOfSum(mlir::Operation *op);
  bool reachesCarried(mlir::Value value);

  mlir::ttt::EachTokenOp loop;
  CoefficientContext context;
  std::optional<NotLinear> why;
  llvm::DenseMap<mlir::Value, Dependence> dependences;
  llvm::MapVector<mlir::Value, LinearForm> forms; ///< of Linear values
  llvm::DenseMap<mlir::Value, unsigned> carriedOf;
  llvm::DenseSet<mlir::Value> after;
  llvm::DenseMap<mlir::Operation *, LinearForm> sums; ///< forms of additions
  llvm::DenseMap<mlir::Value, bool> reaching;         ///< results of reachesCarried
};

} // namespace tttc

#endif // TTTC_ANALYSIS_LINEARFORM_H
