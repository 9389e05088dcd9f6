//===- Signature.h - Signatures of kernels ----------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The signature is derived from the imported functions and written into the kernel and
// its header. All targets describe their kernels with it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_SIGNATURE_H
#define TTTC_TARGET_SIGNATURE_H

#include "tttc/DSL/Sema.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>
#include <vector>

namespace tttc {

/// One tensor of the signature, with the meanings of tttc_tensor_info (runtime.h).
struct SignatureTensor {
  std::string name;
  uint32_t role = 0, dtype = 0, axes = 0;
  int64_t timeBlock = 1;
  std::vector<int64_t> innerShape;
  bool isOutput = false;
  std::optional<dsl::TrainingStart> start; ///< of a param or initial state, if given
};

/// An entry, which is one public function or several stages, with the meanings of
/// tttc_entry_info.
struct EntrySignature {
  std::string function;
  uint32_t kind = 0, taskAxes = 0;
  std::vector<SignatureTensor> tensors; ///< inputs, then outputs
  int64_t workspaceBytes = 0, workspaceAlignment = 1, workspaceBytesPerToken = 0, heads = 0,
          maxTokens = 0, maxLength = 0, cutTokens = 0;
  int64_t blockThreads = 0, sharedBytes = 0; ///< of a device kernel
  int64_t blockTokens = 0;                   ///< see tttc_entry_info::block_tokens
  double flopsPerToken = 0;                  ///< per task
  std::vector<EntrySignature> stages;
  std::vector<SignatureTensor> internals;
  std::vector<EntrySignature> columns; ///< the same function of a block of columns, at most one

  /// The functions that are compiled: the stages, or the entry itself if it has none, and those of
  /// blocks of columns.
  std::vector<EntrySignature *> functions();
};

/// Alignment of buffers in the workspace of a CPU, and of the runtime's parts behind them
/// (runtime/lib/WorkspaceLayout.h).
constexpr int64_t cacheLineBytes = 64;

/// Bytes per task that are saved for a backward call over `tokens` tokens.
int64_t savedBytes(const EntrySignature &backward, int64_t tokens);

/// savedBytes plus the workspace of the task and its partial sums of gradients: all memory
/// that a call needs in addition to its arguments and results.
int64_t backwardBytes(const EntrySignature &backward, int64_t tokens);

/// Code for a device, with the meanings of tttc_image.
struct SignatureImage {
  std::string target;
  uint32_t kind = 0;
  std::string data;
};

/// A kernel as the runtime sees it.
struct KernelSignature {
  std::string layer, form, dims, targetCpu, cpuFeatures, programHash, options;
  bool causal = false; ///< `out` depends on no token after its own
  std::vector<EntrySignature> entries;
  std::vector<SignatureImage> images; ///< empty for kernels on CPUs
};

/// The entries of a module, their tensors in the order of the kernels' arguments.
/// Runs before ttt-form-kernel, which removes information that it reads.
std::vector<EntrySignature> readEntries(mlir::ModuleOp module);

/// Sets the `start` of params and initial states from the layer's text (`init normal(0.02)`).
void takeStarts(const dsl::Layer &layer, const dsl::DimEnv &dims,
                std::vector<EntrySignature> &entries);

/// Sorts the tensors of entries with stages into the order of the text (tokens, params, states), as
/// in entries of one function; without it, they are in the order in which the stages use them.
/// Stages find their tensors by name.
void takeDeclaredOrder(const dsl::Layer &layer, std::vector<EntrySignature> &entries);

/// Finds an output other than a final value that all heads share, of a function that runs once per
/// head: every head would write it. None if there is no such output.
std::optional<std::string> findSharedOutput(mlir::ModuleOp module);

/// Reads the sizes of workspaces and launches, which are known once a target has placed its memory,
/// off the functions (`#tile.launch`, `#ttt.workspace`).
void takeSizes(mlir::ModuleOp module, KernelSignature &signature);

/// The signature as text: arguments and results of a call. Sizes of workspaces are left out
/// before code generation, when they are not known.
std::string describeEntries(const KernelSignature &signature);

/// The signature as JSON: `{"layer": ..., "form": "dual", "causal": true, "dims": {...}, "entries":
/// [...]}`.
std::string writeJson(const KernelSignature &signature);

/// Names of the constants of runtime.h: `bf16`, `initial state`, `save`.
llvm::StringRef dtypeName(uint32_t dtype);
llvm::StringRef roleName(uint32_t role);
llvm::StringRef entryName(uint32_t kind);

/// `B`, `H`, `ceil(T/16)`: the axes before the inner ones.
std::vector<std::string> leadingAxes(const SignatureTensor &tensor);

/// The symbol of a kernel's description, `tttc_kernel_LAYER_DIGEST`. The digest is that of the
/// program, dims, options and target: kernels of one layer can be linked into one program, and a
/// header never names the kernel of another one. In C it is `tttc_kernel_LAYER`, a macro of the
/// header.
std::string kernelSymbol(const KernelSignature &signature);

/// The C header of a kernel: its signature as text and its declaration.
std::string writeHeader(const KernelSignature &signature);

} // namespace tttc

#endif // TTTC_TARGET_SIGNATURE_H
