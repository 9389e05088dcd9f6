//===- Pipelines.cpp - The pipelines, phase by phase ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per phase. A comment stands where the order matters.
//
//===----------------------------------------------------------------------===//

#include "tttc/Pipelines/Pipelines.h"

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

static constexpr std::pair<Phase, llvm::StringLiteral> names[] = {
    {Phase::TTT, "ttt"},     {Phase::Grad, "grad"},     {Phase::Dual, "dual"},
    {Phase::Tiled, "tiled"}, {Phase::Linalg, "linalg"}, {Phase::LLVM, "llvm"},
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

static void cleanUp(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

// ttt on tokens -> the same with gradients as code
static void buildGrad(OpPassManager &pm) {
  // Composites first: the derivative table has rows for what they are made of.
  pm.addPass(ttt::createTTTDecomposePass());
  pm.addPass(ttt::createTTTDeriveInnerGradientPass());
  cleanUp(pm); // shares the loss's forward part with the program's
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
}

// ttt on tokens -> ttt on mini-batches
static void buildDual(OpPassManager &pm, const PipelineOptions &options) {
  if (options.form != "primal") {
    ttt::TTTChunkTokensPassOptions chunk;
    chunk.chunk = options.chunk;
    pm.addPass(ttt::createTTTChunkTokensPass(chunk));
  }
  ttt::TTTRewriteDualFormPassOptions form;
  form.form = options.form;
  pm.addPass(ttt::createTTTRewriteDualFormPass(form));
  cleanUp(pm);
  // Again: predictions have row sums of their own now.
  pm.addPass(ttt::createTTTMergeReductionsPass());
  cleanUp(pm);
}

// ttt with loops over time -> ttt in scf loops
static void buildTiled(OpPassManager &pm) {
  pm.addPass(ttt::createTTTOutlineStepsPass());
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

// linalg on tensors -> vector code on memrefs
static void buildVectors(OpPassManager &pm, const PipelineOptions &options) {
  OpPassManager &func = pm.nest<func::FuncOp>();
  func.addPass(createFormKernelPass());
  cleanUp(func);
  func.addPass(createSeparateStartsPass());
  TileAndVectorizePassOptions tiles;
  // 16 accumulators of 32 registers, 8 of 16.
  int64_t lanes = options.vectorBits / options.elementBits;
  tiles.columns = 2 * lanes;
  tiles.rows = options.vectorBits >= 512 ? 8 : 4;
  tiles.lanes = 4 * lanes;
  func.addPass(createTileAndVectorizePass(tiles));
  cleanUp(func);
  // Again, for CSE has shared them: bufferization would make them one buffer.
  pm.addNestedPass<func::FuncOp>(createSeparateStartsPass());
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  cleanUp(pm); // a result must be seen to be an argument
  pm.addPass(bufferization::createDropEquivalentBufferResultsPass());
  OpPassManager &hoist = pm.nest<func::FuncOp>();
  hoist.addPass(bufferization::createBufferHoistingPass());
  hoist.addPass(bufferization::createBufferLoopHoistingPass());
  cleanUp(hoist);
  pm.addPass(createPlaceBuffersPass()); // copies before linalg ops become scalar loops
  OpPassManager &buffers = pm.nest<func::FuncOp>();
  buffers.addPass(createConvertLinalgToLoopsPass());
  cleanUp(buffers);
  buffers.addPass(createLowerVectorsPass());
  cleanUp(buffers);
  buffers.addPass(createLoopInvariantCodeMotionPass());
}

// vector code on memrefs -> LLVM dialect
static void buildLLVM(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  cleanUp(pm);
  pm.addPass(memref::createFoldMemRefAliasOpsPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  ConvertVectorToLLVMPassOptions vectors;
  // Row sums as trees: in order they would be one scalar addition after the other.
  vectors.reassociateFPReductions = true;
  pm.addPass(createConvertVectorToLLVMPass(vectors));
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createUBToLLVMConversionPass());
  cleanUp(pm);
  pm.addPass(createReconcileUnrealizedCastsPass());
  // Line tables that point into the .ttt file.
  pm.addPass(LLVM::createDIScopeForLLVMFuncOpPass());
}

void tttc::buildPhase(OpPassManager &pm, Phase to, const PipelineOptions &options) {
  switch (to) {
  case Phase::TTT:
    return;
  case Phase::Grad:
    return buildGrad(pm);
  case Phase::Dual:
    return buildDual(pm, options);
  case Phase::Tiled:
    return buildTiled(pm);
  case Phase::Linalg:
    return buildLinalg(pm);
  case Phase::LLVM:
    buildVectors(pm, options);
    return buildLLVM(pm);
  }
}

void tttc::buildPipeline(OpPassManager &pm, Phase to, const PipelineOptions &options) {
  for (auto [phase, name] : names) {
    if (phase <= to) {
      buildPhase(pm, phase, options);
    }
  }
}

void tttc::registerPipelines() {
  static constexpr std::pair<Phase, llvm::StringLiteral> pipelines[] = {
      {Phase::Grad, "ttt-to-grad"},   {Phase::Dual, "ttt-to-dual"},
      {Phase::Tiled, "ttt-to-tiled"}, {Phase::Linalg, "ttt-to-linalg"},
      {Phase::LLVM, "ttt-to-llvm"},
  };
  for (auto [phase, name] : pipelines) {
    Phase to = phase;
    PassPipelineRegistration<PipelineOptions>(
        name, "All phases from the imported program to this one",
        [to](OpPassManager &pm, const PipelineOptions &options) {
          buildPipeline(pm, to, options);
        });
  }
}
