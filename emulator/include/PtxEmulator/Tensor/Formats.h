//===- Formats.h - Floating-point formats and conversions -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of every format are bit patterns in the low bits of a uint64_t, as in a
// register. Every value is exactly representable as a double, so that a conversion is
// one exact decoding and one encoding, which rounds once.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_FORMATS_H
#define TTTC_PTXEMULATOR_TENSOR_FORMATS_H

#include <cstdint>
#include <cstring>

namespace ptxemu {

/// Floating-point types of the PTX ISA. TF32 occupies 32 bits, of which the low 13
/// are ignored.
enum class FloatFormat : uint8_t { F16, BF16, TF32, F32, F64, E4M3, E5M2 };

/// The modifiers .rn, .rz, .rm, .rp and .rna, and .rni, .rzi, .rmi, .rpi where
/// the result is integral.
enum class Rounding : uint8_t { Nearest, Zero, Down, Up, NearestAway };

/// Modifiers that change a result. `ftz` flushes a subnormal result to a zero of its
/// sign, `sat` clamps to [0, 1] and maps NaN to +0, `relu` maps negative values to
/// +0, `satfinite` clamps values that are too large to the largest finite one.
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
  unsigned unusedBits;   ///< low bits that are ignored
  uint64_t maxFinite;    ///< bits of the largest finite value
  uint64_t canonicalNan; ///< NaN that operations return
  bool hasInfinity;
};

const FormatTraits &formatTraits(FloatFormat format);

bool isNan(FloatFormat format, uint64_t bits);

/// Replaces a subnormal number by the zero of its sign.
uint64_t flushSubnormal(FloatFormat format, uint64_t bits);

/// Returns the value; decoding is exact.
double decodeFloat(FloatFormat format, uint64_t bits);

/// Rounds `value` once. A NaN becomes the canonical one, except in F64, where it is
/// kept. E4M3 has no infinity: without satfinite, values that are too large become NaN.
uint64_t encodeFloat(FloatFormat format, double value, Rounding rounding,
                     FloatModifiers modifiers = {});

/// cvt between floating-point types. As in the ISA, `ftz` applies only to F32, as
/// the source or the destination format.
uint64_t convertFloat(FloatFormat to, FloatFormat from, uint64_t bits, Rounding rounding,
                      FloatModifiers modifiers = {});

/// cvt.{rni,rzi,rmi,rpi} to the same format.
uint64_t roundToIntegral(FloatFormat format, uint64_t bits, Rounding rounding,
                         FloatModifiers modifiers = {});

/// cvt from an integer of 64 bits; narrower ones must be extended first.
uint64_t convertFromInteger(FloatFormat to, uint64_t integer, bool isSigned, Rounding rounding,
                            FloatModifiers modifiers = {});

/// cvt to an integer of `bits` bits, clamped to its range and sign-extended to 64
/// bits. A NaN gives 0; from F64, or to 64 bits, only the highest bit is set.
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
