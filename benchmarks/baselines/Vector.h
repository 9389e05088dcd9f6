//===- Vector.h - Vectors of the machine's width ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiler vectors for the peers: one source for AVX2 and AVX-512. A register holds
// 16 floats with AVX-512 and 8 otherwise; TTTC_VECTOR_FLOATS sets another width.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_BASELINES_VECTOR_H
#define TTTC_BENCHMARKS_BASELINES_VECTOR_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#define TTTC_INLINE static inline __attribute__((always_inline))

#ifndef TTTC_VECTOR_FLOATS
#ifdef __AVX512F__
#define TTTC_VECTOR_FLOATS 16
#else
#define TTTC_VECTOR_FLOATS 8
#endif
#endif

enum { Lanes = TTTC_VECTOR_FLOATS };

typedef float Vector __attribute__((vector_size(Lanes * sizeof(float))));
typedef int32_t IntVector __attribute__((vector_size(Lanes * sizeof(float))));
typedef float Quad __attribute__((vector_size(4 * sizeof(float))));

TTTC_INLINE Vector broadcast(float value) { return value - (Vector){0}; }

TTTC_INLINE Vector load(const float *from) {
  Vector value;
  memcpy(&value, from, sizeof(value));
  return value;
}

TTTC_INLINE void store(float *to, Vector value) { memcpy(to, &value, sizeof(value)); }

/// The first `count` lanes; the others are 0.
TTTC_INLINE Vector loadPart(const float *from, int64_t count) {
  Vector value = {0};
  memcpy(&value, from, (size_t)count * sizeof(float));
  return value;
}

TTTC_INLINE void storePart(float *to, Vector value, int64_t count) {
  memcpy(to, &value, (size_t)count * sizeof(float));
}

/// Lanes of row elements [j, j + Lanes) that are below d; the others are 0.
TTTC_INLINE Vector loadRow(const float *row, int64_t j, int64_t d) {
  return j + Lanes <= d ? load(row + j) : loadPart(row + j, d - j);
}

TTTC_INLINE void storeRow(float *row, int64_t j, int64_t d, Vector value) {
  if (j + Lanes <= d)
    store(row + j, value);
  else
    storePart(row + j, value, d - j);
}

TTTC_INLINE Vector selectLanes(IntVector condition, Vector yes, Vector no) {
  return (Vector)((condition & (IntVector)yes) | (~condition & (IntVector)no));
}

/// Lane numbers: 0, 1, 2, ...
TTTC_INLINE IntVector laneNumbers(void) {
  IntVector number = {0};
  for (int lane = 0; lane < Lanes; ++lane)
    number[lane] = lane;
  return number;
}

TTTC_INLINE Vector squareRoot(Vector x) {
  Vector root;
  for (int lane = 0; lane < Lanes; ++lane)
    root[lane] = sqrtf(x[lane]);
  return root;
}

/// Sum of all groups of four lanes.
TTTC_INLINE Quad sumQuads(Vector x) {
  Quad quads[Lanes / 4];
  memcpy(quads, &x, sizeof(x));
  Quad sum = quads[0];
  for (int i = 1; i < Lanes / 4; ++i)
    sum += quads[i];
  return sum;
}

/// Sum of all lanes.
TTTC_INLINE float sumLanes(Vector x) {
  Quad sum = sumQuads(x);
  return (sum[0] + sum[2]) + (sum[1] + sum[3]);
}

// Lanes i0 .. i3 of x (0 to 3) or y (4 to 7), in every group of four lanes.
#define TTTC_LANE(i, group) ((i) < 4 ? (i) + 4 * (group) : (i) - 4 + Lanes + 4 * (group))
#define TTTC_GROUP(i0, i1, i2, i3, group)                                                          \
  TTTC_LANE(i0, group), TTTC_LANE(i1, group), TTTC_LANE(i2, group), TTTC_LANE(i3, group)
#if TTTC_VECTOR_FLOATS == 16
#define TTTC_SHUFFLE(x, y, ...)                                                                    \
  __builtin_shufflevector(x, y, TTTC_GROUPS(__VA_ARGS__, 0), TTTC_GROUPS(__VA_ARGS__, 1),          \
                          TTTC_GROUPS(__VA_ARGS__, 2), TTTC_GROUPS(__VA_ARGS__, 3))
#else
#define TTTC_SHUFFLE(x, y, ...)                                                                    \
  __builtin_shufflevector(x, y, TTTC_GROUPS(__VA_ARGS__, 0), TTTC_GROUPS(__VA_ARGS__, 1))
#endif
#define TTTC_GROUPS(...) TTTC_GROUP(__VA_ARGS__)

/// Four floats at `from` in the first group of lanes, those `stride` * 4 later in the next.
TTTC_INLINE Vector loadQuads(const float *from, int64_t stride) {
  Vector value;
  for (int group = 0; group < Lanes / 4; ++group)
    memcpy((float *)&value + 4 * group, from + 4 * group * stride, sizeof(Quad));
  return value;
}

TTTC_INLINE void storeQuads(float *to, int64_t stride, Vector value) {
  for (int group = 0; group < Lanes / 4; ++group)
    memcpy(to + 4 * group * stride, (const float *)&value + 4 * group, sizeof(Quad));
}

/// Transposes four rows of four within every group of lanes.
TTTC_INLINE void transposeQuads(Vector *rows) {
  Vector low01 = TTTC_SHUFFLE(rows[0], rows[1], 0, 4, 1, 5);
  Vector high01 = TTTC_SHUFFLE(rows[0], rows[1], 2, 6, 3, 7);
  Vector low23 = TTTC_SHUFFLE(rows[2], rows[3], 0, 4, 1, 5);
  Vector high23 = TTTC_SHUFFLE(rows[2], rows[3], 2, 6, 3, 7);
  rows[0] = TTTC_SHUFFLE(low01, low23, 0, 1, 4, 5);
  rows[1] = TTTC_SHUFFLE(low01, low23, 2, 3, 6, 7);
  rows[2] = TTTC_SHUFFLE(high01, high23, 0, 1, 4, 5);
  rows[3] = TTTC_SHUFFLE(high01, high23, 2, 3, 6, 7);
}

/// Loops of constant length whose arrays are to stay in registers.
#define TTTC_UNROLL _Pragma("GCC unroll 16")

#endif // TTTC_BENCHMARKS_BASELINES_VECTOR_H
