//===- Target.h - Targets of a compilation ----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compilation of a layer up to its matrix form is the same for all targets; the lowering from
// there is target-specific, in a separate folder under lib/Target. TTTC_TARGETS of
// compiler/CMakeLists.txt lists the targets.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_TARGET_H
#define TTTC_TARGET_TARGET_H

#include "tttc/DSL/Causality.h"
#include "tttc/Import/Import.h"
#include "tttc/Options/Options.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/Signature.h"

#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace tttc {

/// A message of the compiler.
struct Diagnostic {
  enum Severity { Error, Warning, Remark, Note } severity = Error;
  bool isUsage = false; ///< about the options, not the program
  /// The location: name of the text, line and column from 1; line 0: none.
  std::string file;
  dsl::LineColumn begin{0, 0}, end{0, 0};
  std::string pass; ///< that emitted it; empty: none
  std::string message, hint;
  std::string text; ///< the whole message as printed, with the line of the text and a caret
};

/// A JSON object with the members `severity`, `message`, `text` and, where there are any, `file`,
/// `line`, `column`, `end_line`, `end_column`, `pass` and `hint`. No trailing newline.
std::string toJson(const Diagnostic &diagnostic);

/// Receives messages and progress of a compilation. Called by the compiling thread.
class Observer {
public:
  virtual ~Observer() = default;
  virtual void diagnose(const Diagnostic &diagnostic) = 0;
  /// Called with the name of the stage that begins, for a progress line; empty: the stage ended.
  virtual void stage(const llvm::Twine & /*name*/) {}
  /// Called with all passes that will run on the module, before the first one runs.
  virtual void expectPasses(mlir::OpPassManager & /*passes*/) {}
  /// Instrumentation for the passes of one pass manager; may be null.
  virtual std::unique_ptr<mlir::PassInstrumentation> watchPasses() { return nullptr; }
};

/// Reports messages about a text to `observer`.
void report(const dsl::Diagnostics &problems, Observer &observer);

/// An object file of a bundle.
struct ObjectFile {
  std::string name; ///< of the file
  std::string bytes;
};

/// The result of a compilation: a text, an object or a kernel.
struct Artifact {
  /// Comes before the name of each object in the header of a bundle.
  static constexpr llvm::StringLiteral objectLine = "// Object: ";

  Artifact() = default;
  explicit Artifact(std::string text) : bytes(std::move(text)) {}

  std::string bytes;  ///< text, an object or machine code
  std::string header; ///< C declarations of an object; else empty
  std::string suffix; ///< suffix of its file name, `.so`; empty: text, or a part of a file
  /// Object files to link with the C file of a bundle; empty for other artifacts.
  std::vector<ObjectFile> objects;
  KernelSignature signature;
};
using ArtifactPtr = std::unique_ptr<Artifact>;

/// Maximum size of a value; a dim that leads to larger values is rejected as a mistake.
struct SizeLimit {
  double elements; ///< maximum elements of a value or a workspace
  dsl::DimEnv dims;
};

/// One compilation of one layer, as its target sees it.
class Compilation {
public:
  virtual ~Compilation() = default;

  const CompileOptions &options;
  Observer &observer;
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::File> file;
  const dsl::Layer *layer = nullptr; ///< of `file`
  dsl::DimEnv dims;                  ///< values of all constants
  dsl::Causality causality;
  std::vector<WrittenOut> writtenOut; ///< set by the import
  KernelSignature signature;
  PipelineOptions pipeline;
  bool isPrimal = false; ///< a loop over tokens is left after phase `dual`

  /// Imports the layer: the module of phase `ttt`. Null after an error. If `unsupported` is given,
  /// constructs that are not supported are reported there and are not errors.
  virtual mlir::OwningOpRef<mlir::ModuleOp>
  import(std::optional<dsl::Diagnostics> *unsupported = nullptr) = 0;
  /// Runs the phases after `from` up to `to`. Fails after an error.
  virtual mlir::LogicalResult lower(mlir::ModuleOp module, const Phase &from, const Phase &to) = 0;
  /// Runs the phases from `ttt` to `backward` and sets the signature. Fails after an error.
  virtual mlir::LogicalResult lowerToMatrixForm(mlir::ModuleOp module) = 0;
  /// `import`, then `lowerToMatrixForm`. Null after an error.
  mlir::OwningOpRef<mlir::ModuleOp> importToMatrixForm();
  /// Compiles the layer with these constants up to `phase` and calls `read` with the module.
  /// Returns false if it does not compile. Emits no messages.
  virtual bool compileWith(const dsl::DimEnv &constants, const Phase &phase,
                           llvm::function_ref<void(mlir::ModuleOp)> read) = 0;
  /// Fails, with an error, if a workspace in the signature exceeds the size limit.
  virtual mlir::LogicalResult checkWorkspace(mlir::ModuleOp module) = 0;

  SizeLimit sizeLimit() const;
  ArtifactPtr textOf(mlir::ModuleOp module) const;

  /// Reports messages about the text.
  void report(const dsl::Diagnostics &problems) { tttc::report(problems, observer); }
  /// Reports an error without a location in the text. Always returns failure.
  mlir::LogicalResult fail(const llvm::Twine &message, bool isUsage = false);
  void remark(const llvm::Twine &message);

protected:
  Compilation(const CompileOptions &options, Observer &observer)
      : options(options), observer(observer) {}
};

/// Shows the stage while the object is in scope.
class Stage {
public:
  Stage(Observer &observer, const llvm::Twine &name) : observer(observer) { observer.stage(name); }
  ~Stage() { observer.stage(""); }
  Stage(const Stage &) = delete;
  Stage &operator=(const Stage &) = delete;

private:
  Observer &observer;
};

class Target {
public:
  virtual ~Target() = default;

  /// Width of a floating-point element in the IR, in bits.
  virtual unsigned elementBits() const { return 32; }
  /// The last phase before the artifact.
  virtual const Phase &last() const = 0;
  /// Sets the target-dependent options of the pipeline.
  virtual void plan(PipelineOptions & /*pipeline*/) const {}
  /// Adds properties of the target to the signature, such as CPU features.
  virtual void describe(KernelSignature & /*signature*/) const {}
  /// Fails, with an error, if no kernel of this signature can be compiled.
  virtual mlir::LogicalResult check(Compilation &) const { return mlir::success(); }
  /// Emits a target-specific phase or the artifact. Null after an error.
  virtual ArtifactPtr emit(Compilation &compilation) const = 0;
};

/// Describes a target: the options that select it, its phases and passes.
struct TargetInfo {
  llvm::ArrayRef<llvm::StringLiteral> emits; ///< target-specific values of `--emit`
  llvm::ArrayRef<Dtype> dtypes;
  llvm::ArrayRef<const Phase *> phases; ///< target-specific, in order
  /// Values of `--target` that select it, such as `sm_90a`; none: `emits` selects it. A name that
  /// ends in a colon is followed by anything, which the target checks.
  std::vector<std::string> names;
  llvm::Expected<std::unique_ptr<Target>> (*create)(const CompileOptions &options);
  void (*registerPasses)() = nullptr; ///< target-specific, by name
  /// True of CPUs: their names are optional, and `--target-cpu` is a CPU of the named ones.
  bool isCpu = false;
  std::vector<std::string> warpgroupNames = {}; ///< names that take `--warpgroups`
  /// Whether several blocks share the iterations of a loop that carries nothing.
  bool sharesLoops = false;

  bool needsName() const { return !names.empty() && !isCpu; }
};

// One function per target, named after its folder: targetLLVM().
#define TTTC_TARGET(FOLDER) TargetInfo target##FOLDER();
#include "tttc/Target/Targets.def"

} // namespace tttc

#endif // TTTC_TARGET_TARGET_H
