//===- Emit.cpp - From the LLVM dialect to files -------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Emit.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Emit.h"

#include "KernelInfo.h"

#include "tttc/Target/Optimise.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace mlir;
using namespace tttc;

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
tttc::createTargetMachine(llvm::StringRef cpu) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target) {
    return error(message);
  }
  std::string name = cpu.str();
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    name = llvm::sys::getHostCPUName().str();
    // A virtual machine may hide some of what its CPU has.
    for (const auto &feature : llvm::sys::getHostCPUFeatures()) {
      features.AddFeature(feature.first(), feature.second);
    }
  }
  std::unique_ptr<llvm::MCSubtargetInfo> probe(target->createMCSubtargetInfo(triple, "", ""));
  if (!probe->isCPUStringValid(name)) {
    return error("unknown CPU '" + name + "' for " + triple.str() + " (llc -mcpu=help lists them)");
  }
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, name, features.getString(), llvm::TargetOptions(), llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
}

unsigned tttc::vectorBits(const llvm::TargetMachine &machine) {
  const llvm::MCSubtargetInfo &info = *machine.getMCSubtargetInfo();
  if (!machine.getTargetTriple().isX86()) {
    return 128;
  }
  return info.checkFeatures("+avx512f") ? 512 : info.checkFeatures("+avx2") ? 256 : 128;
}

std::string tttc::requiredFeatures(const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86()) {
    return "";
  }
  static constexpr llvm::StringLiteral known[] = {"sse4.2",   "avx",      "avx2",     "fma",
                                                  "f16c",     "bmi",      "bmi2",     "avx512f",
                                                  "avx512bw", "avx512cd", "avx512dq", "avx512vl"};
  std::string list;
  for (llvm::StringRef feature : known) {
    if (machine.getMCSubtargetInfo()->checkFeatures(("+" + feature).str())) {
      list += (list.empty() ? "" : ",") + feature.str();
    }
  }
  return list;
}

void tttc::takeWorkspaceSizes(ModuleOp module, KernelSignature &signature) {
  for (LLVM::LLVMFuncOp func : module.getOps<LLVM::LLVMFuncOp>()) {
    auto bytes = func->removeAttr("ttt.workspace_bytes");
    auto alignment = func->removeAttr("ttt.workspace_alignment");
    auto perToken = func->removeAttr("ttt.workspace_bytes_per_token");
    for (EntrySignature &entry : signature.entries) {
      for (EntrySignature *part : entry.functions()) {
        if (part->function == func.getName()) {
          part->workspaceBytes = cast<IntegerAttr>(bytes).getInt();
          part->workspaceBytesPerToken = perToken ? cast<IntegerAttr>(perToken).getInt() : 0;
          part->workspaceAlignment = cast<IntegerAttr>(alignment).getInt();
        }
      }
    }
  }
}

llvm::Expected<std::unique_ptr<llvm::Module>>
tttc::translate(ModuleOp module, llvm::LLVMContext &context, const KernelSignature &signature,
                llvm::TargetMachine &machine, bool sharedObject) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result = translateModuleToLLVMIR(module, context, signature.layer);
  if (!result) {
    return error("translation to LLVM IR failed");
  }
  // Without these LLVM expands memset into byte loops and spills.
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());
  // Steps are there to be compiled once; the kernel's lines are the layer's, inlined
  // into the task function they would be nobody's.
  for (llvm::Function &function : *result) {
    if (!function.getName().starts_with("_mlir_ciface_")) {
      function.addFnAttr(llvm::Attribute::NoInline);
    }
  }
  addKernelInfo(*result, signature, sharedObject);
  for (llvm::Function &function : *result) {
    if (function.isDeclaration()) {
      continue;
    }
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
    function.addFnAttr("prefer-vector-width", std::to_string(vectorBits(machine)));
  }
  optimise(*result, machine, /*rotateLoops=*/false);
  return std::move(result);
}

std::unique_ptr<llvm::Module> tttc::describeDeviceKernel(llvm::LLVMContext &context,
                                                         const KernelSignature &signature,
                                                         llvm::TargetMachine &machine) {
  auto module = std::make_unique<llvm::Module>(signature.layer, context);
  module->setTargetTriple(machine.getTargetTriple());
  module->setDataLayout(machine.createDataLayout());
  addKernelInfo(*module, signature, /*sharedObject=*/true);
  return module;
}

llvm::Error tttc::writeCode(llvm::Module &module, llvm::TargetMachine &machine, bool assembly,
                            llvm::StringRef path) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (code) {
    return error("cannot write '" + path + "': " + code.message());
  }
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr,
                                  assembly ? llvm::CodeGenFileType::AssemblyFile
                                           : llvm::CodeGenFileType::ObjectFile)) {
    return error("this target writes no such file");
  }
  passes.run(module);
  return llvm::Error::success();
}

llvm::Error tttc::linkSharedObject(llvm::StringRef object, llvm::StringRef path) {
  for (llvm::StringRef linker : {"ld.lld-22", "ld.lld", "ld"}) {
    llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(linker);
    if (!program) {
      continue;
    }
    std::string message;
    llvm::StringRef arguments[] = {*program, "-shared", "--hash-style=gnu", "-z", "now", "-o",
                                   path,     object};
    int status = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt, {},
                                           /*SecondsToWait=*/60, /*MemoryLimit=*/0, &message);
    if (status != 0) {
      return error("linking with " + linker + " failed" + (message.empty() ? "" : ": " + message));
    }
    return llvm::Error::success();
  }
  return error("no linker found: looked for ld.lld-22, ld.lld and ld in PATH");
}
