//===- Model.cpp - A byte-level language model with one TTT layer ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Model.h.
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace bytelm {

static constexpr int bytes = 256, miniBatch = 16;

Model::Model(Shape shape, float innerRate, unsigned seed)
    : shape(shape), innerRate(innerRate), random(seed),
      current(bytes * shape.model(), 0.5f, random), previous(bytes * shape.model(), 0.5f, random),
      toQuery(shape.model() * shape.model(), 1 / std::sqrt(float(shape.model())), random),
      toKey(shape.model() * shape.model(), 1 / std::sqrt(float(shape.model())), random),
      toValue(shape.model() * shape.model(), 1 / std::sqrt(float(shape.model())), random),
      toRate(shape.model() * shape.heads, 0.1f, random), rateBias(shape.heads),
      toOut(shape.model() * shape.model(), 1 / std::sqrt(float(shape.model())), random),
      toLogits(shape.model() * bytes, 0.05f, random), logitBias(bytes), gamma(shape.model(), 1),
      beta(shape.model()), tok(miniBatch),
      weights(shape.heads * shape.width * shape.width, 0.05f, random),
      bias(shape.heads * shape.width), layer(shape.batch, shape.heads, shape.tokens),
      x(shape.rows() * shape.model()), hidden(x.size()), rates(shape.rows() * shape.heads),
      dHidden(x.size()), dx(x.size()) {
  // The layer was compiled for fixed widths and mini-batch lengths.
  if (layer["gamma"].size() != gamma.value.size() || layer["tok"].size() != tok.value.size()) {
    std::fputs("byte-lm: error: the layer was compiled for other sizes than the model's\n", stderr);
    std::exit(1);
  }
  for (int i = 0; i < miniBatch; ++i)
    tok.value[i] = 1.0f / static_cast<float>(i + 1); // initial value of the official layer
}

void Model::embed(const std::vector<const uint8_t *> &sequences) {
  const int width = shape.model();
  for (int row = 0; row < shape.rows(); ++row) {
    const uint8_t *at = sequences[row / shape.tokens] + row % shape.tokens;
    for (int i = 0; i < width; ++i)
      x[row * width + i] = current.value[at[1] * width + i] + previous.value[at[0] * width + i];
  }
}

void Model::project() {
  const int rows = shape.rows(), width = shape.model();
  auto product = [&](const Parameter &by, Floats &to, int columns) {
    std::fill(to.begin(), to.end(), 0.0f);
    addProduct(x.data(), by.value.data(), to.data(), rows, width, columns);
  };
  product(toQuery, layer["q"], width);
  product(toKey, layer["k"], width);
  product(toValue, layer["v"], width);
  product(toRate, rates, shape.heads);
  for (size_t i = 0; i < rates.size(); ++i) {
    rates[i] = 1 / (1 + std::exp(-rates[i] - rateBias.value[i % shape.heads]));
    layer["lr"][i] = innerRate * rates[i];
  }
  layer["gamma"] = gamma.value;
  layer["beta"] = beta.value;
  layer["tok"] = tok.value;
  std::copy(weights.value.begin(), weights.value.end(), layer["W1"].begin());
  std::copy(bias.value.begin(), bias.value.end(), layer["b1"].begin());
}

/// Computes the loss, and its gradient down to `dHidden`.
double Model::predict(const std::vector<const uint8_t *> &sequences) {
  const int rows = shape.rows(), width = shape.model();
  hidden = x;
  addProduct(layer["out"].data(), toOut.value.data(), hidden.data(), rows, width, width);
  Floats logits(static_cast<size_t>(rows) * bytes);
  for (int row = 0; row < rows; ++row)
    std::copy(logitBias.value.begin(), logitBias.value.end(), logits.begin() + row * bytes);
  addProduct(hidden.data(), toLogits.value.data(), logits.data(), rows, width, bytes);
  double loss = 0;
  for (int row = 0; row < rows; ++row) {
    float *scores = logits.data() + row * bytes;
    const int target = sequences[row / shape.tokens][row % shape.tokens + 2];
    const float highest = *std::max_element(scores, scores + bytes);
    const float atTarget = scores[target] - highest;
    float sum = 0;
    for (int i = 0; i < bytes; ++i)
      sum += scores[i] = std::exp(scores[i] - highest);
    loss += std::log(sum) - atTarget;
    for (int i = 0; i < bytes; ++i)
      scores[i] = (scores[i] / sum - static_cast<float>(i == target)) / static_cast<float>(rows);
    for (int i = 0; i < bytes; ++i)
      logitBias.gradient[i] += scores[i];
  }
  addProductOfColumns(hidden.data(), logits.data(), toLogits.gradient.data(), rows, width, bytes);
  std::fill(dHidden.begin(), dHidden.end(), 0.0f);
  addProduct(logits.data(), transposed(toLogits.value, width, bytes).data(), dHidden.data(), rows,
             bytes, width);
  return loss / rows;
}

void Model::goBack(const std::vector<const uint8_t *> &sequences) {
  const int rows = shape.rows(), width = shape.model();
  addProductOfColumns(layer["out"].data(), dHidden.data(), toOut.gradient.data(), rows, width,
                      width);
  Floats &dOut = layer["d_out"];
  std::fill(dOut.begin(), dOut.end(), 0.0f);
  addProduct(dHidden.data(), transposed(toOut.value, width, width).data(), dOut.data(), rows, width,
             width);
  layer.backward();

  dx = dHidden; // residual path around the layer
  auto through = [&](Parameter &by, const Floats &gradient, int columns) {
    addProductOfColumns(x.data(), gradient.data(), by.gradient.data(), rows, width, columns);
    addProduct(gradient.data(), transposed(by.value, width, columns).data(), dx.data(), rows,
               columns, width);
  };
  through(toQuery, layer["d_q"], width);
  through(toKey, layer["d_k"], width);
  through(toValue, layer["d_v"], width);
  Floats dRates = layer["d_lr"];
  for (size_t i = 0; i < dRates.size(); ++i) {
    dRates[i] *= innerRate * rates[i] * (1 - rates[i]);
    rateBias.gradient[i % shape.heads] += dRates[i];
  }
  through(toRate, dRates, shape.heads);
  gamma.gradient = layer["d_gamma"];
  beta.gradient = layer["d_beta"];
  tok.gradient = layer["d_tok"];
  // One initial state for the whole batch.
  for (size_t i = 0; i < layer["d_W1"].size(); ++i)
    weights.gradient[i % weights.gradient.size()] += layer["d_W1"][i];
  for (size_t i = 0; i < layer["d_b1"].size(); ++i)
    bias.gradient[i % bias.gradient.size()] += layer["d_b1"][i];
  for (int row = 0; row < rows; ++row) {
    const uint8_t *at = sequences[row / shape.tokens] + row % shape.tokens;
    for (int i = 0; i < width; ++i) {
      current.gradient[at[1] * width + i] += dx[row * width + i];
      previous.gradient[at[0] * width + i] += dx[row * width + i];
    }
  }
}

double Model::train(const std::vector<const uint8_t *> &sequences, float rate, int step) {
  embed(sequences);
  project();
  layer.forward();
  const double loss = predict(sequences);
  goBack(sequences);
  for (Parameter *parameter : {&current, &previous, &toQuery, &toKey, &toValue, &toRate, &rateBias,
                               &toOut, &toLogits, &logitBias, &gamma, &beta, &tok, &weights, &bias})
    parameter->update(rate, step);
  return loss;
}

} // namespace bytelm
