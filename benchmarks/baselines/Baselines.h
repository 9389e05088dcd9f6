//===- Baselines.h - Layers and the FMA peak in plain C -----------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Baselines for the kernels: the same layers in the dual form, as a C programmer
// would write them, and the rate of multiply-adds that the machine reaches when
// nothing else limits it.
//
// The plain files are compiled twice, under two names: `_o3` with -O3 and the
// machine's instructions, `_fast` with the flags of fast-math in addition. The peers,
// `_openblas` and `_hand`, are compiled once. On a machine with AVX-512 all have a second
// version for AVX2, with `_avx2` at the end of the name.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_BASELINES_H
#define TTTC_BENCHMARKS_BASELINES_BASELINES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One head of one sequence, all arrays dense and row-major, names as in the layer.
/// TTT-Linear does not use h, W2 and b2.
typedef struct tttc_baseline_args {
  int64_t tokens, d, h, b;
  const float *q, *k, *v;     ///< [tokens, d]
  const float *lr;            ///< [tokens]
  const float *gamma, *beta;  ///< [d]
  const float *tok;           ///< [b]
  const float *W1, *b1;       ///< linear: [d, d], [d]; MLP: [d, h], [h]
  const float *W2, *b2;       ///< MLP: [h, d], [d]
  float *out;                 ///< [tokens, d]
  float *W1_final, *b1_final; ///< the states after the last token
  float *W2_final, *b2_final;
  float *workspace; ///< tttc_baseline_workspace floats
} tttc_baseline_args;

/// Floats of workspace that any baseline needs at these sizes.
static inline int64_t tttc_baseline_workspace(int64_t d, int64_t h, int64_t b) {
  return 6 * b * (d + h) + b * b + 2 * d * h;
}

/// One token of one head of one sequence. The states are those at the start of the open
/// mini-batch; the call that completes a mini-batch updates them.
typedef struct tttc_decode_args {
  int64_t position;          ///< number of preceding tokens
  const float *q, *k, *v;    ///< [d]
  const float *lr;           ///< [1]
  const float *gamma, *beta; ///< [d]
  const float *tok;          ///< [b]
  float *W1, *b1, *W2, *b2;
  float *rows; ///< tttc_decode_rows floats, kept from token to token; zeros at first
  float *out;  ///< [d]
} tttc_decode_args;

/// Floats that are kept of the open mini-batch's tokens: the inputs of every layer and the
/// gradients in its outputs.
static inline int64_t tttc_decode_rows(int64_t d, int64_t h, int64_t b) { return 2 * b * (d + h); }

#define TTTC_DECLARE_BASELINE(name)                                                                \
  void tttc_baseline_##name(const tttc_baseline_args *args);                                       \
  void tttc_baseline_##name##_avx2(const tttc_baseline_args *args)
#define TTTC_DECLARE_DECODE(name)                                                                  \
  void tttc_baseline_##name(const tttc_decode_args *args);                                         \
  void tttc_baseline_##name##_avx2(const tttc_decode_args *args)

TTTC_DECLARE_BASELINE(ttt_linear_o3);
TTTC_DECLARE_BASELINE(ttt_linear_fast);
TTTC_DECLARE_BASELINE(ttt_linear_openblas);
TTTC_DECLARE_BASELINE(ttt_linear_hand);
TTTC_DECLARE_BASELINE(ttt_mlp_o3);
TTTC_DECLARE_BASELINE(ttt_mlp_fast);
TTTC_DECLARE_BASELINE(ttt_mlp_openblas);
TTTC_DECLARE_DECODE(ttt_linear_hand_decode);
TTTC_DECLARE_DECODE(ttt_mlp_hand_decode);

/// Runs `iterations` rounds of vector multiply-adds x = x * factor + addend in
/// registers; returns the number of floating-point operations (two per lane). *sum
/// receives the sum of all lanes: with factor = 1/2, addend = 1/2 it equals their
/// count, because every lane starts at 1.
double tttc_fma_peak(int64_t iterations, float factor, float addend, float *sum);
double tttc_fma_peak_avx2(int64_t iterations, float factor, float addend, float *sum);
/// Total number of lanes of all accumulators.
int64_t tttc_fma_peak_lanes(void);
int64_t tttc_fma_peak_lanes_avx2(void);

#ifdef __cplusplus
}
#endif

#endif // TTTC_BENCHMARKS_BASELINES_BASELINES_H
