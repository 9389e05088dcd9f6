//===- ClassifyStateMaps.cpp - Remarks on the class of state updates ------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td. Analysis/StateMap computes the classes.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/StateMap.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTCLASSIFYSTATEMAPSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc;

static StringRef consequence(StateMap map) {
  switch (map) {
  case StateMap::Constant:
    return "mini-batches do not depend on each other";
  case StateMap::Additive:
    return "what a mini-batch adds does not depend on the state";
  case StateMap::Affine:
    return "two mini-batches compose to a map of the same kind";
  case StateMap::General:
    return "mini-batches wait for each other";
  }
  llvm_unreachable("not a class");
}

namespace {
struct TTTClassifyStateMapsPass
    : ttt::impl::TTTClassifyStateMapsPassBase<TTTClassifyStateMapsPass> {
  using TTTClassifyStateMapsPassBase::TTTClassifyStateMapsPassBase;

  void runOnOperation() override {
    getOperation()->walk([&](EveryOp loop) {
      if (loop->getParentOfType<EveryOp>() || loop.getInits().empty()) {
        return;
      }
      StateMapResult result = classifyStateMap(loop);
      loop->setAttr(stateMapAttrName, StateMapAttr::get(&getContext(), result.map));
      emitRemark(loop.getLoc()) << "[ttt-classify-state-maps] state map, "
                                << stringifyStateMap(result.map) << ": " << consequence(result.map);
      if (result.why) {
        emitRemark(result.why->getLoc())
            << "[ttt-classify-state-maps] this is not known to be affine in the state";
      }
    });
  }
};
} // namespace
