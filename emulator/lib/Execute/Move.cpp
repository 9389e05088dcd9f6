//===- Move.cpp - mov, packing, and addresses between spaces --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

using namespace ptxemu;

namespace {

void runMove(Step &step, const Inst &inst) {
  map1(step, inst, [](uint64_t a) { return a; });
}

void runPack(Step &step, const Inst &inst) {
  const unsigned width = bitsOf(inst.type) / static_cast<unsigned>(inst.list.size());
  uint32_t poison = 0;
  for (const Slot slot : inst.list)
    poison |= step.poison(slot);
  uint64_t *d = step.write(inst.d);
  step.each([&](uint32_t lane) {
    uint64_t value = 0;
    for (unsigned i = 0; i < inst.list.size(); ++i)
      value |= step.read(inst.list[i])[lane] << (i * width);
    d[lane] = value;
  });
  step.define(inst.d, poison);
}

void runUnpack(Step &step, const Inst &inst) {
  const unsigned width = bitsOf(inst.type) / static_cast<unsigned>(inst.list.size());
  const uint32_t poison = step.poison(inst.a);
  const uint64_t mask = (1ull << width) - 1;
  step.each([&](uint32_t lane) {
    const uint64_t value = step.read(inst.a)[lane];
    for (unsigned i = 0; i < inst.list.size(); ++i)
      step.write(inst.list[i])[lane] = value >> (i * width) & mask;
  });
  for (const Slot slot : inst.list)
    step.define(slot, poison);
}

/// Clock registers count instructions: they only increase.
void runClock(Step &step, const Inst &inst) {
  uint64_t *d = step.write(inst.d);
  const uint64_t now = step.machine.steps;
  step.each([&](uint32_t lane) { d[lane] = (inst.sub ? now >> 32 : now) & inst.imm; });
  step.define(inst.d, 0);
}

bool decodeClock(Decoder &decoder, Type type) {
  const std::string &name = decoder.operand(1).name;
  Inst &inst = decoder.inst;
  const bool isHigh = name == "%clock_hi" || name == "%globaltimer_hi";
  const bool isLow = name == "%clock" || name == "%globaltimer_lo";
  if (!isHigh && !isLow && name != "%clock64" && name != "%globaltimer")
    return false;
  inst.sub = isHigh;
  inst.imm = isHigh || isLow ? 0xffffffff : ~0ull;
  inst.run = runClock;
  inst.d = decoder.destination(0, type);
  return true;
}

Type partOf(Type type, size_t parts) {
  const size_t bits = parts ? bitsOf(type) / parts : 0;
  return bits == 32 ? Type::B32 : bits == 16 ? Type::B16 : bits == 8 ? Type::B8 : Type::None;
}

void decodeMov(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Move;
  const Type type = inst.type = decoder.takeType();
  if (!decoder.expectOperands(2))
    return;
  const Operand &to = decoder.operand(0), &from = decoder.operand(1);
  const bool packs = from.kind == Operand::Kind::Vector;
  if (packs || to.kind == Operand::Kind::Vector) {
    const Operand &parts = packs ? from : to;
    const Type part = partOf(type, parts.parts.size());
    if (part == Type::None || !isBits(type) || parts.parts.size() < 2)
      return decoder.fail("a vector does not fill ." + std::string(nameOf(type)));
    decoder.vector(parts, part, !packs, inst.list);
    if (packs)
      inst.d = decoder.destination(to, type);
    else
      inst.a = decoder.source(from, type);
    inst.run = packs ? runPack : runUnpack;
    return;
  }
  if (from.kind == Operand::Kind::Name && from.ref == Ref::Special && decodeClock(decoder, type))
    return;
  inst.run = runMove;
  inst.d = decoder.destination(to, type);
  if (type == Type::Pred) {
    bool isNegated;
    inst.a = decoder.predicate(from, isNegated);
    if (isNegated)
      decoder.fail(from.pos, "'mov' does not negate");
    return;
  }
  inst.a = decoder.source(from, type);
}

bool takeSpace(Decoder &decoder, Space &space) {
  static const Space spaces[] = {Space::Global,        Space::Const, Space::Shared, Space::Shared,
                                 Space::SharedCluster, Space::Local, Space::Param,  Space::Param};
  const int which = decoder.takeOneOf({"global", "const", "shared", "shared::cta",
                                       "shared::cluster", "local", "param", "param::entry"});
  if (which < 0)
    return false;
  space = spaces[which];
  return true;
}

uint64_t windowOf(Space space) {
  switch (space) {
  case Space::Shared:
  case Space::SharedCluster:
    return sharedWindow;
  case Space::Local:
    return localWindow;
  case Space::Param:
    return paramWindow;
  default:
    return 0;
  }
}

/// An address outside the window stays unchanged; an access to it is the error.
void runCvta(Step &step, const Inst &inst) {
  const uint64_t window = inst.imm;
  const bool isTo = inst.sub;
  map1(step, inst, [=](uint64_t a) {
    if (isTo)
      return window && (a & ~(windowSize - 1)) == window ? a - window : a;
    return a < windowSize ? a + window : a;
  });
}

void decodeCvta(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Move;
  inst.sub = decoder.take("to");
  Space space = Space::Generic;
  if (!takeSpace(decoder, space))
    return decoder.fail("'cvta' needs a state space");
  const Type type = decoder.takeType();
  if (type != Type::U64)
    return decoder.fail("addresses are .u64");
  inst.run = runCvta;
  inst.imm = windowOf(space);
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
}

void runIsspacep(Step &step, const Inst &inst) {
  const auto requested = inst.space;
  map1(step, inst, [&](uint64_t a) {
    const uint64_t window = a & ~(windowSize - 1);
    if (requested == Space::Shared || requested == Space::SharedCluster) {
      const bool isOwn = !(a & 0xff000000) || (a & 0xff000000) == sharedOfRank(step.cta.rank);
      return uint64_t(window == sharedWindow && (requested == Space::SharedCluster || isOwn));
    }
    if (windowOf(requested))
      return uint64_t(window == windowOf(requested));
    const Block *block = step.machine.device.find(a);
    const bool isConst = block && block->isConst;
    const bool isWindow = window == sharedWindow || window == localWindow || window == paramWindow;
    return uint64_t(!isWindow && isConst == (requested == Space::Const));
  });
}

void decodeIsspacep(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Compare;
  if (!takeSpace(decoder, inst.space))
    return decoder.fail("'isspacep' needs a state space");
  inst.run = runIsspacep;
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, Type::Pred);
  inst.a = decoder.source(1, Type::U64);
}

} // namespace

void ptxemu::addMove(DecodeTable &table) {
  table["mov"] = decodeMov;
  table["cvta"] = decodeCvta;
  table["isspacep"] = decodeIsspacep;
}
