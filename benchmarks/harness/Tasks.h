//===- Tasks.h - Independent tasks on threads -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits independent tasks over threads, for code without a thread pool: the baselines
// and the peak.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_TASKS_H
#define TTTC_BENCHMARKS_HARNESS_TASKS_H

#include <cstdint>
#include <thread>
#include <vector>

namespace tttc::bench {

/// Calls run(task, thread) for every task in [0, count), thread in [0, threads). The
/// calling thread is one of them.
template <typename Run> void runTasks(unsigned threads, int64_t count, const Run &run) {
  auto share = [&](unsigned thread) {
    for (int64_t task = thread; task < count; task += threads)
      run(task, thread);
  };
  std::vector<std::thread> others;
  for (unsigned thread = 1; thread < threads; ++thread)
    others.emplace_back(share, thread);
  share(0);
  for (std::thread &other : others)
    other.join();
}

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_TASKS_H
