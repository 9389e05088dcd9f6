//===- TTTMLPHandDecode.c - One token of TTT-MLP by hand ----------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last row of the dual form, for d = 64, h = 256 and b = 16 only, like
// TTTLinearHandDecode.c. Keys and their activations are kept, and the gradients in the
// outputs of both layers. W2 is read three times: the key's output, its gradient in the
// activation, and the query's output each need what the one before gives.
//
//===----------------------------------------------------------------------===//

#include "HandDecode.h"

#include "Gelu.h"

enum { Hidden = 256 };

void TTTC_BASELINE(const tttc_decode_args *args) {
  int64_t at = args->position % Tokens, count = at + 1;
  float *keys = args->rows, *activations = keys + Tokens * Width;
  float *gradients1 = activations + Tokens * Hidden, *gradients2 = gradients1 + Tokens * Hidden;
  float *active = activations + at * Hidden, *gradient1 = gradients1 + at * Hidden;
  float hidden[Hidden], queryHidden[Hidden], derivative[Hidden];
  float weights[Tokens], g[Width], zq[Width], tok = args->tok[at];

  multiplyBoth(Width, Hidden, args->k, args->q, args->W1, args->b1, hidden, queryHidden);
  geluWithDerivative(Hidden, hidden, active, derivative);
  Row gradient2 = multiply(Hidden, active, args->W2, args->b2);
  residualNormGradient(args, &gradient2);
  storeParts(g, &gradient2);
  memcpy(keys + at * Width, args->k, sizeof(g));
  memcpy(gradients2 + at * Width, g, sizeof(g));
  for (int64_t j = 0; j < Hidden; j += 4) {
    Quad slope, gradient = dotFour(Width, g, args->W2 + j * Width);
    memcpy(&slope, derivative + j, sizeof(slope));
    gradient *= slope;
    memcpy(gradient1 + j, &gradient, sizeof(gradient));
  }

  causalWeights(Width, count, tok, args->q, keys, weights);
  addGradients(Hidden, count, weights, gradients1, queryHidden);
  float *queryActive = hidden; // the key's hidden values are dead
  geluOf(Hidden, queryHidden, queryActive);
  Row z = multiply(Hidden, queryActive, args->W2, args->b2);
  storeParts(zq, &z);
  causalWeights(Hidden, count, tok, queryActive, activations, weights);
  addGradients(Width, count, weights, gradients2, zq);
  z = loadParts(zq);
  residualNorm(args, &z);
  if (count == Tokens) {
    updateState(Width, Hidden, tok, keys, gradients1, args->W1, args->b1);
    updateState(Hidden, Width, tok, activations, gradients2, args->W2, args->b2);
  }
}
