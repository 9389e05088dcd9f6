//===- Formats.cpp - Floating-point formats and conversions ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounding operates on the integers of the bit patterns, so that it does not depend on
// the host. A number's bits without the sign grow with its magnitude, so the carry of
// a mantissa into the exponent needs no special case.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Tensor/Formats.h"

#include <cmath>

using namespace ptxemu;

const FormatTraits &ptxemu::formatTraits(FloatFormat format) {
  static constexpr FormatTraits table[] = {
      {16, 10, 15, 0, 0x7bff, 0x7fff, true},                                 // F16
      {16, 7, 127, 0, 0x7f7f, 0x7fff, true},                                 // BF16
      {32, 10, 127, 13, 0x7f7fe000, 0x7fffffff, true},                       // TF32
      {32, 23, 127, 0, 0x7f7fffff, 0x7fffffff, true},                        // F32
      {64, 52, 1023, 0, 0x7fefffffffffffffull, 0x7fffffffffffffffull, true}, // F64
      {8, 3, 7, 0, 0x7e, 0x7f, false},                                       // E4M3
      {8, 2, 15, 0, 0x7b, 0x7f, true},                                       // E5M2
  };
  return table[static_cast<unsigned>(format)];
}

static uint64_t signBit(const FormatTraits &traits) { return uint64_t(1) << (traits.bits - 1); }

/// The significant bits, without the sign.
static uint64_t magnitudeOf(const FormatTraits &traits, uint64_t bits) {
  return (bits & (signBit(traits) - 1)) >> traits.unusedBits << traits.unusedBits;
}

/// Successor of the largest finite number: infinity, or the NaN of E4M3.
static uint64_t infinityOf(const FormatTraits &traits) {
  return traits.maxFinite + (uint64_t(1) << traits.unusedBits);
}

bool ptxemu::isNan(FloatFormat format, uint64_t bits) {
  const FormatTraits &traits = formatTraits(format);
  const uint64_t magnitude = magnitudeOf(traits, bits);
  return traits.hasInfinity ? magnitude > infinityOf(traits) : magnitude > traits.maxFinite;
}

uint64_t ptxemu::flushSubnormal(FloatFormat format, uint64_t bits) {
  const FormatTraits &traits = formatTraits(format);
  const unsigned shift = traits.mantissaBits + traits.unusedBits;
  return (bits & (signBit(traits) - 1)) >> shift == 0 ? bits & signBit(traits) : bits;
}

/// Decodes F16, E4M3 and E5M2, whose exponents fit in that of a double.
static double decodeSmall(const FormatTraits &traits, FloatFormat format, uint64_t bits) {
  const uint64_t sign = bits >> (traits.bits - 1) << 63;
  const uint64_t magnitude = bits & (signBit(traits) - 1);
  if (magnitude > traits.maxFinite)
    return bitsToF64(sign | (isNan(format, bits) ? 0x7ff8000000000000ull : 0x7ff0000000000000ull));
  // Read as a double, it is off by a power of two, for subnormals as well.
  const double shifted = bitsToF64(magnitude << (52 - traits.mantissaBits));
  const double value = shifted * bitsToF64(uint64_t(2046 - traits.bias) << 52);
  return sign ? -value : value;
}

double ptxemu::decodeFloat(FloatFormat format, uint64_t bits) {
  switch (format) {
  case FloatFormat::F64:
    return bitsToF64(bits);
  case FloatFormat::F32:
    return static_cast<double>(bitsToF32(bits));
  case FloatFormat::BF16: // the upper half of an F32
    return static_cast<double>(bitsToF32(bits << 16));
  case FloatFormat::TF32:
    return static_cast<double>(bitsToF32(bits & ~uint64_t(0x1fff)));
  default:
    return decodeSmall(formatTraits(format), format, bits);
  }
}

/// Returns true if the magnitude `kept` + `dropped` / (2 * `half`) rounds to `kept` + 1.
static bool roundsUp(uint64_t kept, uint64_t dropped, uint64_t half, bool negative,
                     Rounding rounding) {
  switch (rounding) {
  case Rounding::Nearest:
    return dropped > half || (dropped == half && (kept & 1));
  case Rounding::NearestAway:
    return dropped >= half;
  case Rounding::Zero:
    return false;
  case Rounding::Down:
    return negative && dropped != 0;
  case Rounding::Up:
    return !negative && dropped != 0;
  }
  return false;
}

/// The result for a magnitude above the largest finite one.
static uint64_t overflowOf(const FormatTraits &traits, bool negative, Rounding rounding,
                           bool satfinite) {
  const bool towardsZero = rounding == Rounding::Zero ||
                           (rounding == Rounding::Down && !negative) ||
                           (rounding == Rounding::Up && negative);
  if (satfinite || towardsZero)
    return traits.maxFinite;
  return traits.hasInfinity ? infinityOf(traits) : traits.canonicalNan;
}

/// The magnitude of a finite double, rounded to a narrower format.
static uint64_t roundMagnitude(const FormatTraits &traits, uint64_t value, bool negative,
                               Rounding rounding, bool satfinite) {
  const uint64_t implicit = uint64_t(1) << 52;
  const int exponent = static_cast<int>(value >> 52);
  const uint64_t mantissa = (value & (implicit - 1)) | (exponent ? implicit : 0);
  // Exponents of the lowest bit: of the double, the format's minimum, of the result.
  const int lowest = (exponent ? exponent : 1) - 1023 - 52;
  const int least = 1 - traits.bias - static_cast<int>(traits.mantissaBits);
  const int normal = lowest + 52 - static_cast<int>(traits.mantissaBits);
  const int wanted = normal > least ? normal : least;
  // Beyond 54 bits nothing is kept, and less than half of the least unit is dropped.
  const int shift = wanted - lowest < 60 ? wanted - lowest : 60;
  uint64_t kept = mantissa, dropped = 0;
  if (shift > 0) {
    kept = mantissa >> shift;
    dropped = mantissa & ((uint64_t(1) << shift) - 1);
    kept += roundsUp(kept, dropped, uint64_t(1) << (shift - 1), negative, rounding);
  }
  const uint64_t bits = (static_cast<uint64_t>(wanted - least) << traits.mantissaBits) + kept;
  if (bits > traits.maxFinite >> traits.unusedBits)
    return overflowOf(traits, negative, rounding, satfinite);
  return bits << traits.unusedBits;
}

uint64_t ptxemu::encodeFloat(FloatFormat format, double value, Rounding rounding,
                             FloatModifiers modifiers) {
  const FormatTraits &traits = formatTraits(format);
  const bool isPlain = !modifiers.sat && !modifiers.relu && !modifiers.satfinite && !modifiers.ftz;
  if (format == FloatFormat::F32 && rounding == Rounding::Nearest && isPlain)
    return std::isnan(value) ? traits.canonicalNan : f32ToBits(static_cast<float>(value));
  if (std::isnan(value)) {
    if (modifiers.sat)
      return 0;
    return format == FloatFormat::F64 && !modifiers.relu ? f64ToBits(value) : traits.canonicalNan;
  }
  if (modifiers.sat)
    value = value > 0 ? (value < 1 ? value : 1) : 0.0;
  if (modifiers.relu && std::signbit(value))
    return 0;
  const bool negative = std::signbit(value);
  const uint64_t magnitude = f64ToBits(std::fabs(value));
  uint64_t bits;
  if (std::isinf(value))
    bits = modifiers.satfinite  ? traits.maxFinite
           : traits.hasInfinity ? infinityOf(traits)
                                : traits.canonicalNan;
  else if (format == FloatFormat::F64)
    bits = magnitude;
  else
    bits = roundMagnitude(traits, magnitude, negative, rounding, modifiers.satfinite);
  if (negative)
    bits |= signBit(traits);
  return modifiers.ftz ? flushSubnormal(format, bits) : bits;
}

uint64_t ptxemu::convertFloat(FloatFormat to, FloatFormat from, uint64_t bits, Rounding rounding,
                              FloatModifiers modifiers) {
  if (modifiers.ftz && from == FloatFormat::F32)
    bits = flushSubnormal(from, bits);
  modifiers.ftz &= to == FloatFormat::F32;
  return encodeFloat(to, decodeFloat(from, bits), rounding, modifiers);
}

static double integral(double value, Rounding rounding) {
  switch (rounding) {
  case Rounding::Zero:
    return std::trunc(value);
  case Rounding::Down:
    return std::floor(value);
  case Rounding::Up:
    return std::ceil(value);
  case Rounding::NearestAway:
    return std::round(value);
  case Rounding::Nearest:
    break;
  }
  const double below = std::floor(value), over = value - below;
  if (over == 0.5) // tie to even, with the sign of the value
    return std::copysign(2 * std::round(value / 2), value);
  return std::copysign(over < 0.5 ? below : below + 1, value);
}

uint64_t ptxemu::roundToIntegral(FloatFormat format, uint64_t bits, Rounding rounding,
                                 FloatModifiers modifiers) {
  if (modifiers.ftz)
    bits = flushSubnormal(format, bits);
  double value = decodeFloat(format, bits);
  if (std::isfinite(value))
    value = integral(value, rounding);
  return encodeFloat(format, value, Rounding::Nearest, modifiers);
}

uint64_t ptxemu::convertFromInteger(FloatFormat to, uint64_t integer, bool isSigned,
                                    Rounding rounding, FloatModifiers modifiers) {
  const bool negative = isSigned && (integer >> 63);
  const uint64_t magnitude = negative ? 0 - integer : integer;
  unsigned shift = 0; // bits that do not fit in a double
  while (magnitude >> shift >> 53)
    ++shift;
  uint64_t kept = magnitude >> shift;
  const uint64_t dropped = magnitude & ((uint64_t(1) << shift) - 1);
  if (shift > 0 && to == FloatFormat::F64)
    kept += roundsUp(kept, dropped, uint64_t(1) << (shift - 1), negative, rounding);
  else
    kept |= dropped != 0; // sticky bit for narrower formats
  const double value = std::ldexp(static_cast<double>(kept), static_cast<int>(shift));
  return encodeFloat(to, negative ? -value : value, rounding, modifiers);
}

uint64_t ptxemu::convertToInteger(FloatFormat from, uint64_t value, unsigned bits, bool isSigned,
                                  Rounding rounding, bool ftz) {
  if (ftz && from == FloatFormat::F32)
    value = flushSubnormal(from, value);
  const double number = decodeFloat(from, value);
  const unsigned width = isSigned ? bits - 1 : bits;
  const uint64_t most = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  const uint64_t least = isSigned ? ~most : 0;
  if (std::isnan(number)) {
    if (from != FloatFormat::F64 && bits != 64)
      return 0;
    return isSigned ? least : uint64_t(1) << (bits - 1);
  }
  const double limit = std::ldexp(1.0, static_cast<int>(width));
  const double rounded = std::isinf(number) ? number : integral(number, rounding);
  if (rounded >= limit)
    return most;
  if (rounded < 0) {
    if (!isSigned || rounded <= -limit)
      return least;
    return static_cast<uint64_t>(static_cast<int64_t>(rounded));
  }
  return static_cast<uint64_t>(rounded);
}
