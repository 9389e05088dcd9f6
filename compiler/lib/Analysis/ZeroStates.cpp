//===- ZeroStates.cpp - States that start from zero ----------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ZeroStates.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/ZeroStates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::ttt;

SmallVector<unsigned> tttc::zeroStates(EveryOp loop) {
  SmallVector<unsigned> zero;
  // The code of a training step is long, and so are training sequences: a second copy of it does
  // not pay off.
  if (loop.getReverse() || loop.getFirst() || entryKindOf(loop->getParentOp()) == EntryKind::Save) {
    return zero;
  }
  for (auto [i, init] : llvm::enumerate(loop.getInits())) {
    if (matchPattern(init, m_AnyZeroFloat())) {
      zero.push_back(i);
    }
  }
  return zero;
}

/// Returns true if the result of `op` is zero when the operands that `isZero` accepts are zero: if
/// it is linear in them jointly, or in one of them.
static bool givesZero(Operation &op, llvm::function_ref<bool(Value)> isZero) {
  if (isa<arith::DivFOp>(op)) {
    return false; // 0 / 0 is not zero
  }
  llvm::SmallBitVector zeros(op.getNumOperands());
  for (auto [i, operand] : llvm::enumerate(op.getOperands())) {
    zeros[i] = isZero(operand);
  }
  auto isLinearIn = [&](const llvm::SmallBitVector &operands) {
    return linearityIn(&op, operands) == Linearity::Linear;
  };
  auto isLinearInOne = [&](unsigned i) {
    llvm::SmallBitVector one(op.getNumOperands());
    return isLinearIn(one.set(i));
  };
  return zeros.any() && (isLinearIn(zeros) || llvm::any_of(zeros.set_bits(), isLinearInOne));
}

llvm::DenseSet<Value> tttc::zeroValues(Block &block, ValueRange zeros) {
  llvm::DenseSet<Value> zero(zeros.begin(), zeros.end());
  for (Operation &op : block) {
    if (op.getNumResults() == 1 && givesZero(op, [&](Value v) { return zero.contains(v); })) {
      zero.insert(op.getResult(0));
    }
  }
  return zero;
}

SmallVector<ContractOp> tttc::zeroProducts(Block &block, ValueRange zeros) {
  llvm::DenseSet<Value> zero = zeroValues(block, zeros);
  SmallVector<ContractOp> products;
  for (auto product : block.getOps<ContractOp>()) {
    if (zero.contains(product.getResult())) {
      products.push_back(product);
    }
  }
  return products;
}
