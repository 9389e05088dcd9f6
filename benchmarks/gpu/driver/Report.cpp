//===- Report.cpp - Results as JSON and as a table ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Report.h.
//
//===----------------------------------------------------------------------===//

#include "Report.h"

namespace tttc::gpu {

bool Report::good() const {
  bool passed = false;
  for (const Record &result : results) {
    std::string state = result.get("state");
    passed |= state == "pass";
    if (state != "pass" && state != "skipped")
      return false;
  }
  return passed;
}

std::string Report::json() const {
  std::string text = "{\n\"device\": " + device.json() + ",\n\"results\": [\n";
  for (size_t i = 0; i < results.size(); ++i)
    text += "  " + results[i].json() + (i + 1 < results.size() ? ",\n" : "\n");
  return text + "]\n}\n";
}

std::string Report::table() const {
  std::string text = "# " + device.get("name") + ", driver " + device.get("driver") + "\n\n";
  text += "| check | state | registers | worst share of bound | unlike emulator | |\n";
  text += "|---|---|---|---|---|---|\n";
  auto row = [&](const Record &result, std::initializer_list<const char *> columns) {
    text += "| " + result.get("case");
    for (const char *column : columns)
      text += " | " + result.get(column);
    text += " |\n";
  };
  for (const Record &result : results)
    if (result.get("kind") == "check")
      row(result, {"state", "registers", "worst_share_of_bound", "unlike_emulator", "why"});
  text += "\n| time | state | us | p10 | p90 | TFLOP/s | GB/s | SM MHz | |\n";
  text += "|---|---|---|---|---|---|---|---|---|\n";
  for (const Record &result : results)
    if (result.get("kind") == "time")
      row(result, {"state", "microseconds", "microseconds_p10", "microseconds_p90", "tflops",
                   "gigabytes_per_second", "sm_mhz", "why"});
  return text;
}

} // namespace tttc::gpu
