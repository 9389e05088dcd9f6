//===- Phases.h - The phases of the compiler --------------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One vocabulary for `--emit`, the registered pipelines, the documentation and the
// tests.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PIPELINES_PHASES_H
#define TTTC_PIPELINES_PHASES_H

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace tttc {

/// Up to Linalg all targets share them; a target branches off with a phase of its own.
enum class Phase {
  TTT,      ///< the program on tokens, as imported
  Grad,     ///< inner gradients derived, composites decomposed
  Dual,     ///< the matrix form: all tokens of a mini-batch at once where possible
  Backward, ///< with the functions that train the layer, if they are asked for
  Tiled,    ///< loops over time are scf, ragged ends a tail of their own
  Linalg,   ///< structured ops on tensors only
  LLVM,     ///< LLVM dialect, for CPUs
  Tile,     ///< scheduled tiles, for GPUs: from Tiled
  NVVM,     ///< LLVM and NVVM dialects, for GPUs
};

/// The phase whose output is the input of this one; TTT for TTT.
Phase phaseBefore(Phase phase);

llvm::StringRef phaseName(Phase phase);
std::optional<Phase> phaseFromName(llvm::StringRef name);

} // namespace tttc

#endif // TTTC_PIPELINES_PHASES_H
