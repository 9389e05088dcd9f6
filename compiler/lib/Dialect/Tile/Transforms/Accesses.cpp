//===- Accesses.cpp - Memory accesses of an op ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Accesses.h.
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::tile;

static Access accessTo(Operation *op, Value memory, bool isWrite) {
  Value stage;
  while (Operation *view = memory.getDefiningOp()) {
    if (auto part = dyn_cast<memref::SubViewOp>(view)) {
      stage = part.isDynamicOffset(0) ? part.getDynamicOffset(0) : stage;
    } else if (!isa<memref::CastOp>(view)) {
      break;
    }
    memory = view->getOperand(0);
  }
  return {op, memory, isWrite, stage};
}

SmallVector<Access> tile::accessesOf(Operation *op) {
  if (auto read = dyn_cast<ReadOp>(op)) {
    return {accessTo(op, read.getSource(), false)};
  }
  if (auto write = dyn_cast<WriteOp>(op)) {
    return {accessTo(op, write.getDest(), true)};
  }
  if (auto copy = dyn_cast<CopyOp>(op)) {
    return {accessTo(op, copy.getSource(), false), accessTo(op, copy.getDest(), true)};
  }
  if (auto store = dyn_cast<StoreOp>(op)) {
    return {accessTo(op, store.getSource(), false), accessTo(op, store.getDest(), true)};
  }
  SmallVector<Access> accesses;
  if (isa<DotOp, SolveOp>(op)) {
    for (Value operand : op->getOperands()) {
      if (isa<MemRefType>(operand.getType())) {
        accesses.push_back(accessTo(op, operand, false));
      }
    }
  }
  return accesses;
}

bool tile::isOnlyRead(Value memory) {
  return isa<BlockArgument>(memory) && llvm::all_of(memory.getUsers(), [&](Operation *user) {
           auto copy = dyn_cast<CopyOp>(user);
           return isa<ReadOp, memref::DimOp>(user) || (copy && copy.getSource() == memory);
         });
}

bool tile::isDistributed(scf::ForOp loop) { return !getConstantIntValue(loop.getStep()); }

int64_t tile::iterationsThatConflict(scf::ForOp loop) {
  int64_t pending = 0;
  loop.walk([&](WaitOp wait) { pending = std::max<int64_t>(pending, wait.getPending()); });
  return 2 + pending;
}

int64_t tile::slotBytes(MemRefType type) {
  auto [strides, offset] = type.getStridesAndOffset();
  int64_t elements = 1;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    elements += (size - 1) * stride;
  }
  return elements * ((type.getElementTypeBitWidth() + 7) / 8);
}

bool tile::mayAlias(Value a, Value b) {
  if (a == b) {
    return true;
  }
  auto slot = a.getDefiningOp<AllocOp>(), other = b.getDefiningOp<AllocOp>();
  if (slot && other) {
    int64_t from = slot.getOffset().value_or(0), otherFrom = other.getOffset().value_or(0);
    return slot.getSpilled() == other.getSpilled() &&
           from < otherFrom + slotBytes(cast<MemRefType>(b.getType())) &&
           otherFrom < from + slotBytes(cast<MemRefType>(a.getType()));
  }
  // A final state may use the same memory as the initial one.
  return (hasRole(a, ttt::Role::State) && hasRole(b, ttt::Role::Final)) ||
         (hasRole(a, ttt::Role::Final) && hasRole(b, ttt::Role::State));
}

bool tile::mayAlias(Value a, Value stageOfA, Value b, Value stageOfB) {
  bool areApart = a == b && stageOfA && stageOfB && !isEqualConstantIntOrValue(stageOfA, stageOfB);
  return !areApart && mayAlias(a, b);
}
