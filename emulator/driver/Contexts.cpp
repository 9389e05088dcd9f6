//===- Contexts.cpp - libcuda.so, emulated: contexts ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device's primary context, and those that a program creates. Modules belong to the
// context into which they were loaded, everything else to the device. The current context is
// shared by all threads.
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include "Trace.h"

#include <algorithm>

using namespace ptxemu;
using namespace ptxemu::driver;

/// Returns true for a context that was created and not destroyed.
static bool isContext(const Context *context) {
  const auto &all = state().contexts;
  return context == &state().primary ||
         std::any_of(all.begin(), all.end(),
                     [&](const std::unique_ptr<Context> &one) { return one.get() == context; });
}

extern "C" {

int cuDevicePrimaryCtxRetain(Context **context, int device) {
  if (device != 0)
    return InvalidDevice;
  *context = &state().primary;
  return state().isInitialized ? Success : NotInitialized;
}

int cuDevicePrimaryCtxRelease_v2(int device) { return device == 0 ? Success : InvalidDevice; }

/// Creates a context and makes it current.
int cuCtxCreate_v2(Context **context, unsigned, int device) {
  if (device != 0)
    return InvalidDevice;
  if (!state().isInitialized)
    return NotInitialized;
  state().contexts.push_back(std::make_unique<Context>());
  *context = state().contexts.back().get();
  state().current = *context;
  return Success;
}

int cuCtxDestroy_v2(Context *context) {
  auto &all = state().contexts;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const auto &one) { return one.get() == context; });
  if (found == all.end())
    return InvalidContext;
  if (state().current == context)
    state().current = nullptr;
  all.erase(found);
  return Success;
}

int cuCtxSetCurrent(Context *context) {
  if (context && !isContext(context))
    return InvalidContext;
  state().current = context;
  return Success;
}

int cuCtxGetCurrent(Context **context) {
  *context = state().current;
  return state().isInitialized ? Success : NotInitialized;
}

int cuCtxGetDevice(int *device) {
  *device = 0;
  return ready();
}

int cuCtxPushCurrent_v2(Context *context) {
  if (!isContext(context))
    return InvalidContext;
  state().outer.push_back(state().current);
  state().current = context;
  return Success;
}

int cuCtxPopCurrent_v2(Context **context) {
  if (state().outer.empty())
    return InvalidContext;
  *context = state().current;
  state().current = state().outer.back();
  state().outer.pop_back();
  return Success;
}

int cuCtxSynchronize() {
  note("cuCtxSynchronize");
  return readyToSync();
}

} // extern "C"
