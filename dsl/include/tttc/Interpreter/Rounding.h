//===- Rounding.h - Error bounds from rounding ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel sums in another order than the interpreter, so their last bits differ. The effect on
// the results depends on the layer and its inputs. To measure it, the interpreter runs the
// definition in float32: the error of a correct float32 kernel is bounded by that of a few such
// runs, the error of a float64 kernel by the same scaled to its precision.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_ROUNDING_H
#define TTTC_INTERPRETER_ROUNDING_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Sema.h"

#include <functional>

namespace tttc::interpreter {

/// Half a unit in the last place of a value in [1, 2), in float32 if `isSingle`, else in float64.
double roundingError(bool isSingle);

/// A larger float32 error means that rounding dominates the results: a comparison proves nothing.
constexpr double roundingDecides = 1e-2;

/// Sets `errors` to the largest relative RMS error of each array of `expected` over `runs` calls
/// of `run`, usually in float32: one on `inputs`, the others on copies with relative
/// perturbations of up to `unit`, because a single run may be accurate by chance. Infinity if an
/// error is NaN. Returns false if `run` does, or if it omits an array or changes its shape.
bool roundingErrors(const ArrayMap &inputs, const ArrayMap &expected, int runs, double unit,
                    uint64_t seed,
                    const std::function<bool(const ArrayMap &inputs, ArrayMap &rounded)> &run,
                    std::map<std::string, double> &errors);

/// The largest of `errors`.
double largestError(const std::map<std::string, double> &errors);

/// The error of an output that rounding explains: 8 times its float32 error or, for a float64
/// kernel, 8 times that error at 29 more bits of precision.
double outputRounding(double singleError, bool isSingle);

/// The same for a gradient. Rounding errors that the forward pass amplifies, as measured by
/// `singleError` at the outputs, are amplified as much again by the backward pass.
double gradientRounding(double singleError, bool isSingle);

/// The same if the gradient's own float32 error is known too: at most 8 times the error that
/// `ownError` explains, because a badly conditioned output does not imply a badly conditioned
/// gradient.
double gradientRounding(double singleError, double ownError, bool isSingle);

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_ROUNDING_H
