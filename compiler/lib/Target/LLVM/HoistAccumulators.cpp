//===- HoistAccumulators.cpp - Keeps accumulators in registers ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Utils/VectorUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace tttc {
#define GEN_PASS_DEF_HOISTACCUMULATORSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// The allocation or argument that a memref views.
static Value rootOf(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>()) {
    memref = view.getViewSource();
  }
  return memref;
}

/// Returns true if the roots of two memrefs are different memory: allocations, constants and
/// arguments of the function are, what a loop carries may be any of them.
static bool areSeparate(Value first, Value second) {
  auto isNamed = [](Value root) {
    if (auto argument = dyn_cast<BlockArgument>(root)) {
      return isa<func::FuncOp>(argument.getOwner()->getParentOp());
    }
    return isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(root.getDefiningOp());
  };
  const Value one = rootOf(first), other = rootOf(second);
  return one != other && isNamed(one) && isNamed(other);
}

/// Returns true if `op` may access elements that the transfer accesses.
static bool mayAccess(Operation *op, VectorTransferOpInterface transfer, bool onlyWrites) {
  auto other = dyn_cast<VectorTransferOpInterface>(op);
  if (other && other.getBase() == transfer.getBase() &&
      vector::isDisjointTransferSet(other, transfer, /*testDynamicValueUsingBounds=*/true)) {
    return false;
  }
  std::optional<SmallVector<MemoryEffects::EffectInstance>> effects = getEffectsRecursively(op);
  return !effects || llvm::any_of(*effects, [&](const MemoryEffects::EffectInstance &effect) {
    const bool accesses = isa<MemoryEffects::Write>(effect.getEffect()) ||
                          (!onlyWrites && isa<MemoryEffects::Read>(effect.getEffect()));
    return accesses && (!effect.getValue() || !areSeparate(effect.getValue(), transfer.getBase()));
  });
}

/// Returns true if an op of the loop other than the two may access the elements of `read`.
static bool isAccessedIn(scf::ForOp loop, vector::TransferReadOp read,
                         vector::TransferWriteOp write) {
  return llvm::any_of(loop.getBody()->without_terminator(), [&](Operation &op) {
    return &op != read && &op != write && mayAccess(&op, read, /*onlyWrites=*/!write);
  });
}

/// Returns true if both transfer the same elements as the same vector.
static bool isSameTransfer(vector::TransferReadOp read, vector::TransferWriteOp write) {
  return write.getBase() == read.getBase() && write.getIndices() == read.getIndices() &&
         write.getVectorType() == read.getVectorType() &&
         write.getPermutationMap() == read.getPermutationMap() && !write.getMask() &&
         !read.getMask();
}

/// The write of the accumulator that `read` reads; null: there is none, or it comes first.
static vector::TransferWriteOp findWrite(scf::ForOp loop, vector::TransferReadOp read) {
  for (auto write : loop.getBody()->getOps<vector::TransferWriteOp>()) {
    if (isSameTransfer(read, write)) {
      return read->isBeforeInBlock(write) ? write : nullptr;
    }
  }
  return nullptr;
}

/// Moves one read, and the write of the same elements if there is one, out of the loop. Returns the
/// loop that took its place; null: there is nothing to move.
static scf::ForOp hoistOne(RewriterBase &rewriter, scf::ForOp loop) {
  for (auto read : loop.getBody()->getOps<vector::TransferReadOp>()) {
    vector::TransferWriteOp write = findWrite(loop, read);
    if (!isa<MemRefType>(read.getShapedType()) || isAccessedIn(loop, read, write) ||
        !llvm::all_of(read->getOperands(),
                      [&](Value operand) { return loop.isDefinedOutsideOfLoop(operand); })) {
      continue;
    }
    rewriter.moveOpBefore(read, loop);
    if (!write) {
      return loop;
    }
    FailureOr<LoopLikeOpInterface> replaced = loop.replaceWithAdditionalYields(
        rewriter, read.getResult(), /*replaceInitOperandUsesInLoop=*/true,
        [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
          return SmallVector<Value>{write.getVector()};
        });
    auto result = cast<scf::ForOp>(*replaced);
    rewriter.moveOpAfter(write, result);
    write.getValueToStoreMutable().assign(result->getResults().back());
    return result;
  }
  return nullptr;
}

/// Returns true if the loop's body certainly runs: without it, a moved write would be a new one.
static bool runs(scf::ForOp loop) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  return trips && !trips->isZero();
}

namespace {
struct HoistAccumulatorsPass : tttc::impl::HoistAccumulatorsPassBase<HoistAccumulatorsPass> {
  using HoistAccumulatorsPassBase::HoistAccumulatorsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    memref::populateFoldMemRefAliasOpPatterns(patterns);
    // Loops have single blocks, so region simplification finds nothing.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Not converging within the limit is no error: remaining transfers stay in their loops.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    // Inner loops first: what leaves them may leave the loops around them.
    SmallVector<scf::ForOp> loops;
    getOperation().walk<WalkOrder::PostOrder>([&](scf::ForOp loop) { loops.push_back(loop); });
    IRRewriter rewriter(&getContext());
    for (scf::ForOp loop : loops) {
      while (loop && runs(loop)) {
        loop = hoistOne(rewriter, loop);
      }
    }
  }
};
} // namespace
