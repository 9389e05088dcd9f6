//===- KernelFrame.cpp - Kernel parameters and memory ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelFrame.h.
//
//===----------------------------------------------------------------------===//

#include "KernelFrame.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace tttc;

static constexpr StringLiteral sharedName = "tile_shared";

int64_t Place::elementsTo(int64_t axis, int64_t coordinate) const {
  if (block && axis == type.getRank() - 1 && coordinate >= tile::blockColumns) {
    return coordinate / tile::blockColumns * block;
  }
  return coordinate * *getConstantIntValue(strides[axis]);
}

Value KernelFrame::entriesOf(Value length, int64_t timeBlock) {
  return timeBlock == 1  ? length
         : timeBlock < 0 ? arith::MinSIOp::create(b, length, thread.i64(-timeBlock)).getResult()
                         : arith::CeilDivUIOp::create(b, length, thread.i64(timeBlock)).getResult();
}

/// Reads an entry of cu_seqlens, of 4 or 8 bytes, as low and high half; a 4-byte entry has no high
/// half.
Value KernelFrame::firstToken(Value sequence) {
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), 1);
  auto halfAt = [&](Value from, Value bytes) -> std::pair<Value, Value> {
    Value at = LLVM::GEPOp::create(b, pointer, b.getI8Type(), from, bytes);
    Value half = LLVM::LoadOp::create(b, b.getI32Type(), at);
    return {at, arith::ExtUIOp::create(b, b.getI64Type(), half)};
  };
  auto [at, low] = halfAt(sequences, arith::MulIOp::create(b, sequence, offsetBytes));
  Value last = halfAt(at, arith::SubIOp::create(b, offsetBytes, thread.i64(4))).second;
  Value isWide = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, offsetBytes, thread.i64(8));
  Value high = arith::SelectOp::create(b, isWide, last, thread.i64(0));
  return arith::OrIOp::create(b, low, arith::ShLIOp::create(b, high, thread.i64(32)));
}

/// The entry index of the first token of the sequence of this block, where sequences are packed:
/// the sum of the entries of the sequences before it, ceil(length / n) each or, for a window of w,
/// min(length, w).
Value KernelFrame::firstEntry(int64_t timeBlock) {
  if (timeBlock == 1) {
    return first;
  }
  auto loop = scf::ForOp::create(b, thread.i64(0), batch, thread.i64(1), ValueRange{thread.i64(0)});
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value from = firstToken(loop.getInductionVar());
  Value to = firstToken(arith::AddIOp::create(b, loop.getInductionVar(), thread.i64(1)));
  Value entries = entriesOf(arith::SubIOp::create(b, to, from), timeBlock);
  Value sum = arith::AddIOp::create(b, loop.getRegionIterArg(0), entries);
  scf::YieldOp::create(b, sum);
  return loop.getResult(0);
}

Value KernelFrame::isGiven(Value list) {
  Value address = LLVM::PtrToIntOp::create(b, b.getI64Type(), list);
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, address, thread.i64(0));
}

/// The block's index on axis B of states: an entry of the list if it is given, else its sequence.
Value KernelFrame::slotIn(Value list) {
  auto choice = scf::IfOp::create(b, b.getI64Type(), isGiven(list), /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(choice.thenBlock());
  Value at = LLVM::GEPOp::create(b, list.getType(), b.getI64Type(), list, batch);
  scf::YieldOp::create(b, LLVM::LoadOp::create(b, b.getI64Type(), at).getResult());
  b.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(b, batch);
  return choice.getResult(0);
}

Place &KernelFrame::placeOf(Value memory) {
  auto [entry, isNew] = places.try_emplace(memory.getAsOpaquePointer());
  auto argument = dyn_cast<BlockArgument>(memory);
  if (isNew && argument) {
    OpBuilder::InsertionGuard guard(b);
    thread.beforeLoops();
    entry->second = placeArgument(argument);
  }
  return entry->second;
}

Place KernelFrame::placeArgument(BlockArgument argument) {
  unsigned number = argument.getArgNumber();
  ValueRange parameters = kernelParameters.slice(4 * number, 4);
  auto type = cast<MemRefType>(argument.getType());
  ttt::TensorAttr tensor = ttt::argumentTensor(thread.func, number);
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), 1);
  Value strideB = parameters[1], strideH = parameters[2], strideT = parameters[3];
  Value offset = arith::MulIOp::create(b, head, strideH);
  auto add = [&](Value more) { offset = arith::AddIOp::create(b, offset, more); };
  Value none = thread.i64(0);
  if (tensor.has(ttt::Axes::T)) {
    auto choice = scf::IfOp::create(b, b.getI64Type(), isPacked, /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(choice.thenBlock());
      Value entry = firstEntry(tensor.getBlock());
      scf::YieldOp::create(b, arith::MulIOp::create(b, entry, strideT).getResult());
      b.setInsertionPointToStart(choice.elseBlock());
      scf::YieldOp::create(b, arith::MulIOp::create(b, batch, strideB).getResult());
    }
    add(choice.getResult(0));
  } else if (tensor.hasRole({ttt::Role::State, ttt::Role::Final}) && tensor.has(ttt::Axes::B)) {
    bool isRead = tensor.getRole() == ttt::Role::State;
    add(arith::MulIOp::create(b, isRead ? readSlot : writeSlot, strideB));
  } else {
    add(arith::MulIOp::create(b, batch, strideB));
  }
  if (tensor.getColumns() != 0) {
    add(arith::MulIOp::create(b, part, thread.i64(type.getShape().back())));
  }
  Place place{{}, 0, {}, type.getElementType(), {}, type};
  place.pointer = LLVM::GEPOp::create(b, pointer, type.getElementType(), parameters[0], offset);
  // If blocks share a tensor, the first block reads its cotangent, and the others read zeros.
  for (auto [axis, number] : {std::pair(ttt::Axes::B, batch), std::pair(ttt::Axes::H, head)}) {
    if (tensor.getRole() == ttt::Role::Cotangent && !tensor.has(axis)) {
      Value isFirst = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, number, none);
      place.pointer = LLVM::SelectOp::create(b, isFirst, place.pointer, zeros);
    }
  }
  auto [strides, first] = type.getStridesAndOffset();
  for (int64_t stride : strides) {
    place.strides.push_back(ShapedType::isDynamic(stride) ? strideT : thread.i64(stride));
  }
  return place;
}

void KernelFrame::emitPrologue() {
  MLIRContext *context = b.getContext();
  auto pointer = LLVM::LLVMPointerType::get(context, 1);
  unsigned count = thread.func.getNumArguments();
  SmallVector<Type> types;
  for (unsigned i = 0; i < count; ++i) {
    types.append({pointer, b.getI64Type(), b.getI64Type(), b.getI64Type()});
  }
  types.append({b.getI64Type(), pointer, pointer, pointer, pointer, b.getI64Type(), pointer,
                b.getI64Type()});
  b.setInsertionPoint(thread.func);
  std::string name = thread.func.getSymName().str();
  auto kernel = LLVM::LLVMFuncOp::create(
      b, name, LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), types));
  tile::LaunchAttr launch = tile::launchOf(thread.func);
  kernel->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(), b.getUnitAttr());
  kernel->setAttr(NVVM::NVVMDialect::getReqntidAttrName(),
                  b.getDenseI32ArrayAttr({int32_t(launch.getThreads())}));
  // Requires only one block per multiprocessor; otherwise ptxas may spill registers to fit more.
  kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), b.getI32IntegerAttr(1));
  Block *entry = kernel.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  Value number = NVVM::ThreadIdXOp::create(b, b.getI32Type());
  thread.lane = arith::AndIOp::create(b, number, thread.i32(31));
  thread.warp = arith::ShRUIOp::create(b, number, thread.i32(5));
  auto wide = [&](Value number) -> Value {
    return arith::ExtUIOp::create(b, b.getI64Type(), number);
  };
  head = wide(NVVM::BlockIdXOp::create(b, b.getI32Type()));
  batch = wide(NVVM::BlockIdYOp::create(b, b.getI32Type()));
  kernelParameters = entry->getArguments();
  ValueRange rest = kernelParameters.drop_front(4 * count);
  sequences = rest[1];
  zeros = rest[6];
  offsetBytes = rest[7];
  part = wide(NVVM::BlockIdZOp::create(b, b.getI32Type()));
  Value heads = wide(NVVM::GridDimXOp::create(b, b.getI32Type()));
  Value parts = wide(NVVM::GridDimZOp::create(b, b.getI32Type()));
  Value task = arith::AddIOp::create(b, arith::MulIOp::create(b, batch, heads), head);
  Value own = arith::AddIOp::create(b, arith::MulIOp::create(b, task, parts), part);
  workspace = LLVM::GEPOp::create(b, pointer, b.getI8Type(), rest[4],
                                  Value(arith::MulIOp::create(b, own, rest[5])));
  // Read here, once: each is a trip to memory before the first element of an argument.
  isPacked = isGiven(sequences);
  auto choice =
      scf::IfOp::create(b, {b.getI64Type(), b.getI64Type()}, isPacked, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(choice.thenBlock());
    Value own = firstToken(batch);
    Value next = firstToken(arith::AddIOp::create(b, batch, thread.i64(1)));
    scf::YieldOp::create(b, {own, arith::SubIOp::create(b, next, own).getResult()});
    b.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(b, {thread.i64(0), rest[0]});
  }
  first = choice.getResult(0);
  tokens = choice.getResult(1);
  readSlot = slotIn(rest[2]);
  writeSlot = slotIn(rest[3]);
  workspaceEnd = thread.i64(launch.getSpilled());
  // Dynamic shared memory; the launch sets its size.
  if (!thread.module.lookupSymbol(sharedName)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(thread.module.getBody());
    LLVM::GlobalOp::create(b, LLVM::LLVMArrayType::get(b.getI8Type(), 0), /*isConstant=*/false,
                           LLVM::Linkage::External, sharedName, Attribute(), /*alignment=*/128,
                           tile::sharedSpace);
  }
  shared = LLVM::AddressOfOp::create(b, LLVM::LLVMPointerType::get(context, tile::sharedSpace),
                                     sharedName);
  b.setInsertionPoint(LLVM::ReturnOp::create(b, ValueRange()));
}

Value KernelFrame::lengthOf(Value memory) {
  if (ttt::TensorAttr tensor = ttt::tensorOf(memory)) {
    return entriesOf(tokens, tensor.getBlock());
  }
  Operation *op = memory.getDefiningOp();
  if (auto cast = dyn_cast<memref::CastOp>(op)) {
    return lengthOf(cast.getSource());
  }
  return thread.scalar(op->getOperand(0));
}

LogicalResult KernelFrame::allocate(Operation *op) {
  // Emitted before all loops, so that it dominates every use.
  OpBuilder::InsertionGuard guard(b);
  thread.beforeLoops();
  if (auto cast = dyn_cast<memref::CastOp>(op)) {
    Place place = placeOf(cast.getSource());
    place.type = llvm::cast<MemRefType>(cast.getType());
    placeOf(cast.getResult()) = place;
    return success();
  }
  auto type = cast<MemRefType>(op->getResult(0).getType());
  Place place{{}, 0, {}, type.getElementType(), {}, type};
  auto [strides, first] = type.getStridesAndOffset();
  for (int64_t stride : strides) {
    place.strides.push_back(thread.i64(stride));
  }
  if (auto slot = dyn_cast<tile::AllocOp>(op)) {
    if (!slot.getOffset()) {
      return op->emitError("a slot without a place; run tile-place-slots before");
    }
    place.pointer = slot.getSpilled() ? workspace : shared;
    place.bytes = *slot.getOffset();
    if (slot.getBlocked()) {
      int64_t rank = type.getRank();
      auto stage = MemRefType::get(
          type.getShape().take_back(2), type.getElementType(),
          StridedLayoutAttr::get(b.getContext(), 0, ArrayRef(strides).take_back(2)));
      place.block = tile::blockElements(stage);
      place.strides[rank - 2] = thread.i64(tile::blockColumns);
    }
  } else { // a stream that the function allocates: one entry per token, plus one
    int64_t bytes = type.getElementTypeBitWidth() / 8;
    for (int64_t size : type.getShape().drop_front()) {
      bytes *= size;
    }
    place.pointer = LLVM::GEPOp::create(b, workspace.getType(), b.getI8Type(), workspace,
                                        ArrayRef<LLVM::GEPArg>{workspaceEnd});
    Value entries = arith::AddIOp::create(b, tokens, thread.i64(1));
    Value rounded = arith::AddIOp::create(b, arith::MulIOp::create(b, entries, thread.i64(bytes)),
                                          thread.i64(15));
    workspaceEnd =
        arith::AddIOp::create(b, workspaceEnd, arith::AndIOp::create(b, rounded, thread.i64(-16)));
  }
  placeOf(op->getResult(0)) = place;
  return success();
}
