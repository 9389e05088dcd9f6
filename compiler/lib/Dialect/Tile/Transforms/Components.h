//===- Components.h - Sets of tiles that share a layout ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The decisions of tile-assign-layouts, made before it rewrites the function.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H

#include "Layouts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mlir::tile {

/// Returns true if a value is free to have in another layout, because it can be recomputed in it.
bool isFlexible(Value value);

/// The memory of a tile that was read whole, if the memory is read-only: a product can use it as
/// its operand. Null otherwise.
Value memoryOfOperand(Value value);

/// Returns true if `value` is a tile that a component decides on.
inline bool isTile(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0 && !isFlexible(value);
}

/// The stage of a slot (tile-prefetch) that a tile was read from, if its elements have type
/// `element` there; otherwise null.
Value stagedMemory(Value value, Type element);

/// The components of the values of a function, and the layout of each.
class Components {
public:
  /// `byShape`: a layout depends on the shape of a tile alone; a vector lies as a matrix of one row
  /// does, so that its sum has the same order.
  Components(func::FuncOp func, int64_t warps, bool byShape);

  /// Tries the other layouts of one component after the other, until no change reduces the cost.
  void search(bool usesTensorCores);

  LayoutAttr layoutOf(Value value) const;
  bool isFlipped(Value value) const { return nodes[find(value)].choice % 2; }
  /// Returns true if `value`, operand `number` of the product, has the rows of the result, and its
  /// registers are the left fragment of the product.
  bool isInRegisters(DotOp dot, unsigned number, Value value) const;
  /// Multiplications of a thread in all products, those that other warps repeat included. Loops
  /// count as one iteration.
  int64_t multiplications() const;

private:
  struct Node {
    RankedTensorType type;
    unsigned choice = 0;
    int64_t ops = 0; ///< number of ops whose result is in the component
    /// For a matrix: normal, flipped, and both again with warps along the rows only. For a vector:
    /// the layout of the tiles that it is used with, and one along the lanes.
    LayoutAttr layouts[4];
  };

  void join(Value a, Value b);
  unsigned find(Value value) const { return ids.lookup(leaders.getLeaderValue(key(value))); }
  static const void *key(Value value) { return value.getAsOpaquePointer(); }
  int64_t cost() const;
  /// Gives each vector the layout of the tile that it is broadcast to or reduced from.
  void layVectors();
  /// Lays a vector along the lanes of each warp, one element per thread, where that takes less
  /// work.
  void spreadVectors();

  func::FuncOp func;
  int64_t warps;
  bool usesTensorCores = false;
  llvm::EquivalenceClasses<const void *> leaders;
  llvm::DenseMap<const void *, unsigned> ids; ///< of leaders
  SmallVector<Node> nodes;
  SmallVector<DotOp> dots;
  SmallVector<ReduceOp> reductions;
};

/// Rewrites the function to the layouts. If `productType` is null, operands are not rounded.
LogicalResult schedule(func::FuncOp func, const Components &components, int64_t warps,
                       FloatType productType);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H
