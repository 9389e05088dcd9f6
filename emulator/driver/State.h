//===- State.h - State of the emulated driver -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State of the single device. Handles of the API are pointers to these objects. As on a
// GPU, a launch that fails corrupts the context: every later call returns its error.
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

/// Error codes of the API.
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
  /// Dynamic shared memory above this limit must be requested.
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

/// An item of a stream: a launch, or a fill if there is no kernel.
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
  std::vector<std::unique_ptr<Context>> contexts; ///< all except the primary one
  Context *current = nullptr;
  std::vector<Context *> outer; ///< below the current one, on the stack
  Device device;
  std::map<LoadedImage *, std::unique_ptr<LoadedImage>> images;
  std::map<Event *, std::unique_ptr<Event>> events;
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<Graph *, std::unique_ptr<Graph>> graphs;
  /// The captured items of stream `captured`, while a capture is active.
  std::unique_ptr<Graph> capture;
  Stream *captured = nullptr;
  bool captureBroken = false;
  /// Error of the failed launch, and its message.
  Status failure = Success;
  std::string message;
  uint64_t seed = 0;
  uint64_t maxSteps = 0;
  bool recordsPaths = false;
};

State &state();

/// Checks the preconditions of a call: the library is initialized, the context has no error.
Status ready();

/// Same for a call that a capture forbids; such a call invalidates the capture.
Status readyToSync();

/// Returns true for a created stream or one of the default ones.
bool isStream(Stream *stream);

/// Performs the work, or records it if the stream is being captured.
Status put(const Work &work, Stream *stream);
Status perform(const Work &work);

/// The number of multiprocessors that the emulated device reports, as set by
/// PTX_EMU_MULTIPROCESSORS. Blocks run one after the other at any number.
int multiprocessors();

/// The emulated device's compute capability, as set by PTX_EMU_CAPABILITY=8.0.
struct Capability {
  int major = 9, minor = 0;
};
Capability capability();

/// Parses PTX; returns null, with the error in `log`, if it is not valid.
std::unique_ptr<LoadedImage> load(const char *text, std::string &log);

} // namespace ptxemu::driver

#endif // TTTC_PTXEMULATOR_DRIVER_STATE_H
