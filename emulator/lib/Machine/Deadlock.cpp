//===- Deadlock.cpp - Report of a deadlock --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Machine.h"

using namespace ptxemu;

static std::string hex(uint32_t value) {
  char text[16];
  snprintf(text, sizeof text, "0x%08x", value);
  return text;
}

/// Describes the event that a group waits for.
static std::string waitText(const Group &group, const Warp &warp) {
  const Cta &cta = *warp.cta;
  switch (group.wait) {
  case Wait::Barrier: {
    const Barrier &barrier = cta.barriers[group.id];
    return "barrier " + std::to_string(group.id) + ", " + std::to_string(barrier.arrived) + " of " +
           std::to_string(barrier.expected ? barrier.expected : cta.alive) + " threads arrived";
  }
  case Wait::ClusterBarrier:
    return "the cluster barrier";
  case Wait::Mbarrier: {
    const auto found = cta.mbarriers.find(group.id);
    if (found == cta.mbarriers.end())
      return "an mbarrier";
    const Mbarrier &barrier = found->second;
    return "mbarrier at shared address " + std::to_string(group.id) + ", phase " +
           std::to_string(barrier.phase) + ": " + std::to_string(barrier.pending) + " of " +
           std::to_string(barrier.expected) + " arrivals and " +
           std::to_string(barrier.transactions) + " bytes missing";
  }
  case Wait::Converge:
    return "other lanes of the warp";
  case Wait::None:
    break;
  }
  return "a loop that polls";
}

RunError Machine::describe(const Cluster &, const Warp &warp, uint32_t pc, RunError what) const {
  what.kernel = program.name;
  for (unsigned i = 0; i < 3; ++i)
    what.cta[i] = warp.cta->id[i];
  what.warp = warp.index;
  what.pos = program.insts[pc].pos;
  return what;
}

std::string Machine::threadText(const Cluster &cluster, uint32_t inCluster, uint32_t thread) const {
  if (inCluster != cluster.index)
    return "a thread of another cluster (number " +
           std::to_string(inCluster - launched.firstCluster) + ")";
  const Warp *warp = cluster.warpOf(thread);
  if (!warp)
    return "an asynchronous copy";
  std::string text = "warp " + std::to_string(warp->index) + " lane " + std::to_string(thread % 32);
  if (cluster.ctas.size() > 1)
    text += " of CTA rank " + std::to_string(warp->cta->rank);
  return text;
}

void Machine::reportDeadlock() {
  // Lanes that wait for their own warp are reported first: the program is wrong there.
  for (const auto &cluster : resident)
    for (const auto &cta : cluster->ctas)
      for (const auto &warp : cta->warps)
        for (const Group &group : warp->groups) {
          if (group.wait != Wait::Converge)
            continue;
          RunError found;
          found.kind = static_cast<ErrorKind>(group.id);
          found.message = "lanes " + hex(group.mask) + " are here";
          for (const Group &other : warp->groups)
            if (&other != &group)
              found.message += ", lanes " + hex(other.mask) + " at line " +
                               std::to_string(program.insts[other.pc].pos.line) + " waiting for " +
                               waitText(other, *warp);
          error = describe(*cluster, *warp, group.pc, found);
          error->lane = static_cast<uint32_t>(__builtin_ctz(group.mask));
          return;
        }
  RunError found;
  found.kind = ErrorKind::Deadlock;
  unsigned shown = 0, more = 0;
  for (const auto &cluster : resident)
    for (const auto &cta : cluster->ctas)
      for (const auto &warp : cta->warps)
        for (const Group &group : warp->groups) {
          if (!shown)
            error = describe(*cluster, *warp, group.pc, found);
          if (++shown > 8) {
            ++more;
            continue;
          }
          error->message += shown > 1 ? "; " : "nobody can run: ";
          error->message += "CTA (" + std::to_string(cta->id[0]) + "," +
                            std::to_string(cta->id[1]) + "," + std::to_string(cta->id[2]) +
                            ") warp " + std::to_string(warp->index) + " lanes " + hex(group.mask) +
                            " at line " + std::to_string(program.insts[group.pc].pos.line) +
                            " wait for " + waitText(group, *warp);
        }
  if (more)
    error->message += "; and " + std::to_string(more) + " more";
}
