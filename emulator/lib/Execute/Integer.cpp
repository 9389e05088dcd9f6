//===- Integer.cpp - Integer arithmetic -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

#include <algorithm>
#include <limits>

using namespace ptxemu;

namespace {

template <typename T> using Unsigned = std::make_unsigned_t<T>;
template <typename T>
using Wide = std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;

struct Add {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) { return bitsFrom(static_cast<T>(a + b)); });
  }
};
struct Sub {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) { return bitsFrom(static_cast<T>(a - b)); });
  }
};
template <bool isSub> struct Saturating {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) {
      const auto wide = [](auto value) { return static_cast<__int128>(value); };
      const __int128 x = wide(valueOf<T>(a)), y = wide(valueOf<T>(b));
      const __int128 sum = isSub ? x - y : x + y;
      const __int128 low = wide(std::numeric_limits<T>::min()),
                     high = wide(std::numeric_limits<T>::max());
      return bitsFrom(static_cast<T>(std::clamp(sum, low, high)));
    });
  }
};
template <typename T> T productLow(uint64_t a, uint64_t b) {
  return static_cast<T>(static_cast<Unsigned<T>>(a * b));
}
template <typename T> T productHigh(uint64_t a, uint64_t b) {
  return static_cast<T>((Wide<T>(valueOf<T>(a)) * Wide<T>(valueOf<T>(b))) >> (8 * sizeof(T)));
}
/// The full product, of twice the width, in the low bits.
template <typename T> uint64_t productWide(uint64_t a, uint64_t b) {
  const auto product = static_cast<uint64_t>(Wide<T>(valueOf<T>(a)) * Wide<T>(valueOf<T>(b)));
  return sizeof(T) == 2 ? product & 0xffffffff : product;
}
struct MulLow {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) { return bitsFrom(productLow<T>(a, b)); });
  }
};
struct MulHigh {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) { return bitsFrom(productHigh<T>(a, b)); });
  }
};
struct MulWide {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst, [](uint64_t a, uint64_t b) { return productWide<T>(a, b); });
  }
};
struct MadLow {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      return bitsFrom(static_cast<T>(bitsFrom(productLow<T>(a, b)) + c));
    });
  }
};
struct MadHigh {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      return bitsFrom(static_cast<T>(bitsFrom(productHigh<T>(a, b)) + c));
    });
  }
};
struct MadWide {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      const uint64_t sum = productWide<T>(a, b) + c;
      return sizeof(T) == 2 ? sum & 0xffffffff : sum;
    });
  }
};
/// mul24.lo: multiplies the low 24 bits of both operands.
template <typename T> void runMul24(Step &step, const Inst &inst) {
  map2(step, inst, [](uint64_t a, uint64_t b) {
    const T x = static_cast<T>(static_cast<T>(a << 8) >> 8);
    const T y = static_cast<T>(static_cast<T>(b << 8) >> 8);
    return bitsFrom(productLow<T>(static_cast<uint64_t>(x), static_cast<uint64_t>(y)));
  });
}

/// Division and remainder. A division by zero makes the result poison.
template <bool isRemainder> struct Divide {
  template <typename T> static void run(Step &step, const Inst &inst) {
    const uint64_t *divisors = step.read(inst.b);
    uint32_t zeros = step.poison(inst.a) | step.poison(inst.b);
    step.each([&](uint32_t lane) {
      if (!valueOf<T>(divisors[lane]))
        zeros |= 1u << lane;
    });
    map2(step, inst, [](uint64_t a, uint64_t b) {
      const T x = valueOf<T>(a), y = valueOf<T>(b);
      if (!y)
        return uint64_t(0);
      // The only quotient out of range (minimum / -1) wraps.
      if (std::is_signed_v<T> && y == static_cast<T>(-1))
        return isRemainder ? uint64_t(0) : bitsFrom(static_cast<T>(0 - a));
      return bitsFrom(static_cast<T>(isRemainder ? x % y : x / y));
    });
    step.define(inst.d, zeros);
  }
};
struct Min {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst,
         [](uint64_t a, uint64_t b) { return bitsFrom(std::min(valueOf<T>(a), valueOf<T>(b))); });
  }
};
struct Max {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map2(step, inst,
         [](uint64_t a, uint64_t b) { return bitsFrom(std::max(valueOf<T>(a), valueOf<T>(b))); });
  }
};
struct Abs {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map1(step, inst,
         [](uint64_t a) { return bitsFrom(static_cast<T>(valueOf<T>(a) < 0 ? 0 - a : a)); });
  }
};
struct Neg {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map1(step, inst, [](uint64_t a) { return bitsFrom(static_cast<T>(0 - a)); });
  }
};
struct Sad {
  template <typename T> static void run(Step &step, const Inst &inst) {
    map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      const T x = valueOf<T>(a), y = valueOf<T>(b);
      const uint64_t distance = x < y ? b - a : a - b;
      return bitsFrom(static_cast<T>(c + distance));
    });
  }
};

/// Integer arithmetic does not support 8-bit or untyped operands.
bool isArithmetic(Type type) {
  return (isSignedInteger(type) || isUnsignedInteger(type)) && bitsOf(type) >= 16;
}

template <typename Op> void decodePlain(Decoder &decoder, Type type, unsigned sources) {
  decodeSame(decoder, type, sources, isArithmetic(type) ? forInteger<Op>(type) : nullptr,
             InstClass::Integer);
}

template <typename Op, typename SaturatingOp> void decodeSum(Decoder &decoder, Type type) {
  const bool saturates = decoder.take("sat");
  if (saturates && type != Type::S32)
    decoder.fail(".sat is for .s32");
  if (saturates)
    decodePlain<SaturatingOp>(decoder, type, 2);
  else
    decodePlain<Op>(decoder, type, 2);
}

Type doubled(Type type) {
  switch (type) {
  case Type::U16:
    return Type::U32;
  case Type::S16:
    return Type::S32;
  case Type::U32:
    return Type::U64;
  case Type::S32:
    return Type::S64;
  default:
    return Type::None;
  }
}

void decodeProduct(Decoder &decoder, Type type, bool isMad) {
  const int part = decoder.takeOneOf({"lo", "hi", "wide"});
  if (part < 0)
    return decoder.fail("'" + std::string(decoder.opcode()) + "' needs .lo, .hi or .wide");
  if (part == 0)
    return isMad ? decodePlain<MadLow>(decoder, type, 3) : decodePlain<MulLow>(decoder, type, 2);
  if (part == 1)
    return isMad ? decodePlain<MadHigh>(decoder, type, 3) : decodePlain<MulHigh>(decoder, type, 2);
  const Type wide = doubled(type);
  if (wide == Type::None)
    return decoder.fail(".wide is for 16 and 32 bits");
  Inst &inst = decoder.inst;
  inst.kind = InstClass::Integer;
  inst.type = type;
  inst.run = isMad ? forInteger<MadWide>(type) : forInteger<MulWide>(type);
  if (!decoder.expectOperands(isMad ? 4 : 3))
    return;
  inst.d = decoder.destination(0, wide);
  inst.a = decoder.source(1, type);
  inst.b = decoder.source(2, type);
  if (isMad)
    inst.c = decoder.source(3, wide);
}

/// Decodes opcodes that integers and floating-point numbers share.
void decodeArithmetic(Decoder &decoder) {
  const std::string_view name = decoder.opcode();
  const Type type = decoder.takeType();
  if (isFloatingPoint(type))
    return decodeFloatArithmetic(decoder, type);
  if (name == "add")
    return decodeSum<Add, Saturating<false>>(decoder, type);
  if (name == "sub")
    return decodeSum<Sub, Saturating<true>>(decoder, type);
  if (name == "mul" || name == "mad")
    return decodeProduct(decoder, type, name == "mad");
  if (name == "div")
    return decodePlain<Divide<false>>(decoder, type, 2);
  if (name == "min")
    return decodePlain<Min>(decoder, type, 2);
  if (name == "max")
    return decodePlain<Max>(decoder, type, 2);
  if (!isSignedInteger(type))
    return decoder.fail("'" + std::string(name) + "' needs a signed type");
  if (name == "abs")
    return decodePlain<Abs>(decoder, type, 1);
  return decodePlain<Neg>(decoder, type, 1);
}

} // namespace

void ptxemu::addInteger(DecodeTable &table) {
  for (const char *name : {"mul", "div", "min", "max", "abs", "neg"})
    table[name] = decodeArithmetic;
  // With .cc they are a different instruction.
  const auto withCarry = [](Decoder &decoder) {
    if (decoder.has("cc"))
      decodeCarry(decoder);
    else
      decodeArithmetic(decoder);
  };
  for (const char *name : {"add", "sub", "mad"})
    table[name] = withCarry;
  table["rem"] = [](Decoder &d) { decodePlain<Divide<true>>(d, d.takeType(), 2); };
  table["sad"] = [](Decoder &d) { decodePlain<Sad>(d, d.takeType(), 3); };
  table["mul24"] = [](Decoder &d) {
    const Type type = d.takeType();
    if (!d.take("lo") || (type != Type::U32 && type != Type::S32))
      return d.fail("expected mul24.lo.{u32,s32}");
    decodeSame(d, type, 2, type == Type::U32 ? runMul24<uint32_t> : runMul24<int32_t>,
               InstClass::Integer);
  };
}
