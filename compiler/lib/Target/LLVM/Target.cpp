//===- Target.cpp - Kernels for CPUs --------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/Target/Target.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Target.h"

#include "tttc/Target/Host.h"
#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/LLVM/Emit.h"
#include "tttc/Target/LLVM/Passes.h"
#include "tttc/Target/LLVM/Pipeline.h"
#include "tttc/runtime.h"

using namespace mlir;
using namespace tttc;

namespace {
class CpuTarget : public Target {
public:
  CpuTarget(std::unique_ptr<llvm::TargetMachine> machine, const CompileOptions &options)
      : machine(std::move(machine)), options(options) {}

  unsigned elementBits() const override { return options.dtype == Dtype::F64 ? 64 : 32; }
  const Phase &last() const override { return options.emit == "linalg" ? linalgPhase : llvmPhase; }
  void plan(PipelineOptions &pipeline) const override {
    pipeline.vectorBits = vectorBits(*machine);
    pipeline.vectorRegisters = vectorRegisters(*machine);
  }
  void describe(KernelSignature &signature) const override {
    signature.targetCpu = machine->getTargetCPU().str();
    signature.cpuFeatures = requiredFeatures(*machine);
  }
  ArtifactPtr emit(Compilation &compilation) const override;

private:
  std::unique_ptr<llvm::TargetMachine> machine;
  const CompileOptions &options;
};
} // namespace

/// Warns of statements for which the dual form unrolls many products to much code; in the primal
/// form they stay a loop.
static void warnWrittenOut(Compilation &compilation) {
  dsl::Diagnostics problems(*compilation.source);
  for (const WrittenOut &statement : compilation.writtenOut) {
    const std::string products = std::to_string(statement.products);
    problems.warning(
        statement.range,
        statement.copies > 1
            ? "this is written out " + std::to_string(statement.copies) + " times, with " +
                  products + " products of matrices: its dual form takes long to compile"
            : "this is written out with " + products +
                  " products of matrices: its dual form takes long to compile",
        statement.copies > 1 ? "--form=primal compiles at once, and so do fewer repetitions"
                             : "--form=primal compiles at once");
  }
  compilation.report(problems);
}

/// Warns of much unrolled code: each operation takes about a millisecond to compile.
static void warnManyOperations(ModuleOp module) {
  constexpr int64_t many = 15000;
  int64_t count = 0;
  llvm::MapVector<unsigned, std::pair<int64_t, Location>>
      lines; // count of operations, place of the first
  module.walk([&](Operation *op) {
    ++count;
    if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>()) {
      ++lines.try_emplace(place.getLine(), 0, place).first->second.first;
    }
  });
  if (count < many || lines.empty()) {
    return;
  }
  auto [most, place] = llvm::max_element(lines, [](const auto &a, const auto &b) {
                         return a.second.first < b.second.first;
                       })->second;
  emitWarning(place) << "the layer is written out as " << count << " operations, " << most
                     << " of them for this line: compiling takes long; fewer repetitions, taps, "
                        "tokens of a window, steps or probes are less";
}

static void explainMemory(Compilation &compilation) {
  const int64_t tokens = compilation.options.tokens.value_or(CompileOptions::defaultTokens);
  for (EntrySignature &entry : compilation.signature.entries) {
    if (entry.kind != TTTC_ENTRY_BACKWARD) {
      continue;
    }
    for (const EntrySignature *part : entry.functions()) {
      compilation.remark(part->function + ": " + llvm::Twine(part->workspaceBytes) +
                         " bytes of workspace, " + llvm::Twine(savedBytes(*part, tokens)) +
                         " bytes saved, in all " + llvm::Twine(backwardBytes(*part, tokens)) +
                         " bytes per " +
                         (part->taskAxes & TTTC_AXIS_HEAD ? "batch and head" : "batch") + " for " +
                         llvm::Twine(tokens) + " tokens");
    }
  }
}

ArtifactPtr CpuTarget::emit(Compilation &compilation) const {
  OwningOpRef<ModuleOp> module = compilation.import();
  const bool stops = options.emit == "linalg", isAskedFor = options.form == Form::Dual;
  // Before the slow phases.
  if (module && !stops && isAskedFor) {
    warnWrittenOut(compilation);
  }
  if (!module || failed(compilation.lowerToMatrixForm(*module))) {
    return nullptr;
  }
  if (!stops && !isAskedFor && !compilation.isPrimal) {
    warnWrittenOut(compilation);
  }
  if (failed(compilation.lower(*module, backwardPhase, linalgPhase))) {
    return nullptr;
  }
  warnManyOperations(*module);
  if (stops) {
    return compilation.textOf(*module);
  }
  if (failed(compilation.lower(*module, linalgPhase, last()))) {
    return nullptr;
  }
  takeSizes(*module, compilation.signature);
  if (options.explain) {
    explainMemory(compilation);
  }
  if (failed(compilation.checkWorkspace(*module))) {
    return nullptr;
  }
  llvm::LLVMContext context;
  std::optional<Stage> stage(std::in_place, compilation.observer, "optimising LLVM IR");
  auto code = translate(*module, context, compilation.signature, *machine,
                        /*sharedObject=*/options.emit == "so");
  stage.reset();
  if (!code) {
    (void)compilation.fail(llvm::toString(code.takeError()));
    return nullptr;
  }
  if (options.emit == "llvm") {
    auto artifact = std::make_unique<Artifact>();
    llvm::raw_string_ostream os(artifact->bytes);
    (*code)->print(os, nullptr);
    return artifact;
  }
  return writeHostCode(compilation, **code, *machine);
}

static llvm::Expected<std::unique_ptr<Target>> createCpuTarget(const CompileOptions &options) {
  auto machine = createTargetMachine(options.targetCpu, options.target);
  if (!machine) {
    return llvm::createStringError("--target-cpu: " + llvm::toString(machine.takeError()) +
                                   " (--target-cpu=help lists the names)");
  }
  return std::make_unique<CpuTarget>(std::move(*machine), options);
}

TargetInfo tttc::targetLLVM() {
  static constexpr llvm::StringLiteral emits[] = {"linalg", "llvm", "asm", "obj", "so"};
  static constexpr Dtype dtypes[] = {Dtype::F32, Dtype::F64};
  static constexpr const Phase *phases[] = {&linalgPhase, &llvmPhase};
  std::vector<std::string> names(cpuTriples().begin(), cpuTriples().end());
  return {emits,           dtypes,
          phases,          std::move(names),
          createCpuTarget, [] { registerTTTCpuPasses(); },
          /*isCpu=*/true};
}
