//===- TimeImpl.h - Inner gradients and sums over tokens ---------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions of Evaluator's members for `grad` and for the sums over tokens;
// HistoryImpl.h has the other functions that read other tokens.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_TIMEIMPL_H
#define TTTC_INTERPRETER_TIMEIMPL_H

#include "Evaluator.h"

namespace tttc::interpreter {

/// Inside `grad`: every outer value is a constant of the inner tape.
template <typename N> class ConstantScope final : public Scope<Recorded<N>> {
public:
  explicit ConstantScope(Scope<N> &outer) : outer(outer) {}
  int64_t tokens() const override { return outer.tokens(); }
  int64_t position() const override { return outer.position(); }
  Value<Recorded<N>> valueAt(const dsl::Expr &expr, const Call *call, int64_t token) override {
    return constant(outer.valueAt(expr, call, token));
  }
  Value<Recorded<N>> sumUpTo(const dsl::Expr &expr, const Call *call, int64_t token) override {
    return constant(outer.sumUpTo(expr, call, token));
  }
  Value<Recorded<N>> lookup(const dsl::Entity &entity, const Place &place) override {
    return constant(outer.lookup(entity, place));
  }
  Value<Recorded<N>> join(const dsl::Expr &expr, const Place &place) override {
    return constant(outer.join(expr, place));
  }
  static Value<Recorded<N>> constant(const Value<N> &value) {
    return convert<Recorded<N>>(
        value, [](const N &number) { return Recorded<N>{number, Recorded<N>::none}; });
  }

private:
  Scope<N> &outer;
};

/// grad(loss, x, rest...): a separate tape for the loss, on which only the states of x are
/// variables.
template <typename N> Value<N> Evaluator<N>::gradient(const dsl::Expr &expr) {
  using Inner = Recorded<N>;
  if (expr.operands.size() < 2 || !expr.operands[0]->entity || !expr.operands[0]->entity->function)
    return fail("expected grad(loss, learner value, ...)");
  std::vector<Value<N>> given;
  for (size_t i = 1; i < expr.operands.size(); ++i)
    given.push_back(evaluate(*expr.operands[i]));
  if (!given[0].learner)
    return fail("expected a learner value to differentiate in");

  Tape<N> tape;
  std::vector<Value<Inner>> arguments;
  arguments.push_back(
      convert<Inner>(given[0], [&](const N &number) { return tape.variable(number); }));
  for (size_t i = 1; i < given.size(); ++i)
    arguments.push_back(ConstantScope<N>::constant(given[i]));
  ConstantScope<N> constants(scope);
  Evaluator<Inner> evaluator(constants, dims, place, status, caller);
  Value<Inner> loss =
      evaluator.callFunction(*expr.operands[0]->entity->function, std::move(arguments), expr);
  if (!loss.isScalar())
    return fail("expected a loss that is a number");

  std::vector<N> adjoints(tape.size(), literal<N>(0));
  if (loss.array()[0].node != Inner::none)
    adjoints[loss.array()[0].node] = literal<N>(1);
  tape.sweep(adjoints);
  std::vector<Tensor<N>> parts;
  auto next = adjoints.begin();
  for (const Tensor<N> &state : given[0].parts) {
    parts.emplace_back(state.shape(), std::vector<N>(next, next + state.size()));
    next += state.size();
  }
  return {given[0].learner, std::move(parts)};
}

template <typename N> Value<N> Evaluator<N>::at(int64_t token, const dsl::Expr &expr) {
  int64_t present = std::exchange(place.token, token);
  Value<N> value = evaluate(expr);
  place.token = present;
  return value;
}

/// sum_tokens(e), mean_tokens(e): over the innermost group outside `each token`,
/// over the last c tokens of the sequence up to this one with `last = c`.
template <typename N> Value<N> Evaluator<N>::overTokens(const dsl::Expr &expr) {
  const dsl::Expr &e = *expr.operands[0];
  int64_t begin = place.begin, end = place.end;
  if (place.token >= 0) {
    double last = option(expr, "last", 0);
    if (!(last >= 1))
      return fail("expected '" + expr.spelling + "' with last = c inside each token");
    end = place.token + 1;
    begin = std::max<int64_t>(0, end - static_cast<int64_t>(std::min(last, 1e15)));
  }
  // Without tokens only the shape of e is needed; scopes return zeros for the first token of an
  // empty sequence.
  if (begin == end)
    return perPart(at(0, e), [](const Tensor<N> &a) { return Tensor<N>::zeros(a.shape()); });
  Value<N> total = at(begin, e);
  for (int64_t token = begin + 1; token < end; ++token) {
    Value<N> term = at(token, e);
    total = perPart(total, term, status,
                    [&](const Tensor<N> &a, const Tensor<N> &b) { return add(a, b, status); });
  }
  if (expr.builtin == dsl::Builtin::SumTokens)
    return total;
  N count = literal<N>(static_cast<double>(end - begin));
  return perPart(total, [&](const Tensor<N> &a) {
    return elementwise(a, [&](const N &x) { return x / count; });
  });
}

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_TIMEIMPL_H
