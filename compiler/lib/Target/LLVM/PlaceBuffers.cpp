//===- PlaceBuffers.cpp - Places buffers in the caller's workspace --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Analysis/MemoryPlan.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Functions.h"
#include "tttc/Support/Options.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

namespace tttc {
#define GEN_PASS_DEF_PLACEBUFFERSPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;
using namespace tttc;

/// Lowers a copy to loops over rows, each copied as a vector, or as scalars if its elements are not
/// contiguous.
static LogicalResult lowerCopy(Operation *copy) {
  OpBuilder builder(copy);
  Location loc = copy->getLoc();
  Value from = copy->getOperand(0), to = copy->getOperand(1);
  auto source = dyn_cast<MemRefType>(from.getType()), target = dyn_cast<MemRefType>(to.getType());
  if (!source || !target || source.getElementType() != target.getElementType()) {
    return copy->emitError("expected a copy between ranked buffers of one element type, found ")
           << from.getType() << " and " << to.getType();
  }
  int64_t rank = source.getRank();
  bool vector = rank > 0 && !source.isDynamicDim(rank - 1) && source.isLastDimUnitStride() &&
                target.isLastDimUnitStride() &&
                VectorType::isValidElementType(source.getElementType());
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
    if (width == 0) {
      copy->erase();
      return success();
    }
    while (step > 64) {
      int64_t divisor = 2;
      while (step % divisor != 0 && divisor <= step / divisor) {
        ++divisor;
      }
      step = step % divisor == 0 ? step / divisor : 1; // a prime number
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
  return success();
}

/// Returns true for a buffer with at most one row per token, allocated between the loops of an
/// entry function.
static bool isStream(memref::AllocOp alloc) {
  MemRefType type = alloc.getType();
  return type.getRank() > 0 && type.isDynamicDim(0) && type.getNumDynamicDims() == 1 &&
         type.getLayout().isIdentity() && type.getElementType().isIntOrFloat() &&
         isa<func::FuncOp>(alloc->getParentOp()) &&
         !cast<func::FuncOp>(alloc->getParentOp()).isPrivate();
}

namespace {
/// Streams of the same length. An offset is `base` plus two products, not a sum over the preceding
/// streams of the group: analyses of LLVM recurse into all operands of an address.
struct StreamGroup {
  Value base, length;
  int64_t even = 0; ///< bytes per token of streams whose rows are aligned
  int64_t odd = 0;  ///< of the others, which follow, for `length` rounded up to `unit`
  int64_t unit = 1;
  int64_t evenPlaced = 0, oddPlaced = 0; ///< bytes per token that are already placed
};
} // namespace

static int64_t rowBytes(MemRefType type) {
  int64_t elements = 1;
  for (int64_t size : type.getShape().drop_front()) {
    elements *= size;
  }
  return elements * ((type.getElementTypeBitWidth() + 7) / 8);
}

/// Places the streams of one function from `first` on, each aligned. Returns the bytes per token;
/// gaps are added to `first`.
static int64_t placeStreams(func::FuncOp func, Value workspace, int64_t alignment, int64_t &first) {
  SmallVector<memref::AllocOp> streams(func.getOps<memref::AllocOp>());
  llvm::MapVector<Value, StreamGroup> groups;
  for (memref::AllocOp alloc : streams) {
    StreamGroup &group = groups[alloc.getDynamicSizes()[0]];
    int64_t row = rowBytes(alloc.getType());
    (row % alignment == 0 ? group.even : group.odd) += row;
    group.unit = std::max(group.unit, alignment / std::gcd(row, alignment));
  }
  Value end;
  for (memref::AllocOp alloc : streams) {
    OpBuilder builder(alloc);
    Location loc = alloc.getLoc();
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    auto behind = [&](Value offset, Value rows, int64_t bytes) -> Value {
      Value step = builder.createOrFold<arith::MulIOp>(loc, rows, index(bytes));
      return builder.createOrFold<arith::AddIOp>(loc, offset, step);
    };
    Value length = alloc.getDynamicSizes()[0];
    StreamGroup &group = groups[length];
    if (!group.base) {
      group.base = end ? end : index(first);
      Value units = builder.createOrFold<arith::CeilDivUIOp>(loc, length, index(group.unit));
      group.length = builder.createOrFold<arith::MulIOp>(loc, units, index(group.unit));
      end = behind(behind(group.base, length, group.even), group.length, group.odd);
    }
    int64_t row = rowBytes(alloc.getType());
    bool isEven = row % alignment == 0;
    Value offset =
        isEven ? behind(group.base, length, group.evenPlaced)
               : behind(behind(group.base, length, group.even), group.length, group.oddPlaced);
    alloc.replaceAllUsesWith(
        memref::ViewOp::create(builder, loc, alloc.getType(), workspace, offset, length)
            .getResult());
    (isEven ? group.evenPlaced : group.oddPlaced) += row;
    alloc.erase();
  }
  int64_t perToken = 0;
  for (auto &[length, group] : groups) {
    perToken += group.even + group.odd;
    first += (group.unit - 1) * group.odd;
  }
  return perToken;
}

/// Buffers of one function, at the start of `workspace`; returns the bytes used.
static FailureOr<int64_t> placeBuffers(func::FuncOp func, Value workspace, int64_t alignment) {
  SmallVector<memref::AllocOp> allocations;
  func.walk([&](memref::AllocOp alloc) {
    if (!isStream(alloc)) {
      allocations.push_back(alloc);
    }
  });
  OperationOrder order(func);
  BufferViewFlowAnalysis aliases(func);
  SmallVector<PlannedBuffer> plan;
  for (memref::AllocOp alloc : allocations) {
    MemRefType type = alloc.getType();
    if (!type.getElementType().isIntOrFloat()) {
      return alloc.emitError("expected a buffer of integers or floats, found ") << type;
    }
    if (!type.hasStaticShape() || !type.getLayout().isIdentity()) {
      return alloc.emitError("expected a buffer of static shape, found ") << type;
    }
    int64_t bytes = type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
    plan.push_back({int64_t(llvm::alignTo(bytes, alignment)),
                    order.over(bufferUsers(alloc, aliases), alloc->getBlock())});
  }
  int64_t used = planMemory(plan);
  OpBuilder builder(func.getContext());
  for (auto [alloc, buffer] : llvm::zip(allocations, plan)) {
    builder.setInsertionPoint(alloc);
    Value offset = arith::ConstantIndexOp::create(builder, alloc.getLoc(), buffer.offset);
    alloc.replaceAllUsesWith(memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(),
                                                    workspace, offset, ValueRange())
                                 .getResult());
    alloc.erase();
  }
  return used;
}

namespace {
struct PlaceBuffersPass : tttc::impl::PlaceBuffersPassBase<PlaceBuffersPass> {
  using PlaceBuffersPassBase::PlaceBuffersPassBase;

  /// The bytes that `func` and its callees need; places callees first.
  FailureOr<int64_t> place(func::FuncOp func, const SymbolTable &symbols) {
    if (!open.insert(func).second) {
      return func.emitError("expected no function that calls itself, found '")
             << func.getSymName() << "'";
    }
    FailureOr<int64_t> bytes = placeOnce(func, symbols);
    open.erase(func);
    return bytes;
  }

  FailureOr<int64_t> placeOnce(func::FuncOp func, const SymbolTable &symbols) {
    if (auto known = func->getAttrOfType<mlir::ttt::WorkspaceAttr>(mlir::ttt::workspaceAttrName)) {
      return known.getBytes();
    }
    if (failed(checkOneBlock(func))) {
      return failure();
    }
    OpBuilder builder(func.getContext());
    auto bytes = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
    if (failed(func.insertArgument(func.getNumArguments(), bytes, {}, func.getLoc()))) {
      return failure();
    }
    if (func.getNumResults() != 0) {
      return func.emitError("expected results that are computed where they go, found one that is "
                            "returned");
    }
    BlockArgument workspace = func.getArguments().back();
    FailureOr<int64_t> own = placeBuffers(func, workspace, alignment);
    if (failed(own)) {
      return failure();
    }
    // Calls run one after another, so they share the memory after the buffers of the caller.
    int64_t inCalls = 0;
    SmallVector<func::CallOp> calls;
    func.walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (!callee || callee.isDeclaration()) {
        return call.emitError("expected a function with a body as callee, found '")
               << call.getCallee() << "'";
      }
      FailureOr<int64_t> size = place(callee, symbols);
      if (failed(size)) {
        return failure();
      }
      builder.setInsertionPoint(call);
      Value offset = arith::ConstantIndexOp::create(builder, call.getLoc(), *own);
      Value length = arith::ConstantIndexOp::create(builder, call.getLoc(), *size);
      Value rest = memref::ViewOp::create(builder, call.getLoc(), bytes, workspace, offset, length);
      call.getOperandsMutable().append(rest);
      inCalls = std::max(inCalls, *size);
    }
    int64_t bytesInAll = *own + llvm::alignTo(inCalls, alignment);
    int64_t perToken = placeStreams(func, workspace, alignment, bytesInAll);
    func->setAttr(
        mlir::ttt::workspaceAttrName,
        mlir::ttt::WorkspaceAttr::get(func.getContext(), bytesInAll, alignment, perToken));
    return bytesInAll;
  }

  void runOnOperation() override {
    if (failed(checkPowerOfTwo(getOperation(), "alignment", alignment, largestTile))) {
      return signalPassFailure();
    }
    open.clear();
    SmallVector<Operation *> copies;
    getOperation().walk([&](Operation *op) {
      if (isa<memref::CopyOp, linalg::CopyOp>(op)) {
        copies.push_back(op);
      }
    });
    for (Operation *copy : copies) {
      if (failed(lowerCopy(copy))) {
        return signalPassFailure();
      }
    }
    SymbolTable symbols(getOperation());
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (!func.isDeclaration() && failed(place(func, symbols))) {
        return signalPassFailure();
      }
    }
  }

private:
  llvm::SmallPtrSet<Operation *, 8> open; ///< functions that are being placed: callers
};
} // namespace
