//===- Oracle.cpp - What a program's results must be ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Oracle.h.
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"

#include "Compare.h"
#include "Gradients.h"
#include "RandomInputs.h"

#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cmath>

namespace tttc::random {
namespace {

double rootMeanSquare(const Array &array) {
  return array.data.empty() ? 0 : integration::relativeRms(array, zeroArray(array.shape));
}

/// Rounding errors of an array are those of the numbers it comes from: one that is
/// nothing but what cancels elsewhere is compared with them.
double scaleOf(const ArrayMap &arrays) {
  double largest = 0;
  for (const auto &[name, array] : arrays)
    largest = std::max(largest, rootMeanSquare(array));
  return largest;
}

bool isBounded(const ArrayMap &arrays, double most) {
  for (const auto &[name, array] : arrays)
    for (double value : array.data)
      if (!(std::fabs(value) < most)) // a NaN too
        return false;
  return true;
}

std::string whyUnjudged(const ArrayMap &outputs, const ArrayMap &single) {
  if (!isBounded(outputs, 1e6))
    return "numbers above 1e6 or none";
  for (const auto &[name, array] : outputs)
    if (!(integration::relativeRms(single.at(name), array) < 1e-2))
      return "rounding decides";
  return "";
}

} // namespace

bool inputsOf(const Program &program, const Checked &layer, int64_t tokens, ArrayMap &inputs,
              ArrayMap &cotangents) {
  const integration::CallSize size = {program.batch, tokens};
  const uint64_t seed = program.inputs + static_cast<uint64_t>(tokens);
  if (!integration::randomInputs(layer.file.layer(), layer.dims, size, seed, inputs))
    return false;
  // A gate that is shut makes gradients of nothing but zeros. The slope of their norm is
  // no number in kernels, zero in the interpreter: not what is asked here.
  if (write(program).text.find(" norm(") != std::string::npos)
    for (auto &[name, array] : inputs)
      for (double &value : array.data)
        value = value == 0 ? 0.25 : value;
  return integration::randomCotangents(layer.file.layer(), layer.dims, inputs, seed + 1,
                                       cotangents);
}

const Expected *Oracle::at(int64_t tokens, bool gradients, std::string &error) {
  Expected &result = known[tokens];
  const dsl::Layer &text = layer.file.layer();
  if (result.inputs.empty()) {
    if (!inputsOf(program, layer, tokens, result.inputs, result.cotangents)) {
      error = "no inputs";
      return nullptr;
    }
    if (!interpreter::interpret(text, layer.dims, result.inputs, result.outputs, error) ||
        !interpreter::interpretF32(text, layer.dims, result.inputs, result.single, error))
      return nullptr;
    result.unjudged = whyUnjudged(result.outputs, result.single);
  }
  if (gradients && !result.gradients && result.unjudged.empty()) {
    result.gradients.emplace();
    if (!interpreter::gradients(text, layer.dims, result.inputs, result.cotangents,
                                *result.gradients, error))
      return nullptr;
  }
  return &result;
}

bool Oracle::hasSlope(int64_t tokens) {
  const Expected &at = known.at(tokens);
  // Along ones and the inputs: gates that are shut move too.
  ArrayMap slopes, tangents = at.inputs;
  for (auto &[name, tangent] : tangents)
    for (double &value : tangent.data)
      value += 1;
  std::string error;
  return isBounded(*at.gradients, 1e9) &&
         interpreter::directionalDerivative(layer.file.layer(), layer.dims, at.inputs, tangents,
                                            slopes, error) &&
         isBounded(slopes, 1e9);
}

std::string compare(const ArrayMap &actual, const ArrayMap &expected, const ArrayMap *single) {
  for (const auto &[name, array] : actual)
    if (!expected.count(name))
      return "'" + name + "' is given, expected no such array";
  const double scale = scaleOf(expected);
  // The largest of its errors: that of one array may be small by chance.
  double limit = single ? 2e-6 : 1e-10;
  for (const auto &[name, array] : expected)
    if (single)
      limit = std::max(limit, 8 * integration::relativeRms(single->at(name), array));
  for (const auto &[name, array] : expected) {
    auto found = actual.find(name);
    if (found == actual.end())
      return "expected an array '" + name + "', found none";
    if (found->second.shape != array.shape)
      return "'" + name + "': expected shape " + shapeText(array.shape) + ", found " +
             shapeText(found->second.shape);
    // Of what is almost zero: relative to a part of the largest array.
    const double size = rootMeanSquare(array), least = 1e-5 * scale;
    double error = integration::relativeRms(found->second, array);
    if (size != 0 && size < least)
      error *= size / least;
    if (!(error <= limit)) { // a NaN too
      char text[160];
      std::snprintf(text, sizeof(text), "': relative RMS error %.1e, expected at most %.1e", error,
                    limit);
      return "'" + name + text;
    }
  }
  return "";
}

} // namespace tttc::random
