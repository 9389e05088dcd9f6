//===- Mma.h - mma.sync and its fragments ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lane and register that hold each element of a matrix: the formulas of the
// section "Matrix Fragments" for each shape, as one rule. A register of 32 bits (64
// for F64) holds P elements that are neighbours along k; lanes form eight groups of
// four. For A, the group of a lane is the row, and its index in the group times P is
// the column; register 1 is eight rows down, register 2 is 4P columns to the right. B
// is the same with rows and columns exchanged and without the lower rows. For C and
// D, a lane has two neighbouring columns, and two more eight rows down.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_MMA_H
#define TTTC_PTXEMULATOR_TENSOR_MMA_H

#include "PtxEmulator/Tensor/MatrixProduct.h"

#include <array>
#include <string>

namespace ptxemu {

struct MmaShape {
  int m, n, k;
};

/// mma.sync.aligned.shape.row.col.d.a.b.c
struct MmaInstruction {
  MmaShape shape;
  ProductTypes types;
};

enum class MmaOperand : uint8_t { A, B, C, D };

struct MatrixPosition {
  int row, column;
};

/// The `part`-th element, from the low bits, of a register of a lane.
struct FragmentPosition {
  int lane, reg, part;
};

/// One register of all lanes; of 32 bits except for F64.
using WarpRegister = std::array<uint64_t, 32>;

/// Returns the reason why the ISA or the emulator has no such instruction, or an empty
/// string.
std::string checkMma(const MmaInstruction &mma);

MatrixType elementType(const MmaInstruction &mma, MmaOperand operand);
int registersPerLane(const MmaInstruction &mma, MmaOperand operand);
/// Elements in one register.
int partsPerRegister(const MmaInstruction &mma, MmaOperand operand);

/// Row and column in the operand's own matrix: A is m x k, B is k x n.
MatrixPosition positionOf(const MmaInstruction &mma, MmaOperand operand, FragmentPosition where);
FragmentPosition fragmentOf(const MmaInstruction &mma, MmaOperand operand, MatrixPosition where);

/// Computes D from the registers of the other operands, as many as the instruction
/// takes. `d` may alias `c`.
void executeMma(const MmaInstruction &mma, const WarpRegister *a, const WarpRegister *b,
                const WarpRegister *c, WarpRegister *d);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_MMA_H
