//===- FormSlices.cpp - Slices of values ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A slice of a value is read from a slot, which the value is written to where it is defined.
// Inserting one row or one element needs no slot: it is broadcast and selected by index.
//
//===----------------------------------------------------------------------===//

#include "FormTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::tile;

static Value allocSlot(OpBuilder &b, Location loc, RankedTensorType type) {
  return AllocOp::create(b, loc, slotType(type.getShape(), type.getElementType()), IntegerAttr(),
                         /*spilled=*/false);
}

Value TileFormer::slotOf(Value value) {
  Value &slot = slots[value];
  if (slot) {
    return slot;
  }
  OpBuilder::InsertionGuard guard(b);
  RankedTensorType type = tensorType(value);
  b.setInsertionPointToStart(&func.getBody().front());
  slot = allocSlot(b, loc, type);
  if (Operation *op = value.getDefiningOp()) {
    b.setInsertionPointAfter(op);
  } else {
    b.setInsertionPointToStart(cast<BlockArgument>(value).getOwner());
    // After the reads of arguments and the slots themselves.
    if (value.getParentBlock() == &func.getBody().front()) {
      b.setInsertionPointAfter(slot.getDefiningOp());
    }
  }
  SmallVector<Value> zeros(type.getRank(), index(0));
  WriteOp::create(b, loc, value, slot, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
  return slot;
}

/// Offsets as values, the axes that are kept, and their strides if one of them is not 1.
template <typename OpTy>
static std::tuple<SmallVector<Value>, SmallVector<int64_t>, DenseI64ArrayAttr>
accessOf(OpBuilder &b, OpTy op) {
  SmallVector<Value> offsets =
      getValueOrCreateConstantIndexOp(b, op.getLoc(), op.getMixedOffsets());
  SmallVector<int64_t> axes, steps;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (auto [axis, step] : llvm::enumerate(op.getStaticStrides())) {
    if (!dropped.test(axis)) {
      axes.push_back(axis);
      steps.push_back(step);
    }
  }
  bool areOnes = llvm::all_of(steps, [](int64_t step) { return step == 1; });
  return {offsets, axes, areOnes ? DenseI64ArrayAttr() : b.getDenseI64ArrayAttr(steps)};
}

Value TileFormer::formExtract(tensor::ExtractSliceOp op) {
  Value source = op.getSource();
  if (op.getSourceType() == op.getType()) {
    return source;
  }
  Value slot = slotOf(source);
  auto [offsets, axes, steps] = accessOf(b, op);
  return ReadOp::create(b, loc, op.getType(), slot, offsets, Value(), axes, steps);
}

Value TileFormer::formInsert(tensor::InsertSliceOp op) {
  RankedTensorType type = op.getDestType();
  Value part = op.getSource();
  auto [offsets, axes, steps] = accessOf(b, op);
  // The part is broadcast along the axes that it lacks and those in which it has one entry, and
  // selected by index where the destination has more entries. It must cover the other axes
  // completely.
  SmallVector<int64_t> repeated, chosen, flat;
  bool isWhole = !steps;
  for (auto [axis, size] : llvm::enumerate(op.getStaticSizes())) {
    auto place = llvm::find(axes, int64_t(axis));
    bool isPart = size != type.getDimSize(axis);
    if (isPart) {
      chosen.push_back(axis);
      isWhole &= size == 1;
    }
    if (place == axes.end()) {
      repeated.push_back(axis);
    } else if (isPart) {
      repeated.push_back(axis);
      flat.push_back(place - axes.begin());
    }
  }
  if (isWhole) {
    if (!flat.empty()) { // axes of size 1: removed by a sum
      SmallVector<int64_t> shape;
      for (auto [axis, size] : llvm::enumerate(tensorType(part).getShape())) {
        if (!llvm::is_contained(flat, int64_t(axis))) {
          shape.push_back(size);
        }
      }
      part = ReduceOp::create(b, loc, RankedTensorType::get(shape, type.getElementType()), "sum",
                              part, flat, /*parts=*/false);
    }
    Value whole = broadcast(part, repeated, type.getShape());
    Value mask;
    for (int64_t axis : chosen) {
      Value here = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, coord(type, axis),
                                         splatIndex(type, offsets[axis]));
      mask = mask ? arith::AndIOp::create(b, loc, mask, here).getResult() : here;
    }
    return mask ? arith::SelectOp::create(b, loc, mask, whole, op.getDest()).getResult() : whole;
  }
  OpBuilder::InsertPoint here = b.saveInsertionPoint();
  b.setInsertionPointToStart(&func.getBody().front());
  Value slot = allocSlot(b, loc, type);
  b.restoreInsertionPoint(here);
  SmallVector<Value> zeros(type.getRank(), index(0));
  if (!empties.contains(op.getDest())) {
    WriteOp::create(b, loc, op.getDest(), slot, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
  }
  WriteOp::create(b, loc, part, slot, offsets, Value(), axes, steps);
  return ReadOp::create(b, loc, type, slot, zeros, Value(), allAxes(type), DenseI64ArrayAttr());
}

LogicalResult TileFormer::formSlice(Operation *op) {
  Value result =
      llvm::TypeSwitch<Operation *, Value>(op)
          .Case([&](tensor::ExtractSliceOp c) { return formExtract(c); })
          .Case([&](tensor::InsertSliceOp c) { return formInsert(c); })
          .Case([&](tensor::ExtractOp c) -> Value {
            if (c.getIndices().empty()) {
              return c.getResult();
            }
            RankedTensorType type = tensorType(c.getTensor());
            Value number = ReadOp::create(b, loc, RankedTensorType::get({}, type.getElementType()),
                                          slotOf(c.getTensor()), c.getIndices(), Value(),
                                          ArrayRef<int64_t>(), DenseI64ArrayAttr());
            return tensor::ExtractOp::create(b, loc, number);
          })
          .Case([&](tensor::InsertOp c) -> Value {
            RankedTensorType type = tensorType(c.getDest());
            if (type.getRank() == 0) {
              return tensor::FromElementsOp::create(b, loc, type, c.getScalar());
            }
            Value mask;
            for (auto [axis, at] : llvm::enumerate(c.getIndices())) {
              Value here = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                                 coord(type, axis), splatIndex(type, at));
              mask = mask ? arith::AndIOp::create(b, loc, mask, here).getResult() : here;
            }
            Value whole = tensor::SplatOp::create(b, loc, type, c.getScalar());
            return arith::SelectOp::create(b, loc, mask, whole, c.getDest());
          })
          .Case([&](tensor::FromElementsOp c) -> Value {
            RankedTensorType type = c.getType();
            if (type.getRank() == 0) {
              return c.getResult();
            }
            if (type.getNumElements() == 1) {
              return tensor::SplatOp::create(b, loc, type, c.getElements()[0]);
            }
            return Value();
          })
          .Case([&](tensor::EmptyOp c) -> Value {
            // Elements that are not written are never read, so any value is valid.
            if (!isa<FloatType>(c.getType().getElementType())) {
              return Value();
            }
            Value any = splat(c.getType(), 0);
            empties.insert(any);
            return any;
          })
          .Case([](tensor::SplatOp c) { return c.getResult(); })
          .Default([](Operation *) { return Value(); });
  if (!result) {
    return op->emitError("'") << op->getName() << "' has no form on tiles";
  }
  if (result != op->getResult(0)) {
    // The slot of the replaced value now belongs to its replacement.
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
  }
  return success();
}
