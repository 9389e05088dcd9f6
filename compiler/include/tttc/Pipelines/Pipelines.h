//===- Pipelines.h - The pipelines, phase by phase --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How phases follow each other.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PIPELINES_PIPELINES_H
#define TTTC_PIPELINES_PIPELINES_H

#include "tttc/Options/Options.h"
#include "tttc/Pipelines/Phases.h"

#include "mlir/Pass/PassManager.h"

namespace tttc {

/// What phases go by: what the user asks for, and what the target adds.
struct PipelineOptions {
  CompileOptions asked;
  int64_t vectorBits = 512;       ///< width of a CPU's vector registers
  bool vectorCoefficients = true; ///< `auto` takes a dual form whose coefficients are vectors
  int64_t warps = 0;              ///< of a block on a GPU; 0: chosen

  int64_t elementBits() const { return asked.dtype == Dtype::F64 ? 64 : 32; }
  /// What operands of products are rounded to on a GPU; empty: nothing.
  std::string productType() const { return asked.isHalf() ? spelled(asked.dtype) : ""; }
};

/// Appends the phases after `from` up to and including `to`, which includes it.
void buildPhases(mlir::OpPassManager &pm, const Phase &from, const Phase &to,
                 const PipelineOptions &options);

/// Fails at an op that `phase` removes. Stands at the end of each phase: what the next one relies
/// on is said where it is broken.
std::unique_ptr<mlir::Pass> createVerifyPhasePass(const Phase &phase);

} // namespace tttc

#endif // TTTC_PIPELINES_PIPELINES_H
