//===- Evaluate.h - Evaluator of straight-line IR ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per op of the matrix form, written from its definition in TTTOps.td
// and in float64. Derivatives are checked against it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
#define TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace tttc::test {

/// Row-major; booleans are 1 and 0, an index is a tensor of rank 0.
struct Tensor {
  std::vector<int64_t> shape;
  std::vector<double> data;
};

using Environment = llvm::DenseMap<mlir::Value, Tensor>;

Tensor filledTensor(llvm::ArrayRef<int64_t> shape, double value);

/// Evaluates the ops of `block`, except its terminator. `values` holds the values that the block
/// uses from outside; every result is added. Fails with an error on an op that is not supported.
mlir::LogicalResult evaluate(mlir::Block &block, Environment &values);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
