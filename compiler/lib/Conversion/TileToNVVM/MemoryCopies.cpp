//===- MemoryCopies.cpp - Copies to shared memory, and transposed reads ---===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Methods of MemoryEmitter that move rows.
//
//===----------------------------------------------------------------------===//

#include "MemoryEmitter.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

LogicalResult MemoryEmitter::emitStage(memref::SubViewOp op) {
  Place place = frame.placeOf(op.getSource());
  auto type = cast<MemRefType>(op.getType());
  Value stage = addresses.offsetOf(
      place, getValueOrCreateConstantIndexOp(b, op.getLoc(), op.getMixedOffsets()));
  place.stage = stage;
  int64_t dropped = op.getSourceType().getRank() - type.getRank();
  place.strides.erase(place.strides.begin(), place.strides.begin() + dropped);
  place.type = type;
  frame.placeOf(op.getResult()) = place;
  return success();
}

LogicalResult MemoryEmitter::emitCopy(tile::CopyOp op) {
  const Place from = frame.placeOf(op.getSource()), to = frame.placeOf(op.getDest());
  int64_t threads = tile::launchOf(thread.func).getThreads();
  int64_t elementBytes = from.element.getIntOrFloatBitWidth() / 8;
  constexpr int64_t atOnce = 16;
  int64_t perChunk = atOnce / elementBytes, rowElements = 1;
  for (int64_t size : to.type.getShape().drop_front()) {
    rowElements *= size;
  }
  int64_t perRow = rowElements / perChunk, chunks = to.type.getDimSize(0) * perRow;
  Value own =
      arith::AddIOp::create(b, arith::ShLIOp::create(b, thread.warp, thread.i32(5)), thread.lane);
  // Rows with more than one axis are dense in the slot, except for the padding of the last axis.
  int64_t last = to.type.getRank() - 1;
  int64_t lastSize = to.type.getDimSize(last);
  for (int64_t first = 0; first < chunks; first += threads) {
    Value chunk = first ? arith::AddIOp::create(b, own, thread.i32(first)).getResult() : own;
    OpBuilder::InsertionGuard guard(b);
    if (first + threads > chunks) {
      Value isThere =
          arith::CmpIOp::create(b, arith::CmpIPredicate::slt, chunk, thread.i32(chunks));
      auto choice = scf::IfOp::create(b, isThere, /*withElseRegion=*/false);
      b.setInsertionPoint(choice.thenYield());
    }
    Value row = arith::DivUIOp::create(b, chunk, thread.i32(perRow));
    Value column = arith::MulIOp::create(b, arith::RemUIOp::create(b, chunk, thread.i32(perRow)),
                                         thread.i32(perChunk));
    Value source;
    if (op.getLast()) {
      Value wide = arith::ExtUIOp::create(b, b.getI64Type(), row);
      wide = arith::AddIOp::create(b, wide, thread.scalar(op.getFirst()));
      wide = arith::MinSIOp::create(b, wide, thread.scalar(op.getLast()));
      wide = arith::MaxSIOp::create(b, wide, thread.i64(0));
      source = addresses.addressOf(from, Value(), {0}, {wide});
    } else {
      source = addresses.addressOf(from, addresses.offsetOf(from, ValueRange{op.getFirst()}), {0},
                                   {row});
    }
    source = LLVM::GEPOp::create(b, source.getType(), from.element, source, column);
    SmallVector<Value> at{row};
    SmallVector<int64_t> axes{0};
    if (last > 1) { // each token has a matrix
      at.push_back(arith::DivUIOp::create(b, column, thread.i32(lastSize)));
      column = arith::RemUIOp::create(b, column, thread.i32(lastSize));
      axes.push_back(1);
    }
    at.push_back(column);
    axes.push_back(last);
    Value dest = addresses.addressOf(to, to.stage, axes, at);
    if (to.pointer == frame.shared) {
      NVVM::CpAsyncOp::create(b, dest, source, atOnce, NVVM::LoadCacheModifierKind::CG, Value());
    } else { // a slot spilled to global memory
      Value words = LLVM::LoadOp::create(b, VectorType::get({4}, b.getI32Type()), source, atOnce);
      LLVM::StoreOp::create(b, words, dest, atOnce);
    }
  }
  return success();
}

bool MemoryEmitter::readTransposed(tile::ReadOp op) {
  RankedTensorType type = op.getResult().getType();
  const Place &place = frame.placeOf(op.getSource());
  tile::LayoutAttr layout = tile::layoutOf(type);
  bool isPlain = type.getRank() == 2 && place.element.getIntOrFloatBitWidth() == 16 &&
                 place.type.getMemorySpace() && !op.getSteps() && !op.getLast() &&
                 op.getAxes() == ArrayRef<int64_t>{0, 1} && layout.numRegisterBits() > 0;
  if (!isPlain || place.pointer != frame.shared ||
      !llvm::all_of(op.getOffsets(), [](Value offset) { return isConstantIntValue(offset, 0); })) {
    return false;
  }
  // Lanes of a matrix load: a register holds two adjacent rows; four lanes span the rows, eight the
  // columns.
  using Offset = tile::LayoutAttr::Offset;
  const Offset lanes[] = {{2, 0}, {4, 0}, {0, 1}, {0, 2}, {0, 4}};
  if (layout.registerBit(0) != Offset{1, 0}) {
    return false;
  }
  for (unsigned bit = 0; bit < 5; ++bit) {
    if (layout.laneBit(bit) != lanes[bit]) {
      return false;
    }
  }
  int64_t stride = *getConstantIntValue(place.strides[0]);
  // For other sizes, a matrix load would read past the rows.
  auto isRound = [](int64_t size) { return size >= 8 && llvm::isPowerOf2_64(size); };
  if (stride % 8 || !llvm::all_of(type.getShape(), isRound)) {
    return false;
  }
  unsigned blocks = layout.numRegisters() / 2, atOnce = std::min(blocks, 4u);
  // Lane l provides the address of row l % 8 of block l / 8; the block bits correspond to the next
  // register bits.
  auto elementsOf = [&](ArrayRef<int64_t> offset) {
    return place.elementsTo(0, offset[0]) + place.elementsTo(1, offset[1]);
  };
  Value at = arith::MulIOp::create(b, arith::AndIOp::create(b, thread.lane, thread.i32(7)),
                                   thread.i32(stride));
  for (unsigned bit = 0; (1u << bit) < atOnce; ++bit) {
    Value isIn = arith::AndIOp::create(
        b, arith::ShRUIOp::create(b, thread.lane, thread.i32(3 + bit)), thread.i32(1));
    Value by = thread.i32(elementsOf(layout.registerBit(1 + bit)));
    at = arith::AddIOp::create(b, at, arith::MulIOp::create(b, isIn, by));
  }
  for (int64_t axis : {0, 1}) {
    if (Value ofWarp = thread.threadCoordinate(layout, axis, /*onlyWarp=*/true)) {
      // Along columns, the offset of a warp is a multiple of eight.
      int64_t by = axis ? place.elementsTo(1, tile::blockColumns) / tile::blockColumns : stride;
      Value elements = arith::MulIOp::create(b, ofWarp, thread.i32(by));
      at = arith::AddIOp::create(b, at, elements);
    }
  }
  Value wide = arith::ExtUIOp::create(b, b.getI64Type(), at);
  Value start = LLVM::GEPOp::create(b, place.pointer.getType(), place.element, place.pointer, wide);
  if (place.stage) {
    start = LLVM::GEPOp::create(b, start.getType(), place.element, start, place.stage);
  }
  MLIRContext *context = b.getContext();
  Type word = b.getI32Type();
  Type loadedType =
      atOnce == 1
          ? word
          : Type(LLVM::LLVMStructType::getLiteral(context, SmallVector<Type>(atOnce, word)));
  Registers registers;
  auto pair = VectorType::get({2}, place.element);
  for (unsigned first = 0; first < blocks; first += atOnce) {
    int64_t elements = 0;
    for (unsigned bit = 1; bit < layout.numRegisterBits(); ++bit) {
      elements += 2 * first >> bit & 1 ? elementsOf(layout.registerBit(bit)) : 0;
    }
    Value address = addresses.advance(place, start, elements);
    Value loaded = NVVM::LdMatrixOp::create(b, loadedType, address, atOnce, NVVM::MMALayout::col,
                                            NVVM::LdStMatrixShapeAttr::get(context, 8, 8),
                                            NVVM::LdStMatrixEltType::B16);
    for (unsigned i = 0; i < atOnce; ++i) {
      Value one = atOnce == 1 ? loaded : LLVM::ExtractValueOp::create(b, loaded, i).getResult();
      Value both = LLVM::BitcastOp::create(b, pair, one);
      registers.push_back(LLVM::ExtractElementOp::create(b, both, thread.i32(0)));
      registers.push_back(LLVM::ExtractElementOp::create(b, both, thread.i32(1)));
    }
  }
  thread.set(op.getResult(), std::move(registers));
  return true;
}
