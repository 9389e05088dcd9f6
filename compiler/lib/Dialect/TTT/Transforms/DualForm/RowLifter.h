//===- RowLifter.h - From one token to the rows of a mini-batch ---*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds, in front of a `ttt.each_token`, the matrix form of any value of its body:
// a change of types for what does not depend on carried tensors, the coefficients
// of the recurrence for what does, and a triangular system for the rows of updates
// that read what they update (docs/Rationale/DualForm.md).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H

#include "tttc/Analysis/InnerLoop.h"

#include <map>
#include <set>

namespace tttc {

class RowLifter {
public:
  RowLifter(mlir::ttt::EachTokenOp loop, InnerLoop &analysis, mlir::OpBuilder &builder);

  /// Solves for the unknown rows of online updates; before anything else. Returns false
  /// after a failure.
  bool solveUnknowns();
  /// All rows of `value`: `tensor<b x ...>`; null after a failure.
  mlir::Value rows(mlir::Value value);
  /// Carried tensor `index` after the last token; null after a failure.
  mlir::Value last(unsigned index);

  const std::optional<NotLinear> &failure() const { return why; }
  /// How coefficients were found, for remarks.
  enum class Rule { RunningSum, Direct, Recurrence, RecurrencePerChannel };
  const std::set<Rule> &rules() const { return usedRules; }

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
  /// A number per token, or a vector per token along an axis of what it multiplies:
  /// `tensor<b>`, `tensor<b x n>`; of a token's own terms `tensor<b x b>`,
  /// `tensor<b x b x n>`. Null is 1.
  struct Factor {
    mlir::Value rows;
    std::optional<unsigned> axis;
  };
  /// `coefficient[t] * tensor`.
  struct StartTerm {
    mlir::Value tensor;
    Factor coefficient;
  };
  /// `sum_{s <= t} row[t] column[s] x_s`, or `dense[t,s]` for `row * column`.
  /// With `gate` (`tensor<b x n>`) decayed by it between s and t, and read through
  /// `reader`, a factor per channel; null is 1.
  struct OwnTerm {
    mlir::Value source, row, column;
    Factor dense;
    bool strict;
    mlir::Value gate, reader;
  };
  struct Terms {
    llvm::SmallVector<StartTerm> starts;
    llvm::SmallVector<OwnTerm> owns;
  };

  /// What the columns of a ttt.recurrence stand for; a null start is none.
  struct Recurrence {
    mlir::ttt::RecurrenceOp op; ///< null after a failure
    std::optional<unsigned> axis;
    llvm::SmallVector<mlir::Value> starts, sources;
  };

  /// A carried matrix that is `gate * itself + own terms`, the gate along one axis.
  struct Decay {
    unsigned axis;
    mlir::Value gate, total; ///< `tensor<b x n>`; the product of the gates so far
  };

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

  // Lifting (RowLifter.cpp).
  mlir::Value lift(mlir::Value value);
  Sum liftSum(mlir::Value value);
  mlir::Value liftOp(mlir::Operation *op);
  mlir::Value liftTable(mlir::Operation *op, mlir::Value token, std::optional<int64_t> modulo);
  mlir::Value force(const Sum &sum);
  mlir::Value broadcastRows(mlir::Value value);
  bool isUniform(mlir::Value value) const { return uniform.contains(value); }
  void add(Sum &sum, mlir::Value base);
  void add(Sum &sum, Triangle triangle);
  bool isCarriedMatrix(mlir::Value value) const {
    return analysis.dependence(value) == Dependence::Linear &&
           mlir::ttt::tensorType(value).getRank() == 2;
  }
  mlir::Value fail(mlir::Location loc, const llvm::Twine &reason);

  // Coefficients of carried tensors (Coefficients.cpp).
  Terms collect(const LinearForm &form, std::optional<unsigned> summedAxis);
  std::optional<Decay> decayOf(unsigned carried);
  void collectDecayed(unsigned index, const Decay &decay, Coefficient coefficient, bool before,
                      Terms &terms);
  void collectCarried(unsigned index, mlir::Value coefficient, bool before, Terms &terms);
  void collectRecurrence(const Recurrence &recurrence, mlir::Value coefficient, bool before,
                         Terms &terms);
  void addStart(Terms &terms, mlir::Value tensor, Factor coefficient);
  mlir::Value vector(Coefficient coefficient);
  mlir::Value ones();
  mlir::Value product(mlir::Value a, mlir::Value b);
  Factor scaled(Factor factor, mlir::Value vector);
  mlir::Value before(mlir::Value vector, double first);
  Recurrence buildRecurrence(const LinearForm &form, std::optional<unsigned> carried);

  // Carried tensors in use (CarriedRows.cpp).
  Sum predict(mlir::ttt::ContractOp product, mlir::Value state);
  void addPredicted(Sum &sum, const OwnTerm &term, mlir::Value prediction, mlir::Value X,
                    bool overRows);
  Sum carriedRow(mlir::Value value);
  void addZeros(Sum &sum, mlir::Value value);
  std::pair<mlir::Value, mlir::Value> outerFactors(mlir::Value source);
  mlir::Value scaledColumns(mlir::Value rows, mlir::Value column);
  mlir::Value lastRow(mlir::Value rows);
  mlir::Value scaleRows(mlir::Value rows, mlir::Value vector);
  mlir::Value scaleAlong(mlir::Value tensor, Factor factor);
  mlir::Value lastChange(const OwnTerm &term, mlir::RankedTensorType type,
                         std::optional<unsigned> decayAxis);

  // Online updates (OnlineRows.cpp).
  mlir::Value outsideProduct(mlir::Value value);
  bool findAtoms(mlir::Value value, LinearForm &atoms);
  bool isUnsolved(mlir::Value value) const { return unsolved.contains(value); }
  void couple(const OwnTerm &term, mlir::Value prediction, mlir::Value unknown,
              mlir::Value weights);
  bool liftConstants(llvm::ArrayRef<unsigned> members, llvm::MutableArrayRef<Equation> equations);
  bool writeEquation(mlir::Value unknown, const LinearForm &atoms, Equation &equation);
  bool solveTogether(llvm::ArrayRef<unsigned> members, llvm::ArrayRef<Equation> equations);

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
  std::set<Rule> usedRules;
  std::map<unsigned, std::optional<Decay>> decays;
  llvm::DenseMap<mlir::Value, unsigned> unsolved;  ///< unknown rows and their numbers
  llvm::DenseMap<mlir::Value, LinearForm> atomsOf; ///< of sums that findAtoms has seen
  /// While equations are written: of each prediction, what multiplies unknowns.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Coupling>> couplings;
};

} // namespace tttc

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_DUALFORM_ROWLIFTER_H
