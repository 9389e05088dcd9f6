//===- TTTDialect.h - The ttt dialect and its ops -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The op classes generated from TTTOps.td, and helpers for passes that build token
// or matrix programs.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTDIALECT_H
#define TTTC_DIALECT_TTT_IR_TTTDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tttc/Dialect/TTT/IR/TTTAttributes.h"
#include "tttc/Dialect/TTT/IR/TTTInterfaces.h"
#include "tttc/Dialect/TTT/IR/TTTOpsDialect.h.inc"

#define GET_OP_CLASSES
#include "tttc/Dialect/TTT/IR/TTTOps.h.inc"

namespace mlir::ttt {

/// A dense constant of `type` with every element `value`.
Value createSplat(OpBuilder &builder, Location loc, RankedTensorType type, double value);

/// `value` broadcast along the additional leading axes of `type`, or along all
/// axes if it is a scalar. Returns `value` itself if the types agree.
Value broadcastTo(OpBuilder &builder, Location loc, Value value, RankedTensorType type);

/// `b > a ? b : a` and `b < a ? b : a`. If the values are equal, `a` is chosen and gets
/// the derivative. Not arith.maximumf, whose operands canonicalization may swap.
Value createMax(OpBuilder &builder, Location loc, Value a, Value b);
Value createMin(OpBuilder &builder, Location loc, Value a, Value b);

/// Returns true if `op` is in a decode function, which resumes where the previous call stopped.
/// A decode call has few tokens: loops over them are not cut into mini-batches, which would be
/// mostly padding, and have the primal form whatever form was requested.
bool isInDecode(Operation *op);

inline RankedTensorType tensorType(Value value) { return cast<RankedTensorType>(value.getType()); }

/// The splat value of a constant tensor, if it is one.
std::optional<double> splatValue(Value value);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_TTTDIALECT_H
