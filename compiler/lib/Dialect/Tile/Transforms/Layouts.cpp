//===- Layouts.cpp - Construction and comparison of layouts ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Layouts.h.
//
//===----------------------------------------------------------------------===//

#include "Layouts.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::tile;

namespace {
/// The bits of the axes of a tile that are not yet assigned to registers, lanes or warps.
class Bits {
public:
  explicit Bits(ArrayRef<int64_t> shape) {
    for (int64_t size : shape) {
      left.push_back({0, llvm::Log2_64_Ceil(size)});
    }
  }

  /// The lowest bit of an axis, or its highest, as an offset; empty if there is none.
  SmallVector<int64_t> take(int64_t axis, bool highest = false) {
    if (axis < 0 || left[axis].first == left[axis].second) {
      return {};
    }
    unsigned bit = highest ? --left[axis].second : left[axis].first++;
    SmallVector<int64_t> offset(left.size(), 0);
    offset[axis] = int64_t(1) << bit;
    return offset;
  }

private:
  SmallVector<std::pair<unsigned, unsigned>> left; ///< the remaining bits of each axis: first, past
                                                   ///< the last
};
} // namespace

LayoutAttr tile::makeLayout(MLIRContext *context, ArrayRef<int64_t> shape, bool flipped,
                            int64_t warps, bool rowsOnly) {
  int64_t rank = shape.size();
  if (rank == 0) {
    return LayoutAttr::get(context, {}, {}, {}, 0);
  }
  Bits bits(shape);
  int64_t column = rank - 1, row = rank - 2;
  if (flipped && rank >= 2) {
    std::swap(row, column);
  }
  SmallVector<int64_t> others;
  for (int64_t axis = 0; axis < rank - 2; ++axis) {
    others.push_back(axis);
  }
  SmallVector<int64_t> registers, lanes, threadsOfWarps;
  auto give = [&](SmallVector<int64_t> &to, ArrayRef<int64_t> offset) {
    llvm::append_range(to, offset);
    return !offset.empty();
  };
  // Takes a bit of any axis, for a place whose intended axis has no bits left.
  auto giveAny = [&](SmallVector<int64_t> &to, bool highest) {
    for (int64_t axis : {column, row}) {
      if (give(to, bits.take(axis, highest))) {
        return true;
      }
    }
    return llvm::any_of(others, [&](int64_t axis) { return give(to, bits.take(axis, highest)); });
  };
  SmallVector<int64_t> zero(rank, 0);
  if (rank == 1) { // adjacent elements in adjacent lanes
    for (int lane = 0; lane < 5; ++lane) {
      if (!give(lanes, bits.take(0))) {
        give(lanes, zero);
      }
    }
  } else {
    give(registers, bits.take(column));
    SmallVector<SmallVector<int64_t>> wanted;
    for (int64_t axis : {column, column, row, row, row}) {
      wanted.push_back(bits.take(axis));
    }
    give(registers, bits.take(row)); // the element eight rows below
    for (SmallVector<int64_t> &offset : wanted) {
      if (!give(lanes, offset) && !giveAny(lanes, /*highest=*/false)) {
        give(lanes, zero);
      }
    }
  }
  for (int64_t warp = 1; warp < warps; warp *= 2) {
    if (rank > 1 && (give(threadsOfWarps, bits.take(row, /*highest=*/true)) ||
                     (!rowsOnly && giveAny(threadsOfWarps, /*highest=*/true)))) {
      continue;
    }
    give(threadsOfWarps, zero);
  }
  while (giveAny(registers, /*highest=*/false)) {
  }
  return LayoutAttr::get(context, registers, lanes, threadsOfWarps, rank);
}

LayoutAttr tile::makeColumns(MLIRContext *context, ArrayRef<int64_t> shape, int64_t warps) {
  int64_t rank = shape.size();
  Bits bits(shape);
  SmallVector<int64_t> registers, lanes, threads, zero(rank, 0);
  auto giveColumn = [&](SmallVector<int64_t> &to) {
    SmallVector<int64_t> offset = rank > 1 ? bits.take(1) : SmallVector<int64_t>();
    llvm::append_range(to, offset.empty() ? zero : offset);
    return !offset.empty();
  };
  for (int lane = 0; lane < 5; ++lane) {
    giveColumn(lanes);
  }
  for (int64_t warp = 1; warp < warps; warp *= 2) {
    giveColumn(threads);
  }
  for (SmallVector<int64_t> row = bits.take(0); !row.empty(); row = bits.take(0)) {
    llvm::append_range(registers, row);
  }
  while (rank > 1) {
    SmallVector<int64_t> column = bits.take(1);
    if (column.empty()) {
      break;
    }
    llvm::append_range(registers, column);
  }
  return LayoutAttr::get(context, registers, lanes, threads, rank);
}

std::optional<Fragments> tile::fragmentsOf(DotOp dot, LayoutAttr result, bool flipped) {
  StringRef left = dot.lhsAxes(), right = dot.rhsAxes(), out = dot.resultAxes();
  RankedTensorType type = dot.getType();
  if (left.size() != 2 || right.size() != 2 || out.size() != 2) {
    return std::nullopt;
  }
  Fragments found{out[flipped], out[!flipped], 0};
  for (char letter : left) {
    if (!out.contains(letter)) {
      found.summed = letter;
    }
  }
  if (!found.summed || !right.contains(found.summed)) {
    return std::nullopt;
  }
  int64_t rows = type.getDimSize(flipped), columns = type.getDimSize(!flipped);
  auto lhs = cast<ShapedType>(dot.getLhs().getType());
  int64_t terms = lhs.getDimSize(left.find(found.summed));
  auto isPower = [](int64_t size) { return llvm::isPowerOf2_64(size); };
  bool fits = rows % 16 == 0 && columns % 8 == 0 && terms % 16 == 0 && isPower(rows) &&
              isPower(columns) && isPower(terms);
  // Warps that hold copies may repeat the multiplication, but the layout needs the registers of a
  // tensor core result.
  if (!fits || result.numRegisterBits() < 2) {
    return std::nullopt;
  }
  return found;
}

/// The axis and the distance of the offset of a bit; axis -1 for copies.
static std::pair<int64_t, int64_t> placeOf(ArrayRef<int64_t> offset) {
  for (auto [axis, part] : llvm::enumerate(offset)) {
    if (part) {
      return {axis, part};
    }
  }
  return {-1, 0};
}

bool tile::isLeftFragment(LayoutAttr tile, int64_t row, LayoutAttr result, int64_t resultRow) {
  if (tile.getRank() != 2 || tile.numWarpBits() != result.numWarpBits()) {
    return false;
  }
  int64_t column = 1 - row;
  const std::pair<int64_t, int64_t> lanes[] = {
      {column, 2}, {column, 4}, {row, 1}, {row, 2}, {row, 4}};
  for (unsigned bit = 0; bit < 5; ++bit) {
    if (placeOf(tile.laneBit(bit)) != lanes[bit]) {
      return false;
    }
  }
  for (unsigned bit = 0; bit < tile.numWarpBits(); ++bit) {
    auto [axis, by] = placeOf(result.warpBit(bit));
    auto [ownAxis, ownBy] = placeOf(tile.warpBit(bit));
    // A warp bit along the rows of the result must split the fragment the same way; one along the
    // columns must leave it unchanged.
    bool same = axis == resultRow ? ownAxis == row && ownBy == by : ownAxis == -1;
    if (!same) {
      return false;
    }
  }
  return true;
}

bool tile::isWithinThreads(LayoutAttr from, LayoutAttr to) {
  if (from.getRank() == 0) {
    return true;
  }
  // Lanes and warps must be equal. A register of `from` could also hold a copy that `to` has in a
  // lane or warp, but that never occurs for the layouts here.
  if (from.getLanes() != to.getLanes() || from.getWarps() != to.getWarps()) {
    return false;
  }
  for (unsigned number = 0; number < to.numRegisters(); ++number) {
    if (!from.registerAt(to.registerOffset(number))) {
      return false;
    }
  }
  return true;
}

bool tile::isWithinWarps(LayoutAttr from, LayoutAttr to) {
  if (from.getRank() != 1 || to.getRank() != 1) {
    return false;
  }
  // The elements of a register are in adjacent lanes; lanes beyond them hold copies.
  int64_t covered = 1;
  for (auto [bit, offset] : llvm::enumerate(from.getLanes())) {
    if (offset != 0 && offset != int64_t(1) << bit) {
      return false;
    }
    covered += offset;
  }
  if (!llvm::isPowerOf2_64(covered)) {
    return false;
  }
  return llvm::all_of(from.getWarps(), [](int64_t offset) { return offset == 0; }) &&
         llvm::all_of(to.getLanes(), [&](int64_t offset) { return offset < covered; });
}

SmallVector<unsigned> tile::warpsAlong(LayoutAttr layout, ArrayRef<int64_t> axes) {
  SmallVector<unsigned> bits;
  for (unsigned bit = 0; bit < layout.numWarpBits(); ++bit) {
    if (llvm::is_contained(axes, placeOf(layout.warpBit(bit)).first)) {
      bits.push_back(bit);
    }
  }
  return bits;
}
