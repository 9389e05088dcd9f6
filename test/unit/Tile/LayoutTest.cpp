//===- LayoutTest.cpp - Mapping of elements to registers ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random layouts: bits of a shape's coordinates, distributed over registers, lanes and warps.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Tile/IR/TileDialect.h"

#include <gtest/gtest.h>
#include <random>
#include <set>

using namespace mlir;
using namespace mlir::tile;

namespace {

class Layouts : public testing::Test {
protected:
  Layouts() { context.loadDialect<TileDialect>(); }

  int64_t upTo(int64_t most) { return std::uniform_int_distribution<int64_t>(0, most)(engine); }

  /// Assigns each bit of each coordinate to a register, lane or warp; some bits are copies.
  LayoutAttr draw(int64_t rank, bool hasCopies) {
    SmallVector<int64_t> bits[3];
    for (int64_t axis = 0; axis < rank; ++axis) {
      for (int64_t bit = 0, length = upTo(3); bit < length; ++bit) {
        SmallVector<int64_t> offset(rank, 0);
        offset[axis] = int64_t(1) << bit;
        llvm::append_range(bits[upTo(2)], offset);
      }
    }
    if (hasCopies) {
      bits[upTo(2)].append(rank, 0);
    }
    return LayoutAttr::get(&context, bits[0], bits[1], bits[2], rank);
  }

  MLIRContext context;
  std::mt19937_64 engine{11};
};

TEST_F(Layouts, RegistersAreFoundByTheirOffsets) {
  for (int run = 0; run < 300; ++run) {
    bool hasCopies = run % 3 == 0;
    LayoutAttr layout = draw(1 + run % 3, hasCopies);
    std::set<LayoutAttr::Offset> offsets;
    for (unsigned number = 0; number < layout.numRegisters(); ++number) {
      LayoutAttr::Offset offset = layout.registerOffset(number);
      std::optional<unsigned> found = layout.registerAt(offset);
      ASSERT_TRUE(found) << "run " << run;
      EXPECT_EQ(layout.registerOffset(*found), offset);
      if (!hasCopies) {
        EXPECT_EQ(*found, number);
        EXPECT_TRUE(offsets.insert(offset).second) << "run " << run;
      }
    }
    // Elements of another lane or warp are in no register of the first.
    for (unsigned bit = 0; bit < layout.numLaneBits(); ++bit) {
      LayoutAttr::Offset other = layout.laneBit(bit);
      bool isCopy = llvm::all_of(other, [](int64_t part) { return part == 0; });
      EXPECT_EQ(layout.registerAt(other).has_value(), isCopy) << "run " << run;
    }
  }
}

TEST_F(Layouts, WithoutAnAxisRegistersThatCoincideAreOne) {
  for (int run = 0; run < 300; ++run) {
    int64_t rank = 2 + run % 2, dropped = upTo(rank - 1);
    LayoutAttr layout = draw(rank, /*hasCopies=*/false), left = layout.drop({dropped});
    std::set<LayoutAttr::Offset> expected, found;
    for (unsigned number = 0; number < layout.numRegisters(); ++number) {
      LayoutAttr::Offset offset = layout.registerOffset(number);
      offset.erase(offset.begin() + dropped);
      expected.insert(offset);
    }
    for (unsigned number = 0; number < left.numRegisters(); ++number) {
      found.insert(left.registerOffset(number));
    }
    EXPECT_EQ(found, expected) << "run " << run;
    EXPECT_EQ(left.numRegisters(), expected.size());
    // Lanes that differed only along the axis become copies.
    EXPECT_EQ(left.numLaneBits(), layout.numLaneBits());
    EXPECT_EQ(left.numWarpBits(), layout.numWarpBits());
  }
}

} // namespace
