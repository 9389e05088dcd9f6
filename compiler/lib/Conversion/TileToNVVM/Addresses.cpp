//===- Addresses.cpp - Addresses of a thread's elements -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Addresses.h.
//
//===----------------------------------------------------------------------===//

#include "Addresses.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

Value Addresses::offsetOf(const Place &place, ValueRange offsets) {
  Value sum = place.stage;
  for (auto [offset, stride] : llvm::zip(offsets, place.strides)) {
    if (isConstantIntValue(offset, 0)) {
      continue;
    }
    Value part = arith::MulIOp::create(b, thread.scalar(offset), stride);
    sum = sum ? arith::AddIOp::create(b, sum, part).getResult() : part;
  }
  return sum;
}

Value Addresses::addressOf(const Place &place, Value outside, ArrayRef<int64_t> axes,
                           ArrayRef<Value> coordinates) {
  Type pointer = place.pointer.getType();
  Value address = advance(place, place.pointer, 0);
  if (outside) {
    address = LLVM::GEPOp::create(b, pointer, place.element, address, outside);
  }
  for (auto [axis, coordinate] : llvm::zip(axes, coordinates)) {
    Value number = coordinate;
    if (place.block && axis == place.type.getRank() - 1) {
      Value blocks =
          arith::ShRUIOp::create(b, number, thread.i32(llvm::Log2_64(tile::blockColumns)));
      Value further =
          arith::MulIOp::create(b, blocks, thread.i32(place.block - tile::blockColumns));
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

/// The address state that all elements share that a thread holds of a tile.
Walk Addresses::walkOf(const Place &place, tile::LayoutAttr layout, ArrayRef<int64_t> axes,
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
  Value &known = pointerOf(key);
  if (!known) {
    OpBuilder::InsertionGuard guard(b);
    thread.beforeLoops();
    SmallVector<Value> at;
    SmallVector<int64_t> walked;
    for (auto [i, axis] : llvm::enumerate(axes)) {
      if (Value own = thread.threadCoordinate(layout, i)) {
        int64_t step = steps ? (*steps)[i] : 1;
        at.push_back(step == 1 ? own : arith::MulIOp::create(b, own, thread.i32(step)).getResult());
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

/// For rows with a dynamic stride: one addition for each bit of the register number.
Value Addresses::rowOf(Walk &walk, unsigned bits) {
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
      thread.beforeLoops();
      apart = arith::MulIOp::create(b, place.strides[axis], thread.i64(entries));
    }
    address = LLVM::GEPOp::create(b, address.getType(), place.element, address, apart);
  }
  return walk.rows[bits] = address;
}

Value Addresses::addressOf(Walk &walk, unsigned number) {
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

Value Addresses::advance(const Place &place, Value pointer, int64_t elements) {
  int64_t bytes = place.bytes + elements * ((place.element.getIntOrFloatBitWidth() + 7) / 8);
  return bytes ? LLVM::GEPOp::create(b, pointer.getType(), b.getI8Type(), pointer,
                                     ArrayRef<LLVM::GEPArg>{int32_t(bytes)})
                     .getResult()
               : pointer;
}
