//===- PlaceBuffers.cpp - Buffers in the caller's workspace --------------- ===//
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
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

namespace tttc {
#define GEN_PASS_DEF_PLACEBUFFERSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// A copy as loops over rows, each moved as a vector (or a scalar, if its
/// elements are apart).
static void lowerCopy(Operation *copy) {
  OpBuilder builder(copy);
  Location loc = copy->getLoc();
  Value from = copy->getOperand(0), to = copy->getOperand(1);
  auto source = cast<MemRefType>(from.getType()), target = cast<MemRefType>(to.getType());
  int64_t rank = source.getRank();
  bool vector = rank > 0 && !source.isDynamicDim(rank - 1) && source.isLastDimUnitStride() &&
                target.isLastDimUnitStride();
  SmallVector<Value> indices;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0),
        one = arith::ConstantIndexOp::create(builder, loc, 1);
  for (int64_t axis = 0; axis < (vector ? rank - 1 : rank); ++axis) {
    Value size = memref::DimOp::create(builder, loc, from, axis);
    auto loop = scf::ForOp::create(builder, loc, zero, size, one);
    builder.setInsertionPointToStart(loop.getBody());
    indices.push_back(loop.getInductionVar());
  }
  if (vector) {
    int64_t width = source.getDimSize(rank - 1), step = width;
    while (step > 64) {
      int64_t divisor = 2;
      while (step % divisor != 0) {
        ++divisor;
      }
      step /= divisor;
    }
    auto loop =
        scf::ForOp::create(builder, loc, zero, arith::ConstantIndexOp::create(builder, loc, width),
                           arith::ConstantIndexOp::create(builder, loc, step));
    builder.setInsertionPointToStart(loop.getBody());
    indices.push_back(loop.getInductionVar());
    auto type = VectorType::get({step}, source.getElementType());
    Value row = vector::LoadOp::create(builder, loc, type, from, indices);
    vector::StoreOp::create(builder, loc, row, to, indices);
  } else {
    Value element = memref::LoadOp::create(builder, loc, from, indices);
    memref::StoreOp::create(builder, loc, element, to, indices);
  }
  copy->erase();
}

namespace {
struct PlaceBuffersPass : tttc::impl::PlaceBuffersPassBase<PlaceBuffersPass> {
  using PlaceBuffersPassBase::PlaceBuffersPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    SmallVector<Operation *> copies;
    func.walk([&](Operation *op) {
      if (isa<memref::CopyOp, linalg::CopyOp>(op)) {
        copies.push_back(op);
      }
    });
    for (Operation *copy : copies) {
      lowerCopy(copy);
    }

    OpBuilder builder(&getContext());
    SmallVector<memref::AllocOp> allocations;
    func.walk([&](memref::AllocOp alloc) { allocations.push_back(alloc); });
    auto bytes = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
    if (failed(func.insertArgument(func.getNumArguments(), bytes, {}, func.getLoc()))) {
      return signalPassFailure();
    }
    BlockArgument workspace = func.getArguments().back();
    int64_t used = 0;
    for (memref::AllocOp alloc : allocations) {
      MemRefType type = alloc.getType();
      if (!type.hasStaticShape() || !type.getLayout().isIdentity()) {
        alloc.emitError("expected a buffer of static shape, found ") << type;
        return signalPassFailure();
      }
      builder.setInsertionPoint(alloc);
      Value offset = arith::ConstantIndexOp::create(builder, alloc.getLoc(), used);
      alloc.replaceAllUsesWith(
          memref::ViewOp::create(builder, alloc.getLoc(), type, workspace, offset, ValueRange())
              .getResult());
      alloc.erase();
      int64_t size = type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
      used = llvm::alignTo(used + size, alignment);
    }
    func->setAttr("ttt.workspace_bytes", builder.getI64IntegerAttr(used));
    func->setAttr("ttt.workspace_alignment", builder.getI64IntegerAttr(alignment));
  }
};
} // namespace
