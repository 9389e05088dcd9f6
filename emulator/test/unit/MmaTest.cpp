//===- MmaTest.cpp - Fragments and products of mma.sync -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ISA gives a formula for the element of each index of each shape and type; they are
// listed here individually, while the library has one rule for all. Products use
// fragments filled by these formulas, and are compared with a triple loop.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Mma.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <set>

using namespace ptxemu;

namespace {

using Formula = std::function<MatrixPosition(int group, int inGroup, int i)>;

/// A shape with the ISA's formulas of a_i, b_i and c_i.
struct Row {
  const char *name;
  MmaInstruction mma;
  int elementsA, elementsB, elementsC; ///< of a lane
  Formula a, b, c;
};

} // namespace

static const Formula accumulator = [](int g, int t, int i) {
  return MatrixPosition{i < 2 ? g : g + 8, t * 2 + (i & 1)};
};

static MmaInstruction instruction(int m, int k, MatrixType ab, MatrixType cd) {
  return {{m, 8, k}, {cd, ab, ab, cd}};
}

static std::vector<Row> allRows() {
  const MatrixType f16 = MatrixType::F16, bf16 = MatrixType::BF16, tf32 = MatrixType::TF32;
  const MatrixType f32 = MatrixType::F32, f64 = MatrixType::F64, s32 = MatrixType::S32;
  std::vector<Row> rows;
  const Formula a1688 = [](int g, int t, int i) {
    return MatrixPosition{i < 2 ? g : g + 8, t * 2 + (i & 1)};
  };
  const Formula b1688 = [](int g, int t, int i) { return MatrixPosition{t * 2 + i, g}; };
  const Formula a16816 = [](int g, int t, int i) {
    return MatrixPosition{i < 2 || (i >= 4 && i < 6) ? g : g + 8,
                          i < 4 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8};
  };
  const Formula b16816 = [](int g, int t, int i) {
    return MatrixPosition{i < 2 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8, g};
  };
  for (MatrixType cd : {f16, f32}) {
    rows.push_back(
        {"m16n8k8 f16", instruction(16, 8, f16, cd), 4, 2, 4, a1688, b1688, accumulator});
    rows.push_back(
        {"m16n8k16 f16", instruction(16, 16, f16, cd), 8, 4, 4, a16816, b16816, accumulator});
  }
  rows.push_back(
      {"m16n8k8 bf16", instruction(16, 8, bf16, f32), 4, 2, 4, a1688, b1688, accumulator});
  rows.push_back(
      {"m16n8k16 bf16", instruction(16, 16, bf16, f32), 8, 4, 4, a16816, b16816, accumulator});
  const Formula a1684 = [](int g, int t, int i) { return MatrixPosition{i == 0 ? g : g + 8, t}; };
  const Formula bK4 = [](int g, int t, int) { return MatrixPosition{t, g}; };
  const Formula a1688wide = [](int g, int t, int i) {
    return MatrixPosition{i == 0 || i == 2 ? g : g + 8, i < 2 ? t : t + 4};
  };
  const Formula b1688wide = [](int g, int t, int i) {
    return MatrixPosition{i == 0 ? t : t + 4, g};
  };
  for (MatrixType type : {tf32, f64}) {
    const MatrixType cd = type == f64 ? f64 : f32;
    rows.push_back({"m16n8k4", instruction(16, 4, type, cd), 2, 1, 4, a1684, bK4, accumulator});
    rows.push_back(
        {"m16n8k8 wide", instruction(16, 8, type, cd), 4, 2, 4, a1688wide, b1688wide, accumulator});
  }
  rows.push_back({"m8n8k4 f64", instruction(8, 4, f64, f64), 1, 1, 2,
                  [](int g, int t, int) { return MatrixPosition{g, t}; }, bK4,
                  [](int g, int t, int i) { return MatrixPosition{g, t * 2 + i}; }});
  rows.push_back({"m16n8k16 f64", instruction(16, 16, f64, f64), 8, 4, 4,
                  [](int g, int t, int i) {
                    return i % 2 == 0 ? MatrixPosition{g, i * 2 + t}
                                      : MatrixPosition{g + 8, i * 2 - 2 + t};
                  },
                  [](int g, int t, int i) { return MatrixPosition{t + i * 4, g}; }, accumulator});
  const Formula aByte16 = [](int g, int t, int i) {
    return MatrixPosition{i < 4 ? g : g + 8, t * 4 + (i & 3)};
  };
  const Formula bByte16 = [](int g, int t, int i) { return MatrixPosition{t * 4 + i, g}; };
  const Formula aByte32 = [](int g, int t, int i) {
    return MatrixPosition{i < 4 || (i >= 8 && i < 12) ? g : g + 8,
                          i < 8 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16};
  };
  const Formula bByte32 = [](int g, int t, int i) {
    return MatrixPosition{i < 4 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16, g};
  };
  for (MatrixType type : {MatrixType::S8, MatrixType::U8, MatrixType::E4M3, MatrixType::E5M2}) {
    const bool isInteger = isIntegerElement(type);
    const MatrixType cd = isInteger ? s32 : f32;
    rows.push_back(
        {"m16n8k16 bytes", instruction(16, 16, type, cd), 8, 4, 4, aByte16, bByte16, accumulator});
    rows.push_back(
        {"m16n8k32 bytes", instruction(16, 32, type, cd), 16, 8, 4, aByte32, bByte32, accumulator});
    if (isInteger)
      rows.push_back({"m8n8k16 bytes", instruction(8, 16, type, cd), 4, 4, 2,
                      [](int g, int t, int i) { return MatrixPosition{g, t * 4 + i}; }, bByte16,
                      [](int g, int t, int i) { return MatrixPosition{g, t * 2 + i}; }});
  }
  rows.push_back({"m16n8k32 e4m3, f16", instruction(16, 32, MatrixType::E4M3, f16), 16, 8, 4,
                  aByte32, bByte32, accumulator});
  return rows;
}

static void expectFormula(const Row &row, MmaOperand operand, int elements,
                          const Formula &formula) {
  const int parts = partsPerRegister(row.mma, operand);
  ASSERT_EQ(registersPerLane(row.mma, operand) * parts, elements) << row.name;
  std::set<std::pair<int, int>> seen;
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < elements; ++i) {
      const FragmentPosition fragment{lane, i / parts, i % parts};
      const MatrixPosition found = positionOf(row.mma, operand, fragment);
      const MatrixPosition expected = formula(lane >> 2, lane % 4, i);
      ASSERT_EQ(found.row, expected.row) << row.name << " lane " << lane << " element " << i;
      ASSERT_EQ(found.column, expected.column) << row.name << " lane " << lane << " element " << i;
      const FragmentPosition back = fragmentOf(row.mma, operand, found);
      ASSERT_EQ(back.lane, lane) << row.name;
      ASSERT_EQ(back.reg, fragment.reg) << row.name;
      ASSERT_EQ(back.part, fragment.part) << row.name;
      seen.insert({found.row, found.column});
    }
  // Every element of the matrix has exactly one position.
  ASSERT_EQ(seen.size(), static_cast<size_t>(32 * elements)) << row.name;
}

TEST(Mma, FragmentsAreThoseOfTheISA) {
  for (const Row &row : allRows()) {
    EXPECT_EQ(checkMma(row.mma), "") << row.name;
    expectFormula(row, MmaOperand::A, row.elementsA, row.a);
    expectFormula(row, MmaOperand::B, row.elementsB, row.b);
    expectFormula(row, MmaOperand::C, row.elementsC, row.c);
    expectFormula(row, MmaOperand::D, row.elementsC, row.c);
  }
}

// Read from the figures, not the formulas.
TEST(Mma, LanesInThePictures) {
  const MmaInstruction half = instruction(16, 16, MatrixType::F16, MatrixType::F32);
  auto expect = [](const MmaInstruction &mma, MmaOperand operand, FragmentPosition where, int row,
                   int column) {
    const MatrixPosition found = positionOf(mma, operand, where);
    EXPECT_EQ(found.row, row);
    EXPECT_EQ(found.column, column);
  };
  // "MMA .m16n8k16 fragment layout for matrix A with .f16 / .bf16 type": T31 has
  // a0, a1 in row 7 at 6, 7 and a6, a7 in row 15 at 14, 15.
  expect(half, MmaOperand::A, {31, 0, 0}, 7, 6);
  expect(half, MmaOperand::A, {31, 3, 1}, 15, 15);
  expect(half, MmaOperand::A, {1, 1, 0}, 8, 2);
  expect(half, MmaOperand::A, {4, 2, 0}, 1, 8);
  // "... for matrix B": T0 has b0, b1 in rows 0, 1 and b2, b3 in rows 8, 9 of column 0.
  expect(half, MmaOperand::B, {0, 0, 1}, 1, 0);
  expect(half, MmaOperand::B, {0, 1, 0}, 8, 0);
  expect(half, MmaOperand::B, {30, 1, 1}, 13, 7);
  // "... for accumulator matrix C/D": T5 has c0, c1 in row 1 at 2, 3; c2, c3 in row 9.
  expect(half, MmaOperand::C, {5, 1, 0}, 1, 3);
  expect(half, MmaOperand::C, {5, 2, 0}, 9, 2);
  // As f16, c2 and c3 are the second register.
  const MmaInstruction f16 = instruction(16, 16, MatrixType::F16, MatrixType::F16);
  expect(f16, MmaOperand::D, {5, 1, 1}, 9, 3);
  // "MMA .m16n8k8 fragment layout for matrix A with .tf32 type": T6 has a0 in row 1
  // at 2, a1 in row 9, a2 in row 1 at 6.
  const MmaInstruction tf32 = instruction(16, 8, MatrixType::TF32, MatrixType::F32);
  expect(tf32, MmaOperand::A, {6, 0, 0}, 1, 2);
  expect(tf32, MmaOperand::A, {6, 1, 0}, 9, 2);
  expect(tf32, MmaOperand::A, {6, 2, 0}, 1, 6);
  // "MMA .m16n8k32 fragment layout for matrix A with .u8 / ... type": T3 has a0..a3
  // in row 0 at 12..15, a8..a11 in row 0 at 28..31.
  const MmaInstruction bytes = instruction(16, 32, MatrixType::S8, MatrixType::S32);
  expect(bytes, MmaOperand::A, {3, 0, 3}, 0, 15);
  expect(bytes, MmaOperand::A, {3, 2, 0}, 0, 28);
  expect(bytes, MmaOperand::B, {3, 1, 0}, 28, 0);
}

/// Bits of a small integer in a type, so that every sum is exact.
static uint64_t integerBits(MatrixType type, int value) {
  if (isIntegerElement(type))
    return static_cast<uint64_t>(value) & (elementBits(type) == 8 ? 0xffu : 0xffffffffu);
  return encodeFloat(formatOf(type), value, Rounding::Nearest);
}

TEST(Mma, ProductsAreThoseOfThreeLoops) {
  std::mt19937 random(1);
  for (const Row &row : allRows()) {
    const MmaShape shape = row.mma.shape;
    const bool isUnsigned = row.mma.types.a == MatrixType::U8;
    std::vector<std::vector<int>> a(shape.m, std::vector<int>(shape.k)),
        b(shape.k, std::vector<int>(8)), c(shape.m, std::vector<int>(8));
    auto fill = [&](auto &matrix, int low, int high) {
      for (auto &line : matrix)
        for (int &value : line)
          value = low + static_cast<int>(random() % (high - low + 1));
    };
    fill(a, isUnsigned ? 0 : -7, 7);
    fill(b, isUnsigned ? 0 : -7, 7);
    fill(c, -100, 100);
    // Fills fragments by the formulas.
    auto scatter = [&](const auto &matrix, MmaOperand operand, int elements,
                       const Formula &formula) {
      const MatrixType type = elementType(row.mma, operand);
      const int parts = partsPerRegister(row.mma, operand);
      std::vector<WarpRegister> registers(elements / parts, WarpRegister{});
      for (int lane = 0; lane < 32; ++lane)
        for (int i = 0; i < elements; ++i) {
          const MatrixPosition at = formula(lane >> 2, lane % 4, i);
          registers[i / parts][lane] |= integerBits(type, matrix[at.row][at.column])
                                        << (i % parts * elementBits(type) % 64);
        }
      return registers;
    };
    const auto aRegisters = scatter(a, MmaOperand::A, row.elementsA, row.a);
    const auto bRegisters = scatter(b, MmaOperand::B, row.elementsB, row.b);
    auto dRegisters = scatter(c, MmaOperand::C, row.elementsC, row.c);
    executeMma(row.mma, aRegisters.data(), bRegisters.data(), dRegisters.data(), dRegisters.data());
    for (int i = 0; i < shape.m; ++i)
      for (int j = 0; j < 8; ++j)
        for (int k = 0; k < shape.k; ++k)
          c[i][j] += a[i][k] * b[k][j];
    EXPECT_EQ(dRegisters, scatter(c, MmaOperand::D, row.elementsC, row.c)) << row.name;
  }
}

/// Product of matrices with a single nonzero row and column.
static uint64_t oneSum(const ProductTypes &types, const std::vector<uint64_t> &a,
                       const std::vector<uint64_t> &b, uint64_t c) {
  BitMatrix left(1, static_cast<int>(a.size())), right(static_cast<int>(b.size()), 1), sum(1, 1);
  left.bits = a;
  right.bits = b;
  sum.bits = {c};
  return multiplyAccumulate(types, left, right, sum).bits[0];
}

TEST(Mma, IntegersWrapOrSaturate) {
  ProductTypes types{MatrixType::S32, MatrixType::S8, MatrixType::U8, MatrixType::S32};
  EXPECT_EQ(oneSum(types, {0x80}, {0xff}, 0), static_cast<uint32_t>(-128 * 255));
  EXPECT_EQ(oneSum(types, {1}, {1}, 0x7fffffff), 0x80000000u);
  EXPECT_EQ(oneSum(types, {0xff}, {1}, 0x80000000), 0x7fffffffu);
  types.satfinite = true;
  EXPECT_EQ(oneSum(types, {1}, {1}, 0x7fffffff), 0x7fffffffu);
  EXPECT_EQ(oneSum(types, {0xff}, {1}, 0x80000000), 0x80000000u);
}

TEST(Mma, SumsAreRoundedOnce) {
  const ProductTypes types{MatrixType::F32, MatrixType::BF16, MatrixType::BF16, MatrixType::F32};
  auto bf16 = [](double value) { return encodeFloat(FloatFormat::BF16, value, Rounding::Nearest); };
  // 1 + 2^-24 + 2^-24: a rounding after each product would lose both.
  const uint64_t tiny = bf16(0x1p-12);
  EXPECT_EQ(oneSum(types, {tiny, tiny}, {tiny, tiny}, f32ToBits(1)), f32ToBits(1 + 0x1p-23f));
  EXPECT_EQ(oneSum(types, {bf16(HUGE_VAL)}, {0}, 0), 0x7fffffffu);
  // TF32 ignores the low 13 bits of a register.
  const ProductTypes tf32{MatrixType::F32, MatrixType::TF32, MatrixType::TF32, MatrixType::F32};
  EXPECT_EQ(oneSum(tf32, {f32ToBits(1 + 0x1p-11f)}, {f32ToBits(1)}, 0), f32ToBits(1));
  // F64 rounds after each step, in the requested direction.
  ProductTypes f64{MatrixType::F64, MatrixType::F64, MatrixType::F64, MatrixType::F64};
  const uint64_t one = f64ToBits(1), small = f64ToBits(0x1p-53);
  EXPECT_EQ(oneSum(f64, {small, small}, {one, one}, one), one);
  f64.rounding = Rounding::Up;
  EXPECT_EQ(oneSum(f64, {small, small}, {one, one}, one), f64ToBits(1 + 0x1p-51));
}

TEST(Mma, WhereBitsAreDefined) {
  EXPECT_TRUE(areBitsDefined({}, 24));
  EXPECT_TRUE(areBitsDefined({3, -5, 0, 1000}, 24));
  EXPECT_TRUE(areBitsDefined({0x1p-20, 0x1p-21}, 24));
  EXPECT_TRUE(areBitsDefined({0x1p23, 0x1p22}, 24));
  EXPECT_FALSE(areBitsDefined({0x1p23, 0x1p23 - 1, 1}, 24));
  EXPECT_FALSE(areBitsDefined({1, 0x1p-24}, 24));
  EXPECT_FALSE(areBitsDefined({1, HUGE_VAL}, 24));
  // A sum with a small result may still lose bits in between.
  EXPECT_FALSE(areBitsDefined({0x1p24, 1, -0x1p24}, 24));
}

TEST(Mma, WhatTheISADoesNotHave) {
  const MatrixType f16 = MatrixType::F16, f32 = MatrixType::F32, bf16 = MatrixType::BF16;
  EXPECT_EQ(checkMma(instruction(32, 8, f16, f32)),
            "expected a shape m16n8 or m8n8, found m32n8k8");
  EXPECT_EQ(checkMma(instruction(16, 32, f16, f32)),
            "expected k of f16 matrices to be 8, 16, found m16n8k32");
  EXPECT_EQ(checkMma(instruction(8, 4, f16, f32)), "shape m8n8k4 of f16 matrices is not supported");
  EXPECT_EQ(checkMma(instruction(16, 8, bf16, f16)),
            "expected D of bf16 matrices to be f32, found f16");
  EXPECT_EQ(checkMma({{16, 8, 8}, {f32, f16, bf16, f32}}),
            "expected B to have the type of A, f16, found bf16");
  EXPECT_EQ(checkMma({{16, 8, 8}, {f32, f16, f16, f16}}),
            "expected C to have the type of D, f32, found f16");
  EXPECT_EQ(checkMma({{16, 8, 32}, {f32, MatrixType::E4M3, MatrixType::E5M2, f32}}), "");
  EXPECT_EQ(
      checkMma({{16, 8, 32}, {MatrixType::S32, MatrixType::S8, MatrixType::U8, MatrixType::S32}}),
      "");
  MmaInstruction modified = instruction(16, 8, f16, f32);
  modified.types.satfinite = true;
  EXPECT_EQ(checkMma(modified), "satfinite is for integer matrices, found f16");
  modified.types.satfinite = false;
  modified.types.rounding = Rounding::Zero;
  EXPECT_EQ(checkMma(modified), "a rounding mode is for f64 matrices, found f16");
}
