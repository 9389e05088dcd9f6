//===- Limits.cpp - Error limits of kernels -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Limits.h.
//
//===----------------------------------------------------------------------===//

#include "Limits.h"

#include "Compile.h"
#include "KernelRun.h"

#include "tttc/Arrays/Difference.h"
#include "tttc/Interpreter/Noise.h"
#include "tttc/Interpreter/Rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tttc::run {
namespace {

bool isGradient(const CheckedRun &run) { return run.kind == TTTC_ENTRY_BACKWARD; }

/// Relative RMS errors that rounding explains for any layer. `test/RandomPrograms/Oracle.cpp`,
/// `test/Integration` and `benchmarks/gpu/arrays.py` have the same limits, each written there, so
/// that no change here loosens a test.
struct UsualLimits {
  double output, gradient;
  double of(const CheckedRun &run) const { return isGradient(run) ? gradient : output; }
};
constexpr UsualLimits doubleLimits = {1e-11, 1e-11}, singleLimits = {2e-6, 5e-6},
                      halfLimits = {5e-3, 1e-2};

constexpr uint64_t seed = 1;

const tttc_entry_info &entryOf(const CheckedRun &run) {
  return *tttc_kernel_entry(run.kernel, run.kind);
}

/// The coarsest 16-bit type that the entry rounds to: that of products on a CPU, or of its tokens.
std::optional<uint32_t> halfType(const CheckedRun &run) {
  const tttc_entry_info &entry = entryOf(run);
  if (compiledFlag(*tttc_kernel_get_info(run.kernel), "--products") == "bf16")
    return TTTC_BF16;
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (entry.tensors[i].dtype == TTTC_BF16 || entry.tensors[i].dtype == TTTC_F16)
      return entry.tensors[i].dtype;
  return std::nullopt;
}

Call withArrays(const Call &call, const ArrayMap &arrays) {
  Call other = withoutArrays(call);
  other.arrays = arrays;
  other.cotangents = call.cotangents;
  return other;
}

/// Rounds the arrays that a kernel takes in 16 bits.
void roundTokens(const CheckedRun &run, uint32_t type, ArrayMap &arrays) {
  const tttc_entry_info &entry = entryOf(run);
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    auto found = arrays.find(entry.tensors[i].name);
    if (found == arrays.end() || entry.tensors[i].dtype != type)
      continue;
    std::vector<uint16_t> elements(found->second.data.size());
    client::toElements(found->second.data, type, elements.data());
    client::fromElements(elements.data(), type, found->second.data);
  }
}

/// A correct kernel may have errors of up to three units at every operand: it multiplies in another
/// order and has operands that do not occur in the definition.
bool explainHalf(const CheckedRun &run, uint32_t type, int runs,
                 std::map<std::string, Explained> &errors) {
  const double unit = std::ldexp(1, type == TTTC_BF16 ? -8 : -11), most = 3 * unit;
  for (int i = 0; i < runs; ++i) {
    Call rounded = withArrays(run.call, run.call.arrays);
    roundTokens(run, type, rounded.arrays);
    roundTokens(run, type, rounded.cotangents);
    interpreter::Noise noise(most, seed + static_cast<uint64_t>(i));
    ArrayMap found;
    if (!run.interpret(rounded, Precision::Double, found))
      return false;
    for (const auto &[name, array] : run.expected) {
      const double moved = relativeRms(found.at(name), array), rounding = most / std::sqrt(3);
      const double error = std::sqrt(moved * moved + rounding * rounding);
      errors[name].error = std::max(
          errors[name].error, std::isnan(error) ? std::numeric_limits<double>::infinity() : error);
    }
  }
  // If the interpreter itself overflows, rounding determines the result.
  for (auto &[name, each] : errors)
    each.limit = std::isfinite(each.error) ? each.error : 0;
  return true;
}

/// Errors of the interpreter under rounding, by array.
struct Measured {
  std::map<std::string, double> compared; ///< of the arrays that are compared
  std::map<std::string, double> outputs;  ///< the same; for gradients, those of the outputs
};

/// Measures errors in float32, or in float64 on inputs perturbed by a rounding error. The first run
/// leaves the operands of products unperturbed, because numbers that cancel there may cancel
/// exactly.
bool measureErrors(const CheckedRun &run, Precision precision, int runs, Measured &measured) {
  const double unit = interpreter::roundingError(precision == Precision::Single);
  auto measure = [&](const ArrayMap &expected, auto interpret, auto &errors) {
    uint64_t count = 0;
    auto rounded = [&](const ArrayMap &arrays, ArrayMap &found) {
      std::optional<interpreter::Noise> noise;
      if (count++ > 0)
        noise.emplace(unit, seed + count);
      return interpret(withArrays(run.call, arrays), precision, found);
    };
    return interpreter::roundingErrors(run.call.arrays, expected, runs, unit, seed, rounded,
                                       errors);
  };
  if (!measure(run.expected, run.interpret, measured.compared))
    return false;
  measured.outputs = measured.compared;
  if (!isGradient(run))
    return true;
  measured.outputs.clear();
  auto interpretOutputs = [](const Call &call, Precision with, ArrayMap &found) {
    return interpretCall(call, found, with);
  };
  ArrayMap outputs;
  return interpretCall(run.call, outputs) && measure(outputs, interpretOutputs, measured.outputs);
}

/// Returns true if an array consists only of rounding errors: perturbation in float64 changes it
/// entirely, and the error in float32 is larger by about the ratio of the precisions. If the layer
/// amplifies small changes instead, both errors are large, but not in this ratio.
bool cancels(double singleError, double doubleError) {
  constexpr double fewerDigits = 1 << 20; // 20 of the 29 bits, because the errors are from few runs
  return doubleError >= interpreter::roundingDecides && singleError >= fewerDigits * doubleError;
}

/// If a whole array is below the normal range of its element type, allows errors up to the smallest
/// normal number.
void explainVanishing(const CheckedRun &run, const std::string &name, Explained &explained) {
  const tttc_entry_info &entry = entryOf(run);
  for (uint32_t i = 0; i < entry.num_tensors; ++i) {
    if (entry.tensors[i].name != name || entry.tensors[i].dtype == TTTC_F64)
      continue;
    const double least =
        entry.tensors[i].dtype == TTTC_F16 ? std::ldexp(1, -14) : std::numeric_limits<float>::min();
    const Array &expected = run.expected.at(name);
    double largest = 0;
    for (double value : expected.data)
      largest = std::max(largest, std::fabs(value));
    // An array of zeros has an absolute error, which needs no separate limit.
    explained.vanishes = largest > 0 && largest < least;
    if (explained.vanishes) {
      Array zeros = expected, bounds = expected;
      std::fill(zeros.data.begin(), zeros.data.end(), 0);
      std::fill(bounds.data.begin(), bounds.data.end(), least);
      explained.limit =
          std::max(explained.limit, 1 + relativeRms(bounds, zeros) / relativeRms(expected, zeros));
    }
  }
}

/// Copies the compile flags of a kernel, to compile it for another type.
void takeFlags(const tttc_kernel_info &info, Options &options) {
  setOption(options.compile, "form", info.form);
  if (std::optional<std::string> chunk = compiledFlag(info, "--chunk"))
    setOption(options.compile, "chunk", *chunk);
  options.compile.invariant = compiledFlag(info, "--invariant").has_value();
}

} // namespace

bool isDouble(const CheckedRun &run) {
  const tttc_entry_info &entry = entryOf(run);
  for (uint32_t i = 0; i < entry.num_tensors; ++i)
    if (entry.tensors[i].role == TTTC_TOKEN)
      return entry.tensors[i].dtype == TTTC_F64;
  return false;
}

double usualLimit(const Options &options, const CheckedRun &run) {
  const UsualLimits &limits = isDouble(run)   ? doubleLimits
                              : halfType(run) ? halfLimits
                                              : singleLimits;
  return options.tolerance.value_or(limits.of(run));
}

double rms(const Array &array) {
  double sum = 0;
  for (double value : array.data)
    sum += value * value;
  return array.data.empty() ? 0 : std::sqrt(sum / static_cast<double>(array.data.size()));
}

/// The relative error of a gradient that float64 cannot avoid: terms as large as the cotangents may
/// cancel in it, which no perturbation of the inputs shows.
double leastGradientError(const CheckedRun &run, const Array &expected) {
  constexpr double roundings = 1024;
  double largest = 0;
  for (const auto &[name, array] : run.call.cotangents)
    largest = std::max(largest, rms(array));
  const double size = rms(expected);
  return size > 0 ? roundings * interpreter::roundingError(false) * largest / size : 0;
}

std::string measure(const CheckedRun &run) {
  return halfType(run) ? "the interpreter's own runs with operands of 16 bits"
                       : "the interpreter's own float32 runs";
}

bool explainErrors(const CheckedRun &run, int runs, std::map<std::string, Explained> &errors) {
  Measured single, moved;
  if (!measureErrors(run, Precision::Single, runs, single))
    return false;
  // Errors that are at their maximum in float32 do not show how they grow.
  const bool decides =
      !(std::max(interpreter::largestError(single.compared),
                 interpreter::largestError(single.outputs)) < interpreter::roundingDecides);
  if (decides && !measureErrors(run, Precision::Double, judgingRuns, moved))
    return false;
  // Outputs that cancel are ignored: they tell nothing about the errors of the others.
  std::map<std::string, double> outputs, movedOutputs;
  for (const auto &[name, error] : single.outputs)
    if (!decides || !cancels(error, moved.outputs.at(name))) {
      outputs[name] = error;
      movedOutputs[name] = decides ? moved.outputs.at(name) : 0;
    }
  const double toSingle = interpreter::roundingError(true) / interpreter::roundingError(false);
  for (const auto &[name, array] : run.expected) {
    Explained &explained = errors[name];
    const double own = single.compared.at(name);
    const double ownGrown = decides ? toSingle * moved.compared.at(name) : own;
    explained.error = own;
    explained.cancels = decides && cancels(own, moved.compared.at(name));
    explained.limit = explained.cancels || own < interpreter::roundingDecides
                          ? interpreter::outputRounding(own, true)
                          : 0;
    explained.doubleLimit = interpreter::outputRounding(ownGrown, false);
    if (isGradient(run)) {
      const double largest = interpreter::largestError(outputs);
      const double grown = decides ? toSingle * interpreter::largestError(movedOutputs) : largest;
      if (explained.cancels || own < interpreter::roundingDecides)
        explained.limit =
            std::max(explained.limit, interpreter::gradientRounding(largest, own, true));
      explained.doubleLimit =
          std::max({explained.doubleLimit, interpreter::gradientRounding(grown, ownGrown, false),
                    leastGradientError(run, array)});
    }
    explained.doubleLimit = std::max(doubleLimits.of(run), explained.doubleLimit);
    if (isDouble(run))
      explained.limit = explained.doubleLimit;
  }
  const std::optional<uint32_t> half = halfType(run);
  if (half && !explainHalf(run, *half, runs, errors))
    return false;
  for (auto &[name, explained] : errors)
    explainVanishing(run, name, explained);
  return true;
}

bool runInDouble(const Options &options, const CheckedRun &run, ArrayMap &found, std::string &why) {
  Options other = options;
  const tttc_kernel_info &info = *tttc_kernel_get_info(run.kernel);
  if (!options.compiles()) {
    if (!info.program_hash) {
      why = "the kernel does not say from which text it was compiled";
      return false;
    }
    takeFlags(info, other);
  }
  if (!options.compile.target.empty() || info.num_images)
    other.compile.targetCpu = "native";
  other.kernel.clear();
  other.compile.target.clear();
  other.compile.dtype = Dtype::F64;
  other.compile.products = Products::F32;
  KernelHandle kernel = obtainKernel(other, run.call, /*shows=*/false);
  if (!kernel || !run.repeat(other, kernel.get(), found)) {
    why = "there is no float64 kernel to compare with";
    return false;
  }
  return true;
}

} // namespace tttc::run
