//===- Loops.h - Matrix loops shared by the baselines -------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row-major loops with the innermost one along rows, so that a C compiler can
// vectorize without permission to reorder sums. They are inlined, so that constant
// sizes of a caller are known here too.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_LOOPS_H
#define TTTC_BENCHMARKS_BASELINES_LOOPS_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#define TTTC_INLINE static inline __attribute__((always_inline))

/// Columns [0, width) of c [n, p] += a [n, m] @ b [m, p], four rows at a time: each
/// row of b is read once for all four.
TTTC_INLINE void addColumns(int64_t n, int64_t m, int64_t p, int64_t width, const float *restrict a,
                            const float *restrict b, float *restrict c) {
  int64_t i = 0;
  for (; i + 4 <= n; i += 4)
    for (int64_t k = 0; k < m; ++k)
      for (int64_t j = 0; j < width; ++j) {
        c[i * p + j] += a[i * m + k] * b[k * p + j];
        c[(i + 1) * p + j] += a[(i + 1) * m + k] * b[k * p + j];
        c[(i + 2) * p + j] += a[(i + 2) * m + k] * b[k * p + j];
        c[(i + 3) * p + j] += a[(i + 3) * m + k] * b[k * p + j];
      }
  for (; i < n; ++i)
    for (int64_t k = 0; k < m; ++k)
      for (int64_t j = 0; j < width; ++j)
        c[i * p + j] += a[i * m + k] * b[k * p + j];
}

/// c [n, p] += a [n, m] @ b [m, p], in strips of 64 columns
TTTC_INLINE void addMatmul(int64_t n, int64_t m, int64_t p, const float *restrict a,
                           const float *restrict b, float *restrict c) {
  int64_t from = 0;
  for (; from + 64 <= p; from += 64)
    addColumns(n, m, p, 64, a, b + from, c + from);
  if (from < p)
    addColumns(n, m, p, p - from, a, b + from, c + from);
}

/// c [m, p] -= scale * a [n, m]^T @ b [n, p]
TTTC_INLINE void subtractTransposedMatmul(int64_t n, int64_t m, int64_t p, float scale,
                                          const float *restrict a, const float *restrict b,
                                          float *restrict c) {
  for (int64_t k = 0; k < m; ++k)
    for (int64_t i = 0; i < n; ++i) {
      float factor = scale * a[i * m + k];
      for (int64_t j = 0; j < p; ++j)
        c[k * p + j] -= factor * b[i * p + j];
    }
}

/// row [p] -= scale * the sum of the rows of b [n, p]
TTTC_INLINE void subtractRowSum(int64_t n, int64_t p, float scale, const float *restrict b,
                                float *restrict row) {
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < p; ++j)
      row[j] -= scale * b[i * p + j];
}

/// at [m, n] = a [n, m]^T, in strips of 16 rows: a strip stays in the L1 cache.
TTTC_INLINE void transpose(int64_t n, int64_t m, const float *restrict a, float *restrict at) {
  for (int64_t from = 0; from < n; from += 16) {
    int64_t to = n - from < 16 ? n : from + 16;
    for (int64_t j = 0; j < m; ++j)
      for (int64_t i = from; i < to; ++i)
        at[j * n + i] = a[i * m + j];
  }
}

/// Every row of c [n, p] = row [p]
TTTC_INLINE void fillRows(int64_t n, int64_t p, const float *restrict row, float *restrict c) {
  for (int64_t i = 0; i < n; ++i)
    memcpy(c + i * p, row, (size_t)p * sizeof(float));
}

/// Subtracts the effect of the mini-batch's updates on its queries:
///   z_t -= tok_t * sum_{s <= t} (dot(x_t, u_s) + 1) * g_s
/// for x, u [n, m] and g, z [n, p]; the 1 accounts for the bias.
/// `scores` [n, n] and `transposed` [m, n] are scratch.
TTTC_INLINE void subtractCausalUpdate(int64_t n, int64_t m, int64_t p, const float *restrict tok,
                                      const float *restrict x, const float *restrict u,
                                      const float *restrict g, float *restrict scores,
                                      float *restrict transposed, float *restrict z) {
  transpose(n, m, u, transposed);
  for (int64_t i = 0; i < n * n; ++i)
    scores[i] = 1.0f;
  addMatmul(n, m, n, x, transposed, scores);
  for (int64_t t = 0; t < n; ++t)
    for (int64_t s = 0; s <= t; ++s) {
      float weight = tok[t] * scores[t * n + s];
      for (int64_t j = 0; j < p; ++j)
        z[t * p + j] -= weight * g[s * p + j];
    }
}

/// Normalises row z [d] in place to mean 0 and variance 1; returns 1 / deviation.
TTTC_INLINE float normalise(int64_t d, float *restrict z) {
  float sum = 0, squares = 0;
  for (int64_t j = 0; j < d; ++j)
    sum += z[j];
  float mean = sum / (float)d;
  for (int64_t j = 0; j < d; ++j)
    squares += (z[j] - mean) * (z[j] - mean);
  float inverse = 1.0f / sqrtf(squares / (float)d + 1e-6f);
  for (int64_t j = 0; j < d; ++j)
    z[j] = (z[j] - mean) * inverse;
  return inverse;
}

/// out = x + gamma * layer_norm(z) + beta, by rows [n, d]; z is overwritten.
TTTC_INLINE void residualNorm(int64_t n, int64_t d, const float *restrict gamma,
                              const float *restrict beta, const float *restrict x,
                              float *restrict z, float *restrict out) {
  for (int64_t i = 0; i < n; ++i) {
    float *row = z + i * d;
    normalise(d, row);
    for (int64_t j = 0; j < d; ++j)
      out[i * d + j] = x[i * d + j] + gamma[j] * row[j] + beta[j];
  }
}

/// Replaces z [n, d] by the gradient in z of the inner loss
///   0.5 * sum((k + gamma * layer_norm(z) + beta - v)^2)
TTTC_INLINE void residualNormGradient(int64_t n, int64_t d, const float *restrict gamma,
                                      const float *restrict beta, const float *restrict k,
                                      const float *restrict v, float *restrict z) {
  for (int64_t i = 0; i < n; ++i) {
    float *x = z + i * d;
    float inverse = normalise(d, x);
    float sum = 0, product = 0;
    for (int64_t j = 0; j < d; ++j) {
      float g = gamma[j] * (k[i * d + j] + gamma[j] * x[j] + beta[j] - v[i * d + j]);
      sum += g;
      product += g * x[j];
    }
    for (int64_t j = 0; j < d; ++j) {
      float g = gamma[j] * (k[i * d + j] + gamma[j] * x[j] + beta[j] - v[i * d + j]);
      x[j] = (g - (sum + x[j] * product) / (float)d) * inverse;
    }
  }
}

/// Row i of g [n, p] is multiplied by rates[i].
TTTC_INLINE void scaleRows(int64_t n, int64_t p, const float *restrict rates, float *restrict g) {
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < p; ++j)
      g[i * p + j] *= rates[i];
}

#endif // TTTC_BENCHMARKS_BASELINES_LOOPS_H
