//===- State.h - What the emulated driver remembers -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One device and one context. Handles of the API are pointers to what stands here. As on
// a GPU, a launch that fails spoils the context: every later call gives its error.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_DRIVER_STATE_H
#define TTTC_PTXEMULATOR_DRIVER_STATE_H

#include "Machine/Launch.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>

namespace ptxemu::driver {

/// The API's numbers of errors.
enum Status : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  InvalidPtx = 218,
  InvalidHandle = 400,
  NotFound = 500,
  LaunchFailed = 719,
};

struct LoadedImage;

struct Kernel {
  LoadedImage *image = nullptr;
  const Program *program = nullptr;
  /// Dynamic shared memory beyond this must be asked for.
  uint32_t dynamicShared = 48 * 1024;
};

struct LoadedImage {
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
  std::map<std::string, Kernel> kernels;
};

struct Event {
  std::chrono::steady_clock::time_point at;
  bool recorded = false;
};

struct State {
  std::mutex mutex;
  bool isInitialized = false;
  bool hasContext = false;
  Device device;
  std::map<LoadedImage *, std::unique_ptr<LoadedImage>> images;
  std::map<Event *, std::unique_ptr<Event>> events;
  /// Of the launch that failed, with its message.
  Status failure = Success;
  std::string message;
  uint64_t seed = 0;
  uint64_t maxSteps = 0;
};

State &state();

/// What a call begins with: is the library ready, and the context sound?
Status ready();

/// Runs a kernel; its parameters are pointers to their values.
Status run(Kernel &kernel, const Dim3 &grid, const Dim3 &block, const Dim3 &cluster,
           uint32_t sharedBytes, void **parameters);

/// Parses PTX; null, with what is wrong in `log`.
std::unique_ptr<LoadedImage> load(const char *text, std::string &log);

} // namespace ptxemu::driver

#endif // TTTC_PTXEMULATOR_DRIVER_STATE_H
