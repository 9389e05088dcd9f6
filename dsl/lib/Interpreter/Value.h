//===- Value.h - Values of the interpreter -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is one array, or a learner value: one array per state. Arrays are immutable
// and share their elements, so copies are cheap.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_VALUE_H
#define TTTC_INTERPRETER_VALUE_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/AST.h"
#include "tttc/Interpreter/Number.h"

#include <memory>

namespace tttc::interpreter {

/// The first error of a run. After an error, operations continue with an arbitrary value and
/// need no error paths; statements stop.
class Status {
public:
  bool ok() const { return message.empty(); }
  void fail(const std::string &why) {
    if (message.empty())
      message = context.empty() ? why : context + ": " + why;
  }
  /// Sets the prefix of the message: the construct that is being run.
  void enter(std::string where) { context = std::move(where); }
  const std::string &text() const { return message; }

private:
  std::string context, message;
};

/// A dense array in C order.
template <typename N> class Tensor {
public:
  Tensor() : Tensor({}, {literal<N>(0)}) {}
  /// `numbers` must fill `shape`.
  Tensor(std::vector<int64_t> shape, std::vector<N> numbers)
      : axes(std::move(shape)),
        numbers(std::make_shared<const std::vector<N>>(std::move(numbers))) {}
  static Tensor scalar(const N &number) { return Tensor({}, {number}); }
  static Tensor zeros(std::vector<int64_t> shape) {
    return filled(std::move(shape), literal<N>(0));
  }
  static Tensor filled(std::vector<int64_t> shape, const N &number) {
    std::vector<N> numbers(static_cast<size_t>(elementCount(shape)), number);
    return Tensor(std::move(shape), std::move(numbers));
  }

  const std::vector<int64_t> &shape() const { return axes; }
  int64_t rank() const { return static_cast<int64_t>(axes.size()); }
  int64_t axis(int64_t i) const { return axes[static_cast<size_t>(i)]; }
  int64_t lastAxis() const { return axes.empty() ? 1 : axes.back(); }
  int64_t size() const { return static_cast<int64_t>(numbers->size()); }
  const N &operator[](int64_t i) const { return (*numbers)[static_cast<size_t>(i)]; }
  const std::vector<N> &data() const { return *numbers; }
  /// The i-th entry of the first axis; `i` must be in range.
  Tensor entry(int64_t i) const {
    std::vector<int64_t> rest(axes.begin() + 1, axes.end());
    auto begin = numbers->begin() + i * elementCount(rest);
    return Tensor(rest, std::vector<N>(begin, begin + elementCount(rest)));
  }

private:
  std::vector<int64_t> axes;
  std::shared_ptr<const std::vector<N>> numbers;
};

/// An array (`learner` is null, one part) or a learner value (a part per state).
template <typename N> struct Value {
  const dsl::Learner *learner = nullptr;
  std::vector<Tensor<N>> parts;

  Value() : parts(1) {}
  Value(Tensor<N> array) : parts{std::move(array)} {}
  Value(const dsl::Learner *learner, std::vector<Tensor<N>> parts)
      : learner(learner), parts(std::move(parts)) {}
  static Value number(double x) { return Tensor<N>::scalar(literal<N>(x)); }

  bool isScalar() const { return !learner && parts[0].rank() == 0; }
  const Tensor<N> &array() const { return parts[0]; }
};

/// Applies `change` to every element of `value`.
template <typename To, typename From, typename Change>
Value<To> convert(const Value<From> &value, Change change) {
  std::vector<Tensor<To>> parts;
  for (const Tensor<From> &part : value.parts) {
    std::vector<To> numbers;
    numbers.reserve(part.data().size());
    for (const From &number : part.data())
      numbers.push_back(change(number));
    parts.emplace_back(part.shape(), std::move(numbers));
  }
  return {value.learner, std::move(parts)};
}

/// Applies `f` to the array, or to each state's array: operations on a learner value are mapped
/// over its states (docs/Language.md, "Learner values").
template <typename N, typename F> Value<N> perPart(const Value<N> &a, F f) {
  std::vector<Tensor<N>> parts;
  for (const Tensor<N> &part : a.parts)
    parts.push_back(f(part));
  return {a.learner, std::move(parts)};
}

/// The same for two operands; a scalar is broadcast to every state.
template <typename N, typename F>
Value<N> perPart(const Value<N> &a, const Value<N> &b, Status &status, F f) {
  if (a.learner && b.learner && a.learner != b.learner) {
    status.fail("expected values of one learner, found '" + a.learner->name + "' and '" +
                b.learner->name + "'");
    return a;
  }
  const Value<N> &whole = a.learner ? a : b;
  std::vector<Tensor<N>> parts;
  for (size_t i = 0; i < whole.parts.size(); ++i)
    parts.push_back(f(a.parts[a.learner ? i : 0], b.parts[b.learner ? i : 0]));
  return {whole.learner, std::move(parts)};
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_VALUE_H
