//===- ThreadPool.h - Threads that run the tasks of calls -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pool for the process, started by the first call that needs a second thread.
// It is shared by all kernels because processors are: a pool per kernel would put
// one thread per processor and kernel on the machine.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CPU_THREADPOOL_H
#define TTTC_RUNTIME_LIB_CPU_THREADPOOL_H

#include <atomic>
#include <cstdint>

namespace tttc::runtime {

/// Hands out the tasks 0 .. count - 1 of a call, each once, to any thread.
class TaskSource {
public:
  explicit TaskSource(int64_t count) : count(count) {}

  /// Returns false if no task is left.
  bool next(int64_t &task) {
    // Threads that arrive late must not make the counter overflow.
    if (counter.load(std::memory_order_relaxed) >= count)
      return false;
    task = counter.fetch_add(1, std::memory_order_relaxed);
    return task < count;
  }
  bool empty() const { return counter.load(std::memory_order_relaxed) >= count; }

private:
  std::atomic<int64_t> counter{0};
  const int64_t count;
};

/// Runs tasks of `source` until it is empty. `slot` is below the number of
/// threads of the call and no other thread of this call has it.
using SlotFunction = void (*)(void *context, unsigned slot, TaskSource &source);

/// Threads a call uses: `requested` (0: those of tttc_set_num_threads, else of $TTTC_NUM_THREADS,
/// else one per processor within this process's affinity and quota, counted once), at most one per
/// task and at most 1024, at least 1.
unsigned effectiveThreads(uint32_t requested, int64_t tasks);

/// Runs all tasks on the calling thread and at most `threads` - 1 of the pool;
/// returns when all are done. The caller takes part, so calls made inside a task
/// or from many threads always progress, however few threads the pool has.
/// Uses fewer threads if no more can be started.
void runTasks(unsigned threads, int64_t tasks, SlotFunction function, void *context);

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_CPU_THREADPOOL_H
