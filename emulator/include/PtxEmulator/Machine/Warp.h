//===- Warp.h - One warp: registers, lanes, what they know ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_WARP_H
#define TTTC_PTXEMULATOR_MACHINE_WARP_H

#include "PtxEmulator/Machine/Memory.h"
#include "PtxEmulator/Machine/Program.h"

#include <array>

namespace ptxemu {

struct Cta;

/// Why lanes do not run.
enum class Wait : uint8_t {
  None,
  Converge,       ///< for other lanes of the warp at the same instruction
  Barrier,        ///< `id`: which
  ClusterBarrier, ///< `ticket`: the phase that must end
  Mbarrier        ///< until any phase ends: then the instruction runs again
};

/// Lanes at the same instruction.
struct Group {
  uint32_t pc = 0;
  uint32_t mask = 0;
  Wait wait = Wait::None;
  uint32_t id = 0;
  uint64_t ticket = 0;
};

/// A cp.async of one lane that was not waited for.
struct PendingCopy {
  uint32_t lane, group, operation;
  uint64_t offset;
  uint32_t bytes;
};

/// wgmma of one warp that was not waited for.
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
  uint32_t exists = 0;      ///< lanes with a thread
  uint32_t alive = 0;
  std::vector<uint64_t> registers; ///< [slot][lane]
  std::vector<uint32_t> poison;    ///< per slot a bit per lane
  std::vector<Group> groups;       ///< of living lanes
  Block local;                     ///< lane by lane

  // Happens-before.
  uint32_t time = 1;
  std::array<ClockRef, 32> clocks;
  uint32_t dirty = 0;              ///< lanes with accesses that not all others know of
  std::array<ClockRef, 32> fenced; ///< what a release fence published
  std::array<std::shared_ptr<Clock>, 32> observed; ///< what a later acquire fence learns
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
  /// Registers written since wgmma.fence, while that matters; 1 per slot.
  std::vector<uint8_t> writtenSinceFence;

  // Fairness between the groups.
  uint32_t polls = 0;
  uint32_t preferred = 0; ///< mask of lanes that run next, 0: the smallest address

  // Counts.
  std::array<uint64_t, static_cast<size_t>(InstClass::Count)> counts{};
  std::vector<uint64_t> executed; ///< per instruction
  uint64_t total = 0;

  /// What the lanes did becomes known to `into`; their next accesses are later.
  void publish(uint32_t lanes, Clock &into);
  void acquire(uint32_t lanes, const Clock &clock);
  /// bar.warp.sync: each of the lanes knows what all of them know.
  void syncLanes(uint32_t lanes);
  void fenceProxy(uint32_t lanes);
  /// Was there a proxy fence of the lane at a time in [from, until]?
  bool hasProxyFence(uint32_t lane, uint32_t from, uint32_t until) const;

  /// The group that runs next, or null.
  Group *pick();
  /// Joins groups that met; keeps them in order of address.
  void normalize();
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_WARP_H
