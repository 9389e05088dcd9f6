//===- TokenLoops.h - ttt.every and ttt.each_token as one kind --*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What both loops over time have, and what goes through all of them: a stream in, rows out.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_DIALECT_TTT_TRANSFORMS_TOKENLOOPS_H
#define TTTC_LIB_DIALECT_TTT_TRANSFORMS_TOKENLOOPS_H

#include "tttc/AutoDiff/LoopGradient.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::ttt {

using tttc::isTokenLoop;

/// A view of a ttt.every or a ttt.each_token.
struct TokenLoop {
  Operation *op;

  explicit TokenLoop(Operation *op) : op(op) {}
  bool isEvery() const { return isa<EveryOp>(op); }
  bool isReverse() const {
    return isEvery() ? cast<EveryOp>(op).getReverse() : cast<EachTokenOp>(op).getReverse();
  }
  Block *body() const { return &op->getRegion(0).front(); }
  Operation *yield() const { return body()->getTerminator(); }
  OperandRange tokens() const {
    return isEvery() ? cast<EveryOp>(op).getTokens() : cast<EachTokenOp>(op).getTokens();
  }
  OperandRange inits() const {
    return isEvery() ? cast<EveryOp>(op).getInits() : cast<EachTokenOp>(op).getInits();
  }
  unsigned firstToken() const { return isEvery() ? 2 : 1; }
  unsigned firstCarried() const { return firstToken() + tokens().size(); }
  Block::BlockArgListType tokenArgs() const {
    return body()->getArguments().slice(firstToken(), tokens().size());
  }
  Block::BlockArgListType carriedArgs() const {
    return body()->getArguments().drop_front(firstCarried());
  }
  /// Which token or carried tensor an argument of the body is.
  std::optional<unsigned> tokenNumber(BlockArgument argument) const {
    unsigned number = argument.getArgNumber();
    return number >= firstToken() && number < firstCarried()
               ? std::optional<unsigned>(number - firstToken())
               : std::nullopt;
  }
  std::optional<unsigned> carriedNumber(BlockArgument argument) const {
    unsigned number = argument.getArgNumber();
    return number >= firstCarried() ? std::optional<unsigned>(number - firstCarried())
                                    : std::nullopt;
  }
};

/// Streams of the sequence whose rows are the `rows` of the loop `innermost`'s body.
SmallVector<Value> yieldToTop(ArrayRef<Value> rows, Operation *innermost, func::FuncOp func);

/// The row of `stream`, a stream of the sequence, that the token of `innermost` has.
Value addToken(Value stream, Operation *innermost, func::FuncOp func);

} // namespace mlir::ttt

#endif // TTTC_LIB_DIALECT_TTT_TRANSFORMS_TOKENLOOPS_H
