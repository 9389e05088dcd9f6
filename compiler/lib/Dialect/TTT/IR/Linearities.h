//===- Linearities.h - How ops depend on operands, in three words -*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What implementations of LinearityOpInterface and FlopCountOpInterface share.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H
#define TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace mlir::ttt {

/// Of an op that is linear in the operands `terms` together, and not in others: a sum, or one
/// operand that is moved and added up. In a part of the terms it is affine.
inline Linearity linearInSum(const llvm::SmallBitVector &operands, ArrayRef<unsigned> terms) {
  unsigned among = llvm::count_if(terms, [&](unsigned i) { return operands.test(i); });
  if (among != operands.count()) {
    return Linearity::General;
  }
  return among == terms.size() ? Linearity::Linear : Linearity::Affine;
}

/// Of a product: linear in each of `factors`, in two of them no more.
inline Linearity linearInEach(const llvm::SmallBitVector &operands, ArrayRef<unsigned> factors) {
  bool isOne = operands.count() == 1 &&
               llvm::is_contained(factors, static_cast<unsigned>(operands.find_first()));
  return isOne ? Linearity::Linear : Linearity::General;
}

/// 0 for a shape that is not known.
inline double elementsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type.getNumElements() : 0;
}

/// Gives the ops of `arith` and `tensor` the interfaces of ops on values.
void attachModels(MLIRContext &context);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_IR_LINEARITIES_H
