//===- Text.cpp - The report as text --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Report/Report.h"

#include <cstdio>

using namespace ptxemu;

static std::string classesText(const ClassCounts &counts, double divisor) {
  std::string text;
  for (size_t i = 0; i < counts.size(); ++i) {
    if (!counts[i])
      continue;
    char number[48];
    snprintf(number, sizeof number, divisor == 1 ? "%.0f" : "%.1f",
             static_cast<double>(counts[i]) / divisor);
    text +=
        (text.empty() ? "" : ", ") + std::string(nameOf(static_cast<InstClass>(i))) + " " + number;
  }
  return text;
}

std::string ptxemu::reportText(const std::string &kernel, const LaunchResult &result) {
  const Counts &c = result.counts;
  const auto number = [](uint64_t value) { return std::to_string(value); };
  std::string text = kernel + ": " + number(c.warps) + " warps, " + number(c.warpInstructions) +
                     " instructions (" + number(c.laneInstructions) + " of lanes)\n";
  text += "  busiest warp: " + number(c.busiestWarp) + " of CTA (" + number(c.busiestCta[0]) + "," +
          number(c.busiestCta[1]) + "," + number(c.busiestCta[2]) + "), " +
          number(c.busiestInstructions) + " instructions: " + classesText(c.busiestByClass, 1) +
          "\n";
  for (const LoopCount &loop : c.loops) {
    const auto iterations = static_cast<double>(loop.iterations);
    char line[160];
    snprintf(line, sizeof line,
             "  loop of lines %u to %u (depth %u): %llu iterations of %.1f instructions, %.1f "
             "without mov: ",
             loop.beginLine, loop.endLine, loop.depth,
             static_cast<unsigned long long>(loop.iterations),
             static_cast<double>(loop.instructions) / iterations,
             static_cast<double>(loop.withoutMoves) / iterations);
    text += line + classesText(loop.byClass, iterations) + "\n";
  }
  text += "  shared memory: " + number(c.sharedBytesRead) + " bytes read, " +
          number(c.sharedBytesWritten) + " written, " + number(c.banks.accesses) + " phases, " +
          number(c.banks.conflicts) + " more by bank conflicts\n";
  text += "  global memory: " + number(c.globalBytesRead) + " bytes read in " +
          number(c.globalSectorsRead) + " sectors, " + number(c.globalBytesWritten) +
          " written in " + number(c.globalSectorsWritten) + "; " + number(c.asyncBytes) +
          " copied asynchronously, " + number(c.localBytes) + " of local memory\n";
  return text;
}
