//===- ChunkTokens.cpp - Cut a loop over all tokens into mini-batches ----- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "../Loops/GroupTokens.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"
#include "tttc/Support/Options.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTCHUNKTOKENSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

namespace {
struct TTTChunkTokensPass : ttt::impl::TTTChunkTokensPassBase<TTTChunkTokensPass> {
  using TTTChunkTokensPassBase::TTTChunkTokensPassBase;

  void runOnOperation() override {
    if (failed(tttc::checkOption(getOperation(), "chunk", chunk, 1, tttc::largestGroup)) ||
        failed(tttc::checkOption(getOperation(), "map-chunk", mapChunk, 1, tttc::largestGroup))) {
      return signalPassFailure();
    }
    SmallVector<EachTokenOp> loops;
    getOperation()->walk([&](EachTokenOp loop) {
      bool whole = !isInDecode(loop) && !loop.getTokens().empty() &&
                   !loop->getParentOfType<EveryOp>() &&
                   tensorType(loop.getTokens()[0]).isDynamicDim(0);
      if (whole) {
        loops.push_back(loop);
      }
    });
    for (EachTokenOp loop : loops) {
      bool isMap = loop.getInits().empty();
      if (isMap || !onlyMaps) {
        groupTokens(loop, isMap ? mapChunk : chunk);
      }
    }
  }
};
} // namespace
