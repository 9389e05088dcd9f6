//===- TTTLinear.c - TTT-Linear in plain C ------------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// dsl/examples/ttt_linear.ttt in the dual form, one mini-batch at a time: all gradients
// are taken at its initial states, and the queries are corrected by preceding updates.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Loops.h"

/// The tokens [at, at + n), one mini-batch. Reads and updates the final states of *args.
TTTC_INLINE void miniBatch(const tttc_baseline_args *args, int64_t at, int64_t n, int64_t d) {
  const float *q = args->q + at * d, *k = args->k + at * d, *v = args->v + at * d;
  float *W1 = args->W1_final, *b1 = args->b1_final;
  float *gradient = args->workspace, *z = gradient + n * d;
  float *scores = z + n * d, *transposed = scores + n * n;

  fillRows(n, d, b1, gradient);
  addMatmul(n, d, d, k, W1, gradient);
  residualNormGradient(n, d, args->gamma, args->beta, k, v, gradient);
  scaleRows(n, d, args->lr + at, gradient);

  fillRows(n, d, b1, z);
  addMatmul(n, d, d, q, W1, z);
  subtractCausalUpdate(n, d, d, args->tok, q, k, gradient, scores, transposed, z);
  residualNorm(n, d, args->gamma, args->beta, q, z, args->out + at * d);

  float last = args->tok[n - 1];
  subtractTransposedMatmul(n, d, d, last, k, gradient, W1);
  subtractRowSum(n, d, last, gradient, b1);
}

void TTTC_BASELINE(const tttc_baseline_args *args) {
  int64_t d = args->d, b = args->b;
  memcpy(args->W1_final, args->W1, (size_t)(d * d) * sizeof(float));
  memcpy(args->b1_final, args->b1, (size_t)d * sizeof(float));
  for (int64_t at = 0; at < args->tokens; at += b) {
    int64_t n = args->tokens - at < b ? args->tokens - at : b;
    // Kernels are compiled for fixed sizes; specialize the usual case in the same way.
    if (n == 16 && d == 64)
      miniBatch(args, at, 16, 64);
    else
      miniBatch(args, at, n, d);
  }
}
