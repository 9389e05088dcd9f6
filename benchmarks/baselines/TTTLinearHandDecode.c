//===- TTTLinearHandDecode.c - One token of TTT-Linear by hand ----*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last row of the dual form, for d = 64 and b = 16 only: one reading of W1 serves
// key and query. Keys and gradients of the open mini-batch are kept, so that a token
// computes and writes one row of each; the last token of a mini-batch updates W1 by all
// of them at once.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Vector.h"

enum { Width = 64, Tokens = 16, Parts = Width / Lanes };

/// A strip of columns: the accumulators of a key and a query hide the latency of additions.
enum { Strip = 4 };

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

/// zk = b1 + k @ W1 and zq = b1 + q @ W1
TTTC_INLINE void multiplyBoth(const tttc_decode_args *args, Row *zk, Row *zq) {
  TTTC_UNROLL
  for (int strip = 0; strip < Parts; strip += Strip) {
    Vector ofKey[Strip], ofQuery[Strip];
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i)
      ofKey[i] = ofQuery[i] = load(args->b1 + (strip + i) * Lanes);
    for (int64_t j = 0; j < Width; ++j) {
      Vector k = broadcast(args->k[j]), q = broadcast(args->q[j]);
      TTTC_UNROLL
      for (int i = 0; i < Strip; ++i) {
        Vector weight = load(args->W1 + j * Width + (strip + i) * Lanes);
        ofKey[i] += k * weight;
        ofQuery[i] += q * weight;
      }
    }
    TTTC_UNROLL
    for (int i = 0; i < Strip; ++i) {
      zk->part[strip + i] = ofKey[i];
      zq->part[strip + i] = ofQuery[i];
    }
  }
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

/// Replaces z by lr times the gradient in it of 0.5 * sum((k + gamma * layer_norm(z) + beta - v)^2).
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

/// zq -= tok * sum_s (dot(q, k_s) + 1) * g_s over the first `count` rows; four at a time, rows
/// beyond them with weight 0.
TTTC_INLINE void correct(const tttc_decode_args *args, const float *keys, const float *gradients,
                         int64_t count, float tok, Row *zq) {
  for (int64_t s = 0; s < count; s += 4) {
    Vector sums[4];
    TTTC_UNROLL
    for (int r = 0; r < 4; ++r)
      sums[r] = (Vector){0};
    TTTC_UNROLL
    for (int i = 0; i < Parts; ++i)
      TTTC_UNROLL
      for (int r = 0; r < 4; ++r)
        sums[r] += load(args->q + i * Lanes) * load(keys + (s + r) * Width + i * Lanes);
    transposeQuads(sums);
    Quad weights = -tok * (sumQuads((sums[0] + sums[1]) + (sums[2] + sums[3])) + 1.0f);
    TTTC_UNROLL
    for (int r = 0; r < 4; ++r) {
      float weight = s + r < count ? weights[r] : 0.0f;
      TTTC_UNROLL
      for (int i = 0; i < Parts; ++i)
        zq->part[i] += weight * load(gradients + (s + r) * Width + i * Lanes);
    }
  }
}

/// Rows [j, j + rows) of W1, columns of two vectors from i on: += keys^T @ update.
TTTC_INLINE void updateTile(float *restrict W1, const float *restrict keys,
                            const float *restrict update, int64_t j, int64_t i, int rows) {
  Vector state[4][2];
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    state[r][0] = load(W1 + (j + r) * Width + i);
    state[r][1] = load(W1 + (j + r) * Width + i + Lanes);
  }
  TTTC_UNROLL
  for (int s = 0; s < Tokens; ++s) {
    Vector left = load(update + s * Width + i), right = load(update + s * Width + i + Lanes);
    TTTC_UNROLL
    for (int r = 0; r < rows; ++r) {
      Vector key = broadcast(keys[s * Width + j + r]);
      state[r][0] += key * left;
      state[r][1] += key * right;
    }
  }
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    store(W1 + (j + r) * Width + i, state[r][0]);
    store(W1 + (j + r) * Width + i + Lanes, state[r][1]);
  }
}

/// The end of a mini-batch; the gradients are dead after it.
TTTC_INLINE void endMiniBatch(const tttc_decode_args *args, const float *keys, float *gradients) {
  float last = -args->tok[Tokens - 1];
  Row b1 = loadParts(args->b1);
  for (int64_t s = 0; s < Tokens; ++s) {
    Row row = loadParts(gradients + s * Width);
    TTTC_UNROLL
    for (int i = 0; i < Parts; ++i) {
      row.part[i] *= last;
      b1.part[i] += row.part[i];
    }
    storeParts(gradients + s * Width, &row);
  }
  storeParts(args->b1, &b1);
  for (int64_t j = 0; j < Width; j += 4)
    for (int64_t i = 0; i < Width; i += 2 * Lanes)
      updateTile(args->W1, keys, gradients, j, i, 4);
}

void TTTC_BASELINE(const tttc_decode_args *args) {
  int64_t at = args->position % Tokens;
  float *keys = args->rows, *gradients = keys + Tokens * Width;
  Row gradient, zq;
  multiplyBoth(args, &gradient, &zq);
  residualNormGradient(args, &gradient);
  memcpy(keys + at * Width, args->k, Width * sizeof(float));
  storeParts(gradients + at * Width, &gradient);

  correct(args, keys, gradients, at + 1, args->tok[at], &zq);
  normalise(&zq);
  TTTC_UNROLL
  for (int i = 0; i < Parts; ++i)
    store(args->out + i * Lanes,
          load(args->q + i * Lanes) + (load(args->gamma + i * Lanes) * zq.part[i] +
                                       load(args->beta + i * Lanes)));
  if (at == Tokens - 1)
    endMiniBatch(args, keys, gradients);
}
