//===- TTTLinearHand.c - TTT-Linear by hand for one size ----------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dual form of TTTLinear.c for d = 64 and b = 16 only. Lanes are tokens: every
// array of a mini-batch is transposed, [d, 16], so that norms need no sums across
// lanes. W1 is kept transposed from the first mini-batch to the last. Products
// accumulate in registers, from the bias to the correction of the queries. Weights of
// the correction are computed for the blocks on and below the diagonal.
//
//===----------------------------------------------------------------------===//

#include "Baselines.h"
#include "Vector.h"

enum { Width = 64, Tokens = 16, Groups = Tokens / Lanes };

/// Floats from a row of the inputs to the next: keys and queries are next to each other.
enum { Both = 2 * Tokens };

/// With AVX-512 one tile of vectors has the keys and the queries, with AVX2 those of the keys or
/// of the queries.
enum { IsJoint = Lanes == 16 };

/// Rows of a tile: accumulators, vectors and a factor fill the registers.
enum { TileRows = IsJoint ? 8 : 6, Tiles = Width / TileRows, RestRows = Width % TileRows };

/// Strips of two vectors in a row of W1.
enum { Strips = Width / (2 * Lanes) };

typedef struct Scratch {
  float W1[Width * Width];        ///< transposed
  float inputs[Width * Both];     ///< keys and queries
  float values[Width * Both];     ///< W1^T @ inputs + b1
  float gradient[Width * Tokens]; ///< times the rates
  float update[Width * Tokens];   ///< the gradient times -tok at the mini-batch's end
  float weights[Tokens * Tokens]; ///< of a key's gradient in each query, by key
  float b1[Width];
} Scratch;

/// Sixteen rows of each input, and those of the mini-batch after it.
typedef struct Rows {
  const float *q, *k, *v, *lr;
  float *out;
  int64_t next; ///< floats from a row of this mini-batch to that of the next
} Rows;

/// Starts loads of one part of `parts` of sixteen rows, to the L2 cache: the L1 cache is full of
/// this mini-batch's arrays. Few at a time, so that the products' own loads do not wait for them.
TTTC_INLINE void prefetchPart(const float *rows, int64_t part, int64_t parts) {
  enum { LineFloats = 16, Lines = Width * Tokens / LineFloats };
  for (int64_t line = Lines * part / parts; line < Lines * (part + 1) / parts; ++line)
    __builtin_prefetch(rows + line * LineFloats, 0, 2);
}

/// Columns [j, j + 4) of rows [16, 64], of one group of tokens.
TTTC_INLINE void loadColumns(const float *rows, int group, int64_t j, Vector *columns) {
  TTTC_UNROLL
  for (int i = 0; i < 4; ++i)
    columns[i] = loadQuads(rows + (group * Lanes + i) * Width + j, Width);
  transposeQuads(columns);
}

TTTC_INLINE void storeColumns(float *rows, int group, int64_t j, Vector *columns) {
  transposeQuads(columns);
  TTTC_UNROLL
  for (int i = 0; i < 4; ++i)
    storeQuads(rows + (group * Lanes + i) * Width + j, Width, columns[i]);
}

/// Transposes rows [64, 64].
TTTC_INLINE void transposeState(const float *restrict from, float *restrict to) {
  for (int64_t i = 0; i < Width; ++i)
    for (int64_t j = 0; j < Width; ++j)
      to[j * Width + i] = from[i * Width + j];
}

/// sum[row][group] += factors[row][step] * vectors[step][group], over all steps.
TTTC_INLINE void addProducts(int rows, int groups, int steps, const float *restrict factors,
                             int64_t factorStride, const float *restrict vectors,
                             int64_t vectorStride, Vector (*sum)[2]) {
  for (int64_t step = 0; step < steps; ++step) {
    Vector x[2];
    TTTC_UNROLL
    for (int g = 0; g < groups; ++g)
      x[g] = load(vectors + step * vectorStride + g * Lanes);
    TTTC_UNROLL
    for (int r = 0; r < rows; ++r) {
      Vector factor = broadcast(factors[r * factorStride + step]);
      TTTC_UNROLL
      for (int g = 0; g < groups; ++g)
        sum[r][g] += factor * x[g];
    }
  }
}

/// Rows [j, j + rows) of the values of keys, and of queries if joint; adds the keys' to sum.
TTTC_INLINE void valueTile(Scratch *s, int64_t j, int rows, Vector *sum) {
  Vector value[TileRows][2];
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r)
    value[r][0] = value[r][1] = broadcast(s->b1[j + r]);
  addProducts(rows, 2, Width, s->W1 + j * Width, Width, s->inputs, Both, value);
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    store(s->values + (j + r) * Both, value[r][0]);
    store(s->values + (j + r) * Both + Lanes, value[r][1]);
    TTTC_UNROLL
    for (int g = 0; g < Groups; ++g)
      sum[g] += value[r][g];
  }
}

/// Mean of every token's values, [64, 32] from its first group, and 1 / their deviation.
TTTC_INLINE void normalise(const float *values, const Vector *sum, Vector *mean, Vector *inverse) {
  Vector squares[Groups][2];
  TTTC_UNROLL
  for (int g = 0; g < Groups; ++g) {
    mean[g] = sum[g] * (1.0f / Width);
    squares[g][0] = squares[g][1] = (Vector){0};
  }
  for (int64_t j = 0; j < Width; j += 4) {
    TTTC_UNROLL
    for (int i = 0; i < 4; ++i) {
      TTTC_UNROLL
      for (int g = 0; g < Groups; ++g) {
        Vector centered = load(values + (j + i) * Both + g * Lanes) - mean[g];
        squares[g][i % 2] += centered * centered;
      }
    }
  }
  TTTC_UNROLL
  for (int g = 0; g < Groups; ++g)
    inverse[g] = 1.0f / squareRoot((squares[g][0] + squares[g][1]) * (1.0f / Width) + 1e-6f);
}

/// The gradient of the inner loss 0.5 * sum((k + gamma * layer_norm(z) + beta - v)^2) in the
/// keys' values z, times the rates; and the update, with the bias updated by it.
TTTC_INLINE void gradients(Scratch *s, const float *restrict gamma, const float *restrict beta,
                           const Rows *rows, const Vector *sum, float last) {
  Vector mean[Groups], inverse[Groups];
  normalise(s->values, sum, mean, inverse);
  Vector sums[Groups], products[Groups];
  TTTC_UNROLL
  for (int g = 0; g < Groups; ++g)
    sums[g] = products[g] = (Vector){0};
  for (int64_t j = 0; j < Width; j += 4) {
    TTTC_UNROLL
    for (int g = 0; g < Groups; ++g) {
      Vector v[4];
      loadColumns(rows->v, g, j, v);
      TTTC_UNROLL
      for (int i = 0; i < 4; ++i) {
        float *value = s->values + (j + i) * Both + g * Lanes;
        Vector x = (load(value) - mean[g]) * inverse[g];
        Vector error = load(s->inputs + (j + i) * Both + g * Lanes) - v[i];
        Vector gradient = gamma[j + i] * (gamma[j + i] * x + (beta[j + i] + error));
        sums[g] += gradient;
        products[g] += gradient * x;
        store(value, x);
        store(s->gradient + (j + i) * Tokens + g * Lanes, gradient);
      }
    }
  }
  Vector rate[Groups];
  TTTC_UNROLL
  for (int g = 0; g < Groups; ++g) {
    rate[g] = inverse[g] * load(rows->lr + g * Lanes);
    sums[g] *= 1.0f / Width;
    products[g] *= 1.0f / Width;
  }
  for (int64_t j = 0; j < Width; j += 4) {
    Vector total[4];
    TTTC_UNROLL
    for (int i = 0; i < 4; ++i) {
      total[i] = (Vector){0};
      TTTC_UNROLL
      for (int g = 0; g < Groups; ++g) {
        float *gradient = s->gradient + (j + i) * Tokens + g * Lanes;
        Vector x = load(s->values + (j + i) * Both + g * Lanes);
        Vector scaled = (load(gradient) - sums[g] - x * products[g]) * rate[g];
        Vector update = -last * scaled;
        store(gradient, scaled);
        store(s->update + (j + i) * Tokens + g * Lanes, update);
        total[i] += update;
      }
    }
    transposeQuads(total);
    Quad b1;
    memcpy(&b1, s->b1 + j, sizeof(b1));
    b1 += sumQuads((total[0] + total[1]) + (total[2] + total[3]));
    memcpy(s->b1 + j, &b1, sizeof(b1));
  }
}

/// Weights of the gradients of keys [key, key + rows) in the queries from `group` on:
/// -tok_t * (dot(q_t, k_s) + 1) for s <= t, where the 1 accounts for the bias, else 0.
TTTC_INLINE void weightTile(Scratch *s, const float *restrict k, const float *restrict tok, int key,
                            int rows, int group) {
  Vector score[8][2];
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r)
    score[r][0] = score[r][1] = broadcast(1.0f);
  addProducts(rows, Groups - group, Width, k + key * Width, Width,
              s->inputs + Tokens + group * Lanes, Both, score);
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    TTTC_UNROLL
    for (int g = group; g < Groups; ++g) {
      IntVector isLater = laneNumbers() + (g * Lanes) >= key + r;
      Vector weight = -load(tok + g * Lanes) * score[r][g - group];
      store(s->weights + (key + r) * Tokens + g * Lanes, selectLanes(isLater, weight, (Vector){0}));
    }
  }
}

/// Rows [j, j + rows) of the queries' corrected values; adds them to sum.
TTTC_INLINE void queryTile(Scratch *s, int64_t j, int rows, Vector *sum) {
  Vector value[TileRows][2];
  float *values = s->values + j * Both + Tokens;
  if (IsJoint) {
    TTTC_UNROLL
    for (int r = 0; r < rows; ++r)
      value[r][0] = load(values + r * Both);
  } else {
    TTTC_UNROLL
    for (int r = 0; r < rows; ++r)
      value[r][0] = value[r][1] = broadcast(s->b1[j + r]);
    addProducts(rows, 2, Width, s->W1 + j * Width, Width, s->inputs + Tokens, Both, value);
  }
  const float *gradient = s->gradient + j * Tokens;
  addProducts(rows, Groups, Lanes, gradient, Tokens, s->weights, Tokens, value);
  if (Groups == 2) // keys of the second group contribute to its queries alone
    for (int64_t key = Lanes; key < Tokens; ++key) {
      Vector weight = load(s->weights + key * Tokens + Lanes);
      TTTC_UNROLL
      for (int r = 0; r < rows; ++r)
        value[r][1] += gradient[r * Tokens + key] * weight;
    }
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    TTTC_UNROLL
    for (int g = 0; g < Groups; ++g) {
      store(values + r * Both + g * Lanes, value[r][g]);
      sum[g] += value[r][g];
    }
  }
}

/// W1^T[j ...][i ...] += update @ k, for a tile of rows and two vectors.
TTTC_INLINE void updateTile(Scratch *s, const float *restrict k, int64_t j, int64_t i, int rows) {
  Vector state[TileRows][2];
  float *W1 = s->W1 + j * Width + i;
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    __builtin_prefetch(W1 + (r + rows) * Width);
    state[r][0] = load(W1 + r * Width);
    state[r][1] = load(W1 + r * Width + Lanes);
  }
  addProducts(rows, 2, Tokens, s->update + j * Tokens, Tokens, k + i, Width, state);
  TTTC_UNROLL
  for (int r = 0; r < rows; ++r) {
    store(W1 + r * Width, state[r][0]);
    store(W1 + r * Width + Lanes, state[r][1]);
  }
}

static void miniBatch(Scratch *restrict s, const tttc_baseline_args *args, const Rows *rows,
                      float last) {
  const float *gamma = args->gamma, *beta = args->beta;
  for (int64_t j = 0; j < Width; j += 4)
    for (int g = 0; g < Groups; ++g) {
      Vector k[4], q[4];
      loadColumns(rows->k, g, j, k);
      loadColumns(rows->q, g, j, q);
      for (int i = 0; i < 4; ++i) {
        store(s->inputs + (j + i) * Both + g * Lanes, k[i]);
        store(s->inputs + (j + i) * Both + Tokens + g * Lanes, q[i]);
      }
    }

  Vector sum[2] = {{0}, {0}};
  for (int64_t tile = 0; tile < Tiles; ++tile) {
    prefetchPart(rows->out, tile, Tiles);
    valueTile(s, tile * TileRows, TileRows, sum);
  }
  if (RestRows)
    valueTile(s, Width - RestRows, RestRows, sum);

  // The bias of the queries is that of the mini-batch's start.
  float b1[Width];
  memcpy(b1, s->b1, sizeof(b1));
  gradients(s, gamma, beta, rows, sum, last);
  float updated[Width];
  memcpy(updated, s->b1, sizeof(b1));
  memcpy(s->b1, b1, sizeof(b1));

  for (int key = 0; key < Lanes; key += 4)
    weightTile(s, rows->k, args->tok, key, 4, 0);
  if (Groups == 2)
    weightTile(s, rows->k, args->tok, Lanes, 8, 1);

  sum[0] = sum[1] = (Vector){0};
  for (int64_t tile = 0; tile < Tiles; ++tile) {
    prefetchPart(rows->v + rows->next, tile, Tiles);
    queryTile(s, tile * TileRows, TileRows, sum);
  }
  if (RestRows)
    queryTile(s, Width - RestRows, RestRows, sum);
  memcpy(s->b1, updated, sizeof(b1));

  Vector mean[Groups], inverse[Groups];
  normalise(s->values + Tokens, sum, mean, inverse);
  for (int64_t j = 0; j < Width; j += 4) {
    TTTC_UNROLL
    for (int g = 0; g < Groups; ++g) {
      Vector out[4];
      TTTC_UNROLL
      for (int i = 0; i < 4; ++i) {
        int64_t at = (j + i) * Both + Tokens + g * Lanes;
        Vector x = (load(s->values + at) - mean[g]) * inverse[g];
        out[i] = load(s->inputs + at) + (gamma[j + i] * x + beta[j + i]);
      }
      storeColumns(rows->out, g, j, out);
    }
  }

  for (int64_t tile = 0; tile < Tiles; ++tile)
    for (int64_t i = 0; i < Width; i += 2 * Lanes) {
      prefetchPart(rows->k + rows->next, tile * Strips + i / (2 * Lanes), Tiles * Strips);
      prefetchPart(rows->q + rows->next, tile * Strips + i / (2 * Lanes), Tiles * Strips);
      updateTile(s, rows->k, tile * TileRows, i, TileRows);
    }
  for (int64_t i = 0; RestRows > 0 && i < Width; i += 2 * Lanes)
    updateTile(s, rows->k, Width - RestRows, i, RestRows);
}

/// The last mini-batch, of fewer tokens: rows of zeros with a rate of 0 follow them.
static void raggedMiniBatch(Scratch *s, const tttc_baseline_args *args, const Rows *rows,
                            int64_t n) {
  float q[Tokens * Width] = {0}, k[Tokens * Width] = {0}, v[Tokens * Width] = {0};
  float lr[Tokens] = {0}, out[Tokens * Width];
  size_t bytes = (size_t)n * Width * sizeof(float);
  memcpy(q, rows->q, bytes);
  memcpy(k, rows->k, bytes);
  memcpy(v, rows->v, bytes);
  memcpy(lr, rows->lr, (size_t)n * sizeof(float));
  Rows padded = {q, k, v, lr, out, 0};
  miniBatch(s, args, &padded, args->tok[n - 1]);
  memcpy(rows->out, out, bytes);
}

void TTTC_BASELINE(const tttc_baseline_args *args) {
  _Alignas(64) Scratch s;
  transposeState(args->W1, s.W1);
  memcpy(s.b1, args->b1, sizeof(s.b1));
  for (int64_t at = 0; at < args->tokens; at += Tokens) {
    int64_t n = args->tokens - at, from = at * Width;
    Rows rows = {args->q + from, args->k + from,   args->v + from,
                 args->lr + at,  args->out + from, n >= 2 * Tokens ? Tokens * Width : 0};
    if (n >= Tokens)
      miniBatch(&s, args, &rows, args->tok[Tokens - 1]);
    else
      raggedMiniBatch(&s, args, &rows, n);
  }
  transposeState(s.W1, args->W1_final);
  memcpy(args->b1_final, s.b1, sizeof(s.b1));
}
