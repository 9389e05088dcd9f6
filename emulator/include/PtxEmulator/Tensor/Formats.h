//===- Formats.h - Floating-point formats and conversions -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of every format are bit patterns in the low bits of a uint64_t, as they
// lie in a register. Each of them is a double exactly, so that a conversion is
// one decoding, which is exact, and one encoding, which rounds once.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_FORMATS_H
#define TTTC_PTXEMULATOR_TENSOR_FORMATS_H

#include <cstdint>
#include <cstring>

namespace ptxemu {

/// Floating-point types of the PTX ISA. TF32 lies in 32 bits, of which the low
/// 13 are not looked at.
enum class FloatFormat : uint8_t { F16, BF16, TF32, F32, F64, E4M3, E5M2 };

/// The modifiers .rn, .rz, .rm, .rp and .rna, and .rni, .rzi, .rmi, .rpi where
/// the result is integral.
enum class Rounding : uint8_t { Nearest, Zero, Down, Up, NearestAway };

/// Modifiers that change a result. `ftz` makes a subnormal result a zero of its
/// sign, `sat` clamps to [0, 1] and makes a NaN +0, `relu` makes what is
/// negative +0, `satfinite` makes what is too large the largest finite number.
struct FloatModifiers {
  bool ftz = false;
  bool sat = false;
  bool relu = false;
  bool satfinite = false;
};

struct FormatTraits {
  unsigned bits;         ///< of a register
  unsigned mantissaBits; ///< without the implicit one
  int bias;              ///< of the exponent
  unsigned unusedBits;   ///< low bits that are not looked at
  uint64_t maxFinite;    ///< its bits
  uint64_t canonicalNan; ///< what an operation gives
  bool hasInfinity;
};

const FormatTraits &formatTraits(FloatFormat format);

bool isNan(FloatFormat format, uint64_t bits);

/// The zero of its sign instead of a subnormal number.
uint64_t flushSubnormal(FloatFormat format, uint64_t bits);

/// The value, which is exact.
double decodeFloat(FloatFormat format, uint64_t bits);

/// `value` rounded once. A NaN gives the canonical one, except that of F64, which
/// is kept. E4M3 has no infinity: without satfinite, what is too large is a NaN.
uint64_t encodeFloat(FloatFormat format, double value, Rounding rounding,
                     FloatModifiers modifiers = {});

/// cvt between floating-point types. `ftz` is for F32 only, be it the source's or
/// the destination's format, as the ISA has it.
uint64_t convertFloat(FloatFormat to, FloatFormat from, uint64_t bits, Rounding rounding,
                      FloatModifiers modifiers = {});

/// cvt.{rni,rzi,rmi,rpi} to the same format.
uint64_t roundToIntegral(FloatFormat format, uint64_t bits, Rounding rounding,
                         FloatModifiers modifiers = {});

/// cvt from an integer of 64 bits, which narrower ones have been extended to.
uint64_t convertFromInteger(FloatFormat to, uint64_t integer, bool isSigned, Rounding rounding,
                            FloatModifiers modifiers = {});

/// cvt to an integer of `bits` bits, clamped to its range; extended to 64 bits by
/// its sign. A NaN is 0, but from F64 or to 64 bits only the highest bit set.
uint64_t convertToInteger(FloatFormat from, uint64_t value, unsigned bits, bool isSigned,
                          Rounding rounding, bool ftz = false);

inline float bitsToF32(uint64_t bits) {
  auto low = static_cast<uint32_t>(bits);
  float value;
  memcpy(&value, &low, sizeof value);
  return value;
}

inline uint64_t f32ToBits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

inline double bitsToF64(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

inline uint64_t f64ToBits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_FORMATS_H
