//===- SumParts.h - Sums of outputs that blocks share -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime's own kernels: `tttc_sum_f32`, `_f64`, `_bf16` and `_f16`, in PTX that every
// driver compiles for its device (SumParts.ptx.in).
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_SUMPARTS_H
#define TTTC_RUNTIME_LIB_CUDA_SUMPARTS_H

#include <cstdint>

namespace tttc::runtime::cuda {

/// The PTX of these kernels.
const char *sumPartsPtx();

/// The kernels' parameters, in their order.
struct SumParameters {
  uint64_t out = 0, parts = 0;
  int64_t row = 0, entries = 1, heads = 1, count = 0;
  int64_t outBatch = 0, outHead = 0, outTime = 0, partBatch = 0, partHead = 0;
  int64_t terms = 0, termStride = 0;
  uint64_t slots = 0, end = 0, adds = 0;
  double start = 0;
  uint64_t endBytes = 8;
};
inline constexpr unsigned sumParameterCount = 18;
static_assert(sizeof(SumParameters) == 8 * sumParameterCount, "each has 8 bytes");

inline constexpr unsigned sumThreads = 256; ///< threads of a block, one element each

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_SUMPARTS_H
