//===- Components.h - Tiles that have one layout ------------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tile-assign-layouts decides, before anything is rewritten.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H

#include "Layouts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mlir::tile {

/// Whether a value costs nothing to have in another layout: it is computed again.
bool isFlexible(Value value);

/// Memory of a tile that was read whole and is only read: a product finds its operand there.
/// Null for anything else.
Value memoryOfOperand(Value value);

/// Whether `value` is a tile that a component decides on.
inline bool isTile(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0 && !isFlexible(value);
}

/// The stage of a slot that a tile was read from, if its elements are of this type there
/// (tile-prefetch).
Value stagedMemory(Value value, Type element);

/// Components of the values of a function, and the layout of each.
class Components {
public:
  Components(func::FuncOp func, int64_t warps);

  /// Tries the other orientation of one component after the other, until none is cheaper.
  void search(bool usesTensorCores);

  LayoutAttr layoutOf(Value value) const;
  bool isFlipped(Value value) const { return nodes[find(value)].choice % 2; }
  /// Whether `value`, operand `number` of the product, has the rows of the result, and registers
  /// that are the product's left fragment.
  bool isInRegisters(DotOp dot, unsigned number, Value value) const;

private:
  struct Node {
    RankedTensorType type;
    unsigned choice = 0;
    int64_t ops = 0; ///< with such a result
    /// As it is, flipped; and the same with warps along the rows alone. Of a vector: as the tiles
    /// that it is used with, along the lanes.
    LayoutAttr layouts[4];
  };

  void join(Value a, Value b);
  unsigned find(Value value) const { return ids.lookup(leaders.getLeaderValue(key(value))); }
  static const void *key(Value value) { return value.getAsOpaquePointer(); }
  int64_t cost() const;
  /// Vectors lie as what they are a sum of, or are repeated to.
  void layVectors();
  /// Or along the lanes of each warp, an element a thread, if that takes less work.
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

/// Rewrites the function to the layouts; `productType` null: operands are not rounded.
LogicalResult schedule(func::FuncOp func, const Components &components, int64_t warps,
                       FloatType productType);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_COMPONENTS_H
