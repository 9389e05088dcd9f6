//===- ScheduleTiles.cpp - The function, rewritten to its layouts ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every op's operands get the layout that it needs: computed again, from a slot, or as they
// are. See the description of tile-assign-layouts.
//
//===----------------------------------------------------------------------===//

#include "Components.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::tile;

namespace {
class Scheduler {
public:
  Scheduler(func::FuncOp func, const Components &components, int64_t warps, FloatType productType)
      : func(func), components(components), warps(warps), productType(productType),
        b(func.getContext()) {}
  LogicalResult run();

private:
  void schedule(Operation *op);
  void scheduleReduce(ReduceOp op, LayoutAttr given);
  void scheduleDot(DotOp op);
  void scheduleColumns(Operation *op);
  void moveResult(Value result, LayoutAttr wanted);
  void maskOperand(DotOp op, unsigned number);

  /// `value` in `layout`.
  Value inLayout(Value value, LayoutAttr layout);
  Value again(Operation *op, LayoutAttr layout);
  /// A tile's memory, its elements rounded to `element`.
  Value slotOf(Value value, Type element);
  Value rounded(Value value, Type element);
  Value alloc(ArrayRef<int64_t> shape, Type element, Location loc);
  Value read(Value slot, RankedTensorType type, Location loc);
  void write(Value value, Value slot, Location loc);
  void insertAfter(Value value);

  LayoutAttr own(Value value) {
    LayoutAttr known = layoutOf(value.getType());
    return known ? known : components.layoutOf(value);
  }

  func::FuncOp func;
  const Components &components;
  int64_t warps;
  FloatType productType;
  OpBuilder b;
  llvm::DenseMap<std::pair<Value, Attribute>, Value> converted;
  llvm::DenseMap<std::pair<Value, Type>, Value> slots;
  llvm::DenseMap<Value, Value> masks; ///< of what a masked operand is made
};
} // namespace

void Scheduler::insertAfter(Value value) {
  // Behind what begins an iteration that was prefetched, and what ends the loop.
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

void Scheduler::write(Value value, Value slot, Location loc) {
  RankedTensorType type = tensorType(value);
  Value zero = type.getRank() ? arith::ConstantIndexOp::create(b, loc, 0).getResult() : Value();
  WriteOp::create(b, loc, value, slot, SmallVector<Value>(type.getRank(), zero), Value(),
                  allAxes(type), DenseI64ArrayAttr());
}

/// An op that costs nothing, once more with its result in `layout`.
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
  if (isFlexible(value) && !layoutOf(value.getType())) {
    result = again(value.getDefiningOp(), layout);
  } else if (isWithinThreads(own(value), layout)) {
    insertAfter(value);
    result = ConvertOp::create(b, value.getLoc(), type, value);
  } else {
    Value slot = slotOf(value, type.getElementType());
    insertAfter(value);
    // Behind the write of the slot.
    for (Operation *user : slot.getUsers()) {
      if (auto fill = dyn_cast<WriteOp>(user)) {
        b.setInsertionPointAfter(fill);
      }
    }
    result = read(slot, type, value.getLoc());
  }
  return converted[{value, layout}] = result;
}

Value Scheduler::rounded(Value value, Type element) {
  RankedTensorType type = tensorType(value);
  if (type.getElementType() == element) {
    return value;
  }
  // What was widened is there in its own width.
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
  Value &slot = slots[{value, element}];
  if (slot) {
    return slot;
  }
  OpBuilder::InsertionGuard guard(b);
  Value made = alloc(tensorType(value).getShape(), element, value.getLoc());
  insertAfter(value);
  write(rounded(value, element), made, value.getLoc());
  return slots[{value, element}] = made;
}

void Scheduler::scheduleReduce(ReduceOp op, LayoutAttr given) {
  Location loc = op.getLoc();
  RankedTensorType out = op.getType();
  SmallVector<unsigned> warpBits = warpsAlong(given, op.getAxes());
  LayoutAttr result = given.drop(op.getAxes());
  if (warpBits.empty()) {
    op.getResult().setType(withLayout(out, result));
    return;
  }
  // Parts: one more axis in front, along the warps.
  int64_t parts = int64_t(1) << warpBits.size(), rank = out.getRank() + 1;
  auto inFront = [&](ArrayRef<int64_t> bits, bool areWarps) {
    SmallVector<int64_t> wide;
    size_t count = out.getRank() ? bits.size() / out.getRank() : 0;
    for (size_t bit = 0; bit < count; ++bit) {
      auto place = llvm::find(warpBits, unsigned(bit));
      bool isPart = areWarps && place != warpBits.end();
      wide.push_back(isPart ? int64_t(1) << (place - warpBits.begin()) : 0);
      llvm::append_range(wide, bits.slice(bit * out.getRank(), out.getRank()));
    }
    return wide;
  };
  SmallVector<int64_t> lanes, threads, registers = inFront(result.getRegisters(), false);
  if (out.getRank()) {
    lanes = inFront(result.getLanes(), false);
    threads = inFront(result.getWarps(), true);
  } else { // a number: the parts are all there is
    lanes.assign(5, 0);
    for (unsigned bit = 0; bit < given.numWarpBits(); ++bit) {
      auto place = llvm::find(warpBits, bit);
      threads.push_back(place == warpBits.end() ? 0 : int64_t(1) << (place - warpBits.begin()));
    }
  }
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> shape{parts};
  llvm::append_range(shape, out.getShape());
  auto partsLayout = LayoutAttr::get(context, registers, lanes, threads, rank);
  auto partsType = RankedTensorType::get(shape, out.getElementType(), partsLayout);
  // Then every warp reads them all.
  SmallVector<int64_t> whole(registers), copies(threads.size(), 0);
  for (int64_t part = 1; part < parts; part *= 2) {
    SmallVector<int64_t> offset(rank, 0);
    offset[0] = part;
    llvm::append_range(whole, offset);
  }
  for (unsigned bit = 0; bit < given.numWarpBits(); ++bit) {
    bool isPart = llvm::is_contained(warpBits, bit);
    for (int64_t axis = 0; axis < rank; ++axis) {
      copies[bit * rank + axis] = isPart ? 0 : threads[bit * rank + axis];
    }
  }
  auto wholeLayout = LayoutAttr::get(context, whole, lanes, copies, rank);
  // Parts as soon as they are known, and read where they are asked for: sums that do not wait for
  // each other then share a barrier.
  insertAfter(op.getInput());
  Value part = ReduceOp::create(b, loc, partsType, op.getKind(), op.getInput(), op.getAxes(),
                                /*parts=*/true);
  Value slot = alloc(shape, out.getElementType(), loc);
  write(part, slot, loc);
  b.setInsertionPoint(op);
  Value all = read(slot, RankedTensorType::get(shape, out.getElementType(), wholeLayout), loc);
  op.getInputMutable().assign(all);
  op.setAxes({0});
  op.getResult().setType(withLayout(out, wholeLayout.drop({0})));
}

/// Zeros where a causal product counts nothing, in the operand that has both axes.
void Scheduler::maskOperand(DotOp op, unsigned number) {
  StringRef axes = number == 0 ? op.lhsAxes() : op.rhsAxes(), causal = *op.getCausal();
  size_t row = axes.find(causal[0]), column = axes.find(causal[1]);
  if (row == StringRef::npos || column == StringRef::npos) {
    return;
  }
  Location loc = op.getLoc();
  Value value = op->getOperand(number);
  value = inLayout(value, own(value));
  RankedTensorType type = tensorType(value);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(value);
  auto numbers = RankedTensorType::get(type.getShape(), b.getI32Type(), type.getEncoding());
  auto predicate = op.getStrict() ? arith::CmpIPredicate::slt : arith::CmpIPredicate::sle;
  Value counts = arith::CmpIOp::create(b, loc, predicate, CoordOp::create(b, loc, numbers, column),
                                       CoordOp::create(b, loc, numbers, row));
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  Value masked = arith::SelectOp::create(b, loc, counts, value, zero);
  masks[masked] = value;
  op->setOperand(number, masked);
}

void Scheduler::scheduleDot(DotOp op) {
  LayoutAttr result = components.layoutOf(op.getResult());
  Type element = productType ? Type(productType) : tensorType(op.getLhs()).getElementType();
  bool tensorCores =
      productType && fragmentsOf(op, result, components.isFlipped(op.getResult())).has_value();
  SmallVector<Value> operands;
  for (unsigned number : {0, 1}) {
    if (tensorCores && op.getCausal()) {
      maskOperand(op, number);
    }
    Value value = op->getOperand(number);
    if (tensorCores && components.isInRegisters(op, number, masks.lookup_or(value, value))) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(op);
      operands.push_back(rounded(value, element));
      continue;
    }
    Value memory = memoryOfOperand(value);
    bool asItIs = memory && cast<MemRefType>(memory.getType()).getElementType() == element;
    operands.push_back(asItIs && !tensorCores ? memory : slotOf(value, element));
  }
  op.getStartMutable().assign(inLayout(op.getStart(), result));
  op->setOperand(0, operands[0]);
  op->setOperand(1, operands[1]);
  op.setTensorCores(tensorCores);
  op.getResult().setType(withLayout(op.getType(), result));
}

/// Users get the layout that their component has.
void Scheduler::moveResult(Value result, LayoutAttr wanted) {
  if (layoutOf(result.getType()) == wanted) {
    return;
  }
  SmallVector<OpOperand *> uses =
      llvm::map_to_vector(result.getUses(), [](OpOperand &use) { return &use; });
  Value moved = inLayout(result, wanted);
  for (OpOperand *use : uses) {
    use->set(moved);
  }
}

/// What goes from token to token is done by one thread for a column.
void Scheduler::scheduleColumns(Operation *op) {
  auto columns = [&](Value value) {
    return makeColumns(op->getContext(), tensorType(value).getShape(), warps);
  };
  for (OpOperand &operand : op->getOpOperands()) {
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
    // Its result where it arises; others are asked for by its users.
    LayoutAttr given = own(reduce.getInput());
    reduce.getInputMutable().assign(inLayout(reduce.getInput(), given));
    LayoutAttr wanted = components.layoutOf(reduce.getResult());
    scheduleReduce(reduce, given);
    moveResult(reduce.getResult(), wanted);
    return;
  }
  if (isa<SolveOp, RecurrenceOp>(op)) {
    return scheduleColumns(op);
  }
  if (auto dot = dyn_cast<DotOp>(op)) {
    return scheduleDot(dot);
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

/// What is read from a stage is read where it is used: until then it takes no registers.
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

LogicalResult Scheduler::run() {
  // Types first: what an op needs is asked of the values around it.
  SmallVector<Operation *> work;
  auto assign = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && !isFlexible(value) &&
        !isa_and_present<ReduceOp, DotOp, SolveOp, RecurrenceOp>(value.getDefiningOp())) {
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
  sinkReads(func);
  func->setAttr("tile.warps", b.getI64IntegerAttr(warps));
  return success();
}

LogicalResult tile::schedule(func::FuncOp func, const Components &components, int64_t warps,
                             FloatType productType) {
  return Scheduler(func, components, warps, productType).run();
}
