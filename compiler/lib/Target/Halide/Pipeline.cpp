//===- Pipeline.cpp - From scf loops to a driver of pipelines -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The driver takes the way of kernels for CPUs to memory: the same signature, workspace and updates
// in place.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Halide/Pipeline.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Pipelines/Pipelines.h"
#include "tttc/Target/Halide/Passes.h"
#include "tttc/Target/LLVM/Passes.h"
#include "tttc/Target/Signature.h"

#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace tttc;

static void buildPipelines(OpPassManager &pm, const PipelineOptions &) {
  pm.addPass(createOutlinePipelinesPass());
  pm.addPass(createCanonicalizerPass());
  // The last pass: it counts readers as the translation of pipelines does.
  pm.addPass(createUpdateInPlacePass());
}

static void buildDriver(OpPassManager &pm, const PipelineOptions &) {
  pm.addPass(createDropPipelinesPass());
  OpPassManager &func = pm.nest<func::FuncOp>();
  func.addPass(createSeparateStartsPass());
  func.addPass(createFormKernelPass());
  func.addPass(createCanonicalizerPass());
  func.addPass(createCSEPass());
  func.addPass(createSeparateStartsPass());
  // No CSE before bufferization: two tensors that start from one tensor.empty would share memory.
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addPass(createOrderConstantsPass());
  pm.addPass(createDropResultsPass());
  OpPassManager &hoist = pm.nest<func::FuncOp>();
  hoist.addPass(bufferization::createBufferHoistingPass());
  hoist.addPass(bufferization::createBufferLoopHoistingPass());
  hoist.addPass(createCanonicalizerPass());
  hoist.addPass(createCSEPass());
  PlaceBuffersPassOptions buffers;
  buffers.alignment = cacheLineBytes;
  pm.addPass(createPlaceBuffersPass(buffers));
  OpPassManager &clean = pm.nest<func::FuncOp>();
  clean.addPass(createCanonicalizerPass());
  clean.addPass(createCSEPass());
}

static void buildLaunches(OpPassManager &pm, const PipelineOptions &) {
  pm.addNestedPass<func::FuncOp>(createRaiseRowsPass());
  pm.addPass(createCanonicalizerPass());
  OutlinePipelinesPassOptions slices;
  slices.staticSlices = true;
  pm.addPass(createOutlinePipelinesPass(slices));
  pm.addPass(createInlinerPass());
  pm.addPass(createFormLaunchesPass());
  pm.addPass(createCanonicalizerPass());
}

static bool removedByDriver(Operation *op) {
  return isa_and_nonnull<ttt::TTTDialect>(op->getDialect()) ||
         llvm::any_of(op->getResultTypes(), [](Type type) { return isa<TensorType>(type); });
}

constexpr Phase tttc::pipelinesPhase = {"pipelines", &tiledPhase, buildPipelines, nullptr};
constexpr Phase tttc::driverPhase = {"driver", &pipelinesPhase, buildDriver, removedByDriver};
constexpr Phase tttc::launchesPhase = {"launches", &tiledPhase, buildLaunches, nullptr};
