//===- Lanes.h - Elementwise functions of registers -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value occupies the low bits of its register; the others are zero. A result is
// poison where an operand is.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_EXECUTE_LANES_H
#define TTTC_PTXEMULATOR_EXECUTE_LANES_H

#include "Execute/Decoder.h"
#include "PtxEmulator/Machine/Step.h"

#include <type_traits>

namespace ptxemu {

template <typename T> T valueOf(uint64_t bits) { return static_cast<T>(bits); }

/// The register bits of an integer.
template <typename T> uint64_t bitsFrom(T value) {
  return static_cast<uint64_t>(static_cast<std::make_unsigned_t<T>>(value));
}

template <typename Fn> void map1(Step &step, const Inst &inst, Fn fn) {
  const uint64_t *a = step.read(inst.a);
  uint64_t *d = step.write(inst.d);
  step.each([&](uint32_t lane) { d[lane] = fn(a[lane]); });
  step.define(inst.d, step.poison(inst.a));
}

template <typename Fn> void map2(Step &step, const Inst &inst, Fn fn) {
  const uint64_t *a = step.read(inst.a), *b = step.read(inst.b);
  uint64_t *d = step.write(inst.d);
  const uint32_t poison = step.poison(inst.a) | step.poison(inst.b);
  step.each([&](uint32_t lane) { d[lane] = fn(a[lane], b[lane]); });
  step.define(inst.d, poison);
}

template <typename Fn> void map3(Step &step, const Inst &inst, Fn fn) {
  const uint64_t *a = step.read(inst.a), *b = step.read(inst.b), *c = step.read(inst.c);
  uint64_t *d = step.write(inst.d);
  const uint32_t poison = step.poison(inst.a) | step.poison(inst.b) | step.poison(inst.c);
  step.each([&](uint32_t lane) { d[lane] = fn(a[lane], b[lane], c[lane]); });
  step.define(inst.d, poison);
}

/// The handler `Op::run<T>` for an integer type; null for others.
template <typename Op> Handler forInteger(Type type) {
  switch (type) {
  case Type::U8:
  case Type::B8:
    return Op::template run<uint8_t>;
  case Type::S8:
    return Op::template run<int8_t>;
  case Type::U16:
  case Type::B16:
    return Op::template run<uint16_t>;
  case Type::S16:
    return Op::template run<int16_t>;
  case Type::U32:
  case Type::B32:
    return Op::template run<uint32_t>;
  case Type::S32:
    return Op::template run<int32_t>;
  case Type::U64:
  case Type::B64:
    return Op::template run<uint64_t>;
  case Type::S64:
    return Op::template run<int64_t>;
  default:
    return nullptr;
  }
}

/// Decodes d, a, b, ... of one type and takes the handler; an error if it is null.
inline void decodeSame(Decoder &decoder, Type type, unsigned sources, Handler handler,
                       InstClass kind) {
  Inst &inst = decoder.inst;
  inst.type = type;
  inst.kind = kind;
  inst.run = handler;
  if (!handler) {
    decoder.fail("'" + std::string(decoder.opcode()) + "' has no type ." +
                 std::string(nameOf(type)));
    return;
  }
  if (!decoder.expectOperands(sources + 1))
    return;
  inst.d = decoder.destination(0, type);
  Slot *const slots[] = {&inst.a, &inst.b, &inst.c};
  for (unsigned i = 0; i < sources; ++i)
    *slots[i] = decoder.source(i + 1, type);
}

/// The format of a scalar or packed floating-point type; false for other types.
bool floatFormatOf(Type type, FloatFormat &format, unsigned &parts);

// Floating-point variants of opcodes shared with integers (Float.cpp).
void decodeFloatArithmetic(Decoder &decoder, Type type);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_EXECUTE_LANES_H
