//===- CountCalls.h - Allocations and locks of the calling thread *- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines malloc, pthread_mutex_lock and so on in the program, which take precedence over the C
// library's, count, and forward. Incompatible with sanitizers, which do the same.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_COUNTCALLS_H
#define TTTC_INTEGRATION_COUNTCALLS_H

namespace tttc::integration {

struct CallCounts {
  int allocations = 0; ///< malloc, calloc, realloc, posix_memalign, aligned_alloc; also by `new`
  int locks = 0;       ///< of mutexes, condition variables and semaphores, and thread creation
};

/// Counts the calls of this thread during its lifetime; only one at a time per thread.
class CountCalls {
public:
  CountCalls();
  ~CountCalls();
  CountCalls(const CountCalls &) = delete;
  CountCalls &operator=(const CountCalls &) = delete;

  /// Returns the counts so far.
  CallCounts counts() const;
};

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_COUNTCALLS_H
