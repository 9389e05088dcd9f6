//===- LoopLiveness.cpp - Liveness in loops over tokens ------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A worklist of live values. A live block argument of a loop makes its operand live, a
// live result of a loop the value that its body yields for it; any other op with a live
// result makes all its operands live.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/LoopLiveness.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::ttt;

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

LoopLiveness::LoopLiveness(TokenLoopOpInterface loop, const BitVector &requested) : root(loop) {
  for (unsigned result : requested.set_bits()) {
    mark(loop, result);
  }
  keepEffects(loop.getStep());
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

void LoopLiveness::mark(TokenLoopOpInterface loop, unsigned result) {
  BitVector &bits = live.try_emplace(loop, loop->getNumResults()).first->second;
  if (bits.test(result)) {
    return;
  }
  bits.set(result);
  work.push_back(loop.getYield()->getOperand(result));
  if (loop != root) {
    enter(loop);
    if (result < loop.getInits().size()) {
      work.push_back(loop.getInits()[result]);
    }
  }
}

/// Operands that define the range of tokens are always live: the indices and the first stream.
void LoopLiveness::enter(TokenLoopOpInterface loop) {
  OperandRange tokens = loop.getTokens();
  llvm::append_range(work, loop->getOperands().drop_back(tokens.size() + loop.getInits().size()));
  llvm::append_range(work, tokens.take_front(1));
}

/// Operands of ops with side effects are live.
void LoopLiveness::keepEffects(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (wouldOpBeTriviallyDead(&op)) {
      continue;
    }
    if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
      enter(loop);
      keepEffects(loop.getStep());
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
    auto loop = dyn_cast<TokenLoopOpInterface>(argument.getOwner()->getParentOp());
    if (!loop || !root->isAncestor(loop)) {
      return;
    }
    if (std::optional<unsigned> carried = loop.getCarriedNumber(argument)) {
      mark(loop, *carried);
    } else if (std::optional<unsigned> token = loop.getTokenNumber(argument);
               token && loop != root) {
      work.push_back(loop.getTokens()[*token]);
    }
    return;
  }
  Operation *op = value.getDefiningOp();
  if (!root->isProperAncestor(op)) {
    return;
  }
  if (auto loop = dyn_cast<TokenLoopOpInterface>(op)) {
    mark(loop, cast<OpResult>(value).getResultNumber());
  } else {
    visitOperands(op);
  }
}

/// Replaces `loop` by a loop with its live results and carried tensors and its used tokens.
static Operation *narrow(RewriterBase &rewriter, TokenLoopOpInterface loop,
                         const LoopLiveness &liveness) {
  Block &body = loop.getStep();
  Operation *yield = loop.getYield();
  BitVector live = liveness.results(loop);
  unsigned carried = loop.getInits().size(), tokens = loop.getTokens().size();
  SmallVector<Value> newTokens, newInits, yielded;
  SmallVector<Type> types;
  for (unsigned i : live.set_bits()) {
    types.push_back(loop->getResult(i).getType());
    yielded.push_back(yield->getOperand(i));
    if (i < carried) {
      newInits.push_back(loop.getInits()[i]);
    }
  }
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  // In reverse order: an op is dead once its users are erased.
  Operation *previous;
  for (Operation *op = yield->getPrevNode(); op; op = previous) {
    previous = op->getPrevNode();
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
    } else if (auto inner = dyn_cast<TokenLoopOpInterface>(op)) {
      narrow(rewriter, inner, liveness);
    }
  }
  BitVector dropped(body.getNumArguments());
  for (BlockArgument argument : loop.getCarriedArgs()) {
    if (!live.test(*loop.getCarriedNumber(argument))) {
      assert(argument.use_empty() && "a dead tensor is read");
      dropped.set(argument.getArgNumber());
    }
  }
  // The first stream stays: its length is the number of tokens.
  for (unsigned i = 0; i < tokens; ++i) {
    BlockArgument argument = loop.getTokenArgs()[i];
    if (i > 0 && argument.use_empty()) {
      dropped.set(argument.getArgNumber());
    } else {
      newTokens.push_back(loop.getTokens()[i]);
    }
  }
  body.eraseArguments(dropped);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Operation *narrower = loop.createLike(rewriter, types, newTokens, newInits, loop.getReverse());
  narrower->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  Region &region = narrower->getRegion(0);
  rewriter.inlineRegionBefore(loop->getRegion(0), region, region.end());
  for (auto [i, result] : llvm::enumerate(live.set_bits())) {
    rewriter.replaceAllUsesWith(loop->getResult(result), narrower->getResult(i));
  }
  rewriter.eraseOp(loop);
  return narrower;
}

Operation *ttt::dropUnused(RewriterBase &rewriter, TokenLoopOpInterface loop) {
  LoopLiveness liveness(loop, usedResults(loop));
  bool readsTokens = llvm::none_of(loop.getTokenArgs().drop_front(loop.getTokens().empty() ? 0 : 1),
                                   [](BlockArgument argument) { return argument.use_empty(); });
  return readsTokens && liveness.results(loop).all() ? nullptr : narrow(rewriter, loop, liveness);
}
