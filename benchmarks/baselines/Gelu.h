//===- Gelu.h - gelu and its derivative in vectors ----------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The approximation by tanh, written as a gate; the exponential is a polynomial.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_GELU_H
#define TTTC_BENCHMARKS_BASELINES_GELU_H

#include "Vector.h"

/// exp(x) to about two units in the last place, for x in [-87, 88]; others are clamped.
/// 2^n * 2^f with |f| <= 1/2: n goes to the exponent, 2^f is a polynomial.
TTTC_INLINE Vector exponential(Vector x) {
  Vector low = broadcast(-87.0f), high = broadcast(88.0f);
  x = selectLanes(x < low, low, x);
  x = selectLanes(x > high, high, x);
  // 1.5 * 2^23: the sum's last bit is 1, so that the sum rounds to whole numbers.
  Vector magic = broadcast(12582912.0f);
  Vector shifted = x * 1.44269504f + magic;
  Vector n = shifted - magic;
  // ln 2 in two parts, the first with few bits, so that n times it is exact.
  Vector r = x - n * 0.693359375f;
  r = r + n * 2.12194440e-4f;
  Vector p = r * (1.0f / 720) + (1.0f / 120);
  p = p * r + (1.0f / 24);
  p = p * r + (1.0f / 6);
  p = p * r + 0.5f;
  p = p * r + 1.0f;
  p = p * r + 1.0f;
  return (Vector)((IntVector)p + (((IntVector)shifted - (IntVector)magic) << 23));
}

// gelu(x) = x * s with s = 1 / (1 + exp(-2 * c * (x + 0.044715 * x^3))), c = sqrt(2 / pi).
TTTC_INLINE Vector gate(Vector x) {
  return 1.0f / (1.0f + exponential(x * (-1.59576912f - 0.0713548163f * (x * x))));
}

/// y = gelu(x), elementwise.
TTTC_INLINE void geluOf(int64_t count, const float *restrict x, float *restrict y) {
  for (int64_t i = 0; i < count; i += Lanes) {
    Vector value = loadRow(x, i, count);
    storeRow(y, i, count, value * gate(value));
  }
}

/// y = gelu(x), and its derivative at x: the gate serves both.
TTTC_INLINE void geluWithDerivative(int64_t count, const float *restrict x, float *restrict y,
                                    float *restrict derivative) {
  for (int64_t i = 0; i < count; i += Lanes) {
    Vector value = loadRow(x, i, count), s = gate(value);
    Vector slope = 1.59576912f + 0.214064449f * (value * value);
    storeRow(y, i, count, value * s);
    storeRow(derivative, i, count, s + value * s * (1.0f - s) * slope);
  }
}

#endif // TTTC_BENCHMARKS_BASELINES_GELU_H
