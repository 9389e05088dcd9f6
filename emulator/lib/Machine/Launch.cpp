//===- Launch.cpp - Modules on a device, and launches ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxEmulator/Machine/Launch.h"

#include "Execute/ProgramDecoder.h"
#include "PtxEmulator/Machine/Machine.h"

#include <algorithm>
#include <cstring>

using namespace ptxemu;

std::unique_ptr<LoadedModule> LoadedModule::load(Device &device, const Module &module,
                                                 std::string &error) {
  std::unique_ptr<LoadedModule> loaded(new LoadedModule(module));
  const auto fail = [&](SourcePos at, const std::string &message) {
    error = module.source.render(at, message);
    return nullptr;
  };
  for (const Variable &variable : module.variables) {
    uint64_t address = 0;
    if (variable.space == Space::Global)
      address =
          device.allocate(variable.bytes, variable.name, std::max<uint64_t>(variable.align, 16));
    if (variable.space == Space::Const)
      address = device.allocateConst(variable.bytes, variable.name,
                                     std::max<uint64_t>(variable.align, 16));
    if (!address && variable.space != Space::Shared)
      return fail(variable.pos, "no room for this variable");
    loaded->addresses.push_back(address);
  }
  for (size_t i = 0; i < module.variables.size(); ++i) {
    const Variable &variable = module.variables[i];
    if (variable.space == Space::Shared)
      continue;
    std::vector<uint8_t> bytes = variable.initial;
    bytes.resize(variable.bytes, 0);
    for (const AddressInitializer &address : variable.addresses) {
      const uint64_t target = loaded->variable(address.symbol);
      if (!target)
        return fail(address.pos, "'" + address.symbol + "' has no address that is known here");
      const uint64_t value = target + address.addend;
      memcpy(&bytes[address.offset], &value, sizeof value);
    }
    // Static variables without an initialiser are zero.
    device.write(loaded->addresses[i], bytes.data(), bytes.size());
  }
  const ModuleImage image{&module, loaded->addresses};
  for (const Function &function : module.functions) {
    if (!function.isEntry || !function.isDefined)
      continue;
    auto program = std::make_unique<Program>();
    ProgramDecoder decoder(image, *program);
    if (!decoder.run(function, error))
      return nullptr;
    loaded->programs[function.name] = std::move(program);
  }
  return loaded;
}

const Program *LoadedModule::find(const std::string &kernel) const {
  const auto found = programs.find(kernel);
  return found == programs.end() ? nullptr : found->second.get();
}

uint64_t LoadedModule::variable(const std::string &name) const {
  for (size_t i = 0; i < source.variables.size(); ++i)
    if (source.variables[i].name == name)
      return addresses[i];
  return 0;
}

static std::string text(const Dim3 &dims) {
  return std::to_string(dims.x) + "x" + std::to_string(dims.y) + "x" + std::to_string(dims.z);
}

/// Returns the reason why a launch cannot begin, or an empty string.
static std::string checkLaunch(const Program &program, LaunchConfig &config,
                               const std::vector<uint8_t> &params) {
  const Function &function = *program.function;
  const auto &required = function.requiredCluster;
  if (!config.cluster.count())
    config.cluster = required[0] ? Dim3{required[0], required[1], required[2]} : Dim3{};
  const Dim3 &grid = config.grid, &block = config.block, &cluster = config.cluster;
  if (!grid.count() || grid.count() > (1u << 24))
    return "a grid of " + text(grid) + " CTAs";
  if (!block.count() || block.count() > 1024 || block.z > 64)
    return "a block of " + text(block) + " threads: 1 to 1024";
  if (required[0] &&
      (cluster.x != required[0] || cluster.y != required[1] || cluster.z != required[2]))
    return "the kernel requires clusters of " + text({required[0], required[1], required[2]}) +
           ", not " + text(cluster);
  if (cluster.count() > 16 || grid.x % cluster.x || grid.y % cluster.y || grid.z % cluster.z)
    return "a grid of " + text(grid) + " CTAs in clusters of " + text(cluster);
  const auto &exact = function.requiredBlock;
  if (exact[0] && (block.x != exact[0] || block.y != exact[1] || block.z != exact[2]))
    return "the kernel requires blocks of " + text({exact[0], exact[1], exact[2]}) + ", not " +
           text(block);
  const auto &most = function.maximumBlock;
  if (most[0] && block.count() > uint64_t(most[0]) * most[1] * most[2])
    return "the kernel allows " + text({most[0], most[1], most[2]}) + " threads, not " +
           text(block);
  const uint64_t shared = program.usesDynamicShared || config.dynamicShared
                              ? program.dynamicSharedOffset() + config.dynamicShared
                              : program.staticShared;
  if (shared > config.maxShared)
    return std::to_string(shared) + " bytes of shared memory: at most " +
           std::to_string(config.maxShared);
  if (program.localBytes > (512u << 10))
    return std::to_string(program.localBytes) +
           " bytes of local memory per thread: at most 512 KiB";
  if (params.size() != program.paramBytes)
    return std::to_string(params.size()) + " bytes of parameters, the kernel takes " +
           std::to_string(program.paramBytes);
  return {};
}

LaunchResult ptxemu::launch(Device &device, const LoadedModule &module, const std::string &kernel,
                            const LaunchConfig &given, const std::vector<uint8_t> &params) {
  LaunchResult result;
  LaunchConfig config = given;
  const Program *program = module.find(kernel);
  RunError refused;
  refused.kernel = kernel;
  if (!program)
    refused.message = "no such kernel in '" + module.module().source.name + "'";
  else
    refused.message = checkLaunch(*program, config, params);
  if (!refused.message.empty()) {
    if (program)
      refused.pos = program->function->pos;
    result.error = refused;
    return result;
  }
  Machine machine(device, *program, config, params);
  machine.run();
  result.error = machine.error;
  result.counts = machine.counts;
  return result;
}

bool ParamPacker::add(const void *data, size_t bytes) {
  if (next == program.params.size() || program.params[next].bytes != bytes)
    return false;
  packed.resize(program.paramBytes, 0);
  memcpy(&packed[program.params[next++].offset], data, bytes);
  return true;
}
