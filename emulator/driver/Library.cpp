//===- Library.cpp - libcuda.so, emulated: the library, devices, errors ---===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of the CUDA driver API under their exported names, so that programs that load
// the driver's library at run time can use this one instead.
//
//===----------------------------------------------------------------------===//

#include "State.h"

#include <cstring>

using namespace ptxemu;
using namespace ptxemu::driver;

extern "C" {

int cuInit(unsigned flags) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (flags)
    return InvalidValue;
  state().isInitialized = true;
  return Success;
}

int cuDriverGetVersion(int *version) {
  if (!version)
    return InvalidValue;
  *version = 13000;
  return Success;
}

int cuGetErrorName(int status, const char **name) {
  const struct {
    Status status;
    const char *name;
  } names[] = {{Success, "CUDA_SUCCESS"},
               {InvalidValue, "CUDA_ERROR_INVALID_VALUE"},
               {OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY"},
               {NotInitialized, "CUDA_ERROR_NOT_INITIALIZED"},
               {NoDevice, "CUDA_ERROR_NO_DEVICE"},
               {InvalidDevice, "CUDA_ERROR_INVALID_DEVICE"},
               {InvalidImage, "CUDA_ERROR_INVALID_IMAGE"},
               {InvalidContext, "CUDA_ERROR_INVALID_CONTEXT"},
               {InvalidPtx, "CUDA_ERROR_INVALID_PTX"},
               {InvalidHandle, "CUDA_ERROR_INVALID_HANDLE"},
               {NotFound, "CUDA_ERROR_NOT_FOUND"},
               {LaunchFailed, "CUDA_ERROR_LAUNCH_FAILED"},
               {CaptureUnsupported, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"},
               {CaptureInvalidated, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"}};
  for (const auto &row : names)
    if (row.status == status) {
      *name = row.name;
      return Success;
    }
  *name = nullptr;
  return InvalidValue;
}

/// For failed launches and rejected PTX, the text is the emulator's message.
int cuGetErrorString(int status, const char **text) {
  if (cuGetErrorName(status, text) != Success)
    return InvalidValue;
  std::lock_guard<std::mutex> lock(state().mutex);
  const bool hasMessage = status == LaunchFailed || status == InvalidPtx || status == InvalidValue;
  if (hasMessage && !state().message.empty())
    *text = state().message.c_str();
  return Success;
}

int cuDeviceGetCount(int *count) {
  *count = 1;
  return state().isInitialized ? Success : NotInitialized;
}

int cuDeviceGet(int *device, int ordinal) {
  *device = 0;
  return !state().isInitialized ? NotInitialized : ordinal == 0 ? Success : InvalidDevice;
}

int cuDeviceGetName(char *name, int length, int device) {
  if (device != 0)
    return InvalidDevice;
  if (length <= 0)
    return InvalidValue;
  std::strncpy(name, "PTX emulator", static_cast<size_t>(length));
  name[length - 1] = 0;
  return Success;
}

int cuDeviceTotalMem_v2(size_t *bytes, int device) {
  *bytes = size_t{16} << 30;
  return device == 0 ? Success : InvalidDevice;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  enum {
    MaxThreadsPerBlock = 1,
    WarpSize = 10,
    ClockRate = 13,
    Multiprocessors = 16,
    MemoryClockRate = 36,
    MemoryBusWidth = 37,
    CacheSize = 38,
    CapabilityMajor = 75,
    CapabilityMinor = 76,
    SharedPerMultiprocessor = 81,
    SharedPerBlockOptIn = 97,
    ClusterLaunch = 120,
  };
  const struct {
    int attribute, value;
  } rows[] = {{MaxThreadsPerBlock, 1024},
              {WarpSize, 32},
              {ClockRate, 1},
              {Multiprocessors, multiprocessors()},
              {MemoryClockRate, 1},
              {MemoryBusWidth, 8},
              {CacheSize, 1 << 20},
              {CapabilityMajor, capability().major},
              {CapabilityMinor, capability().minor},
              {ClusterLaunch, 1},
              {SharedPerBlockOptIn, 232448},
              {SharedPerMultiprocessor, 233472}};
  if (device != 0)
    return InvalidDevice;
  for (const auto &row : rows)
    if (row.attribute == attribute) {
      *value = row.value;
      return Success;
    }
  return InvalidValue;
}

} // extern "C"
