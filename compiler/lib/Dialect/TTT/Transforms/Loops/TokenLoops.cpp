//===- TokenLoops.cpp - Streams through nested loops ----------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See TokenLoops.h.
//
//===----------------------------------------------------------------------===//

#include "TokenLoops.h"

using namespace mlir;
using namespace mlir::ttt;

/// The type of a step's part of a stream, for `rows` rows.
static RankedTensorType withRows(RankedTensorType row, int64_t rows) {
  SmallVector<int64_t> shape{rows};
  llvm::append_range(shape, row.getShape());
  return RankedTensorType::get(shape, row.getElementType());
}

static RankedTensorType rowOf(RankedTensorType rows) {
  return RankedTensorType::get(rows.getShape().drop_front(), rows.getElementType());
}

/// Adds `rows`, values of its body, to the results of the loop; returns the new results.
static SmallVector<Value> yieldRows(TokenLoopOpInterface loop, ArrayRef<Value> rows) {
  OpBuilder builder(loop);
  Operation *yield = loop.getYield();
  int64_t length = tensorType(loop.getTokens()[0]).getDimSize(0);
  SmallVector<Value> yielded(yield->getOperands());
  SmallVector<Type> types(loop->getResultTypes());
  for (Value value : rows) {
    RankedTensorType type = tensorType(value);
    types.push_back(withRows(loop.getRowsPerStep() ? rowOf(type) : type, length));
    yielded.push_back(value);
  }
  yield->setOperands(yielded);
  TokenLoopOpInterface wider =
      loop.createLike(builder, types, loop.getTokens(), loop.getInits(), loop.getReverse());
  wider->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  wider.getBody().takeBody(loop.getBody());
  SmallVector<Value> results(wider->getResults());
  loop->replaceAllUsesWith(ValueRange(results).drop_back(rows.size()));
  loop->erase();
  return SmallVector<Value>(ArrayRef(results).take_back(rows.size()));
}

SmallVector<Value> ttt::yieldToTop(ArrayRef<Value> rows, Operation *innermost, func::FuncOp func) {
  SmallVector<Value> values(rows);
  for (Operation *loop = innermost, *around; loop != func; loop = around) {
    around = loop->getParentOp();
    values = yieldRows(cast<TokenLoopOpInterface>(loop), values);
  }
  return values;
}

static Value addTo(TokenLoopOpInterface loop, Value stream) {
  RankedTensorType row = rowOf(tensorType(stream));
  int64_t rows = loop.getRowsPerStep();
  Value argument = loop.getStep().insertArgument(loop.getFirstCarriedArg(),
                                                 rows ? withRows(row, rows) : row, stream.getLoc());
  loop.getTokensMutable().append(stream);
  return argument;
}

Value ttt::addToken(Value stream, Operation *innermost, func::FuncOp func) {
  SmallVector<TokenLoopOpInterface> loops;
  for (Operation *loop = innermost; loop != func; loop = loop->getParentOp()) {
    loops.push_back(cast<TokenLoopOpInterface>(loop));
  }
  Value value = stream;
  for (TokenLoopOpInterface loop : llvm::reverse(loops)) {
    value = addTo(loop, value);
  }
  return value;
}
