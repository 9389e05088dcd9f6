//===- DropResults.cpp - Drops results that the caller already has --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "CleanUp.h"

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace tttc {
#define GEN_PASS_DEF_DROPRESULTSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

static unsigned countResults(ModuleOp module) {
  unsigned count = 0;
  for (auto func : module.getOps<func::FuncOp>()) {
    count += func.getNumResults();
  }
  return count;
}

namespace {
struct DropResultsPass : tttc::impl::DropResultsPassBase<DropResultsPass> {
  using DropResultsPassBase::DropResultsPassBase;

  void runOnOperation() override {
    OpPassManager once(ModuleOp::getOperationName());
    tttc::cleanUp(once, accumulate);
    once.addPass(bufferization::createDropEquivalentBufferResultsPass());
    unsigned before;
    do {
      before = countResults(getOperation());
      if (failed(runPipeline(once, getOperation()))) {
        return signalPassFailure();
      }
    } while (countResults(getOperation()) != before);
  }
};
} // namespace
