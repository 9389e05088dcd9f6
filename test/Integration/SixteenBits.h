//===- SixteenBits.h - What 16 bits explain ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels with --dtype=bf16 or f16 take and give rows of tokens in 16 bits and round the
// operands of products to as many; all else is in f32. What is compared with them:
//
// - The reference is the interpreter in float64 on rounded inputs. That they were rounded
//   is no error of the kernel.
// - The limit is measured: the interpreter again, in float64, with errors at every operand of
//   a product (Noise.h), drawn several times, and what storing an array in 16 bits adds. The
//   unit is u = 2^-8 for bf16 and 2^-11 for f16. How ill-conditioned a layer is, on these very
//   inputs, is thereby part of the limit, and an error that is none of rounding stands out
//   in f16, whose limit is an eighth.
//
// Rounding to nearest errs by up to u, in root mean square by 0.41 u for mantissas spread
// evenly. The errors that are drawn are uniform up to 3 u: 1.73 u. A kernel may so be four
// times as wrong as if it rounded each operand of the definition once. What it may use
// that for: it multiplies in another order, has operands that the definition does not have
// (weights of pairs of tokens, rows that are scaled), and its errors are one draw, too. The
// largest of the draws counts, so that a sign that may change has done so in one of them.
// Where a denominator may come near zero (Adam's, for a gradient near zero) few draws find
// the large errors: a result beyond the limit is judged again by 16 times the draws.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_SIXTEENBITS_H
#define TTTC_INTEGRATION_SIXTEENBITS_H

#include "LayerFile.h"

namespace tttc::integration {

/// A type of numbers in 16 bits.
struct SixteenBits {
  int digits;   ///< of the mantissa, the hidden one included
  int exponent; ///< of the least normal number, 2^exponent

  /// Half the distance of two numbers of [1, 2).
  double unit() const;
  /// The nearest number of the type, of two the even one. Pre: `x` is not beyond the last.
  double round(double x) const;
  /// Half the distance of the least numbers, which those below 2^exponent all have.
  double least() const;
  /// How far the numbers of `array` move by being stored, as a root mean square relative to
  /// the array, for errors that are uniform up to the largest.
  double storing(const Array &array) const;
};

/// `bf16`, `f16`; on failure none, printed.
std::optional<SixteenBits> sixteenBitsOf(const std::string &name);

/// Rounds what a kernel takes in 16 bits: rows of tokens, among cotangents `d_out`.
void roundTokens(const dsl::Layer &layer, SixteenBits type, ArrayMap &arrays);

/// A run of the interpreter, whose results a kernel should have.
struct Reference {
  const dsl::Layer &layer;
  const dsl::DimEnv &dims;
  const ArrayMap &in;
  const ArrayMap *cotangents; ///< gradients for these; null: outputs

  /// On failure: false, printed.
  bool run(ArrayMap &out) const;
};

/// How far each array of `expected`, the reference's results, may be from it: the most in
/// so many draws of errors of up to `times` the type's unit, as a root mean square relative
/// to the array; not less than `least`. On failure: false, printed.
struct Draws {
  int count;
  double times, least;
  uint64_t seed;
};
bool measureLimits(const Reference &reference, const ArrayMap &expected, SixteenBits type,
                   const Draws &draws, std::map<std::string, double> &limits);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_SIXTEENBITS_H
