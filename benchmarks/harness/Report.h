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

/// The results of one run. `timed` holds the contestants in their order, then the
/// peak.
struct Run {
  const Options &options;
  const Layer &layer;
  const Contestants &contestants;
  Errors referenceErrors, mutualErrors;
  std::vector<Timed> timed;
  double peakFlopsPerCall = 0;
};

std::string toJson(const Run &run);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_REPORT_H
