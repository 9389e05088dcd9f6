//===- Layouts.h - Layouts of tiles, and how they fit -------- -*- C++ -*--===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tile-assign-layouts chooses from, and asks about.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

namespace mlir::tile {

/// The layout of a tensor core's result, 16 x 8 elements a warp, for a tile of `shape`: its
/// last two axes are rows and columns, `flipped`: columns and rows. Warps split the rows as far
/// as they go, then the columns, then other axes; with `rowsOnly` the rows alone. A vector lies
/// along the lanes. Bits that are left over hold copies.
LayoutAttr makeLayout(MLIRContext *context, ArrayRef<int64_t> shape, bool flipped, int64_t warps,
                      bool rowsOnly = false);

/// All of the first axis in every thread's registers, a column a thread. Of a vector: all of it in
/// every thread.
LayoutAttr makeColumns(MLIRContext *context, ArrayRef<int64_t> shape, int64_t warps);

/// What a product's result says of its operands: which letter its rows and columns have, and
/// which is summed. None if the product is none of matrices, or too small for tensor cores.
struct Fragments {
  char row, column, summed;
};
std::optional<Fragments> fragmentsOf(DotOp dot, LayoutAttr result, bool flipped);

/// Whether the registers of a tile are the fragments that a product takes as its left operand,
/// whose result has the layout `result`. Axis `row` of the tile is the result's axis `resultRow`.
bool isLeftFragment(LayoutAttr tile, int64_t row, LayoutAttr result, int64_t resultRow);

/// Whether every thread finds the elements of `to` among its registers of `from`.
bool isWithinThreads(LayoutAttr from, LayoutAttr to);

/// Whether every thread finds the elements of the vector `to` in its warp, each in a register of
/// `from` that is the same for all lanes.
bool isWithinWarps(LayoutAttr from, LayoutAttr to);

/// Warp bits that split one of `axes`.
SmallVector<unsigned> warpsAlong(LayoutAttr layout, ArrayRef<int64_t> axes);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H
