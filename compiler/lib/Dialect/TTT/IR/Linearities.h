//===- Linearities.h - Helpers for linearity and flop counts ------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers for implementations of LinearityOpInterface and FlopCountOpInterface.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H
#define TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace mlir::ttt {

/// Linearity of an op that is linear in the operands `terms` jointly and in no others: a sum, or an
/// op that moves and adds up the elements of one operand. It is affine in a part of the terms.
inline Linearity linearInSum(const llvm::SmallBitVector &operands, ArrayRef<unsigned> terms) {
  unsigned among = llvm::count_if(terms, [&](unsigned i) { return operands.test(i); });
  if (among != operands.count()) {
    return Linearity::General;
  }
  return among == terms.size() ? Linearity::Linear : Linearity::Affine;
}

/// Linearity of a product: linear in each of `factors` alone, but not in two of them.
inline Linearity linearInEach(const llvm::SmallBitVector &operands, ArrayRef<unsigned> factors) {
  bool isOne = operands.count() == 1 &&
               llvm::is_contained(factors, static_cast<unsigned>(operands.find_first()));
  return isOne ? Linearity::Linear : Linearity::General;
}

/// The number of elements; 0 for a shape that is not static.
inline double elementsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

/// Attaches the interfaces of TTTInterfaces.td to ops of `arith` and `tensor`.
void attachModels(MLIRContext &context);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H
