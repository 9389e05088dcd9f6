//===- StreamGradient.h - Gradients of ops on whole streams -----*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What stands between the loops over time: attention and what is stored at the end. Not
// rows of the table, for they need results of the op beside its operands, or give all
// cotangents at once; they are met once, in the outer gradient.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_AUTODIFF_STREAMGRADIENT_H
#define TTTC_AUTODIFF_STREAMGRADIENT_H

#include "mlir/IR/Builders.h"

namespace tttc {

/// True for the ops `differentiateStreamOp` knows.
bool isStreamOp(mlir::Operation *op);

/// Operands and what each gets, given the cotangent of the op's first result.
llvm::SmallVector<std::pair<mlir::Value, mlir::Value>>
differentiateStreamOp(mlir::OpBuilder &builder, mlir::Operation *op, mlir::Value cotangent);

/// `a + b`. Streams are added group by group: nothing works on all their rows at once.
mlir::Value addTensors(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value a, mlir::Value b);

/// Zeros in the shape of `tensor`, a stream's group by group.
mlir::Value zerosLike(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value tensor);

} // namespace tttc

#endif // TTTC_AUTODIFF_STREAMGRADIENT_H
