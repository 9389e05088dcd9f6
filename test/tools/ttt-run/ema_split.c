//===- ema_split.c - ema.ttt in several calls ---------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entries of a kernel that decodes (docs/Rationale/Decode.md): a call carries the states at
// the start of the open group and the group's rows so far. EMA_CARRY_ERROR is added to
// a state that is carried out of the last token, where it affects no output.
//
//===----------------------------------------------------------------------===//

#include "tttc/runtime.h"

#ifndef EMA_CARRY_ERROR
#define EMA_CARRY_ERROR 0
#endif

enum { d = 3, group = 2 };

typedef struct {
  int64_t *allocated, *aligned;
  int64_t offset;
} Positions;

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Memref1;

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Memref2;

/// Processes the open group's `past` rows and the new tokens. `carried` are
/// S, Z, rows of x and rows of gate, in and out; inputs and outputs may share memory.
static void run(const Memref2 *x, const Memref1 *gate, const Memref1 *w, const Memref1 *S,
                const Memref1 *Z, const Memref2 *rowsX, const Memref1 *rowsGate, int64_t past,
                const Memref2 *out, void *const *carried) {
  const Memref1 *finalS = carried[0], *finalZ = carried[1], *finalGate = carried[3];
  const Memref2 *finalX = carried[2];
  const int64_t length = past + x->sizes[0], open = length - length % group;
  float s[d], z[d];
  for (int64_t i = 0; i < d; ++i) {
    s[i] = S->aligned[i];
    z[i] = Z->aligned[i];
  }
  for (int64_t t = 0; t <= length; ++t) {
    if (t == open)
      for (int64_t i = 0; i < d; ++i) {
        finalS->aligned[i] = s[i] + EMA_CARRY_ERROR;
        finalZ->aligned[i] = z[i];
      }
    if (t == length)
      break;
    const float *token =
        t < past ? rowsX->aligned + t * d : x->aligned + (t - past) * x->strides[0];
    const float rate =
        t < past ? rowsGate->aligned[t] : gate->aligned[(t - past) * gate->strides[0]];
    for (int64_t i = 0; i < d; ++i) {
      s[i] = w->aligned[i] * s[i] + rate * token[i];
      z[i] += token[i];
      if (t >= past)
        out->aligned[(t - past) * out->strides[0] + i] = token[i] * s[i] + z[i];
      if (t >= open)
        finalX->aligned[(t - open) * d + i] = token[i];
    }
    if (t >= open)
      finalGate->aligned[t - open] = rate;
  }
}

static void runPrefill(void *const *args, void *workspace) {
  (void)workspace;
  run(args[0], args[1], args[2], args[3], args[4], 0, 0, 0, args[5], args + 6);
}

static void runDecode(void *const *args, void *workspace) {
  (void)workspace;
  const Positions *position = args[3];
  run(args[0], args[1], args[2], args[4], args[5], args[6], args[7], position->aligned[0] % group,
      args[8], args + 9);
}

#define B TTTC_AXIS_BATCH
#define H TTTC_AXIS_HEAD
#define T TTTC_AXIS_TIME

#define TOKENS                                                                                     \
  {"x", TTTC_TOKEN, TTTC_F32, B | H | T, 1, {d}, 1, 0, 0, {0}},                                    \
      {"gate", TTTC_TOKEN, TTTC_F32, B | H | T, 0, {0}, 1, 0, 0, {0}}, {                           \
    "w", TTTC_PARAM, TTTC_F32, H, 1, {d}, 0, 0, 0, {0}                                             \
  }
#define CARRIED(suffix, role)                                                                      \
  {"carry.S" suffix, role, TTTC_F32, B | H, 1, {d}, 0, 0, 0, {0}},                                 \
      {"carry.Z" suffix, role, TTTC_F32, B | H, 1, {d}, 0, 0, 0, {0}},                             \
      {"carry.rows.x" suffix, role, TTTC_F32, B | H, 2, {group, d}, 0, 0, 0, {0}}, {               \
    "carry.rows.gate" suffix, role, TTTC_F32, B | H, 1, {group}, 0, 0, 0, {0}                      \
  }
#define OUT {"out", TTTC_OUTPUT, TTTC_F32, B | H | T, 1, {d}, 1, 0, 0, {0}}

static const tttc_tensor_info prefill[] = {
    TOKENS,
    {"S", TTTC_STATE_INITIAL, TTTC_F32, B | H, 1, {d}, 0, 0, 0, {0}},
    {"Z", TTTC_STATE_INITIAL, TTTC_F32, B | H, 1, {d}, 0, 0, 0, {0}},
    OUT,
    CARRIED("_final", TTTC_STATE_FINAL),
};
static const tttc_tensor_info decode[] = {
    TOKENS,
    {"position", TTTC_POSITION, TTTC_I64, B, 0, {0}, 0, 0, 0, {0}},
    CARRIED("", TTTC_STATE_INITIAL),
    OUT,
    CARRIED("_final", TTTC_STATE_FINAL),
};

#define ENTRY(kind, list, task)                                                                    \
  {kind,                                                                                           \
   sizeof(list) / sizeof(*(list)),                                                                 \
   list,                                                                                           \
   0,                                                                                              \
   64,                                                                                             \
   task,                                                                                           \
   sizeof(tttc_tensor_info),                                                                       \
   B | H,                                                                                          \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0,                                                                                              \
   0}

static const tttc_entry_info entries[] = {
    ENTRY(TTTC_ENTRY_PREFILL, prefill, runPrefill),
    ENTRY(TTTC_ENTRY_DECODE, decode, runDecode),
};

static const tttc_kernel_info ema = {TTTC_ABI_VERSION,
                                     sizeof(tttc_kernel_info),
                                     "ema",
                                     "by hand",
                                     "primal",
                                     "b=2,d=3",
                                     "generic",
                                     "",
                                     2,
                                     sizeof(tttc_entry_info),
                                     entries,
                                     0,
                                     sizeof(tttc_image),
                                     0,
                                     0,
                                     0};

static const tttc_kernel_info *const kernels[] = {&ema};

TTTC_API extern const tttc_module_info tttc_module;
const tttc_module_info tttc_module = {TTTC_ABI_VERSION, 1, kernels};
