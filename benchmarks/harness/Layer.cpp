//===- Layer.cpp - The measured layer and its data ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Layer.h.
//
//===----------------------------------------------------------------------===//

#include "Layer.h"
#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <numeric>
#include <sstream>

namespace tttc::bench {

namespace {

/// Numbers in [0, 1), identical on all platforms (Knuth's MMIX generator).
class Random {
public:
  double next() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<double>(state >> 11) / 9007199254740992.0;
  }

private:
  uint64_t state = 1;
};

/// The range of uniform values: of params and states the range of their initialization, for which
/// the layer is well conditioned.
std::pair<double, double> usualRange(const dsl::Entity &entity, const dsl::DimEnv &dims,
                                     bool isNumber) {
  using Kind = dsl::TrainingStart::Kind;
  if (auto start = dsl::trainingStart(entity, dims)) {
    const auto [first, second] = start->values;
    if (start->kind == Kind::Uniform)
      return {first, second};
    // The standard deviation of a uniform distribution is its half width by sqrt(3). A constant
    // varies, so that no element can stand for another in a check.
    const double halfWidth = start->kind == Kind::Normal ? second * std::sqrt(3.0) : 0.1;
    return {first - halfWidth, first + halfWidth};
  }
  return {isNumber ? 0.1 : -0.9, 0.9};
}

} // namespace

std::unique_ptr<Layer> Layer::load(const std::string &path, std::string &error) {
  std::ifstream stream(path);
  if (!stream) {
    error = "cannot read '" + path + "'";
    return nullptr;
  }
  std::stringstream text;
  text << stream.rdbuf();
  std::unique_ptr<Layer> layer(new Layer(path, text.str()));
  layer->file = dsl::parse(layer->source, layer->diagnostics);
  bool good = !layer->diagnostics.hasErrors() && dsl::check(*layer->file, layer->diagnostics);
  if (!good || layer->file->layers.empty()) {
    error = good ? "expected a layer in '" + path + "', found none" : layer->diagnostics.render();
    return nullptr;
  }
  return layer;
}

bool Layer::setDims(const dsl::DimEnv &overrides, std::string &error) {
  dsl::Diagnostics messages(source);
  std::optional<dsl::DimEnv> bound = dsl::bindDims(syntax(), overrides, {}, messages);
  if (!bound) {
    error = messages.render();
    return false;
  }
  constants = std::move(*bound);
  return true;
}

bool Layer::randomInputs(const Sizes &sizes, const Ranges &ranges, ArrayMap &inputs,
                         std::string &error) const {
  dsl::DimEnv dims = constants;
  dims["heads"] = static_cast<double>(sizes.heads);
  Random random;
  auto make = [&](const dsl::Entity &entity, std::vector<int64_t> shape) {
    std::optional<std::vector<int64_t>> own = dsl::concreteShape(entity, dims);
    if (!own) {
      error = "the shape of '" + entity.name + "' is not known at these sizes";
      return false;
    }
    shape.insert(shape.end(), own->begin(), own->end());
    std::pair<double, double> range = usualRange(entity, dims, own->empty());
    if (auto given = ranges.find(entity.name); given != ranges.end())
      range = given->second;
    Array array = zeroArray(std::move(shape));
    for (double &value : array.data)
      value = static_cast<float>(range.first + (range.second - range.first) * random.next());
    inputs[entity.name] = std::move(array);
    return true;
  };
  for (const dsl::Entity *token : syntax().tokens)
    if (!make(*token, token->shared ? std::vector<int64_t>{sizes.batch, sizes.tokens}
                                    : std::vector<int64_t>{sizes.batch, sizes.heads, sizes.tokens}))
      return false;
  for (const dsl::Entity *param : syntax().params)
    if (!make(*param, param->shared ? std::vector<int64_t>() : std::vector<int64_t>{sizes.heads}))
      return false;
  for (const auto &learner : syntax().learners)
    for (const dsl::Entity *state : learner->states)
      // A state with a value in the text is no argument of a kernel; the interpreter would take
      // one.
      if (!state->init && !state->growing && !make(*state, {sizes.heads}))
        return false;
  for (const auto &range : ranges)
    if (!inputs.count(range.first)) {
      error = "expected the name of an input in --range, found '" + range.first + "'";
      return false;
    }
  return true;
}

bool Layer::reference(const Sizes &sizes, const ArrayMap &inputs, ArrayMap &results,
                      std::string &error) const {
  dsl::DimEnv dims = constants;
  dims["heads"] = static_cast<double>(sizes.heads);
  return interpreter::interpret(syntax(), dims, inputs, results, error);
}

/// Copies [outer, length, inner] to [length, outer, inner].
static std::vector<double> swapped(const std::vector<double> &from, int64_t outer, int64_t length) {
  std::vector<double> to(from.size());
  const auto rows = outer * length;
  const auto inner = rows == 0 ? 0 : static_cast<int64_t>(from.size()) / rows;
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < length; ++j)
      std::copy_n(from.begin() + (i * length + j) * inner, inner,
                  to.begin() + (j * outer + i) * inner);
  return to;
}

static int64_t countBefore(const std::vector<int64_t> &shape, size_t axis) {
  return std::accumulate(shape.begin(), shape.begin() + static_cast<ptrdiff_t>(axis), int64_t(1),
                         std::multiplies<>());
}

Array withAxisFirst(const Array &array, size_t axis) {
  Array moved = array;
  moved.data = swapped(array.data, countBefore(array.shape, axis), array.shape[axis]);
  std::rotate(moved.shape.begin(), moved.shape.begin() + static_cast<ptrdiff_t>(axis),
              moved.shape.begin() + static_cast<ptrdiff_t>(axis) + 1);
  return moved;
}

Array withFirstAxisAt(const Array &array, size_t axis) {
  Array moved = array;
  std::rotate(moved.shape.begin(), moved.shape.begin() + 1,
              moved.shape.begin() + static_cast<ptrdiff_t>(axis) + 1);
  moved.data = swapped(array.data, array.shape[0], countBefore(moved.shape, axis));
  return moved;
}

double relativeRms(const Array &a, const Array &b) {
  if (a.shape != b.shape || a.data.size() != b.data.size())
    return NAN;
  double difference = 0, size = 0;
  for (size_t i = 0; i < a.data.size(); ++i) {
    difference += (a.data[i] - b.data[i]) * (a.data[i] - b.data[i]);
    size += b.data[i] * b.data[i];
  }
  return difference == 0 ? 0 : std::sqrt(difference / size);
}

} // namespace tttc::bench
