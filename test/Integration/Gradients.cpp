//===- Gradients.cpp - Cotangents and gradients of a layer ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Gradients.h.
//
//===----------------------------------------------------------------------===//

#include "Gradients.h"

#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

namespace tttc::integration {

static void fillRandom(std::mt19937_64 &random, Array &array) {
  std::normal_distribution<double> normal;
  for (double &value : array.data)
    value = normal(random);
}

bool randomCotangents(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                      uint64_t seed, ArrayMap &cotangents) {
  ArrayMap out;
  std::string error;
  if (!interpreter::interpret(layer, dims, in, out, error))
    return fail(error);
  std::mt19937_64 random(seed);
  for (const auto &[name, array] : out) {
    const bool isFinal = name.size() > 6 && name.compare(name.size() - 6, 6, "_final") == 0;
    if (name != "out" && !isFinal)
      continue; // no gradient flows from probes
    Array &cotangent = cotangents["d_" + name] = zeroArray(array.shape);
    fillRandom(random, cotangent);
  }
  return true;
}

bool checkSlopes(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                 const ArrayMap &cotangents, const ArrayMap &gradients, uint64_t seed,
                 double limit) {
  std::mt19937_64 random(seed);
  for (int i = 0; i < 3; ++i) {
    ArrayMap tangents, slopes;
    double given = 0, expected = 0, size = 0;
    for (const auto &[name, gradient] : gradients) {
      Array &tangent = tangents[name.substr(2)] = zeroArray(gradient.shape); // d_NAME
      fillRandom(random, tangent);
      for (size_t e = 0; e < gradient.data.size(); ++e) {
        given += gradient.data[e] * tangent.data[e];
        size += gradient.data[e] * gradient.data[e];
      }
    }
    std::string error;
    if (!interpreter::directionalDerivative(layer, dims, in, tangents, slopes, error))
      return fail(error);
    for (const auto &[name, cotangent] : cotangents) {
      const Array &slope = slopes.at(name.substr(2));
      for (size_t e = 0; e < cotangent.data.size(); ++e)
        expected += cotangent.data[e] * slope.data[e];
    }
    const double relative = std::fabs(given - expected) / std::max(std::sqrt(size), 1e-300);
    std::printf("slope %d: relative error %.1e\n", i, relative);
    if (!(relative <= limit))
      return fail("expected the slope " + std::to_string(expected) + ", found " +
                  std::to_string(given));
  }
  return true;
}

void keepOutputs(ArrayMap &cotangents) {
  for (auto it = cotangents.begin(); it != cotangents.end();) {
    const std::string &name = it->first;
    const bool isFinal = name.size() > 6 && name.compare(name.size() - 6, 6, "_final") == 0;
    const bool isOutput = name.rfind("d_", 0) == 0 && (name == "d_out" || isFinal);
    it = isOutput ? std::next(it) : cotangents.erase(it);
  }
}

void cutCotangents(int64_t from, int64_t to, bool isLast, ArrayMap &cotangents) {
  for (auto one = cotangents.begin(); one != cotangents.end();) {
    if (one->first != "d_out") {
      one = isLast ? std::next(one) : cotangents.erase(one);
      continue;
    }
    Array &out = one->second;
    const int64_t tokens = out.shape[2], sequences = out.shape[0] * out.shape[1];
    const int64_t width = static_cast<int64_t>(out.data.size()) / (sequences * tokens);
    std::vector<double> kept;
    for (int64_t s = 0; s < sequences; ++s)
      kept.insert(kept.end(), out.data.begin() + (s * tokens + from) * width,
                  out.data.begin() + (s * tokens + to) * width);
    out.shape[2] = to - from;
    out.data = std::move(kept);
    ++one;
  }
}

void muteCotangents(int64_t from, ArrayMap &cotangents) {
  Array &out = cotangents.at("d_out");
  const int64_t tokens = out.shape[2], sequences = out.shape[0] * out.shape[1];
  const int64_t width = static_cast<int64_t>(out.data.size()) / (sequences * tokens);
  for (int64_t s = 0; s < sequences; ++s)
    std::fill_n(out.data.begin() + s * tokens * width, from * width, 0.0);
}

ArrayMap addGradients(const dsl::Layer &layer, const ArrayMap &longer, const ArrayMap &shorter) {
  ArrayMap sum = longer;
  for (auto &entry : sum) {
    const std::string &name = entry.first;
    Array &array = entry.second;
    const Array &other = shorter.at(name);
    size_t sequences = 1;
    for (const dsl::Entity *token : layer.tokens)
      if ("d_" + token->name == name)
        sequences = static_cast<size_t>(array.shape[0] * (token->shared ? 1 : array.shape[1]));
    const size_t size = array.data.size() / sequences, part = other.data.size() / sequences;
    for (size_t s = 0; s < sequences; ++s)
      for (size_t i = 0; i < part; ++i)
        array.data[s * size + i] += other.data[s * part + i];
  }
  return sum;
}

void chainCotangents(const dsl::Layer &layer, const ArrayMap &secondGradients,
                     ArrayMap &firstCotangents) {
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (auto found = secondGradients.find("d_" + state->name); found != secondGradients.end())
        firstCotangents[found->first + "_final"] = found->second;
}

/// Concatenates `b` after `a` along axis 2 (axis 1 of a token that all heads share).
static Array joinTokens(const Array &a, const Array &b, bool shared) {
  const size_t axis = shared ? 1 : 2;
  Array joined = a;
  joined.shape[axis] = a.shape[axis] + b.shape[axis];
  int64_t sequences = 1;
  for (size_t i = 0; i < axis; ++i)
    sequences *= a.shape[i];
  const size_t na = a.data.size() / static_cast<size_t>(sequences);
  const size_t nb = b.data.size() / static_cast<size_t>(sequences);
  joined.data.clear();
  for (size_t s = 0; s < static_cast<size_t>(sequences); ++s) {
    joined.data.insert(joined.data.end(), a.data.begin() + s * na, a.data.begin() + (s + 1) * na);
    joined.data.insert(joined.data.end(), b.data.begin() + s * nb, b.data.begin() + (s + 1) * nb);
  }
  return joined;
}

ArrayMap joinGradients(const dsl::Layer &layer, const ArrayMap &first, const ArrayMap &second) {
  ArrayMap joined = first;
  for (const dsl::Entity *token : layer.tokens) {
    const std::string name = "d_" + token->name;
    joined[name] = joinTokens(first.at(name), second.at(name), token->shared);
  }
  for (const dsl::Entity *param : layer.params) {
    const Array &other = second.at("d_" + param->name);
    Array &sum = joined.at("d_" + param->name);
    for (size_t i = 0; i < sum.data.size(); ++i)
      sum.data[i] += other.data[i];
  }
  return joined;
}

} // namespace tttc::integration
