//===- Cuda.h - The driver library, opened at run time --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of functions, filled from libcuda.so.1 or another library with its names.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "CudaTypes.h"

#include <string>

namespace tttc::gpu {

/// The byte that fills a buffer before a launch, and the byte of the guard after it.
constexpr unsigned char Ones = 0xff, GuardByte = 0xa5;

/// A member for each driver function that is called: its name and type. Where the API passes
/// integers as pointers, these types have integers.
#define TTTC_CUDA_FUNCTIONS(X)                                                                     \
  X(init, "cuInit", Result (*)(unsigned))                                                          \
  X(driverGetVersion, "cuDriverGetVersion", Result (*)(int *))                                     \
  X(getErrorName, "cuGetErrorName", Result (*)(Result, const char **))                             \
  X(getErrorString, "cuGetErrorString", Result (*)(Result, const char **))                         \
  X(deviceGetCount, "cuDeviceGetCount", Result (*)(int *))                                         \
  X(deviceGet, "cuDeviceGet", Result (*)(DeviceId *, int))                                         \
  X(deviceGetName, "cuDeviceGetName", Result (*)(char *, int, DeviceId))                           \
  X(deviceGetAttribute, "cuDeviceGetAttribute", Result (*)(int *, int, DeviceId))                  \
  X(deviceTotalMem, "cuDeviceTotalMem_v2", Result (*)(size_t *, DeviceId))                         \
  X(primaryContextRetain, "cuDevicePrimaryCtxRetain", Result (*)(Context *, DeviceId))             \
  X(contextSetCurrent, "cuCtxSetCurrent", Result (*)(Context))                                     \
  X(contextSynchronize, "cuCtxSynchronize", Result (*)())                                          \
  X(moduleLoadDataEx, "cuModuleLoadDataEx",                                                        \
    Result (*)(Module *, const void *, unsigned, int *, uintptr_t *))                              \
  X(moduleUnload, "cuModuleUnload", Result (*)(Module))                                            \
  X(moduleGetFunction, "cuModuleGetFunction", Result (*)(Function *, Module, const char *))        \
  X(functionGetAttribute, "cuFuncGetAttribute", Result (*)(int *, int, Function))                  \
  X(functionSetAttribute, "cuFuncSetAttribute", Result (*)(Function, int, int))                    \
  X(memAlloc, "cuMemAlloc_v2", Result (*)(DevicePointer *, size_t))                                \
  X(memFree, "cuMemFree_v2", Result (*)(DevicePointer))                                            \
  X(copyToDevice, "cuMemcpyHtoD_v2", Result (*)(DevicePointer, const void *, size_t))              \
  X(copyToHost, "cuMemcpyDtoH_v2", Result (*)(void *, DevicePointer, size_t))                      \
  X(copyOnDevice, "cuMemcpyDtoDAsync_v2",                                                          \
    Result (*)(DevicePointer, DevicePointer, size_t, Stream))                                      \
  X(fill, "cuMemsetD8_v2", Result (*)(DevicePointer, unsigned char, size_t))                       \
  X(launch, "cuLaunchKernelEx", Result (*)(const LaunchConfig *, Function, void **, void **))      \
  X(encodeTiled, "cuTensorMapEncodeTiled",                                                         \
    Result (*)(TensorMap *, int, uint32_t, DevicePointer, const uint64_t *, const uint64_t *,      \
               const uint32_t *, const uint32_t *, int, int, int, int))                            \
  X(eventCreate, "cuEventCreate", Result (*)(Event *, unsigned))                                   \
  X(eventDestroy, "cuEventDestroy_v2", Result (*)(Event))                                          \
  X(eventRecord, "cuEventRecord", Result (*)(Event, Stream))                                       \
  X(eventSynchronize, "cuEventSynchronize", Result (*)(Event))                                     \
  X(eventElapsedTime, "cuEventElapsedTime", Result (*)(float *, Event, Event))

struct Cuda {
#define TTTC_MEMBER(member, name, ...)                                                             \
  using member##Type = __VA_ARGS__;                                                                \
  member##Type member = nullptr;
  TTTC_CUDA_FUNCTIONS(TTTC_MEMBER)
#undef TTTC_MEMBER

  /// Opens the library. Returns false, with the reason in `error`, if it or a function is missing.
  bool open(const std::string &library, std::string &error);

  /// Returns true if a call succeeded; otherwise `error` says which call failed and why.
  bool ok(Result result, const char *what, std::string &error) const;
};

/// The first device, with its context current.
struct Device {
  std::string name;
  int driverVersion = 0, major = 0, minor = 0, multiprocessors = 0, clockMHz = 0,
      memoryClockMHz = 0, busBits = 0, cacheBytes = 0, sharedBytes = 0;
  size_t memoryBytes = 0;

  bool open(const Cuda &cuda, std::string &error);

  /// Returns true if the device can run code for `target`, such as sm_80 or sm_90a; code for the
  /// latter runs on only one architecture.
  bool runs(const std::string &target) const;
  /// The architecture of its machine code: sm_90a.
  std::string architecture() const;
};

} // namespace tttc::gpu
