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

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

#include <array>

namespace tttc {

/// A factor of a tensor: `scale * value`, a scalar per token, times a vector per token
/// along the tensor's first axis, its second, or both. A null value stands for 1.
struct Coefficient {
  mlir::Value value;
  double scale = 1;
  std::array<mlir::Value, 2> along{};
  bool isScalar() const { return !along[0] && !along[1]; }
  bool isOne() const { return !value && scale == 1 && isScalar(); }
};

/// A sum of basis tensors times coefficients. A basis tensor is a value of the
/// body: a carried argument (its value before this token), a yielded value (a
/// carried tensor after this token), a value from outside the loop, or anything
/// else that does not depend on carried tensors (a token's own term).
using LinearForm = llvm::MapVector<mlir::Value, Coefficient>;

/// How a value of the body depends on the carried tensors.
enum class Dependence {
  None,   ///< not at all: a function of the token
  Linear, ///< linear in them: a state or a sum of states, updates included
  Read    ///< through a prediction: any function of products with linear values
};

/// How a carried tensor evolves.
enum class Evolution {
  /// c <- c + sum n x: a running sum. Coefficients are rank one.
  PrefixSum,
  /// c <- linear in running sums and outside values, not in c itself.
  Direct,
  /// any other linear recurrence.
  Recurrence,
};

/// The reason why a loop has no linear form, in terms of the language, and its location.
struct NotLinear {
  mlir::Location loc;
  std::string reason;
};

class InnerLoop {
public:
  /// Analyses the loop. If it is not linear, `failure()` is the reason.
  explicit InnerLoop(mlir::ttt::EachTokenOp loop);

  bool isLinear() const { return !why; }
  const NotLinear &failure() const { return *why; }

  Dependence dependence(mlir::Value value) const;
  /// The linear form of an operand: of a yielded value the value itself, of a Linear
  /// value its form, of any other value the sum of its terms.
  LinearForm formOfOperand(mlir::Value value);
  /// The linear form of a carried tensor's new value.
  const LinearForm &definition(unsigned carried) const { return definitions[carried]; }
  Evolution evolution(unsigned carried) const { return evolutions[carried]; }

  enum class Basis { Before, After, Outside, Own };
  Basis basis(mlir::Value value) const;
  /// Index of the carried tensor of a Before or After basis value.
  unsigned carriedIndex(mlir::Value value) const { return carriedOf.lookup(value); }

  /// `form` with every After value replaced by its definition.
  LinearForm expanded(const LinearForm &form);

  /// Rows of online updates that depend on carried tensors, in the body's order. Empty if
  /// gradients are taken at points that the loop does not update.
  llvm::ArrayRef<mlir::Value> unknowns() const { return unknownRows; }
  /// `value` as a coefficient, if it is a factor that does not depend on carried tensors
  /// and is a scalar, or a vector along one axis, per token. None otherwise.
  std::optional<Coefficient> factorOf(mlir::Value value);
  Coefficient multiply(Coefficient a, Coefficient b);
  Coefficient inverse(Coefficient a);
  /// `form += coefficient * other`, with the basis values of `other` unchanged.
  void addAtoms(LinearForm &form, const LinearForm &other, Coefficient coefficient);

private:
  void analyse(mlir::Operation &op);
  void analyseLinearOperand(mlir::Operation &op);
  bool analyseLinearCombination(mlir::Operation &op);
  mlir::tensor::InsertSliceOp replacedRow(mlir::Value value) const;
  bool isWindow(mlir::Value value) const;
  bool isCache(mlir::Value value) const;
  std::string describeRead(mlir::Operation &op, mlir::Value matrix) const;
  void collectUnknowns();
  void classify();
  void decompose(mlir::Value value, Coefficient coefficient, LinearForm &form);
  bool isOutside(mlir::Value value) const;
  LinearForm formOfSum(mlir::Operation *op);
  bool reachesCarried(mlir::Value value);
  void peel(mlir::Value value, Coefficient coefficient, LinearForm &form);
  void addOwn(LinearForm &form, mlir::Value term, Coefficient coefficient);
  void addTo(LinearForm &form, mlir::Value basis, Coefficient coefficient);
  void addScaled(LinearForm &form, const LinearForm &other, Coefficient coefficient);
  mlir::Value multiplyValues(mlir::Value a, mlir::Value b);
  void fail(mlir::Location loc, const llvm::Twine &reason);

  mlir::ttt::EachTokenOp loop;
  mlir::OpBuilder builder;
  std::optional<NotLinear> why;
  llvm::DenseMap<mlir::Value, Dependence> dependences;
  llvm::DenseMap<mlir::Value, LinearForm> forms;
  llvm::DenseMap<mlir::Value, unsigned> carriedOf;
  llvm::DenseSet<mlir::Value> before, after;
  std::vector<LinearForm> definitions;
  std::vector<Evolution> evolutions;
  llvm::DenseMap<mlir::Operation *, LinearForm> sums; ///< forms of additions
  llvm::DenseMap<std::pair<mlir::Value, mlir::Value>, mlir::Value> products;
  llvm::DenseMap<mlir::Value, bool> reaching; ///< results of reachesCarried
  llvm::SmallVector<mlir::Value> unknownRows;
  llvm::DenseMap<mlir::Value, mlir::Value> scaledRows; ///< from a scaled row to the row
};

} // namespace tttc

#endif // TTTC_ANALYSIS_INNERLOOP_H
