//===- Compiler.cpp - Compiles a layer in this process --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compiler.h. Objects are linked in memory.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Listener.h"

#include "tttc/Compile/Compile.h"
#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/LLVM/Emit.h"

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace tttc::random {

Compiler::Compiler(const std::string &target)
    : target(target), host(llvm::cantFail(createTargetMachine("native"))),
      // Kernels only use symbols of libm: no initialisers, no exceptions.
      linker(llvm::cantFail(
          llvm::orc::LLJITBuilder().setPlatformSetUp(llvm::orc::setUpInactivePlatform).create())) {}

Compiler::~Compiler() = default;

/// Returns the object that the host loads. For a GPU it holds only PTX, for the emulator.
std::string Compiler::objectOf(Artifact &artifact) {
  if (!isForDevice())
    return artifact.bytes;
  artifact.signature.images.push_back({target, TTTC_IMAGE_PTX, artifact.bytes + '\0'});
  llvm::LLVMContext context;
  auto code = describeDeviceKernel(context, artifact.signature, *host);
  return llvm::cantFail(writeCode(*code, *host, /*assembly=*/false)).str().str();
}

/// Opens a shared object from a file, which is removed once it is mapped.
KernelHandle Compiler::open(const Artifact &artifact, std::string &error) {
  int descriptor = -1;
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("random-program", "so", descriptor, path)) {
    error = "cannot make a temporary file";
    return nullptr;
  }
  llvm::raw_fd_ostream(descriptor, /*shouldClose=*/true) << artifact.bytes;
  tttc_kernel *kernel = nullptr;
  if (tttc_kernel_open(path.c_str(), nullptr, &kernel) != TTTC_OK)
    error = tttc_last_error();
  llvm::sys::fs::remove(path);
  return KernelHandle(kernel);
}

KernelHandle Compiler::load(Artifact &artifact, std::string &error) {
  if (isByHalide())
    return open(artifact, error);
  // A separate library, because all kernels have the same name.
  auto &library = llvm::cantFail(linker->createJITDylib("kernel" + std::to_string(kernels++)));
  llvm::cantFail(
      linker->addObjectFile(library, llvm::MemoryBuffer::getMemBufferCopy(objectOf(artifact))));
  auto info = linker->lookup(library, kernelSymbol(artifact.signature));
  tttc_kernel *kernel = nullptr;
  if (!info)
    error = llvm::toString(info.takeError());
  else if (tttc_kernel_from_info(info->toPtr<const tttc_kernel_info *>(), &kernel) != TTTC_OK)
    error = tttc_last_error();
  return KernelHandle(kernel);
}

KernelHandle Compiler::compile(const dsl::Source &text, const dsl::DimEnv &dims, const Case &how,
                               int64_t tokens, std::set<std::string> &features,
                               std::string &error) {
  CompileOptions options;
  options.emit = isForDevice() ? "ptx" : isByHalide() ? "so" : "obj";
  options.dims = dims;
  options.chunk = how.chunk;
  options.dtype = how.bits == 64 ? Dtype::F64 : Dtype::F32;
  options.target = target;
  options.backward = how.backward;
  options.segments = how.segments;
  options.explain = true;
  error = setOption(options, "form", how.form);
  if (how.backward)
    error += setOption(options, "checkpoint", how.checkpoint) +
             setOption(options, "tokens", std::to_string(std::max<int64_t>(tokens, 1)));
  Listener listener(features, error);
  ArtifactPtr artifact =
      error.empty() ? tttc::compile(text.text(), text.name(), options, listener) : nullptr;
  // Test the rules of a dual form even if it costs more; other loops may have none.
  if (artifact && options.form == Form::Auto && listener.hasDearDualForm) {
    options.form = Form::Dual;
    std::string refusal;
    Listener again(features, refusal);
    ArtifactPtr dual = tttc::compile(text.text(), text.name(), options, again);
    artifact = dual ? std::move(dual) : std::move(artifact);
  }
  if (!artifact)
    error = error.empty() ? "the compiler fails without a message" : error;
  else if (options.form != Form::Primal)
    features.insert("form found: " + artifact->signature.form);
  return artifact ? load(*artifact, error) : nullptr;
}

} // namespace tttc::random
