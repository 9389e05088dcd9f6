//===- Loops.cpp - Instructions per iteration of loops --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Counts.h"
#include "PtxEmulator/Machine/Cta.h"

#include <algorithm>

using namespace ptxemu;

void ptxemu::countLoops(Counts &counts, const Program &program, const Warp &warp) {
  counts.busiestInstructions = warp.total;
  counts.busiestWarp = warp.index;
  for (unsigned i = 0; i < 3; ++i)
    counts.busiestCta[i] = warp.cta->id[i];
  counts.busiestByClass = warp.counts;
  counts.loops.clear();
  for (const Loop &loop : program.loops) {
    LoopCount count;
    count.depth = loop.depth;
    count.iterations = warp.executed[loop.begin];
    count.beginLine = UINT32_MAX;
    for (uint32_t pc = loop.begin; pc < loop.end; ++pc) {
      const Inst &inst = program.insts[pc];
      const uint64_t executed = warp.executed[pc];
      count.instructions += executed;
      count.byClass[static_cast<size_t>(inst.kind)] += executed;
      count.beginLine = std::min(count.beginLine, inst.pos.line);
      count.endLine = std::max(count.endLine, inst.pos.line);
    }
    count.withoutMoves = count.instructions - count.byClass[static_cast<size_t>(InstClass::Move)];
    if (count.iterations)
      counts.loops.push_back(count);
  }
  std::sort(counts.loops.begin(), counts.loops.end(),
            [](const LoopCount &a, const LoopCount &b) { return a.instructions > b.instructions; });
}

const char *ptxemu::nameOf(InstClass kind) {
  static const char *const names[] = {
      "mma",        "wgmma",     "ldmatrix", "stmatrix",  "ld.global", "st.global",
      "ld.shared",  "st.shared", "ld.local", "st.local",  "ld.param",  "ld.generic",
      "st.generic", "atomic",    "cp.async", "bulk copy", "prefetch",  "shuffle",
      "vote",       "barrier",   "mbarrier", "fence",     "integer",   "float",
      "convert",    "compare",   "control",  "move",      "other"};
  return names[static_cast<unsigned>(kind)];
}
