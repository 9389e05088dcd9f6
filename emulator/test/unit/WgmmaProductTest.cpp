//===- WgmmaProductTest.cpp - Products of wgmma ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matrices of small integers are stored in the canonical layouts of the ISA, and the
// accumulators by the formula of its figure; the library multiplies them.
//
//===----------------------------------------------------------------------===//

#include "WgmmaLayouts.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

using namespace ptxemu;
using namespace ptxemu::test;

static WgmmaInstruction instruction(int n, MatrixType a, MatrixType d) {
  return {n, 256 / static_cast<int>(elementBits(a)), d, a, a};
}

/// Bits of a small integer in a type.
static uint64_t integerBits(MatrixType type, int value) {
  if (isIntegerElement(type))
    return static_cast<uint64_t>(value) & (elementBits(type) == 8 ? 0xffu : 0xffffffffu);
  return encodeFloat(formatOf(type), value, Rounding::Nearest);
}

namespace {

using Integers = std::vector<std::vector<int>>;

/// A product with its operands as integers and in the instruction's form.
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
      // Laid out as the A of mma.m16n8 for each warp, whose layout has separate tests.
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
      // Bytes that were not placed must not be read.
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

  /// Uses the formula of the figure, not the library's.
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

TEST(WgmmaProduct, ProductsAreThoseOfThreeLoops) {
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

TEST(WgmmaProduct, TransposedProducts) {
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

TEST(WgmmaProduct, PoisonIsOfARowOrAColumn) {
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
