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

#include <algorithm>
#include <cstdlib>

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

void Report::addFloors() {
  auto number = [](const Record &result, const char *field) {
    return std::strtod(result.get(field).c_str(), nullptr);
  };
  double bytesPerSecond = 0, flopsPerSecond = 0;
  for (const Record &result : results)
    if (result.get("kind") == "time" && result.get("state") == "pass") {
      bytesPerSecond = std::max(bytesPerSecond, number(result, "gigabytes_per_second") * 1e9);
      flopsPerSecond = std::max(flopsPerSecond, number(result, "tflops") * 1e12);
    }
  for (Record &result : results) {
    if (result.get("kind") != "layer time" || result.get("state") != "pass" ||
        bytesPerSecond == 0 || flopsPerSecond == 0)
      continue;
    const double memory = number(result, "bytes") / bytesPerSecond * 1e6;
    const double tensor = number(result, "flops") / flopsPerSecond * 1e6;
    const double floor = std::max(memory, tensor);
    result.add("floor_microseconds", floor);
    result.add("bound", memory < tensor ? "tensor" : "memory");
    result.add("percent_of_floor", 100 * floor / number(result, "microseconds"));
  }
}

std::string Report::json() const {
  std::string text = "{\n\"device\": " + device.json() + ",\n\"results\": [\n";
  for (size_t i = 0; i < results.size(); ++i)
    text += "  " + results[i].json() + (i + 1 < results.size() ? ",\n" : "\n");
  return text + "]\n}\n";
}

namespace {

/// A table of the records of one kind: its title, then a heading and a field per column.
struct Table {
  const char *kind;
  std::vector<std::pair<const char *, const char *>> columns;
};

const std::vector<Table> tables = {
    {"check",
     {{"check", "case"},
      {"state", "state"},
      {"registers", "registers"},
      {"worst share of bound", "worst_share_of_bound"},
      {"unlike emulator", "unlike_emulator"},
      {"", "why"}}},
    {"layer",
     {{"layer", "case"},
      {"state", "state"},
      {"code", "code"},
      {"relative RMS error", "relative_rms_error"},
      {"limit", "limit"},
      {"worst share of bound", "worst_share_of_bound"},
      {"", "why"}}},
    {"time",
     {{"time", "case"},
      {"state", "state"},
      {"us", "microseconds"},
      {"p10", "microseconds_p10"},
      {"p90", "microseconds_p90"},
      {"TFLOP/s", "tflops"},
      {"GB/s", "gigabytes_per_second"},
      {"SM MHz", "sm_mhz"},
      {"", "why"}}},
    {"layer time",
     {{"layer time", "case"},
      {"state", "state"},
      {"us", "microseconds"},
      {"p10", "microseconds_p10"},
      {"p90", "microseconds_p90"},
      {"TFLOP/s", "tflops"},
      {"GB/s", "gigabytes_per_second"},
      {"floor us", "floor_microseconds"},
      {"bound", "bound"},
      {"% of floor", "percent_of_floor"},
      {"predicted us (H200)", "predicted_microseconds"},
      {"SM MHz", "sm_mhz"},
      {"", "why"}}},
    {"sanitizer", {{"sanitizer", "case"}, {"state", "state"}, {"", "why"}}}};

} // namespace

std::string Report::table() const {
  std::string text = "# " + device.get("name") + ", driver " + device.get("driver") + "\n";
  for (const Table &table : tables) {
    std::string heading = "\n|", line = "|", rows;
    for (const auto &[title, field] : table.columns) {
      heading += " " + std::string(title) + (*title ? " |" : "|");
      line += "---|";
    }
    for (const Record &result : results) {
      if (result.get("kind") != table.kind)
        continue;
      rows += "|";
      for (const auto &[title, field] : table.columns)
        rows += " " + result.get(field) + " |";
      rows += "\n";
    }
    if (!rows.empty())
      text += heading + "\n" + line + "\n" + rows;
  }
  return text;
}

} // namespace tttc::gpu
