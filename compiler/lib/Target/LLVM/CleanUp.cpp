//===- CleanUp.cpp - Canonicalization between passes ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CleanUp.h.
//
//===----------------------------------------------------------------------===//

#include "CleanUp.h"

#include "mlir/Transforms/Passes.h"

#include <string>
#include <vector>

using namespace mlir;

void tttc::canonicalizeLoops(OpPassManager &pm, bool accumulate) {
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  std::vector<std::string> disabled;
  if (!accumulate) {
    disabled.emplace_back("CanonicalizeContractAdd<mlir::arith::AddFOp>");
  }
  pm.addPass(createCanonicalizerPass(config, disabled));
}

void tttc::cleanUp(OpPassManager &pm, bool accumulate) {
  canonicalizeLoops(pm, accumulate);
  pm.addPass(createCSEPass());
}
