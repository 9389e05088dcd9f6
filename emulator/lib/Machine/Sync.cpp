//===- Sync.cpp - Barriers, phases and completion of copies ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Machine.h"

using namespace ptxemu;

Warp *Cluster::warpOf(uint32_t thread) const {
  if (thread >= threads)
    return nullptr;
  const auto warpsPerCta = static_cast<uint32_t>(ctas[0]->warps.size());
  const uint32_t warp = thread / 32;
  return ctas[warp / warpsPerCta]->warps[warp % warpsPerCta].get();
}

uint32_t Cluster::alive() const {
  uint32_t count = 0;
  for (const auto &cta : ctas)
    count += cta->alive;
  return count;
}

bool Cluster::isFinished() const { return alive() == 0; }

void Machine::completeBarrier(Cta &cta, uint32_t id, Warp *self, uint32_t selfLanes,
                              const Inst *selfInst) {
  Barrier &barrier = cta.barriers[id];
  const uint32_t expected = barrier.expected ? barrier.expected : cta.alive;
  if (!barrier.isInUse || barrier.arrived < expected)
    return;
  const auto clock = std::make_shared<const Clock>(std::move(barrier.clock));
  const uint64_t results[] = {barrier.trueCount, barrier.trueCount == barrier.lanes,
                              barrier.trueCount != 0};
  barrier = Barrier();
  ++progress;
  const auto release = [&](Warp &warp, uint32_t lanes, const Inst &inst) {
    for (uint32_t rest = lanes; rest; rest &= rest - 1) {
      const auto lane = static_cast<uint32_t>(__builtin_ctz(rest));
      // The lane published on arrival, so the barrier's clock includes its own.
      warp.clocks[lane] = clock;
      warp.registers[static_cast<size_t>(inst.d) * 32 + lane] = results[inst.sub];
    }
    warp.poison[static_cast<size_t>(inst.d)] &= ~lanes;
    if (lanes == warp.alive)
      warp.dirty = 0;
  };
  for (const auto &warp : cta.warps) {
    for (Group &group : warp->groups) {
      if (group.wait != Wait::Barrier || group.id != id)
        continue;
      const Inst &inst = program.insts[group.pc];
      release(*warp, group.mask, inst);
      group.wait = Wait::None;
      group.pc = inst.next;
    }
    // The groups of the executing warp are normalized after its instruction.
    if (warp.get() != self && warp->groups.size() > 1)
      warp->normalize();
  }
  if (selfLanes)
    release(*self, selfLanes, *selfInst);
}

void Machine::completeCluster(Cluster &cluster) {
  if (!cluster.arrived || cluster.arrived < cluster.alive())
    return;
  cluster.done = std::make_shared<const Clock>(cluster.clock);
  cluster.arrived = 0;
  ++cluster.phase;
  ++progress;
}

void Machine::threadsExited(Cluster &cluster, Cta &cta) {
  ++progress;
  for (uint32_t id = 0; id < cta.barriers.size(); ++id)
    if (!cta.barriers[id].expected)
      completeBarrier(cta, id);
  completeCluster(cluster);
  // Groups that were woken may be at the same address as others.
  for (const auto &warp : cta.warps)
    if (warp->groups.size() > 1)
      warp->normalize();
}

void Machine::completePhase(Cluster &cluster, Mbarrier &barrier) {
  if (barrier.pending || barrier.transactions)
    return;
  barrier.current.learn(barrier.thread, static_cast<uint32_t>(barrier.phase + 1));
  barrier.done = std::make_shared<const Clock>(barrier.current);
  ++barrier.phase;
  barrier.pending = barrier.expected;
  ++cluster.events;
  ++progress;
}

void Machine::complete(Cluster &cluster, size_t index) {
  AsyncOperation &operation = cluster.operations[index];
  operation.isComplete = true;
  ++progress;
  const auto act = std::move(operation.complete);
  operation.complete = nullptr;
  const bool isOver = !operation.group;
  if (act)
    act();
  // Operations of groups stay until their issuer has waited.
  if (isOver)
    cluster.operations.erase(cluster.operations.begin() + static_cast<std::ptrdiff_t>(index));
}

bool Machine::completeSome(Cluster &cluster, bool all) {
  bool completed = false;
  for (size_t i = 0; i < cluster.operations.size() && !error;) {
    const size_t before = cluster.operations.size();
    const bool isReady = !cluster.operations[i].isComplete && cluster.operations[i].complete;
    if (isReady && (all || !config.scheduleSeed || bits() % 2)) {
      complete(cluster, i);
      completed = true;
    }
    i += cluster.operations.size() == before;
  }
  return completed;
}
