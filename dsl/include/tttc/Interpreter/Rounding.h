//===- Rounding.h - What rounding explains ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel adds up in another order than the interpreter, so their last bits differ. How much of
// that reaches the results is the layer's own affair and that of its inputs. To measure it, the
// interpreter runs the definition in float32: a right kernel in float32 is not further off than
// a few such runs, one in float64 not further than that with as many more digits.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTERPRETER_ROUNDING_H
#define TTTC_INTERPRETER_ROUNDING_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Sema.h"

#include <functional>

namespace tttc::interpreter {

/// Half a unit in the last place, of a number of [1, 2).
double roundingError(bool isSingle);

/// An error above this in float32: rounding decides what the results are, and they judge nothing.
constexpr double roundingDecides = 1e-2;

/// Largest relative RMS error of each array of `expected` when `run` computes it, as a rule in
/// float32: on `inputs`, and on `runs` - 1 copies of them whose numbers are moved by up to
/// `unit` of themselves, for one run may be right by chance. An infinity where a run gives no
/// number. Returns false if `run` does, or if it leaves an array out.
bool roundingErrors(const ArrayMap &inputs, const ArrayMap &expected, int runs, double unit,
                    uint64_t seed,
                    const std::function<bool(const ArrayMap &inputs, ArrayMap &rounded)> &run,
                    std::map<std::string, double> &errors);

/// The largest of these.
double largestError(const std::map<std::string, double> &errors);

/// What rounding explains of an output: 8 times its error in float32 or, where a kernel has
/// float64, 8 times that with 29 more bits.
double outputRounding(double singleError, bool isSingle);

/// The same of a gradient. Rounding errors that grow on the way to the outputs, by
/// `singleError` as measured there, grow as much again on the way back.
double gradientRounding(double singleError, bool isSingle);

/// The same where the gradient's own error is known too: no more than 8 times what that explains,
/// as an output that is badly conditioned says nothing of gradients that are not.
double gradientRounding(double singleError, double ownError, bool isSingle);

} // namespace tttc::interpreter

#endif // TTTC_INTERPRETER_ROUNDING_H
