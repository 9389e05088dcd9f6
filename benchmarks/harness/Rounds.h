//===- Rounds.h - Interleaved timing ----------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A B C A B C ...: in each round every contestant runs for about the same short time,
// so that a change of clock frequency or other load affects all of them.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_ROUNDS_H
#define TTTC_BENCHMARKS_HARNESS_ROUNDS_H

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tttc::bench {

/// A function that can be called repeatedly.
struct Timed {
  std::string name;
  std::function<void()> call;
  int64_t callsPerRound = 1;
  std::vector<double> seconds; ///< per call, one entry per round
};

/// Warms up, chooses callsPerRound so that each contestant takes about `roundSeconds` a round
/// (at least one call), and times `rounds` rounds.
void timeInRounds(std::vector<Timed> &all, int rounds, double roundSeconds);

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_ROUNDS_H
