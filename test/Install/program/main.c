//===- main.c - A program that calls two kernels ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One is linked in, the other one opened: running sums, and their squares in float64.
//
//===----------------------------------------------------------------------===//

#include "total.h"

#include <stdio.h>
#include <stdlib.h>

const tttc_kernel_info *wideKernel(void); // wide.c

static void check(tttc_status status) {
  if (status != TTTC_OK) {
    fprintf(stderr, "%s\n", tttc_last_error());
    exit(1);
  }
}

static tttc_tensor rows(void *data, tttc_dtype dtype, int64_t tokens) {
  const int64_t shape[] = {1, 1, tokens, 2};
  return tttc_tensor_dense(data, dtype, 4, shape);
}

static void run(const tttc_kernel *kernel, tttc_argument *arguments, uint32_t count,
                int64_t tokens) {
  uint64_t bytes, alignment;
  check(tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, 1, 1, 1, tokens, &bytes, &alignment));
  void *workspace =
      bytes ? aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment) : NULL;
  tttc_run_options options = {.struct_size = sizeof(options),
                              .num_threads = 1,
                              .workspace = workspace,
                              .workspace_bytes = bytes};
  check(tttc_run(kernel, TTTC_ENTRY_FORWARD, arguments, count, &options));
  free(workspace);
}

int main(void) {
  enum { tokens = 3 };
  float x[tokens * 2] = {1, 10, 2, 20, 3, 30}, sums[tokens * 2], last[2];
  tttc_kernel *total, *product;
  check(tttc_kernel_from_info(&tttc_kernel_total, &total));
  const int64_t shape[] = {1, 1, 2};
  tttc_argument of_total[] = {{"x", rows(x, TTTC_F32, tokens)},
                              {"m_final", tttc_tensor_dense(last, TTTC_F32, 3, shape)},
                              {"out", rows(sums, TTTC_F32, tokens)}};
  run(total, of_total, 3, tokens);

  double squares[tokens * 2], read[tokens * 2];
  for (int i = 0; i < tokens * 2; ++i)
    read[i] = sums[i];
  check(tttc_kernel_open(PRODUCT, "product", &product));
  tttc_argument of_product[] = {{"x", rows(read, TTTC_F64, tokens)},
                                {"y", rows(read, TTTC_F64, tokens)},
                                {"out", rows(squares, TTTC_F64, tokens)}};
  run(product, of_product, 3, tokens);
  for (int i = 0; i < tokens * 2; ++i)
    printf("%g %g\n", sums[i], squares[i]);
  printf("%s, %s\n", tttc_kernel_total.dims, wideKernel()->dims);
  tttc_kernel_close(product);
  tttc_kernel_close(total);
  return 0;
}
