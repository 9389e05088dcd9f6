//===- Driver.h - The CUDA driver's library, opened at run time -*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of functions from libcuda.so.1, or from the library that the environment variable
// TTTC_CUDA_LIBRARY names. The declarations are our own, so that the runtime is built
// without CUDA, and runs CPU kernels without a driver.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_LIB_CUDA_DRIVER_H
#define TTTC_RUNTIME_LIB_CUDA_DRIVER_H

#include "tttc/runtime.h"

namespace tttc::runtime::cuda {

using Result = int; ///< CUresult; 0 is success
using Ordinal = int;
using Address = unsigned long long; ///< CUdeviceptr
using Context = struct ContextTag *;
using Module = struct ModuleTag *;
using Function = struct FunctionTag *;
using Stream = struct StreamTag *;

enum DeviceAttribute : int {
  Multiprocessors = 16,
  CapabilityMajor = 75,
  CapabilityMinor = 76,
  SharedBytesPerBlock = 97, // for kernels that opt in
};
enum FunctionAttribute : int { DynamicSharedBytes = 8 };
enum JitOption : int { ErrorLog = 5, ErrorLogBytes = 6 };

/// One row per function: the member, its symbol, its parameters. All return a Result. Numbers that
/// the API passes as pointers are declared as numbers.
#define TTTC_CUDA_FUNCTIONS(X)                                                                     \
  X(init, "cuInit", unsigned)                                                                      \
  X(getErrorName, "cuGetErrorName", Result, const char **)                                         \
  X(getErrorString, "cuGetErrorString", Result, const char **)                                     \
  X(deviceGet, "cuDeviceGet", Ordinal *, int)                                                      \
  X(deviceGetName, "cuDeviceGetName", char *, int, Ordinal)                                        \
  X(deviceGetAttribute, "cuDeviceGetAttribute", int *, DeviceAttribute, Ordinal)                   \
  X(primaryContextRetain, "cuDevicePrimaryCtxRetain", Context *, Ordinal)                          \
  X(contextSetCurrent, "cuCtxSetCurrent", Context)                                                 \
  X(contextGetCurrent, "cuCtxGetCurrent", Context *)                                               \
  X(contextGetDevice, "cuCtxGetDevice", Ordinal *)                                                 \
  X(contextPush, "cuCtxPushCurrent_v2", Context)                                                   \
  X(contextPop, "cuCtxPopCurrent_v2", Context *)                                                   \
  X(contextSynchronize, "cuCtxSynchronize", void)                                                  \
  X(moduleLoad, "cuModuleLoadDataEx", Module *, const void *, unsigned, JitOption *, uintptr_t *)  \
  X(moduleUnload, "cuModuleUnload", Module)                                                        \
  X(moduleGetFunction, "cuModuleGetFunction", Function *, Module, const char *)                    \
  X(functionSetAttribute, "cuFuncSetAttribute", Function, FunctionAttribute, int)                  \
  X(launch, "cuLaunchKernel", Function, unsigned, unsigned, unsigned, unsigned, unsigned,          \
    unsigned, unsigned, Stream, void **, void **)                                                  \
  X(fill, "cuMemsetD8Async", Address, unsigned char, size_t, Stream)                               \
  X(allocate, "cuMemAlloc_v2", Address *, size_t)                                                  \
  X(free, "cuMemFree_v2", Address)                                                                 \
  X(copyIn, "cuMemcpyHtoD_v2", Address, const void *, size_t)                                      \
  X(copyOut, "cuMemcpyDtoH_v2", void *, Address, size_t)

struct Driver {
#define TTTC_MEMBER(member, name, ...) Result (*member)(__VA_ARGS__) = nullptr;
  TTTC_CUDA_FUNCTIONS(TTTC_MEMBER)
#undef TTTC_MEMBER
};

/// Opens and initialises the driver; after the first success all calls return the same
/// table. Fails if there is no library or no device, or if a function is missing.
tttc_status openDriver(const Driver *&driver);

/// TTTC_OK for success; else sets the last error to "WHAT: the driver's name and description".
tttc_status check(const Driver &driver, Result result, const char *what);

/// The driver's name and description of an error, in a buffer on the stack.
class ErrorText {
public:
  ErrorText(const Driver &driver, Result result);
  const char *text() const { return buffer; }

private:
  char buffer[1024];
};

} // namespace tttc::runtime::cuda

#endif // TTTC_RUNTIME_LIB_CUDA_DRIVER_H
