//===- Warp.h - One warp: registers, lanes, clocks ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_WARP_H
#define TTTC_PTXEMULATOR_MACHINE_WARP_H

#include "PtxEmulator/Machine/Counts.h"
#include "PtxEmulator/Machine/Memory.h"
#include "PtxEmulator/Machine/Program.h"

#include <array>

namespace ptxemu {

struct Cta;

/// Reason why lanes do not run.
enum class Wait : uint8_t {
  None,
  Converge,       ///< waits for other lanes of the warp at the same instruction
  Barrier,        ///< waits for barrier `id`
  ClusterBarrier, ///< waits until phase `ticket` ends
  Mbarrier        ///< waits until any phase ends, then repeats the instruction
};

/// Lanes at the same instruction.
struct Group {
  uint32_t pc = 0;
  uint32_t mask = 0;
  Wait wait = Wait::None;
  uint32_t id = 0;
  uint64_t ticket = 0;
};

/// A cp.async of one lane that has not been waited for.
struct PendingCopy {
  uint32_t lane, group, operation;
  uint64_t offset;
  uint32_t bytes;
};

/// A wgmma of one warp that has not been waited for.
struct PendingWgmma {
  uint32_t group;
  uint32_t line;
  bool isCommitted;
  std::vector<Slot> accumulators;
  std::vector<Slot> operands; ///< registers of A
};

struct Warp {
  Cta *cta = nullptr;
  uint32_t index = 0;       ///< in its CTA
  uint32_t firstThread = 0; ///< in its cluster
  uint32_t exists = 0;      ///< mask of lanes that have a thread
  uint32_t alive = 0;
  std::vector<uint64_t> registers; ///< [slot][lane]
  std::vector<uint32_t> poison;    ///< [slot], one bit per lane
  std::vector<Group> groups;       ///< lanes that have not exited
  Block local;                     ///< local memory, lane by lane

  // Happens-before.
  uint32_t time = 1;
  std::array<ClockRef, 32> clocks;
  uint32_t dirty = 0;              ///< lanes with accesses that not all others have acquired
  std::array<ClockRef, 32> fenced; ///< clocks published by a release fence
  std::array<std::shared_ptr<Clock>, 32> observed; ///< clocks that a later acquire fence joins
  struct ProxyFence {
    uint32_t time, lanes;
  };
  std::vector<ProxyFence> proxyFences; ///< in order of time

  // Asynchronous copies.
  std::vector<PendingCopy> copies;
  std::array<uint32_t, 32> copyGroup{};
  std::array<uint32_t, 32> bulkGroup{};

  // Cluster barrier.
  uint32_t clusterArrived = 0;
  std::array<uint64_t, 32> clusterPhase{};

  // wgmma.
  std::vector<PendingWgmma> wgmmas;
  uint32_t wgmmaGroup = 0;
  bool wgmmaFenced = false;
  /// Registers written since wgmma.fence, kept only while needed; 1 per written slot.
  std::vector<uint8_t> writtenSinceFence;

  // Fairness between the groups.
  uint32_t polls = 0;
  uint32_t preferred = 0; ///< mask of lanes that run next; 0: those at the smallest address

  // Counts.
  std::array<uint64_t, static_cast<size_t>(InstClass::Count)> counts{};
  std::vector<uint64_t> executed;     ///< per instruction
  std::vector<BranchRecord> branches; ///< with LaunchConfig::recordsPaths
  uint64_t total = 0;

  /// Publishes the lanes' accesses to `into`; later accesses get a later time.
  void publish(uint32_t lanes, Clock &into);
  void acquire(uint32_t lanes, const Clock &clock);
  /// bar.warp.sync: each of the lanes acquires the clocks of all of them.
  void syncLanes(uint32_t lanes);
  void fenceProxy(uint32_t lanes);
  /// Returns true if the lane executed a proxy fence at a time in [from, until].
  bool hasProxyFence(uint32_t lane, uint32_t from, uint32_t until) const;

  /// The group that runs next, or null.
  Group *pick();
  /// Merges groups at the same address; keeps groups in order of address.
  void normalize();
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_WARP_H
