//===- Code.cpp - Modules and functions of a kernel -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Queries the properties of the device and chooses an image for it.
//
//===----------------------------------------------------------------------===//

#include "Code.h"

#include "../Error.h"
#include "../Parts.h"
#include "../StandIns.h"
#include "Image.h"
#include "SumParts.h"

#include <cstring>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

namespace {
struct Device {
  char name[256] = "";
  int major = 0, minor = 0, sharedBytes = 0, multiprocessors = 0;
};
} // namespace

static tttc_status describeDevice(const Driver &driver, Device &device) {
  Ordinal ordinal = 0;
  if (tttc_status status = check(driver, driver.contextGetDevice(&ordinal), "cuCtxGetDevice"))
    return status;
  const struct {
    DeviceAttribute attribute;
    int *value;
  } wanted[] = {{CapabilityMajor, &device.major},
                {CapabilityMinor, &device.minor},
                {SharedBytesPerBlock, &device.sharedBytes},
                {Multiprocessors, &device.multiprocessors}};
  for (const auto &row : wanted)
    if (tttc_status status =
            check(driver, driver.deviceGetAttribute(row.value, row.attribute, ordinal),
                  "cuDeviceGetAttribute"))
      return status;
  return check(driver, driver.deviceGetName(device.name, sizeof(device.name), ordinal),
               "cuDeviceGetName");
}

static Result loadModule(const Driver &driver, const void *image, char (&log)[1024],
                         Module &module) {
  log[0] = 0;
  JitOption options[] = {ErrorLog, ErrorLogBytes};
  uintptr_t values[] = {reinterpret_cast<uintptr_t>(log), sizeof(log)};
  const Result result = driver.moduleLoad(&module, image, 2, options, values);
  if (result != 0)
    module = nullptr;
  return result;
}

/// Tries the images that are compatible with the device, best first: a driver may be too old for
/// one.
static tttc_status loadImage(const tttc_kernel_info &info, const Driver &driver,
                             const Device &device, Module &module) {
  const tttc_image *image = nextImage(info, device.major, device.minor, nullptr);
  if (!image) {
    NameList targets;
    for (uint32_t i = 0; i < info.num_images; ++i) {
      // Machine code and PTX for one target are two images.
      bool isNew = true;
      for (uint32_t j = 0; j < i; ++j)
        isNew &= strcmp(info.images[i].target, info.images[j].target) != 0;
      if (isNew)
        targets.add(info.images[i].target);
    }
    return fail(TTTC_ERROR_UNSUPPORTED_DEVICE,
                "kernel '%s' has code for %s, none of which runs on %s of compute capability %d.%d",
                info.layer, targets.text(), device.name, device.major, device.minor);
  }
  for (;;) {
    char log[1024];
    const Result result = loadModule(driver, image->data, log, module);
    if (result == 0)
      return TTTC_OK;
    const tttc_image *next = nextImage(info, device.major, device.minor, image);
    if (!next)
      return fail(
          TTTC_ERROR_DEVICE,
          "kernel '%s': %s of compute capability %d.%d does not load the code for %s: %s%s%s",
          info.layer, device.name, device.major, device.minor, image->target,
          ErrorText(driver, result).text(), *log ? "\n" : "", log);
    image = next;
  }
}

/// Finds the function of a stage and sets the size of its dynamic shared memory.
static tttc_status findFunction(const tttc_kernel_info &info, const Driver &driver,
                                const Device &device, const tttc_entry_info &stage, Module module,
                                Function &function) {
  if (const Result result = driver.moduleGetFunction(&function, module, stage.kernel_name))
    return fail(TTTC_ERROR_DEVICE, "kernel '%s': its code has no '%s': %s", info.layer,
                stage.kernel_name, ErrorText(driver, result).text());
  if (stage.shared_bytes == 0)
    return TTTC_OK;
  if (static_cast<int64_t>(stage.shared_bytes) > device.sharedBytes)
    return fail(TTTC_ERROR_UNSUPPORTED_DEVICE,
                "kernel '%s': '%s' needs %u bytes of shared memory, %s has %d", info.layer,
                stage.kernel_name, stage.shared_bytes, device.name, device.sharedBytes);
  return check(driver,
               driver.functionSetAttribute(function, DynamicSharedBytes,
                                           static_cast<int>(stage.shared_bytes)),
               "cuFuncSetAttribute");
}

/// Returns true if a call may need the runtime's own kernels.
static bool mayHaveSums(const tttc_kernel_info &info) {
  for (uint32_t e = 0; e < info.num_entries; ++e) {
    for (uint32_t i = 0; i < info.entries[e].num_tensors; ++i)
      if (mayBeSummed(info.entries[e].tensors[i], true))
        return true;
    for (uint32_t s = 0; s < stageCount(info.entries[e]); ++s) {
      const tttc_entry_info &stage = stagesOf(info.entries[e])[s];
      for (uint32_t i = 0; i < stage.num_tensors; ++i)
        if (isShared(stage, stage.tensors[i]))
          return true;
    }
  }
  return false;
}

static tttc_status loadSums(const tttc_kernel_info &info, const Driver &driver,
                            LoadedKernel &loaded) {
  char log[1024];
  if (const Result result = loadModule(driver, sumPartsPtx(), log, loaded.sums))
    return fail(TTTC_ERROR_DEVICE,
                "kernel '%s': the driver does not compile the runtime's sums: %s%s%s", info.layer,
                ErrorText(driver, result).text(), *log ? "\n" : "", log);
  const char *const names[] = {"tttc_sum_f32", "tttc_sum_f64", "tttc_sum_bf16", "tttc_sum_f16"};
  static_assert(TTTC_F32 == 0 && TTTC_F64 == 1 && TTTC_BF16 == 2 && TTTC_F16 == 3, "by dtype");
  for (int dtype = 0; dtype < 4; ++dtype)
    if (tttc_status status =
            check(driver, driver.moduleGetFunction(&loaded.sum[dtype], loaded.sums, names[dtype]),
                  names[dtype]))
      return status;
  return TTTC_OK;
}

void tttc::runtime::cuda::unloadCode(const LoadedKernel &loaded) {
  if (loaded.code)
    loaded.driver->moduleUnload(loaded.code);
  if (loaded.sums)
    loaded.driver->moduleUnload(loaded.sums);
}

tttc_status tttc::runtime::cuda::loadCode(const tttc_kernel_info &info, LoadedKernel &loaded) {
  const Driver &driver = *loaded.driver;
  Device device;
  if (tttc_status status = describeDevice(driver, device))
    return status;
  if (tttc_status status = loadImage(info, driver, device, loaded.code))
    return status;
  loaded.multiprocessors = device.multiprocessors;
  StageCode *next = loaded.stages;
  for (uint32_t e = 0; e < info.num_entries; ++e)
    for (uint32_t s = 0; s < stageCount(info.entries[e]); ++s, ++next) {
      const tttc_entry_info &stage = stagesOf(info.entries[e])[s];
      *next = StageCode{};
      if (tttc_status status = findFunction(info, driver, device, stage, loaded.code, next->whole))
        return status;
      if (stage.columns)
        if (tttc_status status =
                findFunction(info, driver, device, *stage.columns, loaded.code, next->columns))
          return status;
    }
  return mayHaveSums(info) ? loadSums(info, driver, loaded) : TTTC_OK;
}
