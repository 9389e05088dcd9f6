//===- TTTCanonicalization.cpp - Loops without dead work ------------------ ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over time keeps only the tokens, carried tensors and results that
// something reads.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::ttt;

/// Which yielded values count: rows and final values that are used, and what is
/// carried if it is read on the way to one that counts.
template <typename LoopOp> static BitVector liveResults(LoopOp loop) {
  Block &body = loop.getBody().front();
  BitVector live(loop->getNumResults());
  llvm::DenseSet<Value> seen;
  SmallVector<Value> work;
  auto mark = [&](unsigned result) {
    if (!live.test(result)) {
      live.set(result);
      work.push_back(body.getTerminator()->getOperand(result));
    }
  };
  for (OpResult result : loop->getResults()) {
    if (!result.use_empty()) {
      mark(result.getResultNumber());
    }
  }
  // What has effects stays, and with it what it reads.
  for (Operation &op : body.without_terminator()) {
    if (!wouldOpBeTriviallyDead(&op)) {
      llvm::append_range(work, op.getOperands());
      llvm::SetVector<Value> above;
      getUsedValuesDefinedAbove(op.getRegions(), above);
      llvm::append_range(work, above);
    }
  }
  unsigned firstCarried = body.getNumArguments() - loop.getInits().size();
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (!seen.insert(value).second) {
      continue;
    }
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == &body && argument.getArgNumber() >= firstCarried) {
        mark(argument.getArgNumber() - firstCarried);
      }
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (op->getBlock() == &body) {
      llvm::append_range(work, op->getOperands());
      llvm::SetVector<Value> above;
      getUsedValuesDefinedAbove(op->getRegions(), above);
      llvm::append_range(work, above);
    }
  }
  return live;
}

namespace {
template <typename LoopOp> struct DropUnused : OpRewritePattern<LoopOp> {
  using OpRewritePattern<LoopOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(LoopOp loop, PatternRewriter &rewriter) const override {
    Block &body = loop.getBody().front();
    Operation *yield = body.getTerminator();
    BitVector live = liveResults(loop);
    unsigned carried = loop.getInits().size(), tokens = loop.getTokens().size();
    unsigned firstToken = body.getNumArguments() - carried - tokens;
    // The first stream stays: it says how many tokens there are.
    BitVector dropped(body.getNumArguments());
    for (unsigned i = 1; i < tokens; ++i) {
      if (body.getArgument(firstToken + i).use_empty()) {
        dropped.set(firstToken + i);
      }
    }
    if (live.all() && dropped.none()) {
      return failure();
    }
    SmallVector<Value> newTokens, newInits, yielded;
    SmallVector<Type> types;
    for (unsigned i = 0; i < tokens; ++i) {
      if (!dropped.test(firstToken + i)) {
        newTokens.push_back(loop.getTokens()[i]);
      }
    }
    for (unsigned i = 0; i < live.size(); ++i) {
      if (live.test(i)) {
        types.push_back(loop->getResult(i).getType());
        yielded.push_back(yield->getOperand(i));
        if (i < carried) {
          newInits.push_back(loop.getInits()[i]);
        }
      }
    }
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
    // What fed only dropped results is dead now, and with it the dropped arguments.
    Operation *previous;
    for (Operation *op = yield->getPrevNode(); op; op = previous) {
      previous = op->getPrevNode();
      if (isOpTriviallyDead(op)) {
        rewriter.eraseOp(op);
      }
    }
    for (unsigned i = 0; i < carried; ++i) {
      if (!live.test(i)) {
        BlockArgument argument = body.getArgument(firstToken + tokens + i);
        assert(argument.use_empty() && "a dead carried tensor is read");
        dropped.set(argument.getArgNumber());
      }
    }
    body.eraseArguments(dropped);
    LoopOp narrow;
    if constexpr (std::is_same_v<LoopOp, EveryOp>) {
      narrow = EveryOp::create(rewriter, loop.getLoc(), types, loop.getChunk(), loop.getFirst(),
                               loop.getLength(), newTokens, newInits, loop.getReverse());
    } else {
      narrow = EachTokenOp::create(rewriter, loop.getLoc(), types, loop.getStart(), loop.getCount(),
                                   newTokens, newInits, loop.getReverse());
    }
    narrow->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
    rewriter.inlineRegionBefore(loop.getBody(), narrow.getBody(), narrow.getBody().end());
    unsigned next = 0;
    for (unsigned i = 0; i < live.size(); ++i) {
      if (live.test(i)) {
        rewriter.replaceAllUsesWith(loop->getResult(i), narrow->getResult(next++));
      }
    }
    rewriter.eraseOp(loop);
    return success();
  }
};
} // namespace

void EveryOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused<EveryOp>>(context);
}

void EachTokenOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropUnused<EachTokenOp>>(context);
}
