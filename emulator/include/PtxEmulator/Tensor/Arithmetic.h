//===- Arithmetic.h - Floating-point operations that round once -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// add, sub, mul, fma, div, rcp, sqrt, min and max of F16, BF16, F32 and F64 with
// the ISA's modifiers, on bit patterns. `ftz` flushes operands and result.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_TENSOR_ARITHMETIC_H
#define TTTC_PTXEMULATOR_TENSOR_ARITHMETIC_H

#include "PtxEmulator/Tensor/Formats.h"

namespace ptxemu {

uint64_t addFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                  FloatModifiers modifiers = {});
uint64_t subtractFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                       FloatModifiers modifiers = {});
uint64_t multiplyFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                       FloatModifiers modifiers = {});
/// a * b + c, rounded once.
uint64_t fmaFloat(FloatFormat format, uint64_t a, uint64_t b, uint64_t c, Rounding rounding,
                  FloatModifiers modifiers = {});

/// div, rcp and sqrt with a rounding mode: F32 and F64.
uint64_t divideFloat(FloatFormat format, uint64_t a, uint64_t b, Rounding rounding,
                     FloatModifiers modifiers = {});
uint64_t reciprocalFloat(FloatFormat format, uint64_t a, Rounding rounding,
                         FloatModifiers modifiers = {});
uint64_t squareRootFloat(FloatFormat format, uint64_t a, Rounding rounding,
                         FloatModifiers modifiers = {});

/// Modifiers of min and max. A NaN operand makes the result NaN with `nan`; otherwise
/// the result is the other operand. `xorsignAbs`: the greater magnitude with the
/// product's sign. `ftz`: flush.
struct MinMaxModifiers {
  bool ftz = false;
  bool nan = false;
  bool xorsignAbs = false;
};

/// -0 is less than +0.
uint64_t minFloat(FloatFormat format, uint64_t a, uint64_t b, MinMaxModifiers modifiers = {});
uint64_t maxFloat(FloatFormat format, uint64_t a, uint64_t b, MinMaxModifiers modifiers = {});

/// The sum of two doubles rounded to odd: an inexact sum becomes the neighbour whose
/// last bit is set. Rounding that to at most 51 bits, in any mode, gives the same
/// result as rounding the exact sum.
double addToOdd(double a, double b);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_TENSOR_ARITHMETIC_H
