//===- Driver.cpp - The CUDA driver's library, opened at run time ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library stays open until the process ends, as usual for CUDA. A failure is not cached: if
// there was no driver, the environment may name one later.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "../Error.h"
#include "../Lock.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/stat.h>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static Driver table;                                ///< written once, under the mutex
static std::atomic<const Driver *> opened{nullptr}; ///< the table, once complete

ErrorText::ErrorText(const Driver &driver, Result result) {
  const char *name = nullptr, *words = nullptr;
  driver.getErrorName(result, &name);
  driver.getErrorString(result, &words);
  snprintf(buffer, sizeof(buffer), "%s (%d): %s", name ? name : "unknown error", result,
           words ? words : "no description");
}

tttc_status tttc::runtime::cuda::check(const Driver &driver, Result result, const char *what) {
  if (result == 0)
    return TTTC_OK;
  return fail(TTTC_ERROR_DEVICE, "%s: %s", what, ErrorText(driver, result).text());
}

static tttc_status fillTable(const char *path, void *library, Driver &driver) {
  const char *missing = nullptr;
#define TTTC_LOAD(member, name, ...)                                                               \
  driver.member = reinterpret_cast<Result (*)(__VA_ARGS__)>(dlsym(library, name));                 \
  if (!driver.member)                                                                              \
    missing = name;
  TTTC_CUDA_FUNCTIONS(TTTC_LOAD)
#undef TTTC_LOAD
  if (missing)
    return fail(TTTC_ERROR_NO_DEVICE, "'%s' has no %s: expected the library of a CUDA driver", path,
                missing);
  // Fails also if there is no device.
  if (const Result result = driver.init(0))
    return fail(TTTC_ERROR_NO_DEVICE, "the CUDA driver '%s' does not start: %s", path,
                ErrorText(driver, result).text());
  return TTTC_OK;
}

tttc_status tttc::runtime::cuda::openDriver(const Driver *&driver) {
  driver = opened.load(std::memory_order_acquire);
  if (driver)
    return TTTC_OK;
  Lock lock(mutex);
  driver = opened.load(std::memory_order_relaxed);
  if (driver)
    return TTTC_OK;
  const char *named = getenv("TTTC_CUDA_LIBRARY");
  const char *path = named && *named ? named : "libcuda.so.1";
  // Opening a FIFO would wait for a writer.
  struct stat status;
  if (strchr(path, '/') && stat(path, &status) == 0 && !S_ISREG(status.st_mode))
    return fail(TTTC_ERROR_NO_DEVICE,
                "cannot open the CUDA driver's library '%s': expected a regular file", path);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return fail(TTTC_ERROR_NO_DEVICE, "cannot open the CUDA driver's library '%s': %s", path,
                reason ? reason : "unknown reason");
  }
  if (tttc_status status = fillTable(path, library, table))
    return status;
  opened.store(&table, std::memory_order_release);
  driver = &table;
  return TTTC_OK;
}
