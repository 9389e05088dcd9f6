//===- SeparateStarts.cpp - Gives every op its own start value ------------===//
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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace tttc {
#define GEN_PASS_DEF_SEPARATESTARTSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Larger constants, in bytes, are filled at run time where they are used; for smaller ones, the
/// code would cost more than the data.
static constexpr int64_t mostConstantBytes = 1024;

/// Creates a copy of a tensor of static shape.
static Value copyOf(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  Value start = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
  return linalg::CopyOp::create(builder, loc, value, start).getResult(0);
}

/// Replaces large splat constants by fills, because as data they would increase the size of the
/// object.
static void fillConstants(Operation *root) {
  SmallVector<arith::ConstantOp> constants;
  root->walk([&](arith::ConstantOp constant) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    auto type = dyn_cast<RankedTensorType>(constant.getType());
    if (splat && type && !type.getEncoding() && type.getElementType().isIntOrFloat() &&
        type.getNumElements() > 8 * mostConstantBytes / type.getElementTypeBitWidth()) {
      constants.push_back(constant);
    }
  });
  for (arith::ConstantOp constant : constants) {
    OpBuilder builder(constant);
    Location loc = constant.getLoc();
    auto type = cast<RankedTensorType>(constant.getType());
    auto element = cast<SplatElementsAttr>(constant.getValue()).getSplatValue<TypedAttr>();
    Value value = arith::ConstantOp::create(builder, loc, element);
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
    constant->replaceAllUsesWith(linalg::FillOp::create(builder, loc, value, empty));
    constant.erase();
  }
}

/// Makes an op that starts from a value that a block yields work on a copy. Vectors that overwrite
/// the whole value would otherwise be written to the memory of the loop-carried value, because the
/// op that wrote it is folded away.
static void copyCarriedStarts(Operation *root) {
  SmallVector<OpOperand *> carried;
  root->walk([&](linalg::LinalgOp op) {
    auto isYielded = [](Value value) {
      return llvm::any_of(value.getUsers(),
                          [](Operation *user) { return user->hasTrait<OpTrait::IsTerminator>(); });
    };
    for (OpOperand &init : op.getDpsInitsMutable()) {
      auto type = dyn_cast<RankedTensorType>(init.get().getType());
      if (type && type.hasStaticShape() && !isa<linalg::CopyOp>(op) && isYielded(init.get())) {
        carried.push_back(&init);
      }
    }
  });
  for (OpOperand *init : carried) {
    auto op = cast<linalg::LinalgOp>(init->getOwner());
    OpBuilder builder(op);
    auto type = cast<RankedTensorType>(init->get().getType());
    init->set(op.payloadUsesValueFromOperand(init)
                  ? copyOf(builder, op.getLoc(), init->get())
                  : tensor::EmptyOp::create(builder, op.getLoc(), type.getShape(),
                                            type.getElementType()));
  }
}

/// Makes all but the last of several ops that start from one carried value work on copies: their
/// loops may be fused to one, which would carry the value several times.
static void copySharedCarriedStarts(Operation *root) {
  root->walk([](scf::ForOp loop) {
    for (BlockArgument carried : loop.getRegionIterArgs()) {
      auto type = dyn_cast<RankedTensorType>(carried.getType());
      if (!type || !type.hasStaticShape()) {
        continue;
      }
      SmallVector<OpOperand *> starts; // in the order of the block
      for (auto op : loop.getBody()->getOps<linalg::LinalgOp>()) {
        for (OpOperand &init : op.getDpsInitsMutable()) {
          if (init.get() == carried && !isa<linalg::CopyOp>(op) &&
              op.payloadUsesValueFromOperand(&init)) {
            starts.push_back(&init);
          }
        }
      }
      for (OpOperand *init : llvm::drop_end(starts, starts.empty() ? 0 : 1)) {
        OpBuilder builder(init->getOwner());
        init->set(copyOf(builder, init->getOwner()->getLoc(), carried));
      }
    }
  });
}

/// The tensor that an op updates to compute a value; null if it updates none.
static Value updatedBy(Value value) {
  auto result = dyn_cast<OpResult>(value);
  Operation *op = value.getDefiningOp();
  if (auto loop = dyn_cast_if_present<scf::ForOp>(op)) {
    return loop.getInitArgs()[result.getResultNumber()];
  }
  if (auto run = dyn_cast_if_present<DestinationStyleOpInterface>(op)) {
    return run.getDpsInitOperand(result.getResultNumber())->get();
  }
  if (auto step = dyn_cast_if_present<func::CallOp>(op);
      step && step.getNumOperands() >= step.getNumResults()) {
    return step.getOperands().take_back(step.getNumResults())[result.getResultNumber()];
  }
  if (auto insert = dyn_cast_if_present<tensor::InsertSliceOp>(op)) {
    return insert.getDest();
  }
  if (auto insert = dyn_cast_if_present<tensor::InsertOp>(op)) {
    return insert.getDest();
  }
  return nullptr;
}

/// The value that the memory of `value` may begin with: traced through updates and views.
static Value rootOf(Value value) {
  while (true) {
    Operation *op = value.getDefiningOp();
    Value before = isa_and_present<tensor::ExtractSliceOp, tensor::CastOp, tensor::ExpandShapeOp,
                                   tensor::CollapseShapeOp>(op)
                       ? op->getOperand(0)
                       : updatedBy(value);
    if (!before) {
      return value;
    }
    value = before;
  }
}

/// Copies what is returned, if a value with the same start is read after it: the final value of a
/// variable, of which an earlier value is saved. The eliminated start of both would be the memory
/// where the first one is returned, which is written before the other one is read.
static void copySharedResults(Operation *root) {
  SmallVector<bufferization::MaterializeInDestinationOp> copied;
  root->walk([&](bufferization::MaterializeInDestinationOp result) {
    Value value = result.getSource(), start = rootOf(value);
    auto isShared = [&](Value other) {
      return isa<RankedTensorType>(other.getType()) && other != value && rootOf(other) == start;
    };
    bool isReadLater = false;
    for (Operation *later = result->getNextNode(); later; later = later->getNextNode()) {
      later->walk([&](Operation *op) { isReadLater |= llvm::any_of(op->getOperands(), isShared); });
    }
    if (isReadLater && cast<RankedTensorType>(value.getType()).hasStaticShape()) {
      copied.push_back(result);
    }
  });
  for (bufferization::MaterializeInDestinationOp result : copied) {
    OpBuilder builder(result);
    result.getSourceMutable().assign(copyOf(builder, result.getLoc(), result.getSource()));
  }
}

/// Copies what is saved of a value that is read later in the block. The eliminated start of the
/// value would be its place in the saved tensor, of which bufferization then makes a copy: it does
/// not know that the insertion leaves the value as it is.
static void copySavedValues(Operation *root) {
  SmallVector<tensor::InsertSliceOp> saved;
  root->walk([&](tensor::InsertSliceOp insert) {
    Value value = insert.getSource();
    auto isLater = [&](Operation *user) {
      Operation *ancestor = insert->getBlock()->findAncestorOpInBlock(*user);
      return ancestor && insert->isBeforeInBlock(ancestor);
    };
    if (isa<BlockArgument>(insert.getDest()) && insert.getSourceType().hasStaticShape() &&
        rootOf(value).getDefiningOp<tensor::EmptyOp>() && llvm::any_of(value.getUsers(), isLater)) {
      saved.push_back(insert);
    }
  });
  for (tensor::InsertSliceOp insert : saved) {
    OpBuilder builder(insert);
    insert.getSourceMutable().assign(copyOf(builder, insert.getLoc(), insert.getSource()));
  }
}

namespace {
struct SeparateStartsPass : tttc::impl::SeparateStartsPassBase<SeparateStartsPass> {
  using SeparateStartsPassBase::SeparateStartsPassBase;

  void runOnOperation() override {
    fillConstants(getOperation());
    copyCarriedStarts(getOperation());
    copySharedCarriedStarts(getOperation());
    SmallVector<Operation *> starts;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::FillOp, tensor::EmptyOp>(op)) {
        starts.push_back(op);
      }
    });
    OpBuilder builder(&getContext());
    // Fills come before the empty tensors that they fill.
    for (Operation *start : llvm::reverse(starts)) {
      if (start->getNumResults() == 0 || start->use_empty()) {
        continue; // a fill of memory, or without a use
      }
      for (OpOperand &use :
           llvm::make_early_inc_range(llvm::drop_begin(start->getResult(0).getUses()))) {
        builder.setInsertionPoint(use.getOwner());
        use.set(builder.clone(*start)->getResult(0));
      }
    }
    copySharedResults(getOperation());
    copySavedValues(getOperation());
  }
};
} // namespace
