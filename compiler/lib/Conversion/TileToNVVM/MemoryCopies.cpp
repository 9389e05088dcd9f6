//===- MemoryCopies.cpp - Rows and matrices to and from shared memory -----===//
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

/// 16 bytes of a row, which one thread moves.
struct MemoryEmitter::Chunk {
  static constexpr int64_t bytes = tile::chunkBytes;
  Value row;    ///< of the slot
  Value column; ///< of the row, over all its axes
  Value inSlot; ///< address
};

/// The number of chunks in the rows of a slot.
int64_t MemoryEmitter::countChunks(MemRefType slot) {
  return slot.getNumElements() * slot.getElementTypeBitWidth() / (8 * Chunk::bytes);
}

MemoryEmitter::Chunk MemoryEmitter::chunkOf(const Place &slot, Value number) {
  int64_t perChunk = Chunk::bytes * 8 / slot.element.getIntOrFloatBitWidth();
  int64_t perRow = countChunks(slot.type) / slot.type.getDimSize(0);
  // Rows with more than one axis are dense in the slot, except for the padding of the last axis.
  int64_t last = slot.type.getRank() - 1;
  int64_t lastSize = slot.type.getDimSize(last);
  Chunk chunk;
  chunk.row = arith::DivUIOp::create(b, number, thread.i32(perRow));
  chunk.column = arith::MulIOp::create(b, arith::RemUIOp::create(b, number, thread.i32(perRow)),
                                       thread.i32(perChunk));
  SmallVector<Value> at{chunk.row};
  SmallVector<int64_t> axes{0};
  Value inLast = chunk.column;
  if (last > 1) { // each row is a matrix
    at.push_back(arith::DivUIOp::create(b, chunk.column, thread.i32(lastSize)));
    inLast = arith::RemUIOp::create(b, chunk.column, thread.i32(lastSize));
    axes.push_back(last - 1);
  }
  at.push_back(inLast);
  axes.push_back(last);
  chunk.inSlot = addresses.addressOf(slot, slot.stage, axes, at);
  return chunk;
}

/// The number of this thread in its block.
Value MemoryEmitter::ownNumber() {
  return arith::AddIOp::create(b, arith::ShLIOp::create(b, thread.warp, thread.i32(5)),
                               thread.lane);
}

/// Emits code for the chunks of a slot's rows that this thread moves.
void MemoryEmitter::forChunks(const Place &slot, llvm::function_ref<void(const Chunk &)> emit) {
  int64_t threads = tile::launchOf(thread.func).getThreads(), chunks = countChunks(slot.type);
  Value own = ownNumber();
  for (int64_t first = 0; first < chunks; first += threads) {
    Value number = first ? arith::AddIOp::create(b, own, thread.i32(first)).getResult() : own;
    OpBuilder::InsertionGuard guard(b);
    if (first + threads > chunks) {
      Value isThere =
          arith::CmpIOp::create(b, arith::CmpIPredicate::slt, number, thread.i32(chunks));
      auto choice = scf::IfOp::create(b, isThere, /*withElseRegion=*/false);
      b.setInsertionPoint(choice.thenYield());
    }
    emit(chunkOf(slot, number));
  }
}

/// The number of the stage that a copy fills; null if its slot has no stages.
static Value stageNumberOf(tile::CopyOp op) {
  auto view = op.getDest().getDefiningOp<memref::SubViewOp>();
  return view && view.isDynamicOffset(0) ? view.getDynamicOffset(0) : Value();
}

/// Returns true if the threads of a block can do both copies, and those before, at once.
bool MemoryEmitter::isTogether(tile::CopyOp op, tile::CopyOp more) {
  auto isShared = [](tile::CopyOp copy) {
    tile::AllocOp slot = tile::slotOf(copy.getDest());
    return slot && !slot.getSpilled() && !copy.getLast();
  };
  int64_t chunks = countChunks(more.getDest().getType());
  for (tile::CopyOp copy : waitingCopies) {
    chunks += countChunks(copy.getDest().getType());
  }
  return isShared(op) && isShared(more) && op.getFirst() == more.getFirst() &&
         op.getCondition() == more.getCondition() && stageNumberOf(op) == stageNumberOf(more) &&
         chunks <= tile::launchOf(thread.func).getThreads();
}

LogicalResult MemoryEmitter::emitCopy(tile::CopyOp op) {
  waitingCopies.push_back(op);
  Operation *next = op->getNextNode();
  while (isa<memref::SubViewOp>(next)) {
    next = next->getNextNode();
  }
  auto more = dyn_cast<tile::CopyOp>(next);
  if (more && isTogether(op, more)) {
    return success();
  }
  SmallVector<tile::CopyOp> copies = std::exchange(waitingCopies, {});
  return copies.size() == 1 ? emitAlone(op) : emitTogether(copies);
}

/// Emits one instruction for several copies of few rows: a thread chooses, before the loop, to
/// which of them its chunk belongs.
LogicalResult MemoryEmitter::emitTogether(ArrayRef<tile::CopyOp> copies) {
  Value own = ownNumber(), source, stride, dest, stageBytes;
  int64_t begin = 0;
  for (tile::CopyOp op : copies) {
    const Place from = frame.placeOf(op.getSource());
    Place to = frame.placeOf(op.getDest());
    int64_t bytes = to.element.getIntOrFloatBitWidth() / 8, ofStage = 0;
    if (stageNumberOf(op)) {
      auto view = op.getDest().getDefiningOp<memref::SubViewOp>();
      ofStage = *getConstantIntValue(frame.placeOf(view.getSource()).strides[0]) * bytes;
      to.stage = Value();
    }
    Chunk chunk = chunkOf(to, arith::SubIOp::create(b, own, thread.i32(begin)));
    Value address = addresses.addressOf(from, Value(), {0}, {chunk.row});
    address = LLVM::GEPOp::create(b, address.getType(), from.element, address, chunk.column);
    Value ofRow = arith::MulIOp::create(b, from.strides[0], thread.i64(bytes));
    if (!source) {
      source = address, stride = ofRow, dest = chunk.inSlot, stageBytes = thread.i32(ofStage);
    } else {
      Value isHere = arith::CmpIOp::create(b, arith::CmpIPredicate::uge, own, thread.i32(begin));
      auto choose = [&](Value here, Value before) -> Value {
        return LLVM::SelectOp::create(b, isHere, here, before);
      };
      source = choose(address, source), stride = choose(ofRow, stride);
      dest = choose(chunk.inSlot, dest), stageBytes = choose(thread.i32(ofStage), stageBytes);
    }
    begin += countChunks(to.type);
  }
  tile::CopyOp op = copies.front();
  auto advance = [&](Value pointer, Value bytes) -> Value {
    return LLVM::GEPOp::create(b, pointer.getType(), b.getI8Type(), pointer, bytes);
  };
  source = advance(source, arith::MulIOp::create(b, thread.scalar(op.getFirst()), stride));
  if (Value stage = stageNumberOf(op)) {
    Value number = arith::TruncIOp::create(b, b.getI32Type(), thread.scalar(stage));
    dest = advance(dest, arith::MulIOp::create(b, number, stageBytes));
  }
  Value isThere = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, own, thread.i32(begin));
  OpBuilder::InsertionGuard guard(b);
  if (begin < tile::launchOf(thread.func).getThreads()) {
    auto choice = scf::IfOp::create(b, isThere, /*withElseRegion=*/false);
    b.setInsertionPoint(choice.thenYield());
  }
  NVVM::CpAsyncOp::create(b, dest, source, Chunk::bytes, NVVM::LoadCacheModifierKind::CG,
                          bytesIf(op.getCondition()));
  return success();
}

/// The bytes of a copy under a condition; null if it has none. A copy of no bytes is no branch,
/// over which the assembler could not move other work.
Value MemoryEmitter::bytesIf(Value condition) {
  return condition ? arith::SelectOp::create(b, thread.scalar(condition), thread.i32(Chunk::bytes),
                                             thread.i32(0))
                         .getResult()
                   : Value();
}

LogicalResult MemoryEmitter::emitAlone(tile::CopyOp op) {
  const Place from = frame.placeOf(op.getSource()), to = frame.placeOf(op.getDest());
  Value condition = op.getCondition() ? thread.scalar(op.getCondition()) : Value();
  bool isShared = to.pointer == frame.shared;
  Value bytes = isShared ? bytesIf(op.getCondition()) : Value();
  forChunks(to, [&](const Chunk &chunk) {
    Value source;
    if (op.getLast()) {
      Value wide = arith::ExtUIOp::create(b, b.getI64Type(), chunk.row);
      wide = arith::AddIOp::create(b, wide, thread.scalar(op.getFirst()));
      wide = arith::MinSIOp::create(b, wide, thread.scalar(op.getLast()));
      wide = arith::MaxSIOp::create(b, wide, thread.i64(0));
      source = addresses.addressOf(from, Value(), {0}, {wide});
    } else {
      source = addresses.addressOf(from, addresses.offsetOf(from, ValueRange{op.getFirst()}), {0},
                                   {chunk.row});
    }
    source = LLVM::GEPOp::create(b, source.getType(), from.element, source, chunk.column);
    if (isShared) {
      NVVM::CpAsyncOp::create(b, chunk.inSlot, source, Chunk::bytes,
                              NVVM::LoadCacheModifierKind::CG, bytes);
      return;
    }
    // A slot spilled to global memory.
    OpBuilder::InsertionGuard guard(b);
    if (condition) {
      auto choice = scf::IfOp::create(b, condition, /*withElseRegion=*/false);
      b.setInsertionPoint(choice.thenYield());
    }
    moveChunk(source, chunk.inSlot);
  });
  return success();
}

void MemoryEmitter::moveChunk(Value from, Value to) {
  Value words = LLVM::LoadOp::create(b, VectorType::get({4}, b.getI32Type()), from, Chunk::bytes);
  LLVM::StoreOp::create(b, words, to, Chunk::bytes);
}

LogicalResult MemoryEmitter::emitStore(tile::StoreOp op) {
  const Place from = frame.placeOf(op.getSource()), to = frame.placeOf(op.getDest());
  Value count = op.getCount() ? thread.scalar(op.getCount()) : Value();
  Value first = addresses.offsetOf(to, ValueRange{op.getFirst()});
  forChunks(from, [&](const Chunk &chunk) {
    Value dest = addresses.addressOf(to, first, {0}, {chunk.row});
    dest = LLVM::GEPOp::create(b, dest.getType(), to.element, dest, chunk.column);
    OpBuilder::InsertionGuard guard(b);
    if (count) {
      Value wide = arith::ExtUIOp::create(b, b.getI64Type(), chunk.row);
      Value isThere = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, wide, count);
      auto choice = scf::IfOp::create(b, isThere, /*withElseRegion=*/false);
      b.setInsertionPoint(choice.thenYield());
    }
    moveChunk(chunk.inSlot, dest);
  });
  return success();
}

/// Where a warp's matrices of eight rows of eight 16-bit elements lie.
struct MemoryEmitter::Matrices {
  unsigned count;  ///< of the tile, one for each pair of registers
  unsigned atOnce; ///< moved by one instruction
  bool isTransposed;
  Value start;                   ///< address of this thread's row of the first ones
  SmallVector<int64_t> elements; ///< from there to the ones of each instruction
};

std::optional<MemoryEmitter::Matrices> MemoryEmitter::matricesOf(Value memory,
                                                                 RankedTensorType type,
                                                                 ArrayRef<int64_t> axes,
                                                                 ValueRange offsets) {
  const Place &place = frame.placeOf(memory);
  tile::LayoutAttr layout = tile::layoutOf(type);
  bool isPlain = type.getRank() == 2 && place.element.getIntOrFloatBitWidth() == 16 &&
                 place.type.getMemorySpace() && place.type.getRank() == 2 &&
                 axes == ArrayRef<int64_t>{0, 1} && layout.numRegisterBits() > 0;
  if (!isPlain || place.pointer != frame.shared ||
      !llvm::all_of(offsets, [](Value offset) { return isConstantIntValue(offset, 0); })) {
    return std::nullopt;
  }
  // A register holds two adjacent elements of a column, if transposed, else of a row. Four lanes
  // span these, eight lanes the other axis.
  using Offset = tile::LayoutAttr::Offset;
  Matrices matrices{};
  matrices.isTransposed = layout.registerBit(0) == Offset{1, 0};
  auto turned = [&](int64_t inPair, int64_t across) {
    return matrices.isTransposed ? Offset{inPair, across} : Offset{across, inPair};
  };
  const Offset lanes[] = {turned(2, 0), turned(4, 0), turned(0, 1), turned(0, 2), turned(0, 4)};
  if (layout.registerBit(0) != turned(1, 0)) {
    return std::nullopt;
  }
  for (unsigned bit = 0; bit < 5; ++bit) {
    if (layout.laneBit(bit) != lanes[bit]) {
      return std::nullopt;
    }
  }
  int64_t stride = *getConstantIntValue(place.strides[0]);
  // For other sizes, an instruction would move rows past the tile's.
  auto isRound = [](int64_t size) { return size >= 8 && llvm::isPowerOf2_64(size); };
  if (stride % 8 || !llvm::all_of(type.getShape(), isRound)) {
    return std::nullopt;
  }
  matrices.count = layout.numRegisters() / 2;
  matrices.atOnce = std::min(matrices.count, 4u);
  // Lane l provides the address of row l % 8 of matrix l / 8; the bits of the matrix's number are
  // the next register bits.
  auto elementsOf = [&](ArrayRef<int64_t> offset) {
    return place.elementsTo(0, offset[0]) + place.elementsTo(1, offset[1]);
  };
  Value at = arith::MulIOp::create(b, arith::AndIOp::create(b, thread.lane, thread.i32(7)),
                                   thread.i32(stride));
  for (unsigned bit = 0; (1u << bit) < matrices.atOnce; ++bit) {
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
  matrices.start =
      LLVM::GEPOp::create(b, place.pointer.getType(), place.element, place.pointer, wide);
  if (place.stage) {
    matrices.start = LLVM::GEPOp::create(b, matrices.start.getType(), place.element, matrices.start,
                                         place.stage);
  }
  for (unsigned first = 0; first < matrices.count; first += matrices.atOnce) {
    int64_t elements = 0;
    for (unsigned bit = 1; bit < layout.numRegisterBits(); ++bit) {
      elements += 2 * first >> bit & 1 ? elementsOf(layout.registerBit(bit)) : 0;
    }
    matrices.elements.push_back(elements);
  }
  return matrices;
}

bool MemoryEmitter::readTransposed(tile::ReadOp op) {
  RankedTensorType type = op.getResult().getType();
  if (op.getSteps() || op.getLast() || tile::layoutOf(type).numRegisterBits() == 0 ||
      tile::layoutOf(type).registerBit(0) != tile::LayoutAttr::Offset{1, 0}) {
    return false;
  }
  auto matrices = matricesOf(op.getSource(), type, op.getAxes(), op.getOffsets());
  if (!matrices) {
    return false;
  }
  const Place &place = frame.placeOf(op.getSource());
  MLIRContext *context = b.getContext();
  Type word = b.getI32Type();
  Type loadedType = matrices->atOnce == 1
                        ? word
                        : Type(LLVM::LLVMStructType::getLiteral(
                              context, SmallVector<Type>(matrices->atOnce, word)));
  Registers registers;
  auto pair = VectorType::get({2}, place.element);
  for (int64_t elements : matrices->elements) {
    Value address = addresses.advance(place, matrices->start, elements);
    Value loaded = NVVM::LdMatrixOp::create(
        b, loadedType, address, matrices->atOnce, NVVM::MMALayout::col,
        NVVM::LdStMatrixShapeAttr::get(context, 8, 8), NVVM::LdStMatrixEltType::B16);
    for (unsigned i = 0; i < matrices->atOnce; ++i) {
      Value one =
          matrices->atOnce == 1 ? loaded : LLVM::ExtractValueOp::create(b, loaded, i).getResult();
      Value both = LLVM::BitcastOp::create(b, pair, one);
      registers.push_back(LLVM::ExtractElementOp::create(b, both, thread.i32(0)));
      registers.push_back(LLVM::ExtractElementOp::create(b, both, thread.i32(1)));
    }
  }
  thread.set(op.getResult(), std::move(registers));
  return true;
}

bool MemoryEmitter::writeMatrices(tile::WriteOp op) {
  RankedTensorType type = op.getValue().getType();
  if (!thread.hasMatrixStores || op.getSteps() || op.getCount()) {
    return false;
  }
  auto matrices = matricesOf(op.getDest(), type, op.getAxes(), op.getOffsets());
  if (!matrices) {
    return false;
  }
  const Place &place = frame.placeOf(op.getDest());
  const Registers &registers = thread.registersOf(op.getValue());
  MLIRContext *context = b.getContext();
  auto pair = VectorType::get({2}, place.element);
  unsigned next = 0;
  for (int64_t elements : matrices->elements) {
    SmallVector<Value> words;
    for (unsigned i = 0; i < matrices->atOnce; ++i) {
      Value both = LLVM::UndefOp::create(b, pair);
      both = LLVM::InsertElementOp::create(b, both, registers[next++], thread.i32(0));
      both = LLVM::InsertElementOp::create(b, both, registers[next++], thread.i32(1));
      words.push_back(LLVM::BitcastOp::create(b, b.getI32Type(), both));
    }
    NVVM::StMatrixOp::create(b, addresses.advance(place, matrices->start, elements), words,
                             matrices->isTransposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
                             NVVM::LdStMatrixShapeAttr::get(context, 8, 8),
                             NVVM::LdStMatrixEltType::B16);
  }
  return true;
}
