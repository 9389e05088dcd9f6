//===- Thread.cpp - Values and coordinates of a thread --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of a coordinate that depends on the thread is computed once.
//
//===----------------------------------------------------------------------===//

#include "Thread.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

Thread::Thread(func::FuncOp func, ModuleOp module)
    : func(func), module(module), b(func.getLoc(), func.getContext()) {}

Value Thread::i32(int64_t value) {
  return arith::ConstantOp::create(b, b.getI32IntegerAttr(int32_t(value)));
}

Value Thread::i64(int64_t value) {
  return arith::ConstantOp::create(b, b.getI64IntegerAttr(value));
}

Value Thread::scalar(Value value) {
  if (std::optional<int64_t> known = getConstantIntValue(value)) {
    return i64(*known);
  }
  Value mapped = scalars.lookup(value);
  return mapped.getType().isIndex()
             ? arith::IndexCastOp::create(b, b.getI64Type(), mapped).getResult()
             : mapped;
}

void Thread::beforeLoops() {
  Operation *op = b.getInsertionBlock()->getParentOp();
  if (isa<LLVM::LLVMFuncOp>(op)) {
    return;
  }
  while (!isa<LLVM::LLVMFuncOp>(op->getParentOp())) {
    op = op->getParentOp();
  }
  b.setInsertionPoint(op);
}

Value Thread::threadCoordinate(tile::LayoutAttr layout, int64_t axis, bool onlyWarp) {
  auto [entry, isNew] = threadCoordinates.try_emplace({layout, 2 * axis + onlyWarp}, Value());
  if (!isNew) {
    return entry->second;
  }
  OpBuilder::InsertionGuard guard(b);
  beforeLoops();
  // Consecutive bits of a lane or warp number whose offsets double form one bit field.
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

SmallVector<Value> Thread::coordinates(RankedTensorType type, unsigned number, bool clamp) {
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

Value Thread::both(Value a, Value c) {
  return !a ? c : !c ? a : arith::AndIOp::create(b, a, c).getResult();
}

Value Thread::isFirstCopy(tile::LayoutAttr layout) {
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

Value Thread::isElement(RankedTensorType type, unsigned number) {
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
