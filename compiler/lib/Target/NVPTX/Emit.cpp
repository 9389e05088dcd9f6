//===- Emit.cpp - Translates the NVVM dialect to PTX and machine code -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Emit.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/NVPTX/Emit.h"

#include "tttc/Target/Optimise.h"
#include "tttc/Target/TemporaryFiles.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace tttc;

/// Options that LLVM offers only on its command line.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral> backEndOptions[] = {
    // 32-bit addresses of shared memory, and no loop strength reduction: it would add a pointer per
    // access and loop to the existing addresses. Each pointer takes two registers.
    {"nvptx-short-ptr", "true"},
    {"disable-lsr", "true"},
    // No code sinking: values that only some threads write are computed in place. Sinking them past
    // a barrier would keep all of their operands live across it.
    {"instcombine-code-sinking", "false"},
    {"disable-machine-sink", "true"},
    // Strength reduction checks in quadratic time, for each pair of sums, whether reuse may
    // introduce poison. Indices here do not overflow, so there is no poison.
    {"enable-poison-reuse-guard", "false"},
};

namespace {
/// Sets the options for the lifetime of this object. The lock prevents other threads from
/// generating code meanwhile. Options that the program has set itself are kept.
class BackEndOptions {
public:
  BackEndOptions() : lock(codeGenerationMutex()) {
    for (auto [name, value] : backEndOptions) {
      llvm::cl::Option *option = llvm::cl::getRegisteredOptions().lookup(name);
      if (option && option->getNumOccurrences() == 0) {
        option->addOccurrence(0, option->ArgStr, value);
        set.push_back(option);
      }
    }
  }
  ~BackEndOptions() {
    for (llvm::cl::Option *option : set) {
      option->reset();
    }
  }
  BackEndOptions(const BackEndOptions &) = delete;
  BackEndOptions &operator=(const BackEndOptions &) = delete;

private:
  std::unique_lock<std::shared_mutex> lock;
  llvm::SmallVector<llvm::cl::Option *> set;
};
} // namespace

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createMachine(const Gpu &gpu,
                                                                          bool fuse) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string message;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target) {
    return error(message);
  }
  llvm::TargetOptions options;
  options.AllowFPOpFusion = fuse ? llvm::FPOpFusion::Fast : llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(
      target->createTargetMachine(triple, gpu.name, gpu.ptxFeature, options, std::nullopt,
                                  std::nullopt, llvm::CodeGenOptLevel::Default));
}

/// Marks inline assembly as convergent, so that no pass moves warp-synchronous code behind a
/// branch.
static void keepTogether(llvm::Module &module) {
  for (llvm::Function &function : module) {
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction); call && call->isInlineAsm()) {
        call->setConvergent();
      }
    }
  }
}

llvm::Expected<std::string> tttc::writePtx(ModuleOp module, const Gpu &gpu, bool fuse) {
  BackEndOptions options;
  auto machine = createMachine(gpu, fuse);
  if (!machine) {
    return machine.takeError();
  }
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  registerNVVMDialectTranslation(*module.getContext());
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, context, "kernels");
  if (!code) {
    return error("translation to LLVM IR failed");
  }
  code->setTargetTriple((*machine)->getTargetTriple());
  code->setDataLayout((*machine)->createDataLayout());
  keepTogether(*code);
  optimise(*code, **machine, /*rotateLoops=*/true);
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream os(text);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, os, nullptr, llvm::CodeGenFileType::AssemblyFile)) {
    return error("the NVPTX back end writes no PTX");
  }
  passes.run(*code);
  return std::string(text);
}

static llvm::ErrorOr<std::string> findAssembler() {
  llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName("ptxas");
  std::optional<std::string> home = llvm::sys::Process::GetEnv("CUDA_HOME");
  return program || !home ? program : llvm::sys::findProgramByName("ptxas", {*home + "/bin"});
}

bool tttc::hasAssembler() { return bool(findAssembler()); }

llvm::Expected<std::string> tttc::assemble(llvm::StringRef ptx, const Gpu &gpu) {
  llvm::ErrorOr<std::string> program = findAssembler();
  if (!program) {
    return error("no ptxas in PATH or CUDA_HOME/bin: machine code needs the CUDA toolkit; PTX "
                 "(--emit=ptx) needs nothing");
  }
  TemporaryFiles files("ptxas", "--emit=ptx");
  llvm::Expected<std::string> source = files.add("kernel.ptx", ptx);
  if (!source) {
    return source.takeError();
  }
  llvm::Expected<std::string> binary = files.add("kernel.cubin");
  if (!binary) {
    return binary.takeError();
  }
  constexpr unsigned seconds = 120;
  if (llvm::Error problem =
          files.run(*program, {("-arch=" + gpu.name).str(), *source, "-o", *binary}, seconds)) {
    return std::move(problem);
  }
  return files.read(*binary);
}
