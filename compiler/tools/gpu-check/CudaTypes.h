//===- CudaTypes.h - Types of the driver API ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared here, so that the program builds without CUDA. Names are local; values and layouts are
// those of the API.
//
//===----------------------------------------------------------------------===//

#pragma once

#include <cstddef>
#include <cstdint>

namespace tttc::gpu {

using Result = int;
using DeviceId = int;
using DevicePointer = unsigned long long;
using Context = struct ContextTag *;
using Module = struct ModuleTag *;
using Function = struct FunctionTag *;
using Stream = struct StreamTag *;
using Event = struct EventTag *;

constexpr Result Success = 0, OutOfMemory = 2, NoDevice = 100;

enum DeviceAttribute : int {
  ClockRate = 13, // kHz
  Multiprocessors = 16,
  MemoryClockRate = 36, // kHz
  MemoryBusWidth = 37,
  CacheSize = 38,
  CapabilityMajor = 75,
  CapabilityMinor = 76,
  SharedBytesPerBlock = 97, // opt-in limit
};

enum FunctionAttribute : int { StaticShared = 1, LocalBytes = 3, Registers = 4, DynamicShared = 8 };

enum JitOption : int { InfoLog = 3, InfoLogSize = 4, ErrorLog = 5, ErrorLogSize = 6 };

struct LaunchAttribute {
  enum : int { ClusterDimension = 4 };
  int id;
  char padding[4];
  unsigned value[16]; // cluster dimensions in the first three
};
static_assert(sizeof(LaunchAttribute) == 72, "the API's layout");

struct LaunchConfig {
  unsigned grid[3], block[3], sharedBytes;
  Stream stream;
  LaunchAttribute *attributes;
  unsigned numAttributes;
};
static_assert(sizeof(LaunchConfig) == 56, "the API's layout");

struct alignas(64) TensorMap {
  uint64_t opaque[16];
};

} // namespace tttc::gpu
