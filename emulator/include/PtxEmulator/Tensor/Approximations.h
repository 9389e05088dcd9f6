//===- Approximations.h - Functions with bits unspecified by the ISA ------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The .approx instructions. The ISA bounds their errors and defines their results
// for infinities, zeros and NaNs, but not their bits: here they are the exact
// values rounded to nearest. `isWithinBound` checks a GPU's results.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_APPROXIMATIONS_H
#define TTTC_PTXEMULATOR_TENSOR_APPROXIMATIONS_H

#include "PtxEmulator/Tensor/Formats.h"

namespace ptxemu {

enum class Approximation : uint8_t { Ex2, Lg2, Rcp, Rsqrt, Sqrt, Sin, Cos, Tanh };

/// The value computed by libm in double, rounded to nearest. It is correctly rounded
/// unless the exact value is within an ulp of a double of a tie.
uint64_t approximate(Approximation op, FloatFormat format, uint64_t bits, bool ftz);

/// div.approx (`isFull` false) and div.full of F32. The former is a * (1 / b), so
/// for |b| above 2^126 it gives zero, or a NaN where `a` is infinite.
uint64_t divideApproximate(uint64_t a, uint64_t b, bool isFull, bool ftz);

/// rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64: only the upper halves of operand and
/// result are used; the lower half of the result is zero.
uint64_t approximateUpperF64(Approximation op, uint64_t bits);

/// Maximal distance of a result from the exact value `y`: `relative` * |y| or
/// `absolute`, whichever is larger; or, from the correctly rounded value, `ulps`
/// times the spacing of the format there.
struct ErrorBound {
  bool isDefined;
  double relative;
  double absolute;
  double ulps;
};

/// The ISA's bound for an operand. Undefined where the ISA gives none: sin and cos
/// of more than 100 pi, and F64.
ErrorBound approximationBound(Approximation op, FloatFormat format, double operand);

/// Returns true if the bits `result` are allowed for the operand `bits`. Results that
/// the ISA lists (of zeros, infinities, NaNs) must be exactly those.
bool isWithinBound(Approximation op, FloatFormat format, uint64_t bits, uint64_t result, bool ftz);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_APPROXIMATIONS_H
