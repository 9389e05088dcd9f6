//===- Target.cpp - The PyTorch target ------------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dual form is written from IR, the primal form from the syntax tree, because the IR of a
// program without a dual form is no easier to read. Programs that the compiler does not support are
// written token by token, unless the options forbid it.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Target.h"
#include "tttc/Target/Torch/Torch.h"
#include "tttc/Torch/Torch.h"

using namespace mlir;
using namespace tttc;

namespace {
class TorchTarget : public Target {
public:
  explicit TorchTarget(const CompileOptions &options) : options(options) {}

  unsigned elementBits() const override { return 64; } // precision of constants in the text
  const Phase &last() const override { return dualPhase; }
  void plan(PipelineOptions &pipeline) const override {
    pipeline.vectorCoefficients = VectorCoefficients::All;
  }
  ArtifactPtr emit(Compilation &compilation) const override;

private:
  ArtifactPtr emitDual(Compilation &compilation, ModuleOp module) const;

  const CompileOptions &options;
};
} // namespace

static ArtifactPtr emitPrimal(Compilation &compilation) {
  return std::make_unique<Artifact>(torch::writePrimal(*compilation.file, *compilation.layer,
                                                       compilation.dims, *compilation.source));
}

ArtifactPtr TorchTarget::emit(Compilation &compilation) const {
  if (options.form == Form::Primal) {
    return emitPrimal(compilation);
  }
  std::optional<dsl::Diagnostics> unsupported;
  OwningOpRef<ModuleOp> module =
      compilation.import(options.form == Form::Auto ? &unsupported : nullptr);
  if (unsupported) {
    dsl::Diagnostics notes(*compilation.source);
    for (const dsl::Diagnostic &problem : unsupported->all()) {
      notes.note(problem.range, problem.message);
    }
    if (options.explain) {
      compilation.report(notes);
    }
    return emitPrimal(compilation);
  }
  if (!module || failed(compilation.lower(*module, tttPhase, dualPhase))) {
    return nullptr;
  }
  return compilation.isPrimal ? emitPrimal(compilation) : emitDual(compilation, *module);
}

/// Without --form, a failure to write the dual form is a remark, not an error.
ArtifactPtr TorchTarget::emitDual(Compilation &compilation, ModuleOp module) const {
  std::optional<std::pair<Location, std::string>> reason;
  FailureOr<std::string> text = failure();
  {
    std::optional<ScopedDiagnosticHandler> keepReason;
    if (options.form == Form::Auto) {
      keepReason.emplace(module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error) {
          return failure();
        }
        reason.emplace(diagnostic.getLocation(), diagnostic.str());
        return success();
      });
    }
    text = writeDual(module, *compilation.layer, compilation.dims, *compilation.source);
  }
  if (succeeded(text)) {
    return std::make_unique<Artifact>(std::move(*text));
  }
  if (!reason) {
    return nullptr;
  }
  emitRemark(reason->first) << "primal form, token by token: " << reason->second;
  return emitPrimal(compilation);
}

static llvm::Expected<std::unique_ptr<Target>> createTorchTarget(const CompileOptions &options) {
  return std::make_unique<TorchTarget>(options);
}

TargetInfo tttc::targetTorch() {
  static constexpr llvm::StringLiteral emits[] = {"torch"};
  static constexpr Dtype dtypes[] = {Dtype::F32, Dtype::F64};
  return {emits, dtypes, {}, {}, createTorchTarget};
}
