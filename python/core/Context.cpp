//===- Context.cpp - The CUDA context of a call ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Context.h. The driver's library is the one that the runtime opens.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "Errors.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace tttc::python;

namespace {
/// Functions of the CUDA driver; a status of 0 is success.
struct Driver {
  int (*init)(unsigned) = nullptr;
  int (*retain)(void **, int) = nullptr;
  int (*push)(void *) = nullptr;
  int (*pop)(void **) = nullptr;

  bool isOpen() const { return init && retain && push && pop; }
};
} // namespace

static const Driver &openDriver() {
  static const Driver driver = [] {
    Driver opened;
    const char *named = getenv("TTTC_CUDA_LIBRARY");
    void *library = dlopen(named && *named ? named : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library) {
      opened.init = reinterpret_cast<int (*)(unsigned)>(dlsym(library, "cuInit"));
      opened.retain =
          reinterpret_cast<int (*)(void **, int)>(dlsym(library, "cuDevicePrimaryCtxRetain"));
      opened.push = reinterpret_cast<int (*)(void *)>(dlsym(library, "cuCtxPushCurrent_v2"));
      opened.pop = reinterpret_cast<int (*)(void **)>(dlsym(library, "cuCtxPopCurrent_v2"));
    }
    if (opened.isOpen() && opened.init(0) != 0)
      opened = Driver();
    return opened;
  }();
  return driver;
}

/// Retained once and never released, as in frameworks: a release would destroy their objects.
static bool primaryContext(int32_t device, void *&context) {
  static void *contexts[64];
  if (device < 0 || device >= static_cast<int32_t>(sizeof(contexts) / sizeof(*contexts)))
    return callError(TTTC_ERROR_NO_DEVICE, nullptr, "there is no CUDA device %d", device);
  const Driver &driver = openDriver();
  if (!driver.isOpen())
    return callError(TTTC_ERROR_NO_DEVICE, nullptr,
                     "cannot open the CUDA driver's library (libcuda.so.1, or what "
                     "TTTC_CUDA_LIBRARY names)");
  if (!contexts[device] && driver.retain(&contexts[device], device) != 0) {
    contexts[device] = nullptr;
    return callError(TTTC_ERROR_NO_DEVICE, nullptr, "CUDA device %d has no context", device);
  }
  context = contexts[device];
  return true;
}

bool CurrentContext::enter(int32_t device) {
  void *context = nullptr;
  if (!primaryContext(device, context))
    return false;
  if (openDriver().push(context) != 0)
    return callError(TTTC_ERROR_NO_DEVICE, nullptr,
                     "the context of CUDA device %d cannot be made current", device);
  isEntered = true;
  return true;
}

CurrentContext::~CurrentContext() {
  void *context = nullptr;
  if (isEntered)
    openDriver().pop(&context);
}
