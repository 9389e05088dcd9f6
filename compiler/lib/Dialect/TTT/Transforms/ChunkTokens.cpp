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

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/TTT/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace mlir::ttt {
#define GEN_PASS_DEF_TTTCHUNKTOKENSPASS
#include "tttc/Dialect/TTT/Transforms/Passes.h.inc"
} // namespace mlir::ttt

using namespace mlir;
using namespace mlir::ttt;

static RankedTensorType withRows(Value value, int64_t rows) {
  SmallVector<int64_t> shape(tensorType(value).getShape());
  shape[0] = rows;
  return RankedTensorType::get(shape, tensorType(value).getElementType());
}

static void chunk(EachTokenOp loop, int64_t chunk) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  auto every = EveryOp::create(builder, loc, loop.getResultTypes(), chunk, Value(), Value(),
                               loop.getTokens(), loop.getInits());
  Block *body = builder.createBlock(&every.getBody());
  body->addArguments({builder.getIndexType(), builder.getIndexType()}, {loc, loc});
  for (Value token : loop.getTokens()) {
    body->addArgument(withRows(token, chunk), token.getLoc());
  }
  for (Value init : loop.getInits()) {
    body->addArgument(init.getType(), init.getLoc());
  }
  SmallVector<Type> results(loop.getCarriedResults().getTypes());
  for (Value rows : loop.getRowResults()) {
    results.push_back(withRows(rows, chunk));
  }
  auto inner = EachTokenOp::create(builder, loc, results, every.getStart(), every.getCount(),
                                   every.getTokenArgs(), every.getCarriedArgs());
  inner.getBody().takeBody(loop.getBody());
  YieldOp::create(builder, loc, inner.getResults());
  loop.replaceAllUsesWith(every.getResults());
  loop.erase();
}

namespace {
struct TTTChunkTokensPass : ttt::impl::TTTChunkTokensPassBase<TTTChunkTokensPass> {
  using TTTChunkTokensPassBase::TTTChunkTokensPassBase;

  void runOnOperation() override {
    if (chunk < 1) {
      getOperation()->emitError("option chunk: expected at least 1, found ") << int64_t(chunk);
      return signalPassFailure();
    }
    SmallVector<EachTokenOp> loops;
    getOperation()->walk([&](EachTokenOp loop) {
      bool whole = !loop.getTokens().empty() && !loop->getParentOfType<EveryOp>() &&
                   tensorType(loop.getTokens()[0]).isDynamicDim(0);
      if (whole) {
        loops.push_back(loop);
      }
    });
    for (EachTokenOp loop : loops) {
      ::chunk(loop, chunk);
    }
  }
};
} // namespace
