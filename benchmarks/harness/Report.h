//===- Report.h - JSON report of one run ------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Raw samples; run.py derives medians, rates and ratios from them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_REPORT_H
#define TTTC_BENCHMARKS_HARNESS_REPORT_H

#include "Check.h"
#include "Options.h"
#include "Rounds.h"

namespace tttc::bench {

/// Contestants that are timed at one size.
struct Group {
  Contestants contestants;
  Sizes sizes;
  bool decodes = false;
};

/// The results of one run. `timed` holds the contestants of all groups in their order, then the
/// peak, then OpenBLAS's product if `usesOpenBLAS`.
struct Run {
  const Options &options;
  const Layer &layer;
  const std::vector<Group> &groups;
  Errors referenceErrors, mutualErrors;
  std::vector<Timed> timed;
  double peakFlopsPerCall = 0;
  bool usesOpenBLAS = false;
};

std::string toJson(const Run &run);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_REPORT_H
