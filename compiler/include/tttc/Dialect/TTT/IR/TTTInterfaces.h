//===- TTTInterfaces.h - Op interfaces for analyses -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces of TTTInterfaces.td, their types, and the same queries for ops of any
// dialect: the models for `arith` and `tensor` are in TTTModels.cpp.
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

/// How results depend jointly on some operands, with the others fixed. Each class is a special
/// case of the next.
enum class Linearity {
  Linear, ///< f(a x + b y) = a f(x) + b f(y): zero where these operands are zero
  Affine, ///< linear, plus a term that does not depend on them
  General ///< anything else
};

/// The floating-point operations that count: all that are executed, or only those of products,
/// with triangular products counted as full ones, as in publications.
enum class FlopKind { All, Products };

/// The operands of an op on one token, lifted to all tokens of a mini-batch.
struct LiftedOperands {
  ArrayRef<Value> values;
  llvm::SmallBitVector uniform; ///< equal for all tokens, without a row axis
  int64_t count;                ///< rows

  /// Operand `i` with a row axis; a uniform operand is broadcast.
  Value rows(OpBuilder &builder, unsigned i) const;
  /// The type for all tokens, given the `type` for one token.
  RankedTensorType withRows(Type type) const;
};

} // namespace mlir::ttt

#include "tttc/Dialect/TTT/IR/TTTInterfaces.h.inc"

namespace mlir::ttt {

/// Linearity of `op` in `operands`; `General` for an op without the interface.
Linearity linearityIn(Operation *op, const llvm::SmallBitVector &operands);

/// Floating-point operations of `op`. An op without the interface counts one operation per
/// element if it is elementwise on floating-point elements, else none.
double countFlops(Operation *op, FlopKind kind);
double countFlops(Block &block, FlopKind kind);

/// Builds `op` for all tokens of a mini-batch. Elementwise ops are lifted operand by operand.
/// Null if the op cannot be lifted.
Value liftRows(OpBuilder &builder, Operation *op, const LiftedOperands &operands);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_TTTINTERFACES_H
