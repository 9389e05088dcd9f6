//===- Layer.h - The measured layer and its data ----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A checked .ttt file at fixed sizes: random inputs, the reference run in float64, and
// the error measure for comparing results.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_LAYER_H
#define TTTC_BENCHMARKS_HARNESS_LAYER_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"
#include "tttc/client.h"

#include <utility>

namespace tttc::bench {

using Sizes = client::CallSize;

/// Intervals [low, high) by input name.
using Ranges = std::map<std::string, std::pair<double, double>>;

/// The first layer of a .ttt file.
class Layer {
public:
  /// Reads and checks the file. Returns null and sets `error` (the rendered diagnostics)
  /// on failure.
  static std::unique_ptr<Layer> load(const std::string &path, std::string &error);

  const std::string &name() const { return syntax().name; }
  /// Sets the constants. Returns false and sets `error` if one has no value or an invalid
  /// one. `heads` comes from the sizes of each call.
  bool setDims(const dsl::DimEnv &overrides, std::string &error);
  const dsl::DimEnv &dims() const { return constants; }

  /// Tokens, params and initial states; deterministic in the arguments. Values are
  /// rounded to float32, so that every contestant gets the same inputs as the reference.
  /// Inputs without a range: params and states as their initialization says, others scalars in
  /// [0.1, 0.9), rows and matrices in [-0.9, 0.9).
  bool randomInputs(const Sizes &sizes, const Ranges &ranges, ArrayMap &inputs,
                    std::string &error) const;

  /// Evaluates the layer token by token in float64.
  bool reference(const Sizes &sizes, const ArrayMap &inputs, ArrayMap &results,
                 std::string &error) const;

private:
  explicit Layer(std::string path, std::string text)
      : source(std::move(path), std::move(text)), diagnostics(source) {}
  const dsl::Layer &syntax() const { return *file->layers.front(); }

  dsl::Source source;
  dsl::Diagnostics diagnostics;
  std::unique_ptr<dsl::File> file;
  dsl::DimEnv constants;
};

/// The array with the axis before all others: tokens in the order in which they are decoded.
Array withAxisFirst(const Array &array, size_t axis);
/// The same array with its first axis at `axis` again.
Array withFirstAxisAt(const Array &array, size_t axis);

/// sqrt(sum (a - b)^2 / sum b^2); NaN if the shapes differ.
double relativeRms(const Array &a, const Array &b);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_LAYER_H
