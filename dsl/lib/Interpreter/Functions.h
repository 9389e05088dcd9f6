//===- Functions.h - Built-in functions of numbers and rows ------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Activations, norms, softmax, rotary positions and Newton-Schulz, each written
// from scalar primitives so that its derivative follows from theirs.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_FUNCTIONS_H
#define TTTC_INTERPRETER_FUNCTIONS_H

#include "TensorOps.h"

namespace tttc::interpreter {

/// 1 / (1 + exp(-x)), in the form whose exponential does not overflow.
template <typename N> N sigmoid(const N &x) {
  N one = literal<N>(1);
  if (plain(x) >= 0)
    return one / (one + apply<ExpRule>(-x));
  N e = apply<ExpRule>(x);
  return e / (one + e);
}

/// log(1 + exp(x)) = max(x, 0) + log1p(exp(-|x|)).
template <typename N> N softplus(const N &x) {
  if (plain(x) > 0)
    return x + apply<Log1pRule>(apply<ExpRule>(-x));
  return apply<Log1pRule>(apply<ExpRule>(x));
}

/// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))).
template <typename N> N gelu(const N &x) {
  N cubic = x + literal<N>(0.044715) * (x * x * x);
  N inner = literal<N>(0.7978845608028654) * cubic;
  return literal<N>(0.5) * x * (literal<N>(1) + apply<TanhRule>(inner));
}

/// 0.5 x (1 + erf(x / sqrt(2))).
template <typename N> N geluErf(const N &x) {
  return literal<N>(0.5) * x * (literal<N>(1) + apply<ErfRule>(literal<N>(0.7071067811865476) * x));
}

/// Sets `y` to the unary elementwise function `builtin` of `x`; returns false if it is not one.
template <typename N> bool unaryFunction(dsl::Builtin builtin, const N &x, N &y) {
  using dsl::Builtin;
  switch (builtin) {
  case Builtin::Exp:
    return y = apply<ExpRule>(x), true;
  case Builtin::Log:
    return y = apply<LogRule>(x), true;
  case Builtin::Sqrt:
    return y = apply<SqrtRule>(x), true;
  case Builtin::Abs:
    return y = absolute(x), true;
  case Builtin::Sign:
    return y = signOf(x), true;
  case Builtin::Tanh:
    return y = apply<TanhRule>(x), true;
  case Builtin::Sigmoid:
    return y = sigmoid(x), true;
  case Builtin::Softplus:
    return y = softplus(x), true;
  case Builtin::Relu:
    return y = maximum(literal<N>(0), x), true;
  case Builtin::Silu:
    return y = x * sigmoid(x), true;
  case Builtin::Gelu:
    return y = gelu(x), true;
  case Builtin::GeluErf:
    return y = geluErf(x), true;
  default:
    return false;
  }
}

/// Applies `f` in place to each row along the last axis; a scalar is a row of one element.
template <typename N, typename F> Tensor<N> perRow(const Tensor<N> &a, F f) {
  std::vector<N> out = a.data();
  int64_t width = a.lastAxis();
  for (int64_t begin = 0; begin < a.size(); begin += width)
    f(out.data() + begin, width);
  return Tensor<N>(a.shape(), std::move(out));
}

template <typename N> N rowSum(const N *row, int64_t width) {
  return sumOf<N>(width, [&](int64_t i) -> const N & { return row[i]; });
}
template <typename N> N rowSquares(const N *row, int64_t width) {
  auto get = [&](int64_t i) -> const N & { return row[i]; };
  return sumOfProducts<N>(width, get, get);
}

/// The maximum is subtracted as a constant: the result does not depend on it, so
/// neither do derivatives of any order.
template <typename N> Tensor<N> softmax(const Tensor<N> &a) {
  return perRow(a, [](N *row, int64_t width) {
    double top = -INFINITY;
    for (int64_t i = 0; i < width; ++i)
      top = std::max(top, plain(row[i]));
    for (int64_t i = 0; i < width; ++i)
      row[i] = apply<ExpRule>(row[i] - literal<N>(top));
    N total = rowSum(row, width);
    for (int64_t i = 0; i < width; ++i)
      row[i] = row[i] / total;
  });
}

/// (x - mean) / sqrt(variance + eps), with the biased variance.
template <typename N> Tensor<N> layerNorm(const Tensor<N> &a, const N &eps) {
  return perRow(a, [&](N *row, int64_t width) {
    N count = literal<N>(static_cast<double>(width));
    N average = rowSum(row, width) / count;
    for (int64_t i = 0; i < width; ++i)
      row[i] = row[i] - average;
    N spread = apply<SqrtRule>(rowSquares(row, width) / count + eps);
    for (int64_t i = 0; i < width; ++i)
      row[i] = row[i] / spread;
  });
}

/// x / sqrt(mean(x^2) + eps).
template <typename N> Tensor<N> rmsNorm(const Tensor<N> &a, const N &eps) {
  return perRow(a, [&](N *row, int64_t width) {
    N count = literal<N>(static_cast<double>(width));
    N size = apply<SqrtRule>(rowSquares(row, width) / count + eps);
    for (int64_t i = 0; i < width; ++i)
      row[i] = row[i] / size;
  });
}

/// x / sqrt(sum(x^2) + eps).
template <typename N> Tensor<N> l2Norm(const Tensor<N> &a, const N &eps) {
  return perRow(a, [&](N *row, int64_t width) {
    N size = apply<SqrtRule>(rowSquares(row, width) + eps);
    for (int64_t i = 0; i < width; ++i)
      row[i] = row[i] / size;
  });
}

/// The pairing of a row's elements in rope.
enum class RopePairs {
  Interleaved, ///< (x[2i], x[2i+1])
  Halves,      ///< (x[i], x[i + width/2])
};

/// Rotates the pair i by position * base^(-2i/width).
template <typename N>
Tensor<N> rope(const Tensor<N> &a, const N &position, RopePairs pairs, double base,
               Status &status) {
  if (a.lastAxis() % 2) {
    status.fail("expected an even last axis for rope, found " + shapeText(a.shape()));
    return a;
  }
  return perRow(a, [&](N *row, int64_t width) {
    const bool halves = pairs == RopePairs::Halves;
    for (int64_t i = 0; i < width / 2; ++i) {
      double speed = std::pow(base, -static_cast<double>(2 * i) / static_cast<double>(width));
      N angle = position * literal<N>(speed);
      N cosine = apply<CosRule>(angle), sine = apply<SinRule>(angle);
      N &first = row[halves ? i : 2 * i], &second = row[halves ? i + width / 2 : 2 * i + 1];
      N x = first, y = second;
      first = x * cosine - y * sine;
      second = y * cosine + x * sine;
    }
  });
}

/// Newton-Schulz iteration towards the nearest orthogonal matrix with the quintic
/// of Muon: X = G / (|G| + 1e-7); X = a X + (b A + c A A) X with A = X X^T. A tall G is
/// transposed, so that A is the smaller Gram matrix.
template <typename N> Tensor<N> newtonSchulz(const Tensor<N> &g, int64_t steps, Status &status) {
  if (g.rank() != 2) {
    status.fail("expected a matrix for newton_schulz, found " + shapeText(g.shape()));
    return g;
  }
  bool tall = g.axis(0) > g.axis(1);
  Tensor<N> x = tall ? transpose(g, status) : g;
  N size = norm(x) + literal<N>(1e-7);
  x = elementwise(x, [&](const N &entry) { return entry / size; });
  for (int64_t step = 0; step < steps; ++step) {
    Tensor<N> a = matmul(x, transpose(x, status), status);
    Tensor<N> polynomial = add(scaled(a, literal<N>(-4.7750)),
                               scaled(matmul(a, a, status), literal<N>(2.0315)), status);
    x = add(scaled(x, literal<N>(3.4445)), matmul(polynomial, x, status), status);
  }
  return tall ? transpose(x, status) : x;
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_FUNCTIONS_H
