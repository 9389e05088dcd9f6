//===- Launch.h - Modules on a device, and launches -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library's interface. A module is parsed (Parse/Module.h), loaded on a
// device, which decodes its kernels, and launched.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PTXEMULATOR_MACHINE_LAUNCH_H
#define TTTC_PTXEMULATOR_MACHINE_LAUNCH_H

#include "PtxEmulator/Machine/Counts.h"
#include "PtxEmulator/Machine/Error.h"
#include "PtxEmulator/Machine/Memory.h"

#include <map>

namespace ptxemu {

struct Dim3 {
  uint32_t x = 1, y = 1, z = 1;
  uint64_t count() const { return uint64_t(x) * y * z; }
};

struct LaunchConfig {
  Dim3 grid, block;
  /// 0: the kernel's .reqnctapercluster, or 1 without one.
  Dim3 cluster{0, 0, 0};
  uint32_t dynamicShared = 0;
  /// Limit on the instructions executed by all warps.
  uint64_t maxSteps = 1ull << 28;
  /// Selects the order of warps and of completions of copies; 0 is round robin.
  uint64_t scheduleSeed = 0;
  /// CTAs in flight at a time; 0: as many as fit in 4096 threads.
  uint32_t residentCtas = 0;
  /// Bytes of shared memory a CTA may have.
  uint32_t maxShared = 232448;
  /// Records the paths of the first CTA's warps, and accesses by line.
  bool recordsPaths = false;
};

struct LaunchResult {
  std::optional<RunError> error;
  Counts counts;
  explicit operator bool() const { return !error; }
};

/// A module's kernels, decoded, and its variables on a device. The module and the
/// device must outlive it.
class LoadedModule {
public:
  /// Null, with a rendered message, if an instruction is unknown.
  static std::unique_ptr<LoadedModule> load(Device &device, const Module &module,
                                            std::string &error);
  const Program *find(const std::string &kernel) const;
  /// The address of a .global or .const variable, or 0.
  uint64_t variable(const std::string &name) const;
  const Module &module() const { return source; }
  const std::map<std::string, std::unique_ptr<Program>> &kernels() const { return programs; }

private:
  explicit LoadedModule(const Module &module) : source(module) {}
  const Module &source;
  std::vector<uint64_t> addresses;
  std::map<std::string, std::unique_ptr<Program>> programs;
};

/// Runs a kernel to its end or first error. `params` holds its parameters in the layout of
/// the parameter space (Program::params).
LaunchResult launch(Device &device, const LoadedModule &module, const std::string &kernel,
                    const LaunchConfig &config, const std::vector<uint8_t> &params);

/// Packs parameter values at their offsets.
class ParamPacker {
public:
  explicit ParamPacker(const Program &program) : program(program) {}
  /// Appends the next parameter. Returns false if there is none or its size differs.
  bool add(const void *data, size_t bytes);
  template <typename T> bool add(const T &value) { return add(&value, sizeof value); }
  bool isComplete() const { return next == program.params.size(); }
  const std::vector<uint8_t> &bytes() const { return packed; }

private:
  const Program &program;
  std::vector<uint8_t> packed;
  size_t next = 0;
};

} // namespace ptxemu

#endif // TTTC_PTXEMULATOR_MACHINE_LAUNCH_H
