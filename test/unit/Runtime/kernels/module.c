//===- module.c - Two kernels as a shared object ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table a shared object exports. Built once with both kernels, once with the
// first only, once for an ABI version that does not exist, and twice with the first for four CPUs,
// of which this machine is none of the first two, or none at all.
//
//===----------------------------------------------------------------------===//

#include "kernels.h"

#ifndef TTTC_TEST_NUM_KERNELS
#define TTTC_TEST_NUM_KERNELS 2
#endif
#ifndef TTTC_TEST_ABI_VERSION
#define TTTC_TEST_ABI_VERSION TTTC_ABI_VERSION
#endif

#ifdef TTTC_TEST_VARIANTS
static tttc_kernel_info variants[4];
static const tttc_kernel_info *const kernels[] = {&variants[0], &variants[1], &variants[2],
                                                  &variants[3]};

__attribute__((constructor)) static void makeVariants(void) {
  static const char *const cpus[] = {"best", "better", "good", "plain"};
  for (int i = 0; i < 4; ++i) {
    variants[i] = tttc_kernel_ema;
    variants[i].target_cpu = cpus[i];
    variants[i].cpu_features = i < TTTC_TEST_VARIANTS ? "of-no-machine" : "";
  }
}
#else
static const tttc_kernel_info *const kernels[] = {&tttc_kernel_ema, &tttc_kernel_head_sum};
#endif

TTTC_API extern const tttc_module_info tttc_module;
const tttc_module_info tttc_module = {TTTC_TEST_ABI_VERSION, TTTC_TEST_NUM_KERNELS, kernels};
