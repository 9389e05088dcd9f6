//===- EmitMemory.cpp - Reading and writing tiles -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Emitter.h. A thread reads what it holds, copies included; one thread writes each element.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

Value Emitter::threadCoordinate(tile::LayoutAttr layout, int64_t axis, bool onlyWarp) {
  auto [entry, isNew] =
      threadCoordinates.try_emplace({layout, 2 * axis + onlyWarp}, Value());
  if (!isNew) {
    return entry->second;
  }
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(prologueEnd);
  // Bits of a lane's or warp's number that follow each other and double are one field.
  Value sum;
  auto add = [&](Value number, unsigned bits, llvm::function_ref<int64_t(unsigned)> by) {
    for (unsigned bit = 0; bit < bits;) {
      int64_t first = by(bit);
      if (!first) {
        ++bit;
        continue;
      }
      unsigned length = 1;
      while (bit + length < bits && by(bit + length) == first << length) {
        ++length;
      }
      Value field = bit ? arith::ShRUIOp::create(b, number, i32(bit)).getResult() : number;
      if (bit + length < bits || number == lane) {
        field = arith::AndIOp::create(b, field, i32((1 << length) - 1));
      }
      if (first > 1) {
        field = arith::ShLIOp::create(b, field, i32(llvm::Log2_64(first)));
      }
      sum = sum ? arith::AddIOp::create(b, sum, field).getResult() : field;
      bit += length;
    }
  };
  if (!onlyWarp) {
    add(lane, layout.numLaneBits(), [&](unsigned bit) { return layout.laneBit(bit)[axis]; });
  }
  add(warp, layout.numWarpBits(), [&](unsigned bit) { return layout.warpBit(bit)[axis]; });
  return threadCoordinates[{layout, 2 * axis + onlyWarp}] = sum;
}

SmallVector<Value> Emitter::coordinates(RankedTensorType type, unsigned number, bool clamp) {
  tile::LayoutAttr layout = tile::layoutOf(type);
  SmallVector<Value> result;
  auto offset = layout.registerOffset(number);
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    Value thread = threadCoordinate(layout, axis);
    Value coordinate = !thread        ? i32(offset[axis])
                       : offset[axis] ? arith::AddIOp::create(b, thread, i32(offset[axis])).getResult()
                                      : thread;
    if (clamp && !llvm::isPowerOf2_64(type.getDimSize(axis))) {
      coordinate = arith::MinSIOp::create(b, coordinate, i32(type.getDimSize(axis) - 1));
    }
    result.push_back(coordinate);
  }
  return result;
}

Value Emitter::both(Value a, Value c) {
  return !a ? c : !c ? a : arith::AndIOp::create(b, a, c).getResult();
}

Value Emitter::isFirstCopy(tile::LayoutAttr layout) {
  auto [entry, isNew] = firstCopies.try_emplace(layout, Value());
  if (!isNew) {
    return entry->second;
  }
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(prologueEnd);
  Value first;
  auto none = [](ArrayRef<int64_t> offset) {
    return llvm::all_of(offset, [](int64_t part) { return part == 0; });
  };
  auto check = [&](Value number, unsigned bits, llvm::function_ref<bool(unsigned)> isCopy) {
    int64_t mask = 0;
    for (unsigned bit = 0; bit < bits; ++bit) {
      mask |= int64_t(isCopy(bit)) << bit;
    }
    if (mask) {
      Value here = arith::CmpIOp::create(b, arith::CmpIPredicate::eq,
                                         arith::AndIOp::create(b, number, i32(mask)), i32(0));
      first = both(first, here);
    }
  };
  if (layout.getRank() == 0) { // every thread has it
    check(lane, 5, [](unsigned) { return true; });
    check(warp, 5, [](unsigned) { return true; });
  } else {
    check(lane, layout.numLaneBits(), [&](unsigned bit) { return none(layout.laneBit(bit)); });
    check(warp, layout.numWarpBits(), [&](unsigned bit) { return none(layout.warpBit(bit)); });
  }
  return firstCopies[layout] = first;
}

Value Emitter::isElement(RankedTensorType type, unsigned number) {
  Value inside;
  SmallVector<Value> at = coordinates(type, number, /*clamp=*/false);
  for (int64_t axis = 0; axis < type.getRank(); ++axis) {
    if (!llvm::isPowerOf2_64(type.getDimSize(axis))) {
      Value below = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, at[axis],
                                          i32(type.getDimSize(axis)));
      inside = both(inside, below);
    }
  }
  return inside;
}

Value Emitter::offsetOf(const Place &place, ValueRange offsets) {
  Value sum;
  for (auto [offset, stride] : llvm::zip(offsets, place.strides)) {
    if (isConstantIntValue(offset, 0)) {
      continue;
    }
    Value part = arith::MulIOp::create(b, scalar(offset), stride);
    sum = sum ? arith::AddIOp::create(b, sum, part).getResult() : part;
  }
  return sum;
}

Value Emitter::addressOf(const Place &place, Value outside, ArrayRef<int64_t> axes,
                         ArrayRef<Value> coordinates) {
  Type pointer = place.pointer.getType();
  Value address = place.pointer;
  if (outside) {
    address = LLVM::GEPOp::create(b, pointer, place.element, address, outside);
  }
  for (auto [axis, coordinate] : llvm::zip(axes, coordinates)) {
    Value number = coordinate;
    if (!isConstantIntValue(place.strides[axis], 1)) {
      Value wide = number.getType().isInteger(64)
                       ? number
                       : arith::ExtSIOp::create(b, b.getI64Type(), number).getResult();
      number = arith::MulIOp::create(b, wide, place.strides[axis]);
    }
    address = LLVM::GEPOp::create(b, pointer, place.element, address, number);
  }
  return address;
}

LogicalResult Emitter::emitRead(tile::ReadOp op) {
  RankedTensorType type = op.getResult().getType();
  const Place &place = placeOf(op.getSource());
  auto axes = op.getAxes();
  SmallVector<Value> offsets(op.getOffsets());
  Value last;
  if (op.getLast()) { // the walked axis counts from the memory's start
    last = scalar(op.getLast());
  }
  Value first = op.getLast() ? scalar(offsets[axes[0]]) : Value();
  if (op.getLast()) {
    offsets[axes[0]] = arith::ConstantIndexOp::create(b, 0);
  }
  Value outside = offsetOf(place, offsets);
  Registers registers;
  unsigned count = tile::layoutOf(type).numRegisters();
  for (unsigned number = 0; number < count; ++number) {
    SmallVector<Value> at = coordinates(type, number, /*clamp=*/true);
    if (auto steps = op.getSteps()) {
      for (auto [coordinate, step] : llvm::zip(at, *steps)) {
        coordinate = step == 1 ? coordinate : arith::MulIOp::create(b, coordinate, i32(step));
      }
    }
    if (last) {
      Value wide = arith::ExtSIOp::create(b, b.getI64Type(), at[0]);
      at[0] = arith::MinSIOp::create(b, arith::AddIOp::create(b, wide, first), last);
    }
    Value address = addressOf(place, outside, axes, at);
    registers.push_back(LLVM::LoadOp::create(b, place.element, address));
  }
  set(op.getResult(), std::move(registers));
  return success();
}

LogicalResult Emitter::emitWrite(tile::WriteOp op) {
  RankedTensorType type = op.getValue().getType();
  const Place &place = placeOf(op.getDest());
  Value outside = offsetOf(place, op.getOffsets());
  Value count = op.getCount() ? scalar(op.getCount()) : Value();
  Value firstCopy = isFirstCopy(tile::layoutOf(type));
  const Registers &registers = registersOf(op.getValue());
  auto writeAll = [&]() {
    for (auto [number, value] : llvm::enumerate(registers)) {
      Value inside = isElement(type, number);
      SmallVector<Value> at = coordinates(type, number, /*clamp=*/false);
      if (count) {
        Value wide = arith::ExtSIOp::create(b, b.getI64Type(), at[0]);
        inside = both(inside, arith::CmpIOp::create(b, arith::CmpIPredicate::slt, wide, count));
      }
      OpBuilder::InsertionGuard guard(b);
      if (inside) {
        auto choice = scf::IfOp::create(b, inside, /*withElseRegion=*/false);
        b.setInsertionPoint(choice.thenYield());
      }
      if (auto steps = op.getSteps()) {
        for (auto [coordinate, step] : llvm::zip(at, *steps)) {
          coordinate = step == 1 ? coordinate : arith::MulIOp::create(b, coordinate, i32(step));
        }
      }
      LLVM::StoreOp::create(b, value, addressOf(place, outside, op.getAxes(), at));
    }
  };
  if (!firstCopy) {
    writeAll();
    return success();
  }
  auto choice = scf::IfOp::create(b, firstCopy, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(choice.thenYield());
  writeAll();
  return success();
}
