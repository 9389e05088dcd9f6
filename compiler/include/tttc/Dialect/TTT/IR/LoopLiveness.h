//===- LoopLiveness.h - Liveness in loops over tokens -----------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Liveness of each token stream, carried tensor and result, through nested loops: a
// tensor that only feeds itself, around any number of loops, is dead.
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
  /// Computes the liveness in `loop` if only its results `asked` are read.
  LoopLiveness(TokenLoopOpInterface loop, const BitVector &requested);

  /// The live results of `loop`, the analysed loop or one inside it: those asked for, and
  /// carried tensors that they depend on.
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

/// Replaces a loop by one without unused tokens, carried tensors and results, in the loops inside
/// it too. Returns null if all are used.
Operation *dropUnused(RewriterBase &rewriter, TokenLoopOpInterface loop);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_LOOPLIVENESS_H
