//===- Signature.h - What a kernel takes and gives --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Read off the imported function, written into the kernel and its header. Every
// target describes its kernels by it.
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
  std::optional<dsl::TrainingStart> start; ///< of a param or initial state, if the text has one
};

/// One public function, or several that are its stages, with the meanings of
/// tttc_entry_info.
struct EntrySignature {
  std::string function;
  uint32_t kind = 0, taskAxes = 0;
  std::vector<SignatureTensor> tensors; ///< inputs, then outputs
  int64_t workspaceBytes = 0, workspaceAlignment = 1, workspaceBytesPerToken = 0, heads = 0,
          maxTokens = 0, maxLength = 0;
  int64_t blockThreads = 0, sharedBytes = 0; ///< of a device kernel
  double flopsPerToken = 0;                  ///< of a task
  std::vector<EntrySignature> stages;
  std::vector<SignatureTensor> internals;

  /// What is compiled: the stages, or the entry itself.
  std::vector<EntrySignature *> functions();
};

/// Bytes per task that are saved for a backward call over `tokens` tokens.
int64_t savedBytes(const EntrySignature &backward, int64_t tokens);

/// The same with the workspace of the task and its parts of gradients that are sums:
/// all that a call needs beside its arguments and results.
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
  std::vector<SignatureImage> images; ///< none: its code is for a CPU
};

/// The entries of a module, their tensors in the order of the kernels' arguments.
/// Reads what is gone once ttt-form-kernel has run.
std::vector<EntrySignature> readEntries(mlir::ModuleOp module);

/// Notes where the training of what a call gives begins, as the layer's text says it.
void takeStarts(const dsl::Layer &layer, const dsl::DimEnv &dims,
                std::vector<EntrySignature> &entries);

/// Puts the tensors of entries with stages in the text's order, tokens, params, states, as those of
/// one function are: a stage's own order is that of its work. Stages find theirs by name.
void takeDeclaredOrder(const dsl::Layer &layer, std::vector<EntrySignature> &entries);

/// An output, no final value, that all heads share, of a function that runs once per head: each
/// would write it. Nothing: there is none.
std::optional<std::string> findSharedOutput(mlir::ModuleOp module);

/// Reads the sizes of workspaces and launches, which are known once a target has placed its memory,
/// off the functions (`#tile.launch`, `#ttt.workspace`).
void takeSizes(mlir::ModuleOp module, KernelSignature &signature);

/// The signature in words: what a call takes and gives. Before code is generated the sizes
/// of workspaces are not known and left out.
std::string describeEntries(const KernelSignature &signature);

/// The same as JSON: `{"layer": ..., "form": "dual", "causal": true, "dims": {...}, "entries":
/// [...]}`.
std::string writeJson(const KernelSignature &signature);

/// Names of the numbers of runtime.h, `bf16`, `initial state`, `save`.
llvm::StringRef dtypeName(uint32_t dtype);
llvm::StringRef roleName(uint32_t role);
llvm::StringRef entryName(uint32_t kind);

/// The C header of a kernel: its signature in words and its declaration.
std::string writeHeader(const KernelSignature &signature);

} // namespace tttc

#endif // TTTC_TARGET_SIGNATURE_H
