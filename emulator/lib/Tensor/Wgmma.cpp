//===- Wgmma.cpp - wgmma.mma_async: descriptors, layouts and products -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Wgmma.h"

using namespace ptxemu;

/// Fields are multiples of 16 in 18 bits.
static constexpr uint64_t fieldMask = 0x3fff;

std::string ptxemu::decodeDescriptor(uint64_t bits, MatrixDescriptor &descriptor) {
  static constexpr SwizzleMode modes[] = {SwizzleMode::None, SwizzleMode::B128, SwizzleMode::B64,
                                          SwizzleMode::B32};
  auto field = [&](unsigned at) { return static_cast<uint32_t>((bits >> at & fieldMask) << 4); };
  descriptor.start = field(0);
  descriptor.leading = field(16);
  descriptor.stride = field(32);
  descriptor.baseOffset = bits >> 49 & 7;
  descriptor.swizzle = modes[bits >> 62];
  const uint64_t known =
      fieldMask | fieldMask << 16 | fieldMask << 32 | uint64_t(7) << 49 | uint64_t(3) << 62;
  if ((bits & ~known) == 0)
    return "";
  unsigned bit = 0;
  while ((bits & ~known) >> bit != 1)
    ++bit;
  return "bit " + std::to_string(bit) +
         " of the matrix descriptor belongs to no field and must be 0 (a field that overflowed?)";
}

uint64_t ptxemu::encodeDescriptor(const MatrixDescriptor &descriptor) {
  uint64_t mode = 0;
  switch (descriptor.swizzle) {
  case SwizzleMode::B128:
    mode = 1;
    break;
  case SwizzleMode::B64:
    mode = 2;
    break;
  case SwizzleMode::B32:
    mode = 3;
    break;
  default:
    break;
  }
  auto field = [](uint32_t bytes) { return uint64_t(bytes >> 4) & fieldMask; };
  return field(descriptor.start) | field(descriptor.leading) << 16 |
         field(descriptor.stride) << 32 | uint64_t(descriptor.baseOffset & 7) << 49 | mode << 62;
}

uint32_t ptxemu::elementAddress(const MatrixDescriptor &descriptor, bool isKMajor,
                                unsigned elementBytes, int row, int k) {
  const bool isSwizzled = descriptor.swizzle != SwizzleMode::None;
  // Bytes of a line of an atom: along k, or along m and n.
  const unsigned line = swizzleSpan(descriptor.swizzle);
  const unsigned along = static_cast<unsigned>(isKMajor ? k : row) * elementBytes;
  const unsigned across = static_cast<unsigned>(isKMajor ? row : k);
  uint32_t offset = across % 8 * line;
  if (isKMajor) {
    offset += across / 8 * descriptor.stride;
    offset += isSwizzled ? along : along % line + along / line * descriptor.leading;
  } else {
    offset += across / 8 * (isSwizzled ? descriptor.stride : descriptor.leading);
    offset += along % line + along / line * (isSwizzled ? descriptor.leading : descriptor.stride);
  }
  return static_cast<uint32_t>(swizzleAddress(descriptor.swizzle, descriptor.start + offset,
                                              isSwizzled ? descriptor.baseOffset : 0));
}

static bool isHalf(MatrixType type) { return type == MatrixType::F16 || type == MatrixType::BF16; }

static std::string checkWgmmaTypes(const WgmmaInstruction &wgmma) {
  const std::string a = nameOf(wgmma.a), d = nameOf(wgmma.d);
  const bool isInteger = wgmma.a == MatrixType::S8 || wgmma.a == MatrixType::U8;
  const bool mayDiffer = isInteger ? wgmma.b == MatrixType::S8 || wgmma.b == MatrixType::U8
                                   : isByteFloat(wgmma.a) && isByteFloat(wgmma.b);
  if (!isInteger && !isHalf(wgmma.a) && !isByteFloat(wgmma.a) && wgmma.a != MatrixType::TF32)
    return "wgmma has no matrices of " + a;
  if (wgmma.a != wgmma.b && !mayDiffer)
    return "expected B to have the type of A, " + a + ", found " + nameOf(wgmma.b);
  const bool mayBeF16 = wgmma.a == MatrixType::F16 || isByteFloat(wgmma.a);
  const bool isRight = isInteger
                           ? wgmma.d == MatrixType::S32
                           : wgmma.d == MatrixType::F32 || (mayBeF16 && wgmma.d == MatrixType::F16);
  const char *expected = isInteger ? "s32" : mayBeF16 ? "f16 or f32" : "f32";
  return isRight ? "" : "expected D of " + a + " matrices to be " + expected + ", found " + d;
}

std::string ptxemu::checkWgmma(const WgmmaInstruction &wgmma) {
  if (std::string error = checkWgmmaTypes(wgmma); !error.empty())
    return error;
  const std::string a = nameOf(wgmma.a);
  const int k = 256 / static_cast<int>(elementBits(wgmma.a));
  if (wgmma.k != k)
    return "expected k of " + a + " matrices to be " + std::to_string(k) + ", found " +
           std::to_string(wgmma.k);
  const bool isInteger = isIntegerElement(wgmma.a);
  if (wgmma.n < 8 || wgmma.n > 256 || wgmma.n % 8 != 0)
    return "expected n to be a multiple of 8 up to 256, found " + std::to_string(wgmma.n);
  if (isInteger && wgmma.n > 32 && wgmma.n % 16 != 0)
    return "expected n of integer matrices above 32 to be a multiple of 16, found " +
           std::to_string(wgmma.n);
  if (isInteger ? wgmma.negatesA || wgmma.negatesB : wgmma.satfinite)
    return isInteger ? "imm-scale is for floating-point matrices, found " + a
                     : "satfinite is for integer matrices, found " + a;
  if ((wgmma.transposesA || wgmma.transposesB) && !isHalf(wgmma.a))
    return "imm-trans is for f16 and bf16 matrices, found " + a;
  if (wgmma.transposesA && wgmma.isAInRegisters)
    return "imm-trans-a is for a matrix A in shared memory";
  return "";
}

int ptxemu::wgmmaRegistersA() { return 4; }

static int partsOfD(const WgmmaInstruction &wgmma) { return wgmma.d == MatrixType::F16 ? 2 : 1; }

int ptxemu::wgmmaRegistersD(const WgmmaInstruction &wgmma) { return wgmma.n / 2 / partsOfD(wgmma); }

MatrixPosition ptxemu::wgmmaPositionA(const WgmmaInstruction &wgmma, WarpgroupPosition where) {
  // Each warp has 16 rows, laid out as the A of mma.m16n8 with this k.
  const MmaInstruction mma{{16, 8, wgmma.k}, {wgmma.d, wgmma.a, wgmma.b, wgmma.d}};
  const MatrixPosition inWarp = positionOf(mma, MmaOperand::A, {where.lane, where.reg, where.part});
  return {inWarp.row + 16 * where.warp, inWarp.column};
}

MatrixPosition ptxemu::wgmmaPositionD(const WgmmaInstruction &wgmma, WarpgroupPosition where) {
  const int element = where.reg * partsOfD(wgmma) + where.part;
  return {16 * where.warp + where.lane / 4 + element / 2 % 2 * 8,
          element / 4 * 8 + where.lane % 4 * 2 + element % 2};
}

WarpgroupPosition ptxemu::wgmmaFragmentD(const WgmmaInstruction &wgmma, MatrixPosition where) {
  const int element = where.column / 8 * 4 + where.row % 16 / 8 * 2 + where.column % 2;
  const int parts = partsOfD(wgmma);
  return {where.row / 16, where.row % 8 * 4 + where.column % 8 / 2, element / parts,
          element % parts};
}

/// Loads rows of A, or columns of B, from shared memory, and finds those with poison.
static BitMatrix loadShared(const MatrixDescriptor &descriptor, bool isKMajor, MatrixType type,
                            int firstRow, int rows, int k, const ReadShared &readShared,
                            bool *poison) {
  const int bytes = static_cast<int>(elementBits(type)) / 8, together = 16 / bytes;
  const uint32_t elementMask = (1u << bytes) - 1;
  BitMatrix matrix(rows, k);
  const int lines = isKMajor ? rows : k, length = isKMajor ? k : rows;
  for (int line = 0; line < lines; ++line)
    for (int first = 0; first < length; first += together) {
      uint8_t chunk[16];
      const int row = isKMajor ? line : first, column = isKMajor ? first : line;
      const uint32_t poisonBytes =
          readShared(elementAddress(descriptor, isKMajor, static_cast<unsigned>(bytes),
                                    firstRow + row, column),
                     chunk);
      for (int i = 0; i < together; ++i) {
        uint64_t element = 0;
        memcpy(&element, chunk + i * bytes, static_cast<size_t>(bytes));
        (isKMajor ? matrix.at(row, column + i) : matrix.at(row + i, column)) = element;
        poison[isKMajor ? row : row + i] |= (poisonBytes >> (i * bytes) & elementMask) != 0;
      }
    }
  return matrix;
}

static void negate(BitMatrix &matrix, MatrixType type) {
  for (uint64_t &bits : matrix.bits)
    bits ^= uint64_t(1) << (elementBits(type) - 1);
}

static BitMatrix gatherA(const WgmmaInstruction &wgmma, const WarpRegister *a) {
  BitMatrix matrix(16, wgmma.k);
  const unsigned bits = elementBits(wgmma.a);
  const uint64_t mask = (uint64_t(1) << bits) - 1;
  const int parts = static_cast<int>(32 / bits);
  for (int reg = 0; reg < wgmmaRegistersA(); ++reg)
    for (int lane = 0; lane < 32; ++lane)
      for (int part = 0; part < parts; ++part) {
        const MatrixPosition at = wgmmaPositionA(wgmma, {0, lane, reg, part});
        matrix.at(at.row, at.column) = a[reg][lane] >> (part * bits) & mask;
      }
  return matrix;
}

/// Calls `visit` with each element of a warp's D, its register and its lowest bit there.
template <typename Visit>
static void forEachOfD(const WgmmaInstruction &wgmma, WarpRegister *d, Visit visit) {
  // The position is the sum of a lane's and a register's contribution.
  std::array<MatrixPosition, 32> ofLane;
  for (int lane = 0; lane < 32; ++lane)
    ofLane[static_cast<size_t>(lane)] = wgmmaPositionD(wgmma, {0, lane, 0, 0});
  for (int reg = 0; reg < wgmmaRegistersD(wgmma); ++reg)
    for (int part = 0; part < partsOfD(wgmma); ++part) {
      const MatrixPosition first = wgmmaPositionD(wgmma, {0, 0, reg, part});
      for (size_t lane = 0; lane < 32; ++lane)
        visit(first.row + ofLane[lane].row, first.column + ofLane[lane].column, d[reg][lane],
              static_cast<unsigned>(16 * part));
    }
}

WgmmaPoison ptxemu::executeWgmma(const WgmmaInstruction &wgmma, int warp,
                                 const WgmmaOperands &operands, const ReadShared &readShared,
                                 WarpRegister *d) {
  WgmmaPoison poison;
  BitMatrix a = wgmma.isAInRegisters
                    ? gatherA(wgmma, operands.a)
                    : loadShared(operands.descriptorA, !wgmma.transposesA, wgmma.a, 16 * warp, 16,
                                 wgmma.k, readShared, poison.rows.data());
  const BitMatrix columns = loadShared(operands.descriptorB, !wgmma.transposesB, wgmma.b, 0,
                                       wgmma.n, wgmma.k, readShared, poison.columns.data());
  BitMatrix b(wgmma.k, wgmma.n), c(16, wgmma.n);
  for (int row = 0; row < wgmma.k; ++row)
    for (int column = 0; column < wgmma.n; ++column)
      b.at(row, column) = columns.at(column, row);
  if (wgmma.negatesA)
    negate(a, wgmma.a);
  if (wgmma.negatesB)
    negate(b, wgmma.b);
  const uint64_t mask = (uint64_t(1) << elementBits(wgmma.d)) - 1;
  if (operands.scaleD)
    forEachOfD(wgmma, d, [&](int row, int column, uint64_t value, unsigned shift) {
      c.at(row, column) = value >> shift & mask;
    });
  ProductTypes types{wgmma.d, wgmma.a, wgmma.b, wgmma.d};
  types.satfinite = wgmma.satfinite;
  const BitMatrix result = multiplyAccumulate(types, a, b, c);
  forEachOfD(wgmma, d, [&](int row, int column, uint64_t &value, unsigned shift) {
    value = (value & ~(mask << shift) & 0xffffffff) | result.at(row, column) << shift;
  });
  return poison;
}
