//===- ema.c - A recurrence with every kind of tensor -------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Per token: S = w * S + gate * x + bias and out = S; `group` is S's first element
// after every second token. Has tensors with and without B, H and T, and rank 0.
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

enum { d = 4 };

typedef struct {
  double *allocated, *aligned;
  int64_t offset;
} Memref0;

typedef struct {
  double *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Memref1;

typedef struct {
  double *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Memref2;

static void runTask(void *const *args, void *workspace) {
  const Memref2 *x = args[0];
  const Memref1 *gate = args[1], *w = args[2];
  const Memref0 *bias = args[3];
  const Memref1 *initial = args[4], *final = args[5];
  const Memref2 *out = args[6];
  const Memref1 *group = args[7];
  double *state = workspace;
  for (int64_t i = 0; i < d; ++i)
    state[i] = initial->aligned[i];
  int64_t tokens = x->sizes[0];
  for (int64_t t = 0; t < tokens; ++t) {
    for (int64_t i = 0; i < d; ++i) {
      state[i] = w->aligned[i] * state[i] +
                 gate->aligned[t * gate->strides[0]] * x->aligned[t * x->strides[0] + i] +
                 bias->aligned[0];
      out->aligned[t * out->strides[0] + i] = state[i];
    }
    if (t % 2 == 1 || t == tokens - 1)
      group->aligned[t / 2 * group->strides[0]] = state[0];
  }
  for (int64_t i = 0; i < d; ++i)
    final->aligned[i] = state[i];
}

#define B TTTC_AXIS_BATCH
#define H TTTC_AXIS_HEAD
#define T TTTC_AXIS_TIME

static const tttc_tensor_info tensors[] = {
    {"x", TTTC_TOKEN, TTTC_F64, B | H | T, 1, {d}, 1, 0, 0, {0}},
    {"gate", TTTC_TOKEN, TTTC_F64, B | T, 0, {0}, 1, 0, 0, {0}},
    {"w", TTTC_PARAM, TTTC_F64, H, 1, {d}, 0, 0, 0, {0}},
    {"bias", TTTC_PARAM, TTTC_F64, 0, 0, {0}, 0, 0, 0, {0}},
    {"S", TTTC_STATE_INITIAL, TTTC_F64, B | H, 1, {d}, 0, 0, 0, {0}},
    {"S_final", TTTC_STATE_FINAL, TTTC_F64, B | H, 1, {d}, 0, 0, 0, {0}},
    {"out", TTTC_OUTPUT, TTTC_F64, B | H | T, 1, {d}, 1, 0, 0, {0}},
    {"group", TTTC_PROBE, TTTC_F64, B | H | T, 0, {0}, 2, 0, 0, {0}},
};

static const tttc_entry_info entries[] = {
    {TTTC_ENTRY_FORWARD,
     sizeof(tensors) / sizeof(*tensors),
     tensors,
     d * sizeof(double),
     256,
     runTask,
     sizeof(tttc_tensor_info),
     B | H,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0,
     0},
};

const tttc_kernel_info tttc_kernel_ema = {TTTC_ABI_VERSION,
                                          sizeof(tttc_kernel_info),
                                          "ema",
                                          "by hand",
                                          "primal",
                                          "d=4",
                                          "generic",
                                          "",
                                          1,
                                          sizeof(tttc_entry_info),
                                          entries,
                                          0,
                                          sizeof(tttc_image),
                                          0,
                                          0,
                                          0};
