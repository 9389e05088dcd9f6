//===- Layouts.h - Construction and comparison of layouts -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layouts that tile-assign-layouts chooses from, and its queries on them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H
#define TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H

#include "tttc/Dialect/Tile/IR/TileDialect.h"

namespace mlir::tile {

/// The layout of a tensor core result, 16 x 8 elements per warp, for a tile of `shape`. Its last
/// two axes are rows and columns, or columns and rows if `flipped`. Warps split the rows as far as
/// possible, then the columns, then other axes; with `rowsOnly`, only the rows. A vector lies along
/// the lanes. Bits that remain hold copies.
LayoutAttr makeLayout(MLIRContext *context, ArrayRef<int64_t> shape, bool flipped, int64_t warps,
                      bool rowsOnly = false);

/// The whole first axis in the registers of each thread, one column per thread. For a vector: all
/// elements in every thread.
LayoutAttr makeColumns(MLIRContext *context, ArrayRef<int64_t> shape, int64_t warps);

/// The letters of the rows and columns of the result of a product, and the summed letter.
struct Fragments {
  char row, column, summed;
};
/// None if the operands and result are not matrices or are too small for tensor cores.
std::optional<Fragments> fragmentsOf(DotOp dot, LayoutAttr result, bool flipped);

/// Returns true if the registers of a tile are the fragments of the left operand of a product whose
/// result has the layout `result`. Axis `row` of the tile is axis `resultRow` of the result.
bool isLeftFragment(LayoutAttr tile, int64_t row, LayoutAttr result, int64_t resultRow);

/// Returns true if every thread has the elements of `to` in its registers of `from`.
bool isWithinThreads(LayoutAttr from, LayoutAttr to);

/// Returns true if every thread can get the elements of the vector `to` within its warp, each from
/// a register of `from` that is the same for all lanes.
bool isWithinWarps(LayoutAttr from, LayoutAttr to);

/// Warp bits that split one of `axes`.
SmallVector<unsigned> warpsAlong(LayoutAttr layout, ArrayRef<int64_t> axes);

} // namespace mlir::tile

#endif // TTTC_LIB_DIALECT_TILE_TRANSFORMS_LAYOUTS_H
