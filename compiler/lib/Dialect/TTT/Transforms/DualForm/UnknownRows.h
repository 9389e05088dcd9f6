//===- UnknownRows.h - Updates that read their own state ------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row that an update takes from a prediction (an online update) is an unknown. If it is affine in
// its predictions, with one factor per token or one per token and channel, then the unknowns of a
// mini-batch solve a triangular system: a prediction is a sum of a term of the state at the start
// of the mini-batch and of terms of the unknowns of earlier tokens. Several updates per token are
// several rows of the system, in their order. The system is the UT transform of the chunkwise delta
// rule (arXiv 2406.06484, section 3.2), generalised to any affine update.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_UNKNOWNROWS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_UNKNOWNROWS_H

#include "CoefficientRows.h"
#include "RowSum.h"

namespace tttc {

class UnknownRows {
public:
  UnknownRows(Lifting &lifting, RowSource &lifter, CoefficientRows &coefficients,
              LiftedValues &known)
      : lifting(lifting), lifter(lifter), coefficients(coefficients), known(known) {}

  /// Solves for the unknown rows and adds them to `known`, before anything else is lifted. Returns
  /// false after a failure.
  bool solve();

  /// Returns true if the rows of `row` are unknowns that have not been solved for yet.
  bool isUnsolved(const ScaledRow &row) const { return unsolved.contains(row); }
  /// Records a part of a prediction that multiplies an unknown.
  void couple(const OwnTerm &term, mlir::Value prediction, const ScaledRow &unknown,
              mlir::Value weights);

private:
  /// `sum_s weights[t,s] unknown_s`, a part of a prediction.
  struct Coupling {
    unsigned unknown;
    mlir::Value weights;
    bool strict;
  };
  /// Row `t` of an unknown: `constant + gate * sum over couplings`.
  struct Equation {
    mlir::Value constant, gate;
    llvm::SmallVector<Coupling> couplings;
  };

  mlir::Value outsideProduct(mlir::Value value);
  bool findAtoms(mlir::Value value, LinearForm &atoms);
  bool findAtoms(const ScaledRow &row, LinearForm &atoms);
  bool liftConstants(llvm::ArrayRef<unsigned> members, llvm::MutableArrayRef<Equation> equations);
  bool writeEquation(const ScaledRow &unknown, const LinearForm &atoms, Equation &equation);
  bool solveTogether(llvm::ArrayRef<unsigned> members, llvm::ArrayRef<Equation> equations);

  Lifting &lifting;
  RowSource &lifter;
  CoefficientRows &coefficients;
  LiftedValues &known;
  llvm::DenseMap<ScaledRow, unsigned> unsolved;    ///< unknown rows and their numbers
  llvm::DenseMap<mlir::Value, LinearForm> atomsOf; ///< results of findAtoms for sums
  /// For each prediction, its parts that multiply unknowns.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Coupling>> couplings;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_UNKNOWNROWS_H
