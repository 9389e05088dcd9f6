//===- TTTMLPOpenBLAS.c - TTT-MLP composed from OpenBLAS ----------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dual form of TTTMLP.c with OpenBLAS's products; keys and queries share the first,
// as in TTTLinearOpenBLAS.c. The activation of a key and its derivative share the gate.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Composed.h"

/// The tokens [at, at + n), one mini-batch. Reads and updates the final states of *args.
static void miniBatch(const tttc_baseline_args *args, int64_t at, int64_t n) {
  int64_t d = args->d, h = args->h;
  const float *q = args->q + at * d, *k = args->k + at * d, *v = args->v + at * d;
  float *W1 = args->W1_final, *b1 = args->b1_final;
  float *W2 = args->W2_final, *b2 = args->b2_final;
  float *stacked = args->workspace, *hidden = stacked + 2 * n * d;
  float *queryHidden = hidden + n * h, *active = queryHidden + n * h;
  float *derivative = active + n * h, *gradient1 = derivative + n * h;
  float *gradient2 = gradient1 + n * h, *z = gradient2 + n * d, *weights = z + n * d;

  memcpy(stacked, k, (size_t)(n * d) * sizeof(float));
  memcpy(stacked + n * d, q, (size_t)(n * d) * sizeof(float));
  repeatRow(2 * n, h, b1, hidden); // queryHidden follows it
  product(2 * n, d, h, stacked, W1, 1.0f, hidden);
  geluWithDerivative(n * h, hidden, active, derivative);
  repeatRow(n, d, b2, gradient2);
  product(n, h, d, active, W2, 1.0f, gradient2);
  residualNormGradientRows(n, d, args->lr + at, args->gamma, args->beta, k, v, gradient2);
  productWithTransposed(n, d, h, gradient2, W2, gradient1);
  multiply(n * h, derivative, gradient1);

  productWithTransposed(n, d, n, q, k, weights);
  causalWeights(n, args->tok, weights);
  product(n, n, h, weights, gradient1, 1.0f, queryHidden);
  float *queryActive = hidden; // the keys' hidden values are dead
  geluOf(n * h, queryHidden, queryActive);
  repeatRow(n, d, b2, z);
  product(n, h, d, queryActive, W2, 1.0f, z);
  productWithTransposed(n, h, n, queryActive, active, weights);
  causalWeights(n, args->tok, weights);
  product(n, n, d, weights, gradient2, 1.0f, z);
  residualNormRows(n, d, args->gamma, args->beta, q, z, args->out + at * d);

  float last = args->tok[n - 1];
  subtractUpdate(n, d, h, last, k, gradient1, W1);
  subtractSum(n, h, last, gradient1, b1);
  subtractUpdate(n, h, d, last, active, gradient2, W2);
  subtractSum(n, d, last, gradient2, b2);
}

void TTTC_BASELINE(const tttc_baseline_args *args) {
  int64_t d = args->d, h = args->h, b = args->b;
  memcpy(args->W1_final, args->W1, (size_t)(d * h) * sizeof(float));
  memcpy(args->b1_final, args->b1, (size_t)h * sizeof(float));
  memcpy(args->W2_final, args->W2, (size_t)(h * d) * sizeof(float));
  memcpy(args->b2_final, args->b2, (size_t)d * sizeof(float));
  for (int64_t at = 0; at < args->tokens; at += b)
    miniBatch(args, at, args->tokens - at < b ? args->tokens - at : b);
}
