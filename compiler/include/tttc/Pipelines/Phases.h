//===- Phases.h - The phases of the compiler --------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One vocabulary for `--emit`, the registered pipelines, the documentation and the tests. A
// target's own phases are in its folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PIPELINES_PHASES_H
#define TTTC_PIPELINES_PHASES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class Operation;
class OpPassManager;
} // namespace mlir

namespace tttc {

struct PipelineOptions;

/// A step on the way from the import to code.
struct Phase {
  llvm::StringLiteral name;
  const Phase *before; ///< whose output is the input of this one; null: there is none
  void (*build)(mlir::OpPassManager &pm, const PipelineOptions &options);
  /// Whether no such op is left after the phase, which VerifyPhase.cpp checks; null: it removes
  /// none. The column of docs/Pipeline.md.
  bool (*removes)(mlir::Operation *op);

  /// Whether `other` is this phase or one on the way to it.
  bool includes(const Phase &other) const;
};

// What all targets share.
extern const Phase tttPhase;      ///< the program on tokens, as imported
extern const Phase gradPhase;     ///< inner gradients derived, composites decomposed
extern const Phase dualPhase;     ///< all tokens of a mini-batch at once where possible
extern const Phase backwardPhase; ///< with the functions that train the layer, if asked for
extern const Phase tiledPhase;    ///< loops over time are scf, ragged ends a tail of their own

/// The five of them, in order.
llvm::ArrayRef<const Phase *> sharedPhases();

} // namespace tttc

#endif // TTTC_PIPELINES_PHASES_H
