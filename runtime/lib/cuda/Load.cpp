//===- Load.cpp - A kernel's code in a CUDA context -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One mutex for all kernels: loading is rare, and slow in the driver. The list of contexts
// only grows while the kernel lives, so that calls read it without the mutex.
//
//===----------------------------------------------------------------------===//

#include "Load.h"

#include "../Error.h"
#include "../Lock.h"
#include "Code.h"

#include <cstdlib>
#include <new>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

const StageCode &LoadedKernel::stage(const tttc_kernel_info &info, const tttc_entry_info &entry,
                                     uint32_t number) const {
  uint32_t index = number;
  for (const tttc_entry_info *before = info.entries; before != &entry; ++before)
    index += stageCount(*before);
  return stages[index];
}

static LoadedKernel *findLoaded(const tttc_kernel *kernel, Context context) {
  LoadedKernel *loaded = kernel->loaded.load(std::memory_order_acquire);
  while (loaded && loaded->context != context)
    loaded = loaded->next;
  return loaded;
}

tttc_status tttc::runtime::cuda::loadKernel(const tttc_kernel *kernel,
                                            const LoadedKernel *&loaded) {
  const Driver *driver = nullptr;
  if (tttc_status status = openDriver(driver))
    return status;
  Context context = nullptr;
  if (tttc_status status = check(*driver, driver->contextGetCurrent(&context), "cuCtxGetCurrent"))
    return status;
  if (!context)
    return fail(TTTC_ERROR_NO_DEVICE, "%s: expected a current CUDA context, found none",
                kernel->info->layer);
  if ((loaded = findLoaded(kernel, context)))
    return TTTC_OK;
  Lock lock(mutex);
  if ((loaded = findLoaded(kernel, context)))
    return TTTC_OK;
  uint32_t stages = 0;
  for (uint32_t e = 0; e < kernel->info->num_entries; ++e)
    stages += stageCount(kernel->info->entries[e]);
  void *memory = malloc(sizeof(LoadedKernel) + stages * sizeof(StageCode));
  if (!memory)
    return fail(TTTC_ERROR_OUT_OF_MEMORY, "cannot allocate the table of a loaded kernel");
  auto *made =
      new (memory) LoadedKernel{driver, context, nullptr, nullptr, {}, 0, nullptr, nullptr};
  made->stages = reinterpret_cast<StageCode *>(made + 1);
  if (tttc_status status = loadCode(*kernel->info, *made)) {
    unloadCode(*made);
    free(memory);
    return status;
  }
  made->next = kernel->loaded.load(std::memory_order_relaxed);
  kernel->loaded.store(made, std::memory_order_release);
  loaded = made;
  return TTTC_OK;
}

void tttc::runtime::cuda::unloadKernel(tttc_kernel *kernel) {
  LoadedKernel *loaded = kernel->loaded.load(std::memory_order_acquire);
  while (loaded) {
    // Ignores failures: at the end of a process the driver may be unloaded first.
    if (loaded->driver->contextPush(loaded->context) == 0) {
      Context popped = nullptr;
      unloadCode(*loaded);
      loaded->driver->contextPop(&popped);
    }
    LoadedKernel *next = loaded->next;
    free(loaded);
    loaded = next;
  }
}

tttc_status tttc_kernel_prepare(const tttc_kernel *kernel) {
  if (!kernel)
    return fail(TTTC_ERROR_INVALID_ARGUMENT, "tttc_kernel_prepare: expected a kernel, found null");
  const LoadedKernel *loaded = nullptr;
  return isForDevice(*kernel->info) ? loadKernel(kernel, loaded) : TTTC_OK;
}
