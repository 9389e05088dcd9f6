//===- MemoryPlan.h - Offsets of buffers by lifetime ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers that are not live at the same time share bytes: CPU workspaces (ttt-place-buffers) and
// shared memory of GPUs (tile-place-slots) are planned by the same rules.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_ANALYSIS_MEMORYPLAN_H
#define TTTC_ANALYSIS_MEMORYPLAN_H

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace tttc {

/// A span of operations, by their numbers in an OperationOrder, both ends included.
struct Lifetime {
  int64_t from = 0, to = -1;

  bool overlaps(const Lifetime &other) const { return other.from <= to && from <= other.to; }
};

/// Numbers of the operations of a function in textual order. Nested operations lie within the span
/// of the operation around them.
class OperationOrder {
public:
  explicit OperationOrder(mlir::Operation *root);

  /// The operation with all that are nested in it.
  Lifetime of(mlir::Operation *op) const { return spans.lookup(op); }
  /// All operations.
  Lifetime all() const { return {0, last}; }
  /// From the first to the last of `users`, each seen as an operation of `block` or, if that is not
  /// around all of them, of the innermost block around it that is: a loop counts as a whole.
  Lifetime over(mlir::ArrayRef<mlir::Operation *> users, mlir::Block *block) const;

private:
  llvm::DenseMap<mlir::Operation *, Lifetime> spans;
  int64_t last = 0;
};

/// The operations that access a buffer: its users, and those of all values that may alias it, such
/// as views and loop results. In no particular order.
llvm::SmallVector<mlir::Operation *> bufferUsers(mlir::Value buffer,
                                                 const mlir::BufferViewFlowAnalysis &aliases);

/// A buffer of a plan.
struct PlannedBuffer {
  int64_t bytes;
  Lifetime life;
  int64_t offset = 0;

  int64_t end() const { return offset + bytes; }
};

/// The lowest offset at which `buffer` overlaps none of `placed` that is live with it. Offsets are
/// multiples of the bytes' common alignment.
int64_t firstFit(const PlannedBuffer &buffer, llvm::ArrayRef<const PlannedBuffer *> placed);

/// Places all, the largest first. Returns the bytes used.
int64_t planMemory(llvm::MutableArrayRef<PlannedBuffer> buffers);

} // namespace tttc

#endif // TTTC_ANALYSIS_MEMORYPLAN_H
