//===- Coverage.h - What the programs met -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts programs per feature: rows of the tables, derivatives, what passes say.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_COVERAGE_H
#define TTTC_RANDOMPROGRAMS_COVERAGE_H

#include "Workers.h"

#include <map>

namespace tttc::random {

class Coverage {
public:
  void add(const Result &result);
  /// The table, sorted; what was refused, by reason; shares of forms.
  void print() const;
  /// Prints what was met less than `least` times: rows of tables, and derivatives in
  /// both gradients together. False if there is any.
  bool require(int least) const;
  int size() const { return programs; }

private:
  int count(const std::string &feature) const;

  std::map<std::string, int> features, refused;
  int programs = 0, accepted = 0;
};

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_COVERAGE_H
