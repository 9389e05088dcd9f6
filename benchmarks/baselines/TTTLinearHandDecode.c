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

#include "HandDecode.h"

void TTTC_BASELINE(const tttc_decode_args *args) {
  int64_t at = args->position % Tokens;
  float *keys = args->rows, *gradients = keys + Tokens * Width;
  float zk[Width], zq[Width], weights[Tokens];
  multiplyBoth(Width, Width, args->k, args->q, args->W1, args->b1, zk, zq);
  Row gradient = loadParts(zk);
  residualNormGradient(args, &gradient);
  memcpy(keys + at * Width, args->k, Width * sizeof(float));
  storeParts(gradients + at * Width, &gradient);

  causalWeights(Width, at + 1, args->tok[at], args->q, keys, weights);
  addGradients(Width, at + 1, weights, gradients, zq);
  Row z = loadParts(zq);
  residualNorm(args, &z);
  if (at == Tokens - 1)
    updateState(Width, Width, args->tok[at], keys, gradients, args->W1, args->b1);
}
