//===- Composed.h - Parts of a layer around OpenBLAS's products ---*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products by cblas_sgemm, everything between them in compiler vectors, row by row.
// All matrices are dense and row-major; rows of any length.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_COMPOSED_H
#define TTTC_BENCHMARKS_BASELINES_COMPOSED_H

#include "Gelu.h"
#include "Vector.h"

#include <cblas.h>

/// c [n, p] = keep * c + a [n, m] @ b [m, p]
TTTC_INLINE void product(int64_t n, int64_t m, int64_t p, const float *a, const float *b,
                         float keep, float *c) {
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, (int)n, (int)p, (int)m, 1.0f, a, (int)m, b,
              (int)p, keep, c, (int)p);
}

/// c [n, p] = a [n, m] @ b [p, m]^T
TTTC_INLINE void productWithTransposed(int64_t n, int64_t m, int64_t p, const float *a,
                                       const float *b, float *c) {
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, (int)n, (int)p, (int)m, 1.0f, a, (int)m, b,
              (int)m, 0.0f, c, (int)p);
}

/// c [m, p] -= scale * a [n, m]^T @ b [n, p]
TTTC_INLINE void subtractUpdate(int64_t n, int64_t m, int64_t p, float scale, const float *a,
                                const float *b, float *c) {
  cblas_sgemm(CblasRowMajor, CblasTrans, CblasNoTrans, (int)m, (int)p, (int)n, -scale, a, (int)m, b,
              (int)p, 1.0f, c, (int)p);
}

/// Every row of c [n, p] = row [p]
TTTC_INLINE void repeatRow(int64_t n, int64_t p, const float *row, float *c) {
  for (int64_t i = 0; i < n; ++i)
    memcpy(c + i * p, row, (size_t)p * sizeof(float));
}

/// row [p] -= scale * the sum of the rows of b [n, p]
TTTC_INLINE void subtractSum(int64_t n, int64_t p, float scale, const float *restrict b,
                             float *restrict row) {
  int64_t j = 0;
  for (; j + Lanes <= p; j += Lanes) {
    Vector sum = load(b + j);
    for (int64_t i = 1; i < n; ++i)
      sum += load(b + i * p + j);
    store(row + j, load(row + j) - scale * sum);
  }
  for (; j < p; ++j)
    for (int64_t i = 0; i < n; ++i)
      row[j] -= scale * b[i * p + j];
}

/// Scores [n, n] of queries and keys to the weights of the gradients: -tok_t * (score + 1)
/// for s <= t, where the 1 accounts for the bias, and 0 above the diagonal.
TTTC_INLINE void causalWeights(int64_t n, const float *restrict tok, float *restrict scores) {
  IntVector numbers = laneNumbers();
  for (int64_t t = 0; t < n; ++t) {
    float *row = scores + t * n;
    int64_t s = 0;
    for (; s + Lanes <= n; s += Lanes)
      store(row + s, selectLanes(numbers + (int32_t)s <= (int32_t)t,
                                 -tok[t] * (load(row + s) + 1.0f), (Vector){0}));
    for (; s < n; ++s)
      row[s] = s <= t ? -tok[t] * (row[s] + 1.0f) : 0.0f;
  }
}

/// Mean of row [d], and 1 / its deviation.
TTTC_INLINE float meanOfRow(int64_t d, const float *row, float *inverse) {
  Vector sum = {0}, squares = {0};
  for (int64_t j = 0; j < d; j += Lanes)
    sum += loadRow(row, j, d);
  float mean = sumLanes(sum) / (float)d;
  int64_t j = 0;
  for (; j + Lanes <= d; j += Lanes) {
    Vector centered = load(row + j) - mean;
    squares += centered * centered;
  }
  float rest = 0;
  for (; j < d; ++j)
    rest += (row[j] - mean) * (row[j] - mean);
  *inverse = 1.0f / sqrtf((sumLanes(squares) + rest) / (float)d + 1e-6f);
  return mean;
}

/// out = x + gamma * layer_norm(z) + beta, by rows [n, d].
TTTC_INLINE void residualNormRows(int64_t n, int64_t d, const float *restrict gamma,
                                  const float *restrict beta, const float *restrict x,
                                  const float *restrict z, float *restrict out) {
  for (int64_t i = 0; i < n; ++i, x += d, z += d, out += d) {
    float inverse, mean = meanOfRow(d, z, &inverse);
    for (int64_t j = 0; j < d; j += Lanes)
      storeRow(out, j, d,
               loadRow(x, j, d) + loadRow(gamma, j, d) * ((loadRow(z, j, d) - mean) * inverse) +
                   loadRow(beta, j, d));
  }
}

/// Replaces row i of z [n, d] by rates[i] times the gradient in it of the inner loss
///   0.5 * sum((k + gamma * layer_norm(z) + beta - v)^2)
TTTC_INLINE void residualNormGradientRows(int64_t n, int64_t d, const float *restrict rates,
                                          const float *restrict gamma, const float *restrict beta,
                                          const float *restrict k, const float *restrict v,
                                          float *restrict z) {
  for (int64_t i = 0; i < n; ++i, k += d, v += d, z += d) {
    float inverse, mean = meanOfRow(d, z, &inverse);
    Vector sums = {0}, products = {0};
    for (int64_t j = 0; j < d; j += Lanes) {
      // Lanes beyond the row have gamma = 0, so that g is 0.
      Vector x = (loadRow(z, j, d) - mean) * inverse, scale = loadRow(gamma, j, d);
      Vector g = scale * (scale * x + loadRow(beta, j, d) + (loadRow(k, j, d) - loadRow(v, j, d)));
      sums += g;
      products += g * x;
    }
    float sum = sumLanes(sums) / (float)d, dot = sumLanes(products) / (float)d;
    float rate = inverse * rates[i];
    for (int64_t j = 0; j < d; j += Lanes) {
      Vector x = (loadRow(z, j, d) - mean) * inverse, scale = loadRow(gamma, j, d);
      Vector g = scale * (scale * x + loadRow(beta, j, d) + (loadRow(k, j, d) - loadRow(v, j, d)));
      storeRow(z, j, d, (g - sum - x * dot) * rate);
    }
  }
}

/// g *= factor, elementwise.
TTTC_INLINE void multiply(int64_t count, const float *restrict factor, float *restrict g) {
  for (int64_t i = 0; i < count; i += Lanes)
    storeRow(g, i, count, loadRow(g, i, count) * loadRow(factor, i, count));
}

#endif // TTTC_BENCHMARKS_BASELINES_COMPOSED_H
