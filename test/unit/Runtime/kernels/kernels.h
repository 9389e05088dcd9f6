//===- kernels.h - Hand-written kernels -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The symbols that a compiled layer exports, written in C: linked into the tests and, with
// module.c, built as a shared object.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_RUNTIME_KERNELS_H
#define TTTC_TEST_UNIT_RUNTIME_KERNELS_H

#include "tttc/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// S = w * S + gate * x + bias; out = S, per token. f64, 4 elements per row.
extern const tttc_kernel_info tttc_kernel_ema;
/// out = sum over heads of x: one task per sequence. f32, for 3 heads only.
extern const tttc_kernel_info tttc_kernel_head_sum;

#ifdef __cplusplus
}
#endif

#endif // TTTC_TEST_UNIT_RUNTIME_KERNELS_H
