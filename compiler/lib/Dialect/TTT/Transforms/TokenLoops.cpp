//===- TokenLoops.cpp - ttt.every and ttt.each_token as one kind ---------- ===//
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

/// The loop with `rows`, values of its body, as further results; gives these.
template <typename LoopOp> static SmallVector<Value> yieldRows(LoopOp loop, ArrayRef<Value> rows) {
  OpBuilder builder(loop);
  Operation *yield = loop.getBody().front().getTerminator();
  int64_t length = tensorType(loop.getTokens()[0]).getDimSize(0);
  SmallVector<Value> yielded(yield->getOperands());
  SmallVector<Type> types(loop.getResultTypes());
  for (Value value : rows) {
    RankedTensorType type = tensorType(value);
    SmallVector<int64_t> shape{length};
    llvm::append_range(shape, type.getShape().drop_front(std::is_same_v<LoopOp, EveryOp>));
    types.push_back(RankedTensorType::get(shape, type.getElementType()));
    yielded.push_back(value);
  }
  yield->setOperands(yielded);
  LoopOp wider;
  if constexpr (std::is_same_v<LoopOp, EveryOp>) {
    wider = EveryOp::create(builder, loop.getLoc(), types, loop.getChunk(), loop.getFirst(),
                            loop.getLength(), loop.getTokens(), loop.getInits(), loop.getReverse());
  } else {
    wider = EachTokenOp::create(builder, loop.getLoc(), types, loop.getStart(), loop.getCount(),
                                loop.getTokens(), loop.getInits(), loop.getReverse());
  }
  wider->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  wider.getBody().takeBody(loop.getBody());
  SmallVector<Value> results(wider->getResults());
  loop->replaceAllUsesWith(ValueRange(results).drop_back(rows.size()));
  loop.erase();
  return SmallVector<Value>(ArrayRef(results).take_back(rows.size()));
}

SmallVector<Value> ttt::yieldToTop(ArrayRef<Value> rows, Operation *innermost, func::FuncOp func) {
  SmallVector<Value> values(rows);
  for (Operation *loop = innermost, *around; loop != func; loop = around) {
    around = loop->getParentOp();
    values = isa<EveryOp>(loop) ? yieldRows(cast<EveryOp>(loop), values)
                                : yieldRows(cast<EachTokenOp>(loop), values);
  }
  return values;
}

template <typename LoopOp> static Value addTo(LoopOp loop, Value stream) {
  RankedTensorType type = tensorType(stream);
  SmallVector<int64_t> shape(type.getShape().drop_front());
  if constexpr (std::is_same_v<LoopOp, EveryOp>) {
    shape.insert(shape.begin(), loop.getChunk());
  }
  Value argument = loop.getBody().insertArgument(
      TokenLoop(loop).firstCarried(), RankedTensorType::get(shape, type.getElementType()),
      stream.getLoc());
  loop.getTokensMutable().append(stream);
  return argument;
}

Value ttt::addToken(Value stream, Operation *innermost, func::FuncOp func) {
  SmallVector<Operation *> loops;
  for (Operation *loop = innermost; loop != func; loop = loop->getParentOp()) {
    loops.push_back(loop);
  }
  Value value = stream;
  for (Operation *loop : llvm::reverse(loops)) {
    value = isa<EveryOp>(loop) ? addTo(cast<EveryOp>(loop), value)
                               : addTo(cast<EachTokenOp>(loop), value);
  }
  return value;
}
