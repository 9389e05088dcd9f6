//===- Tensor.cpp - Builds tensor views -----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Strides that do not fit 64 bits become the largest number, which tttc_run
// reports as reaching beyond the address space.
//
//===----------------------------------------------------------------------===//

#include "Checked.h"
#include "tttc/runtime.h"

using namespace tttc::runtime;

tttc_tensor tttc_tensor_dense(void *data, tttc_dtype dtype, uint32_t rank, const int64_t *shape) {
  tttc_tensor tensor = {data, static_cast<uint32_t>(dtype), rank, {}, {}};
  int64_t stride = 1;
  for (uint32_t i = rank < TTTC_MAX_RANK ? rank : TTTC_MAX_RANK; i-- > 0;) {
    tensor.shape[i] = shape[i];
    tensor.strides[i] = stride;
    if (!checkedMul(stride, shape[i], stride))
      stride = INT64_MAX;
  }
  return tensor;
}
