//===- main.c - A layer on another machine ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stream of pairs (k, v), v a fixed linear function of k that the memory does not know. Prints
// the error of its predictions, relative to v, as it learns. Exit status 0 if the last is below 2
// percent of the first.
//
//===----------------------------------------------------------------------===//

#include "memory.h"

#include <stdio.h>
#include <stdlib.h>

enum { D = 32, T = 512, STEP = 64 };

static float k[T][D], v[T][D], out[T][D], rate[T], end[D][D], map[D][D];

/// From -1 to 1.
static float draw(void) {
  static uint32_t state = 1;
  state = state * 1664525u + 1013904223u;
  return (float)(state >> 8) / (1 << 23) - 1;
}

static void makeStream(void) {
  for (int i = 0; i < D; ++i)
    for (int j = 0; j < D; ++j)
      map[i][j] = draw();
  for (int t = 0; t < T; ++t) {
    float square = 0;
    for (int i = 0; i < D; ++i) {
      k[t][i] = draw();
      square += k[t][i] * k[t][i];
    }
    rate[t] = 1 / square; // the state then agrees with this pair
    for (int j = 0; j < D; ++j)
      for (int i = 0; i < D; ++i)
        v[t][j] += k[t][i] * map[i][j];
  }
}

/// The squared error of a part of the stream, relative to that of predicting zeros.
static float errorOf(int from, int to) {
  float error = 0, all = 0;
  for (int t = from; t < to; ++t)
    for (int j = 0; j < D; ++j) {
      error += (out[t][j] - v[t][j]) * (out[t][j] - v[t][j]);
      all += v[t][j] * v[t][j];
    }
  return error / all;
}

int main(void) {
  makeStream();
  const struct memory_forward_arrays arrays = {
      .k = k[0], .v = v[0], .lr = rate, .W_final = end[0], .out = out[0]};
  void *workspace = aligned_alloc(64, (size_t)memory_forward_workspace(1, 1, T));
  const int status = workspace ? memory_forward(&arrays, 1, 1, T, workspace) : 7;
  if (status != 0) {
    fprintf(stderr, "memory_forward: status %d\n", status);
    return 1;
  }
  for (int t = 0; t < T; t += STEP)
    printf("tokens %3d to %3d: error %.4f\n", t, t + STEP - 1, errorOf(t, t + STEP));
  free(workspace);
  return errorOf(T - STEP, T) < 0.02f * errorOf(0, STEP) ? 0 : 1;
}
