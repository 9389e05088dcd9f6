//===- Kernels.cpp - libcuda.so, emulated: modules, kernels, tensor maps --===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules are PTX text. Machine code is rejected as code for another device would be, so
// that a program falls back to its PTX.
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include "Trace.h"

#include "PtxEmulator/Tensor/TensorMap.h"

#include <cstring>

using namespace ptxemu;
using namespace ptxemu::driver;

namespace {

/// CUlaunchAttribute and CUlaunchConfig.
struct LaunchAttribute {
  int id;
  char padding[4];
  unsigned value[16];
};
struct LaunchSettings {
  unsigned grid[3], block[3], sharedBytes;
  void *stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};

enum LaunchAttributeId { ClusterDimension = 4 };
enum JitOption { InfoLogSize = 4, ErrorLog = 5, ErrorLogSize = 6 };

/// Copies a message to the log buffer in the caller's options.
void copyErrorLog(const std::string &log, unsigned count, const int *options, void **values) {
  char *buffer = nullptr;
  size_t size = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (options[i] == ErrorLog)
      buffer = static_cast<char *>(values[i]);
    if (options[i] == ErrorLogSize)
      size = reinterpret_cast<size_t>(values[i]);
  }
  if (!buffer || !size)
    return;
  size_t length = std::min(size - 1, log.size());
  std::memcpy(buffer, log.data(), length);
  buffer[length] = 0;
}

} // namespace

extern "C" {

int cuModuleLoadDataEx(LoadedImage **module, const void *image, unsigned count, int *options,
                       void **values) {
  if (!image)
    return InvalidValue;
  const bool isElf = std::strncmp(static_cast<const char *>(image),
                                  "\x7f"
                                  "ELF",
                                  4) == 0;
  note("cuModuleLoadData %s", isElf ? "machine code" : "ptx");
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = readyToSync())
    return status;
  if (isElf)
    return InvalidImage;
  std::string log;
  std::unique_ptr<LoadedImage> loaded = load(static_cast<const char *>(image), log);
  if (!loaded) {
    state().message = log;
    copyErrorLog(log, count, options, values);
    return InvalidPtx;
  }
  *module = loaded.get();
  state().images[*module] = std::move(loaded);
  return Success;
}

int cuModuleLoadData(LoadedImage **module, const void *image) {
  return cuModuleLoadDataEx(module, image, 0, nullptr, nullptr);
}

int cuModuleUnload(LoadedImage *module) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().images.count(module))
    return InvalidHandle;
  if (module->context != state().current)
    return InvalidContext;
  state().images.erase(module);
  note("cuModuleUnload"); // only if it was loaded
  return Success;
}

int cuModuleGetFunction(Kernel **kernel, LoadedImage *module, const char *name) {
  note("cuModuleGetFunction %s", name);
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().images.count(module))
    return InvalidHandle;
  auto found = module->kernels.find(name);
  if (found == module->kernels.end())
    return NotFound;
  *kernel = &found->second;
  return Success;
}

int cuModuleGetGlobal_v2(uint64_t *address, size_t *bytes, LoadedImage *module, const char *name) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().images.count(module))
    return InvalidHandle;
  uint64_t found = module->loaded->variable(name);
  if (!found)
    return NotFound;
  if (address)
    *address = found;
  if (bytes)
    *bytes = state().device.find(found)->size();
  return Success;
}

int cuFuncGetAttribute(int *value, int attribute, Kernel *kernel) {
  enum { StaticShared = 1, LocalBytes = 3, Registers = 4, DynamicShared = 8 };
  switch (attribute) {
  case StaticShared:
    *value = static_cast<int>(kernel->program->staticShared);
    return Success;
  case LocalBytes:
    *value = static_cast<int>(kernel->program->localBytes);
    return Success;
  case Registers:
    *value = 0; // PTX has no limit
    return Success;
  case DynamicShared:
    *value = static_cast<int>(kernel->dynamicShared);
    return Success;
  default:
    return InvalidValue;
  }
}

int cuFuncSetAttribute(Kernel *kernel, int attribute, int value) {
  enum { DynamicShared = 8, NonPortableCluster = 14 };
  note("cuFuncSetAttribute %d = %d", attribute, value);
  if (attribute == NonPortableCluster)
    return Success;
  if (attribute != DynamicShared || value < 0 || value > 232448)
    return InvalidValue;
  kernel->dynamicShared = static_cast<uint32_t>(value);
  return Success;
}

int cuLaunchKernelEx(const LaunchSettings *settings, Kernel *kernel, void **parameters,
                     void **extra) {
  std::lock_guard<std::mutex> lock(state().mutex);
  if (Status status = ready())
    return status;
  if (!kernel || extra)
    return InvalidValue;
  if (kernel->image->context != state().current)
    return InvalidContext;
  Work work;
  work.kernel = kernel;
  const unsigned *grid = settings->grid, *block = settings->block;
  work.grid = {grid[0], grid[1], grid[2]};
  work.block = {block[0], block[1], block[2]};
  work.cluster = {0, 0, 0};
  work.sharedBytes = settings->sharedBytes;
  for (unsigned i = 0; i < settings->numAttributes; ++i) {
    const LaunchAttribute &attribute = settings->attributes[i];
    if (attribute.id == ClusterDimension)
      work.cluster = {attribute.value[0], attribute.value[1], attribute.value[2]};
  }
  note("cuLaunchKernel %s grid %u %u %u block %u %u %u shared %u stream %p",
       kernel->program->name.c_str(), grid[0], grid[1], grid[2], block[0], block[1], block[2],
       settings->sharedBytes, settings->stream);
  if (settings->sharedBytes > kernel->dynamicShared) {
    state().message = "more dynamic shared memory than cuFuncSetAttribute asked for";
    return InvalidValue;
  }
  ParamPacker packer(*kernel->program);
  for (size_t i = 0; i < kernel->program->params.size(); ++i)
    packer.add(parameters[i], kernel->program->params[i].bytes);
  work.parameters = packer.bytes();
  Status status = put(work, static_cast<Stream *>(settings->stream));
  // A kernel's own error is returned by the call that waits for it.
  return status == LaunchFailed ? Success : status;
}

int cuLaunchKernel(Kernel *kernel, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                   unsigned blockY, unsigned blockZ, unsigned sharedBytes, void *stream,
                   void **parameters, void **extra) {
  LaunchSettings settings = {
      {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes, stream, nullptr, 0};
  return cuLaunchKernelEx(&settings, kernel, parameters, extra);
}

int cuTensorMapEncodeTiled(void *map, int type, unsigned rank, void *address, const uint64_t *dims,
                           const uint64_t *strides, const uint32_t *box, const uint32_t *steps,
                           int interleave, int swizzle, int, int fill) {
  std::lock_guard<std::mutex> lock(state().mutex);
  TensorMap made;
  std::string error =
      makeTensorMap(static_cast<unsigned>(type), rank, reinterpret_cast<uint64_t>(address), dims,
                    strides, box, steps, static_cast<unsigned>(interleave),
                    static_cast<unsigned>(swizzle), static_cast<unsigned>(fill), made);
  if (error.empty())
    error = checkTensorMap(made);
  if (!error.empty()) {
    state().message = error;
    return InvalidValue;
  }
  EncodedTensorMap bytes = encodeTensorMap(made);
  std::memcpy(map, bytes.data(), bytes.size());
  return Success;
}

} // extern "C"
