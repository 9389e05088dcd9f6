//===- TTTInterfaces.h - What analyses ask of ops ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces of TTTInterfaces.td, their types, and the same questions for ops of any
// dialect: what `arith` and `tensor` answer stands in TTTModels.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTINTERFACES_H
#define TTTC_DIALECT_TTT_IR_TTTINTERFACES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/SmallBitVector.h"

#include <optional>

namespace mlir::ttt {

/// How results depend on some operands together, the others fixed. Each class is a special case
/// of the next.
enum class Linearity {
  Linear, ///< f(a x + b y) = a f(x) + b f(y): zero where these operands are zero
  Affine, ///< linear, and something added that they do not enter
  General ///< anything else
};

/// What counts as a floating-point operation: every one that is done, or those of products
/// alone, triangular ones as if they were whole, as publications count.
enum class FlopKind { All, Products };

/// The operands of a token's op, for all tokens of a mini-batch.
struct LiftedOperands {
  ArrayRef<Value> values;
  llvm::SmallBitVector uniform; ///< the same for all tokens, without a row axis
  int64_t count;                ///< rows

  /// Operand `i` with its row axis.
  Value rows(OpBuilder &builder, unsigned i) const;
  /// `type` of one token, for all of them.
  RankedTensorType withRows(Type type) const;
};

} // namespace mlir::ttt

#include "tttc/Dialect/TTT/IR/TTTInterfaces.h.inc"

namespace mlir::ttt {

/// `General` for an op without the interface.
Linearity linearityIn(Operation *op, const llvm::SmallBitVector &operands);

/// Of an op without the interface: an operation per element if it is elementwise on
/// floating-point elements, else none.
double countFlops(Operation *op, FlopKind kind);
double countFlops(Block &block, FlopKind kind);

/// Elementwise ops are lifted operand by operand. Null if the op has no such form.
Value liftRows(OpBuilder &builder, Operation *op, const LiftedOperands &operands);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_TTTINTERFACES_H
