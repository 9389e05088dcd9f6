//===- SixteenBits.cpp - Errors explained by 16-bit rounding --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SixteenBits.h.
//
//===----------------------------------------------------------------------===//

#include "SixteenBits.h"
#include "Compare.h"

#include "tttc/Interpreter/Interpreter.h"
#include "tttc/Interpreter/Noise.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tttc::integration {

double SixteenBits::unit() const { return std::ldexp(1, -digits); }

double SixteenBits::least() const { return std::ldexp(unit(), exponent); }

double SixteenBits::round(double x) const {
  if (x == 0 || !std::isfinite(x))
    return x;
  const double step = std::ldexp(1, std::max(std::ilogb(x), exponent) - digits + 1);
  return std::nearbyint(x / step) * step;
}

double SixteenBits::storing(const Array &array) const {
  double errors = 0, size = 0;
  for (double x : array.data) {
    const double most = std::max(unit() * std::fabs(x), least());
    errors += most * most / 3; // uniform on [-most, most]
    size += x * x;
  }
  return size != 0 ? std::sqrt(errors / size) : 0;
}

std::optional<SixteenBits> sixteenBitsOf(const std::string &name) {
  if (name == "bf16")
    return SixteenBits{8, -126};
  if (name == "f16")
    return SixteenBits{11, -14};
  fail("expected bf16 or f16, found '" + name + "'");
  return std::nullopt;
}

static bool isOfTokens(const dsl::Layer &layer, const std::string &name) {
  const std::string value = name.rfind("d_", 0) == 0 ? name.substr(2) : name;
  return value == "out" || std::any_of(layer.tokens.begin(), layer.tokens.end(),
                                       [&](const auto *token) { return token->name == value; });
}

void roundTokens(const dsl::Layer &layer, SixteenBits type, ArrayMap &arrays) {
  for (auto &[name, array] : arrays)
    if (isOfTokens(layer, name))
      for (double &value : array.data)
        value = type.round(value);
}

bool Reference::run(ArrayMap &out) const {
  std::string error;
  const bool good = cotangents ? interpreter::gradients(layer, dims, in, *cotangents, out, error)
                               : interpreter::interpret(layer, dims, in, out, error);
  return good || fail(error);
}

/// An operand below the smallest normal number has an absolute error, not one relative to
/// the operand. Each token of a sum may contribute one.
static double ofTinyOperands(const Reference &reference, SixteenBits type, const Array &array) {
  int64_t tokens = 1;
  for (const dsl::Entity *token : reference.layer.tokens)
    tokens = std::max(tokens, reference.in.at(token->name).shape[token->shared ? 1 : 2]);
  double size = 0;
  for (double x : array.data)
    size += x * x;
  const double sum = type.least() * std::sqrt(static_cast<double>(tokens) / 3);
  return size != 0 ? sum * std::sqrt(static_cast<double>(array.data.size()) / size) : 0;
}

bool measureLimits(const Reference &reference, const ArrayMap &expected, SixteenBits type,
                   const Draws &draws, std::map<std::string, double> &limits) {
  std::map<std::string, double> most;
  for (int draw = 0; draw < draws.count; ++draw) {
    interpreter::Noise noise(draws.times * type.unit(), draws.seed + static_cast<uint64_t>(draw));
    ArrayMap disturbed;
    if (!reference.run(disturbed))
      return false;
    for (const auto &[name, array] : expected)
      most[name] = std::max(most[name], relativeRms(disturbed.at(name), array));
  }
  for (const auto &[name, array] : expected) {
    const double stored = isOfTokens(reference.layer, name) ? type.storing(array) : 0;
    const double others = std::hypot(stored, ofTinyOperands(reference, type, array));
    limits[name] = std::max(draws.least, std::hypot(most[name], draws.times * others));
  }
  return true;
}

} // namespace tttc::integration
