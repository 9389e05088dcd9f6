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
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

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
  llvm::ModulePassManager manager;
  llvm::cantFail(passes.parsePassPipeline(
      manager, llvm::formatv("cgscc(inline),function("
                             "simplifycfg,sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,"
                             "loop-mssa({0}licm),loop(loop-idiom,loop-deletion),"
                             "instcombine<no-verify-fixpoint>,early-cse<memssa>,"
                             "infer-alignment,adce,simplifycfg)",
                             rotateLoops ? "loop-rotate," : "")
                   .str()));
  manager.run(module, modules);
}
