//===- Matrix.h - Dense products and the optimizer of the example -*- C++ -*-=//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row-major matrices in plain loops; speed outside the TTT layer does not matter in this
// example.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_EXAMPLES_BYTELM_MATRIX_H
#define TTTC_EXAMPLES_BYTELM_MATRIX_H

#include <cmath>
#include <random>
#include <vector>

namespace bytelm {

using Floats = std::vector<float>;

/// c[n, m] += a[n, k] b[k, m]
inline void addProduct(const float *a, const float *b, float *c, int n, int k, int m) {
  for (int i = 0; i < n; ++i)
    for (int l = 0; l < k; ++l) {
      const float factor = a[i * k + l];
      for (int j = 0; j < m; ++j)
        c[i * m + j] += factor * b[l * m + j];
    }
}

/// c[k, m] += a[n, k]^T b[n, m]
inline void addProductOfColumns(const float *a, const float *b, float *c, int n, int k, int m) {
  for (int i = 0; i < n; ++i)
    for (int l = 0; l < k; ++l) {
      const float factor = a[i * k + l];
      for (int j = 0; j < m; ++j)
        c[l * m + j] += factor * b[i * m + j];
    }
}

/// The transpose of b[k, m].
inline Floats transposed(const Floats &b, int k, int m) {
  Floats result(b.size());
  for (int l = 0; l < k; ++l)
    for (int j = 0; j < m; ++j)
      result[j * k + l] = b[l * m + j];
  return result;
}

/// A trained tensor: its values, its gradient, and the moments of Adam
/// (arXiv 1412.6980).
struct Parameter {
  Floats value, gradient, first, second;

  explicit Parameter(size_t size, float start = 0)
      : value(size, start), gradient(size), first(size), second(size) {}
  Parameter(size_t size, float deviation, std::mt19937 &random) : Parameter(size) {
    std::normal_distribution<float> normal(0, deviation);
    for (float &v : value)
      v = normal(random);
  }

  /// One step of Adam at rate `rate`; `step` counts from 1. Clears the gradient.
  void update(float rate, int step) {
    const float correct1 = 1 - std::pow(0.9f, static_cast<float>(step));
    const float correct2 = 1 - std::pow(0.99f, static_cast<float>(step));
    for (size_t i = 0; i < value.size(); ++i) {
      first[i] += 0.1f * (gradient[i] - first[i]);
      second[i] += 0.01f * (gradient[i] * gradient[i] - second[i]);
      value[i] -= rate * (first[i] / correct1) / (std::sqrt(second[i] / correct2) + 1e-8f);
      gradient[i] = 0;
    }
  }
};

} // namespace bytelm

#endif // TTTC_EXAMPLES_BYTELM_MATRIX_H
