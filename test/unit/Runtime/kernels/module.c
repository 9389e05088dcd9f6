//===- module.c - Two kernels as a shared object ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table a shared object exports. Built once with both kernels, once with the
// first only, and once for an ABI version that does not exist.
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

#ifndef TTTC_TEST_NUM_KERNELS
#define TTTC_TEST_NUM_KERNELS 2
#endif
#ifndef TTTC_TEST_ABI_VERSION
#define TTTC_TEST_ABI_VERSION TTTC_ABI_VERSION
#endif

static const tttc_kernel_info *const kernels[] = {&tttc_kernel_ema, &tttc_kernel_head_sum};

TTTC_API extern const tttc_module_info tttc_module;
const tttc_module_info tttc_module = {TTTC_TEST_ABI_VERSION, TTTC_TEST_NUM_KERNELS, kernels};
