//===- LdmatrixTest.cpp - ldmatrix, stmatrix and movmatrix ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Besides the figures of the ISA, the purpose of the instructions: matrices that
// ldmatrix loads are fragments of mma, and ldmatrix reloads what stmatrix stores.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Ldmatrix.h"

#include <gtest/gtest.h>
#include <set>

using namespace ptxemu;

static void expectElement(bool isTransposed, int lane, int reg, int half, int addressLane,
                          int byteOffset) {
  const RowElement found = ldmatrixElement(isTransposed, lane, reg, half);
  EXPECT_EQ(found.addressLane, addressLane) << "lane " << lane;
  EXPECT_EQ(found.byteOffset, byteOffset) << "lane " << lane;
}

// "ldmatrix fragment layout for one 8x8 Matrix with 16-bit elements".
TEST(Ldmatrix, LanesInThePicture) {
  expectElement(false, 0, 0, 0, 0, 0);
  expectElement(false, 0, 0, 1, 0, 2);
  expectElement(false, 3, 0, 1, 0, 14);
  expectElement(false, 4, 0, 0, 1, 0);
  expectElement(false, 31, 0, 1, 7, 14);
  // The fourth matrix has the addresses of lanes 24 to 31.
  expectElement(false, 9, 3, 0, 26, 4);
}

TEST(Ldmatrix, TransposedByHand) {
  // Lane 0 has the first two elements of column 0, lane 1 the next two.
  expectElement(true, 0, 0, 0, 0, 0);
  expectElement(true, 0, 0, 1, 1, 0);
  expectElement(true, 1, 0, 0, 2, 0);
  // Lane 4 begins column 1; lane 31 ends column 7.
  expectElement(true, 4, 0, 0, 0, 2);
  expectElement(true, 31, 0, 1, 7, 14);
  expectElement(true, 6, 1, 0, 12, 2);
}

TEST(Ldmatrix, EveryElementOnce) {
  for (bool isTransposed : {false, true}) {
    std::set<std::pair<int, int>> seen;
    for (int lane = 0; lane < 32; ++lane)
      for (int reg = 0; reg < 4; ++reg)
        for (int half = 0; half < 2; ++half) {
          const RowElement element = ldmatrixElement(isTransposed, lane, reg, half);
          ASSERT_GE(element.addressLane, 8 * reg);
          ASSERT_LT(element.addressLane, 8 * reg + 8);
          ASSERT_EQ(element.byteOffset % 2, 0);
          ASSERT_LT(element.byteOffset, 16);
          seen.insert({element.addressLane, element.byteOffset});
          const FragmentPosition back = ldmatrixFragment(isTransposed, element);
          ASSERT_EQ(back.lane, lane);
          ASSERT_EQ(back.reg, reg);
          ASSERT_EQ(back.part, half);
        }
    EXPECT_EQ(seen.size(), 256u);
  }
}

/// The address that a lane supplies, as a row and column of a row-major matrix: the four
/// matrices of .x4 are its upper left, lower left, upper right and lower right part.
static MatrixPosition rowStart(int lane) { return {lane % 16, lane / 16 * 8}; }

TEST(Ldmatrix, LoadsTheAFragment) {
  const MmaInstruction mma{{16, 8, 16},
                           {MatrixType::F32, MatrixType::F16, MatrixType::F16, MatrixType::F32}};
  for (int lane = 0; lane < 32; ++lane)
    for (int reg = 0; reg < 4; ++reg)
      for (int half = 0; half < 2; ++half) {
        const RowElement element = ldmatrixElement(false, lane, reg, half);
        const MatrixPosition start = rowStart(element.addressLane);
        const MatrixPosition a = positionOf(mma, MmaOperand::A, {lane, reg, half});
        ASSERT_EQ(start.row, a.row);
        ASSERT_EQ(start.column + element.byteOffset / 2, a.column);
      }
}

TEST(Ldmatrix, LoadsTheBFragment) {
  const MmaInstruction mma{{16, 8, 16},
                           {MatrixType::F32, MatrixType::F16, MatrixType::F16, MatrixType::F32}};
  for (int lane = 0; lane < 32; ++lane)
    for (int reg = 0; reg < 2; ++reg)
      for (int half = 0; half < 2; ++half) {
        const MatrixPosition b = positionOf(mma, MmaOperand::B, {lane, reg, half});
        // B as k rows of n: transposed while loading; lanes 0 to 15 supply the rows.
        const RowElement rows = ldmatrixElement(true, lane, reg, half);
        ASSERT_EQ(rows.addressLane, b.row);
        ASSERT_EQ(rows.byteOffset / 2, b.column);
        // B as n rows of k: without transposition; matrix 1 has k of 8 to 15.
        const RowElement columns = ldmatrixElement(false, lane, reg, half);
        ASSERT_EQ(columns.addressLane % 8, b.column);
        ASSERT_EQ(columns.addressLane / 8 * 8 + columns.byteOffset / 2, b.row);
      }
}

TEST(Ldmatrix, MovmatrixTransposes) {
  WarpRegister source{};
  auto value = [](int row, int column) {
    return uint64_t(1) + static_cast<unsigned>(row * 8 + column);
  };
  for (int lane = 0; lane < 32; ++lane)
    source[lane] = value(lane / 4, lane % 4 * 2) | value(lane / 4, lane % 4 * 2 + 1) << 16;
  const WarpRegister result = transposeMatrix(source);
  for (int lane = 0; lane < 32; ++lane)
    EXPECT_EQ(result[lane], value(lane % 4 * 2, lane / 4) | value(lane % 4 * 2 + 1, lane / 4)
                                                                << 16);
  EXPECT_EQ(transposeMatrix(result), source);
}
