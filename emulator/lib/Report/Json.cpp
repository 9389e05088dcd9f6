//===- Json.cpp - The report as JSON --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Report/Report.h"

#include <cstdio>

using namespace ptxemu;

namespace {

std::string quote(const std::string &text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
      result += escape;
    } else {
      result += c;
    }
  }
  return result + "\"";
}

/// Builds a JSON object on one line.
class Object {
public:
  Object &add(const char *key, const std::string &json) {
    text += (text.empty() ? "" : ", ") + quote(key) + ": " + json;
    return *this;
  }
  Object &add(const char *key, uint64_t value) { return add(key, std::to_string(value)); }
  std::string str() const { return "{" + text + "}"; }

private:
  std::string text;
};

std::string classes(const ClassCounts &counts) {
  Object object;
  for (size_t i = 0; i < counts.size(); ++i)
    if (counts[i])
      object.add(nameOf(static_cast<InstClass>(i)), counts[i]);
  return object.str();
}

std::string triple(const uint32_t *values) {
  return "[" + std::to_string(values[0]) + ", " + std::to_string(values[1]) + ", " +
         std::to_string(values[2]) + "]";
}

/// Counts of the hottest loop, per iteration.
std::string steadyStep(const LoopCount &loop) {
  const auto perIteration = [&](uint64_t count) {
    char text[32];
    snprintf(text, sizeof text, "%.2f",
             static_cast<double>(count) / static_cast<double>(loop.iterations));
    return std::string(text);
  };
  return Object()
      .add("instructions", perIteration(loop.instructions))
      .add("without_mov", perIteration(loop.withoutMoves))
      .str();
}

/// One warp: [line, taken, passed] of each branch, [line, count] of what was executed.
std::string pathJson(const WarpPath &path) {
  std::string branches, lines;
  for (const BranchRecord &branch : path.branches)
    branches += (branches.empty() ? "[" : ", [") + std::to_string(branch.line) +
                (branch.isTaken ? ", 1" : ", 0") + (branch.isPassed ? ", 1]" : ", 0]");
  for (const auto &[line, count] : path.lines)
    lines +=
        (lines.empty() ? "[" : ", [") + std::to_string(line) + ", " + std::to_string(count) + "]";
  return Object()
      .add("warp", path.warp)
      .add("branches", "[" + branches + "]")
      .add("lines", "[" + lines + "]")
      .str();
}

std::string errorJson(const RunError &error, const Source &source) {
  Object object;
  object.add("kind", quote(nameOf(error.kind)));
  object.add("message", quote(error.message));
  object.add("cta", triple(error.cta.data()));
  if (error.warp)
    object.add("warp", *error.warp);
  if (error.lane)
    object.add("lane", *error.lane);
  object.add("line", error.pos.line);
  return object.add("text", quote(error.render(source))).str();
}

} // namespace

std::string ptxemu::reportJson(const std::string &kernel, const LaunchResult &result,
                               const Source &source) {
  const Counts &c = result.counts;
  Object object;
  object.add("kernel", quote(kernel));
  object.add("error", result.error ? errorJson(*result.error, source) : "null");
  object.add("warps", c.warps);
  object.add("warp_instructions", c.warpInstructions);
  object.add("lane_instructions", c.laneInstructions);
  object.add("instructions_by_class", classes(c.byClass));
  object.add("busiest_warp", Object()
                                 .add("cta", triple(c.busiestCta))
                                 .add("warp", c.busiestWarp)
                                 .add("instructions", c.busiestInstructions)
                                 .add("by_class", classes(c.busiestByClass))
                                 .str());
  std::string loops;
  for (const LoopCount &loop : c.loops) {
    Object one;
    one.add("begin_line", loop.beginLine).add("end_line", loop.endLine);
    one.add("depth", loop.depth).add("iterations", loop.iterations);
    one.add("instructions", loop.instructions).add("without_mov", loop.withoutMoves);
    loops += (loops.empty() ? "" : ", ") + one.add("by_class", classes(loop.byClass)).str();
  }
  object.add("loops", "[" + loops + "]");
  if (!c.loops.empty())
    object.add("steady_step", steadyStep(c.loops.front()));
  object.add("shared", Object()
                           .add("bytes_read", c.sharedBytesRead)
                           .add("bytes_written", c.sharedBytesWritten)
                           .add("phases", c.banks.accesses)
                           .add("bank_conflicts", c.banks.conflicts)
                           .str());
  object.add("global", Object()
                           .add("bytes_read", c.globalBytesRead)
                           .add("bytes_written", c.globalBytesWritten)
                           .add("sectors_read", c.globalSectorsRead)
                           .add("sectors_written", c.globalSectorsWritten)
                           .str());
  if (!c.paths.empty()) {
    std::string paths, shared, segments;
    for (const WarpPath &path : c.paths)
      paths += (paths.empty() ? "" : ", ") + pathJson(path);
    for (const auto &[line, count] : c.sharedOfLine)
      shared += (shared.empty() ? "[" : ", [") + std::to_string(line) + ", " +
                std::to_string(count.banks.accesses) + ", " +
                std::to_string(count.banks.conflicts) + ", " + std::to_string(count.words) + ", " +
                std::to_string(count.possible) + "]";
    for (const auto &[line, count] : c.segmentsOfLine)
      segments += (segments.empty() ? "[" : ", [") + std::to_string(line) + ", " +
                  std::to_string(count.accesses) + ", " + std::to_string(count.segments) + "]";
    object.add("paths", "[" + paths + "]").add("shared_of_line", "[" + shared + "]");
    object.add("segments_of_line", "[" + segments + "]");
  }
  object.add("async_bytes", c.asyncBytes);
  object.add("local_bytes", c.localBytes);
  return object.str() + "\n";
}
