//===- wide.c - Another kernel of a layer -------------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked next to the kernel of main.c, which has other dims.
//
//===----------------------------------------------------------------------===//

#include "wide.h"

const tttc_kernel_info *wideKernel(void) { return &tttc_kernel_total; }
