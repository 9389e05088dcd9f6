//===- Matrix.cpp - mma, ldmatrix, stmatrix, movmatrix --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layouts are those of Tensor/. An element of D is poison if an element of its
// row of A, of its column of B, or of C at its place is.
//
//===----------------------------------------------------------------------===//

#include "Execute/Decoder.h"
#include "Execute/MatrixTypes.h"
#include "Machine/Machine.h"
#include "Tensor/Ldmatrix.h"

#include <cstring>

using namespace ptxemu;

/// The instruction as it was packed by `decodeMma`.
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

/// Rows of A, columns of B and elements of C that have poison.
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

/// Lanes whose register `reg` of D is poison.
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

/// "m16n8k16" as three numbers.
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

/// The rows that lanes give the addresses of; false after an error.
static bool locateRows(Step &step, const Inst &inst, Place *places) {
  const uint32_t lanes = inst.counts[0] == 4 ? ~0u : (1u << (8 * inst.counts[0])) - 1;
  const uint32_t bad = step.poison(inst.a) & lanes;
  if (bad)
    return step.fail(ErrorKind::Poison, static_cast<uint32_t>(__builtin_ctz(bad)),
                     "the address " + step.machine.program.nameOfSlot(inst.a) +
                         " of a matrix row is poison");
  const uint64_t *addresses = step.read(inst.a);
  uint64_t offsets[32] = {};
  for (uint32_t lane = 0; lane < 8 * inst.counts[0]; ++lane) {
    const uint64_t address = addresses[lane] + static_cast<uint64_t>(inst.offset);
    if (!step.locate(lane, inst.space, address, 16, 16, places[lane]))
      return false;
    if (places[lane].cta != &step.cta)
      return step.fail(ErrorKind::WrongSpace, lane, "a matrix row outside the CTA's shared memory");
    offsets[lane] = places[lane].offset;
  }
  step.countBanks(offsets, lanes, 16);
  return true;
}

static void runLdmatrix(Step &step, const Inst &inst) {
  Place places[32];
  if (!hasFullWarp(step) || !locateRows(step, inst, places))
    return;
  uint8_t rows[32][16];
  for (uint32_t lane = 0; lane < 8 * inst.counts[0]; ++lane) {
    bool isPoison = false;
    if (!step.load(lane, places[lane], rows[lane], 16, false, isPoison))
      return;
  }
  step.machine.counts.sharedBytesRead += uint64_t(128) * inst.counts[0];
  for (uint32_t reg = 0; reg < inst.counts[0]; ++reg) {
    uint64_t *to = step.write(inst.list[reg]);
    uint32_t poison = 0;
    for (int lane = 0; lane < 32; ++lane) {
      uint64_t value = 0;
      for (int half = 0; half < 2; ++half) {
        const RowElement from = ldmatrixElement(inst.sub != 0, lane, static_cast<int>(reg), half);
        const Place &place = places[from.addressLane];
        const uint8_t *bytes = &rows[from.addressLane][from.byteOffset];
        value |= static_cast<uint64_t>(bytes[0] | bytes[1] << 8) << (16 * half);
        const uint8_t *valid =
            &place.block->valid[place.offset + static_cast<uint64_t>(from.byteOffset)];
        if (!valid[0] || !valid[1])
          poison |= 1u << lane;
      }
      to[lane] = value;
    }
    step.define(inst.list[reg], poison);
  }
}

static void runStmatrix(Step &step, const Inst &inst) {
  Place places[32];
  if (!hasFullWarp(step) || !locateRows(step, inst, places))
    return;
  uint8_t rows[32][16];
  uint32_t poison[32] = {}; // a bit per byte
  for (uint32_t reg = 0; reg < inst.counts[0]; ++reg) {
    const uint64_t *from = step.read(inst.list[reg]);
    const uint32_t poisonLanes = step.poison(inst.list[reg]);
    for (int lane = 0; lane < 32; ++lane)
      for (int half = 0; half < 2; ++half) {
        const RowElement to = ldmatrixElement(inst.sub != 0, lane, static_cast<int>(reg), half);
        rows[to.addressLane][to.byteOffset] = static_cast<uint8_t>(from[lane] >> (16 * half));
        rows[to.addressLane][to.byteOffset + 1] =
            static_cast<uint8_t>(from[lane] >> (16 * half + 8));
        if (poisonLanes >> lane & 1)
          poison[to.addressLane] |= 3u << to.byteOffset;
      }
  }
  for (uint32_t lane = 0; lane < 8 * inst.counts[0]; ++lane) {
    const Place &place = places[lane];
    if (!step.store(lane, place, rows[lane], 16, false, false))
      return;
    for (uint32_t byte = 0; byte < 16; ++byte)
      if (poison[lane] >> byte & 1)
        place.block->valid[place.offset + byte] = 0;
  }
  step.machine.counts.sharedBytesWritten += uint64_t(128) * inst.counts[0];
}

/// Modifiers and operands that ldmatrix and stmatrix share.
static void decodeRows(Decoder &decoder, bool isLoad) {
  Inst &inst = decoder.inst;
  takeAligned(decoder);
  if (!decoder.take("m8n8"))
    return decoder.fail("expected the shape .m8n8: others need sm_100");
  const int count = decoder.takeOneOf({"x1", "x2", "x4"});
  if (count < 0)
    return decoder.fail("expected .x1, .x2 or .x4");
  inst.sub = decoder.take("trans");
  if (decoder.take("shared") || decoder.take("shared::cta"))
    inst.space = Space::Shared;
  if (!decoder.take("b16"))
    return decoder.fail("expected the type .b16");
  if (!decoder.expectOperands(2))
    return;
  decoder.address(isLoad ? 1 : 0, inst.space);
  const Operand &registers = decoder.operand(isLoad ? 0 : 1);
  const unsigned found = decoder.vector(registers, Type::B32, isLoad, inst.list);
  if (found != 1u << count)
    decoder.fail(registers.pos, "expected " + std::to_string(1u << count) + " registers, found " +
                                    std::to_string(found));
  inst.counts.push_back(found);
}

static void decodeLdmatrix(Decoder &decoder) {
  decoder.inst.kind = InstClass::Ldmatrix;
  decoder.inst.run = runLdmatrix;
  decodeRows(decoder, true);
}

static void decodeStmatrix(Decoder &decoder) {
  decoder.inst.kind = InstClass::Stmatrix;
  decoder.inst.run = runStmatrix;
  decodeRows(decoder, false);
}

static void runMovmatrix(Step &step, const Inst &inst) {
  if (!hasFullWarp(step))
    return;
  WarpRegister from;
  memcpy(from.data(), step.read(inst.a), sizeof from);
  const uint32_t poisonLanes = step.poison(inst.a);
  // Poison goes where its lane's elements go: they carry marks of their own.
  WarpRegister marks{};
  for (uint32_t lane = 0; lane < 32; ++lane)
    marks[lane] = poisonLanes >> lane & 1 ? 0x10001 : 0;
  const WarpRegister to = transposeMatrix(from), toMarks = transposeMatrix(marks);
  memcpy(step.write(inst.d), to.data(), sizeof to);
  uint32_t poison = 0;
  for (uint32_t lane = 0; lane < 32; ++lane)
    poison |= static_cast<uint32_t>(toMarks[lane] != 0) << lane;
  step.define(inst.d, poison);
}

static void decodeMovmatrix(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Shuffle;
  inst.run = runMovmatrix;
  takeAligned(decoder);
  if (!decoder.take("m8n8") || !decoder.take("trans") || !decoder.take("b16"))
    return decoder.fail("expected .m8n8.trans.b16");
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, Type::B32);
  inst.a = decoder.source(1, Type::B32);
}

void ptxemu::addMatrix(DecodeTable &table) {
  table["mma"] = decodeMma;
  table["ldmatrix"] = decodeLdmatrix;
  table["stmatrix"] = decodeStmatrix;
  table["movmatrix"] = decodeMovmatrix;
}
