//===- Arithmetic.cpp - Floating-point operations that round once ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats up to F32 are computed in double, where a product of two is exact (24 + 24
// bits, exponents far from the limits of double). Inexact results are rounded to odd:
// the last of 53 bits then acts as a sticky bit, so that the second rounding, to 24
// bits or fewer, knows on which side of each rounding boundary the exact value lies.
// The result therefore equals that of a single rounding.
//
// F64 uses the host's arithmetic and, except for .rn, its rounding modes.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Arithmetic.h"

#include <cfenv>
#include <cmath>

using namespace ptxemu;

/// `rounded` is the nearest double of an exact value that is `error` away.
static double makeOdd(double rounded, double error) {
  if (error == 0 || !std::isfinite(rounded) || (f64ToBits(rounded) & 1))
    return rounded;
  return std::nextafter(rounded, error > 0 ? HUGE_VAL : -HUGE_VAL);
}

double ptxemu::addToOdd(double a, double b) {
  const double sum = a + b;
  // The exact error of a sum, whichever operand is larger.
  const double added = sum - a;
  const double error = (a - (sum - added)) + (b - added);
  return makeOdd(sum, error);
}

static double divideToOdd(double a, double b) {
  const double quotient = a / b;
  if (!std::isfinite(quotient) || !std::isfinite(b))
    return quotient;
  const double rest = std::fma(-quotient, b, a); // exact
  return makeOdd(quotient, std::signbit(b) ? -rest : rest);
}

static double squareRootToOdd(double a) {
  const double root = std::sqrt(a);
  return std::isfinite(root) ? makeOdd(root, std::fma(-root, root, a)) : root;
}

/// Runs `operation` under a rounding mode of the host; volatile keeps operands and
/// result from being computed outside.
template <typename Operation>
static double underRounding(Rounding rounding, Operation operation, double a, double b = 0,
                            double c = 0) {
  if (rounding == Rounding::Nearest)
    return operation(a, b, c);
  const int before = std::fegetround();
  std::fesetround(rounding == Rounding::Zero   ? FE_TOWARDZERO
                  : rounding == Rounding::Down ? FE_DOWNWARD
                                               : FE_UPWARD);
  volatile double x = a, y = b, z = c;
  volatile double result = operation(x, y, z);
  std::fesetround(before);
  return result;
}

static bool isPlainF32(FloatFormat format, Rounding rounding, FloatModifiers modifiers) {
  return format == FloatFormat::F32 && rounding == Rounding::Nearest && !modifiers.sat &&
         !modifiers.relu;
}

/// An F32 result of the host, adapted to the ISA.
static uint64_t finishF32(float value, bool ftz) {
  if (std::isnan(value))
    return formatTraits(FloatFormat::F32).canonicalNan;
  const uint64_t bits = f32ToBits(value);
  return ftz ? flushSubnormal(FloatFormat::F32, bits) : bits;
}

static void flushOperand(FloatFormat format, FloatModifiers modifiers, uint64_t &bits) {
  if (modifiers.ftz)
    bits = flushSubnormal(format, bits);
}

uint64_t ptxemu::addFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                          FloatModifiers modifiers) {
  flushOperand(format, modifiers, a);
  flushOperand(format, modifiers, b);
  if (isPlainF32(format, rounding, modifiers))
    return finishF32(bitsToF32(a) + bitsToF32(b), modifiers.ftz);
  const double x = decodeFloat(format, a), y = decodeFloat(format, b);
  double sum;
  if (format == FloatFormat::F64)
    sum = underRounding(rounding, [](double p, double q, double) { return p + q; }, x, y);
  else
    sum = addToOdd(x, y);
  // x + -x is +0, but -0 when rounding down.
  if (sum == 0 && (x != 0 || std::signbit(x) != std::signbit(y)))
    sum = rounding == Rounding::Down ? -0.0 : 0.0;
  return encodeFloat(format, sum, rounding, modifiers);
}

uint64_t ptxemu::subtractFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                               FloatModifiers modifiers) {
  return addFloat(format, a, b ^ uint64_t(1) << (formatTraits(format).bits - 1), rounding,
                  modifiers);
}

uint64_t ptxemu::multiplyFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                               FloatModifiers modifiers) {
  flushOperand(format, modifiers, a);
  flushOperand(format, modifiers, b);
  if (isPlainF32(format, rounding, modifiers))
    return finishF32(bitsToF32(a) * bitsToF32(b), modifiers.ftz);
  const double x = decodeFloat(format, a), y = decodeFloat(format, b);
  // Exact in double for all but F64.
  const double product = format == FloatFormat::F64
                             ? underRounding(
                                   rounding, [](double p, double q, double) { return p * q; }, x, y)
                             : x * y;
  return encodeFloat(format, product, rounding, modifiers);
}

uint64_t ptxemu::fmaFloat(FloatFormat format, uint64_t a, uint64_t b, uint64_t c, Rounding rounding,
                          FloatModifiers modifiers) {
  flushOperand(format, modifiers, a);
  flushOperand(format, modifiers, b);
  flushOperand(format, modifiers, c);
  const double x = decodeFloat(format, a), y = decodeFloat(format, b), z = decodeFloat(format, c);
  if (format == FloatFormat::F64) {
    const double result = underRounding(
        rounding, [](double p, double q, double r) { return std::fma(p, q, r); }, x, y, z);
    return encodeFloat(format, result, rounding, modifiers);
  }
  const double product = x * y;
  double sum = addToOdd(product, z);
  if (sum == 0 && (product != 0 || std::signbit(product) != std::signbit(z)))
    sum = rounding == Rounding::Down ? -0.0 : 0.0;
  return encodeFloat(format, sum, rounding, modifiers);
}

uint64_t ptxemu::divideFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                             FloatModifiers modifiers) {
  flushOperand(format, modifiers, a);
  flushOperand(format, modifiers, b);
  const double x = decodeFloat(format, a), y = decodeFloat(format, b);
  const double quotient =
      format == FloatFormat::F64
          ? underRounding(
                rounding, [](double p, double q, double) { return p / q; }, x, y)
          : divideToOdd(x, y);
  return encodeFloat(format, quotient, rounding, modifiers);
}

uint64_t ptxemu::reciprocalFloat(FloatFormat format, uint64_t a, Rounding rounding,
                                 FloatModifiers modifiers) {
  return divideFloat(format, encodeFloat(format, 1, Rounding::Nearest), a, rounding, modifiers);
}

uint64_t ptxemu::squareRootFloat(FloatFormat format, uint64_t a, Rounding rounding,
                                 FloatModifiers modifiers) {
  flushOperand(format, modifiers, a);
  const double x = decodeFloat(format, a);
  const double root = format == FloatFormat::F64
                          ? underRounding(
                                rounding, [](double p, double, double) { return std::sqrt(p); }, x)
                          : squareRootToOdd(x);
  return encodeFloat(format, root, rounding, modifiers);
}

static uint64_t minOrMax(FloatFormat format, uint64_t a, uint64_t b, MinMaxModifiers modifiers,
                         bool isMax) {
  const FormatTraits &traits = formatTraits(format);
  const uint64_t sign = uint64_t(1) << (traits.bits - 1);
  if (modifiers.ftz) {
    a = flushSubnormal(format, a);
    b = flushSubnormal(format, b);
  }
  const uint64_t product = (a ^ b) & sign;
  if (modifiers.xorsignAbs) {
    a &= ~sign;
    b &= ~sign;
  }
  const bool aNan = isNan(format, a), bNan = isNan(format, b);
  if ((aNan && bNan) || (modifiers.nan && (aNan || bNan)))
    return traits.canonicalNan;
  uint64_t result;
  if (aNan || bNan) {
    result = aNan ? b : a;
  } else {
    const double x = decodeFloat(format, a), y = decodeFloat(format, b);
    const bool isLess = x < y || (x == y && std::signbit(x) && !std::signbit(y));
    result = isLess == isMax ? b : a;
  }
  return modifiers.xorsignAbs ? (result & ~sign) | product : result;
}

uint64_t ptxemu::minFloat(FloatFormat format, uint64_t a, uint64_t b, MinMaxModifiers modifiers) {
  return minOrMax(format, a, b, modifiers, false);
}

uint64_t ptxemu::maxFloat(FloatFormat format, uint64_t a, uint64_t b, MinMaxModifiers modifiers) {
  return minOrMax(format, a, b, modifiers, true);
}
