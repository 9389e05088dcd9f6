//===- HandDecode.h - Parts of decoding by hand -------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of one row or two, and norms of a row in registers, for d = 64 and b = 16.
// Lengths are constants of the caller, because everything is inlined; they are multiples
// of 64.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_HANDDECODE_H
#define TTTC_BENCHMARKS_BASELINES_HANDDECODE_H

#include "Baselines.h"
#include "Vector.h"

enum { Width = 64, Tokens = 16, Parts = Width / Lanes };

/// A row of d floats.
typedef struct Row {
  Vector part[Parts];
} Row;

TTTC_INLINE Row loadParts(const float *from) {
  Row row;
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    row.part[i] = load(from + i * Lanes);
  return row;
}

TTTC_INLINE void storeParts(float *to, const Row *row) {
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    store(to + i * Lanes, row->part[i]);
}

/// zx [p] = bias + x [m] @ W [m, p], zy the same of y: W is read once for both. A strip of four
/// vectors has eight accumulators, which hide the latency of additions.
TTTC_INLINE void multiplyBoth(int64_t m, int64_t p, const float *restrict x,
                              const float *restrict y, const float *restrict W,
                              const float *restrict bias, float *restrict zx, float *restrict zy) {
  enum { Strip = 4 };
  for (int64_t at = 0; at < p; at += Strip * Lanes) {
    Vector ofX[Strip], ofY[Strip];
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i)
      ofX[i] = ofY[i] = load(bias + at + i * Lanes);
    for (int64_t j = 0; j < m; ++j) {
      Vector left = broadcast(x[j]), right = broadcast(y[j]);
      TTTC_UNROLL
      for (int i = 0; i < Strip; ++i) {
        Vector weight = load(W + j * p + at + i * Lanes);
        ofX[i] += left * weight;
        ofY[i] += right * weight;
      }
    }
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i) {
      store(zx + at + i * Lanes, ofX[i]);
      store(zy + at + i * Lanes, ofY[i]);
    }
  }
}

/// bias [64] + x [m] @ W [m, 64]
TTTC_INLINE Row multiply(int64_t m, const float *restrict x, const float *restrict W,
                         const float *restrict bias) {
  Row even = loadParts(bias), odd = {{{0}}};
  for (int64_t j = 0; j < m; j += 2) {
    TTTC_UNROLL
    for (int i = 0; i < Parts; ++i) {
      even.part[i] += x[j] * load(W + j * Width + i * Lanes);
      odd.part[i] += x[j + 1] * load(W + (j + 1) * Width + i * Lanes);
    }
  }
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    even.part[i] += odd.part[i];
  return even;
}

/// Dot products of x [m] with four rows, each `m` floats after the preceding one.
TTTC_INLINE Quad dotFour(int64_t m, const float *restrict x, const float *restrict rows) {
  Vector sums[4];
  TTTC_UNROLL
  for (int r = 0; r < 4; ++r)
    sums[r] = (Vector){0};
  for (int64_t i = 0; i < m; i += Lanes) {
    TTTC_UNROLL
    for (int r = 0; r < 4; ++r)
      sums[r] += load(x + i) * load(rows + r * m + i);
  }
  transposeQuads(sums);
  return sumQuads((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

TTTC_INLINE float sumParts(const Row *row) {
  Vector sum = row->part[0];
  TTTC_UNROLL
  for (int i = 1; i < Parts; ++i)
    sum += row->part[i];
  return sumLanes(sum);
}

/// Normalises a row to mean 0 and variance 1; returns 1 / deviation.
TTTC_INLINE float normalise(Row *z) {
  float mean = sumParts(z) * (1.0f / Width);
  Row squares;
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i) {
    z->part[i] -= mean;
    squares.part[i] = z->part[i] * z->part[i];
  }
  float inverse = 1.0f / sqrtf(sumParts(&squares) * (1.0f / Width) + 1e-6f);
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    z->part[i] *= inverse;
  return inverse;
}

/// Replaces z by lr times the gradient in it of the inner loss
///   0.5 * sum((k + gamma * layer_norm(z) + beta - v)^2)
TTTC_INLINE void residualNormGradient(const tttc_decode_args *args, Row *z) {
  float inverse = normalise(z);
  Row gradient, product;
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i) {
    Vector gamma = load(args->gamma + i * Lanes);
    Vector error = load(args->k + i * Lanes) - load(args->v + i * Lanes);
    gradient.part[i] = gamma * (gamma * z->part[i] + (load(args->beta + i * Lanes) + error));
    product.part[i] = gradient.part[i] * z->part[i];
  }
  float mean = sumParts(&gradient) * (1.0f / Width), dot = sumParts(&product) * (1.0f / Width);
  float rate = inverse * *args->lr;
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    z->part[i] = (gradient.part[i] - mean - z->part[i] * dot) * rate;
}

/// out = q + gamma * layer_norm(z) + beta; z is overwritten.
TTTC_INLINE void residualNorm(const tttc_decode_args *args, Row *z) {
  normalise(z);
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    store(args->out + i * Lanes,
          load(args->q + i * Lanes) +
              (load(args->gamma + i * Lanes) * z->part[i] + load(args->beta + i * Lanes)));
}

/// Weights of the gradients of the first `count` rows of u [16, m] in the token x [m]:
/// -tok * (dot(x, u_s) + 1), where the 1 accounts for the bias; 0 for the others.
TTTC_INLINE void causalWeights(int64_t m, int64_t count, float tok, const float *restrict x,
                               const float *restrict u, float *restrict weights) {
  for (int64_t s = 0; s < Tokens; s += 4) {
    Quad four = {0};
    if (s < count)
      four = -tok * (dotFour(m, x, u + s * m) + 1.0f);
    TTTC_UNROLL
    for (int r = 0; r < 4; ++r)
      weights[s + r] = s + r < count ? four[r] : 0.0f;
  }
}

/// z [p] += weights @ g [16, p], of the first `count` rows.
TTTC_INLINE void addGradients(int64_t p, int64_t count, const float *restrict weights,
                              const float *restrict g, float *restrict z) {
  enum { Strip = 4 };
  for (int64_t at = 0; at < p; at += Strip * Lanes) {
    Vector sum[Strip];
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i)
      sum[i] = load(z + at + i * Lanes);
    for (int64_t s = 0; s < count; ++s) {
      TTTC_UNROLL
      for (int i = 0; i < Strip; ++i)
        sum[i] += weights[s] * load(g + s * p + at + i * Lanes);
    }
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i)
      store(z + at + i * Lanes, sum[i]);
  }
}

/// Four rows of W [.., p] += factors [16, 4]^T @ update [16, p], whose rows are `m` and `p` floats
/// after each other; two vectors.
TTTC_INLINE void updateTile(int64_t m, int64_t p, const float *restrict factors,
                            const float *restrict update, float *restrict W) {
  Vector state[4][2];
  TTTC_UNROLL
  for (int r = 0; r < 4; ++r) {
    state[r][0] = load(W + r * p);
    state[r][1] = load(W + r * p + Lanes);
  }
  for (int64_t s = 0; s < Tokens; ++s) {
    Vector left = load(update + s * p), right = load(update + s * p + Lanes);
    TTTC_UNROLL
    for (int r = 0; r < 4; ++r) {
      Vector factor = broadcast(factors[s * m + r]);
      state[r][0] += factor * left;
      state[r][1] += factor * right;
    }
  }
  TTTC_UNROLL
  for (int r = 0; r < 4; ++r) {
    store(W + r * p, state[r][0]);
    store(W + r * p + Lanes, state[r][1]);
  }
}

/// The end of a mini-batch of inputs u [16, m] with gradients g [16, p]: W [m, p] -= last * u^T @ g
/// and b [p] -= last * the sum of g. Overwrites g, which is dead then.
TTTC_INLINE void updateState(int64_t m, int64_t p, float last, const float *restrict u,
                             float *restrict g, float *restrict W, float *restrict b) {
  for (int64_t i = 0; i < p; i += Lanes) {
    Vector bias = load(b + i);
    for (int64_t s = 0; s < Tokens; ++s) {
      Vector update = -last * load(g + s * p + i);
      store(g + s * p + i, update);
      bias += update;
    }
    store(b + i, bias);
  }
  for (int64_t j = 0; j < m; j += 4)
    for (int64_t i = 0; i < p; i += 2 * Lanes)
      updateTile(m, p, u + j, g + i, W + j * p + i);
}

#endif // TTTC_BENCHMARKS_BASELINES_HANDDECODE_H
