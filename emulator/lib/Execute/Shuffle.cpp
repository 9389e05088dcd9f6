//===- Shuffle.cpp - shfl, vote, match, redux and elect -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions on the lanes that a member mask names.
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

#include <algorithm>

using namespace ptxemu;

namespace {

/// Calls `fn` with each set of lanes that share a mask, once all of the set have arrived.
template <typename Fn> void eachMembers(Step &step, Slot mask, Fn fn) {
  const uint32_t ready = mask == noSlot ? step.active : step.arrive(mask);
  if (step.hasFailed())
    return;
  for (uint32_t rest = ready; rest;) {
    uint32_t same = rest;
    if (mask != noSlot) {
      const uint64_t *masks = step.read(mask);
      const uint64_t members = masks[__builtin_ctz(rest)];
      for (uint32_t others = rest; others; others &= others - 1)
        if (masks[__builtin_ctz(others)] != members)
          same &= ~(1u << __builtin_ctz(others));
    }
    rest &= ~same;
    step.active = same;
    fn(same);
    if (mask != noSlot)
      step.warp.syncLanes(same);
  }
}

enum class Mode : uint8_t { Up, Down, Bfly, Idx };

void runShfl(Step &step, const Inst &inst) {
  if (!step.needs(inst.b, "lane operand") || !step.needs(inst.c, "clamp operand"))
    return;
  eachMembers(step, inst.e, [&](uint32_t members) {
    const uint64_t *a = step.read(inst.a), *b = step.read(inst.b), *c = step.read(inst.c);
    const uint32_t poisonA = step.poison(inst.a);
    uint64_t values[32], inRange[32];
    uint32_t poison = 0;
    step.each([&](uint32_t lane) {
      const auto by = static_cast<uint32_t>(b[lane] & 31);
      const auto clamp = static_cast<uint32_t>(c[lane] & 31);
      const auto segment = static_cast<uint32_t>(c[lane] >> 8 & 31);
      const uint32_t most = (lane & segment) | (clamp & ~segment & 31);
      int from = 0;
      bool isIn = false;
      switch (static_cast<Mode>(inst.sub)) {
      case Mode::Up:
        from = static_cast<int>(lane) - static_cast<int>(by);
        isIn = from >= static_cast<int>(most);
        break;
      case Mode::Down:
        from = static_cast<int>(lane + by);
        isIn = from <= static_cast<int>(most);
        break;
      case Mode::Bfly:
        from = static_cast<int>(lane ^ by);
        isIn = from <= static_cast<int>(most);
        break;
      case Mode::Idx:
        from = static_cast<int>((lane & segment) | (by & ~segment & 31));
        isIn = from <= static_cast<int>(most);
        break;
      }
      if (!isIn)
        from = static_cast<int>(lane);
      values[lane] = a[from];
      inRange[lane] = isIn;
      // A lane that is not a member provides no value.
      const bool isPoison = !(members >> from & 1) || (poisonA >> from & 1);
      poison |= uint32_t(isPoison) << lane;
    });
    step.each([&](uint32_t lane) {
      step.write(inst.d2)[lane] = inRange[lane];
      step.write(inst.d)[lane] = values[lane];
    });
    step.define(inst.d2, 0);
    step.define(inst.d, poison);
  });
}

/// Decodes the destination d|p or d.
void pairDestination(Decoder &decoder, Type type) {
  const Operand &to = decoder.operand(0);
  const bool isPair = to.kind == Operand::Kind::Pair;
  decoder.inst.d = decoder.destination(isPair ? to.parts[0] : to, type);
  if (isPair)
    decoder.inst.d2 = decoder.destination(to.parts[1], Type::Pred);
}

void decodeShfl(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Shuffle;
  const bool isSync = decoder.take("sync");
  const int mode = decoder.takeOneOf({"up", "down", "bfly", "idx"});
  if (mode < 0 || decoder.takeType() != Type::B32)
    return decoder.fail("expected shfl.sync.{up,down,bfly,idx}.b32");
  inst.sub = static_cast<uint8_t>(mode);
  inst.run = runShfl;
  if (!decoder.expectOperands(isSync ? 5 : 4))
    return;
  pairDestination(decoder, Type::B32);
  inst.a = decoder.source(1, Type::B32);
  inst.b = decoder.source(2, Type::B32);
  inst.c = decoder.source(3, Type::B32);
  if (isSync)
    inst.e = decoder.source(4, Type::B32);
}

uint32_t trueLanes(const Step &step, const Inst &inst) {
  const uint64_t *p = step.read(inst.a);
  uint32_t lanes = 0;
  step.each(
      [&](uint32_t lane) { lanes |= uint32_t(((p[lane] & 1) != 0) != (inst.imm != 0)) << lane; });
  return lanes;
}

/// Sets the same value for the active lanes.
void setAll(Step &step, Slot slot, uint64_t value, bool isPoison = false) {
  step.each([&](uint32_t lane) { step.write(slot)[lane] = value; });
  step.define(slot, isPoison ? ~0u : 0);
}

void runVote(Step &step, const Inst &inst) {
  eachMembers(step, inst.e, [&](uint32_t members) {
    const uint32_t held = trueLanes(step, inst);
    const uint64_t results[] = {held == members, held != 0, held == members || held == 0, held};
    setAll(step, inst.d, results[inst.sub], (step.poison(inst.a) & members) != 0);
  });
}

void decodeVote(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Vote;
  const bool isSync = decoder.take("sync");
  const int mode = decoder.takeOneOf({"all", "any", "uni", "ballot"});
  const Type type = decoder.takeType();
  if (mode < 0 || type != (mode == 3 ? Type::B32 : Type::Pred))
    return decoder.fail("expected vote.sync.{all,any,uni}.pred or .ballot.b32");
  inst.sub = static_cast<uint8_t>(mode);
  inst.run = runVote;
  if (!decoder.expectOperands(isSync ? 3 : 2))
    return;
  inst.d = decoder.destination(0, type);
  bool isNegated;
  inst.a = decoder.predicate(decoder.operand(1), isNegated);
  inst.imm = isNegated;
  if (isSync)
    inst.e = decoder.source(2, Type::B32);
}

void runMatch(Step &step, const Inst &inst) {
  eachMembers(step, inst.e, [&](uint32_t members) {
    const uint64_t *a = step.read(inst.a);
    const bool isPoison = (step.poison(inst.a) & members) != 0;
    uint64_t equal[32];
    step.each([&](uint32_t lane) {
      equal[lane] = 0;
      step.each([&](uint32_t other) { equal[lane] |= uint64_t(a[lane] == a[other]) << other; });
    });
    step.each([&](uint32_t lane) {
      const bool all = equal[lane] == members;
      step.write(inst.d2)[lane] = all;
      step.write(inst.d)[lane] = inst.sub && !all ? 0 : equal[lane];
    });
    step.define(inst.d2, isPoison ? ~0u : 0);
    step.define(inst.d, isPoison ? ~0u : 0);
  });
}

void decodeMatch(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Vote;
  const int mode = decoder.takeOneOf({"any", "all"});
  const Type type = decoder.take("sync") ? decoder.takeType() : Type::None;
  if (mode < 0 || (type != Type::B32 && type != Type::B64))
    return decoder.fail("expected match.{any,all}.sync.{b32,b64}");
  inst.sub = static_cast<uint8_t>(mode);
  inst.run = runMatch;
  if (!decoder.expectOperands(3))
    return;
  if (mode == 1) // only `all` has the predicate result
    pairDestination(decoder, Type::B32);
  else
    inst.d = decoder.destination(0, Type::B32);
  inst.a = decoder.source(1, type);
  inst.e = decoder.source(2, Type::B32);
}

void runRedux(Step &step, const Inst &inst) {
  eachMembers(step, inst.e, [&](uint32_t members) {
    const uint64_t *a = step.read(inst.a);
    const bool isSigned = inst.type == Type::S32;
    uint64_t result = a[__builtin_ctz(members)];
    for (uint32_t rest = members & (members - 1); rest; rest &= rest - 1) {
      const uint64_t value = a[__builtin_ctz(rest)];
      const bool less =
          isSigned ? static_cast<int32_t>(value) < static_cast<int32_t>(result) : value < result;
      switch (inst.sub) {
      case 0:
        result = (result + value) & 0xffffffff;
        break;
      case 1:
        result = less ? value : result;
        break;
      case 2:
        result = less ? result : value;
        break;
      case 3:
        result &= value;
        break;
      case 4:
        result |= value;
        break;
      default:
        result ^= value;
      }
    }
    setAll(step, inst.d, result, (step.poison(inst.a) & members) != 0);
  });
}

void decodeRedux(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Shuffle;
  const bool isSync = decoder.take("sync");
  const int op = decoder.takeOneOf({"add", "min", "max", "and", "or", "xor"});
  const Type type = inst.type = decoder.takeType();
  const bool isFitting = op >= 3 ? type == Type::B32 : type == Type::U32 || type == Type::S32;
  if (!isSync || op < 0 || !isFitting)
    return decoder.fail("expected redux.sync with an operation and a type of 32 bits");
  inst.sub = static_cast<uint8_t>(op);
  inst.run = runRedux;
  if (!decoder.expectOperands(3))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.e = decoder.source(2, Type::B32);
}

void decodeActivemask(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Vote;
  if (decoder.takeType() != Type::B32)
    return decoder.fail("'activemask' is .b32");
  inst.run = [](Step &step, const Inst &i) { setAll(step, i.d, step.active); };
  if (decoder.expectOperands(1))
    inst.d = decoder.destination(0, Type::B32);
}

/// elect.sync elects the first of the members.
void decodeElect(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Vote;
  if (!decoder.take("sync"))
    return decoder.fail("expected elect.sync");
  inst.run = [](Step &step, const Inst &i) {
    eachMembers(step, i.e, [&](uint32_t members) {
      const auto leader = static_cast<uint32_t>(__builtin_ctz(members));
      step.each([&](uint32_t lane) { step.write(i.d2)[lane] = lane == leader; });
      step.define(i.d2, 0);
      setAll(step, i.d, leader);
    });
  };
  if (!decoder.expectOperands(2))
    return;
  pairDestination(decoder, Type::B32);
  inst.e = decoder.source(1, Type::B32);
}

} // namespace

void ptxemu::addShuffle(DecodeTable &table) {
  table["shfl"] = decodeShfl;
  table["vote"] = decodeVote;
  table["match"] = decodeMatch;
  table["redux"] = decodeRedux;
  table["activemask"] = decodeActivemask;
  table["elect"] = decodeElect;
}
