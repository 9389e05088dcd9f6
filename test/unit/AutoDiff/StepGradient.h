//===- StepGradient.h - The gradient of a mini-batch's step -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the matrix form of a layer, whose steps contain the inner gradients, and
// differentiates one step again: from cotangents of the values it yields to those of its
// tokens, of the states it starts from and of the layer's params.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_STEPGRADIENT_H
#define TTTC_TEST_UNIT_AUTODIFF_STEPGRADIENT_H

#include "tttc/DSL/Sema.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace tttc::test {

struct StepGradient {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< holds one function, the gradient
  /// Names of its arguments: `q`, `W1`, `gamma`, then `d_out`, `d_W1_final`; of its results:
  /// `d_q`, `d_W1`, `d_gamma`. Tokens and `out` are the rows of one mini-batch.
  std::vector<std::string> arguments, results;
  std::vector<std::string> tokens, states, params;

  mlir::func::FuncOp func() { return *module->getOps<mlir::func::FuncOp>().begin(); }
};

/// Returns the gradient of a step of `count` tokens. The module is null, with a failed expectation,
/// if the layer has no matrix form with one loop over mini-batches or an op of the
/// step has no derivative.
StepGradient differentiateStep(mlir::MLIRContext &context, const dsl::Source &source,
                               const dsl::Layer &layer, const dsl::DimEnv &dims, int64_t count);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_STEPGRADIENT_H
