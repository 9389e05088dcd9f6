//===- KernelFrame.h - Parameters, and where memory lies --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parameters are those of runtime.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H
#define TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H

#include "Thread.h"

#include <map>

namespace tttc {

/// Where a memref lies: its first element, and the strides of its axes in elements.
struct Place {
  mlir::Value pointer;
  int64_t bytes = 0;      ///< from the pointer on: slots share one, and what threads add to it
  mlir::Value stage = {}; ///< i64, elements from there on; null: none
  mlir::Type element;
  llvm::SmallVector<mlir::Value> strides; ///< of type i64
  mlir::MemRefType type;
  int64_t block = 0; ///< elements from eight columns to the next eight; 0: rows are dense

  /// Elements that lie before a coordinate on an axis, a power of two or a multiple of eight.
  int64_t elementsTo(int64_t axis, int64_t coordinate) const;
};

class KernelFrame {
public:
  explicit KernelFrame(Thread &thread) : thread(thread), b(thread.b) {}

  /// Makes the kernel, in which everything else goes, and finds this block's sequence and head.
  void emitPrologue();
  Place &placeOf(mlir::Value memory);
  /// Rows of a memref.
  mlir::Value lengthOf(mlir::Value memory);
  mlir::LogicalResult allocate(mlir::Operation *op);

  mlir::Value shared; ///< shared memory, which the launch sizes

private:
  Place placeArgument(mlir::BlockArgument argument);
  mlir::Value entriesOf(mlir::Value length, int64_t timeBlock);
  mlir::Value firstToken(mlir::Value sequence);
  mlir::Value firstEntry(int64_t timeBlock);

  Thread &thread;
  mlir::ImplicitLocOpBuilder &b;
  mlir::ValueRange kernelParameters;
  std::map<const void *, Place> places; ///< of memory
  mlir::Value head, batch, tokens, sequences, readSlots, writeSlots, zeros, offsetBytes, workspace;
  mlir::Value workspaceEnd; ///< of what has been given away per token
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H
