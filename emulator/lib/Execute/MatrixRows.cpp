//===- MatrixRows.cpp - ldmatrix, stmatrix, movmatrix ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout is that of Tensor/Ldmatrix.h. A register of ldmatrix is poison if one of
// its two elements is.
//
//===----------------------------------------------------------------------===//

#include "Execute/MatrixTypes.h"
#include "PtxEmulator/Tensor/Ldmatrix.h"

#include <cstring>

using namespace ptxemu;

/// Locates the rows whose addresses the lanes supply; false after an error.
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
        const uint8_t *defined =
            &place.block->defined[place.offset + static_cast<uint64_t>(from.byteOffset)];
        if (!defined[0] || !defined[1])
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
  uint32_t poison[32] = {}; // one bit per byte
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
        place.block->defined[place.offset + byte] = 0;
  }
  step.machine.counts.sharedBytesWritten += uint64_t(128) * inst.counts[0];
}

/// Decodes the modifiers and operands that ldmatrix and stmatrix share.
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
  // Transposes poison by transposing one mark per element.
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

void ptxemu::addMatrixRows(DecodeTable &table) {
  table["ldmatrix"] = decodeLdmatrix;
  table["stmatrix"] = decodeStmatrix;
  table["movmatrix"] = decodeMovmatrix;
}
