//===- ValueEmitter.cpp - Elementwise ops and reductions ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ValueEmitter.h.
//
//===----------------------------------------------------------------------===//

#include "ValueEmitter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

LogicalResult ValueEmitter::emitElementwise(Operation *op) {
  Value result = op->getResult(0);
  if (!isTile(result.getType())) {
    b.clone(*op, thread.scalars);
    return success();
  }
  Registers registers;
  for (unsigned number = 0; number < countOf(result.getType()); ++number) {
    OperationState state(op->getLoc(), op->getName());
    for (Value operand : op->getOperands()) {
      state.addOperands(isTile(operand.getType()) ? thread.registersOf(operand)[number]
                                                  : thread.scalars.lookup(operand));
    }
    state.addTypes(numberType(result.getType()));
    state.addAttributes(op->getAttrs());
    registers.push_back(b.create(state)->getResult(0));
  }
  thread.set(result, std::move(registers));
  return success();
}

LogicalResult ValueEmitter::emitConstant(arith::ConstantOp op) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements) {
    b.clone(*op, thread.scalars);
    return success();
  }
  auto type = cast<RankedTensorType>(op.getType());
  if (elements.isSplat()) {
    auto number = cast<TypedAttr>(elements.getSplatValue<Attribute>());
    thread.set(op, Registers(countOf(type), arith::ConstantOp::create(b, number)));
    return success();
  }
  // Other constants become a global table that is read like memory.
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), 1);
  std::string name = "tile_table" + std::to_string(thread.module.getBody()->getOperations().size());
  auto plain = RankedTensorType::get(type.getShape(), type.getElementType());
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(thread.module.getBody());
    Type array = type.getElementType();
    for (int64_t size : llvm::reverse(type.getShape())) {
      array = LLVM::LLVMArrayType::get(array, size);
    }
    LLVM::GlobalOp::create(b, array, /*isConstant=*/true, LLVM::Linkage::Internal, name,
                           elements.reshape(plain), /*alignment=*/16, /*addrSpace=*/1);
  }
  auto table = MemRefType::get(type.getShape(), type.getElementType());
  Place place{LLVM::AddressOfOp::create(b, pointer, name), 0, {}, type.getElementType(), {}, table};
  for (int64_t stride : table.getStridesAndOffset().first) {
    place.strides.push_back(thread.i64(stride));
  }
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  Registers registers;
  for (unsigned number = 0; number < countOf(type); ++number) {
    Value address =
        addresses.addressOf(place, Value(), axes, thread.coordinates(type, number, /*clamp=*/true));
    registers.push_back(LLVM::LoadOp::create(b, type.getElementType(), address));
  }
  thread.set(op, std::move(registers));
  return success();
}

/// `value` of another lane. `other` is the lane number or, with `bfly`, the XOR mask of the lane
/// numbers.
Value ValueEmitter::shuffle(Value value, Value other, NVVM::ShflKind kind) {
  auto halfOf = [&](Value part) -> Value {
    return NVVM::ShflOp::create(b, part.getType(), thread.i32(-1), part, other, thread.i32(31),
                                kind, UnitAttr());
  };
  if (!value.getType().isF64()) {
    return halfOf(value);
  }
  // shfl moves 32 bits at a time.
  Type halves = VectorType::get({2}, b.getI32Type());
  Value parts = LLVM::BitcastOp::create(b, halves, value);
  for (int64_t part : {0, 1}) {
    Value moved = halfOf(LLVM::ExtractElementOp::create(b, parts, thread.i32(part)));
    parts = LLVM::InsertElementOp::create(b, parts, moved, thread.i32(part));
  }
  return LLVM::BitcastOp::create(b, value.getType(), parts);
}

LogicalResult ValueEmitter::emitReduce(tile::ReduceOp op) {
  RankedTensorType type = op.getInput().getType(), out = op.getType();
  tile::LayoutAttr layout = tile::layoutOf(type), result = tile::layoutOf(out);
  bool isSum = op.getKind() == "sum";
  auto element = cast<FloatType>(type.getElementType());
  auto combine = [&](Value a, Value c) -> Value {
    return isSum ? arith::AddFOp::create(b, a, c).getResult()
                 : arith::MaxNumFOp::create(b, a, c).getResult();
  };
  auto isReduced = [&](ArrayRef<int64_t> offset) {
    return llvm::any_of(op.getAxes(), [&](int64_t axis) { return offset[axis] != 0; });
  };
  bool isRagged = llvm::any_of(
      op.getAxes(), [&](int64_t axis) { return !llvm::isPowerOf2_64(type.getDimSize(axis)); });
  Value nothing;
  if (isRagged) {
    APFloat least = isSum ? APFloat::getZero(element.getFloatSemantics())
                          : APFloat::getInf(element.getFloatSemantics(), /*Negative=*/true);
    nothing = arith::ConstantOp::create(b, b.getFloatAttr(element, least));
  }
  // Registers that differ only along the reduced axes are added. The index of their sum consists of
  // the remaining bits, in order.
  unsigned bitsLeft = 0;
  for (unsigned bit = 0; bit < layout.numRegisterBits(); ++bit) {
    bitsLeft += !isReduced(layout.registerBit(bit));
  }
  SmallVector<SmallVector<unsigned>> terms(1u << bitsLeft);
  for (unsigned number = 0; number < layout.numRegisters(); ++number) {
    unsigned to = 0, bitOfResult = 0;
    for (unsigned bit = 0; bit < layout.numRegisterBits(); ++bit) {
      if (!isReduced(layout.registerBit(bit))) {
        to |= (number >> bit & 1) << bitOfResult++;
      }
    }
    terms[to].push_back(number);
  }
  std::optional<Reader> reader;
  if (!thread.tiles.count(op.getInput())) {
    reader = memory.readerOf(op.getInput().getDefiningOp<tile::ReadOp>());
  }
  Registers sums(terms.size());
  for (auto [sum, numbers] : llvm::zip(sums, terms)) {
    for (unsigned number : numbers) {
      Value term =
          reader ? memory.readRegister(*reader, number) : thread.registersOf(op.getInput())[number];
      if (isRagged) {
        term = arith::SelectOp::create(b, thread.isElement(type, number), term, nothing);
      }
      sum = sum ? combine(sum, term) : term;
    }
  }
  for (unsigned bit = 0; bit < layout.numLaneBits(); ++bit) {
    if (!isReduced(layout.laneBit(bit))) {
      continue;
    }
    auto fromOther = [&](Value sum) -> Value {
      return shuffle(sum, thread.i32(1 << bit), NVVM::ShflKind::bfly);
    };
    bool isScattered = llvm::any_of(result.laneBit(bit), [](int64_t part) { return part != 0; });
    if (!isScattered) {
      for (Value &sum : sums) {
        sum = combine(sum, fromOther(sum));
      }
      continue;
    }
    // The lane keeps one register of each pair and sends the other.
    Value isUpper = arith::CmpIOp::create(
        b, arith::CmpIPredicate::ne, arith::AndIOp::create(b, thread.lane, thread.i32(1 << bit)),
        thread.i32(0));
    Registers kept;
    for (unsigned number = 0; number < sums.size(); number += 2) {
      Value low = sums[number], high = sums[number + 1];
      Value own = arith::SelectOp::create(b, isUpper, high, low);
      kept.push_back(combine(own, fromOther(arith::SelectOp::create(b, isUpper, low, high))));
    }
    sums = std::move(kept);
  }
  thread.set(op, std::move(sums));
  return success();
}

/// The element at `element` plus the offset of the warp, of a vector along the lanes: a register of
/// the lane that holds it.
Value ValueEmitter::registerOfWarp(tile::ConvertOp op, int64_t element) {
  tile::LayoutAttr from = tile::layoutOf(op.getInput().getType()),
                   to = tile::layoutOf(op.getType());
  int64_t covered = 1;
  for (int64_t offset : from.getLanes()) {
    covered += offset;
  }
  auto at = [&](int64_t first) -> Value {
    std::optional<unsigned> found = from.registerAt({first / covered * covered});
    return found ? thread.registersOf(op.getInput())[*found] : Value();
  };
  // The offset of a warp is the same for all of its lanes.
  std::function<Value(unsigned, int64_t)> choose = [&](unsigned bit, int64_t first) -> Value {
    if (bit == to.numWarpBits()) {
      return at(first);
    }
    int64_t offset = to.warpBit(bit)[0];
    Value without = choose(bit + 1, first);
    if (offset < covered) {
      return without;
    }
    Value with = choose(bit + 1, first + offset);
    if (!without || !with) {
      return {};
    }
    Value isSet = arith::CmpIOp::create(b, arith::CmpIPredicate::ne,
                                        arith::AndIOp::create(b, thread.warp, thread.i32(1 << bit)),
                                        thread.i32(0));
    return arith::SelectOp::create(b, isSet, with, without);
  };
  return choose(0, element);
}

LogicalResult ValueEmitter::emitConvert(tile::ConvertOp op) {
  tile::LayoutAttr from = tile::layoutOf(op.getInput().getType()),
                   to = tile::layoutOf(op.getType());
  bool isLane = from.getLanes() == to.getLanes() && from.getWarps() == to.getWarps();
  Registers registers;
  for (unsigned number = 0; number < to.numRegisters(); ++number) {
    auto offset = to.registerOffset(number);
    Value found;
    if (isLane) {
      std::optional<unsigned> own = from.registerAt(offset);
      found = own ? thread.registersOf(op.getInput())[*own] : Value();
    } else if (from.getRank() == 1) {
      found = registerOfWarp(op, offset[0]);
    }
    if (!found) {
      return op.emitError("an element that another thread holds; it has to go through a slot");
    }
    if (!isLane) {
      // shfl takes the lane modulo 32, which is the lane that holds the element.
      Value at = thread.coordinates(op.getType(), number, /*clamp=*/false)[0];
      found = shuffle(found, at, NVVM::ShflKind::idx);
    }
    registers.push_back(found);
  }
  thread.set(op.getResult(), std::move(registers));
  return success();
}
