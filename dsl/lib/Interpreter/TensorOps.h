//===- TensorOps.h - Operators and reductions on arrays ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The algebra of the language (docs/Language.md, "Declarations"): elementwise operations on equal
// shapes or with a scalar, matrix products, sums. Each function follows its definition directly.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_TENSOROPS_H
#define TTTC_INTERPRETER_TENSOROPS_H

#include "Value.h"
#include "tttc/Interpreter/Noise.h"
#include "tttc/Interpreter/Tape.h"

#include <algorithm>

namespace tttc::interpreter {

template <typename N, typename F> Tensor<N> elementwise(const Tensor<N> &a, F f) {
  std::vector<N> out;
  out.reserve(a.data().size());
  for (const N &x : a.data())
    out.push_back(f(x));
  return Tensor<N>(a.shape(), std::move(out));
}

template <typename N, typename F>
Tensor<N> elementwise(const Tensor<N> &a, const Tensor<N> &b, Status &status, F f) {
  if (a.rank() && b.rank() && a.shape() != b.shape()) {
    status.fail("expected equal shapes, found " + shapeText(a.shape()) + " and " +
                shapeText(b.shape()));
    return a;
  }
  const Tensor<N> &whole = a.rank() ? a : b;
  std::vector<N> out;
  out.reserve(whole.data().size());
  for (int64_t i = 0; i < whole.size(); ++i)
    out.push_back(f(a[a.rank() ? i : 0], b[b.rank() ? i : 0]));
  return Tensor<N>(whole.shape(), std::move(out));
}

template <typename N> Tensor<N> add(const Tensor<N> &a, const Tensor<N> &b, Status &status) {
  return elementwise(a, b, status, [](const N &x, const N &y) { return x + y; });
}
template <typename N> Tensor<N> scaled(const Tensor<N> &a, const N &factor) {
  return elementwise(a, [&](const N &x) { return x * factor; });
}

/// x^n by repeated squaring; x^0 is 1.
template <typename N> N power(const N &x, int64_t n) {
  N result = literal<N>(1), square = x;
  bool first = true;
  for (; n > 0; n >>= 1) {
    if (n & 1) {
      result = first ? square : result * square;
      first = false;
    }
    if (n > 1)
      square = square * square;
  }
  return result;
}

/// a - n * floor(a / n), for the token's index and other numbers.
template <typename N> N modulo(const N &a, const N &n) {
  double whole = std::floor(plain(a) / plain(n));
  return a - literal<N>(whole * plain(n));
}

template <typename N> Tensor<N> transpose(const Tensor<N> &a, Status &status) {
  if (a.rank() != 2) {
    status.fail("expected a matrix to transpose, found " + shapeText(a.shape()));
    return a;
  }
  int64_t rows = a.axis(0), cols = a.axis(1);
  std::vector<N> out;
  out.reserve(a.data().size());
  for (int64_t j = 0; j < cols; ++j)
    for (int64_t i = 0; i < rows; ++i)
      out.push_back(a[i * cols + j]);
  return Tensor<N>({cols, rows}, std::move(out));
}

/// An operand of a product, with the errors of an active Noise. Its derivative has no errors:
/// `result` adds those of the operands of a gradient's products.
template <typename N> Tensor<N> operand(const Tensor<N> &a) {
  Noise *noise = Noise::active();
  auto disturbed = [&](const N &x) { return x + literal<N>(plain(x) * noise->error()); };
  return noise ? elementwise(a, disturbed) : a;
}

template <typename N> N withSlope(const N &x, double) { return x; }
template <typename T> Recorded<T> withSlope(const Recorded<T> &x, double slope) {
  return record(x.value, x, [&] { return literal<T>(slope); });
}

/// A product's result. Its adjoint is an operand of two products, and so has errors too.
template <typename N> Tensor<N> result(Tensor<N> a) {
  Noise *noise = Noise::active();
  auto disturbed = [&](const N &x) { return withSlope(x, 1 + noise->error()); };
  return noise ? elementwise(a, disturbed) : a;
}

/// left @ right: a row or a matrix times a matrix.
template <typename N>
Tensor<N> matmul(const Tensor<N> &left, const Tensor<N> &right, Status &status) {
  const Tensor<N> a = operand(left), b = operand(right);
  if (a.rank() < 1 || a.rank() > 2 || b.rank() != 2 || a.lastAxis() != b.axis(0)) {
    status.fail("expected shapes [n, k] @ [k, m], found " + shapeText(a.shape()) + " @ " +
                shapeText(b.shape()));
    return left;
  }
  int64_t rows = a.rank() == 2 ? a.axis(0) : 1, inner = b.axis(0), cols = b.axis(1);
  std::vector<N> out;
  out.reserve(static_cast<size_t>(rows * cols));
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < cols; ++j)
      out.push_back(sumOfProducts<N>(
          inner, [&](int64_t k) -> const N & { return a[i * inner + k]; },
          [&](int64_t k) -> const N & { return b[k * cols + j]; }));
  return result(
      Tensor<N>(a.rank() == 2 ? std::vector<int64_t>{rows, cols} : std::vector<int64_t>{cols},
                std::move(out)));
}

/// diag(scale) @ a: the i-th entry of the first axis times scale[i].
template <typename N>
Tensor<N> scaleRows(const Tensor<N> &scale, const Tensor<N> &a, Status &status) {
  if (scale.rank() != 1 || a.rank() < 1 || scale.axis(0) != a.axis(0)) {
    status.fail("expected diag of [n] @ [n, m], found diag of " + shapeText(scale.shape()) + " @ " +
                shapeText(a.shape()));
    return a;
  }
  std::vector<N> out;
  out.reserve(a.data().size());
  int64_t width = a.size() / std::max<int64_t>(1, a.axis(0));
  for (int64_t i = 0; i < a.size(); ++i)
    out.push_back(scale[i / width] * a[i]);
  return Tensor<N>(a.shape(), std::move(out));
}

/// a @ diag(scale): entries of the last axis times scale.
template <typename N>
Tensor<N> scaleColumns(const Tensor<N> &a, const Tensor<N> &scale, Status &status) {
  if (scale.rank() != 1 || a.rank() < 1 || scale.axis(0) != a.lastAxis()) {
    status.fail("expected [n, m] @ diag of [m], found " + shapeText(a.shape()) + " @ diag of " +
                shapeText(scale.shape()));
    return a;
  }
  std::vector<N> out;
  out.reserve(a.data().size());
  for (int64_t i = 0; i < a.size(); ++i)
    out.push_back(a[i] * scale[i % a.lastAxis()]);
  return Tensor<N>(a.shape(), std::move(out));
}

template <typename N>
Tensor<N> outer(const Tensor<N> &rows, const Tensor<N> &columns, Status &status) {
  if (rows.rank() != 1 || columns.rank() != 1) {
    status.fail("expected outer of two rows, found " + shapeText(rows.shape()) + " and " +
                shapeText(columns.shape()));
    return rows;
  }
  std::vector<N> out;
  const Tensor<N> left = operand(rows), right = operand(columns);
  for (const N &x : left.data())
    for (const N &y : right.data())
      out.push_back(x * y);
  return result(Tensor<N>({rows.axis(0), columns.axis(0)}, std::move(out)));
}

/// sum_i get(i), as one primitive.
template <typename N, typename Get> N sumOf(int64_t count, Get get) {
  N one = literal<N>(1);
  return sumOfProducts<N>(count, get, [&](int64_t) -> const N & { return one; });
}
template <typename N> N sum(const Tensor<N> &a) {
  return sumOf<N>(a.size(), [&](int64_t i) -> const N & { return a[i]; });
}
/// The mean of an empty array is 0.
template <typename N> N mean(const Tensor<N> &a) {
  return a.size() ? sum(a) / literal<N>(static_cast<double>(a.size())) : literal<N>(0);
}
template <typename N> N sumOfSquares(const Tensor<N> &a) {
  auto get = [&](int64_t i) -> const N & { return a[i]; };
  return sumOfProducts<N>(a.size(), get, get);
}
template <typename N> N norm(const Tensor<N> &a) { return apply<SqrtRule>(sumOfSquares(a)); }

template <typename N> Tensor<N> dot(const Tensor<N> &left, const Tensor<N> &right, Status &status) {
  if (left.shape() != right.shape()) {
    status.fail("expected equal shapes, found " + shapeText(left.shape()) + " and " +
                shapeText(right.shape()));
    return Tensor<N>();
  }
  const Tensor<N> a = operand(left), b = operand(right);
  return result(Tensor<N>::scalar(sumOfProducts<N>(
      a.size(), [&](int64_t i) -> const N & { return a[i]; },
      [&](int64_t i) -> const N & { return b[i]; })));
}

/// The norm of each row of a matrix.
template <typename N> Tensor<N> rowNorms(const Tensor<N> &a, Status &status) {
  if (a.rank() != 2) {
    status.fail("expected a matrix, found " + shapeText(a.shape()));
    return a;
  }
  std::vector<N> out;
  for (int64_t i = 0; i < a.axis(0); ++i)
    out.push_back(norm(a.entry(i)));
  return Tensor<N>({a.axis(0)}, std::move(out));
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_TENSOROPS_H
