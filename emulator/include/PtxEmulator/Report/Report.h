//===- Report.h - Counters of a launch as text and JSON -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_REPORT_REPORT_H
#define TTTC_PTXEMULATOR_REPORT_REPORT_H

#include "PtxEmulator/Machine/Launch.h"

namespace ptxemu {

/// A few lines of text. Counts are of PTX instructions per warp.
std::string reportText(const std::string &kernel, const LaunchResult &result);

/// The same counters and more as one JSON object. The error, if any, is rendered
/// with `source`.
std::string reportJson(const std::string &kernel, const LaunchResult &result, const Source &source);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_REPORT_REPORT_H
