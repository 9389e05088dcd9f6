//===- Scheduler.h - Rewrites the function to its layouts -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the description of tile-assign-layouts. Operands get the layout that their op needs:
// recomputed, through a slot, or unchanged.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULER_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULER_H

#include "Components.h"

namespace mlir::tile {

class Scheduler {
public:
  Scheduler(func::FuncOp func, const Components &components, int64_t warps, FloatType productType)
      : func(func), components(components), warps(warps), productType(productType),
        b(func.getContext()) {}
  LogicalResult run();

private:
  // ScheduleTiles.cpp
  void adoptSlots();
  void eraseUnread();
  void schedule(Operation *op);
  void scheduleColumns(Operation *op);
  void moveResult(Value result, LayoutAttr wanted);

  /// `value` in `layout`.
  Value inLayout(Value value, LayoutAttr layout);
  Value again(Operation *op, LayoutAttr layout);
  /// The memory of a tile whose elements are rounded to `element`.
  Value slotOf(Value value, Type element);
  Value rounded(Value value, Type element);
  Value alloc(ArrayRef<int64_t> shape, Type element, Location loc);
  Value read(Value slot, RankedTensorType type, Location loc);
  WriteOp write(Value value, Value slot, Location loc);
  void insertAfter(Value value);

  // ScheduleDots.cpp
  void scheduleDot(DotOp op);
  void maskOperand(DotOp op, unsigned number);

  // ScheduleSums.cpp
  void scheduleReduce(ReduceOp op);
  void writeTogether();

  LayoutAttr own(Value value) {
    LayoutAttr known = layoutOf(value.getType());
    return known ? known : components.layoutOf(value);
  }

  func::FuncOp func;
  const Components &components;
  int64_t warps;
  FloatType productType;
  OpBuilder b;
  llvm::DenseMap<std::pair<Value, Attribute>, Value> converted;
  llvm::DenseMap<std::pair<Value, Type>, Value> slots;
  llvm::DenseMap<Value, Value> masks; ///< the unmasked value of each masked operand
  llvm::DenseMap<Value, Value> moved; ///< the value that each read of a slot has in another layout
  SmallVector<WriteOp> exchanges;     ///< writes of slots, through which threads exchange values
  llvm::SmallDenseSet<Operation *> asComputed; ///< those that take values in any layout
};

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_SCHEDULER_H
