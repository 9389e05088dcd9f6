//===- Rounds.cpp - Interleaved timing ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Rounds.h.
//
//===----------------------------------------------------------------------===//

#include "Rounds.h"

#include <algorithm>
#include <chrono>

namespace tttc::bench {

/// Seconds that `calls` calls take.
static double timeCalls(const Timed &timed, int64_t calls) {
  auto begin = std::chrono::steady_clock::now();
  for (int64_t i = 0; i < calls; ++i)
    timed.call();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void timeInRounds(std::vector<Timed> &all, int rounds, double roundSeconds) {
  for (Timed &timed : all) {
    // The first call pays for page faults and cold caches; the second gives the duration.
    timeCalls(timed, 1);
    double pace = std::max(timeCalls(timed, 1), 1e-9);
    timed.callsPerRound = std::max<int64_t>(1, static_cast<int64_t>(roundSeconds / pace));
    timed.seconds.clear();
  }
  for (int round = 0; round < rounds; ++round)
    for (Timed &timed : all)
      timed.seconds.push_back(timeCalls(timed, timed.callsPerRound) /
                              static_cast<double>(timed.callsPerRound));
}

} // namespace tttc::bench
