//===- Examples.h - Small functions of one op each -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Examples that test the rows of the derivative table and the op interfaces.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_EXAMPLES_H
#define TTTC_TEST_UNIT_AUTODIFF_EXAMPLES_H

#include "Evaluate.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>
#include <random>

namespace tttc::test {

/// An example of an op: see OpExample.
struct Example {
  const char *op, *arguments, *body;
  double low = -2; ///< smallest input
};

/// Those of all ops.
std::vector<Example> examples();

class ExampleTest : public testing::Test {
protected:
  ExampleTest();
  /// The body of the example's function; null after a failure.
  mlir::Block *parse(const Example &example);
  /// Returns elements in [low, 2).
  Tensor random(mlir::Type type, double low);

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::mt19937_64 engine{7};
};

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_EXAMPLES_H
