//===- Optimise.cpp - LLVM passes for tiled code --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Optimise.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Optimise.h"

#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/DeadArgumentElimination.h"
#include "llvm/Transforms/IPO/Inliner.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InferAlignment.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace tttc;

std::shared_mutex &tttc::codeGenerationMutex() {
  static std::shared_mutex mutex;
  return mutex;
}

void tttc::optimise(llvm::Module &module, llvm::TargetMachine &machine, bool rotateLoops) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graphs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder passes(&machine);
  passes.registerModuleAnalyses(modules);
  passes.registerCGSCCAnalyses(graphs);
  passes.registerFunctionAnalyses(functions);
  passes.registerLoopAnalyses(loops);
  passes.crossRegisterProxies(loops, functions, graphs, modules);
  // Not parsed from a text, which would link all of LLVM's passes.
  llvm::LoopPassManager hoisting, removal;
  if (rotateLoops) {
    hoisting.addPass(llvm::LoopRotatePass());
  }
  hoisting.addPass(llvm::LICMPass(llvm::LICMOptions()));
  removal.addPass(llvm::LoopIdiomRecognizePass());
  removal.addPass(llvm::LoopDeletionPass());
  const auto combine = llvm::InstCombineOptions().setVerifyFixpoint(false);
  llvm::FunctionPassManager scalars;
  scalars.addPass(llvm::SimplifyCFGPass());
  scalars.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  scalars.addPass(llvm::EarlyCSEPass(/*UseMemorySSA=*/true));
  scalars.addPass(llvm::InstCombinePass(combine));
  scalars.addPass(
      llvm::createFunctionToLoopPassAdaptor(std::move(hoisting), /*UseMemorySSA=*/true));
  scalars.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(removal)));
  scalars.addPass(llvm::InstCombinePass(combine));
  scalars.addPass(llvm::EarlyCSEPass(/*UseMemorySSA=*/true));
  scalars.addPass(llvm::InferAlignmentPass());
  scalars.addPass(llvm::ADCEPass());
  scalars.addPass(llvm::SimplifyCFGPass());
  llvm::ModulePassManager manager;
  // Sizes and strides of memrefs that functions take and do not read.
  manager.addPass(llvm::DeadArgumentEliminationPass());
  manager.addPass(llvm::createModuleToPostOrderCGSCCPassAdaptor(llvm::InlinerPass()));
  manager.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(scalars)));
  manager.run(module, modules);
}
