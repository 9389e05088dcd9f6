//===- ExtendedPrecision.cpp - Multi-word integer arithmetic --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The carry is a separate register, one bit per lane.
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

using namespace ptxemu;

namespace {

enum CarryFlags : uint32_t {
  readsCarry = 1,
  writesCarry = 2,
  isSubtraction = 4,
  isMad = 8,
  isHigh = 16
};

template <typename T> void run(Step &step, const Inst &inst) {
  const uint64_t *a = step.read(inst.a), *b = step.read(inst.b);
  const uint64_t *c = inst.flags & isMad ? step.read(inst.c) : nullptr;
  uint64_t *d = step.write(inst.d), *carry = step.write(inst.e);
  uint32_t poison = step.poison(inst.a) | step.poison(inst.b) | (c ? step.poison(inst.c) : 0);
  if (inst.flags & readsCarry)
    poison |= step.poison(inst.e);
  using U = std::make_unsigned_t<T>;
  using Product = std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;
  step.each([&](uint32_t lane) {
    const unsigned __int128 in = inst.flags & readsCarry ? carry[lane] & 1 : 0;
    unsigned __int128 x = static_cast<U>(a[lane]), y = static_cast<U>(b[lane]);
    if (c) {
      const Product product = Product(static_cast<T>(a[lane])) * Product(static_cast<T>(b[lane]));
      x = static_cast<U>(inst.flags & isHigh ? product >> (8 * sizeof(T)) : product);
      y = static_cast<U>(c[lane]);
    }
    const unsigned __int128 sum = inst.flags & isSubtraction ? x - y - in : x + y + in;
    d[lane] = static_cast<U>(sum);
    if (inst.flags & writesCarry)
      carry[lane] = static_cast<uint64_t>(sum >> (8 * sizeof(T))) & 1;
  });
  step.define(inst.d, poison);
  if (inst.flags & writesCarry)
    step.define(inst.e, poison);
}

struct Run {
  template <typename T> static void run(Step &step, const Inst &inst) { ::run<T>(step, inst); }
};

} // namespace

void ptxemu::decodeCarry(Decoder &decoder) {
  const std::string_view name = decoder.opcode();
  Inst &inst = decoder.inst;
  const Type type = decoder.takeType();
  if (name == "addc" || name == "subc" || name == "madc")
    inst.flags |= readsCarry;
  if (decoder.take("cc"))
    inst.flags |= writesCarry;
  if (name == "sub" || name == "subc")
    inst.flags |= isSubtraction;
  if (name == "mad" || name == "madc") {
    inst.flags |= isMad;
    const int part = decoder.takeOneOf({"lo", "hi"});
    if (part < 0)
      return decoder.fail("'" + std::string(name) + "' needs .lo or .hi");
    if (part == 1)
      inst.flags |= isHigh;
  }
  inst.e = decoder.carry();
  const bool isFitting = !isFloatingPoint(type) && bitsOf(type) >= 32 && !isBits(type);
  decodeSame(decoder, type, inst.flags & isMad ? 3 : 2, isFitting ? forInteger<Run>(type) : nullptr,
             InstClass::Integer);
}

void ptxemu::addCarry(DecodeTable &table) {
  for (const char *name : {"addc", "subc", "madc"})
    table[name] = decodeCarry;
}
