//===- Noise.h - Random errors in product operands ---------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel for tensor cores rounds both operands of a product to 16 bits and nothing
// else: fl(x) = x (1 + d), |d| <= u. The effect on the results depends on the layer. To
// measure it, the interpreter runs the definition with such d, drawn at random, at every
// operand of `@`, `dot` and `outer`, those of Newton-Schulz included, and at the adjoints
// of their results, which are operands of a gradient's products. Sums, states and scalar
// functions stay exact.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_NOISE_H
#define TTTC_INTERPRETER_NOISE_H

#include <random>

namespace tttc::interpreter {

/// While an instance lives, operands of products in this thread have relative errors of up to
/// `unit` per element. Instances nest like scopes.
class Noise {
public:
  Noise(double unit, uint64_t seed) : outer(current), random(seed), errors(-unit, unit) {
    current = this;
  }
  ~Noise() { current = outer; }
  Noise(const Noise &) = delete;
  Noise &operator=(const Noise &) = delete;

  /// The innermost instance, or null.
  static Noise *active() { return current; }
  /// The relative error of the next element.
  double error() { return errors(random); }

private:
  inline static thread_local Noise *current = nullptr;
  Noise *outer;
  std::mt19937_64 random;
  std::uniform_real_distribution<double> errors;
};

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_NOISE_H
