//===- ema.c - ema.ttt as a kernel --------------------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces a compiled layer, so that ttt-run is tested without a compiler.
// EMA_ERROR is added to every output, for a wrong kernel; EMA_PROGRAM_HASH is the hash of the text
// it claims to be compiled from; EMA_DOUBLE makes it a float64 kernel.
//
//===----------------------------------------------------------------------===//

#include "tttc/runtime.h"

#ifndef EMA_ERROR
#define EMA_ERROR 0
#endif
#ifndef EMA_PROGRAM_HASH
#define EMA_PROGRAM_HASH 0
#endif

#ifdef EMA_DOUBLE
typedef double Number;
#define NUMBER TTTC_F64
#else
typedef float Number;
#define NUMBER TTTC_F32
#endif

enum { d = 3 };

typedef struct {
  Number *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Memref1;

typedef struct {
  Number *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Memref2;

static void runTask(void *const *args, void *workspace) {
  const Memref2 *x = args[0];
  const Memref1 *gate = args[1], *w = args[2], *S = args[3], *Z = args[4];
  const Memref1 *finalS = args[5], *finalZ = args[6];
  const Memref2 *out = args[7];
  Number *state = workspace;
  for (int64_t i = 0; i < d; ++i) {
    state[i] = S->aligned[i];
    state[d + i] = Z->aligned[i];
  }
  for (int64_t t = 0; t < x->sizes[0]; ++t)
    for (int64_t i = 0; i < d; ++i) {
      Number token = x->aligned[t * x->strides[0] + i];
      state[i] = w->aligned[i] * state[i] + gate->aligned[t * gate->strides[0]] * token;
      state[d + i] += token;
      out->aligned[t * out->strides[0] + i] = token * state[i] + state[d + i] + EMA_ERROR;
    }
  for (int64_t i = 0; i < d; ++i) {
    finalS->aligned[i] = state[i];
    finalZ->aligned[i] = state[d + i];
  }
}

#define B TTTC_AXIS_BATCH
#define H TTTC_AXIS_HEAD
#define T TTTC_AXIS_TIME

static const tttc_tensor_info tensors[] = {
    {"x", TTTC_TOKEN, NUMBER, B | H | T, 1, {d}, 1, 0, 0, {0}},
    {"gate", TTTC_TOKEN, NUMBER, B | H | T, 0, {0}, 1, 0, 0, {0}},
    {"w", TTTC_PARAM, NUMBER, H, 1, {d}, 0, 0, 0, {0}},
    {"S", TTTC_STATE_INITIAL, NUMBER, B | H, 1, {d}, 0, 0, 0, {0}},
    {"Z", TTTC_STATE_INITIAL, NUMBER, B | H, 1, {d}, 0, 0, 0, {0}},
    {"S_final", TTTC_STATE_FINAL, NUMBER, B | H, 1, {d}, 0, 0, 0, {0}},
    {"Z_final", TTTC_STATE_FINAL, NUMBER, B | H, 1, {d}, 0, 0, 0, {0}},
    {"out", TTTC_OUTPUT, NUMBER, B | H | T, 1, {d}, 1, 0, 0, {0}},
};

static const tttc_entry_info entries[] = {
    {TTTC_ENTRY_FORWARD,
     sizeof(tensors) / sizeof(*tensors),
     tensors,
     2 * d * sizeof(Number),
     64,
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

static const tttc_kernel_info ema = {TTTC_ABI_VERSION,
                                     sizeof(tttc_kernel_info),
                                     "ema",
                                     "by hand",
                                     "primal",
                                     "b=2,d=3",
                                     "generic",
                                     "",
                                     1,
                                     sizeof(tttc_entry_info),
                                     entries,
                                     0,
                                     sizeof(tttc_image),
                                     0,
                                     EMA_PROGRAM_HASH,
                                     0};

static const tttc_kernel_info *const kernels[] = {&ema};

TTTC_API extern const tttc_module_info tttc_module;
const tttc_module_info tttc_module = {TTTC_ABI_VERSION, 1, kernels};
