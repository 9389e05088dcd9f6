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

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tttc;

namespace {
class CpuTarget : public Target {
public:
  /// Pre: the machines are in the order in which the runtime tries their kernels.
  CpuTarget(std::vector<std::unique_ptr<llvm::TargetMachine>> machines,
            const CompileOptions &options)
      : machines(std::move(machines)), options(options) {}

  unsigned elementBits() const override { return options.dtype == Dtype::F64 ? 64 : 32; }
  const Phase &last() const override { return options.emit == "linalg" ? linalgPhase : llvmPhase; }
  /// Names all CPUs, and the features of the last one, without which no kernel runs.
  void describe(KernelSignature &signature) const override {
    describe(signature, *machines.back());
    signature.targetCpu = llvm::join(cpus(), ",");
  }
  ArtifactPtr emit(Compilation &compilation) const override;

private:
  static void describe(KernelSignature &signature, const llvm::TargetMachine &machine) {
    signature.targetCpu = machine.getTargetCPU().str();
    signature.cpuFeatures = requiredFeatures(machine);
  }
  llvm::SmallVector<llvm::StringRef> cpus() const {
    return llvm::map_to_vector(machines,
                               [](const auto &machine) { return machine->getTargetCPU(); });
  }
  std::unique_ptr<llvm::Module> generate(Compilation &compilation, ModuleOp module,
                                         llvm::TargetMachine &machine,
                                         llvm::LLVMContext &context) const;

  std::vector<std::unique_ptr<llvm::TargetMachine>> machines;
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

namespace {
/// Counts operations by their line.
class LineCounts {
public:
  void add(Operation *op, int64_t count = 1) {
    total += count;
    if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>()) {
      lines.try_emplace(place.getLine(), 0, place).first->second.first += count;
    }
  }

  /// Warns if there are more than `many`, at the line with the most.
  void warnAbove(int64_t many, StringRef what, StringRef less) const {
    if (total <= many || lines.empty()) {
      return;
    }
    auto [most, place] = llvm::max_element(lines, [](const auto &a, const auto &b) {
                           return a.second.first < b.second.first;
                         })->second;
    emitWarning(place) << "the layer is written out as " << total << " " << what << ", " << most
                       << " of them for this line: compiling takes long; " << less;
  }

  int64_t total = 0;

private:
  llvm::MapVector<unsigned, std::pair<int64_t, Location>> lines; ///< count, place of the first
};
} // namespace

/// Warns of much unrolled code: each operation takes about a millisecond to compile.
static void warnManyOperations(ModuleOp module) {
  LineCounts counts;
  module.walk([&](Operation *op) { counts.add(op); });
  counts.warnAbove(15'000, "operations",
                   "fewer repetitions, taps, tokens of a window, steps or probes are less");
}

/// The number of registers that hold a value of the type; at least one.
static int64_t countRegisters(Type type, unsigned vectorBits) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getElementType().isIntOrFloat()
             ? std::max<int64_t>(
                   1, llvm::divideCeil(vector.getNumElements() * vector.getElementTypeBitWidth(),
                                       vectorBits))
             : 1;
}

/// Warns of much code without a jump, which takes LLVM time quadratic in its length: 10 s for
/// 150,000 instructions.
static void warnLongBlocks(ModuleOp module, unsigned vectorBits) {
  LineCounts longest;
  module.walk([&](Block *block) {
    LineCounts counts;
    for (Operation &op : *block) {
      if (auto results = op.getResultTypes(); results.size() == 1) {
        counts.add(&op, countRegisters(results[0], vectorBits));
      }
    }
    if (counts.total > longest.total) {
      longest = std::move(counts);
    }
  });
  longest.warnAbove(40'000, "machine instructions without a jump",
                    "fewer statements, or fewer elements of their rows, are less");
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
  llvm::LLVMContext context;
  std::vector<std::unique_ptr<llvm::Module>> variants;
  auto generateFor = [&](llvm::TargetMachine &machine, ModuleOp own) {
    variants.push_back(generate(compilation, own, machine, context));
    return variants.back() != nullptr;
  };
  for (const auto &machine : llvm::drop_end(machines)) {
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
    if (!generateFor(*machine, *copy)) {
      return nullptr;
    }
  }
  if (!generateFor(*machines.back(), *module)) {
    return nullptr;
  }
  describe(compilation.signature);
  const bool isModule = options.emit == "so" || variants.size() > 1;
  const std::unique_ptr<llvm::Module> code =
      isModule ? joinVariants(std::move(variants), cpus(), compilation.signature)
               : std::move(variants[0]);
  if (options.emit == "llvm") {
    auto artifact = std::make_unique<Artifact>();
    llvm::raw_string_ostream os(artifact->bytes);
    code->print(os, nullptr);
    return artifact;
  }
  return writeHostCode(compilation, *code, *machines.back());
}

/// The LLVM IR for one CPU, of a module of phase `linalg`. Null after an error.
std::unique_ptr<llvm::Module> CpuTarget::generate(Compilation &compilation, ModuleOp module,
                                                  llvm::TargetMachine &machine,
                                                  llvm::LLVMContext &context) const {
  compilation.pipeline.vectorBits = vectorBits(machine);
  compilation.pipeline.vectorRegisters = vectorRegisters(machine);
  // On x86, LLVM's `fence` need not order stores past the caches; `sfence` does.
  compilation.pipeline.storeFence =
      machine.getTargetTriple().isX86_64() ? "llvm.x86.sse.sfence" : "";
  describe(compilation.signature, machine);
  if (failed(compilation.lower(module, linalgPhase, last()))) {
    return nullptr;
  }
  const bool isFirst = &machine == machines.front().get();
  if (isFirst) {
    warnLongBlocks(module, vectorBits(machine));
  }
  takeSizes(module, compilation.signature);
  if (options.explain && isFirst) {
    explainMemory(compilation);
  }
  if (failed(compilation.checkWorkspace(module))) {
    return nullptr;
  }
  Stage stage(compilation.observer, "optimising LLVM IR");
  auto code = translate(module, context, compilation.signature, machine);
  if (!code) {
    (void)compilation.fail(llvm::toString(code.takeError()));
    return nullptr;
  }
  return std::move(*code);
}

static llvm::Expected<std::unique_ptr<Target>> createCpuTarget(const CompileOptions &options) {
  auto error = [](const std::string &message) {
    return llvm::createStringError("--target-cpu: " + message +
                                   " (--target-cpu=help lists the names)");
  };
  std::vector<std::unique_ptr<llvm::TargetMachine>> machines;
  for (llvm::StringRef cpu : llvm::split(options.targetCpu, ',')) {
    auto machine = createTargetMachine(cpu, options.target);
    if (!machine) {
      return error(llvm::toString(machine.takeError()));
    }
    for (const auto &other : machines) {
      if (other->getTargetCPU() == (*machine)->getTargetCPU()) {
        return error("CPU '" + other->getTargetCPU().str() + "' is named twice");
      }
    }
    if (options.dtype == Dtype::F16 && !convertsF16(**machine)) {
      return llvm::createStringError("--dtype=f16: CPU '" + (*machine)->getTargetCPU().str() +
                                     "' has no F16C, which converts between f16 and f32 "
                                     "(--target-cpu=x86-64-v3 has it; bf16 needs none)");
    }
    if (options.products == Products::BF16 && !multipliesBf16(**machine)) {
      return llvm::createStringError("--products=bf16: CPU '" + (*machine)->getTargetCPU().str() +
                                     "' has no AVX512-BF16 (--target-cpu=cooperlake, "
                                     "sapphirerapids and znver4 have it)");
    }
    machines.push_back(std::move(*machine));
  }
  // Those that need most come first.
  llvm::sort(machines, [](const auto &left, const auto &right) {
    auto demands = [](const llvm::TargetMachine &machine) {
      return std::tuple(vectorBits(machine), llvm::count(requiredFeatures(machine), ','),
                        machine.getTargetCPU());
    };
    return demands(*left) > demands(*right);
  });
  return std::make_unique<CpuTarget>(std::move(machines), options);
}

TargetInfo tttc::targetLLVM() {
  static constexpr llvm::StringLiteral emits[] = {"linalg", "llvm", "asm", "obj", "so"};
  static constexpr Dtype dtypes[] = {Dtype::F32, Dtype::F64, Dtype::BF16, Dtype::F16};
  static constexpr const Phase *phases[] = {&linalgPhase, &llvmPhase};
  std::vector<std::string> names(cpuTriples().begin(), cpuTriples().end());
  return {emits,           dtypes,
          phases,          std::move(names),
          createCpuTarget, [] { registerTTTCpuPasses(); },
          /*isCpu=*/true};
}
