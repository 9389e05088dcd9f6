//===- Compiler.cpp - Compiles a layer in this process --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Compiler.h. The order of things is that of compiler/tools/tttc/Driver.cpp.
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "DerivativeRows.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Import/Import.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/LLVM/Emit.h"
#include "tttc/Target/NVPTX/Emit.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

using namespace mlir;

namespace tttc::random {

static DialectRegistry allDialects() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<ttt::TTTDialect, tile::TileDialect>();
  return registry;
}

struct Compiler::Impl {
  MLIRContext context{allDialects(), MLIRContext::Threading::DISABLED};
  std::unique_ptr<llvm::TargetMachine> machine;
  std::unique_ptr<llvm::orc::LLJIT> linker;
  const Gpu *gpu = nullptr;
  unsigned kernels = 0;

  bool lower(ModuleOp module, Phase from, Phase to, const Case &how, int64_t tokens,
             std::set<std::string> &features);
  bool lowerForDevice(ModuleOp module, const Case &how, int64_t tokens,
                      std::set<std::string> &features, KernelSignature &signature,
                      std::string &error);
  llvm::Expected<const tttc_kernel_info *> load(ModuleOp module, const KernelSignature &signature);
};

Compiler::Compiler(const std::string &gpu) : impl(std::make_unique<Impl>()) {
  impl->gpu = findGpu(gpu);
  impl->context.printOpOnDiagnostic(false);
  impl->machine = llvm::cantFail(createTargetMachine("native"));
  // Nothing but symbols of libm: no initialisers, no exceptions.
  impl->linker = llvm::cantFail(
      llvm::orc::LLJITBuilder().setPlatformSetUp(llvm::orc::setUpInactivePlatform).create());
}

Compiler::~Compiler() = default;

bool Compiler::isForDevice() const { return impl->gpu; }

bool Compiler::Impl::lower(ModuleOp module, Phase from, Phase to, const Case &how, int64_t tokens,
                           std::set<std::string> &features) {
  PassManager manager(&context);
  manager.enableVerifier(false); // as in tttc: once at the end
  manager.addInstrumentation(countDerivativeRows(features));
  PipelineOptions pipeline;
  pipeline.form = how.form;
  pipeline.chunk = how.chunk;
  pipeline.vectorBits = vectorBits(*machine);
  pipeline.elementBits = how.bits;
  pipeline.backward = how.backward;
  pipeline.checkpoint = how.checkpoint;
  pipeline.tokens = std::max<int64_t>(tokens, 1);
  pipeline.gpu = gpu ? gpu->name.str() : "";
  buildPhases(manager, from, to, pipeline);
  return succeeded(manager.run(module)) && succeeded(verify(module));
}

/// What a launch needs to know, found while the tiles were placed.
static void takeLaunch(func::FuncOp function, KernelSignature &signature) {
  auto number = [&](llvm::StringRef name) {
    auto found = function->getAttrOfType<IntegerAttr>(name);
    return found ? found.getInt() : 0;
  };
  for (EntrySignature &entry : signature.entries)
    for (EntrySignature *part : entry.functions())
      if (part->function == function.getName()) {
        part->blockThreads = 32 * number("tile.warps");
        part->sharedBytes = number("tile.shared_bytes");
        part->workspaceBytes = number("tile.workspace_bytes");
        part->workspaceBytesPerToken = number("tile.workspace_bytes_per_token");
        part->workspaceAlignment = 16;
      }
}

/// From the matrix form to PTX, which `signature` gets.
bool Compiler::Impl::lowerForDevice(ModuleOp module, const Case &how, int64_t tokens,
                                    std::set<std::string> &features, KernelSignature &signature,
                                    std::string &error) {
  if (!lower(module, Phase::Backward, Phase::Tile, how, tokens, features))
    return false;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    takeLaunch(function, signature);
  if (!lower(module, Phase::Tile, Phase::NVVM, how, tokens, features))
    return false;
  llvm::Expected<std::string> ptx = writePtx(module, *gpu, /*fuse=*/true);
  if (!ptx) {
    error = llvm::toString(ptx.takeError());
    return false;
  }
  signature.images.push_back({gpu->name.str(), TTTC_IMAGE_PTX, *ptx + '\0'});
  signature.targetCpu = gpu->name.str();
  signature.cpuFeatures = "";
  return true;
}

llvm::Expected<const tttc_kernel_info *> Compiler::Impl::load(ModuleOp module,
                                                              const KernelSignature &signature) {
  llvm::LLVMContext llvmContext;
  llvm::Expected<std::unique_ptr<llvm::Module>> code =
      gpu ? describeDeviceKernel(llvmContext, signature, *machine)
          : translate(module, llvmContext, signature, *machine, /*sharedObject=*/false);
  if (!code)
    return code.takeError();
  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream os(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, os, nullptr, llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("this target writes no object");
  passes.run(**code);
  // A library of its own: all kernels have the same name.
  auto library = linker->createJITDylib("kernel" + std::to_string(kernels++));
  if (!library)
    return library.takeError();
  if (llvm::Error error = linker->addObjectFile(
          *library, std::make_unique<llvm::SmallVectorMemoryBuffer>(std::move(object))))
    return std::move(error);
  auto address = linker->lookup(*library, "tttc_kernel_" + signature.layer);
  if (!address)
    return address.takeError();
  return address->toPtr<const tttc_kernel_info *>();
}

/// A remark counts up to its first colon, and once more with what follows.
static void countRemark(llvm::StringRef message, std::set<std::string> &features) {
  auto [key, details] = message.split(": ");
  features.insert("remark: " + key.take_until([](char c) { return c == ';'; }).str());
  std::string reason;
  for (char c : details)
    if (!std::isdigit(static_cast<unsigned char>(c)))
      reason += c;
  if (!details.empty() && !key.contains(';'))
    features.insert("remark in full: " + key.str() + ": " + reason);
}

KernelHandle Compiler::compile(const dsl::Layer &layer, const dsl::DimEnv &dims,
                               dsl::Diagnostics &diags, const Case &how, int64_t tokens,
                               std::set<std::string> &features, std::string &error) {
  ScopedDiagnosticHandler handler(&impl->context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
      error += (error.empty() ? "" : "\n") + diagnostic.str();
    else if (!llvm::StringRef(diagnostic.str()).contains("count-flops"))
      countRemark(diagnostic.str(), features);
    return success();
  });
  OwningOpRef<ModuleOp> module = importLayer(impl->context, layer, dims, how.bits, diags);
  if (!module || diags.hasErrors()) {
    error = diags.render();
    return nullptr;
  }
  KernelSignature signature;
  signature.layer = layer.name;
  signature.targetCpu = impl->machine->getTargetCPU().str();
  signature.cpuFeatures = requiredFeatures(*impl->machine);
  auto lower = [&](Phase from, Phase to) {
    return impl->lower(*module, from, to, how, tokens, features);
  };
  bool good = succeeded(verify(*module)) && lower(Phase::TTT, Phase::Dual);
  if (good) {
    bool primal = false;
    module->walk([&](ttt::EachTokenOp) { primal = true; });
    signature.form = primal ? "primal" : "dual";
    if (how.form == "auto")
      features.insert("form found: " + signature.form);
    good = lower(Phase::Dual, Phase::Backward);
  }
  if (good) {
    signature.entries = readEntries(*module);
    good = impl->gpu ? impl->lowerForDevice(*module, how, tokens, features, signature, error)
                     : lower(Phase::Backward, Phase::LLVM);
  }
  if (!good) {
    error = error.empty() ? "the passes fail without a message" : error;
    return nullptr;
  }
  if (!impl->gpu)
    takeWorkspaceSizes(*module, signature);
  auto info = impl->load(*module, signature);
  tttc_kernel *kernel = nullptr;
  if (!info)
    error = llvm::toString(info.takeError());
  else if (tttc_kernel_from_info(*info, &kernel) != TTTC_OK)
    error = tttc_last_error();
  return KernelHandle(kernel);
}

} // namespace tttc::random
