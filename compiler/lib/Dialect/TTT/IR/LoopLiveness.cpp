//===- LoopLiveness.cpp - What counts in loops over tokens ---------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One worklist of values. An argument of a loop leads to what the loop gives it, a
// result of a loop to what its body yields for it; any other op reads all it names.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/LoopLiveness.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::ttt;

static bool isLoop(Operation *op) { return isa<EveryOp, EachTokenOp>(op); }

static OperandRange tokensOf(Operation *loop) {
  auto every = dyn_cast<EveryOp>(loop);
  return every ? every.getTokens() : cast<EachTokenOp>(loop).getTokens();
}

static OperandRange initsOf(Operation *loop) {
  auto every = dyn_cast<EveryOp>(loop);
  return every ? every.getInits() : cast<EachTokenOp>(loop).getInits();
}

static Block &bodyOf(Operation *loop) { return loop->getRegion(0).front(); }

static unsigned firstCarried(Operation *loop) {
  return bodyOf(loop).getNumArguments() - initsOf(loop).size();
}

static unsigned firstToken(Operation *loop) { return firstCarried(loop) - tokensOf(loop).size(); }

/// Results of an op that something reads.
static BitVector usedResults(Operation *op) {
  BitVector used(op->getNumResults());
  for (OpResult result : op->getResults()) {
    if (!result.use_empty()) {
      used.set(result.getResultNumber());
    }
  }
  return used;
}

LoopLiveness::LoopLiveness(Operation *loop, const BitVector &asked) : root(loop) {
  for (unsigned result : asked.set_bits()) {
    mark(loop, result);
  }
  keepEffects(bodyOf(loop));
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (seen.insert(value).second) {
      visit(value);
    }
  }
}

BitVector LoopLiveness::results(Operation *loop) const {
  auto found = live.find(loop);
  return found == live.end() ? BitVector(loop->getNumResults()) : found->second;
}

void LoopLiveness::mark(Operation *loop, unsigned result) {
  BitVector &bits = live.try_emplace(loop, loop->getNumResults()).first->second;
  if (bits.test(result)) {
    return;
  }
  bits.set(result);
  work.push_back(bodyOf(loop).getTerminator()->getOperand(result));
  if (loop != root) {
    enter(loop);
    if (result < initsOf(loop).size()) {
      work.push_back(initsOf(loop)[result]);
    }
  }
}

/// What says which tokens there are is read whatever the body does.
void LoopLiveness::enter(Operation *loop) {
  OperandRange tokens = tokensOf(loop);
  llvm::append_range(work, loop->getOperands().drop_back(tokens.size() + initsOf(loop).size()));
  llvm::append_range(work, tokens.take_front(1));
}

/// What has effects stays, and with it what it reads.
void LoopLiveness::keepEffects(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (wouldOpBeTriviallyDead(&op)) {
      continue;
    }
    if (isLoop(&op)) {
      enter(&op);
      keepEffects(bodyOf(&op));
    } else {
      visitOperands(&op);
    }
  }
}

void LoopLiveness::visitOperands(Operation *op) {
  llvm::append_range(work, op->getOperands());
  llvm::SetVector<Value> above;
  getUsedValuesDefinedAbove(op->getRegions(), above);
  llvm::append_range(work, above);
}

void LoopLiveness::visit(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *loop = argument.getOwner()->getParentOp();
    if (!isLoop(loop) || !root->isAncestor(loop)) {
      return;
    }
    unsigned number = argument.getArgNumber();
    if (number >= firstCarried(loop)) {
      mark(loop, number - firstCarried(loop));
    } else if (number >= firstToken(loop) && loop != root) {
      work.push_back(tokensOf(loop)[number - firstToken(loop)]);
    }
    return;
  }
  Operation *op = value.getDefiningOp();
  if (!root->isProperAncestor(op)) {
    return;
  }
  if (isLoop(op)) {
    mark(op, cast<OpResult>(value).getResultNumber());
  } else {
    visitOperands(op);
  }
}

/// `loop` with the results `live`, and of its tokens and carried tensors what is left.
static Operation *narrow(RewriterBase &rewriter, Operation *loop, const LoopLiveness &liveness) {
  Block &body = bodyOf(loop);
  Operation *yield = body.getTerminator();
  BitVector live = liveness.results(loop);
  unsigned carried = initsOf(loop).size(), tokens = tokensOf(loop).size();
  SmallVector<Value> newTokens, newInits, yielded;
  SmallVector<Type> types;
  for (unsigned i : live.set_bits()) {
    types.push_back(loop->getResult(i).getType());
    yielded.push_back(yield->getOperand(i));
    if (i < carried) {
      newInits.push_back(initsOf(loop)[i]);
    }
  }
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  // From the end: what fed only dropped results is dead once its readers are gone.
  Operation *previous;
  for (Operation *op = yield->getPrevNode(); op; op = previous) {
    previous = op->getPrevNode();
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
    } else if (isLoop(op)) {
      narrow(rewriter, op, liveness);
    }
  }
  BitVector dropped(body.getNumArguments());
  for (unsigned i = 0; i < carried; ++i) {
    if (!live.test(i)) {
      assert(body.getArgument(firstCarried(loop) + i).use_empty() && "a dead tensor is read");
      dropped.set(firstCarried(loop) + i);
    }
  }
  // The first stream stays: it says how many tokens there are.
  for (unsigned i = 0; i < tokens; ++i) {
    unsigned number = firstToken(loop) + i;
    if (i > 0 && body.getArgument(number).use_empty()) {
      dropped.set(number);
    } else {
      newTokens.push_back(tokensOf(loop)[i]);
    }
  }
  body.eraseArguments(dropped);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Operation *narrower;
  if (auto every = dyn_cast<EveryOp>(loop)) {
    narrower = EveryOp::create(rewriter, loop->getLoc(), types, every.getChunk(), every.getFirst(),
                               every.getLength(), newTokens, newInits, every.getReverse());
  } else {
    auto each = cast<EachTokenOp>(loop);
    narrower = EachTokenOp::create(rewriter, loop->getLoc(), types, each.getStart(),
                                   each.getCount(), newTokens, newInits, each.getReverse());
  }
  narrower->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  Region &region = narrower->getRegion(0);
  rewriter.inlineRegionBefore(loop->getRegion(0), region, region.end());
  for (auto [i, result] : llvm::enumerate(live.set_bits())) {
    rewriter.replaceAllUsesWith(loop->getResult(result), narrower->getResult(i));
  }
  rewriter.eraseOp(loop);
  return narrower;
}

Operation *ttt::dropUnused(RewriterBase &rewriter, Operation *loop) {
  LoopLiveness liveness(loop, usedResults(loop));
  bool readsAll = liveness.results(loop).all();
  for (unsigned i = 1; i < tokensOf(loop).size(); ++i) {
    readsAll &= !bodyOf(loop).getArgument(firstToken(loop) + i).use_empty();
  }
  return readsAll ? nullptr : narrow(rewriter, loop, liveness);
}
