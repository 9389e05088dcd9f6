//===- Tape.h - Numbers that record how they were computed -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reverse-mode differentiation over scalar primitives. `Recorded<T>` is a number
// with a node on a `Tape<T>`; the tape keeps, per number, its arguments and the partial
// derivatives, which are numbers of type T. With T itself a recorded number the
// sweep of the inner tape is recorded by the outer one: this is how the outer
// gradient goes through the inner gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_TAPE_H
#define TTTC_INTERPRETER_TAPE_H

#include "tttc/Interpreter/Number.h"

#include <utility>
#include <vector>

namespace tttc::interpreter {

/// A number of type T that may have a node on the current Tape<T>.
template <typename T> struct Recorded {
  static constexpr uint32_t none = UINT32_MAX;
  T value = literal<T>(0);
  uint32_t node = none; ///< none: a constant
};

/// The record of one computation. While a Tape<T> lives, it records this thread's
/// Recorded<T> numbers; tapes of one T nest like scopes. Memory: 4 + 8 bytes per number
/// and 4 + sizeof(T) per argument.
template <typename T> class Tape {
public:
  Tape() : outer(current) { current = this; }
  ~Tape() { current = outer; }
  Tape(const Tape &) = delete;
  Tape &operator=(const Tape &) = delete;

  static Tape &active() { return *current; }

  /// A new independent variable.
  Recorded<T> variable(const T &value) { return close(value); }

  /// Adds an argument to the number that `close` ends.
  void argument(uint32_t node, const T &partial) {
    arguments.push_back(node);
    partials.push_back(partial);
  }
  Recorded<T> close(const T &value) {
    ends.push_back(arguments.size());
    return {value, static_cast<uint32_t>(ends.size() - 1)};
  }

  size_t size() const { return ends.size(); }

  /// Given d(result)/d(node) for some nodes, adds up d(result)/d(node) for all
  /// nodes before them. `adjoints` has size() entries, literal zeros where nothing
  /// is given. Numbers that do not reach the result are not visited.
  void sweep(std::vector<T> &adjoints) const;

private:
  inline static thread_local Tape *current = nullptr;
  Tape *outer;
  std::vector<size_t> ends;
  std::vector<uint32_t> arguments;
  std::vector<T> partials;
};

template <typename T> void Tape<T>::sweep(std::vector<T> &adjoints) const {
  for (size_t node = ends.size(); node-- > 0;) {
    const T adjoint = adjoints[node];
    if (isLiteral(adjoint) && plain(adjoint) == 0)
      continue;
    for (size_t i = node ? ends[node - 1] : 0; i < ends[node]; ++i)
      adjoints[arguments[i]] = adjoints[arguments[i]] + adjoint * partials[i];
  }
}

template <typename T> struct NumberTraits<Recorded<T>> {
  static Recorded<T> literal(double x) { return {NumberTraits<T>::literal(x), Recorded<T>::none}; }
  static double plain(const Recorded<T> &x) { return NumberTraits<T>::plain(x.value); }
  static bool isLiteral(const Recorded<T> &x) {
    return x.node == Recorded<T>::none && NumberTraits<T>::isLiteral(x.value);
  }
};

/// True for the literal `x`; such operands need not be recorded.
template <typename N> bool isExactly(const N &number, double x) {
  return isLiteral(number) && plain(number) == x;
}

/// value = f(a), recorded unless a is a constant.
template <typename T, typename Partial>
Recorded<T> record(const T &value, const Recorded<T> &a, Partial partial) {
  if (a.node == Recorded<T>::none)
    return {value, Recorded<T>::none};
  Tape<T> &tape = Tape<T>::active();
  // Partials are computed first: they may be recorded themselves, on another tape.
  tape.argument(a.node, partial());
  return tape.close(value);
}

/// value = f(a, b), recorded unless both are constants.
template <typename T, typename PartialA, typename PartialB>
Recorded<T> record(const T &value, const Recorded<T> &a, PartialA partialA, const Recorded<T> &b,
                   PartialB partialB) {
  if (a.node == Recorded<T>::none)
    return record(value, b, partialB);
  if (b.node == Recorded<T>::none)
    return record(value, a, partialA);
  Tape<T> &tape = Tape<T>::active();
  tape.argument(a.node, partialA());
  tape.argument(b.node, partialB());
  return tape.close(value);
}

template <typename T> Recorded<T> operator-(const Recorded<T> &a) {
  return record(-a.value, a, [] { return literal<T>(-1); });
}
template <typename T> Recorded<T> operator+(const Recorded<T> &a, const Recorded<T> &b) {
  if (isExactly(a, 0))
    return b;
  if (isExactly(b, 0))
    return a;
  auto one = [] { return literal<T>(1); };
  return record(a.value + b.value, a, one, b, one);
}
template <typename T> Recorded<T> operator-(const Recorded<T> &a, const Recorded<T> &b) {
  if (isExactly(b, 0))
    return a;
  return record(
      a.value - b.value, a, [] { return literal<T>(1); }, b, [] { return literal<T>(-1); });
}
template <typename T> Recorded<T> operator*(const Recorded<T> &a, const Recorded<T> &b) {
  if (isExactly(a, 1))
    return b;
  if (isExactly(b, 1))
    return a;
  return record(a.value * b.value, a, [&] { return b.value; }, b, [&] { return a.value; });
}
template <typename T> Recorded<T> operator/(const Recorded<T> &a, const Recorded<T> &b) {
  if (isExactly(b, 1))
    return a;
  T quotient = a.value / b.value;
  return record(
      quotient, a, [&] { return literal<T>(1) / b.value; }, b, [&] { return -quotient / b.value; });
}

template <typename T> struct Apply<Recorded<T>> {
  template <typename Rule> static Recorded<T> run(const Recorded<T> &x) {
    T y = Apply<T>::template run<Rule>(x.value);
    return record(y, x, [&] { return Rule::derivative(x.value, y); });
  }
};

template <typename T> struct SumOfProducts<Recorded<T>> {
  template <typename A, typename B> static Recorded<T> run(int64_t count, A a, B b) {
    T sum = SumOfProducts<T>::run(
        count, [&](int64_t i) { return a(i).value; }, [&](int64_t i) { return b(i).value; });
    Tape<T> *tape = nullptr;
    for (int64_t i = 0; i < count; ++i) {
      const Recorded<T> &x = a(i), &y = b(i);
      bool useX = x.node != Recorded<T>::none, useY = y.node != Recorded<T>::none;
      if (!useX && !useY)
        continue;
      tape = &Tape<T>::active();
      if (useX)
        tape->argument(x.node, y.value);
      if (useY)
        tape->argument(y.node, x.value);
    }
    return tape ? tape->close(sum) : Recorded<T>{sum, Recorded<T>::none};
  }
};

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_TAPE_H
