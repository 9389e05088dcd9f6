//===- Atomics.cpp - atom and red -----------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes execute one after the other, in order of lane index.
//
//===----------------------------------------------------------------------===//

#include "Execute/Memory.h"

#include "PtxEmulator/Tensor/Arithmetic.h"

#include <algorithm>

using namespace ptxemu;

namespace {

enum class AtomicOp : uint8_t { Add, And, Or, Xor, Exch, Min, Max, Inc, Dec, Cas };

uint64_t integerResult(AtomicOp op, Type type, uint64_t old, uint64_t b, uint64_t c) {
  const unsigned shift = 64 - bitsOf(type);
  const auto less = [&](uint64_t x, uint64_t y) {
    return isSignedInteger(type)
               ? static_cast<int64_t>(x << shift) < static_cast<int64_t>(y << shift)
               : x < y;
  };
  const uint64_t mask = ~0ull >> shift;
  switch (op) {
  case AtomicOp::Add:
    return (old + b) & mask;
  case AtomicOp::And:
    return old & b;
  case AtomicOp::Or:
    return old | b;
  case AtomicOp::Xor:
    return old ^ b;
  case AtomicOp::Exch:
    return b;
  case AtomicOp::Min:
    return less(b, old) ? b : old;
  case AtomicOp::Max:
    return less(old, b) ? b : old;
  case AtomicOp::Inc:
    return old >= b ? 0 : old + 1;
  case AtomicOp::Dec:
    return old == 0 || old > b ? b : old - 1;
  case AtomicOp::Cas:
    return old == b ? c : old;
  }
  return old;
}

uint64_t resultOf(const Inst &inst, uint64_t old, uint64_t b, uint64_t c) {
  const auto op = static_cast<AtomicOp>(inst.sub);
  if (!isFloatingPoint(inst.type))
    return integerResult(op, inst.type, old, b, c);
  const auto one = [&](uint64_t x, uint64_t y) {
    if (op == AtomicOp::Min)
      return minFloat(inst.format, x, y);
    if (op == AtomicOp::Max)
      return maxFloat(inst.format, x, y);
    // Hardware flushes subnormals in global atomics of .f32 only in .ftz code.
    return addFloat(inst.format, x, y, Rounding::Nearest);
  };
  if (inst.imm == 1)
    return one(old, b);
  const unsigned width = formatTraits(inst.format).bits;
  const uint64_t mask = (1ull << width) - 1;
  return one(old >> width, b >> width) << width | one(old & mask, b & mask);
}

void runAtomic(Step &step, const Inst &inst) {
  const bool hasC = inst.c != noSlot, isSwap = static_cast<AtomicOp>(inst.sub) == AtomicOp::Cas;
  if (!step.needs(inst.a, "address"))
    return;
  const uint64_t *b = step.read(inst.b), *c = hasC ? step.read(inst.c) : b;
  const uint32_t poisonB = step.poison(inst.b) | (hasC ? step.poison(inst.c) : 0);
  uint64_t *d = step.write(inst.d);
  uint32_t poison = 0;
  step.each([&](uint32_t lane) {
    if (step.hasFailed())
      return;
    Place place;
    const uint64_t address = addressOf(step, inst.a, inst.offset, inst.space, lane);
    if (!step.locate(lane, inst.space, address, inst.bytes, inst.bytes, place))
      return;
    uint64_t old = 0;
    bool isPoison = false;
    if (!step.load(lane, place, &old, inst.bytes, true, isPoison))
      return;
    const uint64_t result = resultOf(inst, old, b[lane], c[lane]);
    const bool resultPoison = isPoison || (poisonB >> lane & 1);
    poison |= uint32_t(isPoison) << lane;
    if (inst.isAcquire || !inst.isRelease)
      acquireAt(step, lane, place);
    // A compare-and-swap that fails is a load only.
    if (isSwap && old != b[lane] && !resultPoison) {
      d[lane] = old;
      return;
    }
    const uint64_t before = step.machine.progress;
    if (!step.store(lane, place, &result, inst.bytes, true, resultPoison))
      return;
    // An exchange that changes nothing does not count as progress for polling loops.
    if (result == old)
      step.machine.progress = before;
    releaseAt(step, lane, place, true);
    d[lane] = old;
  });
  step.define(inst.d, poison);
}

bool isSupported(AtomicOp op, Type type) {
  const unsigned bits = bitsOf(type);
  if (isFloatingPoint(type)) {
    const bool isHalf = bits == 16 || type == Type::F16x2 || type == Type::BF16x2;
    return op == AtomicOp::Add ? isHalf || type == Type::F32 || type == Type::F64
                               : isHalf && (op == AtomicOp::Min || op == AtomicOp::Max);
  }
  switch (op) {
  case AtomicOp::Add:
    return type == Type::U32 || type == Type::S32 || type == Type::U64;
  case AtomicOp::Min:
  case AtomicOp::Max:
    return !isBits(type) && (bits == 32 || bits == 64);
  case AtomicOp::Inc:
  case AtomicOp::Dec:
    return type == Type::U32;
  case AtomicOp::Cas:
    return isBits(type) && bits >= 16 && bits <= 64;
  default:
    return isBits(type) && (bits == 32 || bits == 64);
  }
}

void decodeAtomic(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const bool isRed = decoder.opcode() == "red";
  inst.kind = InstClass::Atomic;
  takeSemantics(decoder);
  inst.isStrong = inst.isPoll = true;
  takeMemorySpace(decoder, inst.space);
  const int op =
      decoder.takeOneOf({"add", "and", "or", "xor", "exch", "min", "max", "inc", "dec", "cas"});
  decoder.take("noftz");
  const bool hasPolicy = takeCacheHints(decoder);
  const Type type = inst.type = decoder.takeType();
  if (op < 0)
    return decoder.fail("unknown atomic operation");
  inst.sub = static_cast<uint8_t>(op);
  const auto which = static_cast<AtomicOp>(op);
  if (!isSupported(which, type) || (isRed && (which == AtomicOp::Cas || which == AtomicOp::Exch)))
    return decoder.fail("no such atomic operation of ." + std::string(nameOf(type)));
  unsigned parts = 1;
  floatFormatOf(type, inst.format, parts);
  inst.imm = parts;
  inst.bytes = static_cast<uint8_t>(bytesOf(type));
  const size_t first = isRed ? 0 : 1;
  const bool isCas = which == AtomicOp::Cas;
  if (!decoder.expectOperands(first + 2 + isCas + hasPolicy))
    return;
  if (!isRed)
    inst.d = decoder.destination(0, type);
  decoder.address(first, inst.space);
  inst.b = decoder.source(first + 1, type);
  if (isCas)
    inst.c = decoder.source(first + 2, type);
  inst.run = runAtomic;
}

} // namespace

void ptxemu::addAtomics(DecodeTable &table) {
  table["atom"] = decodeAtomic;
  table["red"] = decodeAtomic;
}
