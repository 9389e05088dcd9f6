//===- Subnormals.h - Subnormal arguments of math functions -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Corrections of approximated functions of `math` for subnormal arguments.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_SUBNORMALS_H
#define TTTC_TARGET_SUBNORMALS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace tttc {

/// Rewrites each `math.log` of f32 in `root` so that its approximation by a polynomial is correct
/// for arguments below 2^-126, which the polynomial treats as 2^-126:
/// log(x) = log(x * 2^23) - 23 * log(2).
void scaleSubnormalsOfLogs(mlir::Operation *root);

} // namespace tttc

#endif // TTTC_TARGET_SUBNORMALS_H
