//===- Subnormals.h - Numbers below the smallest normal one -----*- C++ -*-===//
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

/// Makes each `math.log` of f32 in `root` right for numbers below 2^-126 once it is approximated by
/// a polynomial, which takes them for 2^-126: log(x) = log(x * 2^23) - 23 * log(2).
void scaleSubnormalsOfLogs(mlir::Operation *root);

} // namespace tttc

#endif // TTTC_TARGET_SUBNORMALS_H
