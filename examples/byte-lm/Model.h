//===- Model.h - A byte-level language model with one TTT layer -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   x_t    = E[byte t] + P[byte t-1]
//   q,k,v  = x Wq, x Wk, x Wv        lr = rate * sigmoid(x w + c), per head
//   h      = x + TTT-Linear(q, k, v, lr) Wo
//   logits = h U + u                 loss = cross entropy of byte t+1, in nats
//
// Everything except the TTT layer is a few products, differentiated by hand; the layer's
// forward and backward kernels are compiled by tttc from ttt_linear.ttt.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_EXAMPLES_BYTELM_MODEL_H
#define TTTC_EXAMPLES_BYTELM_MODEL_H

#include "Layer.h"

#include <cstdint>

namespace bytelm {

struct Shape {
  int batch = 4, tokens = 1024, heads = 4, width = 16;
  int model() const { return heads * width; }
  int rows() const { return batch * tokens; }
};

class Model {
public:
  /// `innerRate` 0 makes a layer that does not learn: f(q) with the initial weights.
  Model(Shape shape, float innerRate, unsigned seed);

  /// Trains one step on `batch` rows of `tokens` + 2 bytes: the previous byte, the input
  /// bytes, the byte after the last. Returns the mean loss in nats per byte.
  double train(const std::vector<const uint8_t *> &sequences, float rate, int step);

private:
  void embed(const std::vector<const uint8_t *> &sequences);
  void project();
  double predict(const std::vector<const uint8_t *> &sequences);
  void goBack(const std::vector<const uint8_t *> &sequences);

  Shape shape;
  float innerRate;
  std::mt19937 random;
  Parameter current, previous, toQuery, toKey, toValue, toRate, rateBias, toOut, toLogits,
      logitBias, gamma, beta, tok, weights, bias;
  Layer layer;
  Floats x, hidden, rates, dHidden, dx;
};

} // namespace bytelm

#endif // TTTC_EXAMPLES_BYTELM_MODEL_H
