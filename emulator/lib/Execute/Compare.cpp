//===- Compare.cpp - setp, set, selp and slct -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

using namespace ptxemu;

namespace {

enum class Cmp : uint8_t {
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  Lo,
  Ls,
  Hi,
  Hs,
  Equ,
  Neu,
  Ltu,
  Leu,
  Gtu,
  Geu,
  Num,
  Nan
};
enum class Bool : uint8_t { None, And, Or, Xor };

bool ordered(Cmp cmp, int order) {
  switch (cmp) {
  case Cmp::Eq:
  case Cmp::Equ:
    return order == 0;
  case Cmp::Ne:
  case Cmp::Neu:
    return order != 0;
  case Cmp::Lt:
  case Cmp::Ltu:
  case Cmp::Lo:
    return order < 0;
  case Cmp::Le:
  case Cmp::Leu:
  case Cmp::Ls:
    return order <= 0;
  case Cmp::Gt:
  case Cmp::Gtu:
  case Cmp::Hi:
    return order > 0;
  case Cmp::Ge:
  case Cmp::Geu:
  case Cmp::Hs:
    return order >= 0;
  case Cmp::Num:
    return true;
  case Cmp::Nan:
    return false;
  }
  return false;
}

bool compareFloat(Cmp cmp, FloatFormat format, bool ftz, uint64_t a, uint64_t b) {
  if (ftz) {
    a = flushSubnormal(format, a);
    b = flushSubnormal(format, b);
  }
  const double x = format == FloatFormat::F32 ? bitsToF32(a) : decodeFloat(format, a);
  const double y = format == FloatFormat::F32 ? bitsToF32(b) : decodeFloat(format, b);
  if (x != x || y != y)
    return cmp >= Cmp::Equ && cmp != Cmp::Num;
  return ordered(cmp, (x > y) - (x < y));
}

bool compareAny(const Inst &inst, uint64_t a, uint64_t b) {
  const auto cmp = static_cast<Cmp>(inst.sub);
  if (isFloatingPoint(inst.type))
    return compareFloat(cmp, inst.format, inst.modifiers.ftz, a, b);
  if (!isSignedInteger(inst.type))
    return ordered(cmp, (a > b) - (a < b));
  const unsigned shift = 64 - bitsOf(inst.type);
  const auto x = static_cast<int64_t>(a << shift), y = static_cast<int64_t>(b << shift);
  return ordered(cmp, (x > y) - (x < y));
}

bool combine(Bool op, bool t, bool c) {
  return op == Bool::And ? t && c : op == Bool::Or ? t || c : op == Bool::Xor ? t != c : t;
}

/// Computes both results: of the comparison, and of its negation or the upper half.
template <typename Store> void compareLanes(Step &step, const Inst &inst, Store store) {
  const uint64_t *a = step.read(inst.a), *b = step.read(inst.b);
  const uint64_t *c = inst.c == noSlot ? nullptr : step.read(inst.c);
  const auto op = static_cast<Bool>(inst.sub2);
  const bool isNegated = inst.imm2 != 0, isPair = inst.imm == 2;
  step.each([&](uint32_t lane) {
    const bool with = c && ((c[lane] & 1) != 0) != isNegated;
    const bool low =
        compareAny(inst, isPair ? a[lane] & 0xffff : a[lane], isPair ? b[lane] & 0xffff : b[lane]);
    const bool other =
        isPair ? compareAny(inst, a[lane] >> 16 & 0xffff, b[lane] >> 16 & 0xffff) : !low;
    store(lane, combine(op, low, with), combine(op, other, with));
  });
}

uint32_t poisonOf(const Step &step, const Inst &inst) {
  return step.poison(inst.a) | step.poison(inst.b) | (inst.c == noSlot ? 0 : step.poison(inst.c));
}

void runSetp(Step &step, const Inst &inst) {
  const uint32_t poison = poisonOf(step, inst);
  uint64_t *p = step.write(inst.d), *q = step.write(inst.d2);
  compareLanes(step, inst, [&](uint32_t lane, bool first, bool second) {
    q[lane] = second;
    p[lane] = first;
  });
  step.define(inst.d2, poison);
  step.define(inst.d, poison);
}

/// `set`: returns all ones or 1.0.
void runSet(Step &step, const Inst &inst) {
  const uint32_t poison = poisonOf(step, inst);
  uint64_t *d = step.write(inst.d);
  FloatFormat format = FloatFormat::F32;
  unsigned parts = 1;
  const bool isFloat = floatFormatOf(inst.type2, format, parts);
  const unsigned width = bitsOf(inst.type2) / (inst.imm == 2 ? 2 : 1);
  const uint64_t yes = isFloat ? encodeFloat(format, 1.0, Rounding::Nearest) : (1ull << width) - 1;
  compareLanes(step, inst, [&](uint32_t lane, bool first, bool second) {
    d[lane] = (first ? yes : 0) | (inst.imm == 2 && second ? yes << width : 0);
  });
  step.define(inst.d, poison);
}

void decodeComparison(Decoder &decoder, bool isSet) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Compare;
  const int cmp = decoder.takeOneOf({"eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs",
                                     "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"});
  if (cmp < 0)
    return decoder.fail("expected a comparison like .eq");
  inst.sub = static_cast<uint8_t>(cmp);
  inst.sub2 = static_cast<uint8_t>(1 + decoder.takeOneOf({"and", "or", "xor"}));
  decoder.takeFtz();
  if (isSet)
    inst.type2 = decoder.takeType();
  const Type type = inst.type = decoder.takeType();
  unsigned parts = 1;
  const bool isFloat = floatFormatOf(type, inst.format, parts);
  inst.imm = parts;
  const auto which = static_cast<Cmp>(cmp);
  const bool isUnsignedOnly = which >= Cmp::Lo && which <= Cmp::Hs;
  if ((!isFloat && which >= Cmp::Equ) || (isFloat && isUnsignedOnly) ||
      (isSignedInteger(type) && isUnsignedOnly) || (isBits(type) && which > Cmp::Ne) ||
      bitsOf(type) < 16 || type == Type::TF32 || type == Type::F32x2)
    return decoder.fail("no such comparison of ." + std::string(nameOf(type)));
  const size_t withBool = inst.sub2 ? 1 : 0;
  if (!decoder.expectOperands(3 + withBool))
    return;
  const Operand &to = decoder.operand(0);
  if (isSet) {
    const unsigned bits = bitsOf(inst.type2);
    if (bits < 16 || bits > 32 || (parts == 2 && bits != 32))
      return decoder.fail("no such destination type of 'set'");
    inst.d = decoder.destination(to, inst.type2);
  } else if (to.kind == Operand::Kind::Pair) {
    inst.d = decoder.destination(to.parts[0], Type::Pred);
    inst.d2 = decoder.destination(to.parts[1], Type::Pred);
  } else if (parts == 2) {
    return decoder.fail(to.pos, "a comparison of pairs needs p|q");
  } else {
    inst.d = decoder.destination(to, Type::Pred);
  }
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, type);
  if (withBool) {
    bool isNegated;
    inst.c = decoder.predicate(decoder.operand(3), isNegated);
    inst.imm2 = isNegated;
  }
  inst.run = isSet ? runSet : runSetp;
}

void runSelp(Step &step, const Inst &inst) {
  const uint64_t *a = step.read(inst.a), *b = step.read(inst.b), *p = step.read(inst.c);
  uint64_t *d = step.write(inst.d);
  const uint32_t poisonA = step.poison(inst.a), poisonB = step.poison(inst.b);
  uint32_t poison = step.poison(inst.c);
  step.each([&](uint32_t lane) {
    const bool first = ((p[lane] & 1) != 0) != (inst.imm2 != 0);
    poison |= (first ? poisonA : poisonB) & (1u << lane);
    d[lane] = first ? a[lane] : b[lane];
  });
  step.define(inst.d, poison);
}

void decodeSelp(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Move;
  const Type type = decoder.takeType();
  inst.run = runSelp;
  if (!decoder.expectOperands(4))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, type);
  bool isNegated;
  inst.c = decoder.predicate(decoder.operand(3), isNegated);
  inst.imm2 = isNegated;
}

void runSlct(Step &step, const Inst &inst) {
  const bool isFloat = inst.type2 == Type::F32;
  map3(step, inst, [=](uint64_t a, uint64_t b, uint64_t c) {
    // A NaN is not greater or equal; -0 is.
    const bool first =
        isFloat ? bitsToF32(inst.modifiers.ftz ? flushSubnormal(FloatFormat::F32, c) : c) >= 0
                : static_cast<int32_t>(c) >= 0;
    return first ? a : b;
  });
}

void decodeSlct(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Move;
  decoder.takeFtz();
  const Type type = decoder.takeType();
  inst.type2 = decoder.takeType();
  if (inst.type2 != Type::S32 && inst.type2 != Type::F32)
    return decoder.fail("'slct' selects by .s32 or .f32");
  inst.run = runSlct;
  if (!decoder.expectOperands(4))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, type);
  inst.c = decoder.source(3, inst.type2);
}

} // namespace

void ptxemu::addCompare(DecodeTable &table) {
  table["setp"] = [](Decoder &d) { decodeComparison(d, false); };
  table["set"] = [](Decoder &d) { decodeComparison(d, true); };
  table["selp"] = decodeSelp;
  table["slct"] = decodeSlct;
}
