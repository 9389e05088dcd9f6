//===- LoopLiveness.h - What counts in loops over tokens --------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Liveness of tokens, carried tensors and results, one by one and through loops
// inside loops: a tensor that only feeds itself, around any number of loops, is dead.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_LOOPLIVENESS_H
#define TTTC_DIALECT_TTT_IR_LOOPLIVENESS_H

#include "tttc/Dialect/TTT/IR/TTTInterfaces.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {
class RewriterBase;
}

namespace mlir::ttt {

class LoopLiveness {
public:
  /// Of `loop` if only the results `asked` are read.
  LoopLiveness(TokenLoopOpInterface loop, const BitVector &asked);

  /// Which results of `loop`, or of a loop inside it, count: those asked for, and what
  /// is carried if it is read on the way to one of them.
  BitVector results(Operation *loop) const;

private:
  void mark(TokenLoopOpInterface loop, unsigned result);
  void enter(TokenLoopOpInterface loop);
  void keepEffects(Block &block);
  void visit(Value value);
  void visitOperands(Operation *op);

  Operation *root;
  llvm::DenseMap<Operation *, BitVector> live;
  llvm::DenseSet<Value> seen;
  SmallVector<Value> work;
};

/// Replaces a loop by one without the tokens, carried tensors and results that nothing reads, in
/// the loops inside it too. Null if it reads all.
Operation *dropUnused(RewriterBase &rewriter, TokenLoopOpInterface loop);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_LOOPLIVENESS_H
