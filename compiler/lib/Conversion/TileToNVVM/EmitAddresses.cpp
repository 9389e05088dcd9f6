//===- EmitAddresses.cpp - Where a thread's elements lie ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Emitter.h. A thread's part of a coordinate is computed once, and so is a pointer to the
// first of its elements; from there to the others are constants, where strides are known.
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

Value Emitter::threadCoordinate(tile::LayoutAttr layout, int64_t axis, bool onlyWarp) {
  auto [entry, isNew] = threadCoordinates.try_emplace({layout, 2 * axis + onlyWarp}, Value());
  if (!isNew) {
    return entry->second;
  }
  OpBuilder::InsertionGuard guard(b);
  beforeLoops();
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
    Value coordinate = !thread ? i32(offset[axis])
                       : offset[axis]
                           ? arith::AddIOp::create(b, thread, i32(offset[axis])).getResult()
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
  beforeLoops();
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
      Value below =
          arith::CmpIOp::create(b, arith::CmpIPredicate::slt, at[axis], i32(type.getDimSize(axis)));
      inside = both(inside, below);
    }
  }
  return inside;
}

Value Emitter::offsetOf(const Place &place, ValueRange offsets) {
  Value sum = place.stage;
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
  Value address = advance(place, place.pointer, 0);
  if (outside) {
    address = LLVM::GEPOp::create(b, pointer, place.element, address, outside);
  }
  for (auto [axis, coordinate] : llvm::zip(axes, coordinates)) {
    Value number = coordinate;
    if (place.block && axis == place.type.getRank() - 1) {
      Value blocks = arith::ShRUIOp::create(b, number, i32(llvm::Log2_64(tile::blockColumns)));
      Value further = arith::MulIOp::create(b, blocks, i32(place.block - tile::blockColumns));
      number = arith::AddIOp::create(b, number, further);
    } else if (!isConstantIntValue(place.strides[axis], 1)) {
      Value wide = number.getType().isInteger(64)
                       ? number
                       : arith::ExtSIOp::create(b, b.getI64Type(), number).getResult();
      number = arith::MulIOp::create(b, wide, place.strides[axis]);
    }
    address = LLVM::GEPOp::create(b, pointer, place.element, address, number);
  }
  return address;
}

int64_t Place::elementsTo(int64_t axis, int64_t coordinate) const {
  if (block && axis == type.getRank() - 1 && coordinate >= tile::blockColumns) {
    return coordinate / tile::blockColumns * block;
  }
  return coordinate * *getConstantIntValue(strides[axis]);
}

/// What the elements of a tile that one thread holds have in common.
Walk Emitter::walkOf(const Place &place, tile::LayoutAttr layout, ArrayRef<int64_t> axes,
                     std::optional<ArrayRef<int64_t>> steps, Value outside) {
  Walk walk;
  walk.place = &place;
  walk.layout = layout;
  walk.axes = axes;
  walk.steps = steps;
  SmallVector<int64_t> factors;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    factors.push_back((steps ? (*steps)[i] : 1));
    factors.push_back(getConstantIntValue(place.strides[axis]).value_or(0));
  }
  factors.append({place.element.getIntOrFloatBitWidth(), place.block});
  auto key = std::make_tuple(place.pointer.getAsOpaquePointer(), layout.getAsOpaquePointer(),
                             SmallVector<int64_t>(axes), factors);
  Value &known = threadPointers[key];
  if (!known) {
    OpBuilder::InsertionGuard guard(b);
    beforeLoops();
    SmallVector<Value> at;
    SmallVector<int64_t> walked;
    for (auto [i, axis] : llvm::enumerate(axes)) {
      if (Value thread = threadCoordinate(layout, i)) {
        int64_t step = steps ? (*steps)[i] : 1;
        at.push_back(step == 1 ? thread : arith::MulIOp::create(b, thread, i32(step)).getResult());
        walked.push_back(axis);
      }
    }
    Place start = place;
    start.bytes = 0;
    start.stage = Value();
    known = addressOf(start, Value(), walked, at);
  }
  walk.pointer = known;
  if (outside) {
    walk.pointer = LLVM::GEPOp::create(b, known.getType(), place.element, known, outside);
  }
  return walk;
}

/// Rows whose distance is not known: an addition for each bit of a register's number.
Value Emitter::rowOf(Walk &walk, unsigned bits) {
  if (!bits) {
    return walk.pointer;
  }
  Value &known = walk.rows[bits];
  if (known) {
    return known;
  }
  const Place &place = *walk.place;
  unsigned last = llvm::Log2_32(bits);
  auto offset = walk.layout.registerBit(last);
  Value address = rowOf(walk, bits ^ 1u << last);
  for (auto [i, axis] : llvm::enumerate(walk.axes)) {
    if (offset[i] == 0) {
      continue;
    }
    int64_t entries = offset[i] * (walk.steps ? (*walk.steps)[i] : 1);
    Value &apart = rowOffsets[{place.strides[axis], entries}];
    if (!apart) {
      OpBuilder::InsertionGuard guard(b);
      beforeLoops();
      apart = arith::MulIOp::create(b, place.strides[axis], i64(entries));
    }
    address = LLVM::GEPOp::create(b, address.getType(), place.element, address, apart);
  }
  return walk.rows[bits] = address;
}

Value Emitter::addressOf(Walk &walk, unsigned number) {
  const Place &place = *walk.place;
  int64_t constant = 0;
  unsigned bits = 0;
  for (unsigned bit = 0; bit < walk.layout.numRegisterBits(); ++bit) {
    if (!(number >> bit & 1)) {
      continue;
    }
    auto offset = walk.layout.registerBit(bit);
    for (auto [i, axis] : llvm::enumerate(walk.axes)) {
      if (getConstantIntValue(place.strides[axis])) {
        constant += place.elementsTo(axis, offset[i] * (walk.steps ? (*walk.steps)[i] : 1));
      } else if (offset[i]) {
        bits |= 1u << bit;
      }
    }
  }
  return advance(place, rowOf(walk, bits), constant);
}

Value Emitter::advance(const Place &place, Value pointer, int64_t elements) {
  int64_t bytes = place.bytes + elements * ((place.element.getIntOrFloatBitWidth() + 7) / 8);
  return bytes ? LLVM::GEPOp::create(b, pointer.getType(), b.getI8Type(), pointer,
                                     ArrayRef<LLVM::GEPArg>{int32_t(bytes)})
                     .getResult()
               : pointer;
}
