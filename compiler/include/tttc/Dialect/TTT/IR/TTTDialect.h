//===- TTTDialect.h - The ttt dialect and its ops -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The op classes generated from TTTOps.td, and the few helpers every pass that
// builds token or matrix programs uses.
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

/// `value` repeated along the leading axes that `type` has more, or along all
/// axes if it is a scalar. Returns `value` itself if the types agree.
Value broadcastTo(OpBuilder &builder, Location loc, Value value, RankedTensorType type);

/// `b > a ? b : a` and `b < a ? b : a`: of equal values the first, and the derivative
/// is its. Not arith.maximumf, whose operands canonicalization may swap.
Value createMax(OpBuilder &builder, Location loc, Value a, Value b);
Value createMin(OpBuilder &builder, Location loc, Value a, Value b);

/// Whether `op` stands in a function that goes on where a call ended. Such a call has a few
/// tokens: loops over them are not cut into mini-batches, which would be mostly padding, and
/// have the primal form whatever was asked for.
bool isInDecode(Operation *op);

inline RankedTensorType tensorType(Value value) { return cast<RankedTensorType>(value.getType()); }

/// The splat value of a constant tensor, if it is one.
std::optional<double> splatValue(Value value);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_TTTDIALECT_H
