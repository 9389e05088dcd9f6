//===- CountCalls.h - Allocations and locks of the calling thread *- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program's own malloc, pthread_mutex_lock and so on stand before the C library's,
// count and pass on. Not together with a sanitizer, which does the same.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_COUNTCALLS_H
#define TTTC_INTEGRATION_COUNTCALLS_H

namespace tttc::integration {

struct CallCounts {
  int allocations = 0; ///< malloc, calloc, realloc, posix_memalign, aligned_alloc, and so `new`
  int locks = 0;       ///< of mutexes, condition variables and semaphores, and new threads
};

/// Counts what this thread calls while it lives; one at a time per thread.
class CountCalls {
public:
  CountCalls();
  ~CountCalls();
  CountCalls(const CountCalls &) = delete;
  CountCalls &operator=(const CountCalls &) = delete;

  /// Until now.
  CallCounts counts() const;
};

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_COUNTCALLS_H
