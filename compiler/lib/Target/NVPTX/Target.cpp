//===- Target.cpp - Kernels for GPUs --------------------------------------===//
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

#include "Fit.h"

#include "tttc/Target/Host.h"
#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/LLVM/Emit.h"
#include "tttc/Target/NVPTX/Emit.h"
#include "tttc/Target/NVPTX/Passes.h"
#include "tttc/Target/NVPTX/Pipeline.h"
#include "tttc/runtime.h"

using namespace mlir;
using namespace tttc;

namespace {
class GpuTarget : public Target {
public:
  GpuTarget(const Gpu &gpu, std::unique_ptr<llvm::TargetMachine> host,
            const CompileOptions &options)
      : gpu(gpu), host(std::move(host)), options(options) {}

  const Phase &last() const override { return options.emit == "tile" ? tilePhase : nvvmPhase; }
  void plan(PipelineOptions &pipeline) const override { pipeline.vectorBits = vectorBits(*host); }
  void describe(KernelSignature &signature) const override {
    signature.targetCpu = gpu.name.str();
    signature.cpuFeatures = "";
  }
  LogicalResult check(Compilation &compilation) const override;
  ArtifactPtr emit(Compilation &compilation) const override;

private:
  LogicalResult checkFit(Compilation &compilation, ModuleOp module) const;
  ArtifactPtr emitCode(Compilation &compilation, ModuleOp module) const;

  const Gpu &gpu;
  std::unique_ptr<llvm::TargetMachine> host; ///< opens the kernel
  const CompileOptions &options;
};
} // namespace

/// " (`r`, line 7)": the first view of the text that one stage gives to another; empty if there is
/// none of that name.
static std::string firstView(const Compilation &compilation) {
  for (const auto &entity : compilation.layer->entities) {
    for (const EntrySignature &entry : compilation.signature.entries) {
      for (const SignatureTensor &tensor : entry.internals) {
        if (entity->kind == dsl::EntityKind::View && entity->name == tensor.name) {
          const dsl::LineColumn place = compilation.source->lineColumn(entity->range.begin);
          return " (`" + tensor.name + "`, line " + std::to_string(place.line) + ")";
        }
      }
    }
  }
  return "";
}

LogicalResult GpuTarget::check(Compilation &compilation) const {
  auto hasStages = [](const EntrySignature &entry) { return !entry.stages.empty(); };
  if (options.invariant && llvm::any_of(compilation.signature.entries, hasStages)) {
    // The product of one token with a matrix sums in another order than that of many tokens.
    return compilation.fail(
        "--invariant: not supported yet on a GPU for a layer with views that are "
        "computed before its loop, as those of earlier tokens or of all heads" +
            firstView(compilation) + "; compile it for a CPU, or leave out --invariant",
        /*isUsage=*/true);
  }
  return success();
}

/// Warns about resources that are exceeded, and suggests sizes that fit; fails if the kernel is not
/// worth compiling.
LogicalResult GpuTarget::checkFit(Compilation &compilation, ModuleOp module) const {
  Fit fit = readFit(module);
  if (fit.fits()) {
    return success();
  }
  auto fitWith = [&](const std::string &name, double size) {
    dsl::DimEnv constants = options.dims;
    constants[name] = size;
    std::optional<Fit> found;
    compilation.compileWith(constants, tilePhase, [&](ModuleOp other) { found = readFit(other); });
    return found;
  };
  dsl::SourceRange place;
  std::string hint = findSize(*compilation.layer, compilation.dims, place, fitWith);
  if (options.chunk > CompileOptions().chunk) {
    hint += "; a smaller --chunk than " + std::to_string(options.chunk) + " may";
  }
  dsl::Diagnostics problems(*compilation.source);
  if (fit.isTooLarge()) {
    problems.error(place, ::tttc::describe(fit, gpu), hint);
  } else {
    problems.warning(place, ::tttc::describe(fit, gpu), hint);
  }
  compilation.report(problems);
  return success(!fit.isTooLarge());
}

ArtifactPtr GpuTarget::emit(Compilation &compilation) const {
  OwningOpRef<ModuleOp> module = compilation.importToMatrixForm();
  if (!module || failed(compilation.lower(*module, backwardPhase, tilePhase)) ||
      failed(checkFit(compilation, *module))) {
    return nullptr;
  }
  if (options.emit == "tile") {
    return compilation.textOf(*module);
  }
  takeSizes(*module, compilation.signature);
  if (failed(compilation.checkWorkspace(*module)) ||
      failed(compilation.lower(*module, tilePhase, nvvmPhase))) {
    return nullptr;
  }
  return options.emit == "nvvm" ? compilation.textOf(*module) : emitCode(compilation, *module);
}

ArtifactPtr GpuTarget::emitCode(Compilation &compilation, ModuleOp module) const {
  std::optional<Stage> stage(std::in_place, compilation.observer, "generating PTX");
  // The fusion of multiplications and additions depends on the surrounding code, so it is disabled
  // where all calls must give the same bits.
  llvm::Expected<std::string> ptx = writePtx(module, gpu, /*fuse=*/!options.invariant);
  stage.reset();
  if (!ptx) {
    (void)compilation.fail(llvm::toString(ptx.takeError()));
    return nullptr;
  }
  if (options.emit == "ptx") {
    return std::make_unique<Artifact>(std::move(*ptx));
  }
  KernelSignature &signature = compilation.signature;
  // An object contains machine code if there is an assembler; otherwise PTX, which the driver
  // assembles.
  if (options.emit == "cubin" || hasAssembler()) {
    stage.emplace(compilation.observer, "assembling PTX");
    llvm::Expected<std::string> code = assemble(*ptx, gpu);
    stage.reset();
    if (!code) {
      (void)compilation.fail(llvm::toString(code.takeError()));
      return nullptr;
    }
    if (options.emit == "cubin") {
      return std::make_unique<Artifact>(std::move(*code));
    }
    signature.images.push_back({gpu.name.str(), TTTC_IMAGE_CUBIN, *code});
  }
  signature.images.push_back({gpu.name.str(), TTTC_IMAGE_PTX, *ptx + '\0'});
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> described = describeDeviceKernel(context, signature, *host);
  return writeHostCode(compilation, *described, *host);
}

static llvm::Expected<std::unique_ptr<Target>> createGpuTarget(const CompileOptions &options) {
  auto host = createTargetMachine("native");
  if (!host) {
    return host.takeError();
  }
  return std::make_unique<GpuTarget>(*findGpu(options.target), std::move(*host), options);
}

TargetInfo tttc::targetNVPTX() {
  static constexpr llvm::StringLiteral emits[] = {"tile", "nvvm", "ptx", "cubin", "so"};
  static constexpr Dtype dtypes[] = {Dtype::F32, Dtype::BF16, Dtype::F16};
  std::vector<std::string> names, warpgroupNames;
  for (const Gpu &gpu : knownGpus()) {
    names.push_back(gpu.name.str());
    if (gpu.hasWarpgroups) {
      warpgroupNames.push_back(gpu.name.str());
    }
  }
  static constexpr const Phase *phases[] = {&tilePhase, &nvvmPhase};
  return {emits,           dtypes,          phases,
          names,           createGpuTarget, [] { registerTTTCGpuPasses(); },
          /*isCpu=*/false, warpgroupNames,  /*sharesLoops=*/true};
}
