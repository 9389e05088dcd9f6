//===- Host.cpp - The host code of a kernel -------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Host.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Host.h"

#include "tttc/Target/LLVM/Emit.h"

using namespace tttc;

ArtifactPtr tttc::writeHostCode(Compilation &compilation, llvm::Module &code,
                                llvm::TargetMachine &machine) {
  const std::string &emit = compilation.options.emit;
  auto artifact = std::make_unique<Artifact>();
  artifact->suffix = emit == "asm" ? ".s" : emit == "obj" ? ".o" : ".so";
  std::optional<Stage> stage(std::in_place, compilation.observer, "generating machine code");
  llvm::Expected<llvm::SmallString<0>> object =
      writeCode(code, machine, /*assembly=*/emit == "asm");
  stage.reset();
  if (!object) {
    (void)compilation.fail(llvm::toString(object.takeError()));
    return nullptr;
  }
  artifact->bytes = object->str().str();
  if (emit == "so") {
    stage.emplace(compilation.observer, "linking");
    // A program that opens the kernel may not have loaded the mathematical functions.
    const bool hasLibm = machine.getTargetTriple().isGNUEnvironment();
    llvm::Expected<std::string> shared = linkSharedObject(*object, hasLibm ? "libm.so.6" : "");
    stage.reset();
    if (!shared) {
      (void)compilation.fail(llvm::toString(shared.takeError()));
      return nullptr;
    }
    artifact->bytes = std::move(*shared);
  }
  if (emit != "asm") {
    artifact->header = writeHeader(compilation.signature);
  }
  return artifact;
}
