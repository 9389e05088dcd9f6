//===- Options.h - Checks of pass options -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that give all passes the same error messages.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_SUPPORT_OPTIONS_H
#define TTTC_SUPPORT_OPTIONS_H

#include "mlir/IR/Operation.h"
#include "llvm/Support/MathExtras.h"

namespace tttc {

/// Upper bounds of options, so that sums and products of a few of them fit in 64 bits: tokens of a
/// group, as of `every n` in a program; elements along an axis of a tile; bits of a vector; bytes
/// of a memory or tokens of a sequence.
constexpr int64_t largestGroup = 4096, largestTile = 65536, largestVector = 65536,
                  largestMemory = int64_t(1) << 40;

/// Succeeds if option `name` is from `least` to `most`; otherwise emits an error at `op`.
inline mlir::LogicalResult checkOption(mlir::Operation *op, llvm::StringRef name, int64_t value,
                                       int64_t least, int64_t most) {
  if (value < least) {
    return op->emitError("option ")
           << name << ": expected at least " << least << ", found " << value;
  }
  if (value > most) {
    return op->emitError("option ") << name << ": expected at most " << most << ", found " << value;
  }
  return mlir::success();
}

/// Succeeds if option `name` is a power of two from 1 to `most`; otherwise emits an error at `op`.
inline mlir::LogicalResult checkPowerOfTwo(mlir::Operation *op, llvm::StringRef name, int64_t value,
                                           int64_t most) {
  // In 64 bits without sign, the least number is a power of two.
  if (value >= 1 && value <= most && llvm::isPowerOf2_64(value)) {
    return mlir::success();
  }
  return op->emitError("option ") << name << ": expected a power of two up to " << most
                                  << ", found " << value;
}

} // namespace tttc

#endif // TTTC_SUPPORT_OPTIONS_H
