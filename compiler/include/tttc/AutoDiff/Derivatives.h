//===- Derivatives.h - The table of derivative rules ------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per op: the formula of its vector-Jacobian product and the code that
// builds it. The same table derives the inner gradient of a learner and, applied
// to the matrix form, gradients of the whole step. A row only builds ops that have
// rows themselves, so derivatives of any order can be taken.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_DERIVATIVES_H
#define TTTC_AUTODIFF_DERIVATIVES_H

#include "mlir/IR/Builders.h"

namespace tttc {

/// Builds the cotangent of operand `index` of `op`, given that of its result.
using DerivativeBuilder = mlir::Value (*)(mlir::OpBuilder &builder, mlir::Operation *op,
                                          unsigned index, mlir::Value cotangent);

struct DerivativeRule {
  llvm::StringLiteral op;      ///< operation name, `arith.mulf`
  llvm::StringLiteral formula; ///< `dx = d * y` for `out = f(x, y)`; cotangent written d
  DerivativeBuilder build;
};

/// All rows, in the order of the documentation.
llvm::ArrayRef<DerivativeRule> derivativeRules();

/// The row of an operation; null if it has none.
const DerivativeRule *lookupDerivative(mlir::Operation *op);

/// Returns true for ops whose results have zero derivative: constants, empty tensors,
/// positions, `math.floor`, and ops without floating-point results.
bool hasZeroDerivative(mlir::Operation *op);

} // namespace tttc

#endif // TTTC_AUTODIFF_DERIVATIVES_H
