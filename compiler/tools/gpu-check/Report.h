//===- Report.h - Results as JSON and as a table --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device, then one record per case. Times of layers are shown beside their floor: what the
// ceilings of this run allow at best.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Record.h"

namespace tttc::gpu {

struct Report {
  Record device;
  std::vector<Record> results;

  /// Adds to the times of layers `floor_microseconds`, the longer of the times that their bytes
  /// take at the fastest copy and their operations in the fastest product, `bound`, which of
  /// the two it is, and `percent_of_floor`.
  void addFloors();
  std::string json() const;
  std::string table() const;
  /// Has nothing failed, and something passed?
  bool good() const;
};

} // namespace tttc::gpu
