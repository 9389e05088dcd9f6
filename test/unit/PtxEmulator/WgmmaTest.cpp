//===- WgmmaTest.cpp - Descriptors, layouts and products of wgmma ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The canonical layouts are written here as the ISA writes them, as shapes and
// strides, and evaluated; the library derives addresses from atoms. Matrices are
// laid out by the former and multiplied by the latter.
//
//===----------------------------------------------------------------------===//

#include "Tensor/Wgmma.h"
#include "Tensor/TensorMap.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

using namespace ptxemu;

namespace {

/// One mode of a layout: the extents of its parts, first the fastest, and their
/// strides in elements. The last extent is open.
struct Mode {
  std::vector<unsigned> extents, strides;

  unsigned offset(unsigned index) const {
    unsigned sum = 0;
    for (size_t i = 0; i < extents.size(); ++i) {
      const bool isLast = i + 1 == extents.size();
      sum += (isLast ? index : index % extents[i]) * strides[i];
      index /= extents[i];
    }
    return sum;
  }
};

/// Swizzle<bits, 4, 3> o (rows, k) of elements of some bytes.
struct Layout {
  unsigned swizzleBits;
  Mode rows, k;

  unsigned byteOffset(unsigned row, unsigned column, unsigned elementBytes) const {
    const unsigned linear = (rows.offset(row) + k.offset(column)) * elementBytes;
    return linear ^ (linear >> 3 & ((1u << swizzleBits) - 1) << 4);
  }
};

/// How a matrix lies: the layout, and the descriptor that says so.
struct Placement {
  Layout layout;
  MatrixDescriptor descriptor;
  bool isKMajor;
};

} // namespace

static constexpr SwizzleMode wgmmaModes[] = {SwizzleMode::None, SwizzleMode::B32, SwizzleMode::B64,
                                             SwizzleMode::B128};

/// The ISA's table of canonical layouts, with byte offsets that are not the least
/// possible ones, so that each is seen to matter.
static Placement canonical(SwizzleMode mode, bool isKMajor, unsigned elementBytes, unsigned rows,
                           unsigned k) {
  const unsigned t = 16 / elementBytes;
  const unsigned bits = static_cast<unsigned>(mode) - static_cast<unsigned>(SwizzleMode::None);
  const unsigned w = 1u << bits;
  MatrixDescriptor descriptor;
  descriptor.swizzle = mode;
  Layout layout{bits, {}, {}};
  if (isKMajor && mode == SwizzleMode::None) {
    // ((8,m),(T,2k)):((1T,SBO),(1,LBO))
    descriptor.stride = 256;
    descriptor.leading = rows / 8 * 256 + 128;
    layout.rows = {{8, 0xffff}, {t, descriptor.stride / elementBytes}};
    layout.k = {{t, 0xffff}, {1, descriptor.leading / elementBytes}};
  } else if (isKMajor) {
    // ((8,m),(T,2k)):((wT,SBO),(1,T)) for w = 2, 4, 8
    descriptor.stride = 8 * w * 16 + 1024;
    descriptor.leading = 16;
    layout.rows = {{8, 0xffff}, {w * t, descriptor.stride / elementBytes}};
    layout.k = {{t, 0xffff}, {1, t}};
  } else if (mode == SwizzleMode::None) {
    // ((T,1,m),(8,k)):((1,T,SBO),(1T,LBO))
    descriptor.stride = 128 + 16;
    descriptor.leading = rows / t * descriptor.stride + 32;
    layout.rows = {{t, 1, 0xffff}, {1, t, descriptor.stride / elementBytes}};
    layout.k = {{8, 0xffff}, {t, descriptor.leading / elementBytes}};
  } else {
    // ((T,w,m),(8,k)):((1,T,LBO),(wT,SBO))
    descriptor.leading = 8 * w * 16 * (k / 8) + 1024;
    descriptor.stride = 8 * w * 16;
    layout.rows = {{t, w, 0xffff}, {1, t, descriptor.leading / elementBytes}};
    layout.k = {{8, 0xffff}, {w * t, descriptor.stride / elementBytes}};
  }
  return {layout, descriptor, isKMajor};
}

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
  // Rows of 64 BF16 are lines of 128 bytes; 8 rows are 1024 bytes. Each k of 16
  // starts 32 bytes later, and the pattern stays where it is.
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
  // By hand: row 3, k 20 lies in 16 bytes number 2, which line 3 keeps at 1.
  const MatrixDescriptor second{0x2020, 16, 1024, 0, SwizzleMode::B128};
  EXPECT_EQ(elementAddress(second, true, 2, 3, 4), 0x2000u + 3 * 128 + 1 * 16 + 8);
}

TEST(Wgmma, TransposedTileOf64By64WithSwizzleOf128) {
  // 64 rows of k, each of 64 N: a line is one k. 8 of them are 1024 bytes.
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

/// Bits of a small integer in a type.
static uint64_t integerBits(MatrixType type, int value) {
  if (isIntegerElement(type))
    return static_cast<uint64_t>(value) & (elementBits(type) == 8 ? 0xffu : 0xffffffffu);
  return encodeFloat(formatOf(type), value, Rounding::Nearest);
}

namespace {

using Integers = std::vector<std::vector<int>>;

/// A product with its operands as integers and as the instruction takes them.
class Trial {
public:
  Trial(const WgmmaInstruction &wgmma, unsigned seed)
      : wgmma(wgmma), random(seed), a(draw(64, wgmma.k, wgmma.a)),
        b(draw(wgmma.n, wgmma.k, wgmma.b)), d(draw(64, wgmma.n, MatrixType::S32)),
        memory(1 << 18, 0xcc), valid(1 << 18, 0) {
    for (auto &warp : registers)
      warp.resize(static_cast<size_t>(wgmmaRegistersD(wgmma)));
  }

  MatrixDescriptor place(const Integers &matrix, MatrixType type, SwizzleMode mode, bool isKMajor,
                         uint32_t start) {
    const unsigned bytes = elementBits(type) / 8;
    Placement placement = canonical(mode, isKMajor, bytes, static_cast<unsigned>(matrix.size()),
                                    static_cast<unsigned>(wgmma.k));
    placement.descriptor.start = start;
    for (unsigned row = 0; row < matrix.size(); ++row)
      for (unsigned k = 0; k < matrix[row].size(); ++k) {
        const uint64_t bits = integerBits(type, matrix[row][k]);
        const uint32_t at = start + placement.layout.byteOffset(row, k, bytes);
        memcpy(&memory[at], &bits, bytes);
        memset(&valid[at], 1, bytes);
      }
    return placement.descriptor;
  }

  void run(SwizzleMode mode, bool scaleD) {
    WgmmaOperands operands;
    operands.scaleD = scaleD;
    WarpRegister fragments[4][4] = {}; // of each warp
    if (wgmma.isAInRegisters) {
      // As of mma.m16n8 for each warp, whose layout has tests of its own.
      for (int row = 0; row < 64; ++row)
        for (int k = 0; k < wgmma.k; ++k) {
          const MmaInstruction mma{{16, 8, wgmma.k}, {wgmma.d, wgmma.a, wgmma.a, wgmma.d}};
          const FragmentPosition at = fragmentOf(mma, MmaOperand::A, {row % 16, k});
          fragments[row / 16][at.reg][at.lane] |= integerBits(wgmma.a, a[row][k])
                                                  << (at.part * elementBits(wgmma.a));
        }
    } else {
      operands.descriptorA = place(a, wgmma.a, mode, !wgmma.transposesA, 0);
    }
    operands.descriptorB = place(b, wgmma.b, mode, !wgmma.transposesB, 0x10000);
    if (poisonWarp >= 0)
      poisonElement(operands.descriptorA, !wgmma.transposesA, wgmma.a,
                    16 * poisonWarp + static_cast<int>(poisonRow), 5);
    if (poisonColumn >= 0)
      poisonElement(operands.descriptorB, !wgmma.transposesB, wgmma.b, poisonColumn, 7);
    forEachD([&](int row, int column, uint64_t &value, unsigned shift) {
      value |= integerBits(wgmma.d, d[row][column]) << shift;
    });
    for (int warp = 0; warp < 4; ++warp) {
      operands.a = fragments[warp];
      const auto read = [&](uint32_t address, uint8_t *bytes) {
        EXPECT_EQ(address % 16, 0u);
        memcpy(bytes, &memory[address], 16);
        uint32_t poison = 0;
        for (uint32_t i = 0; i < 16; ++i)
          poison |= valid[address + i] ? 0 : 1u << i;
        return poison;
      };
      const WgmmaPoison poison = executeWgmma(wgmma, warp, operands, read, registers[warp].data());
      // What was not placed is not read.
      EXPECT_EQ(std::count(poison.rows.begin(), poison.rows.end(), true), warp == poisonWarp);
      EXPECT_EQ(std::count(poison.columns.begin(), poison.columns.end(), true), poisonColumn >= 0);
      if (warp == poisonWarp)
        EXPECT_TRUE(poison.rows[poisonRow]);
      if (poisonColumn >= 0)
        EXPECT_TRUE(poison.columns[static_cast<size_t>(poisonColumn)]);
    }
    const int sign = (wgmma.negatesA ? -1 : 1) * (wgmma.negatesB ? -1 : 1);
    forEachD([&](int row, int column, uint64_t &value, unsigned shift) {
      int sum = scaleD ? d[row][column] : 0;
      for (int k = 0; k < wgmma.k; ++k)
        sum += sign * a[row][k] * b[column][k];
      const uint64_t mask = (uint64_t(1) << elementBits(wgmma.d)) - 1;
      ASSERT_EQ(value >> shift & mask, integerBits(wgmma.d, sum)) << row << ", " << column;
    });
  }

  /// Makes an element of A and one of B poison after they are placed.
  int poisonWarp = -1, poisonColumn = -1;
  size_t poisonRow = 0;

private:
  void poisonElement(const MatrixDescriptor &descriptor, bool isKMajor, MatrixType type, int row,
                     int k) {
    const unsigned bytes = elementBits(type) / 8;
    valid[elementAddress(descriptor, isKMajor, bytes, row, k) + bytes - 1] = 0;
  }

  Integers draw(int rows, int columns, MatrixType type) {
    const int most = type == MatrixType::S32 ? 50 : 3;
    const int least = type == MatrixType::U8 ? 0 : -most;
    Integers matrix(static_cast<size_t>(rows), std::vector<int>(static_cast<size_t>(columns)));
    for (auto &line : matrix)
      for (int &value : line)
        value = least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
    return matrix;
  }

  /// By the formula of the picture, not the library's.
  template <typename Visit> void forEachD(Visit visit) {
    const int parts = wgmma.d == MatrixType::F16 ? 2 : 1;
    for (int thread = 0; thread < 128; ++thread)
      for (int i = 0; i < wgmma.n / 2; ++i) {
        const int row = thread / 32 * 16 + thread % 32 / 4 + (i & 2) * 4;
        const int column = i / 4 * 8 + thread % 4 * 2 + (i & 1);
        visit(row, column,
              registers[thread / 32][static_cast<size_t>(i / parts)]
                       [static_cast<size_t>(thread % 32)],
              static_cast<unsigned>(i % parts * 16));
      }
  }

  WgmmaInstruction wgmma;
  std::mt19937 random;
  Integers a, b, d; ///< `b` by columns
  std::vector<uint8_t> memory;
  std::vector<uint8_t> valid;             ///< bytes that were placed
  std::vector<WarpRegister> registers[4]; ///< of each warp
};

} // namespace

TEST(Wgmma, ProductsAreThoseOfThreeLoops) {
  const MatrixType f16 = MatrixType::F16, bf16 = MatrixType::BF16, f32 = MatrixType::F32;
  const struct {
    MatrixType a, b, d;
  } types[] = {{f16, f16, f32},
               {f16, f16, f16},
               {bf16, bf16, f32},
               {MatrixType::TF32, MatrixType::TF32, f32},
               {MatrixType::E4M3, MatrixType::E5M2, f32},
               {MatrixType::E5M2, MatrixType::E5M2, f16},
               {MatrixType::S8, MatrixType::U8, MatrixType::S32}};
  unsigned seed = 0;
  for (auto type : types)
    for (int n : {8, 24, 64, 128})
      for (SwizzleMode mode : wgmmaModes) {
        if (isIntegerElement(type.a) && n == 24)
          continue;
        WgmmaInstruction wgmma = instruction(n, type.a, type.d);
        wgmma.b = type.b;
        wgmma.isAInRegisters = seed % 3 == 0;
        const bool isFloat = !isIntegerElement(type.a);
        wgmma.negatesA = isFloat && seed % 5 == 0;
        wgmma.negatesB = isFloat && seed % 4 == 1;
        ASSERT_EQ(checkWgmma(wgmma), "");
        Trial(wgmma, ++seed).run(mode, seed % 6 != 0);
        if (HasFatalFailure())
          FAIL() << nameOf(type.a) << " n " << n << " mode " << int(mode);
      }
}

TEST(Wgmma, TransposedProducts) {
  unsigned seed = 100;
  for (int n : {64, 128, 192})
    for (SwizzleMode mode : wgmmaModes)
      for (bool transposesA : {false, true}) {
        WgmmaInstruction wgmma = instruction(n, MatrixType::BF16, MatrixType::F32);
        wgmma.transposesA = transposesA;
        wgmma.transposesB = true;
        Trial(wgmma, ++seed).run(mode, true);
        if (HasFatalFailure())
          FAIL() << "n " << n << " mode " << int(mode) << " A transposed " << transposesA;
      }
}

TEST(Wgmma, PoisonIsOfARowOrAColumn) {
  for (SwizzleMode mode : wgmmaModes)
    for (bool transposes : {false, true}) {
      WgmmaInstruction wgmma = instruction(64, MatrixType::F16, MatrixType::F32);
      wgmma.transposesA = wgmma.transposesB = transposes;
      Trial trial(wgmma, 7);
      trial.poisonWarp = 2;
      trial.poisonRow = 9;
      trial.poisonColumn = 43;
      trial.run(mode, true);
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
