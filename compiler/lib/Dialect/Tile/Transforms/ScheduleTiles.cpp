//===- ScheduleTiles.cpp - Rewrites the function to its layouts -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Scheduler.h.
//
//===----------------------------------------------------------------------===//

#include "Scheduler.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;

void Scheduler::insertAfter(Value value) {
  // After the wait and barrier that start a prefetched iteration or follow its loop.
  Operation *op = value.getDefiningOp();
  Block *block = value.getParentBlock();
  Block::iterator place = op ? std::next(op->getIterator()) : block->begin();
  while (isa<WaitOp, BarrierOp>(*place)) {
    ++place;
  }
  b.setInsertionPoint(block, place);
}

Value Scheduler::alloc(ArrayRef<int64_t> shape, Type element, Location loc) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&func.getBody().front());
  return AllocOp::create(b, loc, slotType(shape, element), IntegerAttr(), /*spilled=*/false);
}

Value Scheduler::read(Value slot, RankedTensorType type, Location loc) {
  Value zero = type.getRank() ? arith::ConstantIndexOp::create(b, loc, 0).getResult() : Value();
  return ReadOp::create(b, loc, type, slot, SmallVector<Value>(type.getRank(), zero), Value(),
                        allAxes(type), DenseI64ArrayAttr());
}

WriteOp Scheduler::write(Value value, Value slot, Location loc) {
  RankedTensorType type = tensorType(value);
  Value zero = type.getRank() ? arith::ConstantIndexOp::create(b, loc, 0).getResult() : Value();
  return WriteOp::create(b, loc, value, slot, SmallVector<Value>(type.getRank(), zero), Value(),
                         allAxes(type), DenseI64ArrayAttr());
}

/// Recomputes a flexible op with its result in `layout`.
Value Scheduler::again(Operation *op, LayoutAttr layout) {
  auto type = withLayout(tensorType(op->getResult(0)), layout);
  Value input;
  if (auto repeat = dyn_cast<BroadcastOp>(op)) {
    input = inLayout(repeat.getInput(), layout.drop(repeat.getAxes()));
  } else if (auto turn = dyn_cast<TransposeOp>(op)) {
    // Axis a of the result is axis permutation[a] of the input.
    int64_t rank = layout.getRank();
    auto turned = [&](ArrayRef<int64_t> bits) {
      SmallVector<int64_t> moved(bits.size());
      for (size_t first = 0; first < bits.size(); first += rank) {
        for (auto [axis, from] : llvm::enumerate(turn.getPermutation())) {
          moved[first + from] = bits[first + axis];
        }
      }
      return moved;
    };
    input = inLayout(turn.getInput(),
                     LayoutAttr::get(op->getContext(), turned(layout.getRegisters()),
                                     turned(layout.getLanes()), turned(layout.getWarps()), rank));
  }
  b.setInsertionPointAfter(op);
  if (input && input.getParentBlock() == op->getBlock() && input.getDefiningOp() &&
      op->isBeforeInBlock(input.getDefiningOp())) {
    b.setInsertionPointAfterValue(input);
  }
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    auto elements = cast<DenseElementsAttr>(constant.getValue());
    return arith::ConstantOp::create(b, op->getLoc(), elements.reshape(type));
  }
  Operation *copy = b.clone(*op);
  if (input) {
    copy->setOperand(0, input);
  }
  copy->getResult(0).setType(type);
  return copy->getResult(0);
}

Value Scheduler::inLayout(Value value, LayoutAttr layout) {
  if (layoutOf(value.getType()) == layout) {
    return value;
  }
  Value &known = converted[{value, layout}];
  if (known) {
    return known;
  }
  OpBuilder::InsertionGuard guard(b);
  Value result;
  auto type = withLayout(tensorType(value), layout);
  auto wide = value.getDefiningOp<arith::ExtFOp>();
  if (isFlexible(value) && !layoutOf(value.getType())) {
    result = again(value.getDefiningOp(), layout);
  } else if (wide && isFlexible(wide.getIn()) && wide.getIn().getDefiningOp<ReadOp>()) {
    // Read again and widened, rather than exchanged.
    Value narrow = again(wide.getIn().getDefiningOp(), layout);
    b.setInsertionPointAfterValue(narrow);
    result = arith::ExtFOp::create(b, value.getLoc(), type, narrow);
  } else if (isWithinThreads(own(value), layout) ||
             (type.getElementType().isF32() && isWithinWarps(own(value), layout))) {
    insertAfter(value);
    result = ConvertOp::create(b, value.getLoc(), type, value);
  } else {
    Value slot = slotOf(value, type.getElementType());
    insertAfter(value);
    // After the write of the slot.
    for (Operation *user : slot.getUsers()) {
      if (auto fill = dyn_cast<WriteOp>(user)) {
        b.setInsertionPointAfter(fill);
      }
    }
    result = read(slot, type, value.getLoc());
    moved[result] = value;
  }
  return converted[{value, layout}] = result;
}

Value Scheduler::rounded(Value value, Type element) {
  RankedTensorType type = tensorType(value);
  if (type.getElementType() == element) {
    return value;
  }
  // A widened value is still available in its narrow type.
  if (auto wide = value.getDefiningOp<arith::ExtFOp>()) {
    if (tensorType(wide.getIn()).getElementType() == element) {
      return wide.getIn();
    }
  }
  auto narrow = RankedTensorType::get(type.getShape(), element, type.getEncoding());
  return arith::TruncFOp::create(b, value.getLoc(), narrow, value);
}

Value Scheduler::slotOf(Value value, Type element) {
  if (Value staged = stagedMemory(value, element)) {
    return staged;
  }
  if (isFlexible(value) && !layoutOf(value.getType())) {
    value = inLayout(value, components.layoutOf(value));
  }
  value = moved.lookup_or(value, value); // a second exchange would wait for the first
  Value &slot = slots[{value, element}];
  if (slot) {
    return slot;
  }
  OpBuilder::InsertionGuard guard(b);
  Value made = alloc(tensorType(value).getShape(), element, value.getLoc());
  insertAfter(value);
  exchanges.push_back(write(rounded(value, element), made, value.getLoc()));
  return slots[{value, element}] = made;
}

/// Finds the slots that hold a whole value: if its threads exchange it, they do so through these.
void Scheduler::adoptSlots() {
  func.walk([&](WriteOp write) {
    Value value = write.getValue();
    auto slot = write.getDest().getDefiningOp<AllocOp>();
    bool isWritten = slot && llvm::count_if(slot->getUsers(), [](Operation *user) {
                               return isa<WriteOp, CopyOp, memref::SubViewOp>(user);
                             }) == 1;
    bool isWhole = isWritten && !write.getCount() && !write.getSteps() &&
                   cast<MemRefType>(slot.getType()).getShape() == tensorType(value).getShape() &&
                   write.getAxes() == ArrayRef(allAxes(tensorType(value))) &&
                   llvm::all_of(write.getOffsets(),
                                [](Value offset) { return isConstantIntValue(offset, 0); });
    if (isWhole && !isFlexible(value) && write->getBlock() == value.getParentBlock() &&
        slots.try_emplace({value, tensorType(value).getElementType()}, slot).second) {
      asComputed.insert(write);
    }
  });
}

/// Converts the result for all its users to the layout of their component.
void Scheduler::moveResult(Value result, LayoutAttr wanted) {
  if (layoutOf(result.getType()) == wanted) {
    return;
  }
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : result.getUses()) {
    if (!asComputed.contains(use.getOwner())) {
      uses.push_back(&use);
    }
  }
  Value there = inLayout(result, wanted);
  for (OpOperand *use : uses) {
    use->set(there);
  }
}

/// Schedules ops that are sequential over tokens: one thread computes a column.
void Scheduler::scheduleColumns(Operation *op) {
  auto columns = [&](Value value) {
    return makeColumns(op->getContext(), tensorType(value).getShape(), warps);
  };
  auto recurrence = dyn_cast<RecurrenceOp>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (recurrence && operand.getOperandNumber() >= recurrence.getGates().size()) {
      // A rate scales one column of the coefficients: only the thread of that column needs it.
      int64_t b = tensorType(operand.get()).getDimSize(0);
      LayoutAttr square = makeColumns(op->getContext(), {b, b}, warps);
      operand.set(inLayout(operand.get(), square.drop({0})));
      continue;
    }
    bool isMemory = isa<SolveOp>(op) && operand.getOperandNumber() == 0;
    Value value = operand.get();
    operand.set(isMemory ? slotOf(value, tensorType(value).getElementType())
                         : inLayout(value, columns(value)));
  }
  SmallVector<LayoutAttr> wanted;
  for (Value result : op->getResults()) {
    wanted.push_back(components.layoutOf(result));
    result.setType(withLayout(tensorType(result), columns(result)));
  }
  for (auto [result, layout] : llvm::zip(op->getResults(), wanted)) {
    moveResult(result, layout);
  }
}

void Scheduler::schedule(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op)) {
    return scheduleReduce(reduce);
  }
  if (isa<SolveOp, RecurrenceOp, DecayOp>(op)) {
    return scheduleColumns(op);
  }
  if (auto dot = dyn_cast<DotOp>(op)) {
    return scheduleDot(dot);
  }
  if (asComputed.contains(op)) {
    exchanges.push_back(cast<WriteOp>(op));
    return;
  }
  if (auto write = dyn_cast<WriteOp>(op)) {
    write.getValueMutable().assign(inLayout(write.getValue(), own(write.getValue())));
    return;
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    Value number = extract.getTensor();
    extract.getTensorMutable().assign(inLayout(number, own(number)));
    return;
  }
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    for (OpOperand &init : loop.getInitArgsMutable()) {
      if (isa<RankedTensorType>(init.get().getType())) {
        init.set(inLayout(init.get(), layoutOf(loop.getTiedLoopResult(&init).getType())));
      }
    }
    return;
  }
  if (isa<scf::YieldOp>(op)) {
    for (auto [operand, result] : llvm::zip(op->getOpOperands(), op->getParentOp()->getResults())) {
      if (isa<RankedTensorType>(result.getType())) {
        operand.set(inLayout(operand.get(), layoutOf(result.getType())));
      }
    }
    return;
  }
  if (op->hasTrait<OpTrait::Elementwise>() && op->getNumResults() == 1 &&
      isa<RankedTensorType>(op->getResult(0).getType())) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (isa<RankedTensorType>(operand.get().getType())) {
        operand.set(inLayout(operand.get(), layoutOf(op->getResult(0).getType())));
      }
    }
  }
}

/// Moves reads of stages before their first use, to reduce register pressure.
static void sinkReads(func::FuncOp func) {
  SmallVector<Operation *> late;
  func.walk([&](ReadOp read) {
    if (read.getSource().getDefiningOp<memref::SubViewOp>()) {
      late.push_back(read);
      for (Operation *user : read->getUsers()) {
        if (isa<arith::ExtFOp>(user)) {
          late.push_back(user);
        }
      }
    }
  });
  for (Operation *op : llvm::reverse(late)) {
    Operation *first = nullptr;
    for (Operation *user : op->getUsers()) {
      Operation *here = op->getBlock()->findAncestorOpInBlock(*user);
      first = !first || here->isBeforeInBlock(first) ? here : first;
    }
    if (first) {
      op->moveBefore(first);
    }
  }
}

/// Erases slots that are written only: a result was converted, but each use takes it as computed.
void Scheduler::eraseUnread() {
  func.walk([&](ReadOp read) {
    if (read->use_empty()) {
      read.erase();
    }
  });
  for (AllocOp slot : llvm::make_early_inc_range(func.getOps<AllocOp>())) {
    SmallVector<Operation *> users(slot->getUsers());
    if (!llvm::all_of(users, llvm::IsaPred<WriteOp>)) {
      continue;
    }
    llvm::erase_if(exchanges, [&](WriteOp write) { return llvm::is_contained(users, write); });
    llvm::for_each(users, [](Operation *write) { write->erase(); });
    slot.erase();
  }
}

LogicalResult Scheduler::run() {
  adoptSlots();
  // Types are set first, because the layouts that an op needs depend on the values around it.
  SmallVector<Operation *> work;
  auto assign = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && !isFlexible(value) &&
        !isa_and_present<ReduceOp, DotOp, SolveOp, RecurrenceOp, DecayOp>(value.getDefiningOp())) {
      value.setType(withLayout(type, components.layoutOf(value)));
    }
  };
  func.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != func) {
      work.push_back(op);
    }
    for (Value result : op->getResults()) {
      assign(result);
    }
    for (Region &region : op->getRegions()) {
      for (Value argument : region.getArguments()) {
        assign(argument);
      }
    }
  });
  for (Operation *op : work) {
    b.setInsertionPoint(op);
    schedule(op);
  }
  for (Operation *op : llvm::reverse(work)) {
    if (isOpTriviallyDead(op) || (isa<ReadOp>(op) && op->use_empty())) {
      op->erase();
    }
  }
  eraseUnread();
  sinkReads(func);
  writeTogether();
  return success();
}

LogicalResult tile::schedule(func::FuncOp func, const Components &components, int64_t warps,
                             FloatType productType) {
  return Scheduler(func, components, warps, productType).run();
}
