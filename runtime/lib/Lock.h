//===- Lock.h - Holds a mutex for a scope -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// std::mutex without the C++ library.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_LOCK_H
#define TTTC_RUNTIME_LIB_LOCK_H

#include <pthread.h>

namespace tttc::runtime {

class Lock {
public:
  explicit Lock(pthread_mutex_t &mutex) : mutex(mutex) { pthread_mutex_lock(&mutex); }
  ~Lock() { pthread_mutex_unlock(&mutex); }
  Lock(const Lock &) = delete;
  Lock &operator=(const Lock &) = delete;

private:
  pthread_mutex_t &mutex;
};

} // namespace tttc::runtime

#endif // TTTC_RUNTIME_LIB_LOCK_H
