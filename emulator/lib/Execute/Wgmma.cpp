//===- Wgmma.cpp - wgmma.mma_async ----------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warp computes its 16 rows when it issues the instruction. The registers of D and
// A and the shared memory that was read stay in use until the warp has waited for the
// group of the instruction (WgmmaGroups.cpp): accessing them before is an error.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Wgmma.h"
#include "Execute/MatrixTypes.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

namespace {
/// Bits of Inst::flags.
enum : uint32_t {
  AInRegisters = 1,
  NegateA = 2,
  NegateB = 4,
  TransposeA = 8,
  TransposeB = 16,
  ScaleDNegated = 32
};

/// Reads shared memory for a warp's wgmma, and records the ranges that it has read.
class OperandReader {
public:
  explicit OperandReader(Step &step) : step(step) {}

  uint32_t read(uint32_t address, uint8_t *bytes) {
    memset(bytes, 0, 16);
    Place place;
    bool isPoison = false;
    if (step.hasFailed() || !step.locate(0, Space::Shared, address, 16, 16, place) ||
        !step.load(0, place, bytes, 16, false, isPoison) || !step.checkProxy(0, place, 16))
      return 0;
    offsets.push_back(place.offset);
    uint32_t poison = 0;
    for (uint32_t i = 0; isPoison && i < 16; ++i)
      poison |= place.block->defined[place.offset + i] ? 0 : 1u << i;
    return poison;
  }

  /// The ranges that were read, with neighbours merged.
  std::vector<SourceRange> ranges() {
    std::sort(offsets.begin(), offsets.end());
    std::vector<SourceRange> joined;
    for (const uint64_t offset : offsets) {
      if (!joined.empty() && offset <= joined.back().offset + joined.back().bytes)
        joined.back().bytes = offset + 16 - joined.back().offset;
      else
        joined.push_back({step.cta.rank, offset, 16});
    }
    return joined;
  }

  uint64_t bytesRead() const { return 16 * offsets.size(); }

private:
  Step &step;
  std::vector<uint64_t> offsets;
};
} // namespace

static WgmmaInstruction unpackWgmma(const Inst &inst) {
  auto type = [&](unsigned index) {
    return static_cast<MatrixType>(inst.imm2 >> (8 * index) & 0xff);
  };
  WgmmaInstruction wgmma{static_cast<int>(inst.imm & 0xffff), static_cast<int>(inst.imm >> 16),
                         type(0), type(1), type(2)};
  wgmma.satfinite = inst.modifiers.satfinite;
  wgmma.isAInRegisters = inst.flags & AInRegisters;
  wgmma.negatesA = inst.flags & NegateA;
  wgmma.negatesB = inst.flags & NegateB;
  wgmma.transposesA = inst.flags & TransposeA;
  wgmma.transposesB = inst.flags & TransposeB;
  return wgmma;
}

/// Reads a register whose value must be equal in all lanes.
static bool readUniform(Step &step, Slot slot, const char *what, uint64_t &value) {
  if (!step.needs(slot, what))
    return false;
  const uint64_t *values = step.read(slot);
  value = values[0];
  for (uint32_t lane = 1; lane < 32; ++lane)
    if (values[lane] != value)
      return step.fail(ErrorKind::BadOperand, lane,
                       std::string("the ") + what + " differs between the lanes of the warp");
  return true;
}

static bool readDescriptor(Step &step, Slot slot, const char *what, MatrixDescriptor &descriptor) {
  uint64_t bits;
  if (!readUniform(step, slot, what, bits))
    return false;
  const std::string error = decodeDescriptor(bits, descriptor);
  return error.empty() || step.fail(ErrorKind::BadOperand, std::string(what) + ": " + error);
}

static bool isInWarpgroup(Step &step) {
  const size_t first = step.warp.index / 4 * 4;
  bool isWhole = first + 4 <= step.cta.warps.size();
  for (size_t i = first; isWhole && i < first + 4; ++i)
    isWhole = step.cta.warps[i]->exists == ~0u;
  return isWhole || step.fail(ErrorKind::DivergentBarrier,
                              "wgmma in a warp whose warpgroup has fewer than 128 threads");
}

/// Checks the register accesses of this instruction against pending ones.
static bool checkRegisters(Step &step, const Inst &inst, const std::vector<Slot> &d,
                           const std::vector<Slot> &a) {
  Warp &warp = step.warp;
  if (!warp.wgmmaFenced)
    return step.fail(ErrorKind::WgmmaFence, "no wgmma.fence before the first wgmma.mma_async");
  auto has = [](const std::vector<Slot> &slots, Slot slot) {
    return std::find(slots.begin(), slots.end(), slot) != slots.end();
  };
  auto name = [&](Slot slot) { return step.machine.program.nameOfSlot(slot); };
  for (const Slot slot : inst.list)
    if (slot >= 0 && warp.writtenSinceFence[static_cast<size_t>(slot)])
      return step.fail(ErrorKind::WgmmaFence,
                       name(slot) + " was written after the last wgmma.fence");
  for (const PendingWgmma &pending : warp.wgmmas) {
    // Accumulating into the same registers needs no wait.
    const bool isSame = pending.accumulators == d;
    for (const Slot slot : inst.list)
      if ((has(pending.accumulators, slot) && (!isSame || has(a, slot))) ||
          (has(pending.operands, slot) && has(d, slot)))
        return step.fail(ErrorKind::WgmmaInFlight,
                         name(slot) + " is in use by wgmma.mma_async of line " +
                             std::to_string(pending.line) +
                             ", which has another shape or use for it and was not waited for");
  }
  return true;
}

/// Marks the lanes of D that depend on poison.
static void definePoison(Step &step, const WgmmaInstruction &wgmma, const std::vector<Slot> &d,
                         const std::vector<Slot> &a, bool scaleD, WgmmaPoison poison) {
  const int partsA = static_cast<int>(32 / elementBits(wgmma.a));
  for (size_t reg = 0; reg < a.size(); ++reg)
    for (uint32_t rest = step.poison(a[reg]); rest; rest &= rest - 1)
      for (int part = 0; part < partsA; ++part) {
        const MatrixPosition at =
            wgmmaPositionA(wgmma, {0, __builtin_ctz(rest), static_cast<int>(reg), part});
        poison.rows[static_cast<size_t>(at.row)] = true;
      }
  const int partsD = wgmma.d == MatrixType::F16 ? 2 : 1;
  for (size_t reg = 0; reg < d.size(); ++reg) {
    uint32_t lanes = scaleD ? step.poison(d[reg]) : 0;
    for (int lane = 0; lane < 32; ++lane)
      for (int part = 0; part < partsD; ++part) {
        const MatrixPosition at = wgmmaPositionD(wgmma, {0, lane, static_cast<int>(reg), part});
        if (poison.rows[static_cast<size_t>(at.row)] ||
            poison.columns[static_cast<size_t>(at.column)])
          lanes |= 1u << lane;
      }
    // Not through Step::define: this write needs no fence.
    step.warp.poison[static_cast<size_t>(d[reg])] = lanes;
  }
}

static void runWgmma(Step &step, const Inst &inst) {
  if (!hasFullWarp(step) || !isInWarpgroup(step))
    return;
  const WgmmaInstruction wgmma = unpackWgmma(inst);
  const std::vector<Slot> d(inst.list.begin(), inst.list.begin() + inst.counts[0]);
  const std::vector<Slot> a(inst.list.begin() + inst.counts[0], inst.list.end());
  WgmmaOperands operands;
  uint64_t scaleD;
  if (!checkRegisters(step, inst, d, a) || !readUniform(step, inst.c, "scale-d", scaleD) ||
      (a.empty() && !readDescriptor(step, inst.a, "descriptor of A", operands.descriptorA)) ||
      !readDescriptor(step, inst.b, "descriptor of B", operands.descriptorB))
    return;
  operands.scaleD = ((scaleD & 1) != 0) != ((inst.flags & ScaleDNegated) != 0);

  std::vector<WarpRegister> valuesA(a.size()), valuesD(d.size());
  for (size_t i = 0; i < a.size(); ++i)
    memcpy(valuesA[i].data(), step.read(a[i]), sizeof(WarpRegister));
  for (size_t i = 0; i < d.size(); ++i)
    memcpy(valuesD[i].data(), step.read(d[i]), sizeof(WarpRegister));
  operands.a = valuesA.data();
  OperandReader reader(step);
  const WgmmaPoison poison = executeWgmma(
      wgmma, static_cast<int>(step.warp.index % 4), operands,
      [&](uint32_t address, uint8_t *bytes) { return reader.read(address, bytes); },
      valuesD.data());
  if (step.hasFailed())
    return;
  definePoison(step, wgmma, d, a, operands.scaleD, poison);
  for (size_t i = 0; i < d.size(); ++i)
    memcpy(step.write(d[i]), valuesD[i].data(), sizeof(WarpRegister));

  step.machine.counts.sharedBytesRead += reader.bytesRead();
  AsyncOperation operation;
  operation.what = "wgmma.mma_async";
  operation.line = inst.pos.line;
  operation.id = step.machine.newOperation(operation.what, operation.line);
  operation.warp = &step.warp;
  operation.sources = reader.ranges();
  step.cluster.operations.push_back(std::move(operation));
  step.warp.wgmmas.push_back({0, inst.pos.line, false, d, a});
}

/// imm-scale of 1 or -1.
static bool takeScale(Decoder &decoder, size_t index) {
  const auto value = static_cast<int64_t>(decoder.immediate(index));
  if (value != 1 && value != -1)
    decoder.fail(decoder.operand(index).pos, "expected 1 or -1, found " + std::to_string(value));
  return value == -1;
}

static bool takeTranspose(Decoder &decoder, size_t index) {
  const uint64_t value = decoder.immediate(index);
  if (value > 1)
    decoder.fail(decoder.operand(index).pos, "expected 0 or 1, found " + std::to_string(value));
  return value == 1;
}

/// Decodes the immediates after scale-d, which depend on the types of the matrices.
static void decodeImmediates(Decoder &decoder, bool isAInRegisters, MatrixType type) {
  uint32_t &flags = decoder.inst.flags;
  const bool isHalf = elementBits(type) == 16, isInteger = isIntegerElement(type);
  const size_t count = isInteger ? 4 : !isHalf ? 6 : isAInRegisters ? 7 : 8;
  if (!decoder.expectOperands(count) || isInteger)
    return;
  flags |= takeScale(decoder, 4) ? NegateA : 0;
  flags |= takeScale(decoder, 5) ? NegateB : 0;
  if (!isHalf)
    return;
  if (!isAInRegisters)
    flags |= takeTranspose(decoder, 6) ? TransposeA : 0;
  flags |= takeTranspose(decoder, count - 1) ? TransposeB : 0;
}

void ptxemu::decodeWgmmaProduct(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Wgmma;
  inst.run = runWgmma;
  takeAligned(decoder);
  uint64_t shape[3] = {};
  takeShape(decoder, shape);
  inst.modifiers.satfinite = decoder.take("satfinite");
  inst.imm = shape[1] | shape[2] << 16;
  for (unsigned i = 0; i < 3; ++i)
    inst.imm2 |= static_cast<uint64_t>(takeElement(decoder)) << (8 * i);
  if (shape[0] != 64)
    decoder.fail("expected a shape m64nNkK, found m" + std::to_string(shape[0]));
  if (decoder.hasFailed() || !decoder.expectOperands(4, 8))
    return;
  const bool isAInRegisters = decoder.operand(1).kind == Operand::Kind::Vector;
  inst.flags = isAInRegisters ? AInRegisters : 0u;
  decodeImmediates(decoder, isAInRegisters, unpackWgmma(inst).a);
  const WgmmaInstruction wgmma = unpackWgmma(inst);
  if (const std::string error = checkWgmma(wgmma); !error.empty() && !decoder.hasFailed())
    decoder.fail(error);
  if (decoder.hasFailed())
    return;
  auto registers = [&](size_t index, MatrixType type, int expected) {
    const Operand &operand = decoder.operand(index);
    // D is read too, so that `_` is not allowed.
    const unsigned count = decoder.vector(operand, registerTypeOf(type), index == 0, inst.list);
    if (count != static_cast<unsigned>(expected))
      decoder.fail(operand.pos, "expected " + std::to_string(expected) + " registers, found " +
                                    std::to_string(count));
    inst.counts.push_back(count);
  };
  registers(0, wgmma.d, wgmmaRegistersD(wgmma));
  if (std::find(inst.list.begin(), inst.list.end(), sinkSlot) != inst.list.end())
    decoder.fail(decoder.operand(0).pos, "an accumulator cannot be '_'");
  if (isAInRegisters)
    registers(1, wgmma.a, wgmmaRegistersA());
  else
    inst.a = decoder.source(1, Type::B64);
  inst.b = decoder.source(2, Type::B64);
  bool isNegated = false;
  inst.c = decoder.predicate(decoder.operand(3), isNegated);
  inst.flags |= isNegated ? ScaleDNegated : 0u;
}
