//===- Emit.cpp - Translates the LLVM dialect to LLVM IR ------------------===//
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

#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/Optimise.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tttc;

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Expected<std::unique_ptr<llvm::Module>> tttc::translate(ModuleOp module,
                                                              llvm::LLVMContext &context,
                                                              const KernelSignature &signature,
                                                              llvm::TargetMachine &machine) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result = translateModuleToLLVMIR(module, context, signature.layer);
  if (!result) {
    return error("translation to LLVM IR failed");
  }
  // Without target and data layout, LLVM expands memset into byte loops and spills.
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());
  // Step functions are compiled once each.
  for (llvm::Function &function : *result) {
    function.addFnAttr(llvm::Attribute::NoInline);
  }
  addKernelInfo(*result, signature);
  for (llvm::Function &function : *result) {
    if (function.isDeclaration()) {
      continue;
    }
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
    function.addFnAttr("prefer-vector-width", std::to_string(vectorBits(machine)));
  }
  std::shared_lock<std::shared_mutex> lock(codeGenerationMutex());
  optimise(*result, machine, /*rotateLoops=*/false);
  return std::move(result);
}

/// The description of the kernel, the only variable that is exported.
static llvm::GlobalVariable *findKernelInfo(llvm::Module &module) {
  return &*llvm::find_if(module.globals(), [](const llvm::GlobalVariable &global) {
    return !global.isDeclaration() && global.hasExternalLinkage();
  });
}

std::unique_ptr<llvm::Module>
tttc::joinVariants(std::vector<std::unique_ptr<llvm::Module>> variants,
                   llvm::ArrayRef<llvm::StringRef> cpus, const KernelSignature &signature) {
  std::unique_ptr<llvm::Module> code = std::move(variants.back());
  variants.pop_back();
  llvm::GlobalVariable *last = findKernelInfo(*code);
  last->setName(kernelSymbol(signature));
  llvm::SmallVector<llvm::GlobalVariable *> kernels;
  for (auto [variant, cpu] : llvm::zip(variants, cpus)) {
    for (llvm::Function &function : *variant) {
      if (!function.isDeclaration()) {
        function.setName(function.getName() + "." + cpu);
      }
    }
    const std::string name = findKernelInfo(*variant)->getName().str();
    [[maybe_unused]] bool failed = llvm::Linker::linkModules(*code, std::move(variant));
    assert(!failed && "the modules share external functions only");
    // External until now: the linker drops internal symbols that nothing refers to.
    kernels.push_back(code->getGlobalVariable(name));
    kernels.back()->setLinkage(llvm::GlobalValue::InternalLinkage);
  }
  kernels.push_back(last);
  addModuleInfo(*code, kernels);
  return code;
}

std::unique_ptr<llvm::Module> tttc::describeDeviceKernel(llvm::LLVMContext &context,
                                                         const KernelSignature &signature,
                                                         llvm::TargetMachine &machine) {
  auto module = std::make_unique<llvm::Module>(signature.layer, context);
  module->setTargetTriple(machine.getTargetTriple());
  module->setDataLayout(machine.createDataLayout());
  addModuleInfo(*module, addKernelInfo(*module, signature));
  return module;
}

llvm::Expected<llvm::SmallString<0>> tttc::writeCode(llvm::Module &module,
                                                     llvm::TargetMachine &machine, bool assembly) {
  llvm::SmallString<0> code;
  llvm::raw_svector_ostream os(code);
  llvm::legacy::PassManager passes;
  std::shared_lock<std::shared_mutex> lock(codeGenerationMutex());
  if (machine.addPassesToEmitFile(passes, os, nullptr,
                                  assembly ? llvm::CodeGenFileType::AssemblyFile
                                           : llvm::CodeGenFileType::ObjectFile)) {
    return error("this target writes no such file");
  }
  passes.run(module);
  return std::move(code);
}
