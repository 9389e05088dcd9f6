//===- Clocks.cpp - Clock rates of the device under load ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Clocks.h.
//
//===----------------------------------------------------------------------===//

#include "Clocks.h"

#include <dlfcn.h>

namespace tttc::gpu {

void addClocks(Record &record) {
  void *library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
  if (!library)
    return;
  using Handle = struct HandleTag *;
  auto init = reinterpret_cast<int (*)()>(dlsym(library, "nvmlInit_v2"));
  auto find = reinterpret_cast<int (*)(unsigned, Handle *)>(
      dlsym(library, "nvmlDeviceGetHandleByIndex_v2"));
  auto clock =
      reinterpret_cast<int (*)(Handle, int, unsigned *)>(dlsym(library, "nvmlDeviceGetClockInfo"));
  auto power =
      reinterpret_cast<int (*)(Handle, unsigned *)>(dlsym(library, "nvmlDeviceGetPowerUsage"));
  Handle device = nullptr;
  unsigned value = 0;
  constexpr int SmClock = 1, MemoryClock = 2;
  if (!init || !find || init() != 0 || find(0, &device) != 0)
    return;
  if (clock && clock(device, SmClock, &value) == 0)
    record.add("sm_mhz", value);
  if (clock && clock(device, MemoryClock, &value) == 0)
    record.add("memory_mhz", value);
  if (power && power(device, &value) == 0)
    record.add("watts", value * 1e-3);
}

} // namespace tttc::gpu
