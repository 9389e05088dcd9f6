//===- State.h - What the emulated driver remembers -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One device. Handles of the API are pointers to what stands here. As on
// a GPU, a launch that fails spoils the context: every later call gives its error.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_DRIVER_STATE_H
#define TTTC_PTXEMULATOR_DRIVER_STATE_H

#include "PtxEmulator/Machine/Launch.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace ptxemu::driver {

/// The API's numbers of errors.
enum Status : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  NoDevice = 100,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  InvalidPtx = 218,
  InvalidHandle = 400,
  NotFound = 500,
  LaunchFailed = 719,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
};

struct LoadedImage;

struct Kernel {
  LoadedImage *image = nullptr;
  const Program *program = nullptr;
  /// Dynamic shared memory beyond this must be asked for.
  uint32_t dynamicShared = 48 * 1024;
};

struct Context {};

struct LoadedImage {
  Context *context = nullptr;
  std::unique_ptr<Module> module;
  std::unique_ptr<LoadedModule> loaded;
  std::map<std::string, Kernel> kernels;
};

struct Event {
  std::chrono::steady_clock::time_point at;
  bool recorded = false;
};

struct Stream {};

/// What can be put into a stream: a launch, or a fill where there is no kernel.
struct Work {
  Kernel *kernel = nullptr;
  Dim3 grid, block, cluster;
  uint32_t sharedBytes = 0;
  std::vector<uint8_t> parameters; ///< packed
  uint64_t address = 0, bytes = 0;
  uint8_t value = 0;
};

struct Graph {
  std::vector<Work> work;
};

struct State {
  std::mutex mutex;
  bool isInitialized = false;
  Context primary;
  std::vector<std::unique_ptr<Context>> contexts; ///< others
  Context *current = nullptr;
  std::vector<Context *> outer; ///< below the current one, on the stack
  Device device;
  std::map<LoadedImage *, std::unique_ptr<LoadedImage>> images;
  std::map<Event *, std::unique_ptr<Event>> events;
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<Graph *, std::unique_ptr<Graph>> graphs;
  /// What is put into the captured stream, while one is.
  std::unique_ptr<Graph> capture;
  Stream *captured = nullptr;
  bool captureBroken = false;
  /// Of the launch that failed, with its message.
  Status failure = Success;
  std::string message;
  uint64_t seed = 0;
  uint64_t maxSteps = 0;
};

State &state();

/// What a call begins with: is the library ready, and the context sound?
Status ready();

/// The same for a call that a capture forbids, and which breaks it.
Status readyToWait();

/// Is it one that was created, or one of the default ones?
bool isStream(Stream *stream);

/// Does work, or keeps it if the stream is captured.
Status put(const Work &work, Stream *stream);
Status perform(const Work &work);

/// The emulated device's compute capability, as PTX_EMU_CAPABILITY=8.0 says.
struct Capability {
  int major = 9, minor = 0;
};
Capability capability();

/// Parses PTX; null, with what is wrong in `log`.
std::unique_ptr<LoadedImage> load(const char *text, std::string &log);

} // namespace ptxemu::driver

#endif // TTTC_PTXEMULATOR_DRIVER_STATE_H
