//===- Oracle.cpp - Expected results of a program -------------------------===//
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

#include "Gradients.h"
#include "RandomInputs.h"

#include "tttc/Arrays/Difference.h"
#include "tttc/Interpreter/Interpreter.h"
#include "tttc/Interpreter/Rounding.h"

#include <algorithm>

namespace tttc::random {
namespace {

double rootMeanSquare(const Array &array) {
  return array.data.empty() ? 0 : relativeRms(array, zeroArray(array.shape));
}

/// Rounding errors of an array are relative to the values it is computed from: an array that
/// consists of cancelled terms is compared with the scale of the others.
double scaleOf(const ArrayMap &arrays) {
  double largest = 0;
  for (const auto &[name, array] : arrays)
    largest = std::max(largest, rootMeanSquare(array));
  return largest;
}

bool isBounded(const ArrayMap &arrays, double most) {
  for (const auto &[name, array] : arrays)
    for (double value : array.data)
      if (!(std::fabs(value) < most)) // true for NaN too
        return false;
  return true;
}

std::string whyUnjudged(const Expected &expected) {
  if (!isBounded(expected.outputs, 1e6))
    return "numbers above 1e6 or none";
  return expected.singleError < interpreter::roundingDecides ? "" : "rounding decides";
}

bool findSingleError(const Program &program, const Checked &layer, Expected &expected,
                     std::string &error) {
  std::map<std::string, double> errors;
  auto run = [&](const ArrayMap &inputs, ArrayMap &single) {
    return interpreter::interpretF32(layer.file.layer(), layer.dims, inputs, single, error);
  };
  if (!interpreter::roundingErrors(expected.inputs, expected.outputs, 8,
                                   interpreter::roundingError(true), program.inputs, run, errors))
    return false;
  expected.singleError = interpreter::largestError(errors);
  return true;
}

} // namespace

bool inputsOf(const Program &program, const Checked &layer, int64_t tokens, ArrayMap &inputs,
              ArrayMap &cotangents) {
  const integration::CallSize size = {program.batch, tokens};
  const uint64_t seed = program.inputs + static_cast<uint64_t>(tokens);
  if (!integration::randomInputs(layer.file.layer(), layer.dims, size, seed, inputs))
    return false;
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
        !findSingleError(program, layer, result, error))
      return nullptr;
    result.skipReason = whyUnjudged(result);
  }
  if (gradients && !result.gradients && result.skipReason.empty()) {
    result.gradients.emplace();
    if (!interpreter::gradients(text, layer.dims, result.inputs, result.cotangents,
                                *result.gradients, error))
      return nullptr;
  }
  return &result;
}

bool Oracle::hasSlope(int64_t tokens) {
  const Expected &at = known.at(tokens);
  // Along ones plus the inputs, so that closed gates change too.
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

double outputLimit(const Expected &expected, bool isSingle) {
  return isSingle ? std::max(2e-6, interpreter::outputRounding(expected.singleError, true)) : 1e-10;
}

double gradientLimit(const Expected &expected, bool isSingle) {
  return std::max(isSingle ? 5e-6 : 1e-10,
                  interpreter::gradientRounding(expected.singleError, isSingle));
}

std::string compare(const ArrayMap &actual, const ArrayMap &expected, double limit, double least) {
  for (const auto &[name, array] : actual)
    if (!expected.count(name))
      return "'" + name + "' is given, expected no such array";
  const double scale = scaleOf(expected);
  for (const auto &[name, array] : expected) {
    auto found = actual.find(name);
    if (found == actual.end())
      return "expected an array '" + name + "', found none";
    if (found->second.shape != array.shape)
      return "'" + name + "': expected shape " + shapeText(array.shape) + ", found " +
             shapeText(found->second.shape);
    // The error of almost zero arrays is relative to a part of the largest array.
    const double size = rootMeanSquare(array), smallest = least * scale;
    double error = relativeRms(found->second, array);
    if (size != 0 && size < smallest)
      error *= size / smallest;
    if (!(error <= limit)) { // true for NaN too
      char text[160];
      std::snprintf(text, sizeof(text), "': relative RMS error %.1e, expected at most %.1e", error,
                    limit);
      return "'" + name + text;
    }
  }
  return "";
}

} // namespace tttc::random
