//===- main.c - A layer that reads what is typed ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tokens are the bytes of a text: `k` is made of the vectors of the last three bytes, `v` is the
// vector of the next one. The layer predicts each before it learns it. Functions for memory.js,
// which keep no state between calls.
//
//===----------------------------------------------------------------------===//

#include "memory.h"

#define EXPORT(NAME) __attribute__((export_name(#NAME)))

enum { D = 64, MOST = 16384 };

static unsigned char text[MOST + 1];
static float k[MOST][D], v[MOST][D], out[MOST][D], rate[MOST], end[D][D], losses[MOST];
static _Alignas(64) char workspace[1 << 20];

/// Adds the vector of a byte, `age` bytes ago: signs that look random, of this length.
static void addVector(unsigned char byte, int age, float length, float *vector) {
  uint32_t bits = (byte + 256u * (unsigned)age) * 2654435761u + 1;
  for (int i = 0; i < D; ++i) {
    bits = bits * 1664525u + 1013904223u;
    vector[i] += (bits >> 31 ? length : -length) / 8; // 8 is the root of D
  }
}

/// Where the text goes, at most `most` bytes of it.
EXPORT(text) unsigned char *textMemory(void) { return text; }
EXPORT(most) int mostBytes(void) { return MOST + 1; }
/// Of each byte but the first, after `learn`.
EXPORT(losses) float *lossMemory(void) { return losses; }

/// Reads the first `bytes` bytes of the text from the beginning. Returns the number of losses, or
/// -1 if there is not enough memory.
EXPORT(learn) int learn(int bytes) {
  const int tokens = bytes > MOST ? MOST : bytes - 1;
  if (tokens < 1)
    return 0;
  for (int t = 0; t < tokens; ++t) {
    for (int i = 0; i < D; ++i)
      k[t][i] = v[t][i] = 0;
    for (int age = 0; age < 3; ++age)
      addVector(t < age ? 0 : text[t - age], age, 0.57735f, k[t]); // 1 / sqrt(3)
    addVector(text[t + 1], 0, 1, v[t]);
    rate[t] = 0.5f;
  }
  const struct memory_forward_arrays arrays = {
      .k = k[0], .v = v[0], .lr = rate, .W_final = end[0], .out = out[0]};
  if (memory_forward_workspace(1, 1, tokens) > (int64_t)sizeof workspace ||
      memory_forward(&arrays, 1, 1, tokens, workspace) != 0)
    return -1;
  for (int t = 0; t < tokens; ++t) {
    losses[t] = 0;
    for (int i = 0; i < D; ++i)
      losses[t] += 0.5f * (out[t][i] - v[t][i]) * (out[t][i] - v[t][i]);
  }
  return tokens;
}
