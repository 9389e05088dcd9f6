//===- Cta.h - CTAs and clusters ------------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_CTA_H
#define TTTC_PTXEMULATOR_MACHINE_CTA_H

#include "PtxEmulator/Machine/Warp.h"

#include <functional>
#include <map>

namespace ptxemu {

/// A named barrier of a CTA.
struct Barrier {
  uint32_t arrived = 0;
  uint32_t expected = 0; ///< 0: all threads of the CTA
  bool isInUse = false;
  uint32_t firstLine = 0;
  Clock clock;                       ///< joined clocks of the threads that arrived
  uint32_t trueCount = 0, lanes = 0; ///< predicates of bar.red
};

/// An mbarrier object in shared memory.
struct Mbarrier {
  uint32_t thread = 0;   ///< its index among the threads of the clocks
  uint32_t expected = 0; ///< arrivals per phase
  uint32_t pending = 0;  ///< arrivals still missing in the current phase
  int64_t transactions = 0;
  uint64_t phase = 0; ///< index of the current, incomplete phase
  uint32_t initLine = 0;
  Clock current; ///< joined clocks of the current phase's arrivals
  ClockRef done; ///< clock that a wait for the last complete phase acquires
};

struct Cta {
  uint32_t id[3] = {0, 0, 0};
  uint32_t rank = 0; ///< in its cluster
  Block shared;
  std::vector<std::unique_ptr<Warp>> warps;
  uint32_t threads = 0;
  uint32_t alive = 0; ///< threads that have not exited
  std::array<Barrier, 16> barriers;
  std::map<uint64_t, Mbarrier> mbarriers; ///< by offset

  bool isFirst() const { return id[0] + id[1] + id[2] == 0; } ///< of its grid
};

/// A range of one CTA's shared memory that an asynchronous operation reads.
struct SourceRange {
  uint32_t rank;
  uint64_t offset, bytes;
};

/// A bulk copy or wgmma in flight.
struct AsyncOperation {
  uint32_t id = 0;
  const char *what = "";
  uint32_t line = 0;
  Warp *warp = nullptr; ///< the issuing warp
  uint32_t lane = 0;
  uint32_t group = 0; ///< bulk group; 0 if it completes on an mbarrier
  bool isComplete = false;
  std::vector<SourceRange> sources;
  /// Performs the copy; empty for wgmma, which computes when it is issued.
  std::function<void()> complete;
  /// Records the write to the destination by `mark`, the thread that waited for the group.
  std::function<void(const WriteRecord &mark)> finish;
};

struct Cluster {
  uint32_t index = 0; ///< counts over all launches of a device
  uint32_t id[3] = {0, 0, 0};
  std::vector<std::unique_ptr<Cta>> ctas;
  uint32_t threads = 0; ///< of all CTAs, each rounded up to warps
  uint32_t mbarrierCount = 0;
  std::vector<AsyncOperation> operations;
  /// Completed operations whose groups were only waited for with .read.
  std::vector<AsyncOperation> unfinished;
  /// Number of completed mbarrier phases; a change makes waiting lanes check again.
  uint64_t events = 0;
  // barrier.cluster
  uint32_t arrived = 0;
  uint64_t phase = 0;
  Clock clock;
  ClockRef done;

  Warp *warpOf(uint32_t thread) const;
  bool isFinished() const;
  uint32_t alive() const;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_CTA_H
