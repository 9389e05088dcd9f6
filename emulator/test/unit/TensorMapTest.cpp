//===- TensorMapTest.cpp - Tensor maps and their tiles --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles are compared with a five-fold loop over the box, element by element.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/TensorMap.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

using namespace ptxemu;

/// A matrix of 100 rows of 72 BF16, with a row stride of 80 elements.
static TensorMap matrix() {
  TensorMap map;
  map.element = TensorElement::BFloat16;
  map.rank = 2;
  map.address = 0x7000;
  map.dims = {72, 100};
  map.strides = {160};
  map.box = {64, 8};
  map.swizzle = SwizzleMode::B128;
  return map;
}

TEST(TensorMap, ComesBack) {
  TensorMap map = matrix();
  map.rank = 5;
  map.dims = {uint64_t(1) << 32, 100, 3, 4, 5};
  map.strides = {160, 16000, (uint64_t(1) << 40) - 16, 48};
  map.box = {64, 256, 1, 2, 3};
  map.elementStrides = {1, 2, 3, 8, 1};
  map.fillsNan = true;
  ASSERT_EQ(checkTensorMap(map), "");
  const EncodedTensorMap bytes = encodeTensorMap(map);
  TensorMap back;
  ASSERT_EQ(decodeTensorMap(bytes, back), "");
  EXPECT_EQ(back.element, map.element);
  EXPECT_EQ(back.rank, map.rank);
  EXPECT_EQ(back.address, map.address);
  EXPECT_EQ(back.dims, map.dims);
  EXPECT_EQ(back.strides, map.strides);
  EXPECT_EQ(back.box, map.box);
  EXPECT_EQ(back.elementStrides, map.elementStrides);
  EXPECT_EQ(back.swizzle, map.swizzle);
  EXPECT_EQ(back.fillsNan, map.fillsNan);
}

TEST(TensorMap, OverwrittenBytesAreNoticed) {
  const EncodedTensorMap bytes = encodeTensorMap(matrix());
  for (size_t i = 0; i < bytes.size(); ++i) {
    EncodedTensorMap changed = bytes;
    changed[i] ^= 0x10;
    TensorMap map;
    EXPECT_EQ(decodeTensorMap(changed, map),
              i < 8 ? "these 128 bytes are no tensor map of the emulator"
                    : "the tensor map has been overwritten")
        << i;
  }
}

/// The message for a valid map after `change`.
template <typename Change> static std::string messageOf(Change change) {
  TensorMap map = matrix();
  change(map);
  return checkTensorMap(map);
}

TEST(TensorMap, RulesOfTheDriver) {
  EXPECT_EQ(checkTensorMap(matrix()), "");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.address = 0x7008; }),
            "globalAddress: expected a multiple of 16, found 28680");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.dims[1] = 0; }),
            "globalDim[1]: expected 1 to 2^32, found 0");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.box[1] = 257; }),
            "boxDim[1]: expected 1 to 256, found 257");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.elementStrides[1] = 9; }),
            "elementStrides[1]: expected 1 to 8, found 9");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.strides[0] = 168; }),
            "globalStrides[0]: expected a multiple of 16 below 2^40, found 168");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.strides[0] = uint64_t(1) << 40; }),
            "globalStrides[0]: expected a multiple of 16 below 2^40, found 1099511627776");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.box[0] = 60; }),
            "boxDim[0]: expected a multiple of 16 bytes, found 120");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.box[0] = 72; }),
            "boxDim[0]: expected at most the swizzle's 128 bytes, found 144");
  EXPECT_EQ(messageOf([](TensorMap &map) { map.swizzle = SwizzleMode::B64; }),
            "boxDim[0]: expected at most the swizzle's 64 bytes, found 128");
  EXPECT_EQ(messageOf([](TensorMap &map) {
              map.element = TensorElement::UInt16;
              map.fillsNan = true;
            }),
            "oobFill: NaN is for floating-point elements");
  EXPECT_EQ(checkTileAddress(matrix(), 0x1080), "");
  EXPECT_EQ(checkTileAddress(matrix(), 0x1040),
            "address of the tile: expected a multiple of 128, found 4160");
}

TEST(TensorMap, ArgumentsOfTheDriver) {
  const uint64_t dims[] = {72, 100}, strides[] = {160};
  const uint32_t box[] = {64, 8}, steps[] = {1, 2};
  TensorMap map;
  ASSERT_EQ(makeTensorMap(9, 2, 0x7000, dims, strides, box, steps, 0, 3, 1, map), "");
  EXPECT_EQ(map.element, TensorElement::BFloat16);
  EXPECT_EQ(map.swizzle, SwizzleMode::B128);
  EXPECT_EQ(map.elementStrides[1], 2u);
  EXPECT_TRUE(map.fillsNan);
  EXPECT_EQ(makeTensorMap(11, 2, 0x7000, dims, strides, box, steps, 0, 3, 0, map),
            "tensorDataType 11 is not supported: the emulator has UINT8 to BFLOAT16 (0 to 9)");
  EXPECT_EQ(makeTensorMap(9, 6, 0x7000, dims, strides, box, steps, 0, 3, 0, map),
            "tensorRank: expected 1 to 5, found 6");
  EXPECT_EQ(makeTensorMap(9, 2, 0x7000, dims, strides, box, steps, 1, 3, 0, map),
            "interleave 1 is not supported: the emulator has INTERLEAVE_NONE (0)");
  EXPECT_EQ(makeTensorMap(9, 2, 0x7000, dims, strides, box, steps, 0, 5, 0, map),
            "swizzle 5 is not supported: the emulator has NONE, 32B, 64B, 128B, 128B_ATOM_32B and "
            "128B_ATOM_64B (0 to 4, 6)");
  EXPECT_EQ(makeTensorMap(9, 2, 0x7000, dims, strides, box, steps, 0, 3, 2, map),
            "oobFill: expected 0 or 1, found 2");
  EXPECT_EQ(makeTensorMap(9, 2, 0x7001, dims, strides, box, steps, 0, 3, 0, map),
            "globalAddress: expected a multiple of 16, found 28673");
}

TEST(TensorMap, FirstPiecesByHand) {
  // Row 0 is unchanged; in row 1 neighbouring pieces of 16 bytes are swapped.
  const int32_t at[] = {8, 2};
  const std::vector<TilePiece> pieces = tilePieces(matrix(), at, 0x800);
  ASSERT_EQ(pieces.size(), 64u);
  EXPECT_EQ(pieces[0].shared, 0x800u);
  EXPECT_EQ(pieces[0].global, 0x7000u + 2 * 160 + 16);
  EXPECT_EQ(pieces[0].bytes, 16u);
  EXPECT_EQ(pieces[8].shared, 0x890u);
  EXPECT_EQ(pieces[8].global, 0x7000u + 3 * 160 + 16);
  EXPECT_EQ(pieces[9].shared, 0x880u);
  EXPECT_EQ(pieces[63].shared, 0x800u + 7 * 128);
  EXPECT_TRUE(pieces[63].isInBounds);
  EXPECT_EQ(tileBytes(matrix()), 1024u);
}

TEST(TensorMap, PiecesEndAtTheBounds) {
  // The box starts 3 columns before the tensor: of its first 8 elements 3 are outside.
  TensorMap map = matrix();
  map.box = {16, 1};
  const int32_t before[] = {-3, 0};
  const std::vector<TilePiece> left = tilePieces(map, before, 0);
  ASSERT_EQ(left.size(), 3u);
  EXPECT_FALSE(left[0].isInBounds);
  EXPECT_EQ(left[0].bytes, 6u);
  EXPECT_TRUE(left[1].isInBounds);
  EXPECT_EQ(left[1].shared, 6u);
  EXPECT_EQ(left[1].global, 0x7000u);
  EXPECT_EQ(left[1].bytes, 10u);
  const int32_t below[] = {0, 100};
  for (const TilePiece &piece : tilePieces(map, below, 0))
    EXPECT_FALSE(piece.isInBounds);
}

TEST(TensorMap, Fill) {
  TensorMap map = matrix();
  EXPECT_EQ(fillBits(map), 0u);
  map.fillsNan = true;
  EXPECT_EQ(fillBits(map), 0x7fffu);
  map.element = TensorElement::Float32;
  EXPECT_EQ(fillBits(map), 0x7fffffffu);
}

/// Expected source of a byte of shared memory: a global address, or a fill.
struct Origin {
  bool isInBounds;
  uint64_t global;
};

TEST(TensorMap, TilesAreThoseOfFiveLoops) {
  std::mt19937 random(1);
  auto draw = [&](unsigned least, unsigned most) {
    return least + static_cast<unsigned>(random()) % (most - least + 1);
  };
  for (int trial = 0; trial < 300; ++trial) {
    TensorMap map;
    map.element = static_cast<TensorElement>(random() % 10);
    const unsigned bytes = tensorElementBytes(map.element);
    map.rank = draw(1, 5);
    map.address = 0x100000;
    map.swizzle = static_cast<SwizzleMode>(random() % 6);
    const unsigned span = map.swizzle == SwizzleMode::None ? 256 : swizzleSpan(map.swizzle);
    map.box[0] = std::min(draw(1, span / 16) * 16 / bytes, 256u);
    int32_t at[5] = {};
    uint64_t stride = 0;
    for (unsigned i = 0; i < map.rank; ++i) {
      map.dims[i] = draw(1, 40);
      at[i] = static_cast<int32_t>(draw(0, 50)) - 10;
      if (i == 0) {
        stride = (map.dims[0] * bytes + 15) / 16 * 16;
        continue;
      }
      map.strides[i - 1] = stride + 16 * draw(0, 2);
      stride = map.strides[i - 1] * map.dims[i];
      map.box[i] = draw(1, 5);
      map.elementStrides[i] = draw(1, 3);
    }
    ASSERT_EQ(checkTensorMap(map), "");
    // Each byte of the tile by definition, without a swizzle.
    std::vector<Origin> expected;
    unsigned extent[5] = {1, 1, 1, 1, 1};
    for (unsigned i = 0; i < map.rank; ++i)
      extent[i] =
          i == 0 ? map.box[0] : (map.box[i] + map.elementStrides[i] - 1) / map.elementStrides[i];
    unsigned index[5];
    for (index[4] = 0; index[4] < extent[4]; ++index[4])
      for (index[3] = 0; index[3] < extent[3]; ++index[3])
        for (index[2] = 0; index[2] < extent[2]; ++index[2])
          for (index[1] = 0; index[1] < extent[1]; ++index[1])
            for (index[0] = 0; index[0] < extent[0]; ++index[0]) {
              Origin origin{true, map.address};
              for (unsigned i = 0; i < map.rank; ++i) {
                const int64_t position =
                    at[i] + int64_t(index[i]) * (i == 0 ? 1 : map.elementStrides[i]);
                origin.isInBounds &= position >= 0 && position < int64_t(map.dims[i]);
                origin.global +=
                    static_cast<uint64_t>(position) * (i == 0 ? bytes : map.strides[i - 1]);
              }
              for (unsigned byte = 0; byte < bytes; ++byte)
                expected.push_back({origin.isInBounds, origin.global + byte});
            }
    ASSERT_EQ(tileBytes(map), expected.size());
    const uint64_t shared = 128 * draw(0, 20);
    std::set<uint64_t> seen;
    for (const TilePiece &piece : tilePieces(map, at, shared)) {
      ASSERT_LE(piece.bytes, 16u);
      for (unsigned byte = 0; byte < piece.bytes; ++byte) {
        // The swizzle is its own inverse and keeps 16 bytes together.
        const uint64_t linear = swizzleAddress(map.swizzle, piece.shared + byte) - shared;
        ASSERT_LT(linear, expected.size());
        ASSERT_TRUE(seen.insert(linear).second);
        ASSERT_EQ(piece.isInBounds, expected[linear].isInBounds) << trial;
        if (piece.isInBounds)
          ASSERT_EQ(piece.global + byte, expected[linear].global) << trial;
      }
    }
    ASSERT_EQ(seen.size(), expected.size());
  }
}
