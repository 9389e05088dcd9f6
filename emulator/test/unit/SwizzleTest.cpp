//===- SwizzleTest.cpp - Swizzled layouts of shared memory ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of the ISA's section "Swizzling Modes": cell j of line i is the index of the
// 16-byte piece of the line that is stored there.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Swizzle.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

using namespace ptxemu;

using Table = std::vector<std::vector<unsigned>>;

static constexpr SwizzleMode allModes[] = {SwizzleMode::None,       SwizzleMode::B32,
                                           SwizzleMode::B64,        SwizzleMode::B128,
                                           SwizzleMode::B128Atom32, SwizzleMode::B128Atom64};

/// The pattern starts at a multiple of its period and repeats.
static void expectTable(SwizzleMode mode, const Table &table) {
  ASSERT_EQ(swizzlePeriod(mode), 128 * table.size());
  for (unsigned line = 0; line < 32; ++line)
    for (unsigned cell = 0; cell < 8; ++cell)
      for (unsigned byte : {0u, 1u, 15u}) {
        const unsigned from = table[line % table.size()][cell];
        EXPECT_EQ(swizzleAddress(mode, 0x4000 + 128 * line + 16 * from + byte),
                  0x4000 + 128 * line + 16 * cell + byte)
            << "line " << line << ", cell " << cell;
      }
}

TEST(Swizzle, Of32Bytes) {
  expectTable(SwizzleMode::B32, {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6}});
}

TEST(Swizzle, Of64Bytes) {
  expectTable(SwizzleMode::B64, {{0, 1, 2, 3, 4, 5, 6, 7},
                                 {1, 0, 3, 2, 5, 4, 7, 6},
                                 {2, 3, 0, 1, 6, 7, 4, 5},
                                 {3, 2, 1, 0, 7, 6, 5, 4}});
}

TEST(Swizzle, Of128Bytes) {
  expectTable(SwizzleMode::B128, {{0, 1, 2, 3, 4, 5, 6, 7},
                                  {1, 0, 3, 2, 5, 4, 7, 6},
                                  {2, 3, 0, 1, 6, 7, 4, 5},
                                  {3, 2, 1, 0, 7, 6, 5, 4},
                                  {4, 5, 6, 7, 0, 1, 2, 3},
                                  {5, 4, 7, 6, 1, 0, 3, 2},
                                  {6, 7, 4, 5, 2, 3, 0, 1},
                                  {7, 6, 5, 4, 3, 2, 1, 0}});
}

TEST(Swizzle, Of128BytesWithLargerAtoms) {
  expectTable(SwizzleMode::B128Atom32, {{0, 1, 2, 3, 4, 5, 6, 7},
                                        {2, 3, 0, 1, 6, 7, 4, 5},
                                        {4, 5, 6, 7, 0, 1, 2, 3},
                                        {6, 7, 4, 5, 2, 3, 0, 1}});
  expectTable(SwizzleMode::B128Atom64, {{0, 1, 2, 3, 4, 5, 6, 7}, {4, 5, 6, 7, 0, 1, 2, 3}});
}

TEST(Swizzle, None) {
  for (uint64_t address : {0u, 17u, 0x1234u})
    EXPECT_EQ(swizzleAddress(SwizzleMode::None, address), address);
}

TEST(Swizzle, IsItsOwnInverseWithinItsSpan) {
  for (SwizzleMode mode : allModes) {
    std::set<uint64_t> seen;
    for (uint64_t address = 0; address < 2048; ++address) {
      const uint64_t there = swizzleAddress(mode, address);
      EXPECT_EQ(swizzleAddress(mode, there), address);
      EXPECT_EQ(there / swizzleSpan(mode), address / swizzleSpan(mode));
      seen.insert(there);
    }
    EXPECT_EQ(seen.size(), 2048u);
  }
}

TEST(Swizzle, PatternThatStartsLater) {
  // With a base offset of 3 the line at 0x180 is the pattern's first.
  for (unsigned line = 0; line < 8; ++line)
    for (unsigned cell = 0; cell < 8; ++cell)
      EXPECT_EQ(swizzleAddress(SwizzleMode::B128, 0x180 + 128 * line + 16 * cell, 3),
                0x180 + 128 * line + 16 * (cell ^ line));
}
