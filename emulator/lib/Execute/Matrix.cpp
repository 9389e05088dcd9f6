//===- Matrix.cpp - mma.sync ----------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layouts are those of Tensor/. An element of D is poison if an element of its row
// of A, of its column of B, or the element of C at its position is poison.
//
//===----------------------------------------------------------------------===//

#include "Execute/Decoder.h"
#include "Execute/MatrixTypes.h"
#include "PtxEmulator/Machine/Step.h"
#include "PtxEmulator/Tensor/Mma.h"

#include <cstring>

using namespace ptxemu;

/// Unpacks the instruction that `decodeMma` packed.
static MmaInstruction unpackMma(const Inst &inst) {
  auto extent = [&](unsigned index) { return static_cast<int>(inst.imm >> (16 * index) & 0xffff); };
  auto type = [&](unsigned index) {
    return static_cast<MatrixType>(inst.imm2 >> (8 * index) & 0xff);
  };
  return {{extent(0), extent(1), extent(2)},
          {type(0), type(1), type(2), type(3), inst.rounding, inst.modifiers.satfinite}};
}

static constexpr MmaOperand mmaOperands[] = {MmaOperand::D, MmaOperand::A, MmaOperand::B,
                                             MmaOperand::C};

/// Rows of A, columns of B and elements of C that contain poison.
struct MmaPoison {
  uint32_t rows = 0, columns = 0;
  uint8_t elements[16] = {};
};

static void addPoison(const MmaInstruction &mma, MmaOperand operand, int reg, uint32_t lanes,
                      MmaPoison &poison) {
  for (uint32_t rest = lanes; rest; rest &= rest - 1)
    for (int part = 0; part < partsPerRegister(mma, operand); ++part) {
      const MatrixPosition at = positionOf(mma, operand, {__builtin_ctz(rest), reg, part});
      if (operand == MmaOperand::A)
        poison.rows |= 1u << at.row;
      else if (operand == MmaOperand::B)
        poison.columns |= 1u << at.column;
      else
        poison.elements[at.row] |= static_cast<uint8_t>(1u << at.column);
    }
}

/// Mask of the lanes whose register `reg` of D is poison.
static uint32_t poisonOfD(const MmaInstruction &mma, int reg, const MmaPoison &poison) {
  uint32_t lanes = 0;
  for (int lane = 0; lane < 32; ++lane)
    for (int part = 0; part < partsPerRegister(mma, MmaOperand::D); ++part) {
      const MatrixPosition at = positionOf(mma, MmaOperand::D, {lane, reg, part});
      if ((poison.rows >> at.row | poison.columns >> at.column |
           static_cast<uint32_t>(poison.elements[at.row]) >> at.column) &
          1)
        lanes |= 1u << lane;
    }
  return lanes;
}

bool ptxemu::hasFullWarp(Step &step) {
  if (!step.converged())
    return false;
  return step.active == ~0u ||
         step.fail(ErrorKind::DivergentBarrier, "a matrix instruction in a warp of fewer than 32 "
                                                "threads");
}

static void runMma(Step &step, const Inst &inst) {
  if (!hasFullWarp(step))
    return;
  const MmaInstruction mma = unpackMma(inst);
  WarpRegister values[4][16];
  MmaPoison poison;
  bool hasPoison = false;
  size_t next = inst.counts[0];
  for (unsigned which = 1; which < 4; ++which)
    for (uint32_t reg = 0; reg < inst.counts[which]; ++reg) {
      const Slot slot = inst.list[next++];
      memcpy(values[which][reg].data(), step.read(slot), sizeof(WarpRegister));
      const uint32_t lanes = step.poison(slot);
      hasPoison |= lanes != 0;
      addPoison(mma, mmaOperands[which], static_cast<int>(reg), lanes, poison);
    }
  executeMma(mma, values[1], values[2], values[3], values[0]);
  for (uint32_t reg = 0; reg < inst.counts[0]; ++reg) {
    memcpy(step.write(inst.list[reg]), values[0][reg].data(), sizeof(WarpRegister));
    step.define(inst.list[reg], hasPoison ? poisonOfD(mma, static_cast<int>(reg), poison) : 0);
  }
}

/// Parses a shape such as "m16n8k16" as three numbers.
static bool parseShape(const std::string &text, uint64_t (&numbers)[3]) {
  size_t at = 0;
  for (unsigned i = 0; i < 3; ++i) {
    if (at >= text.size() || text[at] != "mnk"[i])
      return false;
    numbers[i] = 0;
    const size_t first = ++at;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && at < first + 3; ++at)
      numbers[i] = numbers[i] * 10 + static_cast<uint64_t>(text[at] - '0');
    if (at == first)
      return false;
  }
  return at == text.size();
}

void ptxemu::takeAligned(Decoder &decoder) {
  const bool isSync = decoder.take("sync"), isAligned = decoder.take("aligned");
  if (!isSync || !isAligned)
    decoder.fail("'" + std::string(decoder.opcode()) + "' needs .sync.aligned");
}

void ptxemu::takeShape(Decoder &decoder, uint64_t (&shape)[3]) {
  if (const std::string text = decoder.takeNext(); !parseShape(text, shape))
    decoder.fail("expected a shape like .m16n8k16, found '." + text + "'");
}

MatrixType ptxemu::takeElement(Decoder &decoder) {
  const Type type = decoder.takeType();
  const std::optional<MatrixType> element = matrixType(type);
  if (!element)
    decoder.fail("matrices of ." + std::string(nameOf(type)) + " are not supported");
  return element.value_or(MatrixType::F32);
}

static void decodeMma(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Mma;
  inst.run = runMma;
  takeAligned(decoder);
  uint64_t shape[3] = {};
  takeShape(decoder, shape);
  if (!decoder.take("row") || !decoder.take("col"))
    return decoder.fail("expected .row.col: A is row-major and B column-major");
  decoder.takeRounding();
  inst.modifiers.satfinite = decoder.take("satfinite");
  inst.imm = shape[0] | shape[1] << 16 | shape[2] << 32;
  for (unsigned i = 0; i < 4; ++i)
    inst.imm2 |= static_cast<uint64_t>(takeElement(decoder)) << (8 * i);
  if (decoder.hasFailed())
    return;
  const MmaInstruction mma = unpackMma(inst);
  if (const std::string error = checkMma(mma); !error.empty())
    return decoder.fail(error);
  if (!decoder.expectOperands(4))
    return;
  for (unsigned i = 0; i < 4; ++i) {
    const Type type = registerTypeOf(elementType(mma, mmaOperands[i]));
    const unsigned count = decoder.vector(decoder.operand(i), type, i == 0, inst.list);
    const auto expected = static_cast<unsigned>(registersPerLane(mma, mmaOperands[i]));
    if (count != expected)
      decoder.fail(decoder.operand(i).pos, "expected " + std::to_string(expected) +
                                               " registers of matrix " + "DABC"[i] + ", found " +
                                               std::to_string(count));
    inst.counts.push_back(count);
  }
}

void ptxemu::addMatrix(DecodeTable &table) {
  table["mma"] = decodeMma;
  addMatrixRows(table);
}
