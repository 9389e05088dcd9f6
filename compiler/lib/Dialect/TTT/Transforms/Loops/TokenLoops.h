//===- TokenLoops.h - Streams through nested loops --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes streams into the innermost of nested loops over tokens, and rows out of it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Yields `rows`, values of the body of `innermost`, through all loops around it. Returns streams
/// of the whole sequence.
SmallVector<Value> yieldToTop(ArrayRef<Value> rows, Operation *innermost, func::FuncOp func);

/// Passes `stream`, a stream of the whole sequence, through all loops around `innermost`. Returns
/// the row of the token in the body of `innermost`.
Value addToken(Value stream, Operation *innermost, func::FuncOp func);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H
