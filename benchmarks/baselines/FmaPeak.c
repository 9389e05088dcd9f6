//===- FmaPeak.c - Peak rate of multiply-adds ---------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Independent chains of vector multiply-adds that stay in registers: enough to keep
// two or four units busy over a latency of four or five cycles, and few enough for
// the register file. Compiler vectors make one source serve every instruction set.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"

#ifdef TTTC_AVX2
#define TTTC_PEAK tttc_fma_peak_avx2
#define TTTC_PEAK_LANES tttc_fma_peak_lanes_avx2
#else
#define TTTC_PEAK tttc_fma_peak
#define TTTC_PEAK_LANES tttc_fma_peak_lanes
#endif

#if defined(__AVX512F__)
enum { VectorBytes = 64, Chains = 16 };
#elif defined(__AVX__)
enum { VectorBytes = 32, Chains = 12 };
#else
enum { VectorBytes = 16, Chains = 16 };
#endif
enum { Lanes = VectorBytes / (int)sizeof(float), StepsPerIteration = 16 };

typedef float Vector __attribute__((vector_size(VectorBytes)));

int64_t TTTC_PEAK_LANES(void) { return (int64_t)Chains * Lanes; }

double TTTC_PEAK(int64_t iterations, float factor, float addend, float *sum) {
  Vector chain[Chains], factors = factor - (Vector){0}, addends = addend - (Vector){0};
  for (int c = 0; c < Chains; ++c)
    chain[c] = 1.0f - (Vector){0};
  for (int64_t i = 0; i < iterations; ++i)
    for (int step = 0; step < StepsPerIteration; ++step)
      for (int c = 0; c < Chains; ++c)
        chain[c] = chain[c] * factors + addends;
  *sum = 0;
  for (int c = 0; c < Chains; ++c)
    for (int lane = 0; lane < Lanes; ++lane)
      *sum += chain[c][lane];
  return 2.0 * (double)iterations * StepsPerIteration * Chains * Lanes;
}
