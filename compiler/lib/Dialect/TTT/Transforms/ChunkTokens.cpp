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

#include "GroupTokens.h"

#include "tttc/Dialect/TTT/Transforms/Passes.h"

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
    if (chunk < 1 || mapChunk < 1) {
      getOperation()->emitError("options chunk and map-chunk: expected at least 1, found ")
          << int64_t(chunk) << " and " << int64_t(mapChunk);
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
