//===- RandomInputs.cpp - Random inputs of any layer ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See RandomInputs.h.
//
//===----------------------------------------------------------------------===//

#include "RandomInputs.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace tttc::integration {
namespace {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {
    for (int i = 0; i < 4; ++i)
      uniform(0, 1);
  }
  double uniform(double low, double high) {
    state = state * 6364136223846793005u + 1442695040888963407u; // Knuth's MMIX generator
    return low + (high - low) * static_cast<double>(state >> 11) / 9007199254740992.0;
  }
  double normal(double mean, double deviation) {
    const double radius = std::sqrt(-2 * std::log(1 - uniform(0, 1)));
    return mean + deviation * radius * std::cos(2 * M_PI * uniform(0, 1));
  }

private:
  uint64_t state;
};

using Draw = std::function<double(int64_t index)>;

bool startsWith(const std::string &text, const char *start) { return text.rfind(start, 0) == 0; }

bool oneOf(const std::string &name, std::initializer_list<const char *> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Returns the distribution of the elements of one array. `width` is the width of the keys and
/// `hasRates` means that the layer scales its updates by rates of 1/width itself.
Draw drawFor(const dsl::Entity &entity, int64_t width, bool hasRates, Random &random) {
  const std::string &name = entity.name;
  auto uniform = [&random](double low, double high) -> Draw {
    return [&random, low, high](int64_t) { return random.uniform(low, high); };
  };
  auto normal = [&random](double mean, double deviation) -> Draw {
    return [&random, mean, deviation](int64_t) { return random.normal(mean, deviation); };
  };
  const double unit = 1 / std::sqrt(static_cast<double>(width));
  if (entity.kind == dsl::EntityKind::State)
    return normal(0, random.uniform(0.02, 0.3));
  if (startsWith(name, "lr"))
    return uniform(0, 1 / static_cast<double>(width));
  if (startsWith(name, "mom"))
    return uniform(0, 0.9);
  // Gates, occasionally closed: a decay of zero is legal.
  if (oneOf(name, {"alpha", "w", "a", "erase", "write", "rate", "sigma"}))
    return [&random](int64_t) { return random.uniform(0, 1) < 0.02 ? 0 : random.uniform(0.5, 1); };
  if (name == "tok")
    return
        [&random](int64_t i) { return 1 / static_cast<double>(i + 1) + random.uniform(-0.1, 0.1); };
  if (name == "gamma")
    return normal(1, 0.1);
  if (entity.kind == dsl::EntityKind::Param)
    return normal(0, 0.1);
  if (name == "kk" || (name == "k" && !hasRates))
    return normal(0, unit);
  return normal(0, 1);
}

void forEachToken(const dsl::Layer &layer, int64_t from, ArrayMap &arrays,
                  const std::function<void(double &)> &change) {
  for (const dsl::Entity *token : layer.tokens) {
    Array &array = arrays.at(token->name);
    const size_t timeAxis = token->shared ? 1 : 2;
    const int64_t tokens = array.shape[timeAxis];
    int64_t inner = 1;
    for (size_t axis = timeAxis + 1; axis < array.shape.size(); ++axis)
      inner *= array.shape[axis];
    for (size_t i = 0; i < array.data.size(); ++i)
      if (static_cast<int64_t>(i) / inner % tokens >= from)
        change(array.data[i]);
  }
}

} // namespace

bool randomInputs(const dsl::Layer &layer, const dsl::DimEnv &dims, CallSize size, uint64_t seed,
                  ArrayMap &arrays) {
  Random random(seed);
  bool hasRates = false;
  int64_t width = 1;
  std::vector<const dsl::Entity *> entities = layer.tokens;
  for (const dsl::Entity *token : layer.tokens) {
    hasRates |= startsWith(token->name, "lr");
    std::optional<std::vector<int64_t>> shape = dsl::concreteShape(*token, dims);
    if (shape && !shape->empty())
      width = std::max(width, shape->back());
  }
  entities.insert(entities.end(), layer.params.begin(), layer.params.end());
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (!state->init && !state->growing)
        entities.push_back(state);

  auto heads = dims.find("heads");
  if (heads == dims.end() || heads->second < 0)
    return fail("expected a number of heads");
  for (const dsl::Entity *entity : entities) {
    std::optional<std::vector<int64_t>> inner = dsl::concreteShape(*entity, dims);
    if (!inner)
      return fail("'" + entity->name + "' has no shape");
    const bool isToken = entity->kind == dsl::EntityKind::Token;
    std::vector<int64_t> shape;
    if (isToken)
      shape.push_back(size.batch);
    if (!entity->shared)
      shape.push_back(static_cast<int64_t>(heads->second));
    if (isToken)
      shape.push_back(size.tokens);
    shape.insert(shape.end(), inner->begin(), inner->end());
    Array array = zeroArray(shape);
    const Draw draw = drawFor(*entity, width, hasRates, random);
    const int64_t row = inner->empty() ? 1 : inner->back();
    for (size_t i = 0; i < array.data.size(); ++i)
      array.data[i] = draw(static_cast<int64_t>(i) % row);
    // The oracle gets the values that the kernel gets in f32.
    for (double &value : array.data)
      value = static_cast<float>(value);
    arrays.emplace(entity->name, std::move(array));
  }
  return true;
}

void replaceTokens(const dsl::Layer &layer, int64_t from, std::optional<double> value,
                   uint64_t seed, ArrayMap &arrays) {
  Random random(seed);
  forEachToken(layer, from, arrays, [&](double &entry) {
    entry = value ? *value : static_cast<float>(random.normal(0, 1));
  });
}

bool poisonToken(const dsl::Layer &layer, int64_t index, double value, ArrayMap &arrays) {
  for (const dsl::Entity *token : layer.tokens) {
    Array &array = arrays.at(token->name);
    const size_t timeAxis = token->shared ? 1 : 2;
    if (index >= array.shape[timeAxis] || array.data.empty())
      return fail("expected a token of " + std::to_string(array.shape[timeAxis]) + ", found " +
                  std::to_string(index));
    int64_t inner = 1;
    for (size_t axis = timeAxis + 1; axis < array.shape.size(); ++axis)
      inner *= array.shape[axis];
    std::fill_n(array.data.begin() + index * inner, inner, value);
  }
  return true;
}

void cutTokens(const dsl::Layer &layer, int64_t from, int64_t to, ArrayMap &arrays) {
  for (const dsl::Entity *token : layer.tokens) {
    Array &array = arrays.at(token->name);
    const size_t timeAxis = token->shared ? 1 : 2;
    const int64_t tokens = array.shape[timeAxis];
    array.shape[timeAxis] = to - from;
    int64_t inner = 1;
    for (size_t axis = timeAxis + 1; axis < array.shape.size(); ++axis)
      inner *= array.shape[axis];
    std::vector<double> kept;
    for (size_t i = 0; i < array.data.size(); ++i) {
      const int64_t t = static_cast<int64_t>(i) / inner % tokens;
      if (t >= from && t < to)
        kept.push_back(array.data[i]);
    }
    array.data = std::move(kept);
  }
}

} // namespace tttc::integration
