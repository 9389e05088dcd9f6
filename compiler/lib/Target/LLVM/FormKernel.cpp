//===- FormKernel.cpp - The signature of a kernel ------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Passes.td.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Support/Functions.h"
#include "tttc/Target/LLVM/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

namespace tttc {
#define GEN_PASS_DEF_FORMKERNELPASS
#include "tttc/Target/LLVM/Passes.h.inc"
} // namespace tttc

using namespace mlir;

/// Dense, except that the rows of a stream may have any stride, and those of a block of columns
/// have that of all `columns`.
static MemRefType memoryOf(RankedTensorType type, bool isRows, int64_t offset = 0,
                           int64_t columns = 0) {
  if (!isRows && (columns == 0 || type.getRank() < 2)) {
    return MemRefType::get(type.getShape(), type.getElementType());
  }
  SmallVector<int64_t> strides(type.getRank(), ShapedType::kDynamic);
  int64_t dense = 1;
  for (int64_t axis = type.getRank() - 1; axis >= int64_t(isRows); --axis) {
    strides[axis] = dense;
    dense *= columns != 0 && axis == type.getRank() - 1 ? columns : type.getDimSize(axis);
  }
  auto layout = StridedLayoutAttr::get(type.getContext(), offset, strides);
  return MemRefType::get(type.getShape(), type.getElementType(), layout);
}

static bool isStream(RankedTensorType type) { return type.getRank() > 0 && type.isDynamicDim(0); }

/// The memory of the caller's tensor; null: one without a description.
static MemRefType memoryOf(RankedTensorType type, mlir::ttt::TensorAttr tensor) {
  return memoryOf(type, isStream(type), /*offset=*/0, tensor ? tensor.getColumns() : 0);
}

/// The use of the tensor.empty that a result starts from, traced through loops and destinations;
/// null if it starts from another value. Results of one type may share the op, so the use
/// identifies the start. Destinations of calls are dense, except streams: the result is not traced
/// through them if its memory may have strides.
static OpOperand *findStart(OpOperand &result, bool isDense = true) {
  if (result.get().getDefiningOp<tensor::EmptyOp>()) {
    return &result;
  }
  auto value = dyn_cast<OpResult>(result.get());
  if (!value) {
    return nullptr;
  }
  unsigned number = value.getResultNumber();
  OpOperand *init = nullptr;
  if (auto loop = dyn_cast<scf::ForOp>(value.getOwner())) {
    init = &loop.getInitsMutable()[number];
  } else if (auto op = dyn_cast<DestinationStyleOpInterface>(value.getOwner())) {
    init = op.getDpsInitOperand(number);
  } else if (auto step = dyn_cast<func::CallOp>(value.getOwner());
             step && (isDense || isStream(cast<RankedTensorType>(value.getType())))) {
    // The last arguments are the destinations of the results (ttt-outline-steps).
    init = step.getNumOperands() < step.getNumResults()
               ? nullptr
               : &step->getOpOperand(step.getNumOperands() - step.getNumResults() + number);
  }
  // A destination with other uses is not overwritten: the op works on a copy.
  bool isFree = init && (init->get().getDefiningOp<tensor::EmptyOp>() || init->get().hasOneUse());
  return isFree ? findStart(*init, isDense) : nullptr;
}

/// Returns true if the old value of `place`, or a slice of it, is read after `op`.
static bool isReadAfter(Value place, Operation *op) {
  return llvm::any_of(place.getUsers(), [&](Operation *user) {
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    return (ancestor && op->isBeforeInBlock(ancestor)) ||
           (isa<tensor::ExtractSliceOp>(user) && isReadAfter(user->getResult(0), op));
  });
}

/// Returns true if `value` is `place` with parts overwritten.
static bool updates(Value value, Value place) {
  while (value != place) {
    Operation *op = value.getDefiningOp();
    if (auto insert = dyn_cast_if_present<tensor::InsertSliceOp>(op)) {
      value = insert.getDest();
      // A row copied within the tensor would be read while others are written.
      auto part = insert.getSource().getDefiningOp<tensor::ExtractSliceOp>();
      if (isReadAfter(value, insert) || (part && part.getSource() == value)) {
        return false;
      }
    } else if (auto insert = dyn_cast_if_present<tensor::InsertOp>(op)) {
      value = insert.getDest();
    } else if (auto linalg = dyn_cast_if_present<linalg::ContractOp>(op)) {
      value = linalg.getDpsInits()[0]; // accumulates
      if (isReadAfter(value, linalg) || llvm::is_contained(linalg.getInputs(), value)) {
        return false;
      }
    } else if (auto run = dyn_cast_if_present<DestinationStyleOpInterface>(op);
               run && !isa<linalg::LinalgOp>(op)) {
      value = run.getDpsInitOperand(cast<OpResult>(value).getResultNumber())->get();
      if (isReadAfter(value, run)) {
        return false;
      }
    } else if (auto step = dyn_cast_if_present<func::CallOp>(op)) {
      if (step.getNumOperands() < step.getNumResults()) {
        return false;
      }
      value = step.getOperands().take_back(
          step.getNumResults())[cast<OpResult>(value).getResultNumber()];
      if (isReadAfter(value, step)) {
        return false;
      }
    } else if (auto loop = dyn_cast_if_present<scf::ForOp>(op)) {
      value = loop.getInitArgs()[cast<OpResult>(value).getResultNumber()];
      // A loop whose body also reads its initial value works on a copy.
      auto readsStart = [&](Operation *user) { return loop->isProperAncestor(user); };
      if (llvm::any_of(value.getUsers(), readsStart) || isReadAfter(value, loop)) {
        return false;
      }
    } else {
      return false;
    }
  }
  return true;
}

/// Computes `value` into `place`, the buffer of its previous value.
static Value computedIn(OpBuilder &builder, Value value, Value place) {
  if (!isa<RankedTensorType>(value.getType()) || updates(value, place)) {
    return value;
  }
  // An elementwise update can read the old value and write the new one in the same place.
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  bool fresh = generic && generic->getBlock() == builder.getInsertionBlock() &&
               generic.getNumDpsInits() == 1 &&
               generic.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>() &&
               !isReadAfter(place, generic);
  if (fresh) {
    OpOperand *init = generic.getDpsInitOperand(0);
    for (OpOperand *input : generic.getDpsInputOperands()) {
      if (input->get() == place &&
          generic.getMatchingIndexingMap(input) == generic.getMatchingIndexingMap(init)) {
        generic.getMatchingBlockArgument(input).replaceAllUsesWith(
            generic.getMatchingBlockArgument(init));
        init->set(place);
      }
    }
    if (init->get() == place) {
      return value;
    }
  }
  return linalg::CopyOp::create(builder, value.getLoc(), value, place).getResult(0);
}

/// If carried tensors are permuted, reads all of them before one is written.
static void readBeforeWrites(OpBuilder &builder, MutableArrayRef<OpOperand> operands,
                             ArrayRef<BlockArgument> places) {
  for (auto [operand, place] : llvm::zip(operands, places)) {
    Value value = operand.get();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape() || value == place || !llvm::is_contained(places, value)) {
      continue;
    }
    Value empty =
        tensor::EmptyOp::create(builder, value.getLoc(), type.getShape(), type.getElementType());
    operand.set(linalg::CopyOp::create(builder, value.getLoc(), value, empty).getResult(0));
  }
}

static Value copyOf(OpBuilder &b, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  Value empty = tensor::EmptyOp::create(b, value.getLoc(), type.getShape(), type.getElementType());
  return linalg::CopyOp::create(b, value.getLoc(), value, empty).getResult(0);
}

/// Copies an initial value that a loop carries several times, for all but one of them: each needs
/// a buffer of its own. Constants are copied by bufferization.
static void copySharedInits(scf::ForOp loop) {
  llvm::SmallPtrSet<Value, 8> seen;
  for (OpOperand &init : loop.getInitsMutable()) {
    auto type = dyn_cast<RankedTensorType>(init.get().getType());
    if (type && type.hasStaticShape() && !init.get().getDefiningOp<arith::ConstantOp>() &&
        !seen.insert(init.get()).second) {
      OpBuilder builder(loop);
      init.set(copyOf(builder, init.get()));
    }
  }
}

/// Updates every loop-carried tensor in place, in one buffer.
static void updateInPlace(func::FuncOp func) {
  func.walk([](scf::ForOp loop) {
    copySharedInits(loop);
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    OpBuilder builder(yield);
    readBeforeWrites(builder, yield->getOpOperands(), loop.getRegionIterArgs());
    for (auto [operand, place] : llvm::zip(yield->getOpOperands(), loop.getRegionIterArgs())) {
      operand.set(computedIn(builder, operand.get(), place));
    }
  });
}

/// Forms a step function. It stays a function on tensors, because its callers are; attributes tell
/// bufferization the memory layout of its arguments and the destinations of its results.
static LogicalResult formStep(func::FuncOp func) {
  Operation *ret = func.getBody().front().getTerminator();
  OpBuilder builder(ret);
  unsigned results = ret->getNumOperands();
  if (func.getNumArguments() < results ||
      func.getArgumentTypes().take_back(results) != func.getResultTypes()) {
    return func.emitError("expected a step, whose last arguments have the types of its results, "
                          "found ")
           << func.getFunctionType();
  }
  llvm::SmallBitVector areRows(func.getNumArguments());
  for (auto [i, argument] : llvm::enumerate(func.getArguments())) {
    if (auto type = dyn_cast<RankedTensorType>(argument.getType())) {
      // A stream has the layout of the kernel argument; rows of a stream start at any offset in it.
      bool isRows = bool(func.removeArgAttr(i, mlir::ttt::rowsAttrName));
      areRows[i] = isRows;
      MemRefLayoutAttrInterface layout =
          memoryOf(type, isRows || isStream(type), isRows ? ShapedType::kDynamic : 0).getLayout();
      func.setArgAttr(i, bufferization::BufferizationDialect::kBufferLayoutAttrName, layout);
      // Inputs are not writable: a copy here is cheaper than one in every caller.
      bool isPlace = i + ret->getNumOperands() >= func.getNumArguments();
      func.setArgAttr(i, bufferization::BufferizationDialect::kWritableAttrName,
                      builder.getBoolAttr(isPlace));
    }
  }
  auto places = func.getArguments().take_back(ret->getNumOperands());
  readBeforeWrites(builder, ret->getOpOperands(), places);
  for (auto [operand, place] : llvm::zip(ret->getOpOperands(), places)) {
    // Rows have no previous value, so the tensor they start from can be their destination.
    const bool isDense = !areRows[place.getArgNumber()];
    OpOperand *start = place.use_empty() ? findStart(operand, isDense) : nullptr;
    if (start && start != &operand) {
      start->set(place);
    } else {
      operand.set(computedIn(builder, operand.get(), place));
    }
  }
  return success();
}

/// Streams between loops get the layout of those in the signature, so that a step that updates one
/// needs only one layout.
static void placeStreams(Block &body) {
  for (auto empty : llvm::make_early_inc_range(body.getOps<tensor::EmptyOp>())) {
    RankedTensorType type = empty.getType();
    if (isStream(type) && type.getNumDynamicDims() == 1) {
      OpBuilder builder(empty);
      Location loc = empty.getLoc();
      auto dense = MemRefType::get(type.getShape(), type.getElementType());
      Value memory = memref::AllocOp::create(builder, loc, dense, empty.getDynamicSizes());
      Value rows = memref::CastOp::create(builder, loc, memoryOf(type, /*isRows=*/true), memory);
      empty.replaceAllUsesWith(bufferization::ToTensorOp::create(builder, loc, type, rows,
                                                                 /*restrict=*/true,
                                                                 /*writable=*/true)
                                   .getResult());
      empty.erase();
    }
  }
}

/// The use of an argument that a result starts from, traced through loops that carry it; null if
/// there is none, or if the argument has other uses. A loop updates it in place.
static OpOperand *findCarriedStart(OpOperand &result) {
  auto value = dyn_cast<OpResult>(result.get());
  auto loop = value ? dyn_cast<scf::ForOp>(value.getOwner()) : nullptr;
  if (!loop || !value.hasOneUse()) {
    return nullptr;
  }
  OpOperand &init = loop.getInitsMutable()[value.getResultNumber()];
  if (init.get().getDefiningOp<bufferization::ToTensorOp>()) {
    return init.get().hasOneUse() ? &init : nullptr;
  }
  return findCarriedStart(init);
}

/// Returns true if result `number` is the final value of the state `argument`: the caller may let
/// both share their memory.
static bool isFinalOf(func::FuncOp func, unsigned number, BlockArgument argument) {
  const mlir::ttt::TensorAttr from = mlir::ttt::argumentTensor(func, argument.getArgNumber()),
                              to = mlir::ttt::resultTensor(func, number);
  return from && to && (from.getName().getValue() + "_final").str() == to.getName().getValue();
}

/// The argument whose memory `value` may be: traced through views, and loops that carry it.
static BlockArgument findMemory(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (auto given = dyn_cast<bufferization::ToTensorOp>(op)) {
      return dyn_cast<BlockArgument>(given.getBuffer());
    }
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      value = loop.getInitArgs()[cast<OpResult>(value).getResultNumber()];
    } else if (isa<tensor::ExtractSliceOp, tensor::CastOp, tensor::ExpandShapeOp,
                   tensor::CollapseShapeOp>(op)) {
      value = op->getOperand(0);
    } else {
      break;
    }
  }
  return nullptr;
}

/// Reads all initial states before a final one is written, which may share the memory of its own.
/// Results that are the initial value of another state, or that lie in its memory, are copied; then
/// final states are copied to where they are written, because an op that computes one there would
/// write it while the initial one is read.
static void readBeforeFinals(OpBuilder &b, func::FuncOp func, func::ReturnOp ret) {
  llvm::SmallDenseMap<unsigned, BlockArgument> initial; // of results
  for (BlockArgument argument : func.getArguments().take_front(func.getNumArguments())) {
    for (unsigned i = 0; i < ret.getNumOperands(); ++i) {
      if (isFinalOf(func, i, argument)) {
        initial[i] = argument;
      }
    }
  }
  auto isRead = [](BlockArgument argument) {
    return llvm::any_of(argument.getUsers(), [](Operation *user) {
      return isa<bufferization::ToTensorOp>(user) && !user->use_empty();
    });
  };
  auto isShared = [&](BlockArgument argument) {
    return llvm::any_of(initial, [&](auto &each) { return each.second == argument; });
  };
  for (OpOperand &result : ret->getOpOperands()) {
    BlockArgument memory = findMemory(result.get());
    if (memory && isShared(memory) && initial.lookup(result.getOperandNumber()) != memory) {
      result.set(copyOf(b, result.get()));
    }
  }
  for (OpOperand &result : ret->getOpOperands()) {
    BlockArgument own = initial.lookup(result.getOperandNumber());
    if (own && isRead(own)) {
      result.set(copyOf(b, result.get()));
    }
  }
}

/// Makes a final value that a loop carries from its initial one start in `out`: the initial value
/// is copied there, unless it shares the memory.
static void startInPlace(func::FuncOp func, unsigned number, OpOperand &result, Value out) {
  OpOperand *start = findCarriedStart(result);
  auto given = start ? start->get().getDefiningOp<bufferization::ToTensorOp>() : nullptr;
  auto argument = given ? dyn_cast<BlockArgument>(given.getBuffer()) : nullptr;
  if (!argument || argument.getOwner() != &func.getBody().front() ||
      argument.getType() != out.getType() || !isFinalOf(func, number, argument) ||
      // Steps update dense memory.
      !cast<MemRefType>(out.getType()).getLayout().isIdentity()) {
    return;
  }
  Location loc = given.getLoc();
  OpBuilder b(given->getBlock(), ++given->getIterator());
  Value there = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, argument);
  Value here = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, out);
  Value isApart = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, there, here);
  scf::IfOp::create(b, loc, isApart, [&](OpBuilder &nested, Location at) {
    memref::CopyOp::create(nested, at, argument, out);
    scf::YieldOp::create(nested, at);
  });
  start->set(bufferization::ToTensorOp::create(b, loc, given.getType(), out, /*restrict=*/true,
                                               /*writable=*/true));
  given.erase();
}

namespace {
struct FormKernelPass : tttc::impl::FormKernelPassBase<FormKernelPass> {
  using FormKernelPassBase::FormKernelPassBase;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isDeclaration()) {
      return;
    }
    if (failed(tttc::checkOneBlock(func))) {
      return signalPassFailure();
    }
    Block &body = func.getBody().front();
    auto ret = cast<func::ReturnOp>(body.getTerminator());
    Location loc = func.getLoc();
    for (Type type : func.getResultTypes()) {
      if (!isa<RankedTensorType>(type)) {
        func.emitError("expected tensors, found result type ") << type;
        return signalPassFailure();
      }
    }
    updateInPlace(func);
    if (func.isPrivate()) {
      return failed(formStep(func)) ? signalPassFailure() : void();
    }
    OpBuilder builder = OpBuilder::atBlockBegin(&body);
    for (BlockArgument argument : llvm::to_vector(body.getArguments())) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!type) {
        func.emitError("expected tensors, found argument type ") << argument.getType();
        return signalPassFailure();
      }
      argument.setType(memoryOf(type, mlir::ttt::argumentTensor(func, argument.getArgNumber())));
      auto tensor =
          bufferization::ToTensorOp::create(builder, loc, type, argument, /*restrict=*/true);
      argument.replaceAllUsesExcept(tensor.getResult(), tensor);
    }
    builder.setInsertionPoint(ret);
    SmallVector<BlockArgument> outs;
    for (unsigned i = 0; i < ret.getNumOperands(); ++i) {
      auto type = cast<RankedTensorType>(ret.getOperand(i).getType());
      BlockArgument out = body.addArgument(memoryOf(type, mlir::ttt::resultTensor(func, i)), loc);
      if (isStream(type)) {
        OpOperand *start = findStart(ret->getOpOperand(i));
        if (!start) {
          func.emitError("result ") << i << " is a stream that does not start at tensor.empty";
          return signalPassFailure();
        }
        OpBuilder atStart = OpBuilder::atBlockBegin(&body);
        start->set(bufferization::ToTensorOp::create(atStart, loc, type, out, /*restrict=*/true,
                                                     /*writable=*/true));
      } else {
        startInPlace(func, i, ret->getOpOperand(i), out);
      }
      outs.push_back(out);
    }
    readBeforeFinals(builder, func, ret);
    // Steps work on dense memory: columns of a state are copied to where they are returned, once.
    for (auto [i, out] : llvm::enumerate(outs)) {
      auto type = cast<MemRefType>(out.getType());
      if (!type.getLayout().isIdentity() && type.hasStaticShape()) {
        ret->setOperand(i, copyOf(builder, ret->getOperand(i)));
      }
    }
    for (auto [i, out] : llvm::enumerate(outs)) {
      auto store = bufferization::MaterializeInDestinationOp::create(builder, loc, Type(),
                                                                     ret.getOperand(i), out);
      store.setRestrict(true);
      store.setWritable(true);
    }
    placeStreams(body);
    ret->setOperands({});
    // Names and roles have been read; LLVM knows no such attributes.
    func.removeArgAttrsAttr();
    func.removeResAttrsAttr();
    func.setType(FunctionType::get(&getContext(), body.getArgumentTypes(), {}));
  }
};
} // namespace
