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

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

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

/// Returns true for reads of one entry per mini-batch, which `tile-prefetch` copies to a slot, from
/// an argument that is no result and shares memory with none.
static bool isPlainRead(ReadOp read) {
  auto argument = dyn_cast<BlockArgument>(read.getSource());
  auto func =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp()) : func::FuncOp();
  return func && !read.getLast() && !read.getSteps() && !read.getAxes().empty() &&
         !llvm::is_contained(read.getAxes(), 0) && read.getSource().getType().isDynamicDim(0) &&
         !func.getArgAttr(argument.getArgNumber(), outputAttrName) &&
         !ttt::hasRole(argument, ttt::Role::State);
}

Value TileFormer::formExtract(tensor::ExtractSliceOp op) {
  Value source = op.getSource();
  if (op.getSourceType() == op.getType()) {
    return source;
  }
  auto [offsets, axes, steps] = accessOf(b, op);
  if (auto read = source.getDefiningOp<ReadOp>(); read && isPlainRead(read)) {
    // The part is where the whole comes from.
    SmallVector<Value> from(read.getOffsets());
    for (auto [axis, offset] : llvm::zip(read.getAxes(), offsets)) {
      from[axis] = arith::AddIOp::create(b, loc, from[axis], offset);
    }
    SmallVector<int64_t> kept =
        llvm::map_to_vector(axes, [&](int64_t axis) { return read.getAxes()[axis]; });
    return ReadOp::create(b, loc, op.getType(), read.getSource(), from, Value(), kept, steps);
  }
  Value slot = slotOf(source);
  return ReadOp::create(b, loc, op.getType(), slot, offsets, Value(), axes, steps);
}

/// Inserts rows that are a slice of another value: reads the slot of that value at shifted rows,
/// and selects by index. Null if `op` inserts something else.
Value TileFormer::formShift(tensor::InsertSliceOp op) {
  auto rows = op.getSource().getDefiningOp<ReadOp>();
  RankedTensorType type = op.getDestType();
  auto slot = rows ? rows.getSource().getDefiningOp<AllocOp>() : AllocOp();
  if (!slot || rows.getLast() || rows.getSteps() || type.getRank() == 0 ||
      rows.getAxes() != ArrayRef(allAxes(type)) || op.getDroppedDims().any() ||
      !llvm::all_of(op.getStaticStrides(), [](int64_t step) { return step == 1; })) {
    return {};
  }
  auto columnsOf = [](RankedTensorType tile) { return tile.getShape().drop_front(); };
  std::optional<int64_t> from = getConstantIntValue(rows.getOffsets()[0]);
  int64_t to = op.getStaticOffset(0), size = type.getDimSize(0);
  bool hasAllColumns = columnsOf(op.getSourceType()) == columnsOf(type) &&
                       llvm::all_of(ArrayRef(op.getStaticOffsets()).drop_front(),
                                    [](int64_t offset) { return offset == 0; });
  if (!from || ShapedType::isDynamic(to) || !hasAllColumns) {
    return {};
  }
  int64_t count = op.getSourceType().getDimSize(0);
  SmallVector<Value> offsets(rows.getOffsets());
  offsets[0] = index(*from - to);
  Value shifted = ReadOp::create(b, loc, type, slot, offsets, index(*from + count - 1),
                                 rows.getAxes(), DenseI64ArrayAttr());
  Value mask;
  auto require = [&](arith::CmpIPredicate predicate, int64_t bound) {
    Value holds =
        arith::CmpIOp::create(b, loc, predicate, coord(type, 0), splatIndex(type, index(bound)));
    mask = mask ? arith::AndIOp::create(b, loc, mask, holds).getResult() : holds;
  };
  if (to > 0) {
    require(arith::CmpIPredicate::sge, to);
  }
  if (to + count < size) {
    require(arith::CmpIPredicate::slt, to + count);
  }
  return mask ? arith::SelectOp::create(b, loc, mask, shifted, op.getDest()).getResult() : shifted;
}

Value TileFormer::formInsert(tensor::InsertSliceOp op) {
  if (Value shifted = formShift(op)) {
    return shifted;
  }
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
