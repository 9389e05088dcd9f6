//===- Pipelines.h - The pipelines, phase by phase --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds pass pipelines from sequences of phases.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PIPELINES_PIPELINES_H
#define TTTC_PIPELINES_PIPELINES_H

#include "tttc/Options/Options.h"
#include "tttc/Pipelines/Phases.h"

#include "mlir/Pass/PassManager.h"

namespace tttc {

/// Options of the phases: those of the user and those that the target sets.
struct PipelineOptions {
  CompileOptions compile;
  bool isCpu = true;            ///< false: for a GPU, or for Halide
  bool sharesLoops = false;     ///< several blocks share a loop that carries nothing
  int64_t vectorBits = 512;     ///< width of a CPU's vector registers
  int64_t vectorRegisters = 32; ///< their number
  VectorCoefficients vectorCoefficients = VectorCoefficients::All; ///< of form `auto`
  /// LLVM's intrinsic that orders stores past the caches; empty: `fence` does.
  std::string storeFence;
  int64_t warps = 0; ///< warps per block on a GPU; 0: chosen by the compiler

  /// Returns true if all entries have to compute a row among the same number of rows, so that its
  /// bits are the same: on a GPU they depend on that number. A CPU sums the terms of a product in
  /// their order, whether it has one row or many.
  bool fixesRows() const { return compile.invariant && !isCpu; }
  /// Returns true if what reads no state is computed before the loop. The layouts, and with them
  /// the bits, of the remaining loop would differ from those of decoding.
  bool splitsLoops() const { return sharesLoops && !compile.invariant; }
  int64_t elementBits() const { return compile.dtype == Dtype::F64 ? 64 : 32; }
  /// The type that operands of products are rounded to on a GPU; empty: they are not rounded.
  std::string productType() const { return compile.isHalf() ? spelled(compile.dtype) : ""; }
};

/// Appends the phases after `from` up to and including `to`. Pre: `to.includes(from)`.
void buildPhases(mlir::OpPassManager &pm, const Phase &from, const Phase &to,
                 const PipelineOptions &options);

/// Creates a pass that fails at an op that `phase` should have removed. It runs at the end of each
/// phase, so that a broken guarantee is reported there and not in a later phase.
std::unique_ptr<mlir::Pass> createVerifyPhasePass(const Phase &phase);

} // namespace tttc

#endif // TTTC_PIPELINES_PIPELINES_H
