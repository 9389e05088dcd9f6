//===- Phases.h - The phases of the compiler --------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The phases that `--emit`, the registered pipelines, the documentation and the tests name.
// Target-specific phases are declared in the folder of the target.
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

/// A step of the compilation between import and code generation.
struct Phase {
  llvm::StringLiteral name;
  const Phase *before; ///< the preceding phase, whose output is the input; null: none
  void (*build)(mlir::OpPassManager &pm, const PipelineOptions &options);
  /// Returns true for ops that must not be left after the phase, which VerifyPhase.cpp checks; null
  /// if the phase removes no ops. A column of the table in docs/Pipeline.md.
  bool (*removes)(mlir::Operation *op);

  /// Returns true if `other` is this phase or precedes it.
  bool includes(const Phase &other) const;
};

// The phases that all targets share.
extern const Phase tttPhase;      ///< the program on tokens, as imported
extern const Phase gradPhase;     ///< inner gradients derived, composites decomposed
extern const Phase dualPhase;     ///< tokens of mini-batches in dual form where possible
extern const Phase backwardPhase; ///< save and backward functions added, if requested
extern const Phase tiledPhase;    ///< loops over time lowered to scf, with a tail for ragged ends

/// The shared phases, in order.
llvm::ArrayRef<const Phase *> sharedPhases();

} // namespace tttc

#endif // TTTC_PIPELINES_PHASES_H
