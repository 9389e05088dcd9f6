//===- Clock.h - What a thread knows of the others ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Happens-before as vector clocks. The threads of a cluster have an index each,
// warp by warp, then come its mbarriers, whose phases act like threads. A warp has
// one time for all its lanes, which grows when one of them publishes what it did.
// Lanes that know the same share one clock.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_CLOCK_H
#define TTTC_PTXEMULATOR_MACHINE_CLOCK_H

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace ptxemu {

struct Clock;
using ClockRef = std::shared_ptr<const Clock>;

struct Clock {
  /// Per thread of the cluster, then per mbarrier: the last time whose accesses are
  /// ordered before this thread's next one.
  std::vector<uint32_t> known;
  /// What was learnt of other clusters by atomics.
  std::vector<std::pair<uint32_t, ClockRef>> foreign;

  uint32_t of(uint32_t thread) const { return thread < known.size() ? known[thread] : 0; }
  uint32_t ofForeign(uint32_t cluster, uint32_t thread) const;
  void learn(uint32_t thread, uint32_t time);
  /// Takes over what `other` knows, of a clock of the same cluster.
  void join(const Clock &other);
  /// Takes over what a thread of `otherCluster` knows.
  void joinForeign(uint32_t ownCluster, uint32_t otherCluster, const ClockRef &other);
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_CLOCK_H
