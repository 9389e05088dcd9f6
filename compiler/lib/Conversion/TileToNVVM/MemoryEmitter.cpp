//===- MemoryEmitter.cpp - Reads and writes of tiles ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See MemoryEmitter.h.
//
//===----------------------------------------------------------------------===//

#include "MemoryEmitter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

/// Returns true if registers 2i and 2i + 1 are adjacent in memory and the first is aligned for a
/// vector access of both. Rows start at multiples of 16 bytes, or of the common divisor of that and
/// their length (runtime.h).
static bool hasPairs(const Place &place, tile::LayoutAttr layout, ArrayRef<int64_t> axes,
                     std::optional<ArrayRef<int64_t>> steps, ValueRange offsets,
                     RankedTensorType type) {
  int64_t inner = place.type.getRank() - 1;
  if (inner < 0 || layout.numRegisterBits() == 0 || place.type.getElementTypeBitWidth() > 32) {
    return false;
  }
  auto first = layout.registerBit(0);
  for (auto [axis, part] : llvm::enumerate(first)) {
    bool isInner = axes[axis] == inner;
    if (part != (isInner ? 1 : 0) || (isInner && steps && (*steps)[axis] != 1)) {
      return false;
    }
    if (isInner && type.getDimSize(axis) % 2) {
      return false;
    }
  }
  // Sequences and heads start anywhere in tokens' numbers, whose axis of tokens is the inner one.
  if (!llvm::is_contained(axes, inner) || place.type.isDynamicDim(inner) ||
      place.type.getDimSize(inner) % 2) {
    return false;
  }
  std::optional<int64_t> column = getConstantIntValue(offsets[inner]);
  bool isEven = column && *column % 2 == 0;
  for (auto [axis, stride] : llvm::enumerate(place.type.getStridesAndOffset().first)) {
    // A dynamic stride is that of rows.
    isEven &= int64_t(axis) == inner || ShapedType::isDynamic(stride) || stride % 2 == 0;
  }
  return isEven;
}

static bool isPowers(RankedTensorType type) {
  return llvm::all_of(type.getShape(), [](int64_t size) { return llvm::isPowerOf2_64(size); });
}

Reader MemoryEmitter::readerOf(tile::ReadOp op) {
  RankedTensorType type = op.getResult().getType();
  const Place &place = frame.placeOf(op.getSource());
  auto axes = op.getAxes();
  Reader reader(op);
  // With a clamped end, or sizes that are not powers of two, each element has a separate address.
  reader.isWalk = !op.getLast() && isPowers(type);
  if (reader.isWalk) {
    reader.walk = addresses.walkOf(place, tile::layoutOf(type), axes, op.getSteps(),
                                   addresses.offsetOf(place, op.getOffsets()));
    reader.inPairs =
        hasPairs(place, tile::layoutOf(type), axes, op.getSteps(), op.getOffsets(), type);
    return reader;
  }
  SmallVector<Value> offsets(op.getOffsets());
  if (op.getLast()) { // the clamped axis is indexed from the start of the memory
    reader.last = thread.scalar(op.getLast());
    reader.first = thread.scalar(offsets[axes[0]]);
    offsets[axes[0]] = arith::ConstantIndexOp::create(b, 0);
  }
  reader.outside = addresses.offsetOf(place, offsets);
  return reader;
}

Value MemoryEmitter::readRegister(Reader &reader, unsigned number) {
  tile::ReadOp op = reader.op;
  const Place &place = frame.placeOf(op.getSource());
  if (reader.isWalk && reader.inPairs) {
    Value &both = reader.pairs[number / 2];
    if (!both) {
      auto pair = VectorType::get({2}, place.element);
      both = LLVM::LoadOp::create(b, pair, addresses.addressOf(reader.walk, number / 2 * 2),
                                  place.element.getIntOrFloatBitWidth() / 4);
    }
    return LLVM::ExtractElementOp::create(b, both, thread.i32(number % 2));
  }
  if (reader.isWalk) {
    return LLVM::LoadOp::create(b, place.element, addresses.addressOf(reader.walk, number));
  }
  SmallVector<Value> at = thread.coordinates(op.getResult().getType(), number, /*clamp=*/true);
  if (auto steps = op.getSteps()) {
    for (auto [coordinate, step] : llvm::zip(at, *steps)) {
      coordinate = step == 1 ? coordinate : arith::MulIOp::create(b, coordinate, thread.i32(step));
    }
  }
  if (reader.last) {
    Value wide = arith::ExtSIOp::create(b, b.getI64Type(), at[0]);
    at[0] = arith::MinSIOp::create(b, arith::AddIOp::create(b, wide, reader.first), reader.last);
    if (getConstantIntValue(op.getOffsets()[op.getAxes()[0]]).value_or(-1) < 0) {
      at[0] = arith::MaxSIOp::create(b, at[0], thread.i64(0));
    }
  }
  return LLVM::LoadOp::create(b, place.element,
                              addresses.addressOf(place, reader.outside, op.getAxes(), at));
}

/// Returns true if the only use of a read is the reduction that follows it.
static bool isSummed(tile::ReadOp op) {
  return op->hasOneUse() && isa<tile::ReduceOp>(*op->user_begin()) &&
         op->getNextNode() == *op->user_begin();
}

LogicalResult MemoryEmitter::emitRead(tile::ReadOp op) {
  if (isSummed(op) || readTransposed(op)) {
    return success(); // the reduction reads its terms itself, one by one
  }
  Reader reader = readerOf(op);
  Registers registers;
  for (unsigned number = 0; number < tile::layoutOf(op.getResult().getType()).numRegisters();
       ++number) {
    registers.push_back(readRegister(reader, number));
  }
  thread.set(op.getResult(), std::move(registers));
  return success();
}

void MemoryEmitter::writeAll(tile::WriteOp op, Value outside, Value count) {
  RankedTensorType type = op.getValue().getType();
  const Place &place = frame.placeOf(op.getDest());
  tile::LayoutAttr layout = tile::layoutOf(type);
  const Registers &registers = thread.registersOf(op.getValue());
  Walk walk = addresses.walkOf(place, layout, op.getAxes(), op.getSteps(), outside);
  // A count masks whole rows, so that both elements of a pair are written or neither is.
  bool inPairs = isPowers(type) &&
                 hasPairs(place, layout, op.getAxes(), op.getSteps(), op.getOffsets(), type) &&
                 (!count || op.getAxes()[0] != place.type.getRank() - 1);
  for (unsigned number = 0; number < registers.size(); number += inPairs ? 2 : 1) {
    Value inside = thread.isElement(type, number);
    if (count) {
      Value row = thread.coordinates(type, number, /*clamp=*/false)[0];
      Value wide = arith::ExtSIOp::create(b, b.getI64Type(), row);
      inside =
          thread.both(inside, arith::CmpIOp::create(b, arith::CmpIPredicate::slt, wide, count));
    }
    Value address = addresses.addressOf(walk, number); // outside the branch, so that later
                                                       // registers can reuse it
    OpBuilder::InsertionGuard guard(b);
    if (inside) {
      auto choice = scf::IfOp::create(b, inside, /*withElseRegion=*/false);
      b.setInsertionPoint(choice.thenYield());
    }
    if (!inPairs) {
      LLVM::StoreOp::create(b, registers[number], address);
      continue;
    }
    Value both = LLVM::UndefOp::create(b, VectorType::get({2}, place.element));
    both = LLVM::InsertElementOp::create(b, both, registers[number], thread.i32(0));
    both = LLVM::InsertElementOp::create(b, both, registers[number + 1], thread.i32(1));
    LLVM::StoreOp::create(b, both, address, place.element.getIntOrFloatBitWidth() / 4);
  }
}

LogicalResult MemoryEmitter::emitWrite(tile::WriteOp op) {
  const Place &place = frame.placeOf(op.getDest());
  Value outside = addresses.offsetOf(place, op.getOffsets());
  Value count = op.getCount() ? thread.scalar(op.getCount()) : Value();
  Value firstCopy = thread.isFirstCopy(tile::layoutOf(op.getValue().getType()));
  OpBuilder::InsertionGuard guard(b);
  if (firstCopy) {
    auto choice = scf::IfOp::create(b, firstCopy, /*withElseRegion=*/false);
    b.setInsertionPoint(choice.thenYield());
  }
  if (!writeMatrices(op)) {
    writeAll(op, outside, count);
  }
  return success();
}
