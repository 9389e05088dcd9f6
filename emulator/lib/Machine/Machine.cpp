//===- Machine.cpp - Scheduling the warps of a launch ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All warps of the resident clusters run in turn, one slice each. The seed determines
// the order and length of slices and the time at which asynchronous copies complete.
//
//===----------------------------------------------------------------------===//

#include "Clusters.h"
#include "PtxEmulator/Machine/Step.h"

#include <algorithm>

using namespace ptxemu;

Machine::Machine(Device &device, const Program &program, const LaunchConfig &config,
                 const std::vector<uint8_t> &bytes)
    : device(device), program(program), config(config), launched{program, config},
      random(config.scheduleSeed) {
  params.name = "parameters";
  params.isReadOnly = true;
  params.reset(bytes.size());
  params.bytes = bytes;
  params.defined.assign(bytes.size(), 1);
  launched.firstCluster = device.clustersRun + 1; // 0 means none
  const Dim3 &cluster = config.cluster;
  launched.clusterGrid[0] = config.grid.x / cluster.x;
  launched.clusterGrid[1] = config.grid.y / cluster.y;
  launched.clusterGrid[2] = config.grid.z / cluster.z;
  clusterCount = launched.clusterGrid[0] * launched.clusterGrid[1] * launched.clusterGrid[2];
  operations.push_back({"nothing", 0});
  constants.reserve(program.constants.size() * 32);
  for (const uint64_t value : program.constants)
    constants.insert(constants.end(), 32, value);
}

uint64_t Machine::bits() {
  // splitmix64
  random += 0x9e3779b97f4a7c15;
  uint64_t z = random;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

uint32_t Machine::newOperation(const char *what, uint32_t line) {
  operations.push_back({what, line});
  return static_cast<uint32_t>(operations.size() - 1);
}

void Machine::admit() {
  const uint64_t ctas = config.cluster.count();
  uint64_t room =
      config.residentCtas ? config.residentCtas / ctas : 4096 / (ctas * config.block.count());
  room = std::max<uint64_t>(room, 1);
  while (resident.size() < room && nextCluster < clusterCount)
    resident.push_back(makeCluster(launched, nextCluster++));
}

bool Machine::wake(Cluster &cluster, Warp &warp) {
  bool any = false;
  for (Group &group : warp.groups) {
    if ((group.wait == Wait::Mbarrier && group.ticket != cluster.events) ||
        (group.wait == Wait::ClusterBarrier && group.ticket < cluster.phase))
      group.wait = Wait::None;
    any |= group.wait == Wait::None;
  }
  return any;
}

void Machine::execute(Cluster &cluster, Warp &warp, Group &group) {
  const uint32_t pc = group.pc;
  const Inst &inst = program.insts[pc];
  Step step{*this, cluster, *warp.cta, warp, inst, pc, group.mask, moves, constants.data()};
  moves.clear();
  if (inst.guard != noSlot) {
    if (!step.needs(inst.guard, "predicate"))
      return;
    const uint64_t *values = step.read(inst.guard);
    uint32_t held = 0;
    for (uint32_t lane = 0; lane < 32; ++lane)
      held |= static_cast<uint32_t>(values[lane] & 1) << lane;
    step.active &= inst.isGuardNegated ? ~held : held;
  }
  if (config.recordsPaths && warp.cta->isFirst() && inst.kind == InstClass::Control &&
      inst.guard != noSlot)
    warp.branches.push_back({inst.pos.line, step.active != 0, (group.mask & ~step.active) != 0});
  ++steps;
  ++warp.total;
  ++warp.executed[pc];
  ++warp.counts[static_cast<size_t>(inst.kind)];
  counts.laneInstructions += static_cast<unsigned>(__builtin_popcount(step.active));
  if (step.active) {
    if (!warp.wgmmas.empty() && !checkInFlight(step))
      return;
    inst.run(step, inst);
  }
  if (error)
    return;
  if (moves.empty()) {
    group.pc = inst.next;
    if (warp.groups.size() > 1)
      warp.normalize();
    return;
  }
  uint32_t moved = 0, exited = 0;
  const uint32_t mask = group.mask;
  for (const Move &move : moves)
    moved |= move.lanes;
  group.mask = mask & ~moved;
  group.pc = inst.next;
  for (const Move &move : moves) {
    if (move.pc == UINT32_MAX)
      exited |= move.lanes;
    else if (move.lanes)
      warp.groups.push_back({move.pc, move.lanes, move.wait, move.id, move.ticket});
  }
  warp.normalize();
  if (exited) {
    warp.alive &= ~exited;
    warp.cta->alive -= static_cast<unsigned>(__builtin_popcount(exited));
    threadsExited(cluster, *warp.cta);
  }
}

bool Machine::runWarp(Cluster &cluster, Warp &warp, unsigned budget, bool &isOnlyPolling) {
  bool ran = false;
  isOnlyPolling = false;
  while (budget--) {
    Group *group = warp.pick();
    if (!group)
      break;
    if (steps >= config.maxSteps) {
      RunError stop;
      stop.kind = ErrorKind::StepLimit;
      stop.message = "more than " + std::to_string(config.maxSteps) + " instructions";
      error = describe(cluster, warp, group->pc, stop);
      return true;
    }
    ran = true;
    const Inst &inst = program.insts[group->pc];
    const uint32_t lanes = group->mask;
    execute(cluster, warp, *group);
    if (error)
      return true;
    if (!inst.isPoll)
      continue;
    // Lanes that poll yield: to other lanes first, then to other warps.
    if (warp.groups.size() > 1 && ++warp.polls % 8 == 0) {
      warp.preferred = 0;
      for (const Group &other : warp.groups)
        if (!(other.mask & lanes) && other.wait == Wait::None)
          warp.preferred = other.mask;
    }
    isOnlyPolling = true;
    return true;
  }
  if (warp.preferred && warp.groups.size() < 2)
    warp.preferred = 0;
  return ran;
}

/// Returns what a warp has executed.
static WarpPath pathOf(const Program &program, const Warp &warp) {
  WarpPath path;
  path.warp = warp.index;
  path.branches = warp.branches;
  for (size_t pc = 0; pc < warp.executed.size(); ++pc)
    if (warp.executed[pc])
      path.lines[program.insts[pc].pos.line] += warp.executed[pc];
  return path;
}

void Machine::retire(Cluster &cluster) {
  for (const AsyncOperation &operation : cluster.operations)
    if (!operation.sources.empty() && !error) {
      RunError left;
      left.kind = ErrorKind::AsyncSource;
      left.message = std::string("the CTA ends while ") + operation.what + " of line " +
                     std::to_string(operation.line) +
                     " may still read its shared memory: wait for it first";
      left.kernel = program.name;
      for (unsigned i = 0; i < 3; ++i)
        left.cta[i] = operation.warp->cta->id[i];
      left.warp = operation.warp->index;
      left.pos = {operation.line, 1};
      error = left;
    }
  for (AsyncOperation &operation : cluster.unfinished)
    operation.finish(WriteRecord());
  for (const auto &cta : cluster.ctas)
    for (const auto &warp : cta->warps) {
      ++counts.warps;
      counts.warpInstructions += warp->total;
      for (size_t i = 0; i < warp->counts.size(); ++i)
        counts.byClass[i] += warp->counts[i];
      if (warp->total > counts.busiestInstructions)
        countLoops(counts, program, *warp);
      if (config.recordsPaths && cta->isFirst())
        counts.paths.push_back(pathOf(program, *warp));
    }
}

void Machine::run() {
  unsigned idleRounds = 0;
  admit();
  std::vector<std::pair<Cluster *, Warp *>> order;
  while (!resident.empty() && !error) {
    order.clear();
    for (const auto &cluster : resident)
      for (const auto &cta : cluster->ctas)
        for (const auto &warp : cta->warps)
          if (warp->alive)
            order.emplace_back(cluster.get(), warp.get());
    if (config.scheduleSeed)
      for (size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[bits() % i]);
    bool ran = false, isBusy = false;
    const uint64_t before = progress;
    for (const auto &[cluster, warp] : order) {
      if (!wake(*cluster, *warp))
        continue;
      bool isOnlyPolling;
      ran |= runWarp(*cluster, *warp, config.scheduleSeed ? 1 + bits() % 64 : 64, isOnlyPolling);
      isBusy |= !isOnlyPolling;
      if (error)
        break;
    }
    bool completed = false;
    for (const auto &cluster : resident)
      if (!error)
        completed |= completeSome(*cluster, !ran);
    for (size_t i = 0; i < resident.size();) {
      if (error || !resident[i]->isFinished()) {
        ++i;
        continue;
      }
      while (completeSome(*resident[i], true) && !error)
        continue;
      retire(*resident[i]);
      resident.erase(resident.begin() + static_cast<std::ptrdiff_t>(i));
      isBusy = completed = true;
      admit();
    }
    if (error)
      break;
    idleRounds = isBusy || completed || progress != before ? 0 : idleRounds + 1;
    if ((!ran && !completed) || idleRounds > 1000)
      reportDeadlock();
  }
  // Counts are reported after an error too.
  if (error)
    for (const auto &cluster : resident) {
      cluster->operations.clear();
      retire(*cluster);
    }
  device.clustersRun = launched.firstCluster + clusterCount;
}
