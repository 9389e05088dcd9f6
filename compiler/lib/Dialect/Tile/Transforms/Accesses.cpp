//===- Accesses.cpp - What an op touches in memory ------------------------===//
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

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::tile;

static Value rootOf(Value memory) {
  while (auto cast = memory.getDefiningOp<memref::CastOp>()) {
    memory = cast.getSource();
  }
  return memory;
}

SmallVector<Access> tile::accessesOf(Operation *op) {
  if (auto read = dyn_cast<ReadOp>(op)) {
    return {{op, rootOf(read.getSource()), false}};
  }
  if (auto write = dyn_cast<WriteOp>(op)) {
    return {{op, rootOf(write.getDest()), true}};
  }
  SmallVector<Access> accesses;
  if (auto dot = dyn_cast<DotOp>(op)) {
    for (Value operand : {dot.getLhs(), dot.getRhs()}) {
      if (isa<MemRefType>(operand.getType())) {
        accesses.push_back({op, rootOf(operand), false});
      }
    }
  }
  if (auto solve = dyn_cast<SolveOp>(op); solve && isa<MemRefType>(solve.getWeights().getType())) {
    accesses.push_back({op, rootOf(solve.getWeights()), false});
  }
  return accesses;
}

int64_t tile::slotBytes(MemRefType type) {
  auto [strides, offset] = type.getStridesAndOffset();
  int64_t elements = 1;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    elements += (size - 1) * stride;
  }
  return elements * ((type.getElementTypeBitWidth() + 7) / 8);
}
