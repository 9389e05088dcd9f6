//===- IntegerBits.cpp - Bits, shifts and byte permutations ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

using namespace ptxemu;

namespace {

enum Logic : uint8_t { And, Or, Xor, Not, Cnot };

template <Logic logic> void runLogic(Step &step, const Inst &inst) {
  const uint64_t ones = inst.imm;
  if (logic == Not)
    return map1(step, inst, [=](uint64_t a) { return ~a & ones; });
  if (logic == Cnot)
    return map1(step, inst, [](uint64_t a) { return uint64_t(a == 0); });
  map2(step, inst, [](uint64_t a, uint64_t b) {
    return logic == And ? a & b : logic == Or ? a | b : a ^ b;
  });
}

template <Logic logic> void decodeLogic(Decoder &decoder) {
  const Type type = decoder.takeType();
  const bool isFitting = type == Type::Pred ? logic != Cnot : isBits(type) && bitsOf(type) >= 16;
  Inst &inst = decoder.inst;
  inst.imm = bitsOf(type) == 64 ? ~0ull : (1ull << bitsOf(type)) - 1;
  decodeSame(decoder, type, logic == Not || logic == Cnot ? 1 : 2,
             isFitting ? runLogic<logic> : nullptr, InstClass::Integer);
}

struct Shl {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) {
      return b >= 8 * sizeof(T) ? 0 : bitsFrom(static_cast<T>(a << b));
    });
  }
};
struct Shr {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) {
      constexpr uint64_t most = 8 * sizeof(T) - 1;
      if (b > most && !std::is_signed_v<T>)
        return uint64_t(0);
      return bitsFrom(static_cast<T>(valueOf<T>(a) >> (b > most ? most : b)));
    });
  }
};

template <typename Op> void decodeShift(Decoder &decoder, bool needsBits) {
  const Type type = decoder.takeType();
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Integer;
  inst.run = bitsOf(type) < 16 || (needsBits && !isBits(type)) ? nullptr : forInteger<Op>(type);
  if (!inst.run)
    return decoder.fail("a shift has no type ." + std::string(nameOf(type)));
  if (!decoder.expectOperands(3))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, Type::U32);
}

/// shf: shifts a 64-bit value held in two registers.
void runFunnel(Step &step, const Inst &inst) {
  const bool isLeft = inst.sub == 0, wraps = inst.sub2 == 1;
  map3(step, inst, [=](uint64_t low, uint64_t high, uint64_t amount) {
    const uint64_t n = wraps ? amount & 31 : std::min<uint64_t>(amount, 32);
    const uint64_t both = high << 32 | low;
    return isLeft ? (n == 32 ? low : (both << n) >> 32) : (both >> n) & 0xffffffff;
  });
}

void decodeFunnel(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const int direction = decoder.takeOneOf({"l", "r"});
  const int mode = decoder.takeOneOf({"clamp", "wrap"});
  const Type type = decoder.takeType();
  if (direction < 0 || mode < 0 || type != Type::B32)
    return decoder.fail("expected shf.{l,r}.{clamp,wrap}.b32");
  inst.sub = static_cast<uint8_t>(direction);
  inst.sub2 = static_cast<uint8_t>(mode);
  decodeSame(decoder, Type::B32, 3, runFunnel, InstClass::Integer);
}

struct Bfe {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      constexpr unsigned width = 8 * sizeof(T);
      const unsigned pos = b & 255, length = c & 255;
      if (!length)
        return uint64_t(0);
      const bool isNegative =
          std::is_signed_v<T> && (a >> std::min(pos + length - 1, width - 1) & 1);
      uint64_t field = pos >= width ? 0 : a >> pos;
      if (pos < width && length < width - pos)
        field &= (1ull << length) - 1;
      const unsigned have = pos >= width ? 0 : std::min(length, width - pos);
      if (isNegative && have < 64)
        field |= ~0ull << have;
      return bitsFrom(static_cast<T>(field));
    });
  }
};

struct Bfi {
  template <typename T> static void run(Step &step, const Inst &inst) {
    const uint64_t *from = step.read(inst.a), *into = step.read(inst.b);
    const uint64_t *starts = step.read(inst.c), *lengths = step.read(inst.e);
    uint64_t *d = step.write(inst.d);
    const uint32_t poison =
        step.poison(inst.a) | step.poison(inst.b) | step.poison(inst.c) | step.poison(inst.e);
    step.each([&](uint32_t lane) {
      constexpr unsigned width = 8 * sizeof(T);
      const unsigned pos = starts[lane] & 255, length = lengths[lane] & 255;
      const uint64_t field = length >= 64 ? ~0ull : (1ull << length) - 1;
      const uint64_t mask = pos >= width ? 0 : field << pos;
      const uint64_t moved = pos >= width ? 0 : from[lane] << pos;
      d[lane] = bitsFrom(static_cast<T>((into[lane] & ~mask) | (moved & mask)));
    });
    step.define(inst.d, poison);
  }
};

void decodeField(Decoder &decoder, bool isInsert) {
  const Type type = decoder.takeType();
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Integer;
  const bool isFitting = bitsOf(type) >= 32 && bitsOf(type) <= 64 && isInsert == isBits(type) &&
                         !isFloatingPoint(type);
  inst.run = !isFitting ? nullptr : isInsert ? forInteger<Bfi>(type) : forInteger<Bfe>(type);
  if (!inst.run)
    return decoder.fail("'" + std::string(decoder.opcode()) + "' has no type ." +
                        std::string(nameOf(type)));
  if (!decoder.expectOperands(isInsert ? 5 : 4))
    return;
  inst.d = decoder.destination(0, type);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, isInsert ? type : Type::U32);
  inst.c = decoder.source(3, Type::U32);
  if (isInsert)
    inst.e = decoder.source(4, Type::U32);
}

struct Popc {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map1(step, inst, [](uint64_t a) { return static_cast<uint64_t>(__builtin_popcountll(a)); });
  }
};
struct Clz {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map1(step, inst, [](uint64_t a) {
      constexpr unsigned width = 8 * sizeof(T);
      return a ? static_cast<uint64_t>(__builtin_clzll(a)) - (64 - width) : uint64_t(width);
    });
  }
};
struct Bfind {
  template <typename T> static void run(Step &step, const Inst &inst) {
    const bool isShift = inst.sub;
    map1(step, inst, [=](uint64_t a) {
      constexpr unsigned width = 8 * sizeof(T);
      const T value = valueOf<T>(a);
      const uint64_t searched = bitsFrom(value < 0 ? static_cast<T>(~value) : value);
      if (!searched)
        return uint64_t(0xffffffff);
      const auto at = 63 - static_cast<uint64_t>(__builtin_clzll(searched));
      return isShift ? width - 1 - at : at;
    });
  }
};
struct Brev {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map1(step, inst, [](uint64_t a) { return __builtin_bitreverse64(a) >> (64 - 8 * sizeof(T)); });
  }
};

/// Decodes counts, whose result has 32 bits for every operand type, and `brev`, which keeps its
/// type.
template <typename Op> void decodeCount(Decoder &decoder) {
  Inst &inst = decoder.inst;
  inst.sub = decoder.take("shiftamt");
  const Type type = decoder.takeType();
  const bool isFind = decoder.opcode() == "bfind";
  inst.kind = InstClass::Integer;
  inst.run = bitsOf(type) < 32 || isFind == isBits(type) ? nullptr : forInteger<Op>(type);
  if (!inst.run || (inst.sub && !isFind))
    return decoder.fail("'" + std::string(decoder.opcode()) + "' has no such form");
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, std::is_same_v<Op, Brev> ? type : Type::U32);
  inst.a = decoder.source(1, type);
}

void runLop3(Step &step, const Inst &inst) {
  const uint64_t table = inst.imm;
  map3(step, inst, [=](uint64_t a, uint64_t b, uint64_t c) {
    uint64_t result = 0;
    for (unsigned row = 0; row < 8; ++row)
      if (table >> row & 1)
        result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
    return result & 0xffffffff;
  });
}

void decodeLop3(Decoder &decoder) {
  Inst &inst = decoder.inst;
  if (decoder.takeType() != Type::B32)
    return decoder.fail("'lop3' is for .b32");
  inst.kind = InstClass::Integer;
  inst.run = runLop3;
  if (!decoder.expectOperands(5))
    return;
  inst.d = decoder.destination(0, Type::B32);
  inst.a = decoder.source(1, Type::B32);
  inst.b = decoder.source(2, Type::B32);
  inst.c = decoder.source(3, Type::B32);
  inst.imm = decoder.immediate(4);
}

uint64_t permute(unsigned mode, uint64_t a, uint64_t b, uint64_t c) {
  const uint64_t bytes = b << 32 | a;
  const auto byteOf = [&](unsigned index) { return bytes >> (8 * (index & 7)) & 255; };
  // Rows: f4e, b4e, rc8, ecl, ecr, rc16; the selector's low bits choose a column.
  static const uint8_t rows[6][4][4] = {{{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}},
                                        {{0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}},
                                        {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}},
                                        {{0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}},
                                        {{0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}},
                                        {{0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}}};
  uint64_t result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    uint64_t byte;
    if (mode < 6) {
      byte = byteOf(rows[mode][c & 3][i]);
    } else {
      const auto selector = static_cast<unsigned>(c >> (4 * i)) & 15;
      byte = byteOf(selector);
      if (selector & 8)
        byte = byte & 0x80 ? 0xff : 0;
    }
    result |= byte << (8 * i);
  }
  return result;
}

void decodePrmt(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const int mode = decoder.takeOneOf({"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"});
  inst.sub = static_cast<uint8_t>(mode < 0 ? 6 : mode);
  const Type type = decoder.takeType();
  const Handler run = [](Step &step, const Inst &i) {
    const unsigned which = i.sub;
    map3(step, i, [=](uint64_t a, uint64_t b, uint64_t c) { return permute(which, a, b, c); });
  };
  decodeSame(decoder, Type::B32, 3, type == Type::B32 ? run : nullptr, InstClass::Integer);
}

/// dp4a and dp2a: products of bytes; the operands have separate signedness.
void runDot(Step &step, const Inst &inst) {
  const bool signedA = inst.type2 == Type::S32, signedB = inst.type3 == Type::S32;
  const auto byteOf = [](uint64_t bits, unsigned i, bool isSigned) {
    const auto byte = static_cast<uint8_t>(bits >> (8 * i));
    return isSigned ? static_cast<int64_t>(static_cast<int8_t>(byte)) : byte;
  };
  const auto halfOf = [](uint64_t bits, unsigned i, bool isSigned) {
    const auto half = static_cast<uint16_t>(bits >> (16 * i));
    return isSigned ? static_cast<int64_t>(static_cast<int16_t>(half)) : half;
  };
  const unsigned mode = inst.sub; // 0: dp4a, 1: dp2a.lo, 2: dp2a.hi
  map3(step, inst, [=](uint64_t a, uint64_t b, uint64_t c) {
    auto sum = static_cast<int64_t>(c);
    for (unsigned i = 0; i < (mode ? 2 : 4); ++i)
      sum += mode ? halfOf(a, i, signedA) * byteOf(b, i + (mode == 2 ? 2 : 0), signedB)
                  : byteOf(a, i, signedA) * byteOf(b, i, signedB);
    return static_cast<uint64_t>(sum) & 0xffffffff;
  });
}

void decodeDot(Decoder &decoder) {
  Inst &inst = decoder.inst;
  if (decoder.opcode() == "dp2a") {
    const int part = decoder.takeOneOf({"lo", "hi"});
    if (part < 0)
      return decoder.fail("'dp2a' needs .lo or .hi");
    inst.sub = static_cast<uint8_t>(1 + part);
  }
  inst.type2 = decoder.takeType();
  inst.type3 = decoder.takeType();
  for (const Type type : {inst.type2, inst.type3})
    if (type != Type::U32 && type != Type::S32)
      return decoder.fail("the types are .u32 and .s32");
  decodeSame(decoder, Type::B32, 3, runDot, InstClass::Integer);
}

} // namespace

void ptxemu::addIntegerBits(DecodeTable &table) {
  table["and"] = decodeLogic<And>;
  table["or"] = decodeLogic<Or>;
  table["xor"] = decodeLogic<Xor>;
  table["not"] = decodeLogic<Not>;
  table["cnot"] = decodeLogic<Cnot>;
  table["shl"] = [](Decoder &d) { decodeShift<Shl>(d, true); };
  table["shr"] = [](Decoder &d) { decodeShift<Shr>(d, false); };
  table["shf"] = decodeFunnel;
  table["bfe"] = [](Decoder &d) { decodeField(d, false); };
  table["bfi"] = [](Decoder &d) { decodeField(d, true); };
  table["popc"] = decodeCount<Popc>;
  table["clz"] = decodeCount<Clz>;
  table["bfind"] = decodeCount<Bfind>;
  table["brev"] = decodeCount<Brev>;
  table["lop3"] = decodeLop3;
  table["prmt"] = decodePrmt;
  table["dp4a"] = decodeDot;
  table["dp2a"] = decodeDot;
}
