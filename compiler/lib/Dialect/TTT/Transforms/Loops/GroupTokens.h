//===- GroupTokens.h - Cut a loop over time into groups ---------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Used for mini-batches of the dual form and for segments of checkpoints.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_GROUPTOKENS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_GROUPTOKENS_H

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

namespace mlir::ttt {

/// Puts `ttt.every size` around a loop over the whole sequence, in the same direction. Carried
/// tensors pass through, and discardable attributes stay on the inner loop.
inline void groupTokens(TokenLoopOpInterface loop, int64_t size) {
  OpBuilder builder(loop);
  Location loc = loop->getLoc();
  auto withRows = [&](Value value) {
    SmallVector<int64_t> shape(tensorType(value).getShape());
    shape[0] = size;
    return RankedTensorType::get(shape, tensorType(value).getElementType());
  };
  auto outer = EveryOp::create(builder, loc, loop->getResultTypes(), size, Value(), Value(),
                               loop.getTokens(), loop.getInits(), loop.getReverse());
  Block *body = builder.createBlock(&outer.getBody());
  body->addArguments({builder.getIndexType(), builder.getIndexType()}, {loc, loc});
  for (Value token : loop.getTokens()) {
    body->addArgument(withRows(token), token.getLoc());
  }
  for (Value init : loop.getInits()) {
    body->addArgument(init.getType(), init.getLoc());
  }
  SmallVector<Type> results(loop.getCarriedResults().getTypes());
  for (Value rows : loop.getRowResults()) {
    results.push_back(withRows(rows));
  }
  TokenLoopOpInterface inner = loop.createLike(builder, results, outer.getTokenArgs(),
                                               outer.getCarriedArgs(), loop.getReverse());
  inner->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  inner.setTokenRange(outer.getStart(), outer.getCount());
  inner.getBody().takeBody(loop.getBody());
  YieldOp::create(builder, loc, inner->getResults());
  loop->replaceAllUsesWith(outer.getResults());
  loop->erase();
}

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_LOOPS_GROUPTOKENS_H
