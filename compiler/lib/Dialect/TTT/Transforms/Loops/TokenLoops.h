//===- TokenLoops.h - Through all loops over tokens -------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What goes through all loops around a place: a stream in, rows out.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

/// Streams of the sequence whose rows are the `rows` of the loop `innermost`'s body.
SmallVector<Value> yieldToTop(ArrayRef<Value> rows, Operation *innermost, func::FuncOp func);

/// The row of `stream`, a stream of the sequence, that the token of `innermost` has.
Value addToken(Value stream, Operation *innermost, func::FuncOp func);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_TOKENLOOPS_H
