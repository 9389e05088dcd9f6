//===- State.cpp - What the emulated driver remembers ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two variables of the environment reach the emulator through programs that know of
// none: PTX_EMU_SCHEDULE_SEED, another order of warps and copies, and PTX_EMU_MAX_STEPS.
//
//===----------------------------------------------------------------------===//

#include "Driver/State.h"

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
    return made;
  }();
  return *only;
}

Status ready() {
  if (!state().isInitialized)
    return NotInitialized;
  if (!state().hasContext)
    return InvalidContext;
  return state().failure;
}

std::unique_ptr<LoadedImage> load(const char *text, std::string &log) {
  auto image = std::make_unique<LoadedImage>();
  image->module = parseModule("module.ptx", text, log);
  if (!image->module)
    return nullptr;
  image->loaded = LoadedModule::load(state().device, *image->module, log);
  if (!image->loaded)
    return nullptr;
  for (const auto &[name, program] : image->loaded->kernels())
    image->kernels[name] = {image.get(), program.get()};
  return image;
}

Status run(Kernel &kernel, const Dim3 &grid, const Dim3 &block, const Dim3 &cluster,
           uint32_t sharedBytes, void **parameters) {
  if (sharedBytes > kernel.dynamicShared) {
    state().message = "more dynamic shared memory than cuFuncSetAttribute asked for";
    return InvalidValue;
  }
  ParamPacker packer(*kernel.program);
  for (size_t i = 0; i < kernel.program->params.size(); ++i)
    packer.add(parameters[i], kernel.program->params[i].bytes);
  LaunchConfig config;
  config.grid = grid;
  config.block = block;
  config.cluster = cluster;
  config.dynamicShared = sharedBytes;
  config.scheduleSeed = state().seed;
  config.maxSteps = state().maxSteps;
  LaunchResult result =
      launch(state().device, *kernel.image->loaded, kernel.program->name, config, packer.bytes());
  if (result)
    return Success;
  state().message = result.error->render(kernel.image->module->source);
  if (result.error->kind == ErrorKind::BadLaunch)
    return InvalidValue;
  return state().failure = LaunchFailed;
}

} // namespace ptxemu::driver
