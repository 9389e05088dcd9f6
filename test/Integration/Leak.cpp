//===- Leak.cpp - Causality checked by execution --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Leak.h. Rows are compared bit for bit: the same operations run on the same values.
//
//===----------------------------------------------------------------------===//

#include "Leak.h"

#include "RandomInputs.h"

#include "tttc/DSL/Causality.h"
#include "tttc/Interpreter/Interpreter.h"

#include <cmath>

namespace tttc::integration {

/// Returns the first token whose row differs from that of a sequence which is at least as long; the
/// number of tokens if none does.
static int64_t firstDifference(const Array &actual, const Array &expected, size_t timeAxis) {
  const int64_t tokens = actual.shape[timeAxis], all = expected.shape[timeAxis];
  int64_t inner = 1, first = tokens;
  for (size_t axis = timeAxis + 1; axis < expected.shape.size(); ++axis)
    inner *= expected.shape[axis];
  for (size_t i = 0; i < actual.data.size(); ++i) {
    const int64_t row = static_cast<int64_t>(i) / inner, token = row % tokens;
    const double found = actual.data[i];
    const double wanted =
        expected.data[((row / tokens * all) + token) * inner + static_cast<int64_t>(i) % inner];
    if (!(found == wanted) && !(std::isnan(found) && std::isnan(wanted)))
      first = std::min(first, token);
  }
  return first;
}

/// Returns the value of `out`; null if it is in another block.
static const dsl::Expr *findOut(const dsl::Block &block) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Out)
      return stmt->expr.get();
    if (const dsl::Expr *inner = stmt->body ? findOut(*stmt->body) : nullptr)
      return inner;
  }
  return nullptr;
}

/// Adds arrays for states that start at a literal: a zero factor would hide dependences.
static void addInitialStates(const dsl::Layer &layer, const dsl::DimEnv &dims, ArrayMap &in) {
  auto heads = dims.find("heads");
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states) {
      std::optional<std::vector<int64_t>> shape = dsl::concreteShape(*state, dims);
      if (!state->init || !shape || heads == dims.end() || in.count(state->name))
        continue;
      shape->insert(shape->begin(), static_cast<int64_t>(heads->second));
      Array &array = in[state->name];
      array.shape = *shape;
      for (int64_t i = 0; i < elementCount(*shape); ++i)
        array.data.push_back(0.25 + 0.125 * static_cast<double>(i % 5));
    }
}

/// Shifts the initial states by `by`: a function of them may be locally constant at their values.
static void moveStates(const dsl::Layer &layer, double by, ArrayMap &in) {
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (auto found = in.find(state->name); found != in.end())
        for (double &value : found->second.data)
          value += by;
}

/// Row `at` of `out` differs although only tokens from `from` on do, or are missing.
struct SeenLeak {
  int64_t at, from;
};

static std::optional<SeenLeak> findLeak(const dsl::Layer &layer, const dsl::DimEnv &dims,
                                        const ArrayMap &in, std::optional<double> value,
                                        std::string &error) {
  ArrayMap expected;
  if (!interpreter::interpret(layer, dims, in, expected, error))
    return std::nullopt;
  const Array &out = expected.at("out");
  const size_t timeAxis = findOut(layer.body)->type.perHead ? 2 : 1;
  const int64_t tokens = out.shape[timeAxis];
  for (int64_t from = 1; from < tokens; ++from) {
    ArrayMap other = in, fewer = in;
    replaceTokens(layer, from, value, static_cast<uint64_t>(from), other);
    cutTokens(layer, 0, from, fewer);
    for (const ArrayMap *given : {&other, &fewer}) {
      ArrayMap actual;
      if (!interpreter::interpret(layer, dims, *given, actual, error))
        return std::nullopt;
      const int64_t changed = firstDifference(actual.at("out"), out, timeAxis);
      if (changed < from)
        return SeenLeak{changed, from};
    }
  }
  return std::nullopt;
}

std::string checkCausality(const dsl::Layer &layer, const dsl::DimEnv &dims,
                           const ArrayMap &given) {
  const bool isCausal = dsl::analyzeCausality(layer, dims).isCausal();
  ArrayMap in = given;
  addInitialStates(layer, dims, in);
  std::string error;
  std::optional<SeenLeak> leak = findLeak(layer, dims, in, std::nullopt, error);
  // For locally constant functions (sign, relu): retry from other states, and with larger tokens.
  static constexpr double moves[] = {0, 1, -2};
  for (double by : moves) {
    moveStates(layer, by, in);
    for (std::optional<double> value : {std::optional<double>(), {4.0}, {-4.0}})
      if (!isCausal && !leak && error.empty())
        leak = findLeak(layer, dims, in, value, error);
  }
  if (!error.empty() || isCausal != leak.has_value())
    return error;
  return isCausal ? "called causal, but `out` at token " + std::to_string(leak->at) +
                        " differs where tokens from " + std::to_string(leak->from) +
                        " on do, or are missing"
                  : "called not causal, but no row of `out` knows a token after its own";
}

} // namespace tttc::integration
