//===- Coefficient.h - Factors of a tensor ---------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The factors that a dual form keeps apart from what they multiply: numbers, scalars
// per token and vectors per token along one axis (docs/Rationale/DualForm.md).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_COEFFICIENT_H
#define TTTC_ANALYSIS_COEFFICIENT_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

#include <array>
#include <optional>

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

/// The arithmetic of coefficients. It creates ops at one place, the end of a loop's body, for
/// scalars and vectors; numbers are multiplied at once.
class CoefficientBuilder {
public:
  /// `builder` stays at the place where ops are created.
  explicit CoefficientBuilder(mlir::OpBuilder builder) : builder(builder) {}

  mlir::Value multiply(mlir::Value a, mlir::Value b);
  Coefficient multiply(Coefficient a, Coefficient b);
  Coefficient inverse(Coefficient a);
  /// The sum of two coefficients of `basis`. None if it varies along both axes: then it is not a
  /// product of two vectors.
  std::optional<Coefficient> add(mlir::Value basis, Coefficient a, Coefficient b);
  /// The product of `column` and `row`, a matrix.
  mlir::Value outerProduct(mlir::Location loc, mlir::Value column, mlir::Value row);

private:
  mlir::Value scalar(mlir::Value basis, Coefficient a);

  mlir::OpBuilder builder;
  llvm::DenseMap<std::pair<mlir::Value, mlir::Value>, mlir::Value> products;
};

} // namespace tttc

#endif // TTTC_ANALYSIS_COEFFICIENT_H
