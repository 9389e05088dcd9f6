//===- Mma.cpp - mma.sync and its fragments -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Mma.h"

using namespace ptxemu;

static std::string shapeName(const MmaShape &shape) {
  return "m" + std::to_string(shape.m) + "n" + std::to_string(shape.n) + "k" +
         std::to_string(shape.k);
}

static bool isByteInteger(MatrixType type) {
  return type == MatrixType::S8 || type == MatrixType::U8;
}

/// Values of k that are supported for a type of A and B and for m.
static std::string allowedK(MatrixType type, int m, bool isAllowed[65]) {
  auto allow = [&](std::initializer_list<int> list) {
    std::string text;
    for (int k : list) {
      isAllowed[k] = true;
      text += (text.empty() ? "" : ", ") + std::to_string(k);
    }
    return text;
  };
  switch (type) {
  case MatrixType::F16:
  case MatrixType::BF16:
    return m == 16 ? allow({8, 16}) : "";
  case MatrixType::TF32:
    return m == 16 ? allow({4, 8}) : "";
  case MatrixType::F64:
    return m == 16 ? allow({4, 8, 16}) : allow({4});
  case MatrixType::E4M3:
  case MatrixType::E5M2:
    return m == 16 ? allow({16, 32}) : "";
  case MatrixType::S8:
  case MatrixType::U8:
    return m == 16 ? allow({16, 32}) : allow({16});
  default:
    return "";
  }
}

static std::string checkTypes(const ProductTypes &types) {
  const std::string name = nameOf(types.a);
  const bool isSame = types.a == types.b || (isByteFloat(types.a) && isByteFloat(types.b)) ||
                      (isByteInteger(types.a) && isByteInteger(types.b));
  if (!isSame)
    return "expected B to have the type of A, " + name + ", found " + nameOf(types.b);
  if (types.c != types.d)
    return std::string("expected C to have the type of D, ") + nameOf(types.d) + ", found " +
           nameOf(types.c);
  auto expect = [&](const char *expected) {
    return "expected D of " + name + " matrices to be " + expected + ", found " + nameOf(types.d);
  };
  if (types.a == MatrixType::F64)
    return types.d == MatrixType::F64 ? "" : expect("f64");
  if (isByteInteger(types.a))
    return types.d == MatrixType::S32 ? "" : expect("s32");
  if (types.a == MatrixType::F16 || isByteFloat(types.a))
    return types.d == MatrixType::F16 || types.d == MatrixType::F32 ? "" : expect("f16 or f32");
  return types.d == MatrixType::F32 ? "" : expect("f32");
}

std::string ptxemu::checkMma(const MmaInstruction &mma) {
  const MmaShape &shape = mma.shape;
  const MatrixType type = mma.types.a;
  if ((shape.m != 16 && shape.m != 8) || shape.n != 8)
    return "expected a shape m16n8 or m8n8, found " + shapeName(shape);
  bool isAllowed[65] = {};
  const std::string list = allowedK(type, shape.m, isAllowed);
  if (list.empty())
    return "shape " + shapeName(shape) + " of " + nameOf(type) + " matrices is not supported";
  if (shape.k < 0 || shape.k > 64 || !isAllowed[shape.k])
    return "expected k of " + std::string(nameOf(type)) + " matrices to be " + list + ", found " +
           shapeName(shape);
  if (std::string error = checkTypes(mma.types); !error.empty())
    return error;
  if (mma.types.satfinite && !isIntegerElement(type))
    return "satfinite is for integer matrices, found " + std::string(nameOf(type));
  if (mma.types.rounding != Rounding::Nearest && type != MatrixType::F64)
    return "a rounding mode is for f64 matrices, found " + std::string(nameOf(type));
  return "";
}

MatrixType ptxemu::elementType(const MmaInstruction &mma, MmaOperand operand) {
  switch (operand) {
  case MmaOperand::A:
    return mma.types.a;
  case MmaOperand::B:
    return mma.types.b;
  case MmaOperand::C:
    return mma.types.c;
  case MmaOperand::D:
    break;
  }
  return mma.types.d;
}

int ptxemu::partsPerRegister(const MmaInstruction &mma, MmaOperand operand) {
  const int bits = static_cast<int>(elementBits(elementType(mma, operand)));
  return bits == 64 ? 1 : 32 / bits;
}

int ptxemu::registersPerLane(const MmaInstruction &mma, MmaOperand operand) {
  const MmaShape &shape = mma.shape;
  const int elements = operand == MmaOperand::A   ? shape.m * shape.k
                       : operand == MmaOperand::B ? shape.k * shape.n
                                                  : shape.m * shape.n;
  return elements / 32 / partsPerRegister(mma, operand);
}

MatrixPosition ptxemu::positionOf(const MmaInstruction &mma, MmaOperand operand,
                                  FragmentPosition where) {
  const int group = where.lane / 4, inGroup = where.lane % 4;
  const int parts = partsPerRegister(mma, operand);
  const int along = inGroup * parts + where.part;
  if (operand == MmaOperand::B)
    return {along + where.reg * 4 * parts, group};
  if (operand == MmaOperand::A) {
    const int rowBlocks = mma.shape.m / 8;
    return {group + where.reg % rowBlocks * 8, along + where.reg / rowBlocks * 4 * parts};
  }
  const int element = where.reg * parts + where.part;
  return {group + element / 2 * 8, inGroup * 2 + element % 2};
}

FragmentPosition ptxemu::fragmentOf(const MmaInstruction &mma, MmaOperand operand,
                                    MatrixPosition where) {
  const int parts = partsPerRegister(mma, operand);
  if (operand == MmaOperand::C || operand == MmaOperand::D) {
    const int element = where.row / 8 * 2 + where.column % 2;
    return {where.row % 8 * 4 + where.column / 2, element / parts, element % parts};
  }
  const bool isA = operand == MmaOperand::A;
  const int along = isA ? where.column : where.row, across = isA ? where.row : where.column;
  const int block = along / (4 * parts), inBlock = along % (4 * parts);
  const int rowBlocks = isA ? mma.shape.m / 8 : 1;
  return {across % 8 * 4 + inBlock / parts, across / 8 + block * rowBlocks, inBlock % parts};
}

/// Calls `visit` with each element's position, register, lane and lowest bit. The
/// position is the sum of a lane's and a register's contribution.
template <typename Visit>
static void forEachElement(const MmaInstruction &mma, MmaOperand operand, Visit visit) {
  const int parts = partsPerRegister(mma, operand), count = registersPerLane(mma, operand);
  const unsigned bits = elementBits(elementType(mma, operand));
  std::array<MatrixPosition, 32> ofLane;
  for (int lane = 0; lane < 32; ++lane)
    ofLane[static_cast<size_t>(lane)] = positionOf(mma, operand, {lane, 0, 0});
  for (int reg = 0; reg < count; ++reg)
    for (int part = 0; part < parts; ++part) {
      const MatrixPosition first = positionOf(mma, operand, {0, reg, part});
      for (size_t lane = 0; lane < 32; ++lane)
        visit({first.row + ofLane[lane].row, first.column + ofLane[lane].column}, reg, lane,
              static_cast<unsigned>(part) * bits);
    }
}

/// Gathers an operand's matrix from its registers.
static BitMatrix gather(const MmaInstruction &mma, MmaOperand operand, int rows, int columns,
                        const WarpRegister *registers) {
  const uint64_t mask = ~uint64_t(0) >> (64 - elementBits(elementType(mma, operand)));
  BitMatrix matrix(rows, columns);
  forEachElement(mma, operand, [&](MatrixPosition at, int reg, size_t lane, unsigned shift) {
    matrix.at(at.row, at.column) = registers[reg][lane] >> shift & mask;
  });
  return matrix;
}

void ptxemu::executeMma(const MmaInstruction &mma, const WarpRegister *a, const WarpRegister *b,
                        const WarpRegister *c, WarpRegister *d) {
  const MmaShape &shape = mma.shape;
  const BitMatrix result =
      multiplyAccumulate(mma.types, gather(mma, MmaOperand::A, shape.m, shape.k, a),
                         gather(mma, MmaOperand::B, shape.k, shape.n, b),
                         gather(mma, MmaOperand::C, shape.m, shape.n, c));
  for (int reg = 0; reg < registersPerLane(mma, MmaOperand::D); ++reg)
    d[reg].fill(0);
  forEachElement(mma, MmaOperand::D, [&](MatrixPosition at, int reg, size_t lane, unsigned shift) {
    d[reg][lane] |= result.at(at.row, at.column) << shift;
  });
}
