//===- Pipeline.cpp - Passes from tensors to NVVM -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comments mark the places where the order matters.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/NVPTX/Pipeline.h"

#include "tttc/Conversion/TTTToLinalg/TTTToLinalg.h"
#include "tttc/Conversion/TileToNVVM/TileToNVVM.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/NVPTX/Gpu.h"
#include "tttc/Target/NVPTX/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

static void buildTile(OpPassManager &pm, const PipelineOptions &options) {
  // ttt-opt may run without a target.
  const Gpu *named = findGpu(options.compile.target);
  const Gpu &gpu = named ? *named : knownGpus().front();
  const bool invariant = options.compile.invariant;
  // Step functions are inlined into their loop, so that states stay in registers between steps.
  pm.addPass(createInlinerPass());
  pm.addPass(createSymbolDCEPass());
  ConvertTTTToLinalgPassOptions irregular;
  irregular.onlyIrregular = true;
  pm.addPass(createConvertTTTToLinalgPass(irregular));
  pm.addNestedPass<func::FuncOp>(tile::createTileFormKernelPass());
  pm.addPass(createCanonicalizerPass()); // loops no longer carry values that are in memory
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(tile::createTileDistributeLoopsPass());
  pm.addNestedPass<func::FuncOp>(tile::createTileHoistReadsPass());
  pm.addNestedPass<func::FuncOp>(tile::createTilePrefetchPass());
  tile::TileAssignLayoutsPassOptions layouts;
  layouts.productType = options.productType();
  // Fixed, because a choice per function would differ between functions that must give the same
  // bits.
  constexpr int64_t always = 4;
  layouts.warps = invariant && !options.warps ? always : options.warps;
  layouts.search = !invariant;
  OpPassManager &func = pm.nest<func::FuncOp>();
  func.addPass(tile::createTileAssignLayoutsPass(layouts));
  func.addPass(createCSEPass());
  func.addPass(tile::createTileDelayOutputsPass());
  tile::TileStoreRowsPassOptions rows;
  rows.sharedBytes = gpu.sharedBytes;
  func.addPass(tile::createTileStoreRowsPass(rows));
  func.addPass(tile::createTileDelayOutputsPass());
  tile::TilePlaceSlotsPassOptions slots;
  slots.sharedBytes = gpu.sharedBytes;
  func.addPass(tile::createTilePlaceSlotsPass(slots));
  // The use of warpgroups depends on slots and therefore on the function, so it is disabled where
  // all functions must give the same bits.
  if (gpu.hasWarpgroups && !invariant) {
    tile::TileUseWarpgroupsPassOptions warpgroups;
    warpgroups.least = options.compile.warpgroups.value_or(warpgroups.least);
    func.addPass(tile::createTileUseWarpgroupsPass(warpgroups));
  }
  func.addPass(tile::createTileInsertBarriersPass());
  func.addPass(tile::createTileDelayWritesPass());
  func.addPass(tile::createTileCheckRacesPass());
}

static void buildNVVM(OpPassManager &pm, const PipelineOptions &options) {
  const Gpu *gpu = findGpu(options.compile.target);
  ConvertTileToNVVMPassOptions threads;
  threads.matrixStores = gpu && gpu->hasMatrixStores;
  pm.addPass(createConvertTileToNVVMPass(threads));
  pm.addPass(createCSEPass()); // addresses
  pm.addPass(createApproximateMathPass());
  pm.addPass(createBranchesToBlocksPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

static bool removedByTile(Operation *op) {
  return isa_and_nonnull<ttt::TTTDialect, linalg::LinalgDialect>(op->getDialect()) ||
         isa<func::CallOp>(op);
}

static bool removedByNVVM(Operation *op) {
  return isa_and_nonnull<tile::TileDialect, memref::MemRefDialect>(op->getDialect());
}

constexpr Phase tttc::tilePhase = {"tile", &tiledPhase, buildTile, removedByTile};
constexpr Phase tttc::nvvmPhase = {"nvvm", &tilePhase, buildNVVM, removedByNVVM};
