//===- ScheduleDots.cpp - Operands of products ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Scheduler.h.
//
//===----------------------------------------------------------------------===//

#include "Scheduler.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::tile;

/// Replaces the masked elements of a causal product by zeros, in the operand that has both axes.
void Scheduler::maskOperand(DotOp op, unsigned number) {
  StringRef axes = number == 0 ? op.lhsAxes() : op.rhsAxes(), causal = *op.getCausal();
  size_t row = axes.find(causal[0]), column = axes.find(causal[1]);
  if (row == StringRef::npos || column == StringRef::npos) {
    return;
  }
  Location loc = op.getLoc();
  Value value = op->getOperand(number);
  value = inLayout(value, own(value));
  RankedTensorType type = tensorType(value);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(value);
  auto numbers = RankedTensorType::get(type.getShape(), b.getI32Type(), type.getEncoding());
  auto predicate = op.getStrict() ? arith::CmpIPredicate::slt : arith::CmpIPredicate::sle;
  Value counts = arith::CmpIOp::create(b, loc, predicate, CoordOp::create(b, loc, numbers, column),
                                       CoordOp::create(b, loc, numbers, row));
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  Value masked = arith::SelectOp::create(b, loc, counts, value, zero);
  masks[masked] = value;
  op->setOperand(number, masked);
}

void Scheduler::scheduleDot(DotOp op) {
  LayoutAttr result = components.layoutOf(op.getResult());
  Type element = productType ? Type(productType) : tensorType(op.getLhs()).getElementType();
  bool tensorCores =
      productType && fragmentsOf(op, result, components.isFlipped(op.getResult())).has_value();
  SmallVector<Value> operands;
  for (unsigned number : {0, 1}) {
    if (tensorCores && op.getCausal()) {
      maskOperand(op, number);
    }
    Value value = op->getOperand(number);
    if (tensorCores && components.isInRegisters(op, number, masks.lookup_or(value, value))) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(op);
      operands.push_back(rounded(value, element));
      continue;
    }
    Value memory = memoryOfOperand(value);
    bool asItIs = memory && cast<MemRefType>(memory.getType()).getElementType() == element;
    operands.push_back(asItIs && !tensorCores ? memory : slotOf(value, element));
  }
  op.getStartMutable().assign(inLayout(op.getStart(), result));
  op->setOperand(0, operands[0]);
  op->setOperand(1, operands[1]);
  op.setTensorCores(tensorCores);
  op.getResult().setType(withLayout(op.getType(), result));
}
