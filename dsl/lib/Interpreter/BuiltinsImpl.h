//===- BuiltinsImpl.h - Calls of built-in functions --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of Evaluator's members for the built-in functions that act on
// values; sums over tokens are in TimeImpl.h, values of other tokens in HistoryImpl.h.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_BUILTINSIMPL_H
#define TTTC_INTERPRETER_BUILTINSIMPL_H

#include "Evaluator.h"

namespace tttc::interpreter {

template <typename N> bool Evaluator<N>::arity(const dsl::Expr &expr, size_t count) {
  if (expr.operands.size() == count)
    return true;
  status.fail("expected " + std::to_string(count) + " arguments of '" + expr.spelling +
              "', found " + std::to_string(expr.operands.size()));
  return false;
}

template <typename N>
double Evaluator<N>::option(const dsl::Expr &expr, const char *name, double otherwise) {
  for (const dsl::Option &given : expr.options) {
    if (given.name != name)
      continue;
    Value<N> value = evaluate(*given.value);
    if (value.isScalar())
      return plain(value.array()[0]);
    status.fail("expected a number for the option '" + given.name + "'");
  }
  return otherwise;
}

template <typename N> Value<N> Evaluator<N>::builtin(const dsl::Expr &expr) {
  using dsl::Builtin;
  auto two = [&](auto f) -> Value<N> {
    if (!arity(expr, 2))
      return Value<N>::number(0);
    Value<N> a = evaluate(*expr.operands[0]), b = evaluate(*expr.operands[1]);
    return perPart(a, b, status, f);
  };
  switch (expr.builtin) {
  case Builtin::Max:
    return two([&](const Tensor<N> &a, const Tensor<N> &b) {
      return elementwise(a, b, status, [](const N &x, const N &y) { return maximum(x, y); });
    });
  case Builtin::Min:
    return two([&](const Tensor<N> &a, const Tensor<N> &b) {
      return elementwise(a, b, status, [](const N &x, const N &y) { return minimum(x, y); });
    });
  case Builtin::Dot:
    return two([&](const Tensor<N> &a, const Tensor<N> &b) { return dot(a, b, status); });
  case Builtin::Outer:
    return two([&](const Tensor<N> &a, const Tensor<N> &b) { return outer(a, b, status); });
  case Builtin::Rope:
  case Builtin::RopeHalves: {
    double base = option(expr, "base", 1e4);
    RopePairs pairs = expr.builtin == Builtin::Rope ? RopePairs::Interleaved : RopePairs::Halves;
    return two([&](const Tensor<N> &a, const Tensor<N> &position) {
      if (position.rank() == 0)
        return rope(a, position[0], pairs, base, status);
      status.fail("expected a number as the position of '" + expr.spelling + "'");
      return a;
    });
  }
  case Builtin::Diag:
    return fail("diag stands only beside @");
  case Builtin::Zeros:
    return zerosOf(expr);
  case Builtin::Append:
    return append(expr);
  case Builtin::Grad:
    if constexpr (hasGrad<N>)
      return gradient(expr);
    return fail("grad inside a differentiated loss is not supported");
  case Builtin::Join:
    return arity(expr, 1) ? scope.join(*expr.operands[0], place) : Value<N>::number(0);
  case Builtin::SumTokens:
  case Builtin::MeanTokens:
    return arity(expr, 1) ? overTokens(expr) : Value<N>::number(0);
  case Builtin::Conv:
    return arity(expr, 2) ? convolution(expr) : Value<N>::number(0);
  case Builtin::Prev:
    return arity(expr, 1) ? neighbour(expr, place.token - 1) : Value<N>::number(0);
  case Builtin::Next:
    return arity(expr, 1) ? neighbour(expr, place.token + 1) : Value<N>::number(0);
  case Builtin::Cumsum:
    return arity(expr, 1) ? scope.sumUpTo(*expr.operands[0], caller, place.token)
                          : Value<N>::number(0);
  default:
    return arity(expr, 1) ? oneArgument(expr) : Value<N>::number(0);
  }
}

/// Functions of one value that do not depend on the current token.
template <typename N> Value<N> Evaluator<N>::oneArgument(const dsl::Expr &expr) {
  using dsl::Builtin;
  Value<N> argument = evaluate(*expr.operands[0]);
  double eps = option(expr, "eps", 1e-6), steps = option(expr, "steps", 5);
  return perPart(argument, [&](const Tensor<N> &a) -> Tensor<N> {
    switch (expr.builtin) {
    case Builtin::Sum:
      return Tensor<N>::scalar(sum(a));
    case Builtin::Mean:
      return Tensor<N>::scalar(mean(a));
    case Builtin::Norm:
      return Tensor<N>::scalar(norm(a));
    case Builtin::RowNorms:
      return rowNorms(a, status);
    case Builtin::ColNorms:
      return rowNorms(transpose(a, status), status);
    case Builtin::Softmax:
      return softmax(a);
    case Builtin::LayerNorm:
      return layerNorm(a, literal<N>(eps));
    case Builtin::RmsNorm:
      return rmsNorm(a, literal<N>(eps));
    case Builtin::L2Norm:
      return l2Norm(a, literal<N>(eps));
    case Builtin::NewtonSchulz:
      return newtonSchulz(a, std::llround(steps), status);
    default:
      return elementwise(a, [&](const N &x) {
        N y = x;
        if (!unaryFunction(expr.builtin, x, y))
          status.fail("'" + expr.spelling + "' is not known to the interpreter");
        return y;
      });
    }
  });
}

template <typename N> Value<N> Evaluator<N>::zerosOf(const dsl::Expr &expr) {
  std::vector<int64_t> shape;
  for (const dsl::ExprPtr &axis : expr.operands) {
    std::optional<double> size = dsl::evaluate(*axis, dims);
    if (!size || *size < 0 || *size > 1e9 || *size != std::floor(*size))
      return fail("expected whole axes of zeros");
    shape.push_back(static_cast<int64_t>(*size));
  }
  return Tensor<N>::zeros(std::move(shape));
}

/// append(K, k): K with the row k below it; `last = w` drops rows from the top.
template <typename N> Value<N> Evaluator<N>::append(const dsl::Expr &expr) {
  if (!arity(expr, 2))
    return Value<N>::number(0);
  Value<N> stored = evaluate(*expr.operands[0]), row = evaluate(*expr.operands[1]);
  const Tensor<N> &rows = stored.array(), &added = row.array();
  if (stored.learner || row.learner || rows.rank() != added.rank() + 1 ||
      !std::equal(added.shape().begin(), added.shape().end(), rows.shape().begin() + 1))
    return fail("expected append([*, d], [d]), found " + shapeText(rows.shape()) + " and " +
                shapeText(added.shape()));
  std::vector<N> out = rows.data();
  out.insert(out.end(), added.data().begin(), added.data().end());
  std::vector<int64_t> shape = rows.shape();
  ++shape[0];
  double kept = option(expr, "last", static_cast<double>(shape[0]));
  if (kept < static_cast<double>(shape[0])) {
    out.erase(out.begin(), out.end() - std::llround(kept) * added.size());
    shape[0] = std::llround(kept);
  }
  return Tensor<N>(std::move(shape), std::move(out));
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_BUILTINSIMPL_H
