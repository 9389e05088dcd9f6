//===- Pipeline.cpp - Passes from tensors to the LLVM dialect -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comments mark the places where the order matters.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Pipeline.h"

#include "CleanUp.h"

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/LLVM/Passes.h"
#include "tttc/Target/Signature.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

/// Returns true if a product may start from what is added to it, and sum its terms in any order.
/// With
/// --invariant, its bits must not depend on its uses and number of rows, which differ between
/// entries.
static bool accumulates(const PipelineOptions &options) { return !options.compile.invariant; }

// ttt + arith + math on tensors -> linalg on tensors
static void buildLinalg(OpPassManager &pm, const PipelineOptions &options) {
  if (options.compile.isHalf()) {
    pm.addPass(createNarrowStreamsPass());
  }
  pm.addPass(ttt::createTTTOutlineRepeatsPass());
  ConvertTTTToLinalgPassOptions products;
  products.accumulate = accumulates(options);
  pm.addPass(createConvertTTTToLinalgPass(products));
  pm.addPass(createConvertElementwiseToLinalgPass());
  cleanUp(pm, accumulates(options));
  pm.addNestedPass<func::FuncOp>(createFuseElementwisePass());
  cleanUp(pm, accumulates(options));
}

// linalg on tensors -> vector code on memrefs
static void buildVectors(OpPassManager &pm, const PipelineOptions &options) {
  OpPassManager &form = pm.nest<func::FuncOp>();
  // Two tensors that share a start value could not both be updated in place.
  form.addPass(createSeparateStartsPass());
  form.addPass(createFormKernelPass());
  cleanUp(form, accumulates(options));
  form.addPass(createSeparateStartsPass());
  if (options.compile.products == Products::BF16) {
    pm.addPass(createMultiplyBf16Pass());
  }
  OpPassManager &func = pm.nest<func::FuncOp>();
  TileAndVectorizePassOptions tiles;
  // Uses 16 accumulators of 32 registers, or 8 of 16. Sizes are reduced to divisors of the extents,
  // which are powers of two as a rule.
  int64_t lanes = options.vectorBits / options.elementBits();
  tiles.columns = 2 * lanes;
  tiles.rows = options.vectorRegisters >= 32 ? 8 : 4;
  tiles.lanes = 4 * lanes;
  tiles.depth = 2;
  tiles.reassociate = accumulates(options);
  func.addPass(createTileAndVectorizePass(tiles));
  // No CSE: it would merge the loops that initialize two accumulators, and bufferization would give
  // both one buffer.
  canonicalizeLoops(func, accumulates(options));
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addPass(createOrderConstantsPass());
  DropResultsPassOptions results;
  results.accumulate = accumulates(options);
  pm.addPass(createDropResultsPass(results));
  OpPassManager &hoist = pm.nest<func::FuncOp>();
  hoist.addPass(bufferization::createBufferHoistingPass());
  hoist.addPass(bufferization::createBufferLoopHoistingPass());
  hoist.addPass(createHoistAccumulatorsPass());
  cleanUp(hoist, accumulates(options));
  PlaceBuffersPassOptions buffersOfTasks;
  buffersOfTasks.alignment = cacheLineBytes;
  // Before linalg ops become scalar loops, because it adds copies.
  pm.addPass(createPlaceBuffersPass(buffersOfTasks));
  OpPassManager &buffers = pm.nest<func::FuncOp>();
  buffers.addPass(createConvertLinalgToLoopsPass());
  cleanUp(buffers, accumulates(options));
  StreamCopiesPassOptions copies;
  copies.lineBytes = cacheLineBytes;
  copies.fence = options.storeFence;
  pm.addPass(createStreamCopiesPass(copies));
  pm.addPass(createOutlineLoopsPass());
  PrefetchRowsPassOptions rows;
  rows.lineBytes = cacheLineBytes;
  pm.addPass(createPrefetchRowsPass(rows));
  OpPassManager &lowering = pm.nest<func::FuncOp>();
  LowerVectorsPassOptions vectors;
  vectors.reassociate = accumulates(options);
  lowering.addPass(createLowerVectorsPass(vectors));
  if (options.compile.dtype == Dtype::BF16 || options.compile.products == Products::BF16) {
    lowering.addPass(createLowerBf16Pass());
  }
  cleanUp(lowering, accumulates(options));
  lowering.addPass(createLoopInvariantCodeMotionPass());
}

// vector code on memrefs -> LLVM dialect
static void buildLLVM(OpPassManager &pm, const PipelineOptions &options) {
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  cleanUp(pm, accumulates(options));
  pm.addPass(memref::createFoldMemRefAliasOpsPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  ConvertMathToLLVMPassOptions math;
  // `log(1 + x)` loses all digits of a small x; the library function does not.
  math.approximateLog1p = false;
  pm.addPass(createConvertMathToLLVMPass(math));
  pm.addPass(createConvertMathToLibmPass());
  ConvertVectorToLLVMPassOptions vectors;
  // Sums rows as trees; in order, they would be a chain of scalar additions.
  vectors.reassociateFPReductions = true;
  pm.addPass(createConvertVectorToLLVMPass(vectors));
  // All other dialects in one pass: separate conversions would each visit the ops that the others
  // created.
  ConvertToLLVMPassOptions rest;
  rest.filterDialects = {"func", "memref", "arith", "cf", "ub"};
  pm.addPass(createConvertToLLVMPass(rest));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  // Line tables that point into the .ttt file.
  pm.addPass(LLVM::createDIScopeForLLVMFuncOpPass());
}

static void buildCode(OpPassManager &pm, const PipelineOptions &options) {
  buildVectors(pm, options);
  buildLLVM(pm, options);
}

static bool removedByLinalg(Operation *op) {
  return isa_and_nonnull<ttt::TTTDialect>(op->getDialect());
}

static bool removedByCode(Operation *op) {
  return !isa<ModuleOp>(op) && !isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect());
}

constexpr Phase tttc::linalgPhase = {"linalg", &tiledPhase, buildLinalg, removedByLinalg};
constexpr Phase tttc::llvmPhase = {"llvm", &linalgPhase, buildCode, removedByCode};
