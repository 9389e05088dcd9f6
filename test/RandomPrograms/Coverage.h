//===- Coverage.h - Feature coverage of the programs ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts programs per feature: rows of the tables, derivatives, remarks of passes.
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
  /// Prints the sorted table, reasons of unsupported programs, and shares of forms.
  void print() const;
  /// A message for each feature with fewer than `least` programs: rows of tables, and derivatives
  /// in both gradients together.
  std::vector<std::string> missing(int least) const;
  int size() const { return programs; }

private:
  int count(const std::string &feature) const;

  std::map<std::string, int> features, refused;
  int programs = 0, accepted = 0;
};

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_COVERAGE_H
