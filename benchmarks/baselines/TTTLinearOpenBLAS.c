//===- TTTLinearOpenBLAS.c - TTT-Linear composed from OpenBLAS ----*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dual form of TTTLinear.c with OpenBLAS's products. Keys and queries are copied
// below each other: one product with W1 serves both, so that OpenBLAS packs it once.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Composed.h"

/// The tokens [at, at + n), one mini-batch. Reads and updates the final states of *args.
static void miniBatch(const tttc_baseline_args *args, int64_t at, int64_t n) {
  int64_t d = args->d;
  const float *q = args->q + at * d, *k = args->k + at * d, *v = args->v + at * d;
  float *W1 = args->W1_final, *b1 = args->b1_final;
  float *stacked = args->workspace, *gradient = stacked + 2 * n * d, *z = gradient + n * d;
  float *weights = z + n * d;

  memcpy(stacked, k, (size_t)(n * d) * sizeof(float));
  memcpy(stacked + n * d, q, (size_t)(n * d) * sizeof(float));
  repeatRow(2 * n, d, b1, gradient); // z follows it
  product(2 * n, d, d, stacked, W1, 1.0f, gradient);
  residualNormGradientRows(n, d, args->lr + at, args->gamma, args->beta, k, v, gradient);

  productWithTransposed(n, d, n, q, k, weights);
  causalWeights(n, args->tok, weights);
  product(n, n, d, weights, gradient, 1.0f, z);
  residualNormRows(n, d, args->gamma, args->beta, q, z, args->out + at * d);

  float last = args->tok[n - 1];
  subtractUpdate(n, d, d, last, k, gradient, W1);
  subtractSum(n, d, last, gradient, b1);
}

void TTTC_BASELINE(const tttc_baseline_args *args) {
  int64_t d = args->d, b = args->b;
  memcpy(args->W1_final, args->W1, (size_t)(d * d) * sizeof(float));
  memcpy(args->b1_final, args->b1, (size_t)d * sizeof(float));
  for (int64_t at = 0; at < args->tokens; at += b)
    miniBatch(args, at, args->tokens - at < b ? args->tokens - at : b);
}
