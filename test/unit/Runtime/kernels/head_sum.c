//===- head_sum.c - A layer whose output joins the heads ----------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// out[b, t] = sum over h of x[b, h, t]: `out` has no H, so a task is a sequence
// and the heads are an axis of its descriptors.
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

enum { heads = 3 };

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Memref1;

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Memref2;

static void runTask(void *const *args, void *workspace) {
  (void)workspace;
  const Memref2 *x = args[0];
  const Memref1 *out = args[1];
  for (int64_t t = 0; t < x->sizes[1]; ++t) {
    float sum = 0;
    for (int64_t h = 0; h < x->sizes[0]; ++h)
      sum += x->aligned[h * x->strides[0] + t * x->strides[1]];
    out->aligned[t * out->strides[0]] = sum;
  }
}

static const tttc_tensor_info tensors[] = {
    {"x",
     TTTC_TOKEN,
     TTTC_F32,
     TTTC_AXIS_BATCH | TTTC_AXIS_HEAD | TTTC_AXIS_TIME,
     0,
     {0},
     1,
     0,
     0,
     {0}},
    {"out", TTTC_OUTPUT, TTTC_F32, TTTC_AXIS_BATCH | TTTC_AXIS_TIME, 0, {0}, 1, 0, 0, {0}},
};

static const tttc_entry_info entries[] = {
    {TTTC_ENTRY_FORWARD,
     2,
     tensors,
     0,
     0,
     runTask,
     sizeof(tttc_tensor_info),
     TTTC_AXIS_BATCH,
     heads,
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

const tttc_kernel_info tttc_kernel_head_sum = {TTTC_ABI_VERSION,
                                               sizeof(tttc_kernel_info),
                                               "head_sum",
                                               "by hand",
                                               "primal",
                                               "heads=3",
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
