//===- Compiler.h - Compiles a layer in this process ------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses the passes and code generation of tttc, without its processes and files: the object is
// linked in memory. For a GPU it holds PTX. Halide's kernels are shared objects in a folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_COMPILER_H
#define TTTC_RANDOMPROGRAMS_COMPILER_H

#include "Program.h"

#include "tttc/DSL/Sema.h"
#include "tttc/client.h"

#include <memory>

namespace llvm {
class TargetMachine;
namespace orc {
class LLJIT;
} // namespace orc
} // namespace llvm

namespace tttc {
struct Artifact;
} // namespace tttc

namespace tttc::random {

using client::KernelHandle;

/// Kernels are valid for the lifetime of this object.
class Compiler {
public:
  /// Compiles for a target of tttc: a GPU, in float32, or `halide`; empty: this machine's CPU.
  explicit Compiler(const std::string &target);
  ~Compiler();

  bool isForDevice() const { return !target.empty() && !isByHalide(); }
  bool isByHalide() const { return target == "halide"; }

  /// Returns null with a message on failure. `tokens` is the length that checkpoint=auto assumes.
  /// Adds to `features` the passes' remarks and the derivatives they needed.
  KernelHandle compile(const dsl::Source &text, const dsl::DimEnv &dims, const Case &how,
                       int64_t tokens, std::set<std::string> &features, std::string &error);

private:
  std::string objectOf(Artifact &artifact);
  KernelHandle load(Artifact &artifact, std::string &error);
  KernelHandle open(const Artifact &artifact, std::string &error);

  const std::string target;
  std::unique_ptr<llvm::TargetMachine> host;
  std::unique_ptr<llvm::orc::LLJIT> linker;
  unsigned kernels = 0;
};

/// Returns the ops of the derivative table.
std::vector<std::string> derivativeOps();

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_COMPILER_H
