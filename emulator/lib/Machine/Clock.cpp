//===- Clock.cpp - Vector clocks of threads -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Clock.h"

#include <algorithm>

using namespace ptxemu;

static void joinKnown(std::vector<uint32_t> &into, const std::vector<uint32_t> &from) {
  if (into.size() < from.size())
    into.resize(from.size(), 0);
  for (size_t i = 0; i < from.size(); ++i)
    into[i] = std::max(into[i], from[i]);
}

uint32_t Clock::ofForeign(uint32_t cluster, uint32_t thread) const {
  for (const auto &entry : foreign)
    if (entry.first == cluster)
      return entry.second->of(thread);
  return 0;
}

void Clock::learn(uint32_t thread, uint32_t time) {
  if (known.size() <= thread)
    known.resize(thread + 1, 0);
  known[thread] = std::max(known[thread], time);
}

static void joinEntry(std::vector<std::pair<uint32_t, ClockRef>> &into, uint32_t cluster,
                      const ClockRef &clock) {
  for (auto &entry : into) {
    if (entry.first != cluster)
      continue;
    if (entry.second == clock)
      return;
    auto merged = std::make_shared<Clock>();
    merged->known = entry.second->known;
    joinKnown(merged->known, clock->known);
    entry.second = merged;
    return;
  }
  into.emplace_back(cluster, clock);
}

void Clock::join(const Clock &other) {
  joinKnown(known, other.known);
  for (const auto &entry : other.foreign)
    joinEntry(foreign, entry.first, entry.second);
}

void Clock::joinForeign(uint32_t ownCluster, uint32_t otherCluster, const ClockRef &other) {
  if (ownCluster == otherCluster) {
    join(*other);
    return;
  }
  joinEntry(foreign, otherCluster, other);
  for (const auto &entry : other->foreign) {
    if (entry.first == ownCluster)
      joinKnown(known, entry.second->known);
    else
      joinEntry(foreign, entry.first, entry.second);
  }
}
