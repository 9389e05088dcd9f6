//===- Convert.cpp - cvt --------------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

#include <algorithm>

using namespace ptxemu;

namespace {

uint64_t lowBits(uint64_t value, unsigned bits) {
  return bits >= 64 ? value : value & ((1ull << bits) - 1);
}

/// Extends an integer of a type to 64 bits.
uint64_t extend(uint64_t value, Type type) {
  const unsigned bits = bitsOf(type);
  if (!isSignedInteger(type))
    return lowBits(value, bits);
  return static_cast<uint64_t>(static_cast<int64_t>(value << (64 - bits)) >> (64 - bits));
}

uint64_t saturate(uint64_t value, Type from, Type to) {
  const __int128 wide =
      isSignedInteger(from) ? __int128(static_cast<int64_t>(value)) : __int128(value);
  const unsigned bits = bitsOf(to);
  const __int128 one = 1;
  const __int128 low = isSignedInteger(to) ? -(one << (bits - 1)) : 0;
  const __int128 high = (isSignedInteger(to) ? one << (bits - 1) : one << bits) - 1;
  return static_cast<uint64_t>(std::clamp(wide, low, high));
}

void runIntegers(Step &step, const Inst &inst) {
  map1(step, inst, [&](uint64_t a) {
    uint64_t value = extend(a, inst.type2);
    if (inst.modifiers.sat)
      value = saturate(value, inst.type2, inst.type);
    return extend(value, inst.type) & inst.imm;
  });
}
void runFromInteger(Step &step, const Inst &inst) {
  map1(step, inst, [&](uint64_t a) {
    return convertFromInteger(inst.format, extend(a, inst.type2), isSignedInteger(inst.type2),
                              inst.rounding, inst.modifiers);
  });
}
void runToInteger(Step &step, const Inst &inst) {
  map1(step, inst, [&](uint64_t a) {
    const uint64_t value = convertToInteger(
        inst.format2, lowBits(a, formatTraits(inst.format2).bits), bitsOf(inst.type),
        isSignedInteger(inst.type), inst.rounding, inst.modifiers.ftz);
    return extend(value, inst.type) & inst.imm;
  });
}
void runFloats(Step &step, const Inst &inst) {
  map1(step, inst, [&](uint64_t a) {
    const uint64_t value = lowBits(a, formatTraits(inst.format2).bits);
    if (inst.sub)
      return roundToIntegral(inst.format, value, inst.rounding, inst.modifiers);
    return convertFloat(inst.format, inst.format2, value, inst.rounding, inst.modifiers);
  });
}
/// Packs two numbers into one register: a becomes the upper half.
void runPack(Step &step, const Inst &inst) {
  map2(step, inst, [&](uint64_t a, uint64_t b) {
    const unsigned width = formatTraits(inst.format).bits;
    return convertFloat(inst.format, inst.format2, a, inst.rounding, inst.modifiers) << width |
           convertFloat(inst.format, inst.format2, b, inst.rounding, inst.modifiers);
  });
}
/// Converts a pair to a pair of another format.
void runPairs(Step &step, const Inst &inst) {
  map1(step, inst, [&](uint64_t a) {
    const unsigned from = formatTraits(inst.format2).bits, to = formatTraits(inst.format).bits;
    const auto half = [&](uint64_t value) {
      return convertFloat(inst.format, inst.format2, lowBits(value, from), inst.rounding,
                          inst.modifiers);
    };
    return half(a >> from) << to | half(a);
  });
}

bool isNarrowing(FloatFormat to, FloatFormat from) {
  return formatTraits(to).mantissaBits < formatTraits(from).mantissaBits ||
         formatTraits(to).maxFinite < formatTraits(from).maxFinite;
}

void decodeFloats(Decoder &decoder, unsigned partsTo, unsigned partsFrom, bool isRounded,
                  bool isIntegral) {
  Inst &inst = decoder.inst;
  inst.sub = isIntegral;
  if (partsTo == 2 && partsFrom == 1) {
    inst.run = runPack;
    if (!isRounded || inst.type2 != Type::F32)
      return decoder.fail("a conversion to pairs needs .rn or .rz and .f32");
    if (!decoder.expectOperands(3))
      return;
    inst.d = decoder.destination(0, inst.type, Width::AtLeast);
    inst.a = decoder.source(1, inst.type2);
    inst.b = decoder.source(2, inst.type2);
    return;
  }
  if (partsTo != partsFrom)
    return decoder.fail("no conversion of a pair to a number");
  inst.run = partsTo == 2 ? runPairs : runFloats;
  const bool needsRounding = inst.format != inst.format2 && isNarrowing(inst.format, inst.format2);
  if (needsRounding && (!isRounded || isIntegral))
    return decoder.fail("this conversion needs a rounding mode like .rn");
  if (inst.format != inst.format2 && isIntegral)
    return decoder.fail("an integral rounding mode needs equal types");
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, inst.type, Width::AtLeast);
  inst.a = decoder.source(1, inst.type2, Width::AtLeast);
}

void decodeCvt(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Convert;
  const int integral = decoder.takeOneOf({"rni", "rzi", "rmi", "rpi"});
  const int rounded = decoder.takeOneOf({"rn", "rz", "rm", "rp", "rna"});
  if (integral >= 0 || rounded >= 0)
    inst.rounding = static_cast<Rounding>(integral >= 0 ? integral : rounded);
  decoder.takeFtz();
  decoder.takeSat();
  inst.modifiers.relu = decoder.take("relu");
  inst.modifiers.satfinite = decoder.take("satfinite");
  inst.type = decoder.takeType();
  inst.type2 = decoder.takeType();
  unsigned partsTo = 0, partsFrom = 0;
  const bool toFloat = floatFormatOf(inst.type, inst.format, partsTo);
  const bool fromFloat = floatFormatOf(inst.type2, inst.format2, partsFrom);
  if (toFloat && fromFloat)
    return decodeFloats(decoder, partsTo, partsFrom, rounded >= 0, integral >= 0);
  const auto isInteger = [](Type type) { return isSignedInteger(type) || isUnsignedInteger(type); };
  if ((toFloat ? partsTo != 1 : !isInteger(inst.type)) ||
      (fromFloat ? partsFrom != 1 : !isInteger(inst.type2)))
    return decoder.fail("no conversion from ." + std::string(nameOf(inst.type2)) + " to ." +
                        std::string(nameOf(inst.type)));
  if (toFloat && rounded < 0)
    return decoder.fail("a conversion from integers needs a rounding mode like .rn");
  if (fromFloat && integral < 0)
    return decoder.fail("a conversion to integers needs a rounding mode like .rzi");
  inst.run = toFloat ? runFromInteger : fromFloat ? runToInteger : runIntegers;
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, inst.type, Width::AtLeast);
  inst.a = decoder.source(1, inst.type2, Width::AtLeast);
  // A wider register gets the sign-extended value.
  inst.imm = lowBits(~0ull, bitsOf(decoder.registerType(decoder.operand(0))));
}

} // namespace

void ptxemu::addConvert(DecodeTable &table) { table["cvt"] = decodeCvt; }
