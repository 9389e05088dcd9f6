//===- Cuda.cpp - Opens the driver library --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A missing GPU or driver is not a test failure: the caller distinguishes the two by whether
// opening the library or the device failed.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

#include <cstdlib>
#include <dlfcn.h>

namespace tttc::gpu {

bool Cuda::open(const std::string &library, std::string &error) {
  void *handle = dlopen(library.c_str(), RTLD_NOW);
  if (!handle) {
    error = dlerror();
    return false;
  }
#define TTTC_LOAD(member, name, ...)                                                               \
  member = reinterpret_cast<member##Type>(dlsym(handle, name));                                    \
  if (!member) {                                                                                   \
    error = library + " has no " name "; a driver of CUDA 12 or later does";                       \
    return false;                                                                                  \
  }
  TTTC_CUDA_FUNCTIONS(TTTC_LOAD)
#undef TTTC_LOAD
  return true;
}

bool Cuda::ok(Result result, const char *what, std::string &error) const {
  if (result == Success)
    return true;
  const char *name = nullptr, *text = nullptr;
  if (getErrorName)
    getErrorName(result, &name);
  if (getErrorString)
    getErrorString(result, &text);
  error = std::string(what) + ": " + (name ? name : "error " + std::to_string(result)) + ": " +
          (text ? text : "unknown");
  return false;
}

bool Device::open(const Cuda &cuda, std::string &error) {
  int count = 0;
  if (!cuda.ok(cuda.init(0), "cuInit", error) ||
      !cuda.ok(cuda.driverGetVersion(&driverVersion), "cuDriverGetVersion", error) ||
      !cuda.ok(cuda.deviceGetCount(&count), "cuDeviceGetCount", error))
    return false;
  if (count == 0) {
    error = "the driver finds no device";
    return false;
  }
  DeviceId id = 0;
  Context context = nullptr;
  char text[256] = "";
  if (!cuda.ok(cuda.deviceGet(&id, 0), "cuDeviceGet", error) ||
      !cuda.ok(cuda.deviceGetName(text, sizeof(text), id), "cuDeviceGetName", error) ||
      !cuda.ok(cuda.deviceTotalMem(&memoryBytes, id), "cuDeviceTotalMem", error))
    return false;
  name = text;
  const struct {
    DeviceAttribute attribute;
    int *value;
  } wanted[] = {{CapabilityMajor, &major},
                {CapabilityMinor, &minor},
                {Multiprocessors, &multiprocessors},
                {ClockRate, &clockMHz},
                {MemoryClockRate, &memoryClockMHz},
                {MemoryBusWidth, &busBits},
                {CacheSize, &cacheBytes},
                {SharedBytesPerBlock, &sharedBytes}};
  for (const auto &item : wanted)
    if (!cuda.ok(cuda.deviceGetAttribute(item.value, item.attribute, id), "cuDeviceGetAttribute",
                 error))
      return false;
  clockMHz /= 1000;
  memoryClockMHz /= 1000;
  return cuda.ok(cuda.primaryContextRetain(&context, id), "cuDevicePrimaryCtxRetain", error) &&
         cuda.ok(cuda.contextSetCurrent(context), "cuCtxSetCurrent", error);
}

bool Device::runs(const std::string &target) const {
  long wanted = std::strtol(target.c_str() + 3, nullptr, 10), here = major * 10 + minor;
  return target.back() == 'a' ? here == wanted : here >= wanted;
}

std::string Device::architecture() const {
  return "sm_" + std::to_string(major * 10 + minor) + (major >= 9 ? "a" : "");
}

} // namespace tttc::gpu
