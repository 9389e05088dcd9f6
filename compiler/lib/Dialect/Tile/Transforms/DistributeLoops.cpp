//===- DistributeLoops.cpp - Iterations of a loop over several blocks -----===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/Dialect/Tile/Transforms/Passes.h"
#include "tttc/Support/Functions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEDISTRIBUTELOOPSPASS
#include "tttc/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

using namespace mlir;
using namespace mlir::tile;

/// Returns true if the rows that `write` writes in one iteration of `loop` are not those of
/// another: `step` rows from the induction variable on, or the entry of its quotient by the step.
static bool writesOwnRows(WriteOp write, scf::ForOp loop, int64_t step) {
  if (!write.getDest().getType().isDynamicDim(0) || write.getSteps()) {
    return false;
  }
  Value first = write.getOffsets()[0];
  const auto *axis = llvm::find(write.getAxes(), 0);
  int64_t rows = axis == write.getAxes().end()
                     ? 1
                     : tensorType(write.getValue()).getDimSize(axis - write.getAxes().begin());
  if (first == loop.getInductionVar()) {
    return rows <= step;
  }
  auto entry = first.getDefiningOp<arith::DivUIOp>();
  return entry && entry.getLhs() == loop.getInductionVar() && rows == 1 &&
         isConstantIntValue(entry.getRhs(), step);
}

/// Returns true if no block reads or writes rows of `memory` that another one writes: nothing reads
/// them, and of the loops that write them each begins where the one before ends.
static bool isOfOneBlock(BlockArgument memory, Block &body) {
  SmallVector<scf::ForOp> loops;
  for (Operation *user : memory.getUsers()) {
    if (isa<WriteOp>(user)) {
      auto loop = dyn_cast<scf::ForOp>(body.findAncestorOpInBlock(*user));
      if (loop && !llvm::is_contained(loops, loop)) {
        loops.push_back(loop);
      }
    } else if (!isa<memref::DimOp>(user)) {
      return false;
    }
  }
  llvm::sort(loops, [](scf::ForOp a, scf::ForOp b) { return a->isBeforeInBlock(b); });
  return llvm::all_of(llvm::zip(loops, llvm::drop_begin(loops)), [](auto pair) {
    auto [before, after] = pair;
    return before.getUpperBound() == after.getLowerBound();
  });
}

/// The common step of the function's loops if their iterations do not depend on each other.
static std::optional<int64_t> findStep(func::FuncOp func) {
  std::optional<int64_t> step;
  for (scf::ForOp loop : func.getOps<scf::ForOp>()) {
    std::optional<int64_t> own = getConstantIntValue(loop.getStep());
    if (!own || loop.getNumResults() != 0 || (step && step != own)) {
      return std::nullopt;
    }
    step = own;
  }
  WalkResult walked = func.walk([&](Operation *op) {
    // A stream of the function itself is in the workspace of one block.
    if (isa<memref::AllocOp>(op)) {
      return WalkResult::interrupt();
    }
    auto write = dyn_cast<WriteOp>(op);
    if (!write || !isa<BlockArgument>(write.getDest())) {
      return WalkResult::advance();
    }
    Operation *top = func.getBody().front().findAncestorOpInBlock(*op);
    auto loop = dyn_cast<scf::ForOp>(top);
    return WalkResult(
        success(loop && writesOwnRows(write, loop, *step) &&
                isOfOneBlock(cast<BlockArgument>(write.getDest()), *top->getBlock())));
  });
  return walked.wasInterrupted() ? std::nullopt : step;
}

namespace {
struct TileDistributeLoopsPass : tile::impl::TileDistributeLoopsPassBase<TileDistributeLoopsPass> {
  using TileDistributeLoopsPassBase::TileDistributeLoopsPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isDeclaration()) {
      return;
    }
    if (failed(tttc::checkOneBlock(func))) {
      return signalPassFailure();
    }
    std::optional<int64_t> step = findStep(func);
    if (!step) {
      return;
    }
    OpBuilder b = OpBuilder::atBlockBegin(&func.getBody().front());
    Location loc = func.getLoc();
    Value block = gpu::BlockIdOp::create(b, loc, gpu::Dimension::z);
    Value blocks = gpu::GridDimOp::create(b, loc, gpu::Dimension::z);
    Value rows = arith::ConstantIndexOp::create(b, loc, *step);
    Value first = arith::MulIOp::create(b, loc, block, rows);
    Value apart = arith::MulIOp::create(b, loc, blocks, rows);
    for (scf::ForOp loop : func.getOps<scf::ForOp>()) {
      b.setInsertionPoint(loop);
      Value lower = loop.getLowerBound();
      loop.setLowerBound(arith::AddIOp::create(b, loc, lower, first));
      loop.setStep(apart);
    }
    func->setAttr(blockRowsAttrName, OpBuilder(func).getI64IntegerAttr(*step));
  }
};
} // namespace
