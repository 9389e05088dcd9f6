//===- Evaluate.h - Runs straight-line IR on numbers --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per op of the matrix form, written from its definition in TTTOps.td
// and in float64: what the derivatives are measured with.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
#define TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace tttc::test {

/// Row-major; truth values are 1 and 0, an index is a tensor of no axes.
struct Tensor {
  std::vector<int64_t> shape;
  std::vector<double> data;
};

using Environment = llvm::DenseMap<mlir::Value, Tensor>;

Tensor filledTensor(llvm::ArrayRef<int64_t> shape, double value);

/// Runs the ops of `block`, its terminator aside; `values` holds what the block takes
/// from outside and then every result. Fails with an error at an op it does not know.
mlir::LogicalResult evaluate(mlir::Block &block, Environment &values);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
