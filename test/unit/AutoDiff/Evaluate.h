//===- Evaluate.h - Evaluator of straight-line IR ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of ops in float64, by their definitions. Derivatives are checked against them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
#define TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <functional>
#include <vector>

namespace tttc::test {

/// Row-major; booleans are 1 and 0, an index is a tensor of rank 0.
struct Tensor {
  std::vector<int64_t> shape;
  std::vector<double> data;

  double &at(llvm::ArrayRef<int64_t> index);
  double at(llvm::ArrayRef<int64_t> index) const;
};

using Environment = llvm::DenseMap<mlir::Value, Tensor>;
using Index = llvm::SmallVector<int64_t>;

Tensor filledTensor(llvm::ArrayRef<int64_t> shape, double value);
/// Calls `visit` with every index of a shape, in row-major order.
void forEachIndex(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// An op and the values of its operands.
struct OpCall {
  mlir::Operation *op;
  const Environment &values;

  const Tensor &operator[](unsigned operand) const;
  /// An operand that is an integer.
  int64_t integer(unsigned operand) const { return int64_t((*this)[operand].data[0]); }
  /// Zeros, with the shape of the result.
  Tensor result() const;
  /// `f` of the elements of the operands.
  Tensor map(const std::function<double(llvm::ArrayRef<double>)> &f) const;
};

/// Evaluates the ops of `block`, except its terminator. `values` holds the values that the block
/// uses from outside; every result is added. Fails with an error on an op that is in no table of
/// Ops.h.
mlir::LogicalResult evaluate(mlir::Block &block, Environment &values);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_EVALUATE_H
