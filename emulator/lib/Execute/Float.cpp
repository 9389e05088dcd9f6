//===- Float.cpp - Floating-point arithmetic ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars and pairs (f16x2, bf16x2, f32x2), by Tensor/Arithmetic.h. The plain .f32
// operations that round to nearest use the host's, which give the same results.
//
//===----------------------------------------------------------------------===//

#include "Execute/Lanes.h"

#include "PtxEmulator/Tensor/Approximations.h"
#include "PtxEmulator/Tensor/Arithmetic.h"

using namespace ptxemu;

bool ptxemu::floatFormatOf(Type type, FloatFormat &format, unsigned &parts) {
  parts = 1;
  switch (type) {
  case Type::F16x2:
    parts = 2;
    [[fallthrough]];
  case Type::F16:
    format = FloatFormat::F16;
    return true;
  case Type::BF16x2:
    parts = 2;
    [[fallthrough]];
  case Type::BF16:
    format = FloatFormat::BF16;
    return true;
  case Type::TF32:
    format = FloatFormat::TF32;
    return true;
  case Type::F32x2:
    parts = 2;
    [[fallthrough]];
  case Type::F32:
    format = FloatFormat::F32;
    return true;
  case Type::F64:
    format = FloatFormat::F64;
    return true;
  case Type::E4M3x2:
    parts = 2;
    [[fallthrough]];
  case Type::E4M3:
    format = FloatFormat::E4M3;
    return true;
  case Type::E5M2x2:
    parts = 2;
    [[fallthrough]];
  case Type::E5M2:
    format = FloatFormat::E5M2;
    return true;
  default:
    return false;
  }
}

namespace {

enum class FloatOp : uint8_t {
  Add,
  Sub,
  Mul,
  Fma,
  Div,
  Min,
  Max,
  Abs,
  Neg,
  Rcp,
  Sqrt,
  Approximate,
  DivApprox,
  DivFull,
  UpperF64,
  Copysign
};

enum FloatFlags : uint32_t { nan = 1, xorsignAbs = 2 };

uint64_t apply(const Inst &inst, uint64_t a, uint64_t b, uint64_t c) {
  const FloatFormat format = inst.format;
  const Rounding rounding = inst.rounding;
  const FloatModifiers &modifiers = inst.modifiers;
  const MinMaxModifiers minMax{modifiers.ftz, (inst.flags & nan) != 0,
                               (inst.flags & xorsignAbs) != 0};
  const uint64_t sign = 1ull << (formatTraits(format).bits - 1);
  switch (static_cast<FloatOp>(inst.sub)) {
  case FloatOp::Add:
    return addFloat(format, a, b, rounding, modifiers);
  case FloatOp::Sub:
    return subtractFloat(format, a, b, rounding, modifiers);
  case FloatOp::Mul:
    return multiplyFloat(format, a, b, rounding, modifiers);
  case FloatOp::Fma:
    return fmaFloat(format, a, b, c, rounding, modifiers);
  case FloatOp::Div:
    return divideFloat(format, a, b, rounding, modifiers);
  case FloatOp::Min:
    return minFloat(format, a, b, minMax);
  case FloatOp::Max:
    return maxFloat(format, a, b, minMax);
  case FloatOp::Abs:
    return (modifiers.ftz ? flushSubnormal(format, a) : a) & ~sign;
  case FloatOp::Neg:
    return (modifiers.ftz ? flushSubnormal(format, a) : a) ^ sign;
  case FloatOp::Rcp:
    return reciprocalFloat(format, a, rounding, modifiers);
  case FloatOp::Sqrt:
    return squareRootFloat(format, a, rounding, modifiers);
  case FloatOp::Approximate:
    return approximate(static_cast<Approximation>(inst.sub2), format, a, modifiers.ftz);
  case FloatOp::DivApprox:
    return divideApproximate(a, b, false, modifiers.ftz);
  case FloatOp::DivFull:
    return divideApproximate(a, b, true, modifiers.ftz);
  case FloatOp::UpperF64:
    return approximateUpperF64(static_cast<Approximation>(inst.sub2), a);
  case FloatOp::Copysign:
    return (b & ~sign) | (a & sign);
  }
  return 0;
}

void runAny(Step &step, const Inst &inst) {
  const auto sourceOr = [&](Slot slot) { return slot == noSlot ? inst.a : slot; };
  const uint64_t *a = step.read(inst.a), *b = step.read(sourceOr(inst.b)),
                 *c = step.read(sourceOr(inst.c));
  uint64_t *d = step.write(inst.d);
  const uint32_t poison =
      step.poison(inst.a) | step.poison(sourceOr(inst.b)) | step.poison(sourceOr(inst.c));
  const unsigned width = formatTraits(inst.format).bits;
  const uint64_t mask = width == 64 ? ~0ull : (1ull << width) - 1;
  if (inst.imm == 2) {
    step.each([&](uint32_t lane) {
      const uint64_t low = apply(inst, a[lane] & mask, b[lane] & mask, c[lane] & mask);
      const uint64_t high = apply(inst, a[lane] >> width, b[lane] >> width, c[lane] >> width);
      d[lane] = high << width | low;
    });
  } else {
    step.each([&](uint32_t lane) { d[lane] = apply(inst, a[lane], b[lane], c[lane]); });
  }
  step.define(inst.d, poison);
}

/// The canonical NaN, or the value.
uint64_t canonical(float value) { return value != value ? 0x7fffffffu : f32ToBits(value); }

template <FloatOp op> void runNative(Step &step, const Inst &inst) {
  if (op == FloatOp::Fma)
    return map3(step, inst, [](uint64_t a, uint64_t b, uint64_t c) {
      return canonical(__builtin_fmaf(bitsToF32(a), bitsToF32(b), bitsToF32(c)));
    });
  map2(step, inst, [](uint64_t a, uint64_t b) {
    const float x = bitsToF32(a), y = bitsToF32(b);
    return canonical(op == FloatOp::Add ? x + y : op == FloatOp::Sub ? x - y : x * y);
  });
}

Handler nativeHandler(FloatOp op) {
  switch (op) {
  case FloatOp::Add:
    return runNative<FloatOp::Add>;
  case FloatOp::Sub:
    return runNative<FloatOp::Sub>;
  case FloatOp::Mul:
    return runNative<FloatOp::Mul>;
  case FloatOp::Fma:
    return runNative<FloatOp::Fma>;
  default:
    return runAny;
  }
}

void finish(Decoder &decoder, Type type, FloatOp op, unsigned sources) {
  Inst &inst = decoder.inst;
  unsigned parts = 1;
  if (!floatFormatOf(type, inst.format, parts) || inst.format == FloatFormat::TF32 ||
      formatTraits(inst.format).bits < 16)
    return decoder.fail("'" + std::string(decoder.opcode()) + "' has no type ." +
                        std::string(nameOf(type)));
  if (inst.modifiers.ftz && inst.format == FloatFormat::F64)
    return decoder.fail(".ftz is not for .f64 here");
  inst.sub = static_cast<uint8_t>(op);
  inst.imm = parts;
  const FloatModifiers &m = inst.modifiers;
  const bool isPlain =
      type == Type::F32 && inst.rounding == Rounding::Nearest && !m.ftz && !m.sat && !m.relu;
  decodeSame(decoder, type, sources, isPlain ? nativeHandler(op) : runAny, InstClass::Float);
}

/// add, sub and fma of .f32 with 16-bit factors or a 16-bit first term (PTX ISA 9.7.5).
void runMixed(Step &step, const Inst &inst) {
  const bool isFma = static_cast<FloatOp>(inst.sub) == FloatOp::Fma;
  const auto widen = [&](uint64_t bits) {
    return convertFloat(FloatFormat::F32, static_cast<FloatFormat>(inst.sub2), bits & 0xffff,
                        Rounding::Nearest);
  };
  if (isFma)
    return map3(step, inst, [&](uint64_t a, uint64_t b, uint64_t c) {
      return apply(inst, widen(a), widen(b), c);
    });
  map2(step, inst, [&](uint64_t a, uint64_t b) { return apply(inst, widen(a), b, 0); });
}

void finishMixed(Decoder &decoder, FloatOp op, Type narrow) {
  Inst &inst = decoder.inst;
  unsigned parts;
  FloatFormat format;
  floatFormatOf(narrow, format, parts);
  inst.format = FloatFormat::F32;
  inst.sub = static_cast<uint8_t>(op);
  inst.sub2 = static_cast<uint8_t>(format);
  inst.type = Type::F32;
  inst.kind = InstClass::Float;
  inst.run = runMixed;
  const bool isFma = op == FloatOp::Fma;
  if (inst.modifiers.ftz)
    return decoder.fail(".ftz is not for operands of two types");
  if (!decoder.expectOperands(isFma ? 4 : 3))
    return;
  inst.d = decoder.destination(0, Type::F32);
  inst.a = decoder.source(1, narrow);
  inst.b = decoder.source(2, isFma ? narrow : Type::F32);
  if (isFma)
    inst.c = decoder.source(3, Type::F32);
}

} // namespace

void ptxemu::decodeFloatArithmetic(Decoder &decoder, Type type) {
  const std::string_view name = decoder.opcode();
  Inst &inst = decoder.inst;
  decoder.takeFtz();
  if (name == "abs" || name == "neg")
    return finish(decoder, type, name == "abs" ? FloatOp::Abs : FloatOp::Neg, 1);
  if (name == "min" || name == "max") {
    inst.flags |= decoder.take("NaN") ? nan : 0;
    if (decoder.take("xorsign")) {
      inst.flags |= xorsignAbs;
      if (!decoder.take("abs"))
        return decoder.fail("expected .xorsign.abs");
    }
    return finish(decoder, type, name == "min" ? FloatOp::Min : FloatOp::Max, 2);
  }
  const bool isRounded = decoder.takeRounding();
  decoder.takeSat();
  const bool mayMix = type == Type::F32 && (name == "add" || name == "sub" || name == "fma");
  if (const int narrow = mayMix ? decoder.takeOneOf({"f16", "bf16"}) : -1; narrow >= 0)
    return finishMixed(decoder,
                       name == "add"   ? FloatOp::Add
                       : name == "sub" ? FloatOp::Sub
                                       : FloatOp::Fma,
                       narrow ? Type::BF16 : Type::F16);
  if (name == "add" || name == "sub" || name == "mul")
    return finish(decoder, type,
                  name == "add"   ? FloatOp::Add
                  : name == "sub" ? FloatOp::Sub
                                  : FloatOp::Mul,
                  2);
  if (name == "fma" || name == "mad") {
    inst.modifiers.relu = decoder.take("relu");
    if (!isRounded)
      return decoder.fail("'" + std::string(name) + "' needs a rounding mode");
    return finish(decoder, type, FloatOp::Fma, 3);
  }
  const int precision = decoder.takeOneOf({"approx", "full"}); // div
  if ((precision < 0) != isRounded || (precision >= 0 && type != Type::F32))
    return decoder.fail("expected div.{approx,full}.f32 or a rounding mode");
  finish(decoder, type,
         precision < 0    ? FloatOp::Div
         : precision == 0 ? FloatOp::DivApprox
                          : FloatOp::DivFull,
         2);
}

namespace {

/// Functions of one operand, exact or .approx.
void decodeFunction(Decoder &decoder, Approximation approximation) {
  Inst &inst = decoder.inst;
  const bool isApprox = decoder.take("approx"), isRounded = decoder.takeRounding();
  const bool ftz = inst.modifiers.ftz = decoder.take("ftz");
  const Type type = decoder.takeType();
  inst.sub2 = static_cast<uint8_t>(approximation);
  const bool isRcp = approximation == Approximation::Rcp,
             isSqrt = approximation == Approximation::Sqrt,
             isRsqrt = approximation == Approximation::Rsqrt;
  const bool isHalf = type != Type::F32 && type != Type::F64;
  if (isApprox == isRounded || (isRounded && !isRcp && !isSqrt))
    return decoder.fail("'" + std::string(decoder.opcode()) + "' needs " +
                        (isRcp || isSqrt ? ".approx or a rounding mode" : ".approx"));
  if (isRounded)
    return isHalf ? decoder.fail("a rounding mode needs .f32 or .f64")
                  : finish(decoder, type, isRcp ? FloatOp::Rcp : FloatOp::Sqrt, 1);
  if (isHalf && approximation != Approximation::Ex2 && approximation != Approximation::Tanh)
    return decoder.fail("'" + std::string(decoder.opcode()) + "' has no type ." +
                        std::string(nameOf(type)));
  if (type != Type::F64)
    return finish(decoder, type, FloatOp::Approximate, 1);
  if (!(isRcp || isRsqrt) || (isRcp && !ftz))
    return decoder.fail("there is no such approximation of .f64");
  inst.modifiers.ftz = false;
  finish(decoder, type, ftz ? FloatOp::UpperF64 : FloatOp::Approximate, 1);
}

template <Approximation approximation> void decodeApproximation(Decoder &decoder) {
  decodeFunction(decoder, approximation);
}

void decodeTestp(Decoder &decoder) {
  Inst &inst = decoder.inst;
  const int test =
      decoder.takeOneOf({"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
  const Type type = decoder.takeType();
  if (test < 0 || (type != Type::F32 && type != Type::F64))
    return decoder.fail("expected a test and .f32 or .f64");
  inst.sub = static_cast<uint8_t>(test);
  inst.type = type;
  inst.kind = InstClass::Compare;
  inst.run = [](Step &step, const Inst &i) {
    map1(step, i, [&](uint64_t a) {
      const bool isDouble = i.type == Type::F64;
      const uint64_t exponents = isDouble ? 0x7ff0000000000000 : 0x7f800000;
      const uint64_t exponent = a & exponents;
      const uint64_t mantissa = a & (isDouble ? 0xfffffffffffff : 0x7fffff);
      const bool isSpecial = exponent == exponents;
      switch (i.sub) {
      case 0:
        return uint64_t(!isSpecial);
      case 1:
        return uint64_t(isSpecial && !mantissa);
      case 2:
        return uint64_t(!isSpecial || !mantissa);
      case 3:
        return uint64_t(isSpecial && mantissa);
      case 4:
        return uint64_t(!isSpecial && exponent);
      default:
        return uint64_t(!exponent && mantissa);
      }
    });
  };
  if (!decoder.expectOperands(2))
    return;
  inst.d = decoder.destination(0, Type::Pred);
  inst.a = decoder.source(1, type);
}

} // namespace

void ptxemu::addFloat(DecodeTable &table) {
  table["fma"] = [](Decoder &d) { decodeFloatArithmetic(d, d.takeType()); };
  table["rcp"] = decodeApproximation<Approximation::Rcp>;
  table["sqrt"] = decodeApproximation<Approximation::Sqrt>;
  table["rsqrt"] = decodeApproximation<Approximation::Rsqrt>;
  table["ex2"] = decodeApproximation<Approximation::Ex2>;
  table["lg2"] = decodeApproximation<Approximation::Lg2>;
  table["sin"] = decodeApproximation<Approximation::Sin>;
  table["cos"] = decodeApproximation<Approximation::Cos>;
  table["tanh"] = decodeApproximation<Approximation::Tanh>;
  table["copysign"] = [](Decoder &d) { finish(d, d.takeType(), FloatOp::Copysign, 2); };
  table["testp"] = decodeTestp;
}
