//===- Approximations.cpp - Functions with bits unspecified by the ISA ----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Approximations.h"

#include "PtxEmulator/Tensor/Arithmetic.h"

#include <algorithm>
#include <cmath>

using namespace ptxemu;

static double exactValue(Approximation op, double x) {
  switch (op) {
  case Approximation::Ex2:
    return std::exp2(x);
  case Approximation::Lg2:
    return std::log2(x);
  case Approximation::Rcp:
    return 1 / x;
  case Approximation::Rsqrt:
    return 1 / std::sqrt(x);
  case Approximation::Sqrt:
    return std::sqrt(x);
  case Approximation::Sin:
    return std::sin(x);
  case Approximation::Cos:
    return std::cos(x);
  case Approximation::Tanh:
    return std::tanh(x);
  }
  return NAN;
}

uint64_t ptxemu::approximate(Approximation op, FloatFormat format, uint64_t bits, bool ftz) {
  if (ftz)
    bits = flushSubnormal(format, bits);
  FloatModifiers modifiers;
  modifiers.ftz = ftz;
  return encodeFloat(format, exactValue(op, decodeFloat(format, bits)), Rounding::Nearest,
                     modifiers);
}

uint64_t ptxemu::divideApproximate(uint64_t a, uint64_t b, bool isFull, bool ftz) {
  FloatModifiers modifiers;
  modifiers.ftz = ftz;
  const double divisor = std::fabs(decodeFloat(FloatFormat::F32, b));
  if (!isFull && divisor > 0x1p126 && std::isfinite(divisor)) {
    // 1 / b is subnormal and is flushed to zero.
    const uint64_t zero = b & 0x80000000u;
    return multiplyFloat(FloatFormat::F32, a, zero, Rounding::Nearest, modifiers);
  }
  return divideFloat(FloatFormat::F32, a, b, Rounding::Nearest, modifiers);
}

uint64_t ptxemu::approximateUpperF64(Approximation op, uint64_t bits) {
  const uint64_t upper = 0xffffffff00000000ull;
  if (isNan(FloatFormat::F64, bits & upper))
    return 0x7fffffff00000000ull;
  const double operand = bitsToF64(flushSubnormal(FloatFormat::F64, bits & upper));
  // The root of -0 is -0, so both operations return an infinity of the operand's sign.
  const double value = exactValue(op, operand);
  if (std::isnan(value))
    return 0x7fffffff00000000ull;
  // To nearest: half a unit of the upper word is added before truncation.
  const uint64_t rounded =
      std::isinf(value) ? f64ToBits(value) : (f64ToBits(value) + 0x80000000ull) & upper;
  return flushSubnormal(FloatFormat::F64, rounded);
}

ErrorBound ptxemu::approximationBound(Approximation op, FloatFormat format, double operand) {
  const double magnitude = std::fabs(operand);
  if (format == FloatFormat::F64)
    return {false, 0, 0, 0};
  if (format == FloatFormat::F16)
    return op == Approximation::Ex2 ? ErrorBound{true, std::exp2(-9.9), 0, 0}
                                    : ErrorBound{true, 0, std::exp2(-10.987), 0};
  if (format == FloatFormat::BF16)
    return op == Approximation::Ex2 ? ErrorBound{true, 0x1p-7, 0, 0}
                                    : ErrorBound{true, 0, 0x1p-8, 0};
  switch (op) {
  case Approximation::Ex2:
    return {true, 0, 0, 2};
  case Approximation::Lg2:
    if (operand > 0.5 && operand < 2)
      return {true, 0, 0x1p-22, 0};
    return {true, 0x1p-22, 0, 0};
  case Approximation::Rcp:
    return {true, 0, 0, 1};
  case Approximation::Rsqrt:
    return {true, std::exp2(-22.9), 0, 0};
  case Approximation::Sqrt:
    return {true, 0x1p-23, 0, 0};
  case Approximation::Sin:
  case Approximation::Cos:
    if (magnitude <= 2 * M_PI)
      return {true, 0, std::exp2(-20.5), 0};
    return {magnitude <= 100 * M_PI, 0, std::exp2(-14.7), 0};
  case Approximation::Tanh:
    return {true, 0x1p-11, 0, 0};
  }
  return {false, 0, 0, 0};
}

/// Spacing of a format at a value.
static double ulpOf(FloatFormat format, double value) {
  const FormatTraits &traits = formatTraits(format);
  const int least = 1 - traits.bias;
  const int exponent = value == 0 ? least : std::max(std::ilogb(value), least);
  return std::ldexp(1.0, exponent - static_cast<int>(traits.mantissaBits));
}

bool ptxemu::isWithinBound(Approximation op, FloatFormat format, uint64_t bits, uint64_t result,
                           bool ftz) {
  if (ftz)
    bits = flushSubnormal(format, bits);
  const double operand = decodeFloat(format, bits), found = decodeFloat(format, result);
  const double exact = exactValue(op, operand);
  if (std::isnan(exact))
    return std::isnan(found);
  if (operand == 0 || std::isinf(operand) || std::isinf(exact))
    return found == exact && std::signbit(found) == std::signbit(exact);
  const ErrorBound bound = approximationBound(op, format, operand);
  if (!bound.isDefined)
    return true;
  double allowed = std::max(bound.relative * std::fabs(exact), bound.absolute);
  if (std::fabs(exact) < std::ldexp(1.0, 1 - formatTraits(format).bias))
    allowed = std::max(allowed, ulpOf(format, exact)); // subnormals have no finer spacing
  const uint64_t nearest = approximate(op, format, bits, ftz);
  const double fromNearest = std::fabs(found - decodeFloat(format, nearest));
  // A flushed or infinite result is far from the exact one, but correct.
  return std::fabs(found - exact) <= allowed || fromNearest <= bound.ulps * ulpOf(format, exact) ||
         result == nearest;
}
