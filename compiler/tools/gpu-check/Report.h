//===- Report.h - Results as JSON and as a table --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device, then one record per case. Layer times are shown with their floor: the best possible
// time under the ceilings of this run.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Record.h"

namespace tttc::gpu {

struct Report {
  Record device;
  std::vector<Record> results;

  /// Adds to the layer times: `floor_microseconds`, the maximum of the time for their bytes at the
  /// fastest copy and the time for their operations at the fastest product; `bound`, which of the
  /// two it is; and `percent_of_floor`.
  void addFloors();
  std::string json() const;
  std::string table() const;
  /// Returns true if nothing failed and something passed.
  bool good() const;
};

} // namespace tttc::gpu
