//===- Driver.cpp - What tttc does with its flags ------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parse, check, bind dims, import, run phases, emit.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "Fit.h"
#include "Flags.h"

#include "tttc/DSL/Causality.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"
#include "tttc/Import/Import.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/LLVM/Emit.h"
#include "tttc/Target/NVPTX/Emit.h"
#include "tttc/Target/Torch/Torch.h"
#include "tttc/Torch/Torch.h"
#include "tttc/runtime.h"

#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace tttc;

namespace {
/// One run of the driver; a step returns false after it has reported an error.
class Driver {
public:
  explicit Driver(const DriverOptions &options) : options(options) {}
  int run();

private:
  bool readProgram();
  bool writeText(llvm::StringRef text);
  int emitKernel(ModuleOp module);
  int emitGpuKernel(ModuleOp module);
  void narrowTokens();
  void takeLaunches(ModuleOp module);
  bool checkFit(ModuleOp module);
  std::optional<Fit> fitWith(const std::string &name, double size);
  int writeSharedObject(llvm::Module &code);
  int emitTorch(ModuleOp module, bool isDual);
  void explainMemory();
  bool lower(ModuleOp module, Phase from, Phase to);

  const DriverOptions &options;
  int exit = Failed;
  dsl::DimEnv overrides, dims;
  std::optional<Phase> phase; ///< none for asm, obj, so, ptx, cubin
  const Gpu *gpu = nullptr;   ///< null: a CPU
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::Diagnostics> diags;
  std::unique_ptr<dsl::File> file;
  const dsl::Layer *layer = nullptr;
  std::unique_ptr<llvm::TargetMachine> machine;
  KernelSignature signature;
};
} // namespace

bool Driver::writeText(llvm::StringRef text) {
  std::error_code code;
  llvm::ToolOutputFile out(options.output.empty() ? "-" : options.output, code,
                           llvm::sys::fs::OF_None);
  if (code) {
    exit = complain(Failed, "cannot write '" + options.output + "': " + code.message());
    return false;
  }
  out.os() << text;
  out.keep();
  return true;
}

bool Driver::readProgram() {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!buffer) {
    complain(exit, "cannot read '" + options.input + "': " + buffer.getError().message());
    return false;
  }
  source = std::make_unique<dsl::Source>(options.input, (*buffer)->getBuffer().str());
  diags = std::make_unique<dsl::Diagnostics>(*source);
  file = dsl::parse(*source, *diags);
  if (diags->hasErrors() || !dsl::check(*file, *diags)) {
    return false;
  }
  std::string names;
  for (const auto &candidate : file->layers) {
    names += (names.empty() ? "" : ", ") + candidate->name;
    if (options.layer == candidate->name || (options.layer.empty() && file->layers.size() == 1)) {
      layer = candidate.get();
    }
  }
  if (!layer) {
    exit = complain(names.empty() ? Failed : BadFlags,
                    names.empty() ? "'" + options.input + "' holds no layer"
                    : options.layer.empty()
                        ? "'" + options.input +
                              "' holds several layers, choose one with --layer: " + names
                        : "no layer '" + options.layer + "'; the file holds " + names);
    return false;
  }
  std::optional<dsl::DimEnv> bound = dsl::bindDims(*layer, overrides, {}, *diags);
  if (!bound || diags->hasErrors()) {
    return false;
  }
  dims = *bound;
  if (options.decode) {
    if (std::optional<dsl::SourceRange> late = dsl::lateValue(*layer)) {
      diags->error(*late,
                   "`out` reads tokens after its own through this, so the layer cannot be "
                   "decoded",
                   "leave out --decode, or let `out` read what the tokens before gave");
      return false;
    }
  }
  return true;
}

bool Driver::lower(ModuleOp module, Phase from, Phase to) {
  PassManager manager(module.getContext());
  // Once at the end: after each pass it takes a third of the time, and the tests do it.
  manager.enableVerifier(false);
  if (options.timePasses) {
    manager.enableTiming();
  }
  PipelineOptions pipeline;
  pipeline.form = options.form;
  pipeline.chunk = options.chunk;
  // Measured on CPUs: forward a gate per channel costs less token by token, with gradients
  // the dual form does (docs/Rationale/DualForm.md).
  pipeline.vectorCoefficients =
      options.backward || phase == Phase::Backward || options.emit == "torch";
  pipeline.vectorBits = vectorBits(*machine);
  pipeline.elementBits = options.dtype == "f64" ? 64 : 32;
  pipeline.gpu = options.target;
  pipeline.productType = options.dtype == "bf16" || options.dtype == "f16" ? options.dtype : "";
  pipeline.backward = options.backward || phase == Phase::Backward;
  pipeline.checkpoint = options.checkpoint.empty() ? "1" : options.checkpoint;
  pipeline.tokens = options.tokens;
  pipeline.wrt = options.wrt;
  pipeline.decode = options.decode.value_or(0);
  pipeline.context = options.context;
  pipeline.invariant = options.invariant;
  buildPhases(manager, from, to, pipeline);
  return succeeded(manager.run(module)) && succeeded(verify(module));
}

void Driver::explainMemory() {
  for (EntrySignature &entry : signature.entries) {
    if (entry.kind != TTTC_ENTRY_BACKWARD) {
      continue;
    }
    for (const EntrySignature *part : entry.functions()) {
      llvm::errs() << "tttc: remark: " << part->function << ": " << part->workspaceBytes
                   << " bytes of workspace, " << savedBytes(*part, options.tokens)
                   << " bytes saved, in all " << backwardBytes(*part, options.tokens)
                   << " bytes per "
                   << (part->taskAxes & TTTC_AXIS_HEAD ? "batch and head" : "batch") << " for "
                   << options.tokens << " tokens\n";
    }
  }
}

/// The dual form is written from IR, the primal one from the tree: what the passes have
/// done to a program without a dual form is of no use to a reader.
int Driver::emitTorch(ModuleOp module, bool isDual) {
  if (!isDual) {
    return writeText(torch::writePrimal(*file, *layer, dims, *source)) ? Done : exit;
  }
  FailureOr<std::string> text = writeDual(module, *layer, dims, *source);
  if (failed(text)) {
    return Failed;
  }
  return writeText(*text) ? Done : exit;
}

/// What the caller has per token is stored in 16 bits (tile-form-kernel, storage-type).
void Driver::narrowTokens() {
  uint32_t dtype = options.dtype == "bf16" ? TTTC_BF16 : TTTC_F16;
  auto narrow = [&](SignatureTensor &tensor) {
    bool isCallers = llvm::is_contained(
        {TTTC_TOKEN, TTTC_OUTPUT, TTTC_PROBE, TTTC_COTANGENT, TTTC_GRADIENT, TTTC_GRADIENT_PART},
        tttc_role(tensor.role));
    if (isCallers && (tensor.axes & TTTC_AXIS_TIME) && tensor.dtype == TTTC_F32) {
      tensor.dtype = dtype;
    }
  };
  for (EntrySignature &entry : signature.entries) {
    llvm::for_each(entry.tensors, narrow);
    for (EntrySignature &stage : entry.stages) {
      llvm::for_each(stage.tensors, narrow);
    }
  }
}

/// What a launch needs to know, found while the tiles were placed.
void Driver::takeLaunches(ModuleOp module) {
  for (func::FuncOp func : module.getOps<func::FuncOp>()) {
    auto number = [&](StringRef name) {
      auto found = func->getAttrOfType<IntegerAttr>(name);
      return found ? found.getInt() : 0;
    };
    for (EntrySignature &entry : signature.entries) {
      for (EntrySignature *part : entry.functions()) {
        if (part->function == func.getName()) {
          part->blockThreads = 32 * number("tile.warps");
          part->sharedBytes = number("tile.shared_bytes");
          part->workspaceBytes = number("tile.workspace_bytes");
          part->workspaceBytesPerToken = number("tile.workspace_bytes_per_token");
          part->workspaceAlignment = 16;
        }
      }
    }
  }
}

static void registerDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<ttt::TTTDialect, tile::TileDialect>();
}

/// What the kernel would take with another size; none if it does not compile then.
std::optional<Fit> Driver::fitWith(const std::string &name, double size) {
  dsl::DimEnv other = overrides;
  other[name] = size;
  dsl::Diagnostics problems(*source);
  std::optional<dsl::DimEnv> bound = dsl::bindDims(*layer, other, {}, problems);
  if (!bound || problems.hasErrors()) {
    return std::nullopt;
  }
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler silent(&context, [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = importLayer(context, *layer, *bound, 32, problems);
  if (!module || failed(verify(*module)) || !lower(*module, Phase::TTT, Phase::Tile)) {
    return std::nullopt;
  }
  return readFit(*module);
}

/// Tells the user what does not fit, and what would; false for what is not worth compiling.
bool Driver::checkFit(ModuleOp module) {
  Fit fit = readFit(module);
  if (fit.fits()) {
    return true;
  }
  dsl::SourceRange place;
  std::string hint = findSize(*layer, dims, place, [&](const std::string &name, double size) {
    return fitWith(name, size);
  });
  dsl::Diagnostics problems(*source);
  if (fit.isHopeless()) {
    problems.error(place, describe(fit, *gpu), hint);
  } else {
    problems.warning(place, describe(fit, *gpu), hint);
  }
  llvm::errs() << problems.render();
  return !fit.isHopeless();
}

int Driver::emitGpuKernel(ModuleOp module) {
  // Which sums are fused depends on the code around them: not where all calls give the same bits.
  llvm::Expected<std::string> ptx = writePtx(module, *gpu, /*fuse=*/!options.invariant);
  if (!ptx) {
    return complain(Failed, llvm::toString(ptx.takeError()));
  }
  if (options.emit == "ptx") {
    return writeText(*ptx) ? Done : exit;
  }
  // An object gets machine code if there is an assembler; where there is none, the driver has one.
  if (options.emit == "cubin" || hasAssembler()) {
    llvm::Expected<std::string> code = assemble(*ptx, *gpu);
    if (!code) {
      return complain(Failed, llvm::toString(code.takeError()));
    }
    if (options.emit == "cubin") {
      return writeText(*code) ? Done : exit;
    }
    signature.images.push_back({gpu->name.str(), TTTC_IMAGE_CUBIN, *code});
  }
  signature.images.push_back({gpu->name.str(), TTTC_IMAGE_PTX, *ptx + '\0'});
  signature.targetCpu = gpu->name.str();
  signature.cpuFeatures = "";
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> described = describeDeviceKernel(context, signature, *machine);
  return writeSharedObject(*described);
}

int Driver::emitKernel(ModuleOp module) {
  takeWorkspaceSizes(module, signature);
  if (options.explain) {
    explainMemory();
  }
  llvm::LLVMContext context;
  auto code =
      translate(module, context, signature, *machine, /*sharedObject=*/options.emit == "so");
  if (!code) {
    return complain(Failed, llvm::toString(code.takeError()));
  }
  if (options.emit == "llvm") {
    std::string text;
    llvm::raw_string_ostream os(text);
    (*code)->print(os, nullptr);
    return writeText(text) ? Done : exit;
  }
  return writeSharedObject(**code);
}

/// The object or assembly file of `code`, linked if that is asked for, and its header.
int Driver::writeSharedObject(llvm::Module &code) {
  std::string output = options.output;
  if (output.empty()) {
    output = layer->name + (options.emit == "asm" ? ".s" : options.emit == "obj" ? ".o" : ".so");
  }
  llvm::SmallString<128> object(output);
  if (options.emit == "so") {
    if (std::error_code failed = llvm::sys::fs::createTemporaryFile("tttc", "o", object)) {
      return complain(Failed, "cannot write a temporary file: " + failed.message());
    }
  }
  llvm::Error error = writeCode(code, *machine, options.emit == "asm", object);
  if (!error && options.emit == "so") {
    error = linkSharedObject(object, output);
  }
  if (options.emit == "so") {
    llvm::sys::fs::remove(object);
  }
  if (!error && options.emit != "asm" && output != "-") {
    llvm::SmallString<128> path(output);
    llvm::sys::path::replace_extension(path, "h");
    std::error_code failed;
    llvm::raw_fd_ostream header(path, failed);
    if (failed) {
      return complain(Failed, "cannot write '" + path + "': " + failed.message());
    }
    header << writeHeader(signature);
  }
  return error ? complain(Failed, llvm::toString(std::move(error))) : int(Done);
}

int Driver::run() {
  std::optional<Flags> flags = readFlags(options);
  if (!flags) {
    return BadFlags;
  }
  overrides = flags->dims;
  phase = flags->phase;
  gpu = flags->gpu;
  if (options.format) {
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
    if (!buffer) {
      return complain(Failed,
                      "cannot read '" + options.input + "': " + buffer.getError().message());
    }
    dsl::Source text(options.input, (*buffer)->getBuffer().str());
    dsl::Diagnostics problems(text);
    std::optional<std::string> formatted = dsl::format(text, problems);
    llvm::errs() << problems.render();
    return formatted && writeText(*formatted) ? int(Done) : int(Failed);
  }
  bool read = readProgram();
  if (diags && !diags->all().empty()) {
    llvm::errs() << diags->render();
  }
  if (!read) {
    return exit;
  }
  if (options.emit == "ast") {
    return writeText(dsl::dump(*file, *source)) ? Done : exit;
  }
  const bool isTorch = options.emit == "torch";
  if (isTorch && options.form == "primal") {
    return emitTorch(nullptr, /*isDual=*/false);
  }
  auto target = createTargetMachine(options.targetCpu);
  if (!target) {
    return complain(BadFlags, "--target-cpu: " + llvm::toString(target.takeError()));
  }
  machine = std::move(*target);

  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  // Remarks are for --explain; errors always show.
  ScopedDiagnosticHandler remarks(&context, [&](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() == DiagnosticSeverity::Remark && !options.explain);
  });

  dsl::Diagnostics problems(*source);
  OwningOpRef<ModuleOp> module =
      importLayer(context, *layer, dims, options.dtype == "f64" || isTorch ? 64 : 32, problems);
  // What is not compiled is written token by token, if that is not ruled out.
  const bool fallsBack = isTorch && options.form == "auto" && !module;
  if (fallsBack) {
    dsl::Diagnostics notes(*source);
    for (const dsl::Diagnostic &problem : problems.all()) {
      notes.note(problem.range, problem.message);
    }
    llvm::errs() << (options.explain ? notes.render() : "");
    return emitTorch(nullptr, /*isDual=*/false);
  }
  if (!problems.all().empty()) {
    llvm::errs() << problems.render();
  }
  if (!module || failed(verify(*module))) {
    return Failed;
  }
  signature.layer = layer->name;
  signature.targetCpu = machine->getTargetCPU().str();
  signature.cpuFeatures = requiredFeatures(*machine);
  for (auto [name, value] : dims) {
    llvm::raw_string_ostream(signature.dims)
        << (signature.dims.empty() ? "" : ",") << name << "=" << llvm::format("%.17g", value);
  }
  Phase last = phase.value_or(gpu ? Phase::NVVM : Phase::LLVM);
  if (!lower(*module, Phase::TTT, std::min(last, Phase::Dual))) {
    return Failed;
  }
  // Maps of tokens have no order: without one left, what was asked for tells.
  bool primal = options.form == "primal";
  module->walk([&](ttt::EachTokenOp loop) { primal |= !ttt::isInDecode(loop); });
  if (isTorch) {
    return emitTorch(*module, !primal);
  }
  signature.form = primal ? "primal" : "dual";
  Phase matrixForm = std::min(last, Phase::Backward);
  if (last > Phase::Dual && !lower(*module, Phase::Dual, matrixForm)) {
    return Failed;
  }
  signature.entries = readEntries(*module);
  if (options.dtype == "bf16" || options.dtype == "f16") {
    narrowTokens();
  }
  auto hasStages = [](const EntrySignature &entry) { return !entry.stages.empty(); };
  if (gpu && options.invariant && llvm::any_of(signature.entries, hasStages)) {
    // One token times a matrix adds up in another order than many do.
    return complain(BadFlags,
                    "--invariant: not supported yet on a GPU for a layer with views of all "
                    "heads; compile it for a CPU, or leave out --invariant");
  }
  if (options.emit == "signature") {
    return writeText(describeEntries(signature)) ? Done : exit;
  }
  if (gpu && last == Phase::NVVM) {
    if (!lower(*module, Phase::Backward, Phase::Tile)) {
      return Failed;
    }
    if (!checkFit(*module)) {
      return Failed;
    }
    takeLaunches(*module);
    if (!lower(*module, Phase::Tile, Phase::NVVM)) {
      return Failed;
    }
  } else if (last > Phase::Backward && !lower(*module, Phase::Backward, last)) {
    return Failed;
  }
  if (last == Phase::Tile && !checkFit(*module)) {
    return Failed;
  }
  if (phase) {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->print(os);
    return writeText(text) ? Done : exit;
  }
  return gpu ? emitGpuKernel(*module) : emitKernel(*module);
}

int tttc::runDriver(const DriverOptions &options) { return Driver(options).run(); }
