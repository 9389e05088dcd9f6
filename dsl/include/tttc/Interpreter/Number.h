//===- Number.h - Number types of the interpreter ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter is a template over its number type. This header holds the scalar
// primitives, each with its derivative in one place, for plain numbers (double,
// float) and forward dual numbers; Tape.h adds numbers that record themselves.
//
// There are no rules for layer norms, softmax or matrix products, so derivatives
// are independent of the rules the compiler differentiates with.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_NUMBER_H
#define TTTC_INTERPRETER_NUMBER_H

#include <cmath>
#include <cstdint>

namespace tttc::interpreter {

/// A value and its derivative along one direction of the inputs.
struct Dual {
  double value = 0, derivative = 0;
};

/// Required of a number type in addition to operators: conversion of a literal, its plain
/// value, and whether it is known to be a literal (so that it has no derivative).
template <typename N> struct NumberTraits {
  static N literal(double x) { return static_cast<N>(x); }
  static double plain(N x) { return static_cast<double>(x); }
  static bool isLiteral(N) { return true; }
};
template <> struct NumberTraits<Dual> {
  static Dual literal(double x) { return {x, 0}; }
  static double plain(const Dual &x) { return x.value; }
  static bool isLiteral(const Dual &x) { return x.derivative == 0; }
};

template <typename N> N literal(double x) { return NumberTraits<N>::literal(x); }
template <typename N> double plain(const N &x) { return NumberTraits<N>::plain(x); }
template <typename N> bool isLiteral(const N &x) { return NumberTraits<N>::isLiteral(x); }

// One rule per primitive: its value, and its derivative from the argument x and
// the value y. Both are written in the number type below the one that uses the
// rule, so derivatives of derivatives need no further rules.

/// A primitive on a number of any type: `apply<ExpRule>(x)`.
template <typename Rule, typename N> N apply(const N &x);

struct ExpRule {
  static double value(double x) { return std::exp(x); }
  static float value(float x) { return std::exp(x); }
  template <typename T> static T derivative(const T &, const T &y) { return y; }
};
struct LogRule {
  static double value(double x) { return std::log(x); }
  static float value(float x) { return std::log(x); }
  template <typename T> static T derivative(const T &x, const T &) { return literal<T>(1) / x; }
};
struct Log1pRule {
  static double value(double x) { return std::log1p(x); }
  static float value(float x) { return std::log1p(x); }
  template <typename T> static T derivative(const T &x, const T &) {
    return literal<T>(1) / (literal<T>(1) + x);
  }
};
struct SqrtRule {
  static double value(double x) { return std::sqrt(x); }
  static float value(float x) { return std::sqrt(x); }
  /// At 0, where the slope is infinite, the derivative is 0: the norm of a zero array has a zero
  /// gradient.
  template <typename T> static T derivative(const T &, const T &y) {
    return plain(y) == 0 ? literal<T>(0) : literal<T>(0.5) / y;
  }
};
struct TanhRule {
  static double value(double x) { return std::tanh(x); }
  static float value(float x) { return std::tanh(x); }
  template <typename T> static T derivative(const T &, const T &y) { return literal<T>(1) - y * y; }
};
struct ErfRule {
  static double value(double x) { return std::erf(x); }
  static float value(float x) { return std::erf(x); }
  template <typename T> static T derivative(const T &x, const T &) {
    return literal<T>(1.1283791670955126) * apply<ExpRule>(-(x * x)); // 2 / sqrt(pi)
  }
};
struct SinRule;
struct CosRule {
  static double value(double x) { return std::cos(x); }
  static float value(float x) { return std::cos(x); }
  template <typename T> static T derivative(const T &x, const T &) { return -apply<SinRule>(x); }
};
struct SinRule {
  static double value(double x) { return std::sin(x); }
  static float value(float x) { return std::sin(x); }
  template <typename T> static T derivative(const T &x, const T &) { return apply<CosRule>(x); }
};

// Dual numbers.

inline Dual operator-(const Dual &a) { return {-a.value, -a.derivative}; }
inline Dual operator+(const Dual &a, const Dual &b) {
  return {a.value + b.value, a.derivative + b.derivative};
}
inline Dual operator-(const Dual &a, const Dual &b) {
  return {a.value - b.value, a.derivative - b.derivative};
}
inline Dual operator*(const Dual &a, const Dual &b) {
  return {a.value * b.value, a.derivative * b.value + a.value * b.derivative};
}
inline Dual operator/(const Dual &a, const Dual &b) {
  double quotient = a.value / b.value;
  return {quotient, (a.derivative - quotient * b.derivative) / b.value};
}

/// How a number type applies a rule; specialised by Tape.h for recorded numbers.
template <typename N> struct Apply {
  template <typename Rule> static N run(const N &x) { return Rule::value(x); }
};
template <> struct Apply<Dual> {
  template <typename Rule> static Dual run(const Dual &x) {
    double y = Rule::value(x.value);
    return {y, x.derivative == 0 ? 0 : Rule::derivative(x.value, y) * x.derivative};
  }
};
template <typename Rule, typename N> N apply(const N &x) { return Apply<N>::template run<Rule>(x); }

/// sum_i a(i) * b(i), in order, as one primitive: linear in each factor. It is the
/// only n-ary one; without it a matrix product would record every partial sum.
template <typename N> struct SumOfProducts {
  template <typename A, typename B> static N run(int64_t count, A a, B b) {
    N sum = literal<N>(0);
    for (int64_t i = 0; i < count; ++i)
      sum = sum + a(i) * b(i);
    return sum;
  }
};
template <typename N, typename A, typename B> N sumOfProducts(int64_t count, A a, B b) {
  return SumOfProducts<N>::run(count, a, b);
}

// Compare and select. A derivative follows the selected side, the first if both sides
// are equal.

template <typename N> N maximum(const N &a, const N &b) { return plain(b) > plain(a) ? b : a; }
template <typename N> N minimum(const N &a, const N &b) { return plain(b) < plain(a) ? b : a; }
template <typename N> N signOf(const N &a) {
  return literal<N>(plain(a) > 0 ? 1 : plain(a) < 0 ? -1 : 0);
}
template <typename N> N absolute(const N &a) {
  return plain(a) > 0 ? a : plain(a) < 0 ? -a : signOf(a) * a;
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_NUMBER_H
