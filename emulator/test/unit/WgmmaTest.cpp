//===- WgmmaTest.cpp - Descriptors and layouts of wgmma -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// WgmmaLayouts.h holds the canonical layouts as given in the ISA; the library derives
// addresses from atoms.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/TensorMap.h"
#include "WgmmaLayouts.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace ptxemu;
using namespace ptxemu::test;

TEST(Wgmma, CanonicalLayouts) {
  for (SwizzleMode mode : wgmmaModes)
    for (unsigned bytes : {1u, 2u, 4u})
      for (bool isKMajor : {true, false}) {
        const unsigned k = 32 / bytes;
        Placement placement = canonical(mode, isKMajor, bytes, 64, k);
        placement.descriptor.start = 0x8000;
        std::set<uint32_t> seen;
        for (unsigned row = 0; row < 64; ++row)
          for (unsigned column = 0; column < k; ++column) {
            const uint32_t found = elementAddress(placement.descriptor, isKMajor, bytes,
                                                  static_cast<int>(row), static_cast<int>(column));
            ASSERT_EQ(found, 0x8000 + placement.layout.byteOffset(row, column, bytes))
                << "mode " << int(mode) << ", K-major " << isKMajor << ", " << bytes
                << " bytes, row " << row << ", k " << column;
            seen.insert(found);
          }
        EXPECT_EQ(seen.size(), size_t(64) * k);
      }
}

/// One of the ISA's examples: its exact layout and its descriptor.
static void expectExample(const Layout &exact, bool isKMajor, unsigned bytes, SwizzleMode mode,
                          uint32_t leading, uint32_t stride) {
  const MatrixDescriptor descriptor{0x4000, leading * bytes, stride * bytes, 0, mode};
  for (unsigned row = 0; row < 16; ++row)
    for (unsigned k = 0; k < 16; ++k)
      if (row < 16 && (isKMajor ? k * bytes < 32 : true))
        ASSERT_EQ(
            elementAddress(descriptor, isKMajor, bytes, static_cast<int>(row), static_cast<int>(k)),
            0x4000 + exact.byteOffset(row, k, bytes))
            << row << ", " << k;
}

TEST(Wgmma, ExamplesOfTheISA) {
  // "K major, no-swizzling and tf32 type"
  expectExample({0, {{8, 2}, {4, 32}}, {{4, 4}, {1, 64}}}, true, 4, SwizzleMode::None, 64, 32);
  // "K major, 32B swizzling and tf32 type"
  expectExample({1, {{8, 2}, {8, 64}}, {{4, 4}, {1, 4}}}, true, 4, SwizzleMode::B32, 0, 64);
  // "MN major, no-swizzling and bf16 type"
  expectExample({0, {{8, 1, 2}, {1, 8, 64}}, {{8, 2}, {8, 128}}}, false, 2, SwizzleMode::None, 128,
                64);
  // "MN major, 32B swizzling and bf16 type"
  expectExample({1, {{8, 2, 2}, {1, 8, 128}}, {{8, 2}, {16, 256}}}, false, 2, SwizzleMode::B32, 128,
                256);
  // "MN major, 64B swizzling and bf16 type"
  expectExample({2, {{8, 4, 2}, {1, 8, 256}}, {{8, 2}, {32, 512}}}, false, 2, SwizzleMode::B64, 256,
                512);
}

TEST(Wgmma, TileOf64By64WithSwizzleOf128) {
  // Rows of 64 BF16 are lines of 128 bytes; 8 rows are 1024 bytes. Each step of 16 in k
  // starts 32 bytes later, and the pattern stays unchanged.
  for (int step = 0; step < 4; ++step) {
    const MatrixDescriptor descriptor{0x2000 + 32u * static_cast<unsigned>(step), 16, 1024, 0,
                                      SwizzleMode::B128};
    for (int row = 0; row < 64; ++row)
      for (int k = 0; k < 16; ++k) {
        const int column = 16 * step + k;
        EXPECT_EQ(elementAddress(descriptor, true, 2, row, k),
                  static_cast<uint32_t>(0x2000 + 128 * row + 16 * (column / 8 ^ row % 8) +
                                        column % 8 * 2));
      }
  }
  // By hand: row 3, k 20 is in piece 2 of 16 bytes, which line 3 stores at 1.
  const MatrixDescriptor second{0x2020, 16, 1024, 0, SwizzleMode::B128};
  EXPECT_EQ(elementAddress(second, true, 2, 3, 4), 0x2000u + 3 * 128 + 1 * 16 + 8);
}

TEST(Wgmma, TransposedTileOf64By64WithSwizzleOf128) {
  // 64 rows of k, each of 64 N: a line is one k; 8 lines are 1024 bytes.
  const MatrixDescriptor descriptor{0x2000, 8192, 1024, 0, SwizzleMode::B128};
  for (int n = 0; n < 128; ++n)
    for (int k = 0; k < 16; ++k)
      EXPECT_EQ(elementAddress(descriptor, false, 2, n, k),
                static_cast<uint32_t>(0x2000 + 8192 * (n / 64) + 128 * k +
                                      16 * (n % 64 / 8 ^ k % 8) + n % 8 * 2));
}

TEST(Wgmma, ReadsWhatATensorCopyWrites) {
  // A tensor of 256 x 64 in BF16, with tiles of 64 x 64 at row 128.
  TensorMap map;
  map.element = TensorElement::BFloat16;
  map.rank = 2;
  map.address = 0x10000;
  map.dims = {64, 256};
  map.strides = {128};
  for (SwizzleMode mode : {SwizzleMode::B32, SwizzleMode::B64, SwizzleMode::B128}) {
    const unsigned width = swizzleSpan(mode) / 2;
    map.box = {width, 64};
    map.swizzle = mode;
    ASSERT_EQ(checkTensorMap(map), "");
    const int32_t at[] = {0, 128};
    std::map<uint64_t, uint64_t> globalOf;
    for (const TilePiece &piece : tilePieces(map, at, 0x4000))
      globalOf[piece.shared] = piece.global;
    for (unsigned step = 0; step < width / 16; ++step) {
      const MatrixDescriptor descriptor{0x4000 + 32 * step, 16, 8 * swizzleSpan(mode), 0, mode};
      for (int row = 0; row < 64; ++row)
        for (int k = 0; k < 16; k += 8)
          EXPECT_EQ(globalOf[elementAddress(descriptor, true, 2, row, k)],
                    0x10000u + 128u * static_cast<unsigned>(128 + row) + 32 * step +
                        2u * static_cast<unsigned>(k));
    }
  }
}

TEST(Wgmma, DescriptorFields) {
  // Start 0x1230, leading 0x100, stride 0x400, base offset 5, swizzle of 128 bytes.
  const uint64_t bits = 0x123ull | 0x10ull << 16 | 0x40ull << 32 | 5ull << 49 | 1ull << 62;
  MatrixDescriptor descriptor;
  ASSERT_EQ(decodeDescriptor(bits, descriptor), "");
  EXPECT_EQ(descriptor.start, 0x1230u);
  EXPECT_EQ(descriptor.leading, 0x100u);
  EXPECT_EQ(descriptor.stride, 0x400u);
  EXPECT_EQ(descriptor.baseOffset, 5u);
  EXPECT_EQ(descriptor.swizzle, SwizzleMode::B128);
  EXPECT_EQ(encodeDescriptor(descriptor), bits);
  ASSERT_EQ(decodeDescriptor(3ull << 62, descriptor), "");
  EXPECT_EQ(descriptor.swizzle, SwizzleMode::B32);
  ASSERT_EQ(decodeDescriptor(2ull << 62, descriptor), "");
  EXPECT_EQ(descriptor.swizzle, SwizzleMode::B64);
  EXPECT_EQ(decodeDescriptor(1ull << 14, descriptor),
            "bit 14 of the matrix descriptor belongs to no field and must be 0 (a field that "
            "overflowed?)");
  EXPECT_NE(decodeDescriptor(1ull << 52 | 1ull << 60, descriptor), "");
}

static WgmmaInstruction instruction(int n, MatrixType a, MatrixType d) {
  return {n, 256 / static_cast<int>(elementBits(a)), d, a, a};
}

// "WGMMA .m64nNk16 register fragment layout for accumulator matrix D".
TEST(Wgmma, AccumulatorInThePicture) {
  const WgmmaInstruction f32 = instruction(16, MatrixType::F16, MatrixType::F32);
  auto expect = [](const WgmmaInstruction &wgmma, WarpgroupPosition where, int row, int column) {
    const MatrixPosition found = wgmmaPositionD(wgmma, where);
    EXPECT_EQ(found.row, row);
    EXPECT_EQ(found.column, column);
  };
  expect(f32, {0, 0, 0, 0}, 0, 0);
  expect(f32, {0, 0, 1, 0}, 0, 1);
  expect(f32, {0, 0, 2, 0}, 8, 0);
  expect(f32, {0, 0, 4, 0}, 0, 8);
  expect(f32, {0, 3, 5, 0}, 0, 15);
  expect(f32, {0, 31, 3, 0}, 15, 7);
  expect(f32, {1, 4, 0, 0}, 17, 0);
  expect(f32, {3, 31, 7, 0}, 63, 15);
  const WgmmaInstruction f16 = instruction(16, MatrixType::F16, MatrixType::F16);
  expect(f16, {0, 0, 1, 1}, 8, 1);
  expect(f16, {2, 5, 2, 0}, 33, 10);
  EXPECT_EQ(wgmmaRegistersD(f32), 8);
  EXPECT_EQ(wgmmaRegistersD(f16), 4);
}

TEST(Wgmma, EveryAccumulatorOnce) {
  for (MatrixType d : {MatrixType::F16, MatrixType::F32}) {
    const WgmmaInstruction wgmma = instruction(40, MatrixType::F16, d);
    std::set<std::pair<int, int>> seen;
    for (int warp = 0; warp < 4; ++warp)
      for (int lane = 0; lane < 32; ++lane)
        for (int reg = 0; reg < wgmmaRegistersD(wgmma); ++reg)
          for (int part = 0; part < (d == MatrixType::F16 ? 2 : 1); ++part) {
            const MatrixPosition at = wgmmaPositionD(wgmma, {warp, lane, reg, part});
            seen.insert({at.row, at.column});
            const WarpgroupPosition back = wgmmaFragmentD(wgmma, at);
            ASSERT_EQ(back.warp, warp);
            ASSERT_EQ(back.lane, lane);
            ASSERT_EQ(back.reg, reg);
            ASSERT_EQ(back.part, part);
          }
    EXPECT_EQ(seen.size(), 64u * 40);
  }
}

TEST(Wgmma, WhatTheISADoesNotHave) {
  const MatrixType f16 = MatrixType::F16, bf16 = MatrixType::BF16, s8 = MatrixType::S8;
  const MatrixType f32 = MatrixType::F32, s32 = MatrixType::S32;
  EXPECT_EQ(checkWgmma(instruction(12, f16, f32)),
            "expected n to be a multiple of 8 up to 256, found 12");
  EXPECT_EQ(checkWgmma(instruction(264, f16, f32)),
            "expected n to be a multiple of 8 up to 256, found 264");
  EXPECT_EQ(checkWgmma(instruction(40, s8, s32)),
            "expected n of integer matrices above 32 to be a multiple of 16, found 40");
  EXPECT_EQ(checkWgmma(instruction(24, s8, s32)), "");
  EXPECT_EQ(checkWgmma({64, 8, f32, f16, f16}), "expected k of f16 matrices to be 16, found 8");
  EXPECT_EQ(checkWgmma(instruction(64, bf16, f16)),
            "expected D of bf16 matrices to be f32, found f16");
  EXPECT_EQ(checkWgmma({64, 16, f32, f16, bf16}),
            "expected B to have the type of A, f16, found bf16");
  EXPECT_EQ(checkWgmma(instruction(64, f32, f32)), "wgmma has no matrices of f32");
  WgmmaInstruction wgmma = instruction(64, MatrixType::TF32, f32);
  wgmma.transposesB = true;
  EXPECT_EQ(checkWgmma(wgmma), "imm-trans is for f16 and bf16 matrices, found tf32");
  wgmma = instruction(64, f16, f32);
  wgmma.transposesA = wgmma.isAInRegisters = true;
  EXPECT_EQ(checkWgmma(wgmma), "imm-trans-a is for a matrix A in shared memory");
  wgmma = instruction(64, s8, s32);
  wgmma.negatesB = true;
  EXPECT_EQ(checkWgmma(wgmma), "imm-scale is for floating-point matrices, found s8");
  wgmma = instruction(64, f16, f32);
  wgmma.satfinite = true;
  EXPECT_EQ(checkWgmma(wgmma), "satfinite is for integer matrices, found f16");
}
