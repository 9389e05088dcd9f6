//===- Oracle.h - Expected results of a program -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results of the interpreter, computed once for all kernels of a program, and the
// comparison with them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_ORACLE_H
#define TTTC_RANDOMPROGRAMS_ORACLE_H

#include "Trial.h"

#include <map>
#include <optional>

namespace tttc::random {

/// Expected results for one sequence length.
struct Expected {
  ArrayMap inputs, cotangents, outputs;
  /// Largest error of an array when the interpreter runs in float32: on the inputs, and
  /// on inputs perturbed by a rounding error, because one run may be accurate by chance.
  double singleError = 0;
  std::optional<ArrayMap> gradients; ///< computed on request
  /// Reason why this length is not compared: values so large, or so far from those of the
  /// same run in float32, that rounding dominates.
  std::string skipReason;
};

class Oracle {
public:
  Oracle(const Program &program, const Checked &layer) : program(program), layer(layer) {}

  /// Returns null with a message if the interpreter fails.
  const Expected *at(int64_t tokens, bool gradients, std::string &error);

  /// Returns false if dual numbers find no derivative at this length, for instance of a norm at
  /// zero, where a tape may or may not return zero.
  bool hasSlope(int64_t tokens);

private:
  const Program &program;
  const Checked &layer;
  std::map<int64_t, Expected> known;
};

/// Returns "", or the first difference above `limit`. Arrays smaller than `least` times the
/// largest one are remainders of cancellation: their error is relative to that bound.
std::string compare(const ArrayMap &actual, const ArrayMap &expected, double limit, double least);

/// For outputs in float64 1e-10; in float32 2e-6 or 8 times the interpreter's own error.
double outputLimit(const Expected &expected, bool isSingle);

/// For gradients in float64 1e-10, in float32 5e-6; or, if rounding errors grow on the way
/// to the outputs, 8 rounding errors that grow by the same factor again on the way back.
double gradientLimit(const Expected &expected, bool isSingle);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_ORACLE_H
