//===- State.cpp - State of the emulated driver ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Environment variables configure the emulator in programs that do not know it:
// PTX_EMU_SCHEDULE_SEED selects another order of warps and copies; PTX_EMU_MAX_STEPS
// limits the instructions; PTX_EMU_CAPABILITY selects another device (8.0), which rejects
// PTX for other devices but executes all instructions.
//
//===----------------------------------------------------------------------===//

#include "State.h"
#include "PtxEmulator/Report/Report.h"

#include <cstdio>
#include <cstdlib>

namespace ptxemu::driver {

static uint64_t fromEnvironment(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text && *text ? std::strtoull(text, nullptr, 10) : otherwise;
}

State &state() {
  // Never destroyed: programs may call from their own destructors.
  static State *const only = [] {
    auto *made = new State;
    made->seed = fromEnvironment("PTX_EMU_SCHEDULE_SEED", 0);
    made->maxSteps = fromEnvironment("PTX_EMU_MAX_STEPS", LaunchConfig().maxSteps);
    made->recordsPaths = fromEnvironment("PTX_EMU_PATHS", 0) != 0;
    return made;
  }();
  return *only;
}

Status ready() {
  if (!state().isInitialized)
    return NotInitialized;
  if (!state().current)
    return InvalidContext;
  return state().failure;
}

Status readyToSync() {
  if (!state().capture)
    return ready();
  state().captureBroken = true;
  return CaptureUnsupported;
}

bool isStream(Stream *stream) {
  const auto number = reinterpret_cast<uintptr_t>(stream); // 1 and 2 are default streams too
  return number <= 2 || state().streams.count(stream);
}

int multiprocessors() { return static_cast<int>(fromEnvironment("PTX_EMU_MULTIPROCESSORS", 1)); }

Capability capability() {
  const char *text = std::getenv("PTX_EMU_CAPABILITY");
  if (!text || !*text)
    return {};
  char *dot = nullptr;
  Capability found;
  found.major = static_cast<int>(std::strtol(text, &dot, 10));
  found.minor = *dot == '.' ? static_cast<int>(std::strtol(dot + 1, nullptr, 10)) : 0;
  return found;
}

/// Returns true if the device accepts PTX for `target`, such as sm_80 or sm_90a.
static bool takes(const std::string &target) {
  const Capability here = capability();
  const int device = here.major * 10 + here.minor;
  const long wanted = target.size() > 3 ? std::strtol(target.c_str() + 3, nullptr, 10) : 0;
  return target.back() == 'a' ? device == wanted : device >= wanted;
}

std::unique_ptr<LoadedImage> load(const char *text, std::string &log) {
  auto image = std::make_unique<LoadedImage>();
  image->context = state().current;
  image->module = parseModule("module.ptx", text, log);
  if (!image->module)
    return nullptr;
  if (!takes(image->module->target)) {
    log = "the device does not take .target " + image->module->target;
    return nullptr;
  }
  image->loaded = LoadedModule::load(state().device, *image->module, log);
  if (!image->loaded)
    return nullptr;
  for (const auto &[name, program] : image->loaded->kernels())
    image->kernels[name] = {image.get(), program.get()};
  return image;
}

Status put(const Work &work, Stream *stream) {
  if (Status status = ready())
    return status;
  if (!isStream(stream))
    return InvalidHandle;
  if (!state().capture || stream != state().captured)
    return perform(work);
  state().capture->work.push_back(work);
  return Success;
}

/// Appends a line to the file that PTX_EMU_REPORT names.
static void report(const std::string &kernel, const LaunchResult &result, const Source &source) {
  const char *path = std::getenv("PTX_EMU_REPORT");
  FILE *file = path && *path ? fopen(path, "a") : nullptr;
  if (!file)
    return;
  fputs(reportJson(kernel, result, source).c_str(), file);
  fclose(file);
}

Status perform(const Work &work) {
  if (!work.kernel)
    return !work.bytes || state().device.fill(work.address, work.value, work.bytes) ? Success
                                                                                    : InvalidValue;
  const LoadedImage &image = *work.kernel->image;
  LaunchConfig config;
  config.grid = work.grid;
  config.block = work.block;
  config.cluster = work.cluster;
  config.dynamicShared = work.sharedBytes;
  config.scheduleSeed = state().seed;
  config.maxSteps = state().maxSteps;
  config.recordsPaths = state().recordsPaths;
  LaunchResult result =
      launch(state().device, *image.loaded, work.kernel->program->name, config, work.parameters);
  report(work.kernel->program->name, result, image.module->source);
  if (result)
    return Success;
  state().message = result.error->render(image.module->source);
  if (result.error->kind == ErrorKind::BadLaunch)
    return InvalidValue;
  return state().failure = LaunchFailed;
}

} // namespace ptxemu::driver
