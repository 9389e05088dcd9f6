//===- Machine.h - The state of a launch ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_MACHINE_H
#define TTTC_PTXEMULATOR_MACHINE_MACHINE_H

#include "PtxEmulator/Machine/Counts.h"
#include "PtxEmulator/Machine/Cta.h"
#include "PtxEmulator/Machine/Error.h"
#include "PtxEmulator/Machine/Launch.h"

#include <map>

namespace ptxemu {

/// Lanes that do not proceed to the next instruction. `pc` UINT32_MAX: they exit.
struct Move {
  uint32_t lanes = 0, pc = 0;
  Wait wait = Wait::None;
  uint32_t id = 0;
  uint64_t ticket = 0;
};

struct Step;

/// Parameters from which clusters are created.
struct Launched {
  const Program &program;
  const LaunchConfig &config;
  uint32_t clusterGrid[3] = {1, 1, 1};
  uint32_t firstCluster = 0; ///< index of the first one among all clusters of the device
};

class Machine {
public:
  Machine(Device &device, const Program &program, const LaunchConfig &config,
          const std::vector<uint8_t> &params);
  /// Runs all CTAs, or until an error.
  void run();

  Device &device;
  const Program &program;
  const LaunchConfig &config;
  Launched launched;
  Block params;
  std::optional<RunError> error;
  Counts counts;
  /// Incremented on each event that a polling loop may be waiting for.
  uint64_t progress = 0;
  std::map<uint64_t, std::pair<uint32_t, ClockRef>> releases; ///< by global or shared address
  uint64_t steps = 0;
  uint64_t bits(); ///< next pseudorandom value of the schedule

  /// Returns an id for an operation, by which messages refer to its name and line.
  uint32_t newOperation(const char *what, uint32_t line);
  struct OperationInfo {
    const char *what;
    uint32_t line;
  };
  std::vector<OperationInfo> operations; ///< by id; 0 is none

  // Barriers.
  /// Releases the lanes that wait for a barrier if enough have arrived. The last to
  /// arrive, `lanes` of `self` at `inst`, do not wait.
  void completeBarrier(Cta &cta, uint32_t id, Warp *self = nullptr, uint32_t lanes = 0,
                       const Inst *inst = nullptr);
  void completeCluster(Cluster &cluster);
  void threadsExited(Cluster &cluster, Cta &cta);
  void completePhase(Cluster &cluster, Mbarrier &barrier);
  /// Completes one operation of the queue.
  void complete(Cluster &cluster, size_t index);

  RunError describe(const Cluster &cluster, const Warp &warp, uint32_t pc, RunError what) const;
  std::string threadText(const Cluster &cluster, uint32_t inCluster, uint32_t thread) const;

private:
  void admit();
  void retire(Cluster &cluster);
  bool runWarp(Cluster &cluster, Warp &warp, unsigned budget, bool &isOnlyPolling);
  void execute(Cluster &cluster, Warp &warp, Group &group);
  bool wake(Cluster &cluster, Warp &warp);
  void reportDeadlock();
  bool completeSome(Cluster &cluster, bool all);

  std::vector<std::unique_ptr<Cluster>> resident;
  uint32_t nextCluster = 0, clusterCount = 0;
  uint64_t random = 0;
  std::vector<uint64_t> constants; ///< each broadcast to 32 lanes
  std::vector<Move> moves;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_MACHINE_H
