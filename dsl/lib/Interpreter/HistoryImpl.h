//===- HistoryImpl.h - Values at other tokens ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of the members of Evaluator and HeadScope for conv, prev, next and
// cumsum. Their arguments read tokens and views only, so the value at a token does not
// depend on the time of evaluation: each is computed once and cached, however deep these
// functions are nested.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_HISTORYIMPL_H
#define TTTC_INTERPRETER_HISTORYIMPL_H

#include "Runner.h"

namespace tttc::interpreter {

/// The cache key of an expression: its node and the call stack through which its body was
/// entered.
inline std::vector<const dsl::Expr *> pathTo(const dsl::Expr &expr, const Call *call) {
  std::vector<const dsl::Expr *> path = {&expr};
  for (; call; call = call->outer)
    path.push_back(call->site);
  return path;
}

template <typename N>
Value<N> HeadScope<N>::valueAt(const dsl::Expr &expr, const Call *call, int64_t token) {
  std::map<int64_t, Value<N>> &values = history[pathTo(expr, call)];
  auto known = values.find(token);
  if (known == values.end()) {
    Evaluator<N> evaluator(*this, *runner.layout.dims, {token, 0, 0}, runner.status, call);
    known = values.emplace(token, evaluator.evaluate(expr)).first;
  }
  return known->second;
}

template <typename N>
Value<N> HeadScope<N>::sumUpTo(const dsl::Expr &expr, const Call *call, int64_t token) {
  std::vector<Value<N>> &sums = runningSums[pathTo(expr, call)];
  while (static_cast<int64_t>(sums.size()) <= token) {
    Value<N> term = valueAt(expr, call, static_cast<int64_t>(sums.size()));
    auto plus = [&](const Tensor<N> &a, const Tensor<N> &b) { return add(a, b, runner.status); };
    sums.push_back(sums.empty() ? term : perPart(sums.back(), term, runner.status, plus));
  }
  return sums[static_cast<size_t>(token)];
}

/// conv(u, C)[i] = sum_j C[i, j] * u(t - n + 1 + j)[i], zero before the start.
template <typename N> Value<N> Evaluator<N>::convolution(const dsl::Expr &expr) {
  Value<N> taps = evaluate(*expr.operands[1]);
  const Tensor<N> &c = taps.array();
  if (taps.learner || c.rank() != 2)
    return fail("expected conv(u, C) with C of shape [d, n]");
  int64_t width = c.axis(0), count = c.axis(1);
  std::vector<Tensor<N>> inputs;
  int64_t first = std::max<int64_t>(0, place.token - count + 1);
  for (int64_t token = first; token <= place.token; ++token) {
    inputs.push_back(scope.valueAt(*expr.operands[0], caller, token).array());
    if (inputs.back().shape() != std::vector<int64_t>{width})
      return fail("expected conv([d], [d, n]), found " + shapeText(inputs.back().shape()) +
                  " and " + shapeText(c.shape()));
  }
  int64_t present = static_cast<int64_t>(inputs.size()), skipped = count - present;
  std::vector<N> out;
  for (int64_t i = 0; i < width; ++i)
    out.push_back(sumOfProducts<N>(
        present, [&](int64_t j) -> const N & { return c[i * count + skipped + j]; },
        [&](int64_t j) -> const N & { return inputs[static_cast<size_t>(j)][i]; }));
  return Tensor<N>({width}, std::move(out));
}

/// prev(u), next(u): u at `token`, zero if the sequence has no such token.
template <typename N> Value<N> Evaluator<N>::neighbour(const dsl::Expr &expr, int64_t token) {
  const dsl::Expr &u = *expr.operands[0];
  if (token >= 0 && token < scope.tokens())
    return scope.valueAt(u, caller, token);
  return perPart(scope.valueAt(u, caller, place.token),
                 [](const Tensor<N> &a) { return Tensor<N>::zeros(a.shape()); });
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_HISTORYIMPL_H
