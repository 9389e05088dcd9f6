//===- PtxFuzzer.cpp - Arbitrary bytes as PTX, executed -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No text may crash or hang the emulator, or make it use much memory: neither the parser
// nor, for the first kernels of texts that parse, the machine. Errors have a position.
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Launch.h"
#include "PtxEmulator/Parse/Module.h"

#include <cstdio>
#include <cstdlib>

using namespace ptxemu;

static void require(bool condition, const char *property, const std::string &text) {
  if (condition)
    return;
  std::fprintf(stderr, "violated: %s\n%s\n", property, text.c_str());
  std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size), error;
  const auto module = parseModule("input.ptx", text, error);
  if (!module) {
    require(error.find("input.ptx:") == 0, "a refusal has a place", text + error);
    return 0;
  }
  uint64_t bytes = 0;
  for (const Variable &variable : module->variables)
    bytes += variable.bytes;
  if (bytes > (1u << 22))
    return 0; // allowed, and slow
  Device device;
  const auto loaded = LoadedModule::load(device, *module, error);
  require(loaded || error.find("input.ptx:") == 0, "a refusal has a place", text + error);
  if (!loaded)
    return 0;
  const uint64_t array = device.allocate(4096, "array");
  device.fill(array, 1, 4096);
  for (const auto &[name, program] : loaded->kernels()) {
    if (program->paramBytes > 256 || program->registers > 4096)
      continue;
    std::vector<uint8_t> params(program->paramBytes);
    for (size_t i = 0; i < params.size(); ++i)
      params[i] = static_cast<uint8_t>(array >> (8 * (i % 8)));
    LaunchConfig config;
    config.grid = {2};
    config.block = {48};
    config.maxSteps = 2000;
    const LaunchResult result = launch(device, *loaded, name, config, params);
    require(!result.error || !result.error->render(module->source).empty(), "errors are rendered",
            text);
  }
  return 0;
}
