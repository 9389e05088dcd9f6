//===- Pipelines.h - The pipelines, phase by phase --------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place that knows the order of phases.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PIPELINES_PIPELINES_H
#define TTTC_PIPELINES_PIPELINES_H

#include "tttc/Pipelines/Phases.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace tttc {

/// Options of every pipeline. tttc takes `form` from its flag of that name and the
/// widths from --target-cpu and --dtype.
struct PipelineOptions : mlir::PassPipelineOptions<PipelineOptions> {
  Option<std::string> form{*this, "form", llvm::cl::desc("primal, dual or auto"),
                           llvm::cl::init("auto")};
  Option<int64_t> chunk{*this, "chunk",
                        llvm::cl::desc("tokens per mini-batch of a program that names none"),
                        llvm::cl::init(16)};
  Option<int64_t> vectorBits{*this, "vector-bits",
                             llvm::cl::desc("width of the target's vector registers"),
                             llvm::cl::init(512)};
  Option<int64_t> elementBits{*this, "element-bits", llvm::cl::desc("32 or 64"),
                              llvm::cl::init(32)};
  Option<bool> vectorCoefficients{
      *this, "vector-coefficients",
      llvm::cl::desc("auto takes a dual form whose coefficients are vectors"),
      llvm::cl::init(true)};
  Option<bool> backward{*this, "backward", llvm::cl::desc("add the functions that train the layer"),
                        llvm::cl::init(false)};
  Option<int64_t> decode{*this, "decode",
                         llvm::cl::desc("add functions that go on by up to so many tokens"),
                         llvm::cl::init(0)};
  Option<int64_t> context{*this, "context",
                          llvm::cl::desc("tokens of a sequence that is decoded and stores rows"),
                          llvm::cl::init(4096)};
  Option<bool> invariant{*this, "invariant",
                         llvm::cl::desc("the same bits however a sequence is cut into calls"),
                         llvm::cl::init(false)};
  Option<std::string> checkpoint{*this, "checkpoint",
                                 llvm::cl::desc("none, mini-batches per saved state, or auto"),
                                 llvm::cl::init("1")};
  Option<int64_t> tokens{*this, "tokens",
                         llvm::cl::desc("length that checkpoint=auto is chosen for"),
                         llvm::cl::init(2048)};
  Option<std::string> gpu{*this, "gpu",
                          llvm::cl::desc("the GPU of the phases tile and nvvm; empty: a CPU")};
  Option<std::string> productType{
      *this, "product-type",
      llvm::cl::desc("bf16 or f16: what operands of products are rounded to on a GPU")};
  Option<int64_t> warps{*this, "warps", llvm::cl::desc("warps of a block; 0: chosen"),
                        llvm::cl::init(0)};
  Option<std::string> wrt{*this, "wrt",
                          llvm::cl::desc("inputs whose gradients are asked for; default: all")};
};

/// Appends the passes that lead from the phase before `to` to `to`.
void buildPhase(mlir::OpPassManager &pm, Phase to, const PipelineOptions &options);

/// Appends the phases after `from` up to and including `to`.
void buildPhases(mlir::OpPassManager &pm, Phase from, Phase to, const PipelineOptions &options);

/// Registers `ttt-to-grad`, `ttt-to-dual`, ... (each from the import on).
void registerPipelines();

} // namespace tttc

#endif // TTTC_PIPELINES_PIPELINES_H
