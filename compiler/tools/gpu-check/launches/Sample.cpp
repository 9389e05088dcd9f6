//===- Sample.cpp - Checks elements of a large product --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands are bf16: their products are exact in float32, sums are not.
//
//===----------------------------------------------------------------------===//

#include "Sample.h"

#include "launches/Compare.h"

#include <cmath>
#include <cstdio>

namespace tttc::gpu {

bool sampleAgrees(Launch &launch, const CaseSpec &spec, std::string &error) {
  const ProductSpec &product = spec.product;
  std::vector<unsigned char> c;
  if (!launch.fetch(product.c, c, error))
    return false;
  bool narrow = spec.buffers[product.c].bytes == product.m * product.n * 2;
  const auto &a = launch.start(product.a), &b = launch.start(product.b);
  constexpr size_t samples = 509;
  for (size_t i = 0; i < samples; ++i) {
    // Samples include the first and the last element; the step between them covers all rows and
    // columns of tiles.
    size_t at = i * (product.m * product.n - 1) / (samples - 1);
    size_t row = at / product.n, column = at % product.n;
    double sum = 0, size = 0;
    for (size_t j = 0; j < product.k; ++j) {
      size_t other = product.columns ? column * product.k + j : j * product.n + column;
      double term = numberAt("bf16", a, row * product.k + j) * numberAt("bf16", b, other);
      sum += term;
      size += std::fabs(term);
    }
    double found = numberAt(narrow ? "bf16" : "f32", c, at);
    double bound = size * 0x1p-16 + (narrow ? std::fabs(sum) * 0x1p-8 : 0);
    if (!(std::fabs(found - sum) <= bound)) {
      char text[200];
      std::snprintf(text, sizeof(text), "element (%zu, %zu): expected %.9g, found %.9g", row,
                    column, sum, found);
      error = text;
      return false;
    }
  }
  return true;
}

} // namespace tttc::gpu
