//===- Target.cpp - Kernels that Halide compiles --------------------------===//
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

#include "Algorithm.h"
#include "Build.h"
#include "Bundle.h"
#include "Driver.h"

#include "tttc/Dialect/Halide/IR/HalideDialect.h"
#include "tttc/Target/Halide/Passes.h"
#include "tttc/Target/Halide/Pipeline.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

namespace {
/// The pipelines of a kernel as text.
struct PipelinesText {
  std::string text;
  std::vector<std::string> names;
  bool hasDoubles = false;

  explicit PipelinesText(llvm::StringRef layer)
      : text("// Algorithms and schedules of " + layer.str() + ". Written by tttc.\n" +
             writePrelude()) {}
  void add(const HalidePipeline &pipeline) {
    const size_t before = text.size();
    text += "\n" + writePipeline(pipeline);
    names.push_back(pipeline.name);
    const llvm::StringRef added = llvm::StringRef(text).drop_front(before);
    hasDoubles |= added.contains("double") || added.contains("Float(64)");
  }
};

class HalideTarget : public Target {
public:
  HalideTarget(HalideMachine machine, const CompileOptions &options)
      : machine(std::move(machine)), options(options) {}

  unsigned elementBits() const override { return options.dtype == Dtype::F64 ? 64 : 32; }
  const Phase &last() const override {
    return isDevice() ? launchesPhase : options.emit == "pipelines" ? pipelinesPhase : driverPhase;
  }
  void describe(KernelSignature &signature) const override {
    signature.targetCpu = machine.cpu;
    signature.cpuFeatures = machine.cpuFeatures;
  }
  LogicalResult check(Compilation &compilation) const override;
  ArtifactPtr emit(Compilation &compilation) const override;

private:
  ArtifactPtr emitForProcessor(Compilation &compilation, ModuleOp module) const;
  ArtifactPtr emitForDevice(Compilation &compilation, ModuleOp module) const;
  /// `features`: of Halide's target, beside those of the machine.
  ArtifactPtr build(Compilation &compilation, const PipelinesText &pipelines,
                    const std::string &driver, llvm::StringRef features) const;

  bool isDevice() const { return !machine.api.empty(); }
  /// C code is that of a bundle; otherwise that of a shared object.
  bool isBundle() const { return options.emit == "bundle" || !machine.isHost; }

  HalideMachine machine;
  const CompileOptions &options;
};
} // namespace

LogicalResult HalideTarget::check(Compilation &compilation) const {
  if (options.invariant) {
    // Halide reorders sums, by the shape of what surrounds them.
    return compilation.fail("--invariant: not supported with --target=halide; compile it for a CPU "
                            "without --target, or leave out --invariant",
                            /*isUsage=*/true);
  }
  const bool isOfDevice = options.emit == "launches",
             isOfProcessor = options.emit == "pipelines" || options.emit == "driver";
  if (isDevice() ? isOfProcessor : isOfDevice) {
    return compilation.fail("--emit=" + options.emit + ": --target=" + options.target + " has " +
                                (isDevice() ? "launches" : "pipelines and a driver") +
                                "; expected --emit=" + (isDevice() ? "launches" : "pipelines") +
                                (isDevice() ? ""
                                            : " or --emit=driver, or a device, such as "
                                              "--target=halide:host-opencl"),
                            /*isUsage=*/true);
  }
  if (isDevice() && options.decode) {
    // A driver has one position for all tasks.
    return compilation.fail("--decode=" + std::to_string(*options.decode) +
                                ": not supported for a device with --target=" + options.target +
                                ": sequences may be at different positions; decode on a CPU, or "
                                "with --target=sm_90",
                            /*isUsage=*/true);
  }
  if (options.emit == "so" && !machine.isHost) {
    return compilation.fail("--target=" + options.target +
                                ": is another machine, whose compiler builds the kernel into a "
                                "program; expected --emit=bundle -o DIR beside it",
                            /*isUsage=*/true);
  }
  return success();
}

ArtifactPtr HalideTarget::emit(Compilation &compilation) const {
  OwningOpRef<ModuleOp> module = compilation.importToMatrixForm();
  if (!module) {
    return nullptr;
  }
  return isDevice() ? emitForDevice(compilation, *module) : emitForProcessor(compilation, *module);
}

static llvm::StringRef runtimeHeader() {
  static constexpr llvm::StringLiteral text =
#include "RuntimeHeader.inc"
      ;
  return text;
}

/// Adds the memory for Halide to the workspace of every function.
static void addArena(KernelSignature &signature, int64_t bytes) {
  for (EntrySignature &entry : signature.entries) {
    for (EntrySignature *function : entry.functions()) {
      function->workspaceBytes += bytes;
    }
  }
}

ArtifactPtr HalideTarget::emitForProcessor(Compilation &compilation, ModuleOp driver) const {
  if (failed(compilation.lower(driver, backwardPhase, pipelinesPhase))) {
    return nullptr;
  }
  if (options.emit == "pipelines") {
    return compilation.textOf(driver);
  }
  OwningOpRef<ModuleOp> pipelines = cast<ModuleOp>(driver->clone());
  if (failed(compilation.lower(driver, pipelinesPhase, driverPhase))) {
    return nullptr;
  }
  if (options.emit == "driver") {
    return compilation.textOf(driver);
  }
  takeSizes(driver, compilation.signature);
  if (failed(compilation.checkWorkspace(driver))) {
    return nullptr;
  }
  SymbolTable symbols(*pipelines);
  PipelinesText text(compilation.signature.layer);
  int64_t arenaBytes = 0;
  auto walked = driver.walk([&](halide::RunOp run) {
    auto func = symbols.lookup<func::FuncOp>(run.getPipeline());
    FailureOr<HalidePipeline> pipeline = translatePipeline(func, run);
    if (failed(pipeline)) {
      return WalkResult::interrupt();
    }
    pipeline->floatBits = elementBits();
    scheduleForCpu(*pipeline, machine);
    text.add(*pipeline);
    arenaBytes = std::max(arenaBytes, pipeline->heapBytes());
    return WalkResult::advance();
  });
  if (walked.wasInterrupted()) {
    return nullptr;
  }
  if (options.emit == "halide") {
    return std::make_unique<Artifact>(std::move(text.text));
  }
  arenaBytes = int64_t(llvm::alignTo(arenaBytes, cacheLineBytes));
  addArena(compilation.signature, arenaBytes);
  FailureOr<std::string> code = writeDriver(driver);
  if (failed(code)) {
    return nullptr;
  }
  const std::string source =
      runtimeHeader().str() + *code +
      writeKernelInfo(driver, compilation.signature, arenaBytes, /*isModule=*/!isBundle()) +
      (!isBundle() ? "" : writeBundleFunctions(compilation.signature));
  if (options.emit == "c") {
    return std::make_unique<Artifact>(source);
  }
  return build(compilation, text, source, "user_context");
}

/// Says in how many kernels a pipeline runs.
static void explainLaunch(func::FuncOp func, int64_t bytes, int64_t limit) {
  func.emitRemark("halide-form-launches: '")
      << func.getSymName() << "' needs " << bytes << " bytes of shared memory of " << limit
      << (bytes <= limit ? ": one kernel" : ": a kernel for each Func");
}

ArtifactPtr HalideTarget::emitForDevice(Compilation &compilation, ModuleOp module) const {
  if (failed(compilation.lower(module, backwardPhase, launchesPhase))) {
    return nullptr;
  }
  if (options.emit == "launches") {
    return compilation.textOf(module);
  }
  const llvm::StringMap<PipelineAccesses> accesses = pipelineAccesses(module);
  PipelinesText text(compilation.signature.layer);
  for (auto func : module.getOps<func::FuncOp>()) {
    auto known = accesses.find(func.getSymName());
    if (!halide::isPipeline(func) || known == accesses.end()) {
      continue;
    }
    FailureOr<HalidePipeline> pipeline = translatePipeline(func, known->second);
    if (failed(pipeline)) {
      return nullptr;
    }
    pipeline->floatBits = elementBits();
    const int64_t bytes = scheduleForGpu(*pipeline, machine.sharedBytes);
    explainLaunch(func, bytes, machine.sharedBytes);
    text.add(*pipeline);
  }
  if (text.hasDoubles && machine.api != "opencl") {
    (void)compilation.fail(
        "--target=" + options.target + " has no doubles, in which " +
            (elementBits() == 64 ? "--dtype=f64 computes" : "this layer computes positions") +
            "; expected a CPU or --target=halide:host-opencl",
        /*isUsage=*/true);
    return nullptr;
  }
  if (options.emit == "halide") {
    return std::make_unique<Artifact>(std::move(text.text));
  }
  FailureOr<std::string> code = writeDeviceDriver(module, machine.api);
  if (failed(code)) {
    return nullptr;
  }
  const std::string source = runtimeHeader().str() + *code +
                             writeDeviceKernelInfo(compilation.signature, !isBundle()) +
                             (!isBundle() ? "" : writeBundleFunctions(compilation.signature));
  if (options.emit == "c") {
    return std::make_unique<Artifact>(source);
  }
  return build(compilation, text, source, text.hasDoubles ? "cl_doubles" : "");
}

ArtifactPtr HalideTarget::build(Compilation &compilation, const PipelinesText &pipelines,
                                const std::string &driver, llvm::StringRef features) const {
  auto fail = [&](llvm::Error problem) -> ArtifactPtr {
    (void)compilation.fail(llvm::toString(std::move(problem)));
    return nullptr;
  };
  std::optional<Stage> stage(std::in_place, compilation.observer, "compiling pipelines");
  const bool isText = options.emit == "stmt" || options.emit == "asm";
  auto outputs = compilePipelines(pipelines.text, pipelines.names, machine.name, features,
                                  options.emit == "stmt"  ? "stmt"
                                  : options.emit == "asm" ? "assembly"
                                                          : "object");
  stage.reset();
  if (!outputs) {
    return fail(outputs.takeError());
  }
  if (isText) {
    std::string joined;
    for (const PipelineOutput &output : *outputs) {
      joined += output.bytes;
    }
    return std::make_unique<Artifact>(std::move(joined));
  }
  if (isDevice()) {
    auto runtime = compileRuntime(machine.name);
    if (!runtime) {
      return fail(runtime.takeError());
    }
    outputs->push_back(std::move(*runtime));
  }
  if (isBundle()) {
    auto artifact = std::make_unique<Artifact>(driver);
    artifact->suffix = ".c";
    for (PipelineOutput &output : *outputs) {
      artifact->objects.push_back({output.name + ".o", std::move(output.bytes)});
    }
    artifact->header = writeBundleHeader(compilation.signature, machine.name, artifact->objects);
    return artifact;
  }
  stage.emplace(compilation.observer, "compiling the driver");
  llvm::Expected<std::string> linked =
      buildSharedObject(driver, *outputs,
                        isDevice() ? std::vector<std::string>{"-lpthread", "-ldl", "-lm"}
                                   : std::vector<std::string>());
  stage.reset();
  if (!linked) {
    return fail(linked.takeError());
  }
  auto artifact = std::make_unique<Artifact>(std::move(*linked));
  artifact->suffix = ".so";
  artifact->header = writeHeader(compilation.signature);
  return artifact;
}

static llvm::Expected<std::unique_ptr<Target>> createHalideTarget(const CompileOptions &options) {
  llvm::StringRef name = options.target;
  auto machine = name.consume_front("halide:") ? parseMachine(name) : hostMachine();
  if (!machine) {
    return machine.takeError();
  }
  return std::make_unique<HalideTarget>(std::move(*machine), options);
}

TargetInfo tttc::targetHalide() {
  static constexpr llvm::StringLiteral emits[] = {"pipelines", "driver", "launches", "halide", "c",
                                                  "stmt",      "asm",    "bundle",   "so"};
  static constexpr Dtype dtypes[] = {Dtype::F32, Dtype::F64};
  static constexpr const Phase *phases[] = {&pipelinesPhase, &driverPhase, &launchesPhase};
  return {emits, dtypes, phases, {"halide", "halide:"}, createHalideTarget, [] {
            registerTTTCHalidePasses();
          }};
}
