//===- rows.cu - Softmax and layer norm of rows ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exercises: 16-byte vector loads and stores, ex2, rsqrt and tanh approximations,
// fused multiply-adds, divisions, and a row kept in registers; one warp per row.
//
// Target: sm_80
//
//===----------------------------------------------------------------------===//

#include "Ptx.cuh"

PTX_DEVICE float warpSum(float x) {
  for (int step = 16; step; step /= 2)
    x += __shfl_xor_sync(~0u, x, step);
  return x;
}

PTX_DEVICE float warpMax(float x) {
  for (int step = 16; step; step /= 2)
    x = fmaxf(x, __shfl_xor_sync(~0u, x, step));
  return x;
}

/// softmax over the last axis of x[rows, columns]; columns may be ragged up to 128.
extern "C" __global__ void __launch_bounds__(128)
    softmaxRows(const float *x, float *y, int rows, int columns) {
  int row = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  float value[4], top = __int_as_float(0xff800000), sum = 0;
  for (int i = 0; i < 4; ++i) {
    int column = lane + 32 * i;
    value[i] = column < columns ? x[row * columns + column] : __int_as_float(0xff800000);
    top = fmaxf(top, value[i]);
  }
  top = warpMax(top);
  for (int i = 0; i < 4; ++i) {
    value[i] = exp2Approx((value[i] - top) * 1.44269504f);
    sum += value[i];
  }
  sum = 1.0f / warpSum(sum);
  for (int i = 0; i < 4; ++i)
    if (lane + 32 * i < columns)
      y[row * columns + lane + 32 * i] = value[i] * sum;
}

/// Layer norm of x[rows, 128] with weight and bias, then tanh of a second result.
extern "C" __global__ void __launch_bounds__(128)
    layerNormRows(const float4 *x, const float4 *weight, const float4 *bias, float4 *y, float4 *t,
                  int rows) {
  int row = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  float4 v = x[row * 32 + lane], w = weight[lane], b = bias[lane];
  float mean = warpSum(v.x + v.y + v.z + v.w) * (1.0f / 128);
  v = make_float4(v.x - mean, v.y - mean, v.z - mean, v.w - mean);
  float squares = warpSum(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
  float scale = rsqrtApprox(squares * (1.0f / 128) + 1e-5f);
  float4 r = make_float4(fmaf(v.x * scale, w.x, b.x), fmaf(v.y * scale, w.y, b.y),
                         fmaf(v.z * scale, w.z, b.z), fmaf(v.w * scale, w.w, b.w));
  y[row * 32 + lane] = r;
  t[row * 32 + lane] =
      make_float4(tanhApprox(r.x), tanhApprox(r.y), tanhApprox(r.z), tanhApprox(r.w));
}
