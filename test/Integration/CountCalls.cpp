//===- CountCalls.cpp - Allocations and locks of the calling thread -------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CountCalls.h. Allocations call glibc's internal names directly, because looking up a name
// may allocate; the others are looked up.
//
//===----------------------------------------------------------------------===//

#include "CountCalls.h"

#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>

using namespace tttc::integration;

static thread_local bool isCounting = false;
static thread_local CallCounts counted;

CountCalls::CountCalls() {
  counted = {};
  isCounting = true;
}
CountCalls::~CountCalls() { isCounting = false; }
CallCounts CountCalls::counts() const { return counted; }

static void noteAllocation() { counted.allocations += isCounting; }

/// Returns the C library's function `name`, and counts one lock. Condition variables have an old
/// symbol version too, which dlsym may return.
template <typename Function> static Function lookUp(const char *name) {
  counted.locks += isCounting;
  void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  return reinterpret_cast<Function>(found ? found : dlsym(RTLD_NEXT, name));
}

extern "C" {
// glibc's names.
void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *pointer, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);
// NOLINTEND(bugprone-reserved-identifier)

void *malloc(size_t bytes) {
  noteAllocation();
  return __libc_malloc(bytes);
}
void *calloc(size_t count, size_t bytes) {
  noteAllocation();
  return __libc_calloc(count, bytes);
}
void *realloc(void *pointer, size_t bytes) {
  noteAllocation();
  return __libc_realloc(pointer, bytes);
}
void *aligned_alloc(size_t alignment, size_t bytes) {
  noteAllocation();
  return __libc_memalign(alignment, bytes);
}
int posix_memalign(void **pointer, size_t alignment, size_t bytes) {
  noteAllocation();
  *pointer = __libc_memalign(alignment, bytes);
  return *pointer ? 0 : ENOMEM;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  return lookUp<int (*)(pthread_mutex_t *)>("pthread_mutex_lock")(mutex);
}
int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  return lookUp<int (*)(pthread_mutex_t *)>("pthread_mutex_trylock")(mutex);
}
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return lookUp<int (*)(pthread_cond_t *, pthread_mutex_t *)>("pthread_cond_wait")(condition,
                                                                                   mutex);
}
int pthread_cond_signal(pthread_cond_t *condition) {
  return lookUp<int (*)(pthread_cond_t *)>("pthread_cond_signal")(condition);
}
int pthread_cond_broadcast(pthread_cond_t *condition) {
  return lookUp<int (*)(pthread_cond_t *)>("pthread_cond_broadcast")(condition);
}
int sem_wait(sem_t *semaphore) { return lookUp<int (*)(sem_t *)>("sem_wait")(semaphore); }
int sem_post(sem_t *semaphore) { return lookUp<int (*)(sem_t *)>("sem_post")(semaphore); }
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument) {
  using Create = int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  return lookUp<Create>("pthread_create")(thread, attributes, start, argument);
}
}
