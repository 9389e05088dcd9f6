//===- Support.h - Helpers of the interpreter's tests ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layers from text or from the examples, random inputs for them, comparisons.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_INTERPRETER_SUPPORT_H
#define TTTC_TEST_UNIT_INTERPRETER_SUPPORT_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"

#include <memory>

namespace tttc::test {

/// A checked layer with its source. Building one fails the test on any error.
class TestLayer {
public:
  static TestLayer fromText(const std::string &text);
  static TestLayer example(const std::string &name);

  const dsl::Layer &layer() const { return *file->layers.front(); }
  /// Dims for these arrays and overrides; fails the test on contradictions.
  dsl::DimEnv bind(const ArrayMap &arrays, const dsl::DimEnv &overrides = {}) const;

private:
  std::shared_ptr<dsl::Source> source;
  std::shared_ptr<dsl::Diagnostics> diagnostics;
  std::shared_ptr<dsl::File> file;
};

/// The names of the programs in dsl/examples, sorted, without their suffix.
std::vector<std::string> exampleNames();

/// Numbers in [low, high), the same on every machine for one seed.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 2654435761u + 1) {}
  double next(double low, double high);
  Array array(std::vector<int64_t> shape, double low, double high);

private:
  uint64_t state;
};

/// Random tokens, params and learned states of a layer, whose dims must all have
/// values in `dims`, `heads` too.
ArrayMap randomInputs(const dsl::Layer &layer, const dsl::DimEnv &dims, int64_t batch,
                      int64_t tokens, Random &random);

/// Small sizes for the constants of the examples; constants that the layer lacks are omitted.
dsl::DimEnv smallDims(const dsl::Layer &layer);

/// Returns sqrt(sum (a - b)^2 / sum b^2); infinity if shapes differ. For b = 0: the root
/// mean square of a.
double relativeRms(const Array &a, const Array &b);

/// Sum over all entries of a * b.
double innerProduct(const Array &a, const Array &b);

/// Expects <gradients(cotangents), tangents> = <cotangents, derivatives along the
/// tangents> for random cotangents and tangents of all inputs and outputs: the recorded
/// and the dual run share only the derivatives of the primitives.
void expectGradientsMatchDuals(const TestLayer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                               Random &random);

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_INTERPRETER_SUPPORT_H
