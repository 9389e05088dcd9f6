//===- Clock.h - Vector clocks of threads ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Happens-before as vector clocks. Each thread of a cluster has an index, warp by
// warp; the cluster's mbarriers follow, whose phases act like threads. All lanes of
// a warp share one time, which grows when one of them publishes its accesses. Lanes
// with equal knowledge share one clock.
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
  /// Clocks of threads of other clusters, learnt through atomics.
  std::vector<std::pair<uint32_t, ClockRef>> foreign;

  uint32_t of(uint32_t thread) const { return thread < known.size() ? known[thread] : 0; }
  uint32_t ofForeign(uint32_t cluster, uint32_t thread) const;
  void learn(uint32_t thread, uint32_t time);
  /// Joins the clock `other` of the same cluster.
  void join(const Clock &other);
  /// Joins the clock `other` of a thread of `otherCluster`.
  void joinForeign(uint32_t ownCluster, uint32_t otherCluster, const ClockRef &other);
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_CLOCK_H
