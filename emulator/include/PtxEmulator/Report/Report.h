//===- Report.h - What a launch was counted by, to read -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_REPORT_REPORT_H
#define TTTC_PTXEMULATOR_REPORT_REPORT_H

#include "PtxEmulator/Machine/Launch.h"

namespace ptxemu {

/// Some lines of text. Counts are of PTX instructions per warp.
std::string reportText(const std::string &kernel, const LaunchResult &result);

/// The same and more, as one JSON object. The error, if any, is rendered with
/// `source`.
std::string reportJson(const std::string &kernel, const LaunchResult &result, const Source &source);

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_REPORT_REPORT_H
