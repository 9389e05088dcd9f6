//===- Pipelines.cpp - The pipelines, phase by phase ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per phase that all targets share; a target's own phase is in its
// folder. A comment stands where the order matters.
//
//===----------------------------------------------------------------------===//

#include "tttc/Pipelines/Pipelines.h"

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Target/LLVM/Pipeline.h"
#include "tttc/Target/NVPTX/Pipeline.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

static constexpr std::pair<Phase, llvm::StringLiteral> names[] = {
    {Phase::TTT, "ttt"},           {Phase::Grad, "grad"},   {Phase::Dual, "dual"},
    {Phase::Backward, "backward"}, {Phase::Tiled, "tiled"}, {Phase::Linalg, "linalg"},
    {Phase::LLVM, "llvm"},         {Phase::Tile, "tile"},   {Phase::NVVM, "nvvm"},
};

llvm::StringRef tttc::phaseName(Phase phase) { return names[static_cast<int>(phase)].second; }

std::optional<Phase> tttc::phaseFromName(llvm::StringRef name) {
  for (auto [phase, known] : names) {
    if (known == name) {
      return phase;
    }
  }
  return std::nullopt;
}

Phase tttc::phaseBefore(Phase phase) {
  switch (phase) {
  case Phase::TTT:
  case Phase::Grad:
    return Phase::TTT;
  case Phase::Dual:
    return Phase::Grad;
  case Phase::Backward:
    return Phase::Dual;
  case Phase::Tiled:
    return Phase::Backward;
  case Phase::Linalg:
    return Phase::Tiled;
  case Phase::LLVM:
    return Phase::Linalg;
  case Phase::Tile:
    return Phase::Tiled;
  case Phase::NVVM:
    return Phase::Tile;
  }
  llvm_unreachable("not a phase");
}

static void cleanUp(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

// ttt on tokens -> the same with gradients as code
static void buildGrad(OpPassManager &pm) {
  // Composites first: the derivative table has rows for what they are made of. What is
  // done with a gradient is taken apart after its factors are known.
  ttt::TTTDecomposePassOptions inGradients;
  inGradients.onlyGradients = true;
  pm.addPass(ttt::createTTTDecomposePass(inGradients));
  pm.addPass(ttt::createTTTDeriveInnerGradientPass());
  pm.addPass(ttt::createTTTFactorUpdatesPass());
  pm.addPass(ttt::createTTTDecomposePass());
  pm.addPass(ttt::createTTTPullGatesPass());
  cleanUp(pm); // shares the loss's forward part with the program's
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
}

// ttt on tokens -> ttt on mini-batches
static void buildDual(OpPassManager &pm, const PipelineOptions &options) {
  // Before loops are cut: how the sequence is cut is no matter of the program.
  if (options.decode > 0) {
    ttt::TTTDeriveDecodePassOptions decode;
    decode.tokens = options.decode;
    decode.invariant = options.invariant;
    decode.context = options.context;
    pm.addPass(ttt::createTTTDeriveDecodePass(decode));
    cleanUp(pm);
  }
  pm.addPass(ttt::createTTTHoistAttentionPass());
  cleanUp(pm); // of copies of loops, what is used stays
  ttt::TTTChunkTokensPassOptions chunk;
  chunk.chunk = options.chunk;
  // Tokens one by one give the same bits however many come at a time.
  chunk.onlyMaps = options.form == "primal" || options.invariant;
  pm.addPass(ttt::createTTTChunkTokensPass(chunk));
  ttt::TTTRewriteDualFormPassOptions form;
  form.form = options.form;
  form.vectorCoefficients = options.vectorCoefficients;
  pm.addPass(ttt::createTTTRewriteDualFormPass(form));
  cleanUp(pm);
  // Again: predictions have row sums of their own now.
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
  pm.addPass(ttt::createTTTClassifyStateMapsPass());
}

// ttt on mini-batches -> the same, and the functions that train it
static void buildBackward(OpPassManager &pm, const PipelineOptions &options) {
  if (options.backward) {
    ttt::TTTDeriveOuterGradientPassOptions gradient;
    gradient.checkpoint = options.checkpoint;
    gradient.tokens = options.tokens;
    gradient.wrt = options.wrt;
    pm.addPass(ttt::createTTTDeriveOuterGradientPass(gradient));
    cleanUp(pm);
    pm.addPass(ttt::createTTTMergeReductionsPass());
    cleanUp(pm);
  }
  // Before more sums are made of a few that wait for each other.
  pm.addPass(ttt::createTTTCountFlopsPass());
  if (!options.productType.empty() && !options.invariant) {
    ttt::TTTMergeReductionsPassOptions oneRound;
    oneRound.expand = true;
    pm.addPass(ttt::createTTTMergeReductionsPass(oneRound));
    cleanUp(pm); // the same sum is one value now
    pm.addPass(ttt::createTTTMergeReductionsPass());
    cleanUp(pm);
  }
}

// ttt with loops over time -> ttt in scf loops
static void buildTiled(OpPassManager &pm, const PipelineOptions &options) {
  pm.addPass(ttt::createTTTTileAttentionPass());
  pm.addPass(ttt::createTTTOutlineStepsPass());
  // What is not finite has other bits in a step of its own; on a GPU the second step's code
  // costs more than the products that it saves once.
  if (!options.invariant && options.gpu.empty()) {
    pm.addPass(ttt::createTTTSpecializeZeroStatesPass());
  }
  pm.addPass(ttt::createTTTTileMiniBatchesPass());
  cleanUp(pm);
}

// ttt + arith + math on tensors -> linalg on tensors
static void buildLinalg(OpPassManager &pm) {
  pm.addPass(createConvertTTTToLinalgPass());
  pm.addPass(createConvertElementwiseToLinalgPass());
  cleanUp(pm);
  pm.addNestedPass<func::FuncOp>(createFuseElementwisePass());
  cleanUp(pm);
}

void tttc::buildPhase(OpPassManager &pm, Phase to, const PipelineOptions &options) {
  switch (to) {
  case Phase::TTT:
    return;
  case Phase::Grad:
    return buildGrad(pm);
  case Phase::Dual:
    return buildDual(pm, options);
  case Phase::Backward:
    return buildBackward(pm, options);
  case Phase::Tiled:
    return buildTiled(pm, options);
  case Phase::Linalg:
    return buildLinalg(pm);
  case Phase::LLVM:
    return buildLLVMPipeline(pm, options.vectorBits, options.elementBits);
  case Phase::Tile: {
    const Gpu *gpu = findGpu(options.gpu);
    return buildTilePipeline(pm, gpu ? *gpu : knownGpus().front(), options.productType,
                             options.warps, options.invariant);
  }
  case Phase::NVVM:
    return buildNVVMPipeline(pm);
  }
}

void tttc::buildPhases(OpPassManager &pm, Phase from, Phase to, const PipelineOptions &options) {
  assert((from == to || to != Phase::TTT) && "no way from one phase to the other");
  if (from != to) {
    buildPhases(pm, from, phaseBefore(to), options);
    buildPhase(pm, to, options);
  }
}

namespace {
/// Stands for a pipeline whose options are wrong: only a pass can fail.
struct RefusePass : PassWrapper<RefusePass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RefusePass)
  explicit RefusePass(std::string message) : message(std::move(message)) {}

  void runOnOperation() override {
    getOperation()->emitError(message);
    signalPassFailure();
  }

  std::string message;
};
} // namespace

/// What is wrong with options that no pass looks at; nothing if all is well.
static std::string findWrong(const PipelineOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (options.elementBits != 32 && options.elementBits != 64) {
    os << "option element-bits: expected 32 or 64, found " << options.elementBits;
  } else if (options.vectorBits < options.elementBits) {
    os << "option vector-bits: expected at least element-bits, " << options.elementBits
       << ", found " << options.vectorBits;
  } else if (options.decode < 0) {
    os << "option decode: expected at least 0, found " << options.decode;
  } else if (!options.gpu.empty() && !findGpu(options.gpu)) {
    os << "option gpu: expected one of";
    for (const Gpu &gpu : knownGpus()) {
      os << " " << gpu.name;
    }
    os << ", found " << options.gpu;
  }
  return text;
}

void tttc::registerPipelines() {
  static constexpr std::pair<Phase, llvm::StringLiteral> pipelines[] = {
      {Phase::Grad, "ttt-to-grad"},         {Phase::Dual, "ttt-to-dual"},
      {Phase::Backward, "ttt-to-backward"}, {Phase::Tiled, "ttt-to-tiled"},
      {Phase::Linalg, "ttt-to-linalg"},     {Phase::LLVM, "ttt-to-llvm"},
      {Phase::Tile, "ttt-to-tile"},         {Phase::NVVM, "ttt-to-nvvm"},
  };
  for (auto [phase, name] : pipelines) {
    Phase to = phase;
    PassPipelineRegistration<PipelineOptions>(
        name, "All phases from the imported program to this one",
        [to](OpPassManager &pm, const PipelineOptions &options) {
          if (std::string wrong = findWrong(options); !wrong.empty()) {
            return pm.addPass(std::make_unique<RefusePass>(wrong));
          }
          buildPhases(pm, Phase::TTT, to, options);
        });
  }
}
