//===- Warp.cpp - One warp: registers, lanes, clocks ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Warp.h"

#include <algorithm>

using namespace ptxemu;

void Warp::publish(uint32_t lanes, Clock &into) {
  const Clock *last = nullptr;
  for (uint32_t rest = lanes; rest; rest &= rest - 1) {
    const auto lane = static_cast<uint32_t>(__builtin_ctz(rest));
    if (clocks[lane].get() != last)
      into.join(*(last = clocks[lane].get()));
  }
  for (uint32_t rest = lanes; rest; rest &= rest - 1)
    into.learn(firstThread + static_cast<uint32_t>(__builtin_ctz(rest)), time);
  ++time;
}

void Warp::acquire(uint32_t lanes, const Clock &clock) {
  ClockRef before, after;
  for (uint32_t rest = lanes; rest; rest &= rest - 1) {
    ClockRef &own = clocks[static_cast<uint32_t>(__builtin_ctz(rest))];
    if (own != before || !after) {
      auto joined = std::make_shared<Clock>(*own);
      joined->join(clock);
      before = own;
      after = std::move(joined);
    }
    own = after;
  }
}

void Warp::syncLanes(uint32_t lanes) {
  if (!lanes)
    return;
  const ClockRef &first = clocks[static_cast<uint32_t>(__builtin_ctz(lanes))];
  bool isSame = !(dirty & lanes);
  for (uint32_t rest = lanes; isSame && rest; rest &= rest - 1)
    isSame = clocks[static_cast<uint32_t>(__builtin_ctz(rest))] == first;
  if (isSame)
    return;
  auto joined = std::make_shared<Clock>(*first);
  publish(lanes, *joined);
  const ClockRef shared = std::move(joined);
  for (uint32_t rest = lanes; rest; rest &= rest - 1)
    clocks[static_cast<uint32_t>(__builtin_ctz(rest))] = shared;
  if (lanes == alive)
    dirty = 0;
}

void Warp::fenceProxy(uint32_t lanes) {
  proxyFences.push_back({time, lanes});
  ++time;
}

bool Warp::hasProxyFence(uint32_t lane, uint32_t from, uint32_t until) const {
  auto at =
      std::lower_bound(proxyFences.begin(), proxyFences.end(), from,
                       [](const ProxyFence &fence, uint32_t value) { return fence.time < value; });
  for (; at != proxyFences.end() && at->time <= until; ++at)
    if (at->lanes >> lane & 1)
      return true;
  return false;
}

Group *Warp::pick() {
  Group *first = nullptr;
  for (Group &group : groups) {
    if (group.wait != Wait::None)
      continue;
    if (group.mask & preferred)
      return &group;
    if (!first)
      first = &group;
  }
  preferred = 0;
  return first;
}

void Warp::normalize() {
  std::sort(groups.begin(), groups.end(),
            [](const Group &a, const Group &b) { return a.pc < b.pc; });
  size_t kept = 0;
  for (size_t i = 0; i < groups.size(); ++i) {
    if (!groups[i].mask)
      continue;
    bool isJoined = false;
    for (size_t j = kept; j > 0 && groups[j - 1].pc == groups[i].pc; --j) {
      Group &other = groups[j - 1];
      const auto joins = [](const Group &g) {
        return g.wait == Wait::None || g.wait == Wait::Converge;
      };
      const bool bothWait = other.wait == Wait::Converge && groups[i].wait == Wait::Converge;
      if (!joins(other) || !joins(groups[i]))
        continue;
      other.mask |= groups[i].mask;
      // Lanes that waited for others check again.
      if (!bothWait)
        other.wait = Wait::None;
      isJoined = true;
      break;
    }
    if (!isJoined)
      groups[kept++] = groups[i];
  }
  groups.resize(kept);
}
