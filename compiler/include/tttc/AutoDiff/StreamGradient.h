//===- StreamGradient.h - Gradients of ops on whole streams -----*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gradients of the ops between the loops over time: `ttt.attention` and `ttt.stored_rows`.
// They are not rows of the table, because they need results of the op in addition to its
// operands, or compute all cotangents together. Only the outer gradient has such ops.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_STREAMGRADIENT_H
#define TTTC_AUTODIFF_STREAMGRADIENT_H

#include "mlir/IR/Builders.h"

namespace tttc {

/// Returns true for the ops that `differentiateStreamOp` supports.
bool isStreamOp(mlir::Operation *op);

/// Operands and their cotangents, given the cotangent of the op's first result.
llvm::SmallVector<std::pair<mlir::Value, mlir::Value>>
differentiateStreamOp(mlir::OpBuilder &builder, mlir::Operation *op, mlir::Value cotangent);

/// `a + b`. Streams are added group by group: no op works on all rows of a stream.
mlir::Value addTensors(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a, mlir::Value b);

/// Zeros in the shape of `tensor`; those of a stream are built group by group.
mlir::Value zerosLike(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value tensor);

} // namespace tttc

#endif // TTTC_AUTODIFF_STREAMGRADIENT_H
