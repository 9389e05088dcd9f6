//===- Target.h - What is compiled for --------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compilation of a layer up to its matrix form is the same for all targets; what becomes of
// that is a target's, in a folder of its own under lib/Target. TTTC_TARGETS of
// compiler/CMakeLists.txt lists them.
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
  bool isUsage = false; ///< of the options, not of the program
  /// Where it belongs: the name of the text, line and column from 1; line 0: nowhere.
  std::string file;
  dsl::LineColumn begin{0, 0}, end{0, 0};
  std::string pass; ///< that says it; empty: none
  std::string message, hint;
  std::string text; ///< all of it as it is printed, with the line of the text and a caret
};

/// An object with the members `severity`, `message`, `text` and, where there are any, `file`,
/// `line`, `column`, `end_line`, `end_column`, `pass` and `hint`. Without a line's end.
std::string toJson(const Diagnostic &diagnostic);

/// Who watches a compilation. Called by the compiling thread.
class Observer {
public:
  virtual ~Observer() = default;
  virtual void diagnose(const Diagnostic &diagnostic) = 0;
  /// Name of the work that begins, for a progress line; empty: it has ended.
  virtual void stage(const llvm::Twine & /*name*/) {}
  /// All that will be run over the module, before any of it is.
  virtual void expectPasses(mlir::OpPassManager & /*passes*/) {}
  /// Watches the passes of one pass manager; may be null.
  virtual std::unique_ptr<mlir::PassInstrumentation> watchPasses() { return nullptr; }
};

/// Tells `observer` messages about a text.
void report(const dsl::Diagnostics &problems, Observer &observer);

/// The result of a compilation: a text, an object or a kernel.
struct Artifact {
  Artifact() = default;
  explicit Artifact(std::string text) : bytes(std::move(text)) {}

  std::string bytes;  ///< text, an object or machine code
  std::string header; ///< C declarations of an object; else empty
  std::string suffix; ///< of a file that holds it, `.so`; empty: text, or a part of a file
  KernelSignature signature;
};
using ArtifactPtr = std::unique_ptr<Artifact>;

/// Largest size of a value that is compiled; above it a dim is taken for a mistake.
struct SizeLimit {
  double elements; ///< of a value or a workspace, at most
  dsl::DimEnv dims;
};

/// One run of the compiler over one layer, as its target sees it.
class Compilation {
public:
  virtual ~Compilation() = default;

  const CompileOptions &options;
  Observer &observer;
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::File> file;
  const dsl::Layer *layer = nullptr; ///< of `file`
  dsl::DimEnv dims;                  ///< every constant
  dsl::Causality causality;
  std::vector<WrittenOut> writtenOut; ///< once it is imported
  KernelSignature signature;
  PipelineOptions pipeline;
  bool isPrimal = false; ///< a loop over tokens is left, once `dual` is there

  /// The module of `ttt`. Null after an error; where `unsupported` is given, what the import does
  /// not support is no error, but told there.
  virtual mlir::OwningOpRef<mlir::ModuleOp>
  import(std::optional<dsl::Diagnostics> *unsupported = nullptr) = 0;
  /// Runs the phases after `from` up to `to`. Fails after an error.
  virtual mlir::LogicalResult lower(mlir::ModuleOp module, const Phase &from, const Phase &to) = 0;
  /// From `ttt` to `backward`, and the signature. Fails after an error.
  virtual mlir::LogicalResult lowerToMatrixForm(mlir::ModuleOp module) = 0;
  /// The two of them. Null after an error.
  mlir::OwningOpRef<mlir::ModuleOp> importToMatrixForm();
  /// Lets `read` see the module after `phase` if the layer had these constants; false if it does
  /// not compile then. Says nothing.
  virtual bool tryWith(const dsl::DimEnv &constants, const Phase &phase,
                       llvm::function_ref<void(mlir::ModuleOp)> read) = 0;
  /// Fails, with an error, if a workspace in the signature is too large to be meant.
  virtual mlir::LogicalResult checkWorkspace(mlir::ModuleOp module) = 0;

  SizeLimit sizeLimit() const;
  ArtifactPtr textOf(mlir::ModuleOp module) const;

  /// Passes messages about the text on.
  void report(const dsl::Diagnostics &problems) { tttc::report(problems, observer); }
  /// Passes an error on that belongs nowhere in the text. Always failure.
  mlir::LogicalResult fail(const llvm::Twine &message, bool isUsage = false);
  void remark(const llvm::Twine &message);

protected:
  Compilation(const CompileOptions &options, Observer &observer)
      : options(options), observer(observer) {}
};

/// Shows the stage until it goes out of scope.
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
  /// Sets what the passes ask of the target.
  virtual void plan(PipelineOptions & /*pipeline*/) const {}
  /// Adds what the signature says of the target, such as CPU features.
  virtual void describe(KernelSignature & /*signature*/) const {}
  /// Fails, with an error, if no kernel of this signature can be compiled.
  virtual mlir::LogicalResult check(Compilation &) const { return mlir::success(); }
  /// A phase that only this target has, or the artifact. Null after an error.
  virtual ArtifactPtr emit(Compilation &compilation) const = 0;
};

/// How a target is found.
struct TargetInfo {
  llvm::ArrayRef<llvm::StringLiteral> emits; ///< what `--emit` takes for it alone
  llvm::ArrayRef<Dtype> dtypes;
  llvm::ArrayRef<const Phase *> phases; ///< of its own, in order
  /// Values of `--target` that choose it, such as `sm_90a`; none: `emits` chooses it, or it is the
  /// default.
  std::vector<std::string> names;
  llvm::Expected<std::unique_ptr<Target>> (*create)(const CompileOptions &options);
  void (*registerPasses)() = nullptr; ///< of its own, by name
};

// Each is called as its folder is: targetLLVM().
#define TTTC_TARGET(FOLDER) TargetInfo target##FOLDER();
#include "tttc/Target/Targets.def"

} // namespace tttc

#endif // TTTC_TARGET_TARGET_H
