//===- SixteenBits.h - Errors explained by 16-bit rounding ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels with --dtype=bf16 or f16 read and write rows of tokens in 16 bits and round the
// operands of products to 16 bits; everything else is in f32. They are compared as follows:
//
// - The reference is the interpreter in float64 on rounded inputs, so that rounding the inputs
//   does not count as an error of the kernel.
// - The limit is measured: the interpreter runs again, in float64, with several random draws of
//   errors at every operand of a product (Noise.h), plus the error of storing an array in 16 bits.
//   The unit is u = 2^-8 for bf16 and 2^-11 for f16. So the limit includes the conditioning of a
//   layer on these very inputs, and an error that does not come from rounding is visible in f16,
//   whose limit is an eighth.
//
// Rounding to nearest has errors up to u, in root mean square 0.41 u for evenly distributed
// mantissas. The drawn errors are uniform up to 3 u: 1.73 u. So a kernel may have four
// times the error of rounding each operand of the definition once. It needs this margin
// because it multiplies in another order, has operands that the definition does not have
// (weights of pairs of tokens, scaled rows), and its errors are a single draw, too. The
// largest of the draws counts, so that a sign that may change has changed in one of them.
// If a denominator may come near zero (Adam's, for a gradient near zero) few draws find
// the large errors: a result beyond the limit is checked again with 16 times the draws.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_SIXTEENBITS_H
#define TTTC_INTEGRATION_SIXTEENBITS_H

#include "LayerFile.h"

namespace tttc::integration {

/// A 16-bit floating-point type.
struct SixteenBits {
  int digits;   ///< of the mantissa, including the implicit one
  int exponent; ///< of the smallest normal number, 2^exponent

  /// Returns half the distance of two adjacent values in [1, 2).
  double unit() const;
  /// Returns the nearest value of the type; ties go to even. Pre: `x` does not overflow.
  double round(double x) const;
  /// Returns half the distance of two adjacent subnormal values.
  double least() const;
  /// Returns the error of storing `array`, as a root mean square relative to
  /// the array, for errors that are uniformly distributed up to the largest.
  double storing(const Array &array) const;
};

/// Returns the type `bf16` or `f16`; prints a message and returns nullopt for another name.
std::optional<SixteenBits> sixteenBitsOf(const std::string &name);

/// Rounds the inputs that a kernel takes in 16 bits: rows of tokens, among cotangents `d_out`.
void roundTokens(const dsl::Layer &layer, SixteenBits type, ArrayMap &arrays);

/// A run of the interpreter that gives the expected results of a kernel.
struct Reference {
  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  const ArrayMap &in;
  const ArrayMap *cotangents; ///< null: `run` computes outputs, else gradients

  /// Prints a message and returns false on failure.
  bool run(ArrayMap &out) const;
};

/// Computes the largest allowed error of each array of `expected`, the reference's results: the
/// maximum over `count` draws of errors of up to `times` the type's unit, as a root mean square
/// relative to the array; at least `least`. Prints a message and returns false on failure.
struct Draws {
  int count;
  double times, least;
  uint64_t seed;
};
bool measureLimits(const Reference &reference, const ArrayMap &expected, SixteenBits type,
                   const Draws &draws, std::map<std::string, double> &limits);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_SIXTEENBITS_H
