//===- Oracle.h - What a program's results must be --------------*- C++ -*-===//
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

/// For one length.
struct Expected {
  ArrayMap inputs, cotangents, outputs;
  /// Largest error of an array when the interpreter runs in float32: on the inputs, and
  /// on inputs moved by a rounding error, for one run may be right by chance.
  double singleError = 0;
  std::optional<ArrayMap> gradients; ///< once they have been asked for
  /// Why this length judges nothing: numbers so large, or so far from those of the
  /// same run in float32, that rounding decides.
  std::string unjudged;
};

class Oracle {
public:
  Oracle(const Program &program, const Checked &layer) : program(program), layer(layer) {}

  /// Null with a message if the interpreter fails.
  const Expected *at(int64_t tokens, bool gradients, std::string &error);

  /// False if dual numbers find no slope at this length: a norm at zero, say, whose
  /// gradient a tape may or may not call zero.
  bool hasSlope(int64_t tokens);

private:
  const Program &program;
  const Checked &layer;
  std::map<int64_t, Expected> known;
};

/// Nothing, or the first difference above `limit`. What is less than `least` times the
/// largest array is what is left where terms cancel: it is measured by that.
std::string compare(const ArrayMap &actual, const ArrayMap &expected, double limit, double least);

/// Of outputs in float64 1e-10; in float32 2e-6 or 8 times the interpreter's own error.
double outputLimit(const Expected &expected, bool isSingle);

/// Of gradients in float64 1e-10, in float32 5e-6; or, where rounding errors grow on the way
/// to the outputs, 8 rounding errors that grow as much again on the way back.
double gradientLimit(const Expected &expected, bool isSingle);

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_ORACLE_H
