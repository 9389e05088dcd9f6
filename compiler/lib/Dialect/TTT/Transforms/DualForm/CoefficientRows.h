//===- CoefficientRows.h - Coefficients of carried tensors, all tokens --*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts linear forms to rows of coefficients: a carried tensor before or after each token, as
// a sum over the values at the start of the mini-batch and over the tokens' own terms.
// Coefficients do not depend on carried tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_COEFFICIENTROWS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_COEFFICIENTROWS_H

#include "Lifting.h"

#include <map>
#include <set>

namespace tttc {

/// `coefficient[t] * tensor`.
struct StartTerm {
  mlir::Value tensor;
  Factor coefficient;
};

/// `sum_{s <= t} row[t] column[s] x_s`, or with `dense[t,s]` instead of `row * column`.
/// With `gate` (`tensor<b x n>`), terms are also decayed by the gates between s and t,
/// and multiplied by `reader`, a factor per channel. Null values are 1.
struct OwnTerm {
  BasisTensor source;
  mlir::Value row, column;
  Factor dense;
  bool strict;
  mlir::Value gate, reader;
};

struct Terms {
  llvm::SmallVector<StartTerm> starts;
  llvm::SmallVector<OwnTerm> owns;
};

class CoefficientRows {
public:
  CoefficientRows(Lifting &lifting, RowSource &lifter) : lifting(lifting), lifter(lifter) {}

  /// The terms of a tensor of this form, for all tokens. `summedAxis`: the axis of the matrix that
  /// a product sums over; none for other uses.
  Terms termsOf(const LinearForm &form, std::optional<unsigned> summedAxis);
  /// The terms of carried tensor `index` after each token. Sets `decayAxis` to the axis along which
  /// it decays, if its own terms are gated.
  Terms termsAfter(unsigned index, std::optional<unsigned> &decayAxis);
  /// A scalar coefficient of all tokens, `tensor<b>`; null for 1.
  mlir::Value vector(const Coefficient &coefficient);

  /// The rules by which coefficients were found, for remarks.
  enum class Rule { RunningSum, Direct, Recurrence, RecurrencePerChannel };
  const std::set<Rule> &rules() const { return usedRules; }

private:
  /// A ttt.recurrence and the tensors that its coefficients multiply; a null start is unused.
  struct Recurrence {
    mlir::ttt::RecurrenceOp op; ///< null after a failure
    std::optional<unsigned> axis;
    llvm::SmallVector<mlir::Value> starts;
    llvm::SmallVector<BasisTensor> sources;
  };
  /// A carried matrix with the update `gate * itself + own terms` and the gate along one axis.
  struct Decay {
    unsigned axis;
    mlir::Value gate, total; ///< `tensor<b x n>`; the product of the gates so far
  };

  std::optional<Decay> decayOf(unsigned carried);
  void collectDecayed(unsigned index, const Decay &decay, Coefficient coefficient, bool before,
                      Terms &terms);
  void collectCarried(unsigned index, mlir::Value coefficient, bool before, Terms &terms);
  void collectRecurrence(const Recurrence &recurrence, mlir::Value coefficient, bool before,
                         Terms &terms);
  void addStart(Terms &terms, mlir::Value tensor, Factor coefficient);
  Factor scaled(Factor factor, mlir::Value vector);
  Recurrence buildRecurrence(const LinearForm &form, std::optional<unsigned> carried);

  Lifting &lifting;
  RowSource &lifter;
  std::map<std::pair<const TokenExpr *, double>, mlir::Value> vectors;
  /// For carried tensors that are neither running sums nor direct.
  std::map<unsigned, Recurrence> recurrences;
  std::map<unsigned, std::optional<Decay>> decays;
  std::set<Rule> usedRules;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_COEFFICIENTROWS_H
