//===- KernelFrame.h - Kernel parameters and memory -------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel parameters are documented in runtime.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H
#define TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H

#include "Thread.h"

#include <map>

namespace tttc {

/// The location of a memref: its first element, and the strides of its axes in elements.
struct Place {
  mlir::Value pointer;
  int64_t bytes = 0;      ///< constant byte offset from the pointer, so that slots share one
                          ///< pointer and its thread offsets
  mlir::Value stage = {}; ///< i64, additional offset in elements; null: none
  mlir::Type element;
  llvm::SmallVector<mlir::Value> strides; ///< of type i64
  mlir::MemRefType type;
  int64_t block = 0; ///< distance in elements between blocks of eight columns; 0: rows are dense

  /// The offset in elements of a coordinate on an axis. The coordinate is a power of two or a
  /// multiple of eight.
  int64_t elementsTo(int64_t axis, int64_t coordinate) const;
};

class KernelFrame {
public:
  explicit KernelFrame(Thread &thread) : thread(thread), b(thread.b) {}

  /// Creates the kernel function, moves the insertion point into it, and computes the sequence and
  /// head of this block.
  void emitPrologue();
  Place &placeOf(mlir::Value memory);
  /// The number of rows of a memref.
  mlir::Value lengthOf(mlir::Value memory);
  mlir::LogicalResult allocate(mlir::Operation *op);

  mlir::Value shared; ///< dynamic shared memory

private:
  Place placeArgument(mlir::BlockArgument argument);
  mlir::Value entriesOf(mlir::Value length, int64_t timeBlock);
  mlir::Value firstToken(mlir::Value sequence);
  mlir::Value firstEntry(int64_t timeBlock);
  mlir::Value isGiven(mlir::Value list);
  mlir::Value slotIn(mlir::Value list);

  Thread &thread;
  mlir::ImplicitLocOpBuilder &b;
  mlir::ValueRange kernelParameters;
  std::map<const void *, Place> places; ///< of memory
  mlir::Value head, batch, part; ///< of this block: its indices on H and B, and of its columns
  mlir::Value sequences, zeros, offsetBytes, workspace;
  mlir::Value isPacked, first, tokens; ///< first token of the sequence, if packed, and their number
  mlir::Value readSlot, writeSlot;
  mlir::Value workspaceEnd; ///< end of the allocated workspace
};

} // namespace tttc

#endif // TTTC_LIB_CONVERSION_TILETONVVM_KERNELFRAME_H
