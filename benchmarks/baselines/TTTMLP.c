//===- TTTMLP.c - TTT-MLP in plain C ------------------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dsl/examples/ttt_mlp.ttt in the dual form: like TTTLinear.c, with two layers. The
// second layer's correction uses the query's updated activation.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Loops.h"

// gelu(x) = x / 2 * (1 + tanh(u)) = x * s with u = c * (x + 0.044715 * x^3),
// s = 1 / (1 + exp(-2 * u)) and c = sqrt(2 / pi).
TTTC_INLINE float geluGate(float x) {
  return 1.0f / (1.0f + expf(-1.5957691216057308f * (x + 0.044715f * x * x * x)));
}

/// y = gelu(x), elementwise.
TTTC_INLINE void gelu(int64_t count, const float *restrict x, float *restrict y) {
  for (int64_t i = 0; i < count; ++i)
    y[i] = x[i] * geluGate(x[i]);
}

/// g *= the derivative of gelu at x, elementwise.
TTTC_INLINE void multiplyGeluDerivative(int64_t count, const float *restrict x, float *restrict g) {
  for (int64_t i = 0; i < count; ++i) {
    float gate = geluGate(x[i]);
    float slope = 1.5957691216057308f * (1.0f + 0.134145f * x[i] * x[i]);
    g[i] *= gate + x[i] * gate * (1.0f - gate) * slope;
  }
}

/// The tokens [at, at + n), one mini-batch. Reads and updates the final states of *args.
TTTC_INLINE void miniBatch(const tttc_baseline_args *args, int64_t at, int64_t n, int64_t d,
                           int64_t h) {
  const float *q = args->q + at * d, *k = args->k + at * d, *v = args->v + at * d;
  float *W1 = args->W1_final, *b1 = args->b1_final;
  float *W2 = args->W2_final, *b2 = args->b2_final;
  float *hidden = args->workspace, *active = hidden + n * h, *gradient1 = active + n * h;
  float *gradient2 = gradient1 + n * h, *z = gradient2 + n * d;
  float *scores = z + n * d, *transposed = scores + n * n;

  fillRows(n, h, b1, hidden);
  addMatmul(n, d, h, k, W1, hidden);
  gelu(n * h, hidden, active);
  fillRows(n, d, b2, gradient2);
  addMatmul(n, h, d, active, W2, gradient2);
  residualNormGradient(n, d, args->gamma, args->beta, k, v, gradient2);
  scaleRows(n, d, args->lr + at, gradient2); // gradient1 is linear in it

  transpose(h, d, W2, transposed);
  memset(gradient1, 0, (size_t)(n * h) * sizeof(float));
  addMatmul(n, d, h, gradient2, transposed, gradient1);
  multiplyGeluDerivative(n * h, hidden, gradient1);

  float *queryHidden = hidden; // the keys' hidden values are dead
  fillRows(n, h, b1, queryHidden);
  addMatmul(n, d, h, q, W1, queryHidden);
  subtractCausalUpdate(n, d, h, args->tok, q, k, gradient1, scores, transposed, queryHidden);
  float *queryActive = transposed + h * n; // after the scratch of the next update
  gelu(n * h, queryHidden, queryActive);
  fillRows(n, d, b2, z);
  addMatmul(n, h, d, queryActive, W2, z);
  subtractCausalUpdate(n, h, d, args->tok, queryActive, active, gradient2, scores, transposed, z);
  residualNorm(n, d, args->gamma, args->beta, q, z, args->out + at * d);

  float last = args->tok[n - 1];
  subtractTransposedMatmul(n, d, h, last, k, gradient1, W1);
  subtractRowSum(n, h, last, gradient1, b1);
  subtractTransposedMatmul(n, h, d, last, active, gradient2, W2);
  subtractRowSum(n, d, last, gradient2, b2);
}

void TTTC_BASELINE(const tttc_baseline_args *args) {
  int64_t d = args->d, h = args->h, b = args->b;
  memcpy(args->W1_final, args->W1, (size_t)(d * h) * sizeof(float));
  memcpy(args->b1_final, args->b1, (size_t)h * sizeof(float));
  memcpy(args->W2_final, args->W2, (size_t)(h * d) * sizeof(float));
  memcpy(args->b2_final, args->b2, (size_t)d * sizeof(float));
  for (int64_t at = 0; at < args->tokens; at += b) {
    int64_t n = args->tokens - at < b ? args->tokens - at : b;
    // Kernels are compiled for fixed sizes; specialize the usual case in the same way.
    if (n == 16 && d == 64 && h == 256)
      miniBatch(args, at, 16, 64, 256);
    else
      miniBatch(args, at, n, d, h);
  }
}
