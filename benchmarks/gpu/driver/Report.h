//===- Report.h - Results as JSON and as a table --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device, then one record per case.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Record.h"

namespace tttc::gpu {

struct Report {
  Record device;
  std::vector<Record> results;

  std::string json() const;
  std::string table() const;
  /// Has nothing failed, and something passed?
  bool good() const;
};

} // namespace tttc::gpu
