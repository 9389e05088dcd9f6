//===- Slices.h - Comparison of slices in bufferization ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bufferization asks of many pairs of slices whether both are the same part of a tensor. The
// models of MLIR solve systems of inequalities to find out, which is a sixth of a compilation.
// After CSE equal offsets are equal values, so these models compare values.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_SLICES_H
#define TTTC_LIB_COMPILE_SLICES_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tttc {

/// Registers models of SubsetOpInterface for tensor.insert_slice and vector.transfer_write. Pre:
/// those of MLIR are not registered yet; of two models of an interface the first one stays.
void registerSliceModels(mlir::DialectRegistry &registry);

} // namespace tttc

#endif // TTTC_LIB_COMPILE_SLICES_H
