//===- Compile.cpp - Compiles a program to an artifact --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses, checks, binds dims, imports and runs the phases; the target builds the artifact.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Compile.h"

#include "tttc/Core/Stages.h"

#include "Dialects.h"
#include "Sizes.h"
#include "Targets.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/DSL/Parser.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/runtime.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SourceMgr.h"

#include <pthread.h>

using namespace mlir;
using namespace tttc;

namespace {
struct Renderer : SourceMgrDiagnosticHandler {
  using SourceMgrDiagnosticHandler::emitDiagnostic;
  using SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler;
};

class LayerCompilation : public Compilation {
public:
  LayerCompilation(const CompileOptions &options, Observer &observer)
      : Compilation(options, observer) {}

  ArtifactPtr run(StringRef text, StringRef name);

  OwningOpRef<ModuleOp> import(std::optional<dsl::Diagnostics> *unsupported) override;
  LogicalResult lower(ModuleOp module, const Phase &from, const Phase &to) override;
  LogicalResult lowerToMatrixForm(ModuleOp module) override;
  bool compileWith(const dsl::DimEnv &constants, const Phase &phase,
                   llvm::function_ref<void(ModuleOp)> read) override;
  LogicalResult checkWorkspace(ModuleOp module) override {
    return tttc::checkWorkspace(module, signature, pipeline.elementBits() / 8, sizeLimit());
  }

private:
  LogicalResult read(StringRef text, StringRef name);
  LogicalResult chooseLayer();
  void plan();
  ElementTypes elementTypes(MLIRContext &in) const;
  void openContext();
  void diagnose(mlir::Diagnostic &mlirs);
  LogicalResult runPasses(ModuleOp module, const Phase &from, const Phase &to, bool isTrial);
  LogicalResult checkSharedOutputs(ModuleOp module);
  LogicalResult checkSymbol();
  ArtifactPtr emitShared(const Phase &last);
  bool isSignature() const {
    return options.emit == "signature" || options.emit == "signature-json";
  }

  std::unique_ptr<Target> target;
  const Phase *goal = &tttPhase; ///< the last phase that will be run
  std::unique_ptr<MLIRContext> context;
  // Renders MLIR diagnostics to text.
  std::string rendered;
  llvm::raw_string_ostream renderedStream{rendered};
  llvm::SourceMgr renderedSource;
  std::unique_ptr<Renderer> renderer; ///< of `context`
};
} // namespace

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Forwards a diagnostic of MLIR unchanged. Remarks are shown with `explain`; errors always.
void LayerCompilation::diagnose(mlir::Diagnostic &mlirs) {
  static constexpr tttc::Diagnostic::Severity severities[] = {
      tttc::Diagnostic::Note, tttc::Diagnostic::Warning, tttc::Diagnostic::Error,
      tttc::Diagnostic::Remark};
  tttc::Diagnostic diagnostic;
  diagnostic.severity = severities[static_cast<int>(mlirs.getSeverity())];
  diagnostic.message = mlirs.str();
  if (StringRef rest = diagnostic.message; rest.consume_front("[")) {
    auto [pass, message] = rest.split("] ");
    diagnostic.pass = pass.str();
    diagnostic.message = message.str();
  }
  if (auto place = mlirs.getLocation()->findInstanceOf<FileLineColLoc>()) {
    diagnostic.file = place.getFilename().str();
    diagnostic.begin = diagnostic.end = {place.getLine(), place.getColumn()};
    ++diagnostic.end.column;
  }
  rendered.clear();
  renderer->emitDiagnostic(mlirs);
  diagnostic.text = rendered;
  observer.diagnose(diagnostic);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

LogicalResult LayerCompilation::chooseLayer() {
  std::string names;
  for (const auto &candidate : file->layers) {
    names += (names.empty() ? "" : ", ") + candidate->name;
    if (options.layer == candidate->name || (options.layer.empty() && file->layers.size() == 1)) {
      layer = candidate.get();
    }
  }
  if (layer) {
    return success();
  }
  const std::string quoted = "'" + source->name() + "'";
  return names.empty() ? fail(quoted + " holds no layer")
         : options.layer.empty()
             ? fail(quoted + " holds several layers, choose one with --layer: " + names,
                    /*isUsage=*/true)
             : fail("no layer '" + options.layer + "'; the file holds " + names, /*isUsage=*/true);
}

namespace {
/// Finds the probes whose names are those of tensors that are added. Passes also find them, but
/// only know the place of the layer.
class AddedNames {
public:
  AddedNames(const dsl::Layer &layer, const CompileOptions &options) : options(options) {
    for (const auto &entity : layer.entities) {
      if (entity->kind == dsl::EntityKind::Token || entity->kind == dsl::EntityKind::Param ||
          entity->kind == dsl::EntityKind::State) {
        tensors.insert(entity->name);
      }
    }
    addProbes(layer.body);
  }

  void check(dsl::Diagnostics &problems) const {
    for (auto [probe, name] : probes) {
      const bool byDecoding = options.decode && ttt::isTakenByDecoding(name);
      if (byDecoding ||
          (options.differentiates() && ttt::isTakenByBackward(name, [&](StringRef other) {
             return tensors.contains(other);
           }))) {
        problems.error(probe->nameRange, "the name '" + probe->name + "' is taken by what " +
                                             (byDecoding ? "decoding" : "the backward pass") +
                                             " adds: choose another");
      }
    }
  }

private:
  void addProbes(const dsl::Block &block) {
    for (const dsl::StmtPtr &stmt : block.stmts) {
      if (stmt->body) {
        addProbes(*stmt->body);
      } else if (stmt->kind == dsl::StmtKind::Probe) {
        const dsl::Learner *learner = stmt->expr->type.learner; // one tensor for each state
        probes.emplace_back(stmt.get(),
                            stmt->name + (learner ? "." + learner->states.front()->name : ""));
        tensors.insert(probes.back().second);
      }
    }
  }

  const CompileOptions &options;
  llvm::StringSet<> tensors = {"out"};
  std::vector<std::pair<const dsl::Stmt *, std::string>> probes;
};
} // namespace

LogicalResult LayerCompilation::read(StringRef text, StringRef name) {
  source = std::make_unique<dsl::Source>(name.str(), text.str());
  dsl::Diagnostics problems(*source);
  llvm::scope_exit reportAtEnd([&] { report(problems); });
  file = dsl::parse(*source, problems);
  if (problems.hasErrors() || !dsl::check(*file, problems) || failed(chooseLayer())) {
    return failure();
  }
  std::optional<dsl::DimEnv> bound =
      dsl::bindDims(*layer, options.dims, {}, problems, sizeLimit().elements);
  if (!bound || problems.hasErrors()) {
    return failure();
  }
  dims = *bound;
  causality = dsl::analyzeCausality(*layer, dims);
  if ((options.decode && !dsl::checkDecodable(causality, "--decode", problems)) ||
      (options.segments && !dsl::checkSegments(causality, problems))) {
    return failure();
  }
  dsl::reportCausality(*layer, causality, problems);
  AddedNames(*layer, options).check(problems);
  return success(!problems.hasErrors());
}

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

/// Sets the pipeline options and the signature from the compile options.
void LayerCompilation::plan() {
  pipeline.compile = options;
  pipeline.isCpu = isForCpu(options);
  pipeline.sharesLoops = sharesLoops(options);
  // Measured on CPUs: with a gate per channel, the primal form is faster without gradients, and the
  // dual form with them if there is a matrix (docs/Rationale/DualForm.md). Where blocks share
  // coefficients of all mini-batches, the dual form is faster.
  pipeline.vectorCoefficients = pipeline.splitsLoops()     ? VectorCoefficients::All
                                : options.differentiates() ? VectorCoefficients::Matrices
                                                           : VectorCoefficients::None;
  target->plan(pipeline);

  signature.layer = layer->name;
  signature.causal = causality.isCausal();
  signature.programHash = dsl::programHash(*layer);
  signature.options = describeOptions(options);
  signature.dims = dsl::dimsText(dims);
  target->describe(signature);
}

ElementTypes LayerCompilation::elementTypes(MLIRContext &in) const {
  auto computed = target->elementBits() == 64 ? FloatType(Float64Type::get(&in))
                                              : FloatType(Float32Type::get(&in));
  auto stored = options.dtype == Dtype::BF16  ? FloatType(BFloat16Type::get(&in))
                : options.dtype == Dtype::F16 ? FloatType(Float16Type::get(&in))
                                              : FloatType();
  return {computed, stored};
}

void LayerCompilation::openContext() {
  context = std::make_unique<MLIRContext>(dialects(), MLIRContext::Threading::DISABLED);
  context->printOpOnDiagnostic(false);
  renderedSource.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(source->text(), source->name(),
                                       /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  renderer = std::make_unique<Renderer>(renderedSource, context.get(), renderedStream);
  // The handler that is registered last is called first.
  context->getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark || options.explain) {
      diagnose(diagnostic);
    }
    return success();
  });
}

OwningOpRef<ModuleOp> LayerCompilation::import(std::optional<dsl::Diagnostics> *unsupported) {
  openContext();
  dsl::Diagnostics problems(*source);
  OwningOpRef<ModuleOp> module =
      importLayer(*context, *layer, dims, elementTypes(*context), problems, &writtenOut);
  if (!module && unsupported) {
    unsupported->emplace(problems);
    return nullptr;
  }
  report(problems);
  if (!module || failed(verify(*module))) {
    return nullptr;
  }
  if (options.explain) {
    dsl::LineColumn at = source->lineColumn(causality.later.value_or(layer->nameRange).begin);
    emitRemark(FileLineColLoc::get(context.get(), source->name(), at.line, at.column))
        << dsl::describeCausality(causality);
  }
  PassManager all(context.get());
  buildPhases(all, tttPhase, *goal, pipeline);
  observer.expectPasses(all);
  return failed(checkValues(*module, sizeLimit())) ? nullptr : std::move(module);
}

LogicalResult LayerCompilation::runPasses(ModuleOp module, const Phase &from, const Phase &to,
                                          bool isTrial) {
  PassManager manager(module.getContext());
  // Verified once at the end: verification after each pass takes a third of the time, and the tests
  // do it.
  manager.enableVerifier(false);
  if (options.timePasses) {
    manager.enableTiming();
  }
  buildPhases(manager, from, to, pipeline);
  Stage stage(observer, isTrial ? "looking for a size that fits" : "");
  if (auto watcher = isTrial ? nullptr : observer.watchPasses()) {
    manager.addInstrumentation(std::move(watcher));
  }
  return success(succeeded(manager.run(module)) && succeeded(verify(module)));
}

LogicalResult LayerCompilation::lower(ModuleOp module, const Phase &from, const Phase &to) {
  if (failed(runPasses(module, from, to, /*isTrial=*/false))) {
    return failure();
  }
  if (!from.includes(dualPhase) && to.includes(dualPhase)) {
    // Loops that carry nothing are neither primal nor dual: if no other loop is left, the requested
    // form decides.
    isPrimal = options.form == Form::Primal;
    module->walk([&](ttt::EachTokenOp loop) { isPrimal |= !ttt::isInDecode(loop); });
    signature.form = isPrimal ? "primal" : "dual";
  }
  return success();
}

LogicalResult LayerCompilation::lowerToMatrixForm(ModuleOp module) {
  if (failed(lower(module, tttPhase, dualPhase)) || failed(checkSharedOutputs(module)) ||
      failed(checkSymbol()) || failed(lower(module, dualPhase, backwardPhase)) ||
      failed(checkValues(module, sizeLimit()))) {
    return failure();
  }
  signature.entries = readEntries(module);
  takeDeclaredOrder(*layer, signature.entries);
  takeStarts(*layer, dims, signature.entries);
  return target->check(*this);
}

bool LayerCompilation::compileWith(const dsl::DimEnv &constants, const Phase &phase,
                                   llvm::function_ref<void(ModuleOp)> read) {
  dsl::Diagnostics problems(*source);
  std::optional<dsl::DimEnv> bound =
      dsl::bindDims(*layer, constants, {}, problems, sizeLimit().elements);
  if (!bound || problems.hasErrors()) {
    return false;
  }
  MLIRContext other(dialects(), MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler silent(&other, [](mlir::Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = importLayer(other, *layer, *bound, elementTypes(other), problems);
  if (!module || failed(verify(*module)) ||
      failed(runPasses(*module, tttPhase, phase, /*isTrial=*/true))) {
    return false;
  }
  read(*module);
  return true;
}

//===----------------------------------------------------------------------===//
// Checks of unsupported kernels
//===----------------------------------------------------------------------===//

/// The statement that gives the output `name`; null if there is none in `block`.
static const dsl::Stmt *findOutput(const dsl::Block &block, StringRef name) {
  for (const dsl::StmtPtr &stmt : block.stmts) {
    if (stmt->kind == dsl::StmtKind::Out
            ? name == "out"
            : stmt->kind == dsl::StmtKind::Probe && name.split('.').first == stmt->name) {
      return stmt.get();
    }
    if (const dsl::Stmt *inner = stmt->body ? findOutput(*stmt->body, name) : nullptr) {
      return inner;
    }
  }
  return nullptr;
}

/// Rejects an output that all heads share if each head would write it: the function of a join runs
/// once per head if it also has an output per head, or has no shared token to count.
LogicalResult LayerCompilation::checkSharedOutputs(ModuleOp module) {
  std::optional<std::string> name = findSharedOutput(module);
  if (!name) {
    return success();
  }
  const dsl::Stmt *stmt = findOutput(layer->body, *name);
  dsl::Diagnostics problems(*source);
  problems.error(!stmt                                ? layer->nameRange
                 : stmt->kind == dsl::StmtKind::Probe ? stmt->nameRange
                                                      : stmt->range,
                 "not supported yet: `" + *name +
                     "`, which all heads share, without a shared token or beside a 'join' with "
                     "values of one head",
                 "leave out one of them, or compile --emit=torch");
  report(problems);
  return failure();
}

/// Rejects a layer name for which the symbol of the kernel description, tttc_kernel_LAYER, is
/// already taken in C.
LogicalResult LayerCompilation::checkSymbol() {
  // The names in runtime.h; a test compares them.
  if (!llvm::is_contained({"close", "entry", "from_info", "get_info", "info", "open", "prepare"},
                          layer->name)) {
    return success();
  }
  dsl::Diagnostics problems(*source);
  problems.error(layer->nameRange,
                 "a kernel of this layer would be called `tttc_kernel_" + layer->name +
                     "`, which is a name of runtime.h",
                 "give the layer another name");
  report(problems);
  return failure();
}

//===----------------------------------------------------------------------===//
// Running the compilation
//===----------------------------------------------------------------------===//

/// Emits a phase that all targets share, or the signature.
ArtifactPtr LayerCompilation::emitShared(const Phase &last) {
  if (dualPhase.includes(last)) {
    OwningOpRef<ModuleOp> module = import(nullptr);
    return module && succeeded(lower(*module, tttPhase, last)) ? textOf(*module) : nullptr;
  }
  OwningOpRef<ModuleOp> module = importToMatrixForm();
  if (!module) {
    return nullptr;
  }
  if (isSignature()) {
    return std::make_unique<Artifact>(options.emit == "signature" ? describeEntries(signature)
                                                                  : writeJson(signature));
  }
  return succeeded(lower(*module, backwardPhase, last)) ? textOf(*module) : nullptr;
}

ArtifactPtr LayerCompilation::run(StringRef text, StringRef name) {
  if (failed(read(text, name))) {
    return nullptr;
  }
  if (options.emit == "ast") {
    return std::make_unique<Artifact>(dsl::dump(*file, *source));
  }
  if (options.emit == "core") {
    return std::make_unique<Artifact>(dsl::stagesText(*layer, *source));
  }
  llvm::Expected<std::unique_ptr<Target>> created = createTarget(options);
  if (!created) {
    (void)fail(llvm::toString(created.takeError()), /*isUsage=*/true);
    return nullptr;
  }
  target = std::move(*created);
  plan();
  const auto *shared = llvm::find_if(sharedPhases(), [&](const Phase *one) {
    return isSignature() ? one == &backwardPhase : one->name == options.emit;
  });
  const bool isShared = shared != sharedPhases().end();
  goal = isShared ? *shared : &target->last();
  ArtifactPtr artifact = isShared ? emitShared(*goal) : target->emit(*this);
  if (artifact) {
    artifact->signature = std::move(signature);
  }
  return artifact;
}

/// Runs `work` on a thread with a stack of 256 MiB, of which only touched pages take memory:
/// analyses of LLVM recurse once for each loop of a function. If the thread cannot be created, runs
/// `work` on this one.
static void runOnLargeStack(llvm::function_ref<void()> work) {
  pthread_attr_t attributes;
  pthread_t thread;
  auto start = [](void *work) -> void * {
    (*static_cast<llvm::function_ref<void()> *>(work))();
    return nullptr;
  };
  pthread_attr_init(&attributes);
  const bool hasThread = pthread_attr_setstacksize(&attributes, size_t(256) << 20) == 0 &&
                         pthread_create(&thread, &attributes, start, &work) == 0;
  pthread_attr_destroy(&attributes);
  if (hasThread) {
    pthread_join(thread, nullptr);
  } else {
    work();
  }
}

ArtifactPtr tttc::compile(StringRef text, StringRef name, const CompileOptions &options,
                          Observer &observer) {
  LayerCompilation compilation(options, observer);
  if (std::string problem = checkTogether(options); !problem.empty()) {
    (void)compilation.fail(problem, /*isUsage=*/true);
    return nullptr;
  }
  ArtifactPtr artifact;
  runOnLargeStack([&] { artifact = compilation.run(text, name); });
  return artifact;
}
